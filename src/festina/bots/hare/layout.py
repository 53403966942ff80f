"""The records players of Hare & Tortoise work with: the game's own, and what a player knows about the way home."""

from __future__ import annotations

from typing import Annotated, Protocol

from ...hare.layout import RULES, STATE, Rules, State
from ...kernel.layout import Layout, Record, Stored
from ..league import ROSTER, Roster
from ..net import SIGHT, Net, Sight, net_layout
from ..records import PLAYERS, Players
from ..summary import SUMMARY, Summary
from ..tree import TREE, Tree
from .inputs import INPUTS, SHARED_INPUTS

#: Carrots counted by the plan; more are treated as this many.
CARROTS = 256
LETTUCES = 6
#: Plan values are turns times this.
SCALE = 256
#: How often a number space pays a runner whose position is the space's number when it arrives, and one whose is not.
PAYS, PAYS_ANYWAY = 0.6, 0.12
#: What a hare space costs on average, in turns, when its deck, die or chart acts.
HARE_RISK = 0.5


class TurnTable(Protocol):
    """Turns home by position, space, carrots, lettuces."""

    def __getitem__(self, index: tuple[int, int, int, int]) -> int: ...


class Knowledge(Record, Protocol):
    """What a player knows."""

    #: Expected turns home, by race position (1 at index 0), space, carrots and lettuces.
    turns: Annotated[TurnTable, Stored("u2", 6, 65, CARROTS, LETTUCES)]


KNOWLEDGE: Layout[Knowledge] = Layout.of(Knowledge)
NET: Layout[Net] = net_layout(INPUTS, SHARED_INPUTS)

__all__ = [
    "CARROTS",
    "HARE_RISK",
    "KNOWLEDGE",
    "LETTUCES",
    "NET",
    "PAYS",
    "PAYS_ANYWAY",
    "PLAYERS",
    "ROSTER",
    "RULES",
    "SCALE",
    "SIGHT",
    "STATE",
    "SUMMARY",
    "TREE",
    "Knowledge",
    "Net",
    "Players",
    "Roster",
    "Rules",
    "Sight",
    "State",
    "Summary",
    "Tree",
]
