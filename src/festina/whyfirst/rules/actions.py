"""Doing what a seat decided (legality is checked before: ``legality``)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import entry, hot
from ..codes import LEO_CARDS, Do, Happened, Phase
from ..layout import Rules, State
from .legality import seats_still_to_choose
from .tricks import go_on_moving, reveal, use_card


@hot
def choose(state: State, seat: int, kind: int, pawn: int, log: Log) -> None:
    """WF-105, WF-112: a hidden choice; everybody sees that it is made, nobody which. The card stays in the hand."""
    state.chosen[seat] = kind + 1
    state.target[seat] = pawn
    emit(log, Happened.CHOSE, seat, -1, 0, 0, 0)


@hot
def all_have_chosen(state: State, rules: Rules, log: Log) -> None:
    """WF-105: the reveal follows; WF-201: Leo's card is turned up first, in tricks 1 to 4."""
    if rules.entrants > rules.players and state.trick <= LEO_CARDS:
        state.phase = Phase.LEO
    else:
        reveal(state, rules, log)


@entry
def apply_action(state: State, rules: Rules, seat: int, action: int, log: Log) -> None:
    """Do a legal action and all that follows from it, up to the next decision or chance."""
    if action >= Do.MOVE:
        use_card(state, rules, seat, action - Do.MOVE, log)
        go_on_moving(state, rules, log)
        return
    if action >= Do.LAY:
        choose(state, seat, action - Do.LAY, 0, log)
    else:
        choose(state, seat, action // 8, action % 8, log)
    if seats_still_to_choose(state, rules) == 0:
        all_have_chosen(state, rules, log)
