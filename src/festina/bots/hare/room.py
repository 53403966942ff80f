"""What the players' room needs to know of this game (see ``bots.rooms``)."""

from __future__ import annotations

from ..rooms import PlayersRoom
from .layout import KNOWLEDGE, PLAYERS, TREE
from .plan import knowledge
from .policy import Policy
from .worlds import leaps_and_steps, world

ROOM = PlayersRoom(
    game="hare",
    policies={name.lower(): code for name, code in Policy._asdict().items()},
    knowledge_layout=KNOWLEDGE,
    players_layout=PLAYERS,
    tree_layout=TREE,
    knowledge=knowledge,
    world=lambda table, view, events, key: world(table, view, events),
    memory=leaps_and_steps,
    unit=256,
    mixes=False,
)
