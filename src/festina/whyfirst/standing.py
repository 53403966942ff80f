"""Who is first and who is second, asked of the rules themselves (for views and checks)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .codes import NOWHERE
from .layout import STATE
from .rules.scoring import first_space_if, second_space_if
from .table import WhyFirstTable


@dataclass(frozen=True)
class Standing:
    """The pawns' order: the foremost space, the second-placed one (None: all on one space), and who is on it."""

    spaces: tuple[int, ...]
    first: int
    second: int | None

    @property
    def leaders(self) -> int:
        """How many are first."""
        return self.spaces.count(self.first)

    @property
    def scores(self) -> list[int]:
        """WF-108: what each would score now."""
        return [space if space == self.second else 0 for space in self.spaces]

    @property
    def runners_up(self) -> list[int]:
        """Who is second."""
        return [entrant for entrant, space in enumerate(self.spaces) if space == self.second]


def standing(table: WhyFirstTable, spaces: Sequence[int]) -> Standing:
    """The order of pawns on these spaces."""
    state = STATE.new()
    for entrant in range(table.entrants):
        state.pawn[entrant] = spaces[entrant]
    second = second_space_if(state, table.rules, -1, 0)
    first = first_space_if(state, table.rules, -1, 0)
    return Standing(tuple(spaces[: table.entrants]), first, None if second == NOWHERE else second)
