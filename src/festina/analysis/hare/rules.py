"""The rules of Hare & Tortoise for the templates executed here."""

from __future__ import annotations

from ...bots.hare.rules import apply_action, apply_chance, is_over, lowest_seat, seats_to_act

__all__ = ["apply_action", "apply_chance", "is_over", "lowest_seat", "seats_to_act"]
