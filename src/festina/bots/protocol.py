"""The protocol between a host and a bot in another program: one JSON object per line (docs/protocol.md documents it).

Both directions use this module: ``foreign`` is the host's side, ``engine`` the bot's.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias, Union

import msgspec

from ..kernel.contract import AnyDefinition
from ..kernel.data import convert
from ..kernel.errors import FestinaError
from ..kernel.events import Event
from ..kernel.view import View

VERSION = 1
#: The longest line a bot may write, and the longest it must be able to read, in bytes.
LONGEST_ANSWER = 64 * 1024
LONGEST_QUESTION = 16 * 1024 * 1024

#: A message as it travels, in plain JSON types.
Plain: TypeAlias = dict[str, object]


class BadMessage(FestinaError):
    """A line that is no message, or a message that lacks something."""


def write(message: Mapping[str, object]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read(line: bytes) -> Plain:
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


def text_of(message: Mapping[str, object], name: str) -> str:
    """A field that must be a text (BadMessage)."""
    value = message.get(name)
    if not isinstance(value, str):
        raise BadMessage("protocol-not-text", type=str(message["type"]), field=name)
    return value


def number_of(message: Mapping[str, object], name: str, default: int | None = None) -> int:
    """A field that must be a whole number from 0 on; ``default`` if it may be left out (BadMessage)."""
    value = message.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadMessage("protocol-not-number", type=str(message["type"]), field=name)
    return value


def list_of(message: Mapping[str, object], name: str) -> list[object]:
    """A field that must be a list; empty if it is left out (BadMessage)."""
    value = message.get(name, [])
    if not isinstance(value, list):
        raise BadMessage("protocol-not-list", type=str(message["type"]), field=name)
    return value


def kind_of(message: Mapping[str, object]) -> str:
    """The type of a message, which ``read`` has checked to be a text."""
    return str(message["type"])


def first_new(known: Sequence[Event], events: Sequence[Event]) -> int:
    """The index of the first event that the other side does not know (after an undo, some it knows are void)."""
    for index, (old, new) in enumerate(zip(known, events, strict=False)):
        if old != new:
            return index
    return min(len(known), len(events))


# ---- views and events of a game, from what a message holds


def decode_view(game: AnyDefinition, plain: object) -> View | None:
    """The view that ``as_dict`` wrote; None if it is not a view of the game."""
    try:
        return convert(plain, game.view_type)
    except (msgspec.ValidationError, RecursionError):
        return None


def decode_event(game: AnyDefinition, plain: object) -> Event:
    """The event that ``as_dict`` wrote (BadMessage)."""
    try:
        event: Event = convert(plain, _events_of(game.event_types))
    except (msgspec.ValidationError, RecursionError):
        raise BadMessage("protocol-bad-event", text=shown(plain)) from None
    if not isinstance(plain, dict) or len(plain) != 1 + len(event.__struct_fields__):
        raise BadMessage("protocol-bad-event", text=shown(plain))
    return event


@cache
def _events_of(kinds: tuple[type[Event], ...]) -> object:
    """The tagged union of a game's events."""
    return Union[kinds]  # noqa: UP007  a union of types that are known only now
