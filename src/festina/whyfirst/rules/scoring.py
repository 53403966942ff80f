"""Second place: the score of a round, and the winners of the game."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry, hot
from ..codes import LOWEST, NOWHERE, ROUNDS, Happened, Phase
from ..layout import Rules, State
from .dealing import begin_round


@hot
def space_of(state: State, entrant: int, pawn: int, space: int) -> int:
    """Where an entrant stands if ``pawn`` were on ``space`` (-1: as things are)."""
    return space if entrant == pawn else state.pawn[entrant]


@entry
def first_space_if(state: State, rules: Rules, pawn: int, space: int) -> int:
    """The foremost occupied space, if ``pawn`` were on ``space`` (-1: as things are)."""
    first = LOWEST
    for entrant in range(rules.entrants):
        first = max(first, space_of(state, entrant, pawn, space))
    return first


@entry
def second_space_if(state: State, rules: Rules, pawn: int, space: int) -> int:
    """WF-108: the second-placed occupied space; WF-109: a tie for first leaves the next lower one second.

    ``NOWHERE`` if all stand on one space: there is no second then (WF-109).
    """
    first = first_space_if(state, rules, pawn, space)
    second = NOWHERE
    for entrant in range(rules.entrants):
        stands = space_of(state, entrant, pawn, space)
        if stands < first:
            second = max(second, stands)
    return second


@entry
def highest_total(state: State, rules: Rules) -> int:
    """The highest total."""
    highest = state.total[0]
    for entrant in range(1, rules.entrants):
        highest = max(highest, state.total[entrant])
    return highest


@entry
def winning_total(state: State, rules: Rules) -> int:
    """WF-110: the second-highest total; WF-111: by distinct totals, or the only one there is."""
    highest = highest_total(state, rules)
    second = NOWHERE
    for entrant in range(rules.entrants):
        total = state.total[entrant]
        if total < highest:
            second = max(second, total)
    return highest if second == NOWHERE else second


@entry
def winner_bits(state: State, rules: Rules) -> int:
    """WF-110, WF-201: all on the winning total, Leo included, a bit each; 0 while the game goes on."""
    if state.phase != Phase.OVER:
        return 0
    winning = winning_total(state, rules)
    bits = 0
    for entrant in range(rules.entrants):
        if state.total[entrant] == winning:
            bits |= 1 << entrant
    return bits


@dual
def score_round(state: State, rules: Rules, log: Log) -> None:
    """WF-108: every pawn on the second-placed space scores its number, negative ones included."""
    second = second_space_if(state, rules, -1, 0)
    first = first_space_if(state, rules, -1, 0)
    leaders = 0
    for entrant in range(rules.entrants):
        if state.pawn[entrant] == first:
            leaders += 1
    emit(log, Happened.ROUND_OVER, leaders, -1, state.round, first, second)
    for entrant in range(rules.entrants):
        state.ended[entrant] = state.pawn[entrant]
        if state.pawn[entrant] == second:
            state.total[entrant] += second
            emit(log, Happened.SCORED, entrant, -1, second - LOWEST, state.total[entrant], 0)
    state.has_ended = 1


@dual
def end_game(state: State, rules: Rules, log: Log) -> None:
    """WF-101, WF-110: after five rounds the totals are compared."""
    state.phase = Phase.OVER
    highest = highest_total(state, rules)
    leaders = 0
    for entrant in range(rules.entrants):
        if state.total[entrant] == highest:
            leaders += 1
    bits = winner_bits(state, rules)
    emit(log, Happened.OVER, leaders, -1, bits, highest, winning_total(state, rules))
    for entrant in range(rules.entrants):
        emit(log, Happened.FINAL, entrant, -1, (bits >> entrant) & 1, state.total[entrant], 0)


@dual
def end_round(state: State, rules: Rules, log: Log) -> None:
    """WF-101: five rounds make a game; WF-104: the next one begins with everything shuffled again."""
    score_round(state, rules, log)
    if state.round == ROUNDS:
        end_game(state, rules, log)
    else:
        begin_round(state, rules, state.round + 1)
