"""What a module says of itself: a custom section that holds JSON, read by the page before it calls anything."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any, Final

#: The section's name.
NAME: Final = "festina"
_CUSTOM: Final = b"\0"


def facts(game: str) -> dict[str, Any]:
    """What a page must know of a game's module: from what it was made, and the sizes of its records."""
    from festina.bots.kits import kit_of
    from festina.bots.streams import usual_players
    from festina.registry import definition_named

    from .contract import contract_hash, record_sizes
    from .sources import source_hash

    kit = kit_of(definition_named(game))
    return {
        "game": game,
        "sources": source_hash(game),
        "contract": contract_hash(),
        "sizes": record_sizes(game),
        # How a search lets every seat play.
        "players": b64encode(usual_players(kit).buffer).decode(),
        "mixes": kit.mixes,
    }


def with_section(module: bytes, told: dict[str, Any]) -> bytes:
    """A module with what it says of itself at its end."""
    name = NAME.encode()
    content = _number(len(name)) + name + json.dumps(told, sort_keys=True, separators=(",", ":")).encode()
    return module + _CUSTOM + _number(len(content)) + content


def _number(value: int) -> bytes:
    """A number as WebAssembly has it: seven bits per byte, the lowest first."""
    digits = bytearray()
    while True:
        digits.append(value & 0x7F | (0x80 if value > 0x7F else 0))
        value >>= 7
        if not value:
            return bytes(digits)
