"""Memory for the lists that rule functions fill: actions, or chance outcomes with their weights.

A record rather than an array: compiled code passes records by address, without counting references.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from .layout import I8, Layout, Numbers, Record, Stored

#: The most entries of a list. Compiled code does not check: more would be written into other memory.
ENTRIES: Final = 512


class Scratch(Record, Protocol):
    """What rule functions see of it."""

    codes: Annotated[Numbers, Stored("i4", ENTRIES)]
    weights: Annotated[Numbers, Stored("i4", ENTRIES)]  # of outcomes, or what a player thinks of actions
    draws: I8  # playouts add the number of chance outcomes they had


SCRATCH: Layout[Scratch] = Layout.of(Scratch)
