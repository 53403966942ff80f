"""Checks that the lab's commands share."""

from __future__ import annotations

from ..kernel.errors import FestinaError
from ..kernel.ruleset import shorten


def check_number(name: str, value: object, least: int, most: int) -> None:
    """Refuse anything but a whole number in a range (FestinaError)."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise FestinaError("lab-number", option=name, value=shorten(str(value)), least=str(least), most=str(most))
