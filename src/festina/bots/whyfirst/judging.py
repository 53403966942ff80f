"""A game judged from outside, by its totals: for its story, not for players."""

from __future__ import annotations

from collections.abc import Sequence

from ...whyfirst.layout import STATE
from ...whyfirst.table import WhyFirstTable
from .evaluate import worth


def judge(table: WhyFirstTable, states: Sequence[bytes]) -> list[list[float]]:
    """The win share of each entrant in each state, as it stands between rounds."""
    cursors = [STATE.cursor(bytearray(state)) for state in states]
    return [[worth(cursor, table.rules, entrant) for entrant in range(table.entrants)] for cursor in cursors]
