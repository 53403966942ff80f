"""Exact counts: how many ways there are to deal and to choose, against closed formulas."""

from __future__ import annotations

from fractions import Fraction
from math import factorial, prod

import pytest

from festina import Game, new_game

from .helpers import dealt, position

STANDARD = (1, 3, 4, 5, 6, 5, 4, 3, 1)
PRINTED = (*STANDARD[:-1], 2, 1)


def leaves(game: Game, depth: int) -> int:
    """The number of ways to go on for ``depth`` steps, seats choosing in ascending order."""
    if depth == 0 or not game.to_act:
        return 1
    who = game.to_act[0]
    total = 0
    for text in game.legal(who):
        before = len(game.steps)
        game.play(text, who)
        total += leaves(game, depth - 1)
        game.undo() if before and game.steps[-1].actor is not None else _step_back(game, before)
    return total


def _step_back(game: Game, steps: int) -> None:
    game._back_to(steps)


def sequences(copies: tuple[int, ...], length: int) -> int:
    """How many sequences of that length a multiset of cards gives: the exponential generating function."""
    series = [Fraction(1)] + [Fraction(0)] * length
    for count in copies:
        term = [Fraction(1, factorial(n)) if n <= count else Fraction(0) for n in range(length + 1)]
        series = [sum((series[i] * term[n - i] for i in range(n + 1)), Fraction(0)) for n in range(length + 1)]
    return int(series[length] * factorial(length))


@pytest.mark.parametrize(("deck", "copies"), [("standard", STANDARD), ("printed-34", PRINTED)])
def test_wf_104_the_ways_to_deal(deck: str, copies: tuple[int, ...]) -> None:
    game = new_game("whyfirst", deck=deck, chance="manual")
    assert [leaves(game, depth) for depth in range(4)] == [sequences(copies, depth) for depth in range(4)]


def test_wf_303_the_ways_to_deal_with_white_numbers() -> None:
    game = new_game("whyfirst(mode=tactical)", chance="manual")
    assert leaves(game, 2) == 32 * 31


def test_wf_105_the_ways_to_choose() -> None:
    game = dealt("whyfirst(players=3)", "+1 +1 +2 -1 -2", "+3 +3 +3 -1 -1", "+4 +4 +2 -1 -2")
    assert leaves(game, 3) == prod(kinds * 3 for kinds in (4, 2, 4))


def test_wf_201_the_ways_to_choose_with_leo() -> None:
    game = dealt("whyfirst(players=2)", "+1 +1 +1 +1 +2", "+3 +3 +3 +3 +2")
    assert leaves(game, 3) == (2 * 3) * (2 * 3) * 8  # all four +3 are in a hand: eight values are left for Leo


def test_wf_301_the_ways_to_play_a_trick() -> None:
    hands = [["+1/1", "-1/2"], ["+1/3", "-1/4"], ["+1/5", "-1/6"]]
    played = [f"{value:+d}/{number}" for number, value in ((7, 1), (8, -1), (9, 1), (10, -1), (12, 2), (13, -2))]
    played += [f"{value:+d}/{number}" for number, value in ((14, 2), (15, -2), (16, 2))]
    game = position("whyfirst(players=3,mode=tactical)", trick=4, hands=hands, played=played, pawns=[2, 0, 0])
    assert leaves(game, 3) == 2**3
    assert leaves(game, 6) == 2**3 * 3**3
