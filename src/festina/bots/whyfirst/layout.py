"""The records players of Why First? work with: the game's own, and the mixtures a search finds."""

from __future__ import annotations

from typing import Annotated, Protocol

from ...kernel.layout import I4, Layout, Numbers, NumberTable, Record, Stored
from ...whyfirst.layout import RULES, STATE, Rules, State
from ..records import PLAYERS, SEATS, Players
from ..tree import Floats, FloatTable

#: Action codes are below this (see ``whyfirst.codes.Do``).
CODES = 640
EDGES = 256


class Knowledge(Record, Protocol):
    """Nothing is known beforehand: everything lies on the table or in the hand."""

    nothing: I4


class Tree(Record, Protocol):
    """What a search finds.

    For every seat and action its regret, what the strategist thinks of it, the mean payoff, how often it was tried and
    the sum of the strategies so far; and the root's actions as every search leaves them (see ``bots.tree``).
    """

    regret: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    opinion: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    mean: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    summed: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    squares: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    placed: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    strategy: Annotated[FloatTable, Stored("f8", SEATS, CODES)]
    tried: Annotated[NumberTable, Stored("i4", SEATS, CODES)]
    listed: Annotated[NumberTable, Stored("i4", SEATS, CODES)]
    counted: Annotated[Numbers, Stored("i4", SEATS)]
    picked: Annotated[Numbers, Stored("i4", SEATS)]
    code: Annotated[Numbers, Stored("i4", EDGES)]
    visits: Annotated[Numbers, Stored("i4", EDGES)]
    first: Annotated[Numbers, Stored("i4", EDGES)]
    count: Annotated[Numbers, Stored("i4", EDGES)]
    prior: Annotated[Floats, Stored("f4", EDGES)]
    value: Annotated[FloatTable, Stored("f4", EDGES, SEATS)]
    square: Annotated[Floats, Stored("f4", EDGES)]
    place: Annotated[Floats, Stored("f4", EDGES)]


KNOWLEDGE: Layout[Knowledge] = Layout.of(Knowledge)
TREE: Layout[Tree] = Layout.of(Tree)

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
