"""The public CI runs what a developer runs: targets of the Makefile, on the Pythons that the package promises."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from .makefile import targets, variable
from .release import ROOT

#: A workflow as YAML has it; what is asked of it below is checked by the asking.
Workflow = dict[Any, Any]

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
every_workflow = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
#: What a job may do before ``make``.
_SETUP = ('git config --global --add safe.directory "$GITHUB_WORKSPACE"',)
_ACTION = re.compile(r"^[\w-]+/[\w-]+@(?:v\d+|release/v\d+)$")


def _read(file: Path) -> Workflow:
    text = file.read_text(encoding="utf-8")
    read: Workflow = yaml.safe_load(text)
    return read


def _steps(workflow: Workflow) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job.get("steps", ())


def _promised() -> list[str]:
    """The Pythons of the classifiers, oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in project["classifiers"]]
    versions = [match[1] for match in found if match]
    assert project["requires-python"] == f">={versions[0]}"
    return versions


@every_workflow
def test_commands_are_targets_of_the_makefile(file: Path) -> None:
    commands = [line for step in _steps(_read(file)) for line in step.get("run", "").splitlines() if line.strip()]
    for command in commands:
        if command not in _SETUP:
            words = command.split()
            assert words[0] == "make", command
            assert words[1] in targets(), command


@every_workflow
def test_actions_are_pinned_by_major_version(file: Path) -> None:
    used = [step["uses"] for step in _steps(_read(file)) if "uses" in step]
    assert used
    assert [action for action in used if not _ACTION.match(action)] == []


@every_workflow
def test_nobody_may_write_unless_said(file: Path) -> None:
    workflow = _read(file)
    assert workflow["permissions"] == {"contents": "read"}
    granted = {name: job["permissions"] for name, job in workflow["jobs"].items() if "permissions" in job}
    assert granted == ({"publish": {"id-token": "write"}} if file.stem == "release" else {})


def test_the_pythons_are_those_of_the_package() -> None:
    jobs = _read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]
    promised = _promised()
    assert jobs["library"]["strategy"]["matrix"]["python"] == promised
    assert jobs["test"]["strategy"]["matrix"]["python"] == [promised[0], promised[-1]]
    assert (variable("OLDEST_PYTHON"), variable("NEWEST_PYTHON")) == (promised[0], promised[-1])


def test_the_library_is_tested_on_every_system() -> None:
    systems = _read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["library"]["strategy"]["matrix"]["system"]
    assert {system.split("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}


def test_the_tests_of_the_library_exist() -> None:
    written = (ROOT / "Makefile").read_text(encoding="utf-8")
    ignored = re.search(r"addprefix --ignore=(\S+),([^)]*)\)", written)
    assert ignored is not None
    named = [*variable("LIBRARY_TESTS").split(), *(f"{ignored[1]}{name}" for name in ignored[2].split())]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_a_release_is_checked_before_it_is_published() -> None:
    release = _read(ROOT / ".github" / "workflows" / "release.yml")
    assert release[True]["push"]["tags"] == ["v*"]  # YAML reads the key ``on`` as a truth value
    assert set(release["jobs"]["publish"]["needs"]) == {"ci", "build"}
    commands = [step["run"] for step in release["jobs"]["build"]["steps"] if "run" in step]
    assert [command.split()[1] for command in commands] == ["dist", "check-release"]


def test_the_templates_of_issues_ask_for_what_helps() -> None:
    folder = ROOT / ".github" / "ISSUE_TEMPLATE"
    forms = {file.stem: yaml.safe_load(file.read_text(encoding="utf-8")) for file in folder.glob("*.yml")}
    asked = {name: {field["id"] for field in form["body"]} for name, form in forms.items() if name != "config"}
    assert "record" in asked["bug"]
    assert {"rule", "ruleset"} <= asked["rules"]
    assert set(asked) == {"bug", "rules", "idea"}
