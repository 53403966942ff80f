"""What does not change during a game: the track, the deck and the options."""

from __future__ import annotations

from typing import Any

from .codes import HIGHEST, LOWEST, START
from .table import NAME, WhyFirstTable


def setting(table: WhyFirstTable) -> dict[str, Any]:
    """The table for whoever draws it, in plain JSON types."""
    return {
        "game": NAME,
        "track": {"lowest": LOWEST, "start": START, "highest": HIGHEST},
        "deck": {card.text: card.copies for card in table.cards},
        "leo": table.leo,
        "tactical": table.tactical,
        "options": dict(table.options),
    }
