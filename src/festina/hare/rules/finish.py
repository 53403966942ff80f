"""Coming home, and the end of the race (sections 8a, 9, 10)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry, hot
from ..codes import Happened, Phase
from ..layout import Rules, State
from ..reasons import No
from .position import first_pawn, owner, pawns_home


@entry
def finish_limit(state: State, rules: Rules, seat: int) -> int:
    """HT-850: carrots allowed to the next one home, ten times its place or a flat 20; HT-904 for a second pawn.

    -1: no limit (HT-903, the first of a seat's two pawns).
    """
    if rules.pawns_each == 2 and pawns_home(state, rules, seat) == 0:
        return -1
    if rules.flat_limit:
        return rules.flat_limit
    return 10 * (state.home + 1)


@hot
def finish_forbids(state: State, rules: Rules, seat: int, left: int) -> int:
    """HT-305, HT-850, HT-903, HT-904: why a pawn may not come home with ``left`` carrots after paying."""
    limit = finish_limit(state, rules, seat)
    reasons = 0
    if rules.pawns_each == 1:
        if state.lettuces[seat] > 0:
            reasons |= No.LETTUCES_LEFT
        if left > limit:
            reasons |= No.TOO_MANY_CARROTS
    elif limit < 0:
        if state.lettuces[seat] > 0 and not rules.first_pawn_any_lettuces:
            reasons |= No.FIRST_PAWN_LETTUCES_LEFT
    else:
        if state.lettuces[seat] > 0:
            reasons |= No.SECOND_PAWN_LETTUCES_LEFT
        if left > limit:
            reasons |= No.SECOND_PAWN_TOO_MANY
    return reasons


@dual
def team_is_home(state: State, rules: Rules, team: int) -> bool:
    """HT-1001, HT-1002: all seats of a team (seat mod number of teams) are home."""
    for seat in range(team, rules.players, rules.teams):
        if not state.place[first_pawn(rules, seat)]:
            return False
    return True


@dual
def race_is_over(state: State, rules: Rules, seat: int) -> bool:
    """Whether the arrival of ``seat`` ends the race."""
    if rules.pawns_each == 2:
        return pawns_home(state, rules, seat) == 2  # HT-905
    if rules.teams:
        return team_is_home(state, rules, seat % rules.teams)  # HT-1002
    if rules.until_winner:
        return True  # HT-851
    return state.home == 5 or state.home >= rules.players - 1  # HT-851


@entry
def winner_bits(state: State, rules: Rules) -> int:
    """The seats that won, a bit each; 0 while the race is open (HT-851, HT-905, HT-1002)."""
    if state.phase != Phase.OVER:
        return 0
    last = owner(rules, state.finished[state.home - 1])
    if rules.pawns_each == 2:
        return 1 << last
    if rules.teams:
        bits = 0
        for seat in range(last % rules.teams, rules.players, rules.teams):
            bits |= 1 << seat
        return bits
    return 1 << owner(rules, state.finished[0])


@dual
def come_home(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-850: a pawn is home and takes its place; the race may be over (HT-851, HT-905, HT-1002)."""
    seat = owner(rules, pawn)
    state.finished[state.home] = pawn
    state.home += 1
    state.place[pawn] = state.home
    emit(log, Happened.FINISHED, seat, pawn, state.home, 0, 0)
    if race_is_over(state, rules, seat):
        state.phase = Phase.OVER
        state.actor = -1
        emit(log, Happened.OVER, seat, -1, winner_bits(state, rules), 0, 0)
