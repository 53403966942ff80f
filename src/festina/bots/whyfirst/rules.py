"""The rules of Why First? for the templates executed here; the big ones compiled once, not into every caller."""

from __future__ import annotations

from ...kernel.log import Log
from ...kernel.scratch import Scratch
from ...kernel.switch import dual
from ...whyfirst.layout import Rules, State
from ...whyfirst.rules import apply_action as _apply_action
from ...whyfirst.rules import apply_chance as _apply_chance
from ...whyfirst.rules import chance_outcomes as _chance_outcomes
from ...whyfirst.rules import is_over, seats_to_act, set_up, winner_bits
from ...whyfirst.rules import legal_actions as _legal_actions
from ...whyfirst.steps import lowest_seat, sample_outcome

__all__ = [
    "apply_action",
    "apply_chance",
    "chance_outcomes",
    "is_over",
    "legal_actions",
    "lowest_seat",
    "sample_outcome",
    "seats_to_act",
    "set_up",
    "winner_bits",
]


@dual
def apply_action(state: State, rules: Rules, seat: int, action: int, log: Log) -> None:
    """Do a legal action."""
    _apply_action(state, rules, seat, action, log)


@dual
def apply_chance(state: State, rules: Rules, code: int, log: Log) -> None:
    """Play a chance outcome."""
    _apply_chance(state, rules, code, log)


@dual
def legal_actions(state: State, rules: Rules, seat: int, out: Scratch) -> int:
    """List what a seat may do."""
    return _legal_actions(state, rules, seat, out)


@dual
def chance_outcomes(state: State, rules: Rules, out: Scratch) -> int:
    """List what chance may bring, with weights."""
    return _chance_outcomes(state, rules, out)
