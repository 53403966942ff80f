"""WF-201, WF-304: Leo, the third at a table for two."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from festina import Game, load_game, new_game

from .helpers import choose, dealt, finish_round, last_choices, only, result, rules_against

HANDS = ("+1 +1 +2 -1 -2", "+3 +3 +2 -1 -2")
TACTICAL = ("+1/1 +1/3 +2/12 -1/2 -2/13", "+3/21 +3/23 +2/14 -1/4 -2/15")
STANDARD = {"-4": 1, "-3": 3, "-2": 4, "-1": 5, "+1": 6, "+2": 5, "+3": 4, "+4": 3, "+5": 1}


def test_wf_201_leo_is_the_last_of_every_list() -> None:
    facts = dealt("whyfirst(players=2)", *HANDS).facts()
    for key in ("pawns", "hands", "chosen", "totals"):
        assert len(facts[key]) == 3
    assert facts["hands"][2] == []
    assert facts["to_act"] == [0, 1]


def test_wf_201_his_card_is_chance_when_everyone_has_chosen() -> None:
    game = dealt("whyfirst(players=2)", *HANDS)
    choose(game, "+1@1", "+3@leo")
    assert game.to_act == ("chance",)
    assert game.facts()["pending"] == {"kind": "leo"}
    left = Counter(STANDARD)
    left.subtract(" ".join(HANDS).split())
    assert game.odds() == {f"leo:{card}": Fraction(count, 22) for card, count in left.items() if count}
    game.play("leo:+4")
    assert game.facts()["pawns"] == [0, 1, 3 + 4]
    assert game.facts()["played"] == ["+1", "+3", "+4"]


def test_wf_201_what_leo_cannot_have() -> None:
    game = dealt("whyfirst(players=2)", "+5 +1 +2 -1 -2", HANDS[1])
    assert rules_against(game, "leo:+1", "chance") == ["WF-105"]  # type: ignore[arg-type]
    choose(game, "+1@1", "+3@leo")
    assert rules_against(game, "leo:+5") == ["WF-201"]
    assert rules_against(game, "leo:+6") == ["WF-201"]
    assert rules_against(game, "leo:+1/3") == ["WF-201"]
    assert rules_against(game, "deal:+1") == ["WF-104"]
    assert rules_against(game, "leo:+9") == ["text"]


def _round(game: Game) -> Game:
    """Play a whole round, whatever comes."""
    while game.facts()["round"] == 1:
        who = game.to_act[0]
        game.play(game.legal(who)[0], who)
    return game


@pytest.mark.parametrize("mode", ["base", "tactical"])
def test_wf_201_four_cards_a_round_and_none_in_the_fifth_trick(mode: str) -> None:
    game = _round(new_game("whyfirst(players=2)", mode=mode, chance="manual"))
    turned = [step.text for step in game.steps if step.text.startswith("leo:")]
    assert len(turned) == 4
    trick = 0
    shown: dict[int, list[int]] = {}
    for event in game.events():
        told = event.as_dict()
        if event.kind == "trick":
            trick = told["trick"]
        elif event.kind == "revealed":
            shown.setdefault(trick, []).append(told["seat"])
    assert shown == {1: [0, 1, 2], 2: [0, 1, 2], 3: [0, 1, 2], 4: [0, 1, 2], 5: [0, 1]}


def test_wf_201_only_at_a_table_for_two() -> None:
    game = new_game("whyfirst(players=3)", seed=1)
    card = game.legal(0)[0].partition("@")[0]
    assert rules_against(game, f"{card}@leo", 0) == ["WF-201"]
    assert rules_against(game, "+6@leo", 0) == ["WF-105", "WF-201"]
    assert len(game.facts()["pawns"]) == 3


def test_wf_201_leo_is_called_leo() -> None:
    game = dealt("whyfirst(players=2)", *HANDS)
    assert "+1@leo" in game.legal(0)
    assert rules_against(game, "+1@2", 0) == ["WF-105"]
    choose(game, "+1@leo", "+3@leo")
    events = game.play("leo:+4")
    told = [str(event.message()) for event in events]
    assert "Seat 0 plays +1 on Leo." in told
    assert "Leo moves +8, from the start to 8." in told


def test_wf_201_leo_scores_and_can_win() -> None:
    game = last_choices([8, 3, 6], "whyfirst(players=2)", round=5, totals=[12, 3, 1])
    finish_round(game)
    events = game.play("leo:-1")
    assert game.facts()["last_round"] == [8, 3, 5]
    assert result(game) == {"places": [None, None, 1], "winners": [2], "totals": [12, 3, 6]}
    assert [event["seat"] for event in only(events, "scored")] == [2]
    assert str(events[-1].message()) == "Leo wins with 6 points, and he was not even there."
    assert load_game(game.record()) == game


def test_wf_304_leos_card_acts_in_order_and_moves_leo() -> None:
    game = dealt("whyfirst(players=2,mode=tactical)", *TACTICAL)
    choose(game, "-2/13", "+3/21")
    events = game.play("leo:+2/16")
    assert game.facts()["pawns"] == [0, 0, 0]
    assert game.to_act == (1,)
    assert only(events, "moved") == []
    events = game.play("move:1")
    assert [(move["by"], move["seat"], move["amount"]) for move in only(events, "moved")] == [(1, 1, 3), (2, 2, 2)]
    assert game.to_act == (0,)
    game.play("move:leo")
    assert game.facts()["pawns"] == [0, 3, 0]
    body = game.record().splitlines()
    assert body[-5:] == ["chance: leo:+2/16", "1: move:1", "#! leo move:leo", "0: move:leo", "end 15"]
    assert load_game(game.record()) == game


def test_wf_304_leo_first_or_last() -> None:
    for card, at_once in (("+5/32", True), ("+1/5", False)):
        game = dealt("whyfirst(players=2,mode=tactical)", *TACTICAL)
        choose(game, "-2/13", "+3/21")
        game.play(f"leo:{card}")
        value = int(card.partition("/")[0])
        assert game.facts()["pawns"][2] == (value if at_once else 0)
        game.play("move:0")
        game.play("move:0")
        assert game.facts()["pawns"][2] == value
        assert game.facts()["trick"] == 2
