"""The records players of Hare & Tortoise work with: the game's own, and what a player knows about the way home."""

from __future__ import annotations

from typing import Protocol

from ...hare.layout import RULES, STATE, Rules, State
from ...kernel.layout import Field, Layout, Numbers
from ..tree import TREE, Tree

#: Carrots counted by the plan; more are treated as this many.
CARROTS = 256
LETTUCES = 6
#: Plan values are turns times this.
SCALE = 256

KNOWLEDGE = Layout(
    "HareKnowledge",
    # Expected turns home, by race position (1 at index 0), space, carrots and lettuces.
    Field("turns", "u2", (6, 65, CARROTS, LETTUCES)),
)

#: How each seat plays (see ``policy``), and what it remembers.
PLAYERS = Layout("HarePlayers", Field("policy", "i4", (6,)), Field("memory", "i4", (6,)), Field("noise", "i4", (6,)))


class Players(Protocol):
    """The players at a table (see ``PLAYERS``); ``noise`` in plan units: how far from the best a move may be."""

    policy: Numbers
    memory: Numbers
    noise: Numbers


class TurnTable(Protocol):
    """Turns home by position, space, carrots, lettuces."""

    def __getitem__(self, index: tuple[int, int, int, int]) -> int: ...


class Knowledge(Protocol):
    """What a player knows (see ``KNOWLEDGE``)."""

    turns: TurnTable


__all__ = [
    "CARROTS",
    "KNOWLEDGE",
    "LETTUCES",
    "PLAYERS",
    "RULES",
    "SCALE",
    "STATE",
    "TREE",
    "Knowledge",
    "Players",
    "Rules",
    "State",
    "Tree",
]
