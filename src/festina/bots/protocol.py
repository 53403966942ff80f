"""The protocol between a host and a bot in another program: one JSON object a line (docs/protocol.md documents it).

Both directions use this module: ``foreign`` is the host's side, ``engine`` the bot's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from ..kernel.errors import FestinaError
from ..kernel.events import Event

VERSION = 1
#: The longest line a bot may write, and the longest it must be able to read, in bytes.
LONGEST_ANSWER = 64 * 1024
LONGEST_QUESTION = 16 * 1024 * 1024


class BadMessage(FestinaError):
    """A line that is no message, or a message that lacks something."""


def write(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read(line: bytes) -> dict[str, Any]:
    """The message of a line (BadMessage)."""
    if len(line) > LONGEST_QUESTION:
        raise BadMessage("protocol-too-long", most=LONGEST_QUESTION)
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMessage("protocol-not-json", text=shown(line.decode("utf-8", "replace"))) from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage("protocol-no-type", text=shown(line.decode("utf-8", "replace")))
    return message


def shown(value: object, longest: int = 60) -> str:
    """A value as messages quote it: short, and on one line."""
    text = value if isinstance(value, str) else json.dumps(value)
    line = "".join(char if char.isprintable() else " " for char in text[: longest + 1]).strip()
    return line if len(text) <= longest else f"{line[: longest - 3]}..."


def text_of(message: Mapping[str, Any], name: str) -> str:
    """A field that must be a text (BadMessage)."""
    value = message.get(name)
    if not isinstance(value, str):
        raise BadMessage("protocol-not-text", type=str(message["type"]), field=name)
    return value


def number_of(message: Mapping[str, Any], name: str, default: int | None = None) -> int:
    """A field that must be a whole number from 0 on; ``default`` if it may be left out (BadMessage)."""
    value = message.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadMessage("protocol-not-number", type=str(message["type"]), field=name)
    return value


def list_of(message: Mapping[str, Any], name: str) -> list[Any]:
    """A field that must be a list; empty if it is left out (BadMessage)."""
    value = message.get(name, [])
    if not isinstance(value, list):
        raise BadMessage("protocol-not-list", type=str(message["type"]), field=name)
    return value


def first_new(told: Sequence[Event], events: Sequence[Event]) -> int:
    """From which event on a story that was told must be told anew (after an undo that is before its end)."""
    for index, (old, new) in enumerate(zip(told, events, strict=False)):
        if old != new:
            return index
    return min(len(told), len(events))


@cache
def _kinds(game: str) -> dict[str, type[Event]]:
    def below(kind: type[Event]) -> Iterator[type[Event]]:
        for sub in kind.__subclasses__():
            yield sub
            yield from below(sub)

    return {kind.kind: kind for kind in below(Event) if kind.game == game and kind.kind}


def revive_event(game: str, told: Any) -> Event:
    """The event that ``as_dict`` told (BadMessage)."""
    kind = _kinds(game).get(str(told.get("kind"))) if isinstance(told, dict) else None
    if kind is None:
        raise BadMessage("protocol-bad-event", text=shown(told))
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items() if name != "kind"}
    if set(given) != {field.name for field in fields(kind)}:
        raise BadMessage("protocol-bad-event", text=shown(told))
    return kind(**given)
