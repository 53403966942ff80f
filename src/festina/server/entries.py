"""Entries: every change to a table, one after the other, under numbers without a gap."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..kernel.events import Event


@dataclass(frozen=True)
class Entry:
    """One change. ``text`` is an action, or the outcomes of chance one after the other; it is never sent as it is."""

    number: int
    kind: str
    seat: int | None = None
    text: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    command: str | None = None
    auto: bool = False
    at: float = 0.0


@dataclass(frozen=True)
class Update:
    """An entry and what it made happen."""

    entry: Entry
    events: tuple[Event, ...] = ()

    def seen_by(self, seat: int | None) -> list[dict[str, Any]]:
        """The events that a seat (None: a spectator) may know, in plain JSON types."""
        return [told for only_for, told in self._told if only_for is None or only_for == seat]

    @cached_property
    def _told(self) -> list[tuple[int | None, dict[str, Any]]]:
        return [(event.only_for, told_event(event)) for event in self.events]

    def head(self) -> dict[str, Any]:
        """What everybody may know of the entry itself."""
        entry = self.entry
        return {
            "version": entry.number,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "auto": entry.auto,
            "at": entry.at,
        }


def told_event(event: Event) -> dict[str, Any]:
    """An event as clients get it: its data, and the sentence."""
    return {**event.as_dict(), "say": event.message().as_dict()}
