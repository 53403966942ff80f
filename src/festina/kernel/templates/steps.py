"""Small steps that every loop over a game takes, executed in each game's package."""

from __future__ import annotations

from ..kernel.random import below
from ..kernel.scratch import Scratch
from ..kernel.switch import hot
from ..kernel.unsigned import Unsigned
from .layout import Rules, State
from .rules import chance_outcomes


@hot
def sample_outcome(state: State, rules: Rules, key: Unsigned, index: int, scratch: Scratch) -> int:
    """The outcome that draw number ``index`` of a stream gives."""
    count = chance_outcomes(state, rules, scratch)
    total = 0
    for i in range(count):
        total += scratch.weights[i]
    rest = below(key, index, total)
    i = 0
    while rest >= scratch.weights[i]:
        rest -= scratch.weights[i]
        i += 1
    return scratch.codes[i]


@hot
def lowest_seat(bits: int) -> int:
    """The first of the seats that must act."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat
