"""A lone runner, solved: the fewest turns home when nothing is left to chance.

The runner is held at one race position and stays away from hare spaces, so every number space pays for sure or never:
what the plan estimates is exact here.
"""

from __future__ import annotations

import numpy as np

from ...hare.codes import START, Kind
from ...hare.table import HareTable
from .figures import Figures, figures_of
from .way import FAR, Values, Way


class _Certain(Way):
    """The way home without chance."""

    def __init__(self, figures: Figures, position: int, limit: int) -> None:
        super().__init__(figures, position)
        self.limit = limit

    def arrival(self, space: int) -> Values:
        """HT-401: a number space pays at its own position, and at no other; HT-501: a lettuce costs a turn."""
        kind = self.spaces[space].kind
        if kind == Kind.HARE:
            return np.full_like(self.turns[space], FAR)
        if Kind.TWO <= kind <= Kind.ONE_FIVE_SIX:
            return self.shifted(self.turns[space], self.spaces[space].pays[self.position - 1])
        return super().arrival(space)


def fewest_turns(table: HareTable, position: int, carrots: int, lettuces: int, limit: int) -> int:
    """The fewest own turns from Start to Finish of a runner held at a race position, with at most ``limit`` left."""
    turns = _Certain(figures_of(table.rules), position, limit).work_out()
    return int(turns[START, carrots, lettuces])
