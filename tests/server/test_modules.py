"""Modules for devices: only those are offered that are made of this server's own rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from festina.server.build import PACKAGE
from festina.server.modules import DEVICE, manifest, own_sources

from .client import Person

FILES = {"module": "hare-1.wasm", "weights": "hare-1.weights", "sources": "1"}
OWN = {"kernel/log.py": "aa", "hare/codes.py": "bb", "hare/view.py": "cc"}


def _offered(folder: Path, made_of: dict[str, dict[str, str]]) -> list[str]:
    told = {"games": {"hare": FILES, "whyfirst": FILES}, "made_of": made_of}
    (folder / "manifest.json").write_text(json.dumps(told), encoding="utf-8")
    found = manifest(folder, OWN)
    assert found is not None
    return sorted(found.games)


def test_a_module_of_other_rules_is_not_offered(tmp_path: Path) -> None:
    same = {"kernel/log.py": "aa"}
    assert _offered(tmp_path, {"hare": {**same, "hare/codes.py": "bb"}, "whyfirst": same}) == ["hare", "whyfirst"]
    assert _offered(tmp_path, {"hare": {**same, "hare/codes.py": "older"}, "whyfirst": same}) == ["whyfirst"]
    assert _offered(tmp_path, {"hare": {**same, "hare/gone.py": "dd"}, "whyfirst": same}) == ["whyfirst"]


def test_a_module_of_which_nobody_says_what_it_is_made_of_is_not_offered(tmp_path: Path) -> None:
    assert _offered(tmp_path, {"whyfirst": {}}) == []


@pytest.mark.parametrize("content", [None, "{"])
def test_without_a_list_there_are_none(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "manifest.json").write_text(content, encoding="utf-8")
    assert manifest(tmp_path, OWN) is None


def test_the_sources_of_a_server_are_those_of_its_package() -> None:
    assert "kernel/random.py" in own_sources()
    assert all((PACKAGE / name).is_file() for name in own_sources())


def test_the_server_offers_what_is_built(person: Callable[..., Person]) -> None:
    if not (DEVICE / "manifest.json").is_file():
        pytest.skip("no modules are built: make wasm")
    answer = person().http.get("/device/manifest.json")
    assert answer.headers["cache-control"] == "no-cache"
    built = json.loads((DEVICE / "manifest.json").read_bytes())
    assert answer.json() == {"games": built["games"]}
