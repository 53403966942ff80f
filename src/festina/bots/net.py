"""A learned judgement as records: the weights of a small network, and what it looks at.

The network treats all entrants alike. What is true of an entrant switches inputs on; their weights add up to its hidden
units. The hidden units of all entrants are added to a pool. A second layer sees an entrant's own units, the pool, and
what is true of the whole table; its units give two numbers per entrant, one for the win and one for the place.

All weights are whole numbers and all sums are exact, so every engine gets the same bits, whatever the order of its
additions. The factors below say what a whole number stands for. Hidden units are added up in 16 bits: no choice of
``LISTED`` inputs may lead beyond them, which training makes sure of (``lab.training.learner``).
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from ..kernel.layout import Field, Layout, Numbers, NumberTable, Record
from .records import SEATS
from .tree import Floats, FloatTable

#: Hidden units of an entrant, and units of the second layer.
HIDDEN: Final = 64
UPPER: Final = 32
#: The most inputs that can be on: of an entrant, and of the table.
LISTED: Final = 48
SHARED: Final = 32
#: What a whole number stands for: weights of the first layer (and hidden units), of the second, of the last.
FIRST_SCALE: Final = 256
SECOND_SCALE: Final = 512
LAST_SCALE: Final = 1024
#: The most actions that are weighed one by one, and chance outcomes of one.
OPTIONS: Final = 512
OUTCOMES: Final = 64
#: Room for what a game keeps from one position to the next.
KNOWN: Final = 2560
#: Second-layer units are kept in the first layer's scale; this is the shift that brings them there.
SECOND_SHIFT: Final = 9


class Net(Record, Protocol):
    """The weights."""

    first: NumberTable  # by input and hidden unit
    first_bias: Numbers
    own: NumberTable  # by hidden unit and upper unit
    pool: NumberTable
    shared: NumberTable  # by the table's input and upper unit
    upper_bias: Numbers
    win: Numbers  # by upper unit
    rank: Numbers
    width: int  # upper units in use: all of them


class Sight(Record, Protocol):
    """What a network looks at, what it works with, and what it says."""

    listed: NumberTable  # by entrant: the inputs that are on
    counted: Numbers
    shared: Numbers  # the table's inputs that are on
    shared_count: int
    base: Floats  # by entrant: what is known without learning, in log odds of the win
    figures: Numbers  # by entrant: what is compared between them just now
    pairs: FloatTable  # by two entrants, likewise
    known: Floats  # what a game works out once and keeps from one position to the next: 0 where it has not yet
    hidden: NumberTable
    pooled: Numbers
    common: Numbers  # what every entrant's second layer begins with
    upper: Numbers
    win: Floats  # by entrant: log odds of the win, up to a constant
    rank: Floats  # by entrant: the higher, the sooner home
    shares: Floats
    places: Floats
    options: int  # actions weighed one by one: what each is worth to every entrant
    codes: Numbers
    worths: FloatTable
    outcomes: Numbers
    weights: Numbers


def net_layout(inputs: int, shared: int) -> Layout[Net]:
    """The weights for so many inputs of an entrant and of the table."""
    return Layout(
        "Net",
        Field("first", "i2", (inputs, HIDDEN)),
        Field("first_bias", "i4", (HIDDEN,)),
        Field("own", "i2", (HIDDEN, UPPER)),
        Field("pool", "i2", (HIDDEN, UPPER)),
        Field("shared", "i2", (shared, UPPER)),
        Field("upper_bias", "i4", (UPPER,)),
        Field("win", "i2", (UPPER,)),
        Field("rank", "i2", (UPPER,)),
        Field("width", "i4"),
    )


SIGHT: Layout[Sight] = Layout(
    "Sight",
    Field("listed", "i2", (SEATS, LISTED)),
    Field("counted", "i4", (SEATS,)),
    Field("shared", "i2", (SHARED,)),
    Field("shared_count", "i4"),
    Field("base", "f8", (SEATS,)),
    Field("figures", "i4", (SEATS,)),
    Field("pairs", "f8", (SEATS, SEATS)),
    Field("known", "f8", (KNOWN,)),
    Field("hidden", "i2", (SEATS, HIDDEN)),
    Field("pooled", "i4", (HIDDEN,)),
    Field("common", "i4", (UPPER,)),
    Field("upper", "i4", (UPPER,)),
    Field("win", "f8", (SEATS,)),
    Field("rank", "f8", (SEATS,)),
    Field("shares", "f8", (SEATS,)),
    Field("places", "f8", (SEATS,)),
    Field("options", "i4"),
    Field("codes", "i4", (OPTIONS,)),
    Field("worths", "f8", (OPTIONS, SEATS)),
    Field("outcomes", "i4", (OUTCOMES,)),
    Field("weights", "i4", (OUTCOMES,)),
)


@cache
def weights_of(package: str) -> bytes:
    """The learned weights that a game's part of the bots carries: the bytes of its ``NET`` record."""
    return lzma.decompress((files(package) / "weights.bin.xz").read_bytes())
