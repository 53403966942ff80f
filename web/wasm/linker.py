"""LLD, which makes a module of LLVM's object file: the wheel ``ziglang`` brings it, from PyPI."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from typing import Final

from .sources import ROOT

_OWN: Final = ROOT / ".lld"


def linker_paths() -> list[str]:
    """Where Python finds the linker, if it is not installed: fetched from PyPI, once, into ``.lld/``."""
    if find_spec("ziglang") is not None:
        return []
    if not (_OWN / "ziglang").is_dir():
        print("Fetching the WebAssembly linker from PyPI", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
        lock = ROOT / "requirements-wasm.lock"
        done = subprocess.run([*pip, "--target", str(_OWN), "--require-hashes", "-r", str(lock)], check=False)
        if done.returncode:
            raise SystemExit("the WebAssembly linker (ziglang) could not be fetched from PyPI")
    return [str(_OWN)]
