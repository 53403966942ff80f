"""Random numbers by counting: draw number ``i`` of stream ``key`` is a pure function of both.

A stream has no hidden state, so undo, replay and any number of workers give the same numbers. The mixing function is
SplitMix64's finaliser (Steele, Lea, Flood 2014). Unsigned arithmetic is spelled out: both modes must wrap alike.
"""

from __future__ import annotations

import numpy as np

from .switch import entry, hot

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LANE = np.uint64(0xD1342543DE82EF95)
_ONE = np.uint64(1)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_RANGE = np.uint64(1 << 32)


@hot
def mix(value: np.uint64) -> np.uint64:
    """Scramble 64 bits."""
    value = (value ^ (value >> np.uint64(30))) * _MIX_1
    value = (value ^ (value >> np.uint64(27))) * _MIX_2
    return value ^ (value >> np.uint64(31))


@entry
def stream(key: np.uint64, lane: int) -> np.uint64:
    """The key of a separate stream: the dealer's, each seat's, each game's of a batch."""
    return mix(key ^ mix((np.uint64(lane) + _ONE) * _LANE))


@entry
def below(key: np.uint64, index: int, bound: int) -> int:
    """Draw number ``index`` of a stream, uniform in 0 .. bound - 1 (bound below 2**32), without bias.

    Lemire's method: scale 32 random bits by the bound; the few values that would favour some results are redrawn.
    """
    limit = np.uint64(bound)
    value = mix(key + np.uint64(index) * _GAMMA)
    scaled = (value >> _HALF) * limit
    if scaled & _LOW < limit:
        threshold = (_RANGE - limit) % limit
        while scaled & _LOW < threshold:
            value = mix(value + _GAMMA)
            scaled = (value >> _HALF) * limit
    return int(scaled >> _HALF)
