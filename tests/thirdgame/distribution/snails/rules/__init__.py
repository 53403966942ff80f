"""The rules of Snails, written once; the names without an underscore are the contract every game keeps."""

from __future__ import annotations

from festina.kernel.log import Log, emit
from festina.kernel.scratch import Scratch
from festina.kernel.switch import dual, entry, hot

from ..codes import FAST, MOST_SEATS, RAIN, SLOW, SUN, Happened, No
from ..layout import Rules, State


@entry
def set_up(state: State, rules: Rules) -> None:
    """SN-1: all snails on space 0, nothing chosen, nobody dry."""
    for seat in range(MOST_SEATS):
        state.space[seat] = 0
        state.pace[seat] = 0
        state.dry[seat] = 0


@entry
def is_over(state: State, rules: Rules) -> bool:
    """SN-7: the race ends when a snail is at the lettuce."""
    furthest = 0
    for seat in range(rules.players):
        furthest = max(furthest, state.space[seat])
    return furthest == rules.lettuce


@entry
def seats_to_act(state: State, rules: Rules) -> int:
    """SN-2: the seats without a choice, a bit each; 0 when chance is due or the race is over."""
    bits = 0
    if not is_over(state, rules):
        for seat in range(rules.players):
            if state.pace[seat] == 0:
                bits |= 1 << seat
    return bits


@entry
def forbids(state: State, rules: Rules, seat: int, action: int) -> int:
    """Every reason why a seat may not choose this pace now, a bit each (``No``); 0 if it may."""
    if is_over(state, rules):
        return No.OVER
    reasons = 0
    if state.pace[seat]:
        reasons |= No.CHOSEN
    if state.dry[seat] and action == FAST:
        reasons |= No.DRY
    return reasons


@entry
def legal_actions(state: State, rules: Rules, seat: int, out: Scratch) -> int:
    """List the paces a seat may choose, slow first; returns how many."""
    count = 0
    for pace in range(SLOW, FAST + 1):
        if forbids(state, rules, seat, pace) == 0:
            out.codes[count] = pace
            count += 1
    return count


@entry
def apply_action(state: State, rules: Rules, seat: int, action: int, log: Log) -> None:
    """SN-2: a hidden choice; everybody sees that it is made, nobody which."""
    state.pace[seat] = action
    emit(log, Happened.CHOSE, seat, -1, 0, 0, 0)


@entry
def outcome_weight(state: State, rules: Rules, code: int) -> int:
    """SN-3: sun two times out of three; 0 while the sky is not due."""
    if seats_to_act(state, rules) or is_over(state, rules):
        return 0
    return 2 if code == SUN else 1


@entry
def chance_outcomes(state: State, rules: Rules, out: Scratch) -> int:
    """List what the sky can do now; returns how many."""
    count = 0
    for sky in range(SUN, RAIN + 1):
        out.codes[count] = sky
        out.weights[count] = outcome_weight(state, rules, sky)
        count += 1
    return count


@entry
def space_after(rules: Rules, space: int, pace: int) -> int:
    """SN-4: where a snail crawls to, at most to the lettuce."""
    return min(space + pace, rules.lettuce)


@hot
def pace_that_dries(state: State, rules: Rules, sky: int) -> int:
    """SN-5: in the sun the highest pace, unless all are the same; FAST + 1 (nobody's pace) otherwise."""
    fastest = SLOW
    slowest = FAST
    for seat in range(rules.players):
        fastest = max(fastest, state.pace[seat])
        slowest = min(slowest, state.pace[seat])
    return fastest if sky == SUN and slowest < fastest else FAST + 1


@entry
def winner_bits(state: State, rules: Rules) -> int:
    """SN-7: of the snails at the lettuce the slowest of the last turn, a bit each; 0 while the race goes on."""
    slowest = FAST + 1
    bits = 0
    for seat in range(rules.players):
        if state.space[seat] == rules.lettuce and state.pace[seat] <= slowest:
            if state.pace[seat] < slowest:
                bits = 0
            slowest = state.pace[seat]
            bits |= 1 << seat
    return bits


@dual
def end_turn(state: State, rules: Rules, log: Log) -> None:
    """SN-7: the winners, if the race is over; else the next turn begins without choices."""
    winners = winner_bits(state, rules)
    for seat in range(rules.players):
        if (winners >> seat) & 1:
            emit(log, Happened.WON, seat, -1, state.pace[seat], 0, 0)
        if winners == 0:
            state.pace[seat] = 0


@entry
def apply_chance(state: State, rules: Rules, code: int, log: Log) -> None:
    """SN-4, SN-5: the sky shows itself, and every snail crawls or dries out."""
    emit(log, Happened.SKY, -1, -1, code, 0, 0)
    dries = pace_that_dries(state, rules, code)
    for seat in range(rules.players):
        pace = state.pace[seat]
        state.dry[seat] = pace == dries
        if pace == dries:
            emit(log, Happened.DRIED, seat, -1, pace, state.space[seat], 0)
        else:
            state.space[seat] = space_after(rules, state.space[seat], pace)
            emit(log, Happened.CRAWLED, seat, -1, pace, state.space[seat], 0)
    end_turn(state, rules, log)
