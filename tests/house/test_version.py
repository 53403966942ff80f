"""One version number: the package, its metadata, the server's description and the changelog name the same."""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import festina

from .release import ROOT, disagreements, newest_heading


def test_it_is_declared_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/festina/__init__.py"


def test_the_installed_metadata_names_it() -> None:
    assert version("festina") == festina.__version__, "make install-dev renews what is installed"


def test_the_description_of_the_server_names_it(tmp_path: Path) -> None:
    from festina.server.app import create_app
    from festina.server.http.openapi import describe_api
    from festina.server.settings import read_settings

    app = create_app(read_settings(database=f"sqlite:///{tmp_path}/version.db"))
    assert describe_api(app.routes)["info"]["version"] == festina.__version__


def test_the_changelog_is_about_it() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert newest_heading(changelog)[0] == festina.__version__


RELEASED = "# Changelog\n\n## [1.2.0] - 2027-01-31\n\n### Added\n\n## [1.1.0] - 2026-12-24\n"


@pytest.mark.parametrize(
    ("tag", "version", "changelog", "expected"),
    [
        ("v1.3.0", "1.2.0", RELEASED, "the tag is v1.3.0"),
        ("1.2.0", "1.2.0", RELEASED, "the tag is 1.2.0"),
        ("", "1.2.0", RELEASED, "the tag is missing"),
        ("v1.3.0", "1.3.0", RELEASED, "is for 1.2.0, not for 1.3.0"),
        ("v1.2.0", "1.2.0", RELEASED.replace("2027-01-31", "unreleased"), "no date yet"),
    ],
)
def test_a_tag_that_does_not_fit_is_not_released(tag: str, version: str, changelog: str, expected: str) -> None:
    problems = disagreements(tag, version, changelog, [])
    assert [problem for problem in problems if expected in problem] != []


@pytest.mark.parametrize("heading", ["## [Unreleased]", "## 1.2.0", "## [1.2.0] - soon", ""])
def test_a_heading_without_version_or_date_is_refused_in_words(heading: str) -> None:
    with pytest.raises(ValueError, match="not of the form"):
        newest_heading(f"# Changelog\n\n{heading}\n")
