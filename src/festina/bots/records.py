"""The record that every game's policies work with: how each seat plays."""

from __future__ import annotations

from typing import Annotated, Protocol

from ..kernel.layout import Layout, Numbers, Record, Stored

#: The most seats that a game has.
SEATS = 6


class Players(Record, Protocol):
    """By seat: its policy, what it remembers, how far from the best an action may be (``PlayerKit.unit``), its lapses.

    A lapse is a decision in which the failing of a policy shows; they are counted in a hundred.
    """

    policy: Annotated[Numbers, Stored("i4", SEATS)]
    memory: Annotated[Numbers, Stored("i4", SEATS)]
    noise: Annotated[Numbers, Stored("i4", SEATS)]
    lapses: Annotated[Numbers, Stored("i4", SEATS)]


PLAYERS: Layout[Players] = Layout.of(Players)
