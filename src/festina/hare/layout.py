"""The two records of Hare & Tortoise: the state of a race, and the rules of a table."""

from __future__ import annotations

from typing import Protocol

from ..kernel.layout import Field, Layout, Numbers, NumberTable
from .codes import CARD_KINDS, DECK_SIZE, FINISH, MOST_PAWNS, MOST_SEATS

STATE = Layout(
    "HareState",
    Field("carrots", "i8", (MOST_SEATS,)),  # HT-853: no limit
    Field("paid", "i4"),  # for the move that reached the hare space now acting (HT-709)
    Field("gift", "i4", (MOST_SEATS,)),  # offered and not yet answered (HT-721)
    Field("lettuces", "i1", (MOST_SEATS,)),
    Field("shown", "i1", (MOST_SEATS,)),  # the count is public until it changes (HT-727)
    Field("space", "i1", (MOST_PAWNS,)),
    Field("face", "i1", (MOST_PAWNS,)),
    Field("must_leave", "i1", (MOST_PAWNS,)),
    Field("place", "i1", (MOST_PAWNS,)),  # 0 while not home
    Field("due", "i1", (MOST_PAWNS,)),  # a tournament hare space is still to be settled (HT-1104)
    Field("passed_by", "u1", (MOST_PAWNS,)),  # bit per seat that passed it since
    Field("finished", "i1", (MOST_PAWNS,)),  # pawns in order of arrival
    Field("home", "i1"),
    Field("phase", "i1"),
    Field("turn", "i1"),
    Field("actor", "i1"),  # the pawn that must go on, or for which chance draws; -1 for none
    Field("unseen", "i1", (CARD_KINDS,)),
    Field("seen", "i1", (DECK_SIZE,)),  # oldest first
    Field("seen_count", "i1"),
)

RULES = Layout(
    "HareRules",
    Field("tortoise_spaces", "i8"),  # a bit each, as the two below
    Field("lettuce_spaces", "i8"),
    Field("closed_spaces", "i8"),  # hare spaces that may not be entered (HT-1103)
    Field("start_carrots", "i4"),
    Field("restart_carrots", "i4"),
    Field("kind", "i1", (FINISH + 1,)),
    Field("tortoise_behind", "i1", (FINISH + 1,)),  # -1 where there is none
    Field("players", "i1"),
    Field("pawns_each", "i1"),
    Field("pawns", "i1"),
    Field("teams", "i1"),
    Field("lettuces", "i1"),
    Field("hare", "i1"),
    Field("until_winner", "i1"),
    Field("draw_first", "i1"),
    Field("pay_on_leaving", "i1"),  # HT-403; always 0 with one pawn a seat
    Field("flat_limit", "i1"),  # 0: ten times the place
    Field("first_pawn_any_lettuces", "i1"),
    Field("chart", "i1", (6, 6)),
    Field("card_kinds", "i1"),
    Field("card_count", "i1", (CARD_KINDS,)),
    Field("card_effect", "i1", (CARD_KINDS,)),
    Field("card_value", "i1", (CARD_KINDS,)),
    Field("jump_to_vacant", "i1"),  # carrot_forward/back: the next vacant carrot space (else the next, if free)
    Field("position_to_finish", "i1"),
    Field("position_to_tortoise", "i1"),
    Field("choice_of_nothing", "i1"),
    Field("give_less", "i1"),  # HT-721: 5, then 1, when 10 is too much
)

SURVEY = Layout(
    "HareSurvey",
    Field("reasons", "i8", (FINISH + 1,)),
    Field("left", "i8", (FINISH + 1,)),
    Field("cost", "i4", (FINISH + 1,)),
    Field("position", "i1", (FINISH + 1,)),
    Field("bonus", "i4"),
    Field("limit", "i4"),
)


class State(Protocol):
    """A race as rule functions see it (see ``STATE``)."""

    carrots: Numbers
    paid: int
    gift: Numbers
    lettuces: Numbers
    shown: Numbers
    space: Numbers
    face: Numbers
    must_leave: Numbers
    place: Numbers
    due: Numbers
    passed_by: Numbers
    finished: Numbers
    home: int
    phase: int
    turn: int
    actor: int
    unseen: Numbers
    seen: Numbers
    seen_count: int


class Rules(Protocol):
    """The rules of a table as rule functions see them (see ``RULES``)."""

    tortoise_spaces: int
    lettuce_spaces: int
    closed_spaces: int
    start_carrots: int
    restart_carrots: int
    kind: Numbers
    tortoise_behind: Numbers
    players: int
    pawns_each: int
    pawns: int
    teams: int
    lettuces: int
    hare: int
    until_winner: int
    draw_first: int
    pay_on_leaving: int
    flat_limit: int
    first_pawn_any_lettuces: int
    chart: NumberTable
    card_kinds: int
    card_count: Numbers
    card_effect: Numbers
    card_value: Numbers
    jump_to_vacant: int
    position_to_finish: int
    position_to_tortoise: int
    choice_of_nothing: int
    give_less: int


class Survey(Protocol):
    """A look at all forward targets of a pawn (see ``SURVEY``)."""

    reasons: Numbers
    left: Numbers
    cost: Numbers
    position: Numbers
    bonus: int
    limit: int
