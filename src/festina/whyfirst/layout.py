"""The records of Why First?: the state of a game, the rules of a table, and a look at what a card could do.

An entrant is a seat, or Leo with the number after the last seat. A kind of card is what players can tell apart: a value
in the base game, a white number in the tactical one (WF-303).
"""

from __future__ import annotations

from typing import Protocol

from ..kernel.layout import Field, Layout, Numbers, NumberTable
from .codes import CARD_KINDS, MOST_ENTRANTS

STATE = Layout(
    "WhyFirstState",
    Field("unseen", "i1", (CARD_KINDS,)),  # neither in a hand nor seen this round
    Field("hand", "i1", (MOST_ENTRANTS, CARD_KINDS)),  # a chosen card stays in it until the reveal
    Field("chosen", "i1", (MOST_ENTRANTS,)),  # kind + 1 of the card chosen, or face up and not yet used; 0 for none
    Field("target", "i1", (MOST_ENTRANTS,)),  # the pawn it is played on (base game)
    Field("pawn", "i1", (MOST_ENTRANTS,)),
    Field("total", "i1", (MOST_ENTRANTS,)),
    Field("ended", "i1", (MOST_ENTRANTS,)),  # where the pawns stood when the last round was scored
    Field("has_ended", "i1"),
    Field("dealt", "i1"),  # cards dealt to seats this round
    Field("round", "i1"),
    Field("trick", "i1"),
    Field("phase", "i1"),
)

RULES = Layout(
    "WhyFirstRules",
    Field("players", "i1"),
    Field("entrants", "i1"),
    Field("tactical", "i1"),
    Field("kinds", "i1"),
    Field("value", "i1", (CARD_KINDS,)),
    Field("copies", "i1", (CARD_KINDS,)),
)

SURVEY = Layout(
    "WhyFirstSurvey",
    Field("space", "i1", (MOST_ENTRANTS,)),
    Field("second", "i1", (MOST_ENTRANTS,)),
)


class State(Protocol):
    """A game as rule functions see it (see ``STATE``)."""

    unseen: Numbers
    hand: NumberTable
    chosen: Numbers
    target: Numbers
    pawn: Numbers
    total: Numbers
    ended: Numbers
    has_ended: int
    dealt: int
    round: int
    trick: int
    phase: int


class Rules(Protocol):
    """The rules of a table as rule functions see them (see ``RULES``)."""

    players: int
    entrants: int
    tactical: int
    kinds: int
    value: Numbers
    copies: Numbers


class Survey(Protocol):
    """For each pawn: where a face-up card would take it, and the second-placed space then (see ``SURVEY``)."""

    space: Numbers
    second: Numbers
