"""The distributions as users get them: built once per worker (``xdist_group("wheel")`` keeps their tests on one)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .release import ROOT


def build(target: str, folder: Path, source: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or a source distribution from a folder, as ``make dist`` does."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    return subprocess.run(
        command, cwd=source, env=environment or None, capture_output=True, text=True, check=False, timeout=600
    )


def _built(target: str, folder: Path, pattern: str) -> Path:
    done = build(target, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.glob(pattern)
    return file


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _built("wheel", tmp_path_factory.mktemp("wheel"), "*.whl")


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _built("sdist", tmp_path_factory.mktemp("sdist"), "*.tar.gz")
