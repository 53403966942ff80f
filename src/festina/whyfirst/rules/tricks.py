"""A trick from the reveal on: cards are turned up, pawns move, the next trick or the score follows."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, entry, hot
from ..codes import TRICKS, Happened, Phase
from ..layout import Rules, State
from .moving import move_by_sums, move_pawn
from .scoring import end_round


@hot
def turn_up(state: State, rules: Rules, log: Log) -> None:
    """WF-105, WF-112: all reveal together; from now on everybody knows who played what on whom."""
    emit(log, Happened.TRICK, -1, -1, state.trick, state.round, 0)
    automatic = 1 if state.trick == TRICKS else 0
    for entrant in range(rules.entrants):
        kind = state.chosen[entrant] - 1
        if kind >= 0:
            target = -1 if rules.tactical else state.target[entrant]
            emit(log, Happened.REVEALED, entrant, -1, kind, target, automatic)
            if entrant < rules.players:
                state.hand[entrant, kind] -= 1


@hot
def choose_last_cards(state: State, rules: Rules) -> None:
    """WF-107: no choice is left, the game plays the last card on its own seat; WF-201: Leo plays none.

    WF-301: in the tactical variant the game lays it down, and its mover still chooses the pawn.
    """
    for seat in range(rules.players):
        for kind in range(rules.kinds):
            if state.hand[seat, kind]:
                state.chosen[seat] = kind + 1
                state.target[seat] = 0 if rules.tactical else seat


@dual
def play_trick(state: State, rules: Rules, log: Log) -> None:
    """WF-105, WF-106: reveal and move; after the fourth trick the fifth follows by itself (WF-107)."""
    turn_up(state, rules, log)
    move_by_sums(state, rules, log)
    state.trick += 1
    if state.trick < TRICKS:
        state.phase = Phase.CHOOSE
    else:
        choose_last_cards(state, rules)
        turn_up(state, rules, log)
        move_by_sums(state, rules, log)
        end_round(state, rules, log)


@entry
def next_mover(state: State, rules: Rules) -> int:
    """WF-301: the entrant with the highest white number still to be used, or -1 (a kind is a white number here)."""
    mover = -1
    highest = 0
    for entrant in range(rules.entrants):
        if state.chosen[entrant] > highest:
            highest = state.chosen[entrant]
            mover = entrant
    return mover


@hot
def use_card(state: State, rules: Rules, mover: int, pawn: int, log: Log) -> None:
    """WF-301: a pawn of the mover's choice moves by its card; WF-302: it must, and each move stops at the ends."""
    amount = rules.value[state.chosen[mover] - 1]
    state.chosen[mover] = 0
    move_pawn(state, pawn, amount, mover, log)


@dual
def go_on_moving(state: State, rules: Rules, log: Log) -> None:
    """WF-301: from the highest white number down, all five tricks; WF-304: Leo's card moves Leo, without a choice."""
    while True:
        mover = next_mover(state, rules)
        if 0 <= mover < rules.players:
            return
        if mover >= 0:
            use_card(state, rules, mover, mover, log)
        elif state.trick == TRICKS:
            end_round(state, rules, log)
            return
        else:
            state.trick += 1
            if state.trick < TRICKS:
                state.phase = Phase.CHOOSE
                return
            choose_last_cards(state, rules)
            turn_up(state, rules, log)


@dual
def reveal(state: State, rules: Rules, log: Log) -> None:
    """Everybody has chosen: the trick is played as the table plays it."""
    if rules.tactical:
        turn_up(state, rules, log)
        state.phase = Phase.MOVE
        go_on_moving(state, rules, log)
    else:
        play_trick(state, rules, log)
