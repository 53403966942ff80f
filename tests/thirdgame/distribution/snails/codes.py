"""The numbers behind the words. Plain integers: compiled code uses them."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_SEATS: Final = 4
SLOW: Final = 1
FAST: Final = 3
#: The action of choosing a pace is the pace itself (SN-2).
PACES: Final = {"slow": 1, "steady": 2, "fast": 3}
#: The outcomes of chance (SN-3).
SUN: Final = 0
RAIN: Final = 1
SKIES: Final = ("sun", "rain")


class _Happened(NamedTuple):
    """Kinds of log rows; ``events`` reads them."""

    CHOSE: int = 0
    SKY: int = 1
    CRAWLED: int = 2
    DRIED: int = 3
    WON: int = 4


class _No(NamedTuple):
    """Bits of the set that ``forbids`` returns, ascending by rule."""

    CHOSEN: int = 1 << 0
    DRY: int = 1 << 1
    OVER: int = 1 << 2


Happened = _Happened()
No = _No()
#: Each reason's rule id and message key.
CITED = {
    No.CHOSEN: ("SN-2", "snails-no-chosen"),
    No.DRY: ("SN-6", "snails-no-dry"),
    No.OVER: ("SN-7", "snails-no-over"),
}
