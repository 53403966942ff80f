"""The records players of Why First? work with: the game's own, and the mixtures a search finds."""

from __future__ import annotations

from typing import Protocol

from ...kernel.layout import Field, Layout, Numbers, NumberTable
from ...whyfirst.layout import RULES, STATE, Rules, State
from ..tree import Floats, FloatTable

#: Action codes are below this (see ``whyfirst.codes.Do``).
CODES = 640
SEATS = 6
EDGES = 256

#: Nothing is known beforehand: everything lies on the table or in the hand.
KNOWLEDGE = Layout("WhyFirstKnowledge", Field("nothing", "i4"))

#: How each seat plays (see ``policy``).
PLAYERS = Layout(
    "WhyFirstPlayers", Field("policy", "i4", (SEATS,)), Field("memory", "i4", (SEATS,)), Field("noise", "i4", (SEATS,))
)

#: What a search finds: for every seat and action its regret, what the strategist thinks of it, the mean payoff, how
#: often it was tried and the sum of the strategies so far; and the root's actions as every search tells them (see
#: ``bots.tree``).
TREE = Layout(
    "WhyFirstTree",
    Field("regret", "f8", (SEATS, CODES)),
    Field("opinion", "f8", (SEATS, CODES)),
    Field("mean", "f8", (SEATS, CODES)),
    Field("summed", "f8", (SEATS, CODES)),
    Field("squares", "f8", (SEATS, CODES)),
    Field("placed", "f8", (SEATS, CODES)),
    Field("strategy", "f8", (SEATS, CODES)),
    Field("tried", "i4", (SEATS, CODES)),
    Field("listed", "i4", (SEATS, CODES)),
    Field("counted", "i4", (SEATS,)),
    Field("picked", "i4", (SEATS,)),
    Field("code", "i4", (EDGES,)),
    Field("visits", "i4", (EDGES,)),
    Field("first", "i4", (EDGES,)),
    Field("count", "i4", (EDGES,)),
    Field("prior", "f4", (EDGES,)),
    Field("value", "f4", (EDGES, SEATS)),
    Field("square", "f4", (EDGES,)),
    Field("place", "f4", (EDGES,)),
)


class Knowledge(Protocol):
    """See ``KNOWLEDGE``."""

    nothing: int


class Players(Protocol):
    """The players at a table (see ``PLAYERS``); ``noise`` in policy units: how far from the best a choice may be."""

    policy: Numbers
    memory: Numbers
    noise: Numbers


class Tree(Protocol):
    """See ``TREE``."""

    regret: FloatTable
    opinion: FloatTable
    mean: FloatTable
    summed: FloatTable
    squares: FloatTable
    placed: FloatTable
    strategy: FloatTable
    tried: NumberTable
    listed: NumberTable
    counted: Numbers
    picked: Numbers
    code: Numbers
    visits: Numbers
    first: Numbers
    count: Numbers
    prior: Floats
    value: FloatTable
    square: Floats
    place: Floats


__all__ = [
    "CODES",
    "KNOWLEDGE",
    "PLAYERS",
    "RULES",
    "SEATS",
    "STATE",
    "TREE",
    "Knowledge",
    "Players",
    "Rules",
    "State",
    "Tree",
]
