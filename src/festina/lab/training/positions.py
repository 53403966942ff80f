"""Positions to learn from: what the network looks at in each, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots.net import LISTED, SHARED
from ...bots.records import SEATS


@dataclass
class Positions:
    """Arrays with a row for each position."""

    listed: NDArray[np.int16]  # by entrant: the inputs that are on
    counted: NDArray[np.int8]
    shared: NDArray[np.int16]
    shared_count: NDArray[np.int8]
    base: NDArray[np.float32]
    entrants: NDArray[np.int8]
    teams: NDArray[np.int8]
    wins: NDArray[np.float32]  # win shares to learn; the first is -1 where there is nothing to learn
    places: NDArray[np.float32]  # places to learn, 0 for an entrant whose place is known; the first is -1 for none

    @classmethod
    def zeros(cls, count: int) -> Positions:
        return cls(
            listed=np.zeros((count, SEATS, LISTED), np.int16),
            counted=np.zeros((count, SEATS), np.int8),
            shared=np.zeros((count, SHARED), np.int16),
            shared_count=np.zeros(count, np.int8),
            base=np.zeros((count, SEATS), np.float32),
            entrants=np.zeros(count, np.int8),
            teams=np.zeros(count, np.int8),
            wins=np.zeros((count, SEATS), np.float32),
            places=np.zeros((count, SEATS), np.float32),
        )

    def __len__(self) -> int:
        return len(self.entrants)

    def arrays(self) -> tuple[NDArray[Any], ...]:
        """All arrays, in order."""
        return tuple(getattr(self, field.name) for field in fields(self))

    def part(self, rows: NDArray[np.int64] | slice) -> Positions:
        """Some of the positions."""
        return Positions(*(array[rows] for array in self.arrays()))

    @staticmethod
    def together(parts: list[Positions]) -> Positions:
        """Several as one."""
        return Positions(*(np.concatenate(arrays) for arrays in zip(*(part.arrays() for part in parts), strict=True)))
