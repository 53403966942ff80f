"""The third game keeps the contract: the same suite that the games of the house go through."""

from __future__ import annotations

import re
import tomllib
from configparser import ConfigParser
from pathlib import Path

from .installed import DISTRIBUTION, run

CONTRACT = {file.name for file in (Path(__file__).parent.parent / "contract").glob("test_*.py")}
#: Tests of one game of the house, which have nothing to say about others.
_NOT_GENERAL = {"test_hare_race.py"}


def _passed(*arguments: str) -> list[str]:
    """Run tests where the game is installed; the names of the files, once for each test that passed."""
    done = run("-m", "pytest", "-v", "-p", "no:cacheprovider", "-n", "0", *arguments, seconds=900)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return re.findall(r"(test_\w+\.py)::\S.* PASSED", done.stdout)


def test_its_own_tests_pass() -> None:
    assert len(_passed(str(DISTRIBUTION / "tests"))) > 10


def test_the_contract_suite() -> None:
    """Every test that is made for each table or each game runs for the third one's, too."""
    # Those of test_properties.py draw a game themselves.
    passed = _passed("tests/contract", "-k", "snails or test_properties")
    assert CONTRACT - set(passed) == _NOT_GENERAL
    assert len(passed) > 200


def test_what_is_installed_is_what_the_project_declares() -> None:
    project = tomllib.loads((DISTRIBUTION / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = ConfigParser(delimiters="=")
    installed.read(DISTRIBUTION / "snails-1.0.dist-info" / "entry_points.txt")
    assert {group: dict(installed[group]) for group in installed.sections()} == project["entry-points"]
