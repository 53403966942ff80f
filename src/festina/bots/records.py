"""The record that every game's policies work with: how each seat plays."""

from __future__ import annotations

from typing import Annotated, Protocol

from ..kernel.layout import Layout, Numbers, Record, Stored

#: The most seats that a game has.
SEATS = 6


class Players(Record, Protocol):
    """By seat: its policy, what it remembers, and how far from the best an action may be (``PlayerKit.unit``)."""

    policy: Annotated[Numbers, Stored("i4", SEATS)]
    memory: Annotated[Numbers, Stored("i4", SEATS)]
    noise: Annotated[Numbers, Stored("i4", SEATS)]


PLAYERS: Layout[Players] = Layout.of(Players)
