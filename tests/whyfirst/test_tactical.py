"""WF-301 to WF-303: the tactical variant."""

from __future__ import annotations

from random import Random

import pytest

from festina import IllegalMove, load_game, new_game
from festina.whyfirst.choices import MoveChoice

from .helpers import choose, dealt, only, position, rules_against, seen

RULESET = "whyfirst(players=3,mode=tactical)"
HANDS = ("+1/1 +1/3 +2/12 -1/2 -4/29", "+3/21 +3/23 +2/14 -1/4 -2/15", "+4/28 +4/30 +2/16 -1/6 -2/17")

#: The value of each white number.
WHITE = {
    **dict.fromkeys((1, 3, 5, 7, 9, 11), 1),
    **dict.fromkeys((2, 4, 6, 8, 10), -1),
    **dict.fromkeys((12, 14, 16, 18, 20), 2),
    **dict.fromkeys((13, 15, 17, 19), -2),
    **dict.fromkeys((21, 23, 25, 27), 3),
    **dict.fromkeys((22, 24, 26), -3),
    **dict.fromkeys((28, 30, 31), 4),
    29: -4,
    32: 5,
}


def test_wf_301_cards_are_laid_down_without_a_target() -> None:
    game = dealt(RULESET, *HANDS)
    assert game.legal(0) == ["+1/1", "-1/2", "+1/3", "+2/12", "-4/29"]
    game.play("+1/3", 0)
    assert game.facts()["chosen"] == ["+1/3", None, None]
    game.retract(0)
    assert game.facts()["chosen"] == [None, None, None]


def test_wf_301_from_the_highest_white_number_down() -> None:
    game = dealt(RULESET, *HANDS)
    choose(game, "-4/29", "-1/4", "+4/30")
    assert game.facts()["pending"] == {"kind": "move", "face_up": ["-4/29", "-1/4", "+4/30"]}
    assert game.facts()["hands"][0] == ["+1/1", "+1/3", "+2/12", "-1/2"]
    assert game.facts()["played"] == ["+4/30", "-1/4", "-4/29"]
    order: list[int | str] = []
    while game.facts()["trick"] == 1:
        order += game.to_act
        game.play("move:1")
    assert order == [2, 0, 1]
    assert game.facts()["pawns"] == [0, 4 - 4 - 1, 0]


def test_wf_301_any_pawn_and_the_same_again() -> None:
    game = dealt(RULESET, *HANDS)
    choose(game, "-4/29", "-1/4", "+4/30")
    assert game.legal() == ["move:0", "move:1", "move:2"]
    assert [game.legal(seat) for seat in (0, 1)] == [[], []]


def test_wf_301_what_belongs_to_which_moment() -> None:
    game = dealt(RULESET, *HANDS)
    assert rules_against(game, "+1@0", 0) == ["WF-301"]
    assert rules_against(game, "+1@leo", 0) == ["WF-201", "WF-301"]
    assert rules_against(game, "move:0", 0) == ["WF-301"]
    assert rules_against(game, "move:leo", 0) == ["WF-201", "WF-301"]
    assert rules_against(game, "+3/21", 0) == ["WF-105"]
    assert rules_against(game, "+3/22", 0) == ["WF-105"]
    assert rules_against(game, "+1/35", 0) == ["text"]
    choose(game, "-4/29", "-1/4", "+4/30")
    assert rules_against(game, "move:0", 0) == ["WF-105"]
    assert rules_against(game, "+1/1", 0) == ["WF-105"]
    assert rules_against(game, "+4/28", 2) == ["WF-301"]
    assert rules_against(game, "move:3", 2) == ["WF-105"]
    assert rules_against(game, "move:leo", 2) == ["WF-201"]
    with pytest.raises(IllegalMove) as caught:
        game.play("move:0", 0)
    assert "Seat 2 moves one now." in str(caught.value)


def test_wf_301_the_base_game_knows_none_of_it() -> None:
    game = new_game("whyfirst(players=3)", seed=2)
    assert rules_against(game, "+3/22", 0) == ["WF-301"]
    assert rules_against(game, "move:1", 0) == ["WF-301"]
    assert rules_against(game, "move:leo", 0) == ["WF-201", "WF-301"]


