"""Chance as a player: what can come, with which weights, and what it does."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, entry
from ..codes import Happened, Hare, Phase
from ..layout import Rules, State
from .deck import card_weight, take_card
from .effects import carry_out
from .position import owner, race_position
from .turn import next_turn, start_race


@entry
def outcome_weight(state: State, rules: Rules, code: int) -> int:
    """The weight of an outcome (a seat, a card of the deck, or a number from 1 to 6), 0 if it cannot come now."""
    if state.phase == Phase.FIRST:
        return 1 if 0 <= code < rules.players else 0  # HT-105
    if state.phase != Phase.DRAW:
        return 0
    if rules.hare == Hare.DECK:
        return card_weight(state, rules, code) if 0 <= code < rules.card_kinds else 0  # HT-713
    return 1 if 1 <= code <= 6 else 0  # HT-712


@entry
def chance_outcomes(state: State, rules: Rules, out: Scratch) -> int:
    """List what chance can do now, ascending; returns how many."""
    count = 0
    for code in range(max(7, rules.card_kinds)):
        weight = outcome_weight(state, rules, code)
        if weight:
            out.codes[count] = code
            out.weights[count] = weight
            count += 1
    return count


@dual
def outcome_effect(rules: Rules, code: int, position: int) -> int:
    """HT-712, HT-713: what a card, a die's face or a numbered card does to a pawn in a race position."""
    if rules.hare == Hare.DECK:
        return rules.card_effect[code]
    if rules.hare == Hare.CHART:
        return rules.chart[code - 1, position - 1]  # HT-712: row = card
    return rules.chart[position - 1, code - 1]  # HT-712: row = position


@dual
def reveal(state: State, rules: Rules, code: int, log: Log) -> None:
    """HT-712, HT-713: what was drawn or rolled for the hare space reached is carried out."""
    pawn = state.actor
    seat = owner(rules, pawn)
    paid = state.paid
    state.paid = 0
    position = race_position(state, rules, pawn)
    effect = outcome_effect(rules, code, position)
    if rules.hare == Hare.DECK:
        emit(log, Happened.DREW, seat, pawn, code, effect, rules.card_value[code])
        take_card(state, rules, code)
        carry_out(state, rules, pawn, effect, rules.card_value[code], paid, log)
        return
    if rules.hare == Hare.CHART:
        emit(log, Happened.CHARTED, seat, pawn, code, effect, position)
    else:
        emit(log, Happened.ROLLED, seat, pawn, code, effect, position)
    carry_out(state, rules, pawn, effect, 0, paid, log)


@entry
def apply_chance(state: State, rules: Rules, code: int, log: Log) -> None:
    """Let an outcome happen, and all that follows from it, up to the next decision or chance."""
    if state.phase == Phase.FIRST:
        start_race(state, rules, code, log)
    else:
        reveal(state, rules, code, log)
    if state.phase == Phase.TURN_OVER:
        next_turn(state, rules, log)
