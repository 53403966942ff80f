"""The event log that rule functions write while they act.

A row is a kind and five numbers; what they mean is the game's event table. A log may keep rows (a game that
people watch), count them (a simulation), or both.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from .layout import I4, Layout, NumberTable, Record, Stored
from .switch import hot

ROWS = 96
KINDS = 48
VALUES = 128


class Log(Record, Protocol):
    """What rule functions see of a log."""

    counts: Annotated[NumberTable, Stored("i8", KINDS, VALUES)]
    rows: Annotated[NumberTable, Stored("i4", ROWS, 6)]
    used: I4
    keep: I4
    count: I4


LOG: Layout[Log] = Layout.of(Log)


@hot
def emit(log: Log, kind: int, seat: int, pawn: int, first: int, second: int, third: int) -> None:
    """Write one event; ``first`` is the value that counting logs count by (clipped to the table)."""
    if log.count:
        log.counts[kind, min(max(first, 0), VALUES - 1)] += 1
    if log.keep and log.used < ROWS:
        row = log.used
        log.rows[row, 0] = kind
        log.rows[row, 1] = seat
        log.rows[row, 2] = pawn
        log.rows[row, 3] = first
        log.rows[row, 4] = second
        log.rows[row, 5] = third
        log.used = row + 1
