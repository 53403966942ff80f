"""A whole race from what one seat knows: its view, and all it saw happen (HT-104: payments are made in the open)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...hare.events import Moved
from ...hare.start import start
from ...hare.table import HareTable
from ...kernel.events import Event

_PAWN_KEYS = ("seat", "name", "space", "face", "place", "must_leave", "passed_by")


def count_carrots(table: HareTable, from_position: bool, events: Sequence[Event]) -> list[int | None]:
    """Every seat's carrots as a perfect memory has them; None where they were never known (a start position)."""
    counts: list[int | None] = [None if from_position else int(table.rules.start_carrots)] * table.players

    def add(seat: int, amount: int) -> None:
        held = counts[seat]
        if held is not None:
            counts[seat] = held + amount

    for event in events:
        told = event.as_dict()
        seat, kind = told["seat"], told["kind"]
        if kind in ("took", "kept"):
            add(seat, told["amount"])
        elif kind in ("paid", "given"):
            add(seat, -told["amount"])
        elif kind == "gave":
            add(seat, -told["amount"])
            add(told["to"], told["amount"])
        elif kind in ("restored", "restarted", "shown"):
            counts[seat] = told["carrots"]
    return counts


def leaps_and_steps(events: Sequence[Event], seat: int) -> int:
    """How often a seat has moved forward: what an alternator has to remember."""
    return sum(isinstance(event, Moved) and event.seat == seat and event.by == "forward" for event in events)


def imagined_carrots(table: HareTable, view: dict[str, Any], seat: int) -> int:
    """Carrots that nobody could know: the starting amount, or none where so many cannot be.

    Whoever is home came home within the limit (HT-850); whoever gives less than 10 cannot afford it (HT-721).
    """
    running = any(pawn["seat"] == seat and not pawn["place"] for pawn in view["pawns"])
    giving = view["turn"] == seat and view["phase"] == "gift"
    return int(table.rules.start_carrots) if running and not giving else 0


def world(table: HareTable, view: dict[str, Any], events: Sequence[Event]) -> bytes:
    """The state that fits view and events."""
    counted = count_carrots(table, view["from_position"], events)
    carrots = []
    for seat, told in enumerate(view["seats"]):
        known = told["carrots"] if told["carrots"] is not None else counted[seat]
        carrots.append(imagined_carrots(table, view, seat) if known is None else known)
    return start(
        table,
        {
            "turn": view["turn"],
            "carrots": carrots,
            "lettuces": [told["lettuces"] for told in view["seats"]],
            "shown": [told["shown"] for told in view["seats"]],
            "pawns": [{key: pawn[key] for key in _PAWN_KEYS if key in pawn} for pawn in view["pawns"]],
            "deck": view["deck"],
            "pending": view["pending"],
        },
    )
