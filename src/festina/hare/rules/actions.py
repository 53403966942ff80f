"""Doing what a seat decided (legality is checked before: ``legality``)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry
from ..codes import FINISH, PAWN_B, Do, Effect, Face, Happened, Phase, Why
from ..layout import Rules, State
from .carrots import change_carrots, pay, take
from .legality import anything_legal, seat_to_act
from .moving import move_back, move_forward
from .position import first_pawn, race_position
from .restart import put_back
from .turn import next_turn


@dual
def answer_or_stay(state: State, rules: Rules, seat: int, pawn: int, what: int, log: Log) -> None:
    """HT-501 on a carrot space, HT-702 on a hare space: take 10, give 10, or (some editions) nothing."""
    why = Why.CHOICE if state.phase == Phase.CHOICE else Why.CARROT_SPACE
    if what == Do.TAKE:
        take(state, seat, pawn, 10, why, log)
    elif what == Do.GIVE:
        pay(state, seat, pawn, 10, why, log)
    else:
        emit(log, Happened.NOTHING, seat, pawn, Effect.PLUS_MINUS_10, 0, 0)
    state.phase = Phase.TURN_OVER


@dual
def eat(state: State, rules: Rules, seat: int, pawn: int, log: Log) -> None:
    """HT-202, HT-503: up again, one lettuce fewer, ten times the position; HT-504: it must leave next."""
    state.face[pawn] = Face.UP
    state.must_leave[pawn] = 1
    state.lettuces[seat] -= 1
    position = race_position(state, rules, pawn)
    emit(log, Happened.ATE, seat, pawn, position, state.lettuces[seat], 0)
    take(state, seat, pawn, 10 * position, Why.LETTUCE, log)
    state.phase = Phase.TURN_OVER


@dual
def turn_up(state: State, rules: Rules, seat: int, pawn: int, log: Log) -> None:
    """HT-201, HT-1102: the pawn is turned up and the turn is over."""
    emit(log, Happened.TURNED_UP, seat, pawn, state.face[pawn], 0, 0)
    state.face[pawn] = Face.UP
    state.phase = Phase.TURN_OVER


@dual
def restart(state: State, rules: Rules, seat: int, pawn: int, log: Log) -> None:
    """HT-205, HT-802: put back, then move at once; HT-804: still nothing legal: the turn is over."""
    put_back(state, rules, pawn, log)
    state.phase = Phase.RESTARTED
    state.actor = pawn
    if not anything_legal(state, rules, seat):
        emit(log, Happened.STUCK, seat, pawn, 0, 0, 0)
        state.phase = Phase.TURN_OVER


@dual
def answer_gift(state: State, rules: Rules, seat: int, keep: bool, log: Log) -> None:
    """HT-721: keep the whole gift or put it in the bank; the turn ends when all have answered."""
    gift = state.gift[seat]
    state.gift[seat] = 0
    if keep:
        change_carrots(state, seat, gift)
        emit(log, Happened.KEPT, seat, -1, 0, gift, 0)
    else:
        emit(log, Happened.BANKED, seat, -1, 0, gift, 0)
    if seat_to_act(state, rules) == state.turn:
        state.phase = Phase.TURN_OVER


@entry
def apply_action(state: State, rules: Rules, seat: int, action: int, log: Log) -> None:
    """Do a legal action and all that follows from it, up to the next decision or chance."""
    what = action % PAWN_B
    pawn = first_pawn(rules, seat) + action // PAWN_B
    if what <= FINISH:
        move_forward(state, rules, pawn, what, log)
    elif what < Do.TAKE:
        move_back(state, rules, pawn, log)
    elif what == Do.EAT:
        eat(state, rules, seat, pawn, log)
    elif what == Do.MISS:
        turn_up(state, rules, seat, pawn, log)
    elif what == Do.RESTART:
        restart(state, rules, seat, pawn, log)
    elif what in (Do.KEEP, Do.BANK):
        answer_gift(state, rules, seat, what == Do.KEEP, log)
    else:
        answer_or_stay(state, rules, seat, pawn, what, log)
    if state.phase == Phase.TURN_OVER:
        next_turn(state, rules, log)
