"""Room for lists that rule functions fill: actions, or chance outcomes with their weights.

A record rather than an array: compiled code passes records by address, without counting references.
"""

from __future__ import annotations

from typing import Protocol

from .layout import Field, Layout, Numbers

SCRATCH = Layout("Scratch", Field("codes", "i4", (512,)), Field("weights", "i4", (64,)), Field("draws", "i8"))


class Scratch(Protocol):
    """What rule functions see of it."""

    codes: Numbers
    weights: Numbers
    draws: int  # playouts add the number of chance outcomes they had
