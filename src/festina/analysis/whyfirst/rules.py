"""The rules of Why First? for the templates executed here."""

from __future__ import annotations

from ...bots.whyfirst.rules import apply_action, apply_chance, is_over, lowest_seat, seats_to_act

__all__ = ["apply_action", "apply_chance", "is_over", "lowest_seat", "seats_to_act"]
