"""The records of Hare & Tortoise: the state of a race, the rules of a table, and a look at what a pawn could do."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ..kernel.layout import I1, I4, I8, Layout, Numbers, NumberTable, Record, Stored, declarations
from .codes import CARD_KINDS, DECK_SIZE, FINISH, MOST_PAWNS, MOST_SEATS

SeatNumbers = Annotated[Numbers, Stored("i1", MOST_SEATS)]
PawnNumbers = Annotated[Numbers, Stored("i1", MOST_PAWNS)]
SpaceNumbers = Annotated[Numbers, Stored("i1", FINISH + 1)]
CardNumbers = Annotated[Numbers, Stored("i1", CARD_KINDS)]
#: What editions do differently, 1 or 0: ``data/editions.toml`` and ``data/hares.toml`` name those that are on.
Switch = Annotated[int, Stored("i1"), "switch"]


class State(Record, Protocol):
    """A race as rule functions see it."""

    carrots: Annotated[Numbers, Stored("i8", MOST_SEATS)]  # HT-853: no limit
    paid: I4  # for the move that reached the hare space now acting (HT-709)
    gift: Annotated[Numbers, Stored("i4", MOST_SEATS)]  # offered and not yet answered (HT-721)
    lettuces: SeatNumbers
    shown: SeatNumbers  # the count is public until it changes (HT-727)
    space: PawnNumbers
    face: PawnNumbers
    must_leave: PawnNumbers
    place: PawnNumbers  # 0 while not home
    due: PawnNumbers  # a tournament hare space is still to be settled (HT-1104)
    passed_by: Annotated[Numbers, Stored("u1", MOST_PAWNS)]  # bit per seat that passed it since
    finished: PawnNumbers  # pawns in order of arrival
    home: I1
    phase: I1
    turn: I1
    actor: I1  # the pawn that must go on, or for which chance draws; -1 for none
    unseen: CardNumbers
    seen: Annotated[Numbers, Stored("i1", DECK_SIZE)]  # oldest first
    seen_count: I1


class Rules(Record, Protocol):
    """The rules of a table as rule functions see them."""

    tortoise_spaces: I8  # a bit each, as the two below
    lettuce_spaces: I8
    closed_spaces: I8  # hare spaces that may not be entered (HT-1103)
    start_carrots: I4
    restart_carrots: I4
    kind: SpaceNumbers
    tortoise_behind: SpaceNumbers  # -1 where there is none
    players: I1
    pawns_each: I1
    pawns: I1
    teams: I1
    lettuces: I1
    hare: I1
    until_winner: I1
    draw_first: I1
    pay_on_leaving: I1  # HT-403; always 0 with one pawn per seat
    flat_limit: I1  # 0: ten times the place
    first_pawn_any_lettuces: Switch  # HT-903: the first of two pawns may come home with lettuces left
    chart: Annotated[NumberTable, Stored("i1", 6, 6)]
    card_kinds: I1
    card_count: CardNumbers
    card_effect: CardNumbers
    card_value: CardNumbers
    jump_to_vacant: Switch  # HT-703, HT-704: to the next vacant carrot space (else to the next, if it is free)
    position_to_finish: Switch  # HT-705: onto Finish, free of charge
    position_to_tortoise: Switch  # HT-706: onto a tortoise space, which pays nothing
    choice_of_nothing: Switch  # HT-702: nothing is an answer, too
    give_less: Switch  # HT-721: 5 each, then 1 each, when 10 each is too much


class Survey(Record, Protocol):
    """A look at all forward targets of a pawn."""

    reasons: Annotated[Numbers, Stored("i8", FINISH + 1)]
    left: Annotated[Numbers, Stored("i8", FINISH + 1)]
    cost: Annotated[Numbers, Stored("i4", FINISH + 1)]
    position: SpaceNumbers
    bonus: I4
    limit: I4


STATE: Layout[State] = Layout.of(State)
RULES: Layout[Rules] = Layout.of(Rules)
SURVEY: Layout[Survey] = Layout.of(Survey)

#: The names of all switches.
SWITCHES: Final = tuple(name for name, hint in declarations(Rules).items() if hint == Switch)
