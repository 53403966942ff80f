"""Start positions: every position of a game can be set up, and what cannot arise is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from festina import BadStart, Game, new_game

from .helpers import RULESETS, cards_for, dealt, position

HANDS = [["+1", "+1", "+2", "-1", "-2"], ["+3", "+3", "+2", "-1", "-2"], ["+4", "+4", "+2", "-1", "-2"]]
SHORT = [hand[:4] for hand in HANDS]
TACTICAL = [
    ["+1/1", "+1/3", "+2/12", "-1/2", "-4/29"],
    ["+3/21", "+3/23", "+2/14", "-1/4", "-2/15"],
    ["+4/28", "+4/30", "+2/16", "-1/6", "-2/17"],
]
REST = [hand[:4] for hand in TACTICAL]
LYING = ["-4/29", "-2/15", "-2/17"]


def _move(*face_up: str | None) -> dict[str, Any]:
    return {"kind": "move", "face_up": list(face_up)}


#: What is wrong, and where, at a table of three: base game.
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"round": 0}, "round"),
    ({"round": 6}, "round"),
    ({"round": True}, "round"),
    ({"trick": 6}, "trick"),
    ({"trick": 2}, "hands[0]"),
    ({"trick": "1"}, "trick"),
    ({"pawns": [0, 0]}, "pawns"),
    ({"pawns": [17, 0, 0]}, "pawns[0]"),
    ({"pawns": [-13, 0, 0]}, "pawns[0]"),
    ({"pawns": [1, 0, 0]}, "pending.kind"),
    ({"pawns": [1, 0, 0], "hands": HANDS}, "pawns[0]"),
    ({"hands": HANDS[:2]}, "hands"),
    ({"hands": [*HANDS[:2], "+4"]}, "hands[2]"),
    ({"hands": [*HANDS[:2], ["+7", "+1", "+1", "+1", "+1"]]}, "hands[2][0]"),
    ({"hands": [*HANDS[:2], ["+3/21", "+1", "+1", "+1", "+1"]]}, "hands[2][0]"),
    ({"hands": [*HANDS[:2], ["+5", "+5", "+1", "+1", "+1"]]}, "hands[2]"),
    ({"hands": [*HANDS[:2], [*HANDS[2], "+4"]]}, "hands[2]"),
    ({"hands": [*HANDS[:2], HANDS[2][:4]]}, "hands[2]"),
    ({"hands": HANDS, "played": ["+1"]}, "played"),
    ({"hands": HANDS, "pending": {"kind": "deal"}}, "pending.kind"),
    ({"hands": [HANDS[0], [], ["+1"]], "pending": {"kind": "deal"}}, "hands[1]"),
    ({"hands": [["+1"], [], []], "pending": {"kind": "deal"}, "played": ["+1"]}, "pending.kind"),
    ({"hands": [["+1"], [], []], "pending": {"kind": "deal"}, "chosen": ["+1@0", None, None]}, "pending.kind"),
    ({"hands": [["+1"], [], []]}, "hands[0]"),
    ({"hands": HANDS, "pending": {"kind": "leo"}}, "pending.kind"),
    ({"hands": HANDS, "pending": {"kind": "nap"}}, "pending.kind"),
    ({"hands": HANDS, "pending": _move(None, None, None)}, "pending.kind"),
    ({"hands": HANDS, "pending": {"kind": "deal", "face_up": []}}, "pending.face_up"),
    ({"hands": HANDS, "pending": []}, "pending"),
    ({"hands": HANDS, "chosen": ["+3@0", None, None]}, "chosen[0]"),
    ({"hands": HANDS, "chosen": ["+1", None, None]}, "chosen[0]"),
    ({"hands": HANDS, "chosen": ["+1@3", None, None]}, "chosen[0]"),
    ({"hands": HANDS, "chosen": ["+1@leo", None, None]}, "chosen[0]"),
    ({"hands": HANDS, "chosen": [5, None, None]}, "chosen[0]"),
    ({"hands": HANDS, "chosen": ["+1@0", "+3@0", "+4@0"]}, "chosen"),
    ({"hands": HANDS, "chosen": [None, None]}, "chosen"),
    ({"totals": [1, 0, 0]}, "totals[0]"),
    ({"totals": [0, 0]}, "totals"),
    ({"round": 2, "totals": [16, 0, 0]}, "totals[0]"),
    ({"round": 2, "totals": [5, 4, 0]}, "totals"),
    ({"round": 2, "totals": [5, 5, 5]}, "totals"),
    ({"round": 2, "totals": [0, 5, 0], "last_round": [8, 6, 3]}, "totals"),
    ({"last_round": [8, 6, 3]}, "last_round"),
    ({"round": 2, "last_round": [8, 6]}, "last_round"),
    ({"round": 2, "last_round": [8, 6, 17]}, "last_round[2]"),
    ({"trick": 2, "hands": SHORT, "played": ["+1", "+2"]}, "played"),
    ({"trick": 2, "hands": SHORT, "played": ["+1", "+2", "+5"], "pawns": [9, 0, 0]}, "pawns[0]"),
    ({"trick": 2, "hands": SHORT, "played": ["+1", "+2", "+5"], "pawns": [8, 1, 0]}, "pawns"),
    ({"trick": 2, "hands": SHORT, "played": ["+1", "+2", "-3"], "pawns": [3, 0, 0]}, "pawns"),
    ({"trick": 5, "hands": [["+1"], ["+1"], ["+1"]], "played": cards_for([0, 0, 0], 12, ["+1"] * 3)}, "trick"),
    ({"trick": 5, "hands": [[], [], []], "played": cards_for([0, 0, 0], 15)}, "trick"),
    ({"ruleset": "whyfirst"}, "ruleset"),
    ({"turn": 1}, ""),
]


@pytest.mark.parametrize(("facts", "where"), REFUSED)
def test_what_cannot_arise_is_refused(facts: dict[str, Any], where: str) -> None:
    with pytest.raises(BadStart) as caught:
        position("whyfirst(players=3)", **facts)
    assert caught.value.where == where
    assert str(caught.value).endswith(".")


TACTICAL_REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"hands": HANDS}, "hands[0][0]"),
    ({"hands": [["+1/2", *TACTICAL[0][1:]], *TACTICAL[1:]]}, "hands[0][0]"),
    ({"hands": [TACTICAL[0], TACTICAL[0], TACTICAL[2]]}, "hands[1]"),
    ({"hands": TACTICAL, "chosen": ["+1/1@0", None, None]}, "chosen[0]"),
    ({"hands": REST, "played": LYING, "pending": _move(None, None, None)}, "pending.face_up"),
    ({"hands": REST, "played": LYING, "pending": _move("-4/29", "-2/15", "+5/32")}, "pending.face_up[2]"),
    ({"hands": REST, "played": LYING, "pending": _move("-4/29", "-2/15", "+1/1")}, "pending.face_up[2]"),
    ({"hands": REST, "played": LYING, "pending": _move("-4/29", "-2/15", "-2/15")}, "pending.face_up[2]"),
    ({"hands": REST, "played": LYING, "pending": _move("-4/29", "-2/15", None)}, "pending.face_up"),
    ({"hands": REST, "played": LYING[:2], "pending": _move("-4/29", "-2/15", None)}, "played"),
    ({"hands": REST, "played": LYING, "chosen": ["+1/1", None, None], "pending": _move(*LYING)}, "chosen"),
    ({"hands": REST, "played": LYING, "pending": _move(*LYING), "pawns": [1, 0, 0]}, "pawns[0]"),
    ({"hands": TACTICAL, "pending": _move(None, None, None)}, "hands[0]"),
]


@pytest.mark.parametrize(("facts", "where"), TACTICAL_REFUSED)
def test_what_cannot_arise_in_the_tactical_variant_is_refused(facts: dict[str, Any], where: str) -> None:
    with pytest.raises(BadStart) as caught:
        position("whyfirst(players=3,mode=tactical)", **facts)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("facts", "where"),
    [
        ({"hands": [*HANDS[:2], ["+1"]]}, "hands[2]"),
        ({"hands": [*HANDS[:2], []], "chosen": ["+1@0", "+3@0", "+1@leo"]}, "chosen[2]"),
        ({"hands": [*HANDS[:2], []], "chosen": ["+1@0", None, None], "pending": {"kind": "leo"}}, "pending.kind"),
        ({"trick": 2, "hands": [*SHORT[:2], []], "played": ["+1", "+2"]}, "played"),
    ],
)
def test_what_leo_cannot_do_is_refused(facts: dict[str, Any], where: str) -> None:
    with pytest.raises(BadStart) as caught:
        position("whyfirst(players=2)", **facts)
    assert caught.value.where == where


def test_leos_card_cannot_rest_on_top_or_lie_in_the_fifth_trick() -> None:
    hands = [*REST[:2], []]
    played = ["-4/29", "-2/15", "+5/32"]
    with pytest.raises(BadStart, match="at once"):
        position("whyfirst(players=2,mode=tactical)", hands=hands, played=played, pending=_move(*played))
    later = [f"{value:+d}/{number}" for number, value in ((3, 1), (2, -1), (5, 1), (4, -1), (7, 1), (6, -1))]
    later += [f"{value:+d}/{number}" for number, value in ((9, 1), (8, -1), (12, 2), (13, -2), (31, 4), (29, -4))]
    lying = ["+3/27", "-3/26"]
    told = {"trick": 5, "hands": [[], [], []], "played": later + lying, "pawns": [0, 0, 0]}
    game = position("whyfirst(players=2,mode=tactical)", **told, pending=_move(*lying, None))
    assert game.to_act == (0,)
    with pytest.raises(BadStart, match="fifth"):
        position("whyfirst(players=2,mode=tactical)", **told, pending=_move("+3/27", None, "-3/26"))


def test_left_out_means_as_in_a_new_game() -> None:
    game = position("whyfirst(players=3)")
    assert game == new_game("whyfirst(players=3)", chance="manual", seed=game.seed)
    game = position("whyfirst(players=3)", round=5, totals=[12, 7, 3])
    assert game.facts()["pending"] == {"kind": "deal"}
    assert game.facts()["round"] == 5
    game = position("whyfirst(players=3)", hands=HANDS)
    assert game.to_act == (0, 1, 2)
    assert game == dealt("whyfirst(players=3)") or game.facts()["trick"] == 1


def test_both_have_chosen_means_leos_card_is_due() -> None:
    game = position("whyfirst(players=2)", hands=[*HANDS[:2], []], chosen=["+1@0", "+3@leo", None])
    assert game.to_act == ("chance",)
    assert all(text.startswith("leo:") for text in game.odds())


def test_the_order_of_cards_does_not_matter() -> None:
    game = position("whyfirst(players=3)", hands=[list(reversed(hand)) for hand in HANDS])
    assert game.facts()["hands"] == [sorted(hand) for hand in HANDS]


def _played_to_the_end(ruleset: str, seed: int) -> Game:
    game, random = new_game(ruleset, seed=seed, chance="manual"), Random(seed)
    while game.to_act:
        who = random.choice(game.to_act)
        game.play(random.choice(game.legal(who)), who)
    return game


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_position_of_a_game_can_be_set_up(ruleset: str) -> None:
    """A whole game, to its last decision: reachable pawns and totals are never taken for impossible."""
    game = _played_to_the_end(ruleset, seed=6)
    again = new_game(ruleset, chance="manual")
    for step in game.steps:
        copy = new_game(ruleset, start=again.facts(), chance="manual")
        assert copy.state.buffer == again.state.buffer
        again.play(step.text, "chance" if step.actor is None else step.actor)
    with pytest.raises(BadStart):
        new_game(ruleset, start=again.facts())


_JUNK: list[Any] = [None, True, -1, 99, 1.5, "", "+1", "x", [], [1], [None], {}, {"kind": "deal"}, [[], [], []]]


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(players=2,mode=tactical)"])
def test_mutated_facts_are_refused_or_make_a_game(ruleset: str) -> None:
    game, random = new_game(ruleset, seed=6), Random(6)
    said: list[str] = []
    for _ in range(40):
        for key in game.facts():
            facts = {**game.facts(), key: random.choice(_JUNK)}
            try:
                assert new_game(ruleset, start=facts, chance="manual").to_act
            except BadStart as problem:
                said.append(str(problem))
        seat = random.choice(game.to_act)
        assert isinstance(seat, int)
        game.play(random.choice(game.legal(seat)), seat)
    assert len(said) > 200
    assert all(words.endswith(".") for words in said)
