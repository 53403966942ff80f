"""What the server sends: the parts that everything else is made of; each area declares its own in a ``wire_*`` module.

Views and events travel flat, with what the table adds to them: a view with ``can_undo`` and ``chance``, an event with
its sentence, ``say``. ``joined`` writes the two halves as one JSON object; the schema says so with ``allOf``. What each
game declares itself stands here as the structure it derives from; ``schema.py`` names the games' own in its place.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..kernel.data import Data
from ..kernel.events import Event
from ..kernel.messages import Message, Param
from ..kernel.view import Choice, OddsLine, Outcome, Setting

REF = "#/components/schemas/{name}"


def _declared(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": REF.format(name=name)})


#: What games derive structures of their own from; the schema names those instead.
AnySetting: TypeAlias = Setting
AnyOutcome: TypeAlias = Outcome
AnyChoice: TypeAlias = Choice
AnySheet: TypeAlias = Data
#: A view as it is sent: encoded once for all who may see the same.
SentView = Annotated[msgspec.Raw, _declared("SentView")]
#: An event as it is sent.
SentEvent = Annotated[msgspec.Raw, _declared("SentEvent")]

_encoder = msgspec.json.Encoder()


def encode(data: object) -> bytes:
    """A structure as JSON."""
    return _encoder.encode(data)


def joined(first: object, second: Data) -> msgspec.Raw:
    """Two structures as one JSON object."""
    head, tail = _encoder.encode(first), _encoder.encode(second)
    if tail == b"{}":
        return msgspec.Raw(head)
    return msgspec.Raw(head[:-1] + b"," + tail[1:])


# ---- what the table adds to views and events


class TableView(Data, frozen=True, kw_only=True):
    """What the table adds to a game's view."""

    #: Whether the seat can take back its last decision or its hidden choice; left out in replays.
    can_undo: bool | UnsetType = UNSET
    #: At a companion table: the chance outcomes that may come now.
    chance: list[OddsLine] | UnsetType = UNSET


class Narrated(Data, frozen=True):
    """What the table adds to a game's event: its sentence."""

    say: Message


def sent_event(event: Event) -> msgspec.Raw:
    """An event with its sentence."""
    return joined(event, Narrated(event.message()))


# ---- failures

Code = Literal[
    "malformed",
    "bad_value",
    "not_yours",
    "banned",
    "not_there",
    "not_now",
    "stale",
    "illegal",
    "too_large",
    "too_fast",
    "trouble",
]


class WordedReason(Data, frozen=True):
    """A rule that forbids something, in the reader's language."""

    rule: str
    key: str
    params: dict[str, Param]
    text: str


class Trouble(Data, frozen=True, kw_only=True):
    """Why something was not done: a message, the same in words, and the rules that forbid it."""

    code: Code
    key: str
    params: dict[str, Param]
    text: str
    reasons: list[WordedReason]
    #: The place in a start position that is at fault.
    where: str | UnsetType = UNSET


class Problem(Data, frozen=True):
    """The body of every failed request."""

    error: Trouble
