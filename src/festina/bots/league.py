"""Who sits at a table whose games are learned from (see ``templates/league``)."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ..kernel.layout import I4, Layout, Numbers, Record, Stored
from .records import SEATS
from .tree import Floats

#: How a seat decides: by its policy, by weighing every action with the judgement, or by searching.
BY_POLICY: Final = 0
BY_WEIGHING: Final = 1
BY_SEARCH: Final = 2
#: By which judgement it weighs or searches: the learned one, a second learned one, or the hand-made one (searches).
LEARNED: Final = 0
RIVAL: Final = 1
HAND_MADE: Final = 2


class Roster(Record, Protocol):
    """By seat: how it decides, its simulations, by which judgement, and how often it strays.

    ``stray`` is, for a seat that weighs, the most that chance adds to an action's worth; for a seat that searches, how
    often it draws an action by its visits. ``opening`` is the most decisions at the beginning that are drawn.
    """

    how: Annotated[Numbers, Stored("i4", SEATS)]
    simulations: Annotated[Numbers, Stored("i4", SEATS)]
    judgement: Annotated[Numbers, Stored("i4", SEATS)]
    stray: Annotated[Floats, Stored("f8", SEATS)]
    opening: I4


ROSTER: Layout[Roster] = Layout.of(Roster)
