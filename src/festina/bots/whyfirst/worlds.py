"""A whole game from what one seat knows: hidden hands are dealt from the cards it has not seen (WF-112)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...whyfirst.events import WhyFirstEvent
from ...whyfirst.start import start
from ...whyfirst.table import WhyFirstTable
from ...whyfirst.view import WhyFirstView


def world(table: WhyFirstTable, view: WhyFirstView, events: Sequence[WhyFirstEvent], key: int) -> bytes:
    """A state that fits the view; ``key`` decides how the hidden cards lie. Choices of others are still to be made."""
    hidden = [text for text, count in view.elsewhere.items() for _ in range(count)]
    random.Random(key).shuffle(hidden)
    hands, chosen = [], []
    for entrant in view.seats:
        own = entrant.seat == view.seat
        cards = 0 if entrant.leo else entrant.cards
        hands.append(sorted(view.hand if own else [hidden.pop() for _ in range(cards)]))
        chosen.append(view.choice if own else None)
    pending = None
    if view.phase == "move":
        pending = {"kind": "move", "face_up": [entrant.face_up for entrant in view.seats]}
    return start(
        table,
        {
            "round": view.round,
            "trick": view.trick,
            "pawns": [entrant.space for entrant in view.seats],
            "hands": hands,
            "chosen": chosen,
            "totals": [entrant.total for entrant in view.seats],
            "played": sorted(view.played),
            "last_round": view.last_round.pawns if view.last_round else None,
            "pending": pending,
        },
    )
