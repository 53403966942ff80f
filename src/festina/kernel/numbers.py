"""Arithmetic that gives the same bits everywhere: interpreted, native and WebAssembly.

The system's own ``exp`` differs in its last bit from one platform to another. This one uses nothing but additions,
multiplications and powers of two, in a fixed order.
"""

from __future__ import annotations

from .switch import entry

_LOG2_E = 1.4426950408889634
#: The natural logarithm of 2 in two parts: the first has few digits, so that its multiples are exact.
_LN2_HIGH = 0.693145751953125
_LN2_LOW = 1.4286068203094172e-06
_LEAST, _MOST = -700.0, 700.0
_PART = 60


@entry
def exp(x: float) -> float:
    """The exponential function, to about 1e-15 of its value; arguments beyond 700 count as 700."""
    x = min(max(x, _LEAST), _MOST)
    halves = x * _LOG2_E
    power = int(halves + 0.5) if halves >= 0.0 else int(halves - 0.5)
    rest = x - power * _LN2_HIGH - power * _LN2_LOW
    # Taylor's series by Horner's rule: the rest is at most 0.35.
    value = 1.0 / 6227020800.0
    value = value * rest + 1.0 / 479001600.0
    value = value * rest + 1.0 / 39916800.0
    value = value * rest + 1.0 / 3628800.0
    value = value * rest + 1.0 / 362880.0
    value = value * rest + 1.0 / 40320.0
    value = value * rest + 1.0 / 5040.0
    value = value * rest + 1.0 / 720.0
    value = value * rest + 1.0 / 120.0
    value = value * rest + 1.0 / 24.0
    value = value * rest + 1.0 / 6.0
    value = value * rest + 0.5
    value = value * rest + 1.0
    value = value * rest + 1.0
    # Products and quotients by powers of two are exact, so they may be taken in parts.
    while power > _PART:
        value *= float(1 << _PART)
        power -= _PART
    while power < -_PART:
        value /= float(1 << _PART)
        power += _PART
    return value * float(1 << power) if power >= 0 else value / float(1 << -power)
