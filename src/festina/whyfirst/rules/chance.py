"""Chance as a player: what can come, with which weights, and what it does."""

from __future__ import annotations

from ...kernel.log import Log
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, entry
from ..codes import Phase
from ..layout import Rules, State
from .dealing import deal_card
from .tricks import reveal


@entry
def outcome_weight(state: State, rules: Rules, code: int) -> int:
    """WF-104, WF-201: a card is as likely as there are unseen ones of its kind; 0 if it cannot come now."""
    if state.phase != Phase.DEAL and state.phase != Phase.LEO:
        return 0
    return state.unseen[code] if 0 <= code < rules.kinds else 0


@entry
def chance_outcomes(state: State, rules: Rules, out: Scratch) -> int:
    """List what chance can do now, by kind of card; returns how many."""
    if state.phase != Phase.DEAL and state.phase != Phase.LEO:
        return 0
    count = 0
    for kind in range(rules.kinds):
        if state.unseen[kind]:
            out.codes[count] = kind
            out.weights[count] = state.unseen[kind]
            count += 1
    return count


@dual
def turn_up_leos_card(state: State, rules: Rules, kind: int, log: Log) -> None:
    """WF-201: Leo's top card, unknown until now, is played on himself; then all reveal."""
    leo = rules.players
    state.unseen[kind] -= 1
    state.chosen[leo] = kind + 1
    state.target[leo] = 0 if rules.tactical else leo
    reveal(state, rules, log)


@entry
def apply_chance(state: State, rules: Rules, code: int, log: Log) -> None:
    """Let an outcome happen, and all that follows from it, up to the next decision or chance."""
    if state.phase == Phase.DEAL:
        deal_card(state, rules, code, log)
    else:
        turn_up_leos_card(state, rules, code, log)
