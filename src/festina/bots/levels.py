"""Levels 1 to 8: for each game a bot spec each, calibrated in the arena (see docs/strength.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

LEVELS = range(1, 9)


@cache
def level_specs(game: str) -> dict[int, str]:
    """The specs of a game's levels."""
    data = tomllib.loads(files(__package__).joinpath("data", "levels.toml").read_text(encoding="utf-8"))
    return {int(level): spec for level, spec in data[game].items()}
