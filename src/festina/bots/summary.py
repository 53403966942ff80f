"""What searches found at their root, as a record: sums over all their trees, and the report made of them."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ..kernel.layout import I4, I8, Layout, Numbers, Record, Stored
from .tree import Floats

#: The most actions of a seat.
ROWS: Final = 512


class Summary(Record, Protocol):
    """The actions of a root in ``count`` rows: sums over the trees of ``streams`` searches, and what they say."""

    simulations: I8
    streams: I4
    count: I4
    code: Annotated[Numbers, Stored("i4", ROWS)]
    # sums
    visits: Annotated[Numbers, Stored("i8", ROWS)]
    value: Annotated[Floats, Stored("f8", ROWS)]
    square: Annotated[Floats, Stored("f8", ROWS)]
    place: Annotated[Floats, Stored("f8", ROWS)]
    prior: Annotated[Floats, Stored("f8", ROWS)]
    # the report (see ``kernel.player.ActionReport``), and its rows from the best to the worst
    win_share: Annotated[Floats, Stored("f8", ROWS)]
    mean_place: Annotated[Floats, Stored("f8", ROWS)]
    error: Annotated[Floats, Stored("f8", ROWS)]
    probability: Annotated[Floats, Stored("f8", ROWS)]
    order: Annotated[Numbers, Stored("i4", ROWS)]


SUMMARY: Layout[Summary] = Layout.of(Summary)
