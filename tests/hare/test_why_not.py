"""Every choice a person could try is explained: the rule's id, and words with the figures that matter."""

from __future__ import annotations

from typing import Any

import pytest

from festina import IllegalMove, new_game

from .helpers import race

THREE = "hare(players=3)"


@pytest.mark.parametrize(
    ("where", "facts", "text", "rule", "figures"),
    [
        ([13, 16, 17], {"carrots": [14, 9, 9]}, ">18", "HT-301", ["15", "1"]),
        ([13, 16, 17], {}, ">16", "HT-302", ["1"]),
        ([13, 16, 17], {}, ">17", "HT-302", ["2"]),
        ([13, 16, 17], {}, ">19", "HT-303", []),
        ([13, 16, 17], {"lettuces": [0, 3, 3]}, ">22", "HT-304", []),
        ([13, 16, 17], {"carrots": [4, 9, 9]}, "-10", "HT-501", ["4"]),
        ([13, 11, 17], {}, "<11", "HT-601", ["1"]),
        ([23, 11, 17], {}, "<15", "HT-601", ["19"]),
        ([63, 16, 17], {"carrots": [50, 9, 9], "lettuces": [0, 3, 3]}, ">64", "HT-850", ["49", "39", "10"]),
        ([63, 16, 17], {"carrots": [5, 9, 9], "lettuces": [2, 3, 3]}, ">64", "HT-850", ["2"]),
        ([10, 16, 17], {"faces": {0: "eat"}}, ">12", "HT-202", []),
        ([10, 16, 17], {"must_leave": [0], "lettuces": [2, 3, 3]}, "eat", "HT-504", []),
        ([13, 16, 17], {}, "restart", "HT-205", []),
    ],
)
def test_the_reason_names_the_rule_and_the_figures(
    where: list[int], facts: dict[str, Any], text: str, rule: str, figures: list[str]
) -> None:
    """How much is missing, who stands there, how many too many."""
    game = race(THREE, where, **facts)
    ((cited, words),) = game.why_not(text)
    assert cited == rule
    assert words
    for figure in figures:
        assert figure in words
    with pytest.raises(IllegalMove) as refused:
        game.play(text)
    assert refused.value.reasons == [(cited, words)]
    assert words in str(refused.value)


def test_a_restart_is_refused_in_words_that_fit_whatever_else_is_due() -> None:
    """HT-205: what is due may be neither a move nor a stay."""
    game = race(THREE, [10, 16, 17], faces={0: "eat"})
    assert game.legal() == ["eat"]
    reasons = {reason.rule: reason.text for reason in game.why_not("restart")}
    assert list(reasons) == ["HT-202", "HT-205"]
    assert "move" not in reasons["HT-205"]
    assert "stay" not in reasons["HT-205"]


@pytest.mark.parametrize(("edition", "nothing"), [("ravensburger-1978", True), ("abacus-2000", False)])
def test_the_answers_to_the_hare_are_named(edition: str, nothing: bool) -> None:
    """HT-702: nothing is an answer in 1978 only."""
    game = race(f"hare(edition={edition},players=3)", [25, 28, 5], pending={"kind": "choice"})
    ((rule, words),) = game.why_not(">28")
    assert rule == "HT-702"
    assert ("do nothing" in words) is nothing
    assert ("do nothing" in str(game.view(0).prompt)) is nothing


def test_closed_and_not_your_turn() -> None:
    """HT-1103, HT-105."""
    game = race("hare(players=3,hare=closed)", [13, 16, 17])
    assert [rule for rule, _ in game.why_not(">14")] == ["HT-1103"]
    ((rule, words),) = game.why_not(">17", seat=2)
    assert rule == "HT-105"
    assert "0" in words


def test_a_legal_action_has_no_reason_against_it() -> None:
    """An empty list."""
    game = new_game(THREE)
    for text in game.legal():
        assert game.why_not(text) == []


@pytest.mark.parametrize("text", [None, 12, b">12", ["eat"]])
def test_what_is_no_text_is_no_action(text: Any) -> None:
    """The id is ``text``."""
    game = new_game(THREE)
    assert [rule for rule, _ in game.why_not(text)] == ["text"]


@pytest.mark.parametrize("seat", [3, -1, "0", 1.0, True])
def test_a_seat_that_does_not_exist_cannot_act(seat: Any) -> None:
    """IllegalMove, and nothing is changed."""
    game = new_game(THREE)
    before = game.facts()
    for ask in (game.legal, lambda s: game.play(">4", s), lambda s: game.why_not(">4", s)):
        with pytest.raises(IllegalMove):
            ask(seat)
    assert game.facts() == before


def test_when_the_race_is_over_everything_is_refused_for_it() -> None:
    """HT-851: seats and chance alike."""
    game = race("hare(players=3,until=winner)", [63, 2, 5], carrots=[5, 9, 9], lettuces=[0, 3, 3])
    game.play(">64")
    asked: list[tuple[str, Any]] = [(">4", 1), ("restart", 0), ("card:show", "chance")]
    for text, seat in asked:
        assert [rule for rule, _ in game.why_not(text, seat=seat)] == ["HT-851"]
        with pytest.raises(IllegalMove) as refused:
            game.play(text, seat=seat)
        assert refused.value.rules == ["HT-851"]
