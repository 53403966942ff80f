"""What is kept of a plan, in words that travel: why it was dropped, and all of it in the export of a device."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..kernel.data import Data

#: Why a plan was not carried out: nothing of it was possible or what it depends on had changed; the game went back.
Dropped: TypeAlias = Literal["does_not_fit", "rewound"]


class ExportedPlan(Data, frozen=True, kw_only=True):
    """A plan of the device."""

    table: str
    seat: int
    version: int
    steps: list[str]
    grounds: dict[str, int]
    at: float
    dropped: Dropped | None
