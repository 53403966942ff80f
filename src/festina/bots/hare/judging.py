"""A race judged from outside, when everything about it is known: for its story, not for players."""

from __future__ import annotations

from collections.abc import Sequence

from ...hare.codes import Phase
from ...hare.table import HareTable
from .evaluate import evaluate
from .layout import STATE, TREE
from .plan import knowledge


def judge(table: HareTable, states: Sequence[bytes]) -> list[list[float]]:
    """The win share of each seat in each state, as the search judges a position without looking ahead."""
    know, tree = knowledge(table), TREE.new()
    judged = []
    for state in states:
        cursor = STATE.cursor(bytearray(state))
        if cursor.phase == Phase.FIRST:  # nobody has begun
            judged.append([1 / table.players] * table.players)
        else:
            evaluate(cursor, table.rules, know, tree)
            judged.append([tree.shares[seat] for seat in range(table.players)])
    return judged
