"""The rules of Hare & Tortoise, written once; these names are the contract every game keeps.

Read in the rulebook's order: ``turn``, ``legality``, ``moving``, ``actions``, ``effects``, ``restart``, ``finish``.
"""

from __future__ import annotations

from ...kernel.switch import entry
from ..codes import Phase
from ..layout import Rules, State
from .actions import apply_action
from .chance import apply_chance, chance_outcomes, outcome_weight
from .finish import winner_bits
from .legality import forbids, legal_actions, seat_to_act
from .turn import set_up

__all__ = [
    "apply_action",
    "apply_chance",
    "chance_outcomes",
    "forbids",
    "is_over",
    "legal_actions",
    "outcome_weight",
    "seats_to_act",
    "set_up",
    "winner_bits",
]


@entry
def seats_to_act(state: State, rules: Rules) -> int:
    """The seats that must act now, a bit each; 0 when chance is due or the race is over."""
    seat = seat_to_act(state, rules)
    return 1 << seat if seat >= 0 else 0


@entry
def is_over(state: State, rules: Rules) -> bool:
    """Whether the race is over."""
    return state.phase == Phase.OVER
