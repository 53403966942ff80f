"""``grep HT-503`` tells the story: every rule is cited where it is kept and named where it is tested."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.rule_ids import RULES

ROOT = Path(__file__).resolve().parent.parent
_CITED = re.compile(r"\b(?:HT|WF)-\d+\b(?!\{)")
_RULES = [(game, rule) for game, rules in RULES.items() for rule in rules]


@cache
def _cited_in(folder: Path) -> dict[str, set[str]]:
    """The rules that files below a folder cite, and where."""
    found: dict[str, set[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        if file.name not in ("rule_ids.py", "test_rules_cited.py"):
            for rule in _CITED.findall(file.read_text(encoding="utf-8")):
                found.setdefault(rule, set()).add(str(file.relative_to(ROOT)))
    return found


@pytest.mark.parametrize(("game", "rule"), _RULES)
def test_cited_in_the_code(game: str, rule: str) -> None:
    assert rule in _cited_in(ROOT / "src/festina" / game), f"no file of {game} says that it keeps {rule}"


@pytest.mark.parametrize(("game", "rule"), _RULES)
def test_named_in_a_test(game: str, rule: str) -> None:
    assert rule in _cited_in(ROOT / "tests"), f"no test of {game} names {rule}"


@pytest.mark.parametrize("place", ["src/festina", "tests"])
def test_nobody_cites_a_rule_that_does_not_exist(place: str) -> None:
    known = {rule for _, rule in _RULES}
    unknown = {rule: sorted(files) for rule, files in _cited_in(ROOT / place).items() if rule not in known}
    assert unknown == {}
