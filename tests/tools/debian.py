"""Programs from Debian's packages for the tests: installed where that is allowed, named where it is not."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: What invoke-rc.d asks before it starts a service; 101 means no.
_POLICY = Path("/usr/sbin/policy-rc.d")


class Missing(Exception):
    """A program is not there and cannot be installed; the message names the command."""


def program(name: str, package: str) -> str:
    """A program's file; its package is installed if it is missing (Missing)."""
    found = shutil.which(name)
    if found:
        return found
    install = ["apt-get", "install", "-y", "--no-install-recommends", package]
    wanted = f"{name} is not installed. Install it with:  sudo {' '.join(install)}"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Missing(wanted)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    lock = ["-o", "DPkg::Lock::Timeout=300"]
    subprocess.run(["apt-get", *lock, "update", "-qq"], env=environment, check=False)
    with nothing_started():
        done = subprocess.run([install[0], *lock, *install[1:], "-qq"], env=environment, check=False)
    found = shutil.which(name)
    if done.returncode or not found:
        raise Missing(wanted)
    return found


@contextmanager
def nothing_started() -> Iterator[None]:
    """Packages are installed without their services being started."""
    if _POLICY.exists():
        yield
        return
    _POLICY.write_text("#!/bin/sh\nexit 101\n")
    _POLICY.chmod(0o755)
    try:
        yield
    finally:
        _POLICY.unlink()
