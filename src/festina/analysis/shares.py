"""Win shares of actions, with the intervals in which they lie."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data

#: Half the width of a 95 % interval, in standard errors.
_WIDTH: Final = 1.96


class PuzzleShare(Data, frozen=True):
    """The win share of an action, and the interval in which it lies with 95 % probability."""

    action: str
    share: float
    low: float
    high: float


def within(action: str, share: float, error: float) -> PuzzleShare:
    """A share with its interval from its standard error; rounded to hundredths of a point."""
    low, high = max(share - _WIDTH * error, 0.0), min(share + _WIDTH * error, 1.0)
    return PuzzleShare(action, round(share, 4), round(low, 4), round(high, 4))


def stands_out(shares: list[PuzzleShare], by: float) -> bool:
    """Whether the first share is better than all others by so much, and its interval lies above theirs."""
    best, *rest = shares
    return all(best.share - other.share >= by and best.low > other.high for other in rest)
