"""Moving a pawn and arriving (sections 3, 5, 6, 11)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry, hot
from ..codes import By, Face, Happened, Hare, Kind, Phase, Why
from ..layout import Rules, State
from .carrots import pay, take
from .finish import come_home
from .position import number_bonus, owner


@entry
def move_cost(state: State, rules: Rules, pawn: int, distance: int) -> int:
    """HT-301: d spaces cost d(d+1)/2; HT-1101: 5 a space when leaving a hare space in the sprint variant."""
    if rules.hare == Hare.SPRINT and rules.kind[state.space[pawn]] == Kind.HARE:
        return 5 * distance
    return distance * (distance + 1) // 2


@entry
def leaving_bonus(state: State, rules: Rules, pawn: int) -> int:
    """HT-403 (on_leaving): what a number space pays as the first step of this pawn's move."""
    if not rules.pay_on_leaving:
        return 0
    return number_bonus(state, rules, pawn)


@hot
def take_leaving_bonus(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-403 (on_leaving): pay it out."""
    bonus = leaving_bonus(state, rules, pawn)
    if bonus:
        take(state, owner(rules, pawn), pawn, bonus, Why.NUMBER, log)


@dual
def notice_passing(state: State, rules: Rules, pawn: int, origin: int, target: int, log: Log) -> None:
    """HT-1102: a sleeping pawn passed by another seat wakes; HT-1104: each seat that passes is noted once."""
    mover = owner(rules, pawn)
    low = min(origin, target)
    high = max(origin, target)
    for other in range(rules.pawns):
        if low < state.space[other] < high and owner(rules, other) != mover:
            if state.face[other] == Face.NAP:
                state.face[other] = Face.UP
                emit(log, Happened.WOKE, owner(rules, other), other, mover, 0, 0)
            if state.due[other] and not (state.passed_by[other] >> mover) & 1:
                state.passed_by[other] |= 1 << mover
                emit(log, Happened.PASSED, owner(rules, other), other, mover, 0, 0)


@hot
def displace(state: State, rules: Rules, pawn: int, target: int, by: int, log: Log) -> None:
    """Put a pawn on another space, face up, and notice whom it passed (HT-1102, HT-1104)."""
    origin = state.space[pawn]
    state.space[pawn] = target
    state.face[pawn] = Face.UP
    state.must_leave[pawn] = 0
    state.due[pawn] = 0
    state.passed_by[pawn] = 0
    emit(log, Happened.MOVED, owner(rules, pawn), pawn, target, origin, by)
    if rules.hare in (Hare.NAP, Hare.TOURNAMENT):
        notice_passing(state, rules, pawn, origin, target, log)


@dual
def lie_down(state: State, rules: Rules, pawn: int, face: int, log: Log) -> None:
    """Lay a pawn face down (HT-502, HT-701, HT-707, HT-1102)."""
    state.face[pawn] = face
    emit(log, Happened.LAID_DOWN, owner(rules, pawn), pawn, face, 0, 0)


@hot
def arrive(state: State, rules: Rules, pawn: int, paid: int, log: Log) -> None:
    """HT-206: do at once what the space reached asks for; ``paid`` is what a free move would give back."""
    kind = rules.kind[state.space[pawn]]
    if kind == Kind.HARE and rules.hare <= Hare.DECK:
        state.phase = Phase.DRAW
        state.actor = pawn
        state.paid = paid
        return
    state.phase = Phase.TURN_OVER
    if kind == Kind.FINISH:
        come_home(state, rules, pawn, log)
    elif kind == Kind.LETTUCE:
        lie_down(state, rules, pawn, Face.EAT, log)  # HT-502
    elif kind == Kind.HARE and rules.hare == Hare.NAP:
        lie_down(state, rules, pawn, Face.NAP, log)  # HT-1102
    elif kind == Kind.HARE and rules.hare == Hare.TOURNAMENT:
        state.due[pawn] = 1  # HT-1104
    # HT-402, HT-501, HT-1101, HT-1105: elsewhere nothing happens on arrival.


@hot
def move_forward(state: State, rules: Rules, pawn: int, target: int, log: Log) -> None:
    """Section 3: pay, move, and do what the space says."""
    take_leaving_bonus(state, rules, pawn, log)
    cost = move_cost(state, rules, pawn, target - state.space[pawn])
    pay(state, owner(rules, pawn), pawn, cost, Why.MOVE, log)
    displace(state, rules, pawn, target, By.FORWARD, log)
    arrive(state, rules, pawn, cost, log)


@hot
def move_back(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-601, HT-602: back to the nearest tortoise, 10 carrots a space."""
    take_leaving_bonus(state, rules, pawn, log)
    target = rules.tortoise_behind[state.space[pawn]]
    steps = state.space[pawn] - target
    displace(state, rules, pawn, target, By.BACK, log)
    take(state, owner(rules, pawn), pawn, 10 * steps, Why.TORTOISE, log)
    state.phase = Phase.TURN_OVER
