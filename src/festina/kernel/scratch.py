"""Memory for the lists that rule functions fill: actions, or chance outcomes with their weights.

A record rather than an array: compiled code passes records by address, without counting references.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from .layout import I8, Layout, Numbers, Record, Stored


class Scratch(Record, Protocol):
    """What rule functions see of it."""

    codes: Annotated[Numbers, Stored("i4", 512)]
    weights: Annotated[Numbers, Stored("i4", 64)]
    draws: I8  # playouts add the number of chance outcomes they had


SCRATCH: Layout[Scratch] = Layout.of(Scratch)
