"""Whole games for tests of insight, in which bots stray: they end at any table, however many play."""

from __future__ import annotations

from festina import new_game
from festina.kernel.game import Game

#: So often wrong that every class of decision is there.
STRAYING = "strategist:noise=400"
STEADY = "strategist"
#: Steps after which nobody strays any more: some would never find home.
_ASTRAY = 120
#: Games beyond this many steps would take a test too long: another seed is tried.
_LONGEST = 800
_TRIES = 20


def raced(ruleset: str, seed: int) -> Game:
    """A game of bots from its beginning to its end: the first short one from a seed on."""
    for number in range(seed, seed + _TRIES):
        game = new_game(ruleset, seed=number)
        bots = {
            spec: [game.bot(spec, seat=seat, seed=number + seat) for seat in range(game.players)] for spec in _SPECS
        }
        while not game.is_over and game.length < _LONGEST:
            seat = game.to_act[0]
            assert isinstance(seat, int)
            bots[STRAYING if game.length < _ASTRAY else STEADY][seat].play()
        if game.is_over:
            return game
    raise AssertionError(f"no game at {ruleset} is short")


_SPECS = (STRAYING, STEADY)
