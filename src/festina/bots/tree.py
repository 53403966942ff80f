"""The search tree as a record: edges in fixed arrays, a node is the run of edges below an edge.

Edge 0 is the root's own. An edge's ``first`` is where its children begin (0: not expanded), ``count`` how many.
"""

from __future__ import annotations

from typing import Protocol

from ..kernel.layout import Field, Layout, Numbers

EDGES = 1 << 18
SEATS = 6
DEPTH = 256

TREE = Layout(
    "Tree",
    Field("code", "i4", (EDGES,)),
    Field("visits", "i4", (EDGES,)),
    Field("first", "i4", (EDGES,)),
    Field("count", "i4", (EDGES,)),
    Field("prior", "f4", (EDGES,)),
    Field("value", "f4", (EDGES, SEATS)),  # sums of utilities
    Field("square", "f4", (EDGES,)),  # sum of squares, for the seat that chooses the edge
    Field("place", "f4", (EDGES,)),  # sum of expected places of that seat
    Field("path", "i4", (DEPTH,)),
    Field("shares", "f8", (SEATS,)),
    Field("places", "f8", (SEATS,)),
    Field("used", "i4"),
)


class Floats(Protocol):
    """An array of numbers with fractions."""

    def __getitem__(self, index: int) -> float: ...
    def __setitem__(self, index: int, value: float) -> None: ...


class FloatTable(Protocol):
    """The same with rows and columns."""

    def __getitem__(self, index: tuple[int, int]) -> float: ...
    def __setitem__(self, index: tuple[int, int], value: float) -> None: ...


class Tree(Protocol):
    """A tree as the search sees it (see ``TREE``)."""

    code: Numbers
    visits: Numbers
    first: Numbers
    count: Numbers
    prior: Floats
    value: FloatTable
    square: Floats
    place: Floats
    path: Numbers
    shares: Floats
    places: Floats
    used: int
