"""A whole game from what one seat knows: hidden hands are dealt from the cards it has not seen (WF-112)."""

from __future__ import annotations

import random
from typing import Any

from ...whyfirst.start import start
from ...whyfirst.table import WhyFirstTable


def world(table: WhyFirstTable, view: dict[str, Any], key: int) -> bytes:
    """A state that fits the view; ``key`` decides how the hidden cards lie. Choices of others are still to be made."""
    hidden = [text for text, count in view["elsewhere"].items() for _ in range(count)]
    random.Random(key).shuffle(hidden)
    hands, chosen = [], []
    for told in view["seats"]:
        own = told["seat"] == view["seat"]
        cards = 0 if told["leo"] else told["cards"]
        hands.append(sorted(view["hand"] if own else [hidden.pop() for _ in range(cards)]))
        chosen.append(view["choice"] if own else None)
    last = view["last_round"]
    pending = (
        {"kind": "move", "face_up": [told["face_up"] for told in view["seats"]]} if view["phase"] == "move" else None
    )
    return start(
        table,
        {
            "round": view["round"],
            "trick": view["trick"],
            "pawns": [told["space"] for told in view["seats"]],
            "hands": hands,
            "chosen": chosen,
            "totals": [told["total"] for told in view["seats"]],
            "played": sorted(view["played"]),
            "last_round": last["pawns"] if last else None,
            "pending": pending,
        },
    )
