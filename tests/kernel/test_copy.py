"""A copy of a game goes its own way."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from festina import Game, new_game


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, Game.copy])
def test_a_copy_goes_its_own_way(ruleset: str, how: Callable[[Game], Game]) -> None:
    game = new_game(ruleset, seed=4)
    game.play(game.legal(0)[0], 0)
    before = game.facts()
    other = how(game)
    assert (other.facts(), other.record(), other.events()) == (before, game.record(), game.events())
    for _ in range(5):
        seat = other.to_act[0]
        other.play(other.legal(seat)[0], seat)
        other.undo()
        other.play(other.legal(seat)[-1], seat)
    assert game.facts() == before
    assert len(game.steps) < len(other.steps)
