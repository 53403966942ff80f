"""The players' rooms: for each game its policies, what its players know, and worlds that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from ..kernel.layout import Layout


@dataclass(frozen=True)
class PlayersRoom:
    """One game's players.

    ``world(table, view, events, key)`` gives the bytes of a state consistent with both; ``memory(events, seat)`` what a
    policy remembers of what has happened: a bot may be asked in another process every time.
    """

    game: str
    policies: Mapping[str, int]
    knowledge_layout: Layout
    players_layout: Layout
    tree_layout: Layout
    knowledge: Callable[[Any], Any]
    world: Callable[[Any, dict[str, Any], Any, int], bytes]
    memory: Callable[[Any, int], int]
    unit: int  # how much noise is one turn, or one percent of the win
    mixes: bool  # choices are hidden and simultaneous: a search draws from a mixture instead of taking the best


@cache
def players_room(game: str) -> PlayersRoom:
    """The players' room of a game."""
    room: PlayersRoom = import_module(f".{game}.room", __package__).ROOM
    return room
