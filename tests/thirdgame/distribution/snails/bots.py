"""A player of Snails: one class, which the entry point ``festina.bots`` names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from festina import Decision, Event, View
from festina.bots import Bot

from .table import NAME
from .view import SnailsView


class PatientBot(Bot):
    """Is slow while nobody is ahead of it, else steady."""

    name: ClassVar[str] = "patient"
    games: ClassVar[tuple[str, ...]] = (NAME,)

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        assert isinstance(view, SnailsView)  # the only game it plays
        mine = view.snails[self.seat.number].space
        behind = any(snail.space > mine for snail in view.snails)
        return Decision("steady" if behind else "slow")
