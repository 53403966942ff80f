"""Ratings by places: Plackett-Luce (Weng and Lin 2011), as OpenSkill computes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class Rating(NamedTuple):
    """A strength, and its standard deviation."""

    mu: float
    sigma: float


#: Everybody's rating before the first game, and how much a seat's showing varies from game to game (OpenSkill's usual).
BEGINNING: Final = Rating(25.0, 25.0 / 3)
BETA: Final = 25.0 / 6


def rate_game(seats: Sequence[Rating], places: Sequence[float], tau: float = 0.0) -> list[Rating]:
    """The ratings of the seats after one game; equal places are a tie.

    ``tau`` is what strength may have changed since the last game: nothing for bots, a little for people.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=BEGINNING.mu, sigma=BEGINNING.sigma, beta=BETA, tau=tau)
    after = model.rate([[model.rating(mu=seat.mu, sigma=seat.sigma)] for seat in seats], ranks=list(places))
    return [Rating(rated.mu, rated.sigma) for [rated] in after]
