"""What happens in a race, as typed values: a class per kind, and how log rows become events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from festina.kernel.events import Event

from .codes import SKIES, Happened
from .table import NAME


class SnailsEvent(Event, frozen=True):
    """Its sentence is the message ``snails-event-<tag>``."""

    game: ClassVar[str] = NAME


class Chose(SnailsEvent, frozen=True, tag="chose"):
    """A seat has made its hidden choice (SN-2)."""

    seat: int


class Sky(SnailsEvent, frozen=True, tag="sky"):
    """The paces are turned up: nothing may be undone across that (SN-3)."""

    reveals: ClassVar[bool] = True
    sky: str


class Crawled(SnailsEvent, frozen=True, tag="crawled"):
    """A snail has come to a space (SN-4)."""

    seat: int
    pace: int
    space: int


class Dried(SnailsEvent, frozen=True, tag="dried"):
    """A snail was the fastest in the sun, and stays (SN-5)."""

    seat: int
    pace: int
    space: int


class Won(SnailsEvent, frozen=True, tag="won"):
    """A snail wins the race (SN-7)."""

    seat: int


EVENTS = (Chose, Sky, Crawled, Dried, Won)


def read_events(rows: Sequence[tuple[int, ...]]) -> list[SnailsEvent]:
    """Log rows, as the rules wrote them, as events."""
    events: list[SnailsEvent] = []
    for kind, seat, _, first, second, _ in rows:
        match kind:
            case Happened.CHOSE:
                events.append(Chose(seat))
            case Happened.SKY:
                events.append(Sky(SKIES[first]))
            case Happened.CRAWLED:
                events.append(Crawled(seat, first, second))
            case Happened.DRIED:
                events.append(Dried(seat, first, second))
            case Happened.WON:
                events.append(Won(seat))
    return events
