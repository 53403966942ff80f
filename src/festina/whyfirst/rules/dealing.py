"""The beginning of a round: pawns back to the start, all cards shuffled, five to each seat."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry, hot
from ..codes import HAND, START, Happened, Phase
from ..layout import Rules, State


@hot
def begin_round(state: State, rules: Rules, number: int) -> None:
    """WF-104: all pawns on the start, all cards unseen; WF-103: the start counts as 0."""
    state.round = number
    state.trick = 1
    state.dealt = 0
    state.phase = Phase.DEAL
    for entrant in range(rules.entrants):
        state.pawn[entrant] = START
    for kind in range(rules.kinds):
        state.unseen[kind] = rules.copies[kind]


@entry
def set_up(state: State, rules: Rules) -> None:
    """WF-101, WF-102: a pawn for each entrant, nobody has scored, the whole deck is unseen."""
    begin_round(state, rules, 1)


@entry
def cards_held(state: State, rules: Rules, seat: int) -> int:
    """How many cards are in a hand, a chosen one included."""
    held = 0
    for kind in range(rules.kinds):
        held += state.hand[seat, kind]
    return held


@dual
def tell_hand(state: State, rules: Rules, seat: int, log: Log) -> None:
    """WF-112: everybody sees that a hand is dealt; its cards (six bits each) are for its seat alone."""
    packed = 0
    place = 0
    for kind in range(rules.kinds):
        for _ in range(state.hand[seat, kind]):
            packed |= kind << place
            place += 6
    emit(log, Happened.DEALT, seat, -1, HAND, packed, 0)


@hot
def deal_card(state: State, rules: Rules, kind: int, log: Log) -> None:
    """WF-104: chance deals card by card, seat 0's five first; WF-201: Leo's four stay among the unseen."""
    seat = state.dealt // HAND
    if state.dealt == 0:
        emit(log, Happened.ROUND, -1, -1, state.round, 0, 0)
    state.unseen[kind] -= 1
    state.hand[seat, kind] += 1
    state.dealt += 1
    if state.dealt % HAND == 0:
        if log.keep or log.count:
            tell_hand(state, rules, seat, log)
        if state.dealt == HAND * rules.players:
            state.phase = Phase.CHOOSE