def test_wf_301_the_last_card_is_laid_by_the_game_and_its_mover_chooses() -> None:
    game, random = new_game(RULESET, seed=5), Random(5)
    while game.facts()["trick"] < 5:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        events = game.play(random.choice(game.legal(seat)), seat)
    shown = [event for event in only(events, "revealed") if event["automatic"]]
    assert [event["seat"] for event in shown] == [0, 1, 2]
    assert [event["to"] for event in shown] == [None, None, None]
    pending = game.facts()["pending"]
    assert pending == {"kind": "move", "face_up": [event["card"] for event in shown]}
    numbers = [int(card.partition("/")[2]) for card in pending["face_up"]]
    assert game.to_act == (numbers.index(max(numbers)),)
    assert game.legal() == ["move:0", "move:1", "move:2"]
    comments = [line for line in game.record().splitlines() if line.startswith("#!")]
    assert comments == [f"#! {event['seat']} {event['card']}" for event in shown]
    assert load_game(game.record()) == game
    while game.facts()["trick"] == 5:
        game.play("move:0")
    assert game.facts()["round"] == 2


def _late(pawns: list[int], played: list[str], face_up: list[str | None]) -> dict[str, object]:
    return {
        "trick": 5,
        "pawns": pawns,
        "hands": [[], [], []],
        "played": played,
        "pending": {"kind": "move", "face_up": face_up},
    }


def test_wf_302_each_single_move_stops_at_the_ends() -> None:
    used = ["+4/31", "+4/30", "+4/28", "+3/27", "+1/3", "-1/2", "+1/5", "-1/4", "+1/7", "-1/6", "+1/9", "-1/8"]
    lying = ["+5/32", "-4/29", "+1/1"]
    game = position(RULESET, **_late([15, 0, 0], used + lying, list(lying)))
    game.play("move:0")
    assert game.facts()["pawns"] == [16, 0, 0]
    game.play("move:0")
    assert game.facts()["pawns"] == [12, 0, 0]  # in the base game +5 and -4 together would give 16
    game.play("move:1")
    assert game.facts()["last_round"] == [12, 1, 0]
    assert game.facts()["totals"] == [0, 1, 0]


def test_wf_302_a_move_into_the_wall_is_a_move() -> None:
    used = ["+5/32", "+4/31", "+4/30", "+4/28", "-4/29", "+3/27", "-3/26", "+3/25", "-3/24", "+3/23", "+2/20", "-2/19"]
    facts = _late([16, 0, 0], [*used, "+2/18", "+2/16", "-2/17"], ["+2/18", "+2/16", "-2/17"])
    game = position(RULESET, **facts)
    choice = seen(game, 0).choices[0]
    assert isinstance(choice, MoveChoice)
    assert (choice.action, choice.space, choice.stopped) == ("move:0", 16, True)
    events = game.play("move:0")
    assert only(events, "moved")[0]["stopped"]
    assert game.facts()["pawns"] == [16, 0, 0]
    assert game.to_act == (2,)
    game.play("move:0")
    assert game.facts()["pawns"] == [14, 0, 0]  # from 16: what went into the wall is lost, card by card
    game.play("move:0")
    assert game.facts()["last_round"] == [16, 0, 0]


def test_wf_303_every_card_has_its_white_number() -> None:
    game = new_game("whyfirst(mode=tactical)", chance="manual")
    assert list(game.odds()) == [f"deal:{value:+d}/{number}" for number, value in sorted(WHITE.items())]
    printed = new_game("whyfirst(mode=tactical,deck=printed-34)", chance="manual")
    assert list(printed.odds()) == [*game.odds(), "deal:+5/33", "deal:+6/34"]


def test_wf_303_in_the_base_game_cards_of_one_value_are_the_same() -> None:
    game = dealt("whyfirst(players=3)", "+1 +1 +1 -1 -1", "+1 +1 +2 -1 -1", "+2 +2 +2 +2 -1")
    assert game.legal(0) == ["-1@0", "-1@1", "-1@2", "+1@0", "+1@1", "+1@2"]
