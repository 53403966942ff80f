"""Carrots change hands: every payment and gain is made in the open (HT-104)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import hot
from ..codes import Happened
from ..layout import State


@hot
def change_carrots(state: State, seat: int, amount: int) -> None:
    """Add to a seat's carrots; HT-104: a count that was shown is public only until it changes."""
    if amount:
        state.carrots[seat] += amount
        state.shown[seat] = 0


@hot
def take(state: State, seat: int, pawn: int, amount: int, why: int, log: Log) -> None:
    """The bank gives carrots to a seat."""
    change_carrots(state, seat, amount)
    emit(log, Happened.TOOK, seat, pawn, why, amount, 0)


@hot
def pay(state: State, seat: int, pawn: int, amount: int, why: int, log: Log) -> None:
    """A seat gives carrots to the bank."""
    change_carrots(state, seat, -amount)
    emit(log, Happened.PAID, seat, pawn, why, amount, 0)
