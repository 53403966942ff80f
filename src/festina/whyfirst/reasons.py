"""Why an action is not allowed: one bit per reason, with the rule it cites and the message that explains it."""

from __future__ import annotations

from typing import NamedTuple


class _No(NamedTuple):
    """Bits of the set that ``forbids`` returns."""

    OVER: int = 1 << 0
    NOT_TO_ACT: int = 1 << 1
    HAS_CHOSEN: int = 1 << 2
    NOT_IN_HAND: int = 1 << 3
    NO_SEAT: int = 1 << 4
    NO_LEO: int = 1 << 5
    NAMES_A_SEAT: int = 1 << 6
    NOT_TACTICAL: int = 1 << 7
    CARD_FIRST: int = 1 << 8
    PAWN_NOW: int = 1 << 9


No = _No()


#: Each reason's rule id and message key, in the order of the ids.
CITED: dict[int, tuple[str, str]] = {
    No.OVER: ("WF-101", "over"),
    No.NOT_TO_ACT: ("WF-105", "not-to-act"),
    No.HAS_CHOSEN: ("WF-105", "has-chosen"),
    No.NOT_IN_HAND: ("WF-105", "not-in-hand"),
    No.NO_SEAT: ("WF-105", "no-seat"),
    No.NO_LEO: ("WF-201", "no-leo"),
    No.NAMES_A_SEAT: ("WF-301", "names-a-seat"),
    No.NOT_TACTICAL: ("WF-301", "not-tactical"),
    No.CARD_FIRST: ("WF-301", "card-first"),
    No.PAWN_NOW: ("WF-301", "pawn-now"),
}
