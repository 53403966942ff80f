"""The locks belong to pyproject.toml as it is, and name no place to fetch from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from .release import ROOT

LOCKS = sorted(ROOT.glob("requirements*.lock"))
_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==", re.MULTILINE)
_NAME = re.compile(r"^[A-Za-z0-9._-]+")


def _pinned(lock: str) -> set[str]:
    return {_plain(name) for name in _PIN.findall((ROOT / lock).read_text(encoding="utf-8"))}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _named(requirements: list[str]) -> set[str]:
    names = set()
    for requirement in requirements:
        found = _NAME.match(requirement)
        assert found is not None, requirement
        names.add(_plain(found[0]))
    return names - {"festina"}


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])
def test_a_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_everything_needed_is_locked_where_it_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    core = _named(project["project"]["dependencies"])
    extras = {name: _named(items) for name, items in project["project"]["optional-dependencies"].items()}
    build = _named(project["build-system"]["requires"])
    missing = {
        "requirements.lock": (core | extras["server"] | extras["lab"]) - _pinned("requirements.lock"),
        "requirements-build.lock": build - _pinned("requirements-build.lock"),
        "requirements-library.lock": (core | extras["test"] | build) - _pinned("requirements-library.lock"),
        "requirements-dev.lock": (core | build | set().union(*extras.values())) - _pinned("requirements-dev.lock"),
    }
    assert {lock: names for lock, names in missing.items() if names} == {}, "make lock"


def test_the_core_and_its_tests_bring_nothing_of_the_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    assert _pinned("requirements-library.lock") & _named(extras["server"] + extras["lab"]) == set()
    assert _pinned("requirements.lock") & _named(extras["test"] + ["hatchling"]) == set()
