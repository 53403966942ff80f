"""What happened, as typed values: from them alone a log, a narration or an animation can be made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Protocol, TypeVar

from .data import Data, tag_of
from .messages import Message, Param


class Event(Data, frozen=True, tag_field="kind"):
    """One thing that happened. A subclass per kind, with its data; its tag is the kind."""

    #: The game's name, with which the keys of its messages begin.
    game: ClassVar[str] = ""
    #: Whether the event shows what was hidden before: nothing may be undone across it.
    reveals: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        """The kind of event, e.g. ``paid``."""
        return str(self.__struct_config__.tag)

    @property
    def only_for(self) -> int | None:
        """The only seat that may know of it, or None if everybody may."""
        return None

    def params(self) -> dict[str, Param]:
        """The fields that its sentence may name; a flag is the word ``yes`` or ``no``."""
        return {
            name: _param(value)
            for name in self.__struct_fields__
            if not isinstance(value := getattr(self, name), tuple)
        }

    def message(self) -> Message:
        """The sentence for it."""
        return Message(_key_of(type(self)), self.params())


@cache
def _key_of(kind: type[Event]) -> str:
    return f"{kind.game}-event-{tag_of(kind)}"


def _param(value: Param) -> Param:
    return ("yes" if value else "no") if isinstance(value, bool) else value


class Veiled(Protocol):
    """An event, or something in its place."""

    @property
    def only_for(self) -> int | None:
        """The one seat that may know it; None if everybody may."""


V = TypeVar("V", bound=Veiled)


def seen_by(seat: int | None, events: Sequence[V]) -> list[V]:
    """Those events that a seat (None: a spectator) may know."""
    return [event for event in events if event.only_for is None or event.only_for == seat]
