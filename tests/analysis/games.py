"""Whole games for tests of insight, in which everybody plays anything: every kind of decision is in them."""

from __future__ import annotations

from itertools import count
from random import Random

from festina import new_game
from festina.kernel.game import Game

#: Games beyond this many steps would take a test too long.
_LONGEST = 220


def played(ruleset: str, seed: int) -> Game:
    """A short game from its beginning to its end: the first one from a seed on."""
    for number in count(seed):
        game, random = new_game(ruleset, seed=number), Random(number)
        while not game.is_over and game.length < _LONGEST:
            seat = game.to_act[0]
            assert isinstance(seat, int)
            game.play(random.choice(game.legal(seat)), seat)
        if game.is_over:
            return game
    raise AssertionError("no game is short")
