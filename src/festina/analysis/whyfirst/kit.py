"""What insight needs to know of Why First? (see ``analysis.kits``)."""

from __future__ import annotations

from random import Random

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


def world(table: WhyFirstTable, state: bytes, seat: int, key: int) -> bytes:
    """WF-112: hidden hands are dealt from the cards that a seat has not seen; others still have to choose."""
    cursor = STATE.cursor(bytearray(state))
    others = [entrant for entrant in range(table.players) if entrant != seat]
    held = [sum(cursor.hand[other, kind] for kind in range(table.rules.kinds)) for other in others]
    hidden: list[int] = []
    for kind in sorted(range(table.rules.kinds), key=lambda kind: (table.cards[kind].value, kind)):
        count = cursor.unseen[kind]
        for other in others:
            count += cursor.hand[other, kind]
            cursor.hand[other, kind] = 0
        hidden += [kind] * count
        cursor.unseen[kind] = count
    Random(key).shuffle(hidden)
    for other, cards in zip(others, held, strict=True):
        for _ in range(cards):
            kind = hidden.pop()
            cursor.hand[other, kind] += 1
            cursor.unseen[kind] -= 1
        if cursor.phase == Phase.CHOOSE:
            cursor.chosen[other] = 0
            cursor.target[other] = 0
    return bytes(cursor.buffer)


INSIGHT = InsightKit[WhyFirstTable, State](
    package=__package__,
    known=lambda table, state: None,
    outlook=f"{__package__}.outlook",
    deals=deals,
    canonical=canonical,
    world=world,
)
