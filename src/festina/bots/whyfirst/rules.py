"""The game's rules, for the templates executed in this room."""

from __future__ import annotations

from ...whyfirst.rules import (
    apply_action,
    apply_chance,
    chance_outcomes,
    forbids,
    is_over,
    legal_actions,
    outcome_weight,
    seats_to_act,
    set_up,
    winner_bits,
)

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
