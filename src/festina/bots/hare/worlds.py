"""A whole race from what one seat knows: its view, and all it saw happen (HT-104: payments are made in the open)."""

from __future__ import annotations

from collections.abc import Sequence

from ...hare.events import Gave, Given, HareEvent, Kept, Moved, Paid, Restarted, Restored, Shown, Took
from ...hare.facts import Pawn
from ...hare.start import start
from ...hare.table import HareTable
from ...hare.view import HareView


def count_carrots(table: HareTable, from_position: bool, events: Sequence[HareEvent]) -> list[int | None]:
    """Every seat's carrots, as counted from the events; None where they were never known (a start position)."""
    counts: list[int | None] = [None if from_position else int(table.rules.start_carrots)] * table.players

    def add(seat: int, amount: int) -> None:
        held = counts[seat]
        if held is not None:
            counts[seat] = held + amount

    for event in events:
        if isinstance(event, Took | Kept):
            add(event.seat, event.amount)
        elif isinstance(event, Paid | Given):
            add(event.seat, -event.amount)
        elif isinstance(event, Gave):
            add(event.seat, -event.amount)
            add(event.to, event.amount)
        elif isinstance(event, Restored | Restarted | Shown):
            counts[event.seat] = event.carrots
    return counts


def leaps_and_steps(events: Sequence[HareEvent], seat: int) -> int:
    """How often a seat has moved forward: what an alternator has to remember."""
    return sum(isinstance(event, Moved) and event.seat == seat and event.by == "forward" for event in events)


def imagined_carrots(table: HareTable, view: HareView, seat: int) -> int:
    """A guess at carrots that cannot be known: the starting amount, or none where that is impossible.

    A seat that is home came home within the limit (HT-850); one that gives less than 10 has no more (HT-721).
    """
    running = any(pawn.seat == seat and not pawn.place for pawn in view.pawns)
    giving = view.turn == seat and view.phase == "gift"
    return int(table.rules.start_carrots) if running and not giving else 0


def world(table: HareTable, view: HareView, events: Sequence[HareEvent], key: int) -> bytes:
    """The state that fits view and events; nothing else is hidden in a race, so ``key`` decides nothing."""
    counted = count_carrots(table, view.from_position, events)
    carrots = []
    for seat, seen in enumerate(view.seats):
        known = seen.carrots if seen.carrots is not None else counted[seat]
        carrots.append(imagined_carrots(table, view, seat) if known is None else known)
    return start(
        table,
        {
            "turn": view.turn,
            "carrots": carrots,
            "lettuces": [seen.lettuces for seen in view.seats],
            "shown": [seen.shown for seen in view.seats],
            "pawns": [_pawn(pawn) for pawn in view.pawns],
            "deck": view.deck and view.deck.as_dict(),
            "pending": view.pending and view.pending.as_dict(),
        },
    )


def _pawn(pawn: Pawn) -> dict[str, object]:
    """A pawn as a start position has it: race position, printed number and waiting carrots follow from the rest."""
    facts = pawn.as_dict()
    del facts["position"], facts["printed"], facts["waits"]
    return facts
