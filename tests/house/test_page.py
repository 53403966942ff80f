"""Whether the built page is current is decided by what it was built from."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from .release import ROOT

_BUILD = runpy.run_path(str(ROOT / "web" / "build.py"))
_STAMP: str = _BUILD["STAMP"]
_fingerprint: Callable[[Path], str] = _BUILD["fingerprint"]
_is_current: Callable[[Path, Path], bool] = _BUILD["is_current"]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A front end with a few sources, and things that are none."""
    folder = tmp_path / "web"
    for name in ("index.html", "package-lock.json", "src/main.ts", "src/lib/a.ts", "README.md", "build.py"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    for name in ("node_modules/svelte/index.js", "tests/a.test.ts"):
        file = folder / name
        file.parent.mkdir(parents=True)
        file.write_text(name)
    return folder


@pytest.fixture
def static(web: Path, tmp_path: Path) -> Path:
    """A page built from them."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("built")
    (folder / _STAMP).write_text(f"{_fingerprint(web)}\n")
    return folder


def test_a_page_is_current_until_a_source_changes(web: Path, static: Path) -> None:
    assert _is_current(web, static)
    (web / "src" / "lib" / "a.ts").write_text("other")
    assert not _is_current(web, static)


@pytest.mark.parametrize("change", ["added", "removed", "renamed", "dependency"])
def test_what_makes_a_page_stale(web: Path, static: Path, change: str) -> None:
    source = web / "src" / "lib" / "a.ts"
    if change == "added":
        (web / "public").mkdir()
        (web / "public" / "icon.svg").write_text("")
    elif change == "removed":
        source.unlink()
    elif change == "renamed":
        source.rename(source.with_name("b.ts"))
    else:
        (web / "package-lock.json").write_text("newer")
    assert not _is_current(web, static)


@pytest.mark.parametrize("name", ["README.md", "build.py", "node_modules/svelte/index.js", "tests/a.test.ts"])
def test_what_does_not_go_into_the_page_does_not_count(web: Path, static: Path, name: str) -> None:
    (web / name).write_text("other")
    assert _is_current(web, static)


@pytest.mark.parametrize("missing", ["index.html", _STAMP])
def test_a_page_that_is_not_whole_is_not_current(web: Path, static: Path, missing: str) -> None:
    (static / missing).unlink()
    assert not _is_current(web, static)


def test_whoever_plays_from_a_checkout_gets_the_pack_too() -> None:
    """Behind the running server, after the modules that are part of it."""
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nplay:")[2].partition("\n\n")[0]
    assert re.search(r"-m web\.wasm --beside && \S+ -m web\.pack --beside", recipe)
