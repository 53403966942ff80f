"""What insight needs to know of Why First? (see ``analysis.kits``)."""

from __future__ import annotations

from ...whyfirst.codes import Phase
from ...whyfirst.layout import STATE, State
from ...whyfirst.table import WhyFirstTable
from ..kits import InsightKit


def canonical(table: WhyFirstTable, state: bytes) -> bytes:
    """WF-104, WF-105: a deal that is not finished has dealt nothing, a choice that is still hidden is not made."""
    cursor = STATE.cursor(bytearray(state))
    if cursor.phase == Phase.CHOOSE:
        for seat in range(table.players):
            cursor.chosen[seat] = 0
            cursor.target[seat] = 0
    elif cursor.phase == Phase.DEAL:
        cursor.dealt = 0
        for kind in range(table.rules.kinds):
            for seat in range(table.players):
                cursor.unseen[kind] += cursor.hand[seat, kind]
                cursor.hand[seat, kind] = 0
    return bytes(cursor.buffer)


def deals(_: WhyFirstTable, state: State) -> bool:
    """WF-104: hands are dealt; Leo's card (WF-201) is one of a few."""
    return bool(state.phase == Phase.DEAL)


INSIGHT = InsightKit[WhyFirstTable, State](
    package=__package__,
    known=lambda table, state: None,
    outlook=f"{__package__}.outlook",
    deals=deals,
    canonical=canonical,
)
