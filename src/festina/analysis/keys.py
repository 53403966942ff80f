"""The random streams of insight: the same game, budget and seed give the same numbers."""

from __future__ import annotations

from typing import Final

from ..kernel.random import stream

#: Keeps the streams of insight apart from those of dealers and bots.
_INSIGHT: Final = 0x1D5167F3A9C2E845


def key_for(seed: int, moment: int, lane: int = 0) -> int:
    """The key of a search of the moment after so many steps; ``lane`` tells several of one moment apart."""
    return stream(stream(_INSIGHT ^ seed, moment), lane)
