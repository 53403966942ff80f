"""What insight needs to know of Hare & Tortoise (see ``analysis.kits``)."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.hare.features import is_decided
from ...hare.layout import State
from ...hare.table import HareTable
from ..kits import InsightKit


def known(table: HareTable, state: State) -> Sequence[float] | None:
    """HT-851: once somebody is home the race is won; the others run for the places."""
    if not is_decided(state, table.rules):
        return None
    return [1.0 if state.place[seat] == 1 else 0.0 for seat in range(table.players)]


def world(_: HareTable, state: bytes, __: int, ___: int) -> bytes:
    """HT-104: payments are made in the open, so whoever has seen all of a race knows all of it."""
    return state


INSIGHT = InsightKit[HareTable, State](package=__package__, known=known, proving=f"{__package__}.proving", world=world)
