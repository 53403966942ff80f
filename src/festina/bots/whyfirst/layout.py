"""The records players of Why First? work with: the game's own, and the mixtures a search finds."""

from __future__ import annotations

from typing import Annotated, Protocol

from ...kernel.layout import I4, Layout, Numbers, NumberTable, Record, Stored
from ...whyfirst.layout import RULES, STATE, Rules, State
from ..league import ROSTER, Roster
from ..net import SIGHT, Net, Sight, net_layout
from ..records import PLAYERS, SEATS, Players
from ..summary import SUMMARY, Summary
from ..tree import Floats, FloatTable
from .inputs import INPUTS, SHARED_INPUTS

#: Action codes are below this (see ``whyfirst.codes.Do``).
CODES = 640
EDGES = 256


class Knowledge(Record, Protocol):
    """Nothing is known beforehand: everything lies on the table or in the hand."""

    nothing: I4


class Tree(Record, Protocol):
    """What a search finds.

    For every seat and action its regret, what the strategist thinks of it, the mean payoff, how often it was tried and
    the sum of the strategies so far; and the root's actions as every search leaves them (see ``templates.summing``).
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
    promised: Annotated[FloatTable, Stored("f4", EDGES, SEATS)]
    square: Annotated[Floats, Stored("f4", EDGES)]
    place: Annotated[Floats, Stored("f4", EDGES)]
    # By the learned judgement (see ``trials``), for the root's actions one by one: sums of everybody's shares, how much
    # better than the mixture each did, and its last payoff; those tried in this world, and which of them is next.
    sums: Annotated[FloatTable, Stored("f8", EDGES, SEATS)]
    lead: Annotated[Floats, Stored("f8", EDGES)]
    payoff: Annotated[Floats, Stored("f8", EDGES)]
    candidate: Annotated[Numbers, Stored("i4", EDGES)]
    # The action by which the other seats learn in this world (-1: none does), and what came of it for each.
    taught: I4
    lesson: Annotated[Floats, Stored("f8", SEATS)]
    candidates: I4
    next: I4
    world: I4
    shares: Annotated[Floats, Stored("f8", SEATS)]
    calibrated: Annotated[Floats, Stored("f8", SEATS)]  # the same shares as they come true, which reports are made of
    places: Annotated[Floats, Stored("f8", SEATS)]


KNOWLEDGE: Layout[Knowledge] = Layout.of(Knowledge)
TREE: Layout[Tree] = Layout.of(Tree)
NET: Layout[Net] = net_layout(INPUTS, SHARED_INPUTS)

__all__ = [
    "CODES",
    "KNOWLEDGE",
    "NET",
    "PLAYERS",
    "ROSTER",
    "RULES",
    "SEATS",
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
