"""The rules of Why First?, written once; these names are the contract every game keeps.

Read in the rulebook's order: ``dealing``, ``legality``, ``actions``, ``tricks``, ``moving``, ``scoring``.
"""

from __future__ import annotations

from .actions import apply_action
from .chance import apply_chance, chance_outcomes, outcome_weight
from .dealing import set_up
from .legality import forbids, is_over, legal_actions, seats_to_act
from .scoring import winner_bits

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
