"""WF-101, WF-102, WF-103, WF-104: seats, rounds, cards, track, deal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from festina import BadRuleset, games, new_game

from .helpers import RULESETS, choose, dealt, last_choices, only, seen

STANDARD = {"-4": 1, "-3": 3, "-2": 4, "-1": 5, "+1": 6, "+2": 5, "+3": 4, "+4": 3, "+5": 1}
PRINTED = {**STANDARD, "+5": 2, "+6": 1}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_wf_101_seats_and_pawns(players: int) -> None:
    game = new_game("whyfirst", players=players, seed=1)
    assert game.players == players
    assert game.to_act == tuple(range(players))
    assert game.facts()["pawns"] == [0] * (players if players > 2 else 3)


@pytest.mark.parametrize("players", ["1", "7", "0", "two"])
def test_wf_101_no_other_number_of_seats(players: str) -> None:
    with pytest.raises(BadRuleset):
        new_game(f"whyfirst(players={players})")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_wf_101_five_rounds_of_five_tricks(ruleset: str) -> None:
    game, random = new_game(ruleset, seed=3), Random(3)
    while game.to_act:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        game.play(random.choice(game.legal(seat)), seat)
    tricks = [(event["round"], event["trick"]) for event in only(game.events(), "trick")]
    assert tricks == [(round, trick) for round in range(1, 6) for trick in range(1, 6)]
    assert game.facts()["round"] == 5
    assert game.is_over
    assert game.why_not("+1@0", 0) == [("WF-101", "The game is over.")]
    assert game.why_not("move:0") == [("WF-101", "The game is over.")]
    assert game.why_not("deal:+1", "chance") == [("WF-101", "The game is over.")]


@pytest.mark.parametrize(("deck", "counts"), [("standard", STANDARD), ("printed-34", PRINTED)])
def test_wf_102_the_deck(deck: str, counts: dict[str, int]) -> None:
    game = new_game("whyfirst", deck=deck, chance="manual")
    size = sum(counts.values())
    assert size == (32 if deck == "standard" else 34)
    assert game.odds() == {f"deal:{card}": Fraction(count, size) for card, count in counts.items()}


def test_wf_102_the_options_are_listed() -> None:
    options = {option.name: (option.values, option.default) for option in games()["whyfirst"].options}
    assert options == {
        "players": (("2", "3", "4", "5", "6"), "4"),
        "mode": (("base", "tactical"), "base"),
        "deck": (("standard", "printed-34"), "standard"),
    }


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("whyfirst", "whyfirst"),
        ("whyfirst(players=4,mode=base,deck=standard)", "whyfirst"),
        ("whyfirst( mode = tactical , players=5 )", "whyfirst(players=5,mode=tactical)"),
        ("whyfirst(deck=printed-34)", "whyfirst(deck=printed-34)"),
    ],
)
def test_rulesets_have_one_canonical_text(written: str, canonical: str) -> None:
    assert new_game(written).ruleset == canonical


def test_wf_103_the_start_is_0_and_spaces_are_shared() -> None:
    game = dealt("whyfirst(players=3)", "+1 +1 +2 -1 -2", "+1 +1 +2 -1 -2", "+1 +1 +2 -1 -2")
    assert game.facts()["pawns"] == [0, 0, 0]
    choose(game, "+2@0", "+2@1", "+2@2")
    assert game.facts()["pawns"] == [2, 2, 2]
    assert seen(game, None).track.as_dict() == {"lowest": -12, "start": 0, "highest": 16}


def test_wf_104_card_by_card_seat_0_first() -> None:
    game = new_game("whyfirst(players=3)", chance="manual")
    for seat in range(3):
        for number in range(5):
            assert game.to_act == ("chance",)
            hands = [len(hand) for hand in game.facts()["hands"]]
            assert hands == [5] * seat + [number] + [0] * (2 - seat)
            game.play(next(iter(game.odds())))
    assert game.to_act == (0, 1, 2)


def test_wf_104_odds_come_from_what_is_left() -> None:
    game = dealt("whyfirst(players=3)", "+5 -4 +1 +1")
    left = Counter(STANDARD)
    left.subtract(["+5", "-4", "+1", "+1"])
    assert game.odds() == {f"deal:{card}": Fraction(count, 28) for card, count in left.items() if count}
    assert [rule for rule, _ in game.why_not("deal:+5")] == ["WF-104"]
    assert [rule for rule, _ in game.why_not("deal:+6")] == ["WF-104"]
    assert [rule for rule, _ in game.why_not("deal:+3/21")] == ["WF-104"]
    assert [rule for rule, _ in game.why_not("leo:+1")] == ["WF-201"]
    assert [rule for rule, _ in game.why_not("deal:+7")] == ["text"]
    assert [rule for rule, _ in game.why_not("+1@0", 0)] == ["WF-105"]


def test_wf_104_everything_is_shuffled_again_for_the_next_round() -> None:
    game = last_choices([4, 3, 2])
    choose(game, "+1@0", "+1@1", "+1@2")
    facts = game.facts()
    assert (facts["round"], facts["trick"]) == (2, 1)
    assert facts["pawns"] == [0, 0, 0]
    assert facts["hands"] == [[], [], []]
    assert facts["played"] == []
    assert facts["pending"] == {"kind": "deal"}
    assert game.odds() == {f"deal:{card}": Fraction(count, 32) for card, count in STANDARD.items()}
