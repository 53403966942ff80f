"""The search tree as a record: edges in fixed arrays, a node is the run of edges below an edge.

Edge 0 is the root's own. An edge's ``first`` is where its children begin (0: not expanded), ``count`` how many.
"""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from ..kernel.layout import I4, Layout, Numbers, Record, Stored
from .records import SEATS

#: Enough for two seconds of thought; memory is only taken for those in use (see ``fresh``).
EDGES = 1 << 20
DEPTH = 256
#: The root and its actions, as many as there may be: for them a tree also keeps what is reported.
REPORTED = 513


class Floats(Protocol):
    """An array of floating-point numbers."""

    def __getitem__(self, index: int) -> float: ...
    def __setitem__(self, index: int, value: float) -> None: ...


class FloatTable(Protocol):
    """A table of floating-point numbers."""

    def __getitem__(self, index: tuple[int, int]) -> float: ...
    def __setitem__(self, index: tuple[int, int], value: float) -> None: ...


class Tree(Record, Protocol):
    """A tree as the search sees it."""

    code: Annotated[Numbers, Stored("i4", EDGES)]
    visits: Annotated[Numbers, Stored("i4", EDGES)]
    first: Annotated[Numbers, Stored("i4", EDGES)]
    count: Annotated[Numbers, Stored("i4", EDGES)]
    prior: Annotated[Floats, Stored("f4", EDGES)]
    value: Annotated[FloatTable, Stored("f4", EDGES, SEATS)]  # sums of utilities
    square: Annotated[Floats, Stored("f4", EDGES)]  # sum of squares, for the seat that chooses the edge
    place: Annotated[Floats, Stored("f4", EDGES)]  # sum of expected places of that seat
    #: By edge, for the root and its actions alone: sums of ``calibrated``.
    promised: Annotated[FloatTable, Stored("f8", REPORTED, SEATS)]
    path: Annotated[Numbers, Stored("i4", DEPTH)]
    shares: Annotated[Floats, Stored("f8", SEATS)]
    calibrated: Annotated[Floats, Stored("f8", SEATS)]  # the same shares as they come true, which reports are made of
    places: Annotated[Floats, Stored("f8", SEATS)]
    used: I4


TREE: Layout[Tree] = Layout.of(Tree)


def fresh(layout: Layout[Any]) -> memoryview:
    """Memory for a tree, all zero; the system gives a page of it when something is first written there."""
    import numpy as np

    return np.zeros(layout.size, np.uint8).data
