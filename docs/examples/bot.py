#!/usr/bin/env python3
"""A complete Festina bot in Python: standard library only, one JSON object per line in, one out (see ../protocol.md).

    festina arena "hare(players=2)" --bots docs/examples/bot.py,random --games 20

It plays Hare & Tortoise sensibly: home if it can, then lettuces, then a good balance of progress and carrots. In any
other game it takes the first legal action.
"""

from __future__ import annotations

import json
import sys
from typing import Any

FINISH = 64
#: Carrots worth having for each space still to go.
CARROTS_PER_SPACE = 4


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """The action to play: one of ``legal``."""
    if view["game"] != "hare" or len(legal) == 1:
        return legal[0]
    choices = [choice for choice in view["choices"] if choice["legal"]]
    best = max(choices, key=lambda choice: worth(view, choice))
    return str(best["action"])


def worth(view: dict[str, Any], choice: dict[str, Any]) -> float:
    """How much I like what a choice leads to."""
    me = view["seats"][view["seat"]]
    mine = [pawn for pawn in view["pawns"] if pawn["seat"] == view["seat"]]
    spaces = [choice["space"] if pawn["name"] == choice["pawn"] else pawn["space"] for pawn in mine]
    to_go = sum(FINISH - space for space in spaces)
    needed = min(to_go * (to_go + 1) // 2, CARROTS_PER_SPACE * to_go)
    liking = -2.0 * to_go - abs(choice["left"] - needed)
    if choice["space"] == FINISH:
        return liking + 1000
    if me["lettuces"]:
        if choice["kind"] == "forward" and choice["does"] == "hare-does-lettuce":
            return liking + 500
        # Whoever runs past the last lettuce has to come back: it is better to stay behind one.
        if not any(lettuce > choice["space"] for lettuce in lettuces_ahead(view, choice["pawn"])):
            return liking - 500
    return liking


def lettuces_ahead(view: dict[str, Any], pawn: str) -> list[int]:
    """The lettuce spaces ahead of one of my pawns, legal to go to or not."""
    ahead = [choice for choice in view["choices"] if choice["kind"] == "forward" and choice["pawn"] == pawn]
    return [choice["space"] for choice in ahead if choice["does"] == "hare-does-lettuce"]


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to a message of the host, or None if it wants none."""
    kind = message["type"]
    if kind == "hello":
        return {"festina": 1, "type": "hello", "name": "Example in Python"}
    if kind == "new_game":
        return {"type": "ready"}
    if kind == "decide":
        return {"type": "action", "id": message["id"], "action": choose(message["view"], message["legal"])}
    return None


def main() -> None:
    """Answer line after line until the host is done."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            break
        reply = answer(message)
        if reply is not None:
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
