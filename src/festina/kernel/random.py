"""Random numbers by counting: draw number ``i`` of stream ``key`` is a pure function of both.

A stream has no hidden state, so undo, replay and any number of workers give the same numbers. The mixing function is
SplitMix64's finaliser (Steele, Lea, Flood 2014). Unsigned arithmetic is spelled out: both modes must wrap alike.
"""

from __future__ import annotations

from .switch import entry, hot
from .unsigned import ALL, Unsigned

_GAMMA = Unsigned(0x9E3779B97F4A7C15)
_MIX_1 = Unsigned(0xBF58476D1CE4E5B9)
_MIX_2 = Unsigned(0x94D049BB133111EB)
_LANE = Unsigned(0xD1342543DE82EF95)
_ONE = Unsigned(1)
_SHIFT_1 = Unsigned(30)
_SHIFT_2 = Unsigned(27)
_SHIFT_3 = Unsigned(31)
_HALF = Unsigned(32)
_LOW = Unsigned(0xFFFFFFFF)
_RANGE = Unsigned(1 << 32)


@hot
def mix(value: Unsigned) -> Unsigned:
    """Scramble 64 bits."""
    value = ((value ^ (value >> _SHIFT_1)) * _MIX_1) & ALL
    value = ((value ^ (value >> _SHIFT_2)) * _MIX_2) & ALL
    return value ^ (value >> _SHIFT_3)


@entry
def stream(key: Unsigned, lane: int) -> Unsigned:
    """The key of a separate stream: the dealer's, each seat's, each game's of a batch."""
    return mix(key ^ mix(((Unsigned(lane) + _ONE) * _LANE) & ALL))


@entry
def below(key: Unsigned, index: int, bound: int) -> int:
    """Draw number ``index`` of a stream, uniform in 0 .. bound - 1 (bound below 2**32), without bias.

    Lemire's method: scale 32 random bits by the bound; the few values that would favour some results are redrawn.
    """
    limit = Unsigned(bound)
    value = mix((key + Unsigned(index) * _GAMMA) & ALL)
    scaled = (value >> _HALF) * limit
    if scaled & _LOW < limit:
        threshold = (_RANGE - limit) % limit
        while scaled & _LOW < threshold:
            value = mix((value + _GAMMA) & ALL)
            scaled = (value >> _HALF) * limit
    return int(scaled >> _HALF)
