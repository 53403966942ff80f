"""What the players' room needs to know of this game (see ``bots.rooms``)."""

from __future__ import annotations

from ..rooms import PlayersRoom
from .layout import KNOWLEDGE, PLAYERS, TREE
from .policy import UNIT, Policy
from .worlds import world

ROOM = PlayersRoom(
    game="whyfirst",
    policies={name.lower(): code for name, code in Policy._asdict().items()},
    knowledge_layout=KNOWLEDGE,
    players_layout=PLAYERS,
    tree_layout=TREE,
    knowledge=lambda table: KNOWLEDGE.new(),
    world=lambda table, view, events, key: world(table, view, key),
    memory=lambda events, seat: 0,
    unit=UNIT,
    mixes=True,
)
