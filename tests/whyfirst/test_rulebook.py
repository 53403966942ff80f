"""The rulebook: every rule has an entry and a text, and each table gets the rules that matter there."""

from __future__ import annotations

import pytest

from festina.kernel.rulebook import PrintedRule, read_rulebook, split_condition
from festina.locales import has, say
from festina.whyfirst.rulebook import VOCABULARY, rulebook, sheet
from festina.whyfirst.table import WhyFirstTable

NUMBERS = [*range(101, 113), 201, *range(301, 305)]
RULES = read_rulebook("festina.whyfirst")


def _ids(whole: bool = False, **options: str) -> list[str]:
    return [rule.id for section in rulebook(WhyFirstTable.of(options), whole) for rule in section.rules]


def test_every_rule_has_an_entry() -> None:
    assert sorted(rule.id for rule in RULES) == [f"WF-{number}" for number in NUMBERS]
    assert set(_ids(whole=True)) == {f"WF-{number}" for number in NUMBERS}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_entries_are_well_formed(rule: object) -> None:
    from festina.kernel.rulebook import Rule

    assert isinstance(rule, Rule)
    assert set(rule.mark.split("/")) <= {"T", "F", "I"}
    assert has(f"whyfirst-section-{rule.section}")
    assert has(f"whyfirst-rule-{rule.number}")
    assert has(f"whyfirst-rule-{rule.number}-note") == (rule.note is not None)
    for condition in (*rule.when, *(rule.note or ())):
        name, values = split_condition(condition)
        assert set(values) <= VOCABULARY[name]


def test_what_is_our_reading_says_so() -> None:
    assert all(rule.note is not None for rule in RULES if "I" in rule.mark)


def test_tables_get_what_matters_there() -> None:
    base = _ids()
    assert "WF-107" in base
    assert not {"WF-201", "WF-301", "WF-304"} & set(base)
    assert "WF-201" in _ids(players="2")
    assert "WF-304" not in _ids(players="2")
    tactical = _ids(players="2", mode="tactical")
    assert {"WF-105", "WF-201", "WF-301", "WF-302", "WF-303", "WF-304"} <= set(tactical)
    assert not {"WF-106", "WF-107"} & set(tactical)


def _printed(id: str, **options: str) -> PrintedRule:
    sections = rulebook(WhyFirstTable.of(options))
    return next(rule for section in sections for rule in section.rules if rule.id == id)


def test_wf_201_leo_is_moved_not_played_on_in_the_tactical_variant() -> None:
    base, tactical = (say(_printed("WF-201", players="2", mode=mode).text) for mode in ("base", "tactical"))
    assert "Cards may be played on him" in base
    assert "played on" not in tactical
    assert "His pawn may be moved" in tactical


def test_taking_a_choice_back_is_our_addition_to_wf_105() -> None:
    rule = _printed("WF-105")
    assert "taken back" not in say(rule.text)
    assert rule.note is not None
    assert say(rule.note) == "Our addition: until the cards are turned up, a choice can be taken back."


@pytest.mark.parametrize("options", [{}, {"players": "2"}, {"mode": "tactical"}, {"deck": "printed-34"}])
def test_every_text_can_be_said(options: dict[str, str]) -> None:
    table = WhyFirstTable.of(options)
    for section in rulebook(table, whole=True):
        assert say(section.title)
        for rule in section.rules:
            assert say(rule.text).endswith(".")
            assert rule.note is None or say(rule.note).endswith(".")
            assert all(say(mark) for mark in rule.origin)
    told = sheet(table)
    assert say(told.source)
    assert sum(told.counts.values()) == told.size
    assert len(told.white_numbers) == (told.size if table.tactical else 0)
    assert all(say(message) for message in told.reconstructed)
