"""Texts of actions and outcomes: one for each, and nothing else is read as one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festina import IllegalMove, new_game

from .helpers import RULESETS, rules_against

_PIECES = st.sampled_from(
    ["+", "-", "@", "/", ":", "0", "1", "2", "3", "5", "6", "22", "34", "leo", "move", "deal", "?", " ", "٣", "−", "x"]
)


@given(pieces=st.lists(_PIECES, max_size=6), ruleset=st.sampled_from(RULESETS))
def test_a_text_is_legal_or_has_reasons(pieces: list[str], ruleset: str) -> None:
    text = "".join(pieces)
    game = new_game(ruleset, seed=1)
    before = game.record()
    for seat in (0, 1):
        reasons = game.why_not(text, seat)
        assert bool(reasons) == (text not in game.legal(seat))
        assert all(words.endswith(".") and "{" not in words for _, words in reasons)
        if reasons:
            with pytest.raises(IllegalMove):
                game.play(text, seat)
    with pytest.raises(IllegalMove):
        game.play(text, "chance")
    assert game.record() == before


@given(pieces=st.lists(_PIECES, max_size=6), ruleset=st.sampled_from(RULESETS))
def test_an_outcome_can_come_or_has_reasons(pieces: list[str], ruleset: str) -> None:
    text = "".join(["deal:", *pieces])
    game = new_game(ruleset, seed=1, chance="manual")
    assert bool(game.why_not(text)) == (text not in game.odds())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_texts_round_trip(ruleset: str) -> None:
    """What ``legal`` lists is what steps are written as, from the first deal to the last card."""
    game, random = new_game(ruleset, seed=2, chance="manual"), Random(2)
    while game.to_act:
        who = random.choice(game.to_act)
        text = random.choice(game.legal(who))
        game.play(text, who)
        assert game.steps[-1].text == text


def test_two_causes_of_one_rule_are_one_reason() -> None:
    game = new_game("whyfirst(players=3)", seed=2)
    ((rule, words),) = game.why_not("+6@5", 0)
    assert rule == "WF-105"
    assert words == "No such card is in this hand. There is no such seat here: seats are numbered from 0 to 2."
    assert rules_against(game, "+6@leo", 0) == ["WF-105", "WF-201"]


def test_what_is_no_action_is_told_what_one_looks_like() -> None:
    assert "“+3@2”" in new_game("whyfirst", seed=1).why_not("+3", 0)[0][1]
    assert "“move:2”" in new_game("whyfirst(mode=tactical)", seed=1).why_not("+3", 0)[0][1]
    assert "“leo:-1”" in new_game("whyfirst", seed=1, chance="manual").why_not("roll")[0][1]
