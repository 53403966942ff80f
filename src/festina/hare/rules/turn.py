"""The turn: how it begins, and whose is next (section 2)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry, hot
from ..codes import Happened, Phase, Why
from ..layout import Rules, State
from .carrots import pay, take
from .position import first_pawn, number_bonus, pawns_home


@dual
def settle_tournament(state: State, rules: Rules, seat: int, pawn: int, log: Log) -> None:
    """HT-1104: 10 carrots if nobody passed the pawn, else 10 to pay for each seat that did, as far as they go."""
    passers = 0
    for other in range(rules.players):
        passers += (state.passed_by[pawn] >> other) & 1
    if passers == 0:
        take(state, seat, pawn, 10, Why.TOURNAMENT, log)
    else:
        pay(state, seat, pawn, min(10 * passers, state.carrots[seat]), Why.TOURNAMENT, log)
    state.due[pawn] = 0
    state.passed_by[pawn] = 0


@hot
def begin_turn(state: State, rules: Rules, log: Log) -> None:
    """What a turn opens with, before anything is chosen: HT-203, then HT-1104."""
    seat = state.turn
    first = first_pawn(rules, seat)
    if not rules.pay_on_leaving:
        for pawn in range(first, first + rules.pawns_each):
            bonus = number_bonus(state, rules, pawn)
            if bonus:
                take(state, seat, pawn, bonus, Why.NUMBER, log)  # HT-203, HT-403 (turn_start)
    for pawn in range(first, first + rules.pawns_each):
        if state.due[pawn]:
            settle_tournament(state, rules, seat, pawn, log)
    state.phase = Phase.ACTION
    state.actor = -1
    state.paid = 0


@hot
def next_turn(state: State, rules: Rules, log: Log) -> None:
    """HT-105: play goes round; HT-207: seats whose pawns are all home are passed over."""
    seat = state.turn
    for _ in range(rules.players):
        seat += 1
        if seat == rules.players:
            seat = 0
        if pawns_home(state, rules, seat) < rules.pawns_each:
            break
    state.turn = seat
    begin_turn(state, rules, log)


@dual
def start_race(state: State, rules: Rules, seat: int, log: Log) -> None:
    """HT-105: this seat begins."""
    state.turn = seat
    emit(log, Happened.STARTS, seat, -1, seat, 0, 0)
    begin_turn(state, rules, log)


@entry
def set_up(state: State, rules: Rules) -> None:
    """HT-101, HT-102, HT-103, HT-901: all pawns on Start, carrots and lettuces dealt, the deck unseen."""
    for seat in range(rules.players):
        state.carrots[seat] = rules.start_carrots
        state.lettuces[seat] = rules.lettuces
    for card in range(rules.card_kinds):
        state.unseen[card] = rules.card_count[card]
    state.actor = -1
    if rules.draw_first:
        state.phase = Phase.FIRST
        state.turn = -1
    else:
        state.phase = Phase.ACTION
        state.turn = 0
