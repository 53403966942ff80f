"""Pawns on the track."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import entry, hot
from ..codes import HIGHEST, LOWEST, Happened
from ..layout import Rules, State


@entry
def space_after(space: int, amount: int) -> int:
    """WF-103, WF-106, WF-302: where a pawn gets to; the track ends at -12 and 16."""
    return min(max(space + amount, LOWEST), HIGHEST)


@hot
def move_pawn(state: State, pawn: int, amount: int, mover: int, log: Log) -> None:
    """Move a pawn once; ``mover`` is the entrant that chose it, or -1 where cards alone decide."""
    origin = state.pawn[pawn]
    space = space_after(origin, amount)
    state.pawn[pawn] = space
    emit(log, Happened.MOVED, mover, pawn, space - LOWEST, origin, amount)


@hot
def move_by_sums(state: State, rules: Rules, log: Log) -> None:
    """WF-106: a pawn that received cards moves once, by their sum; sum first, then stop."""
    for pawn in range(rules.entrants):
        received = 0
        amount = 0
        for entrant in range(rules.entrants):
            if state.chosen[entrant] and state.target[entrant] == pawn:
                received += 1
                amount += rules.value[state.chosen[entrant] - 1]
        if received:
            move_pawn(state, pawn, amount, -1, log)
    for entrant in range(rules.entrants):
        state.chosen[entrant] = 0
        state.target[entrant] = 0
