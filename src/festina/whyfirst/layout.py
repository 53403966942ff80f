"""The records of Why First?: the state of a game, the rules of a table, and a look at what a card could do.

An entrant is a seat, or Leo with the number after the last seat. A kind of card is what players can tell apart: a value
in the base game, a white number in the tactical one (WF-303).
"""

from __future__ import annotations

from typing import Annotated, Protocol

from ..kernel.layout import I1, Layout, Numbers, NumberTable, Record, Stored
from .codes import CARD_KINDS, MOST_ENTRANTS

EntrantNumbers = Annotated[Numbers, Stored("i1", MOST_ENTRANTS)]
CardNumbers = Annotated[Numbers, Stored("i1", CARD_KINDS)]


class State(Record, Protocol):
    """A game as rule functions see it."""

    unseen: CardNumbers  # neither in a hand nor seen this round
    # A chosen card stays in the hand until the reveal.
    hand: Annotated[NumberTable, Stored("i1", MOST_ENTRANTS, CARD_KINDS)]
    chosen: EntrantNumbers  # kind + 1 of the card chosen, or face up and not yet used; 0 for none
    target: EntrantNumbers  # the pawn it is played on (base game)
    pawn: EntrantNumbers
    total: EntrantNumbers
    ended: EntrantNumbers  # where the pawns stood when the last round was scored
    has_ended: I1
    dealt: I1  # cards dealt to seats this round
    round: I1
    trick: I1
    phase: I1


class Rules(Record, Protocol):
    """The rules of a table as rule functions see them."""

    players: I1
    entrants: I1
    tactical: I1
    kinds: I1
    value: CardNumbers
    copies: CardNumbers


class Survey(Record, Protocol):
    """For each pawn: where a face-up card would take it, and the second-placed space then."""

    space: EntrantNumbers
    second: EntrantNumbers


STATE: Layout[State] = Layout.of(State)
RULES: Layout[Rules] = Layout.of(Rules)
SURVEY: Layout[Survey] = Layout.of(Survey)
