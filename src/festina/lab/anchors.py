"""Bots as fixed points of a scale: how strong each level is, from what it won against the level below."""

from __future__ import annotations

import math
from functools import lru_cache

from ..bots.kits import find_kit
from ..bots.registry import bot_spec
from ..kernel.contract import AnyDefinition
from .skill import BEGINNING, BETA

#: Seats at the tables at which levels were measured: two of each.
_SEATS = 4


@lru_cache(maxsize=32)
def level_strengths(game: AnyDefinition) -> tuple[float, ...]:
    """The rating of each level of a game; the middle one stands where people begin.

    Plackett-Luce gives each of two stronger seats the share ``s`` of the wins if it is ``ln(2s / (1 - 2s))`` units
    above the two others. At a table of four, whose ratings are known exactly, a unit is ``sqrt(4) * beta``.
    """
    kit = find_kit(game)
    if kit is None or len(kit.level_shares) != len(kit.levels) - 1:
        return ()
    unit = math.sqrt(_SEATS) * BETA
    strengths = [0.0]
    for share in kit.level_shares:
        strengths.append(strengths[-1] + unit * math.log(2 * share / (1 - 2 * share)))
    middle = strengths[(len(strengths) - 1) // 2]
    return tuple(BEGINNING.mu + (strength - middle) for strength in strengths)


def strength_of(spec: str, game: AnyDefinition) -> float | None:
    """The rating of a bot that stands for a level, or is one by another name; None for one that was not measured."""
    strengths = level_strengths(game)
    kit = find_kit(game)
    if kit is None or not strengths:
        return None
    names = {f"level:{number}": strength for number, strength in enumerate(strengths, 1)}
    for text, strength in zip(kit.levels, strengths, strict=True):
        names[text] = names[bot_spec(text, game).text] = strength
    return names.get(spec)
