"""Ratings as people read them: 1500 for whoever begins, 20 points for each unit of the scale they are computed on."""

from __future__ import annotations

from typing import Final

from ..lab.skill import BEGINNING

#: Games until which a rating is provisional.
PROVISIONAL: Final = 10
_POINTS: Final = 20.0
_BEGINNING: Final = 1500
#: Standard deviations to each side that hold 19 games out of 20.
_SURE: Final = 1.96


def shown(mu: float) -> int:
    """A rating in points."""
    return round(_BEGINNING + _POINTS * (mu - BEGINNING.mu))


def shown_error(sigma: float) -> int:
    """How many points off it may be."""
    return round(_SURE * _POINTS * sigma)


def shown_change(before: float, after: float) -> float:
    """By how many points a rating has changed."""
    return round(_POINTS * (after - before), 1)
