"""The dealer: samples chance from one seed, outside the state; draw number i depends on the seed and i alone."""

from __future__ import annotations

import secrets

from .random import below, stream
from .unsigned import ALL

#: The stream of a game's key that the dealer draws from; simulations use the same.
DEALER = 0


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(63)


class Dealer:
    """Deals for one game. It keeps no state of its own: undo and replay need nothing from it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._key = stream(seed & ALL, DEALER)

    def choose(self, draw: int, weights: list[int]) -> int:
        """The index that draw number ``draw`` of this game gives among outcomes with these weights."""
        rest = below(self._key, draw, sum(weights))
        for index, weight in enumerate(weights):
            if rest < weight:
                return index
            rest -= weight
        raise AssertionError("weights do not add up")
