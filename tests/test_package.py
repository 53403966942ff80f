"""The wheel: everything a user needs is in it, the built front end too, so that installing it needs no Node."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel built now."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as packed:
        return set(packed.namelist())


def test_it_holds_every_source_and_data_file(wheel: set[str]) -> None:
    tracked = subprocess.run(["git", "ls-files", "src/festina"], cwd=ROOT, capture_output=True, text=True, check=True)
    wanted = {line.removeprefix("src/") for line in tracked.stdout.splitlines()}
    assert wanted - wheel == set()


def test_it_holds_the_front_end(wheel: set[str]) -> None:
    built = {name.removeprefix("festina/server/static/") for name in wheel if "/static/" in name}
    assert "index.html" in built
    assert any(name.startswith("assets/") and name.endswith(".js") for name in built)
