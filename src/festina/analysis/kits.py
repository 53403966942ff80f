"""Insight kits: for each game what insight needs to know of it beside the contract and the bots' kit.

A built-in game has its part in ``festina.analysis.<game>``, a game of another package in ``<its package>.insight``; the
module ``kit`` (or ``insight`` itself) calls it ``INSIGHT``. A game without one is neither analysed nor reviewed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from ..kernel.contract import AnyDefinition, StateT, TableT
from ..kernel.errors import FestinaError
from ..registry import find_part


@dataclass(frozen=True)
class InsightKit(Generic[TableT, StateT]):
    """What insight needs to know of one game."""

    #: The package in which the templates ``reading``, ``line`` and ``accounts`` are executed.
    package: str
    #: The shares of all entrants where the winner is known though the game goes on; None: nobody knows.
    known: Callable[[TableT, StateT], Sequence[float] | None]
    #: Where hands or choices are hidden: the module whose ``look_out`` measures a moment from everybody's knowledge.
    #: None: everybody knows the same, and a search of the seat to act measures it.
    outlook: str | None = None
    #: Where there is an outlook: whether chance now has more outcomes than can be listed (a deal), so that ``look_out``
    #: draws some. All other chance is followed outcome by outcome.
    deals: Callable[[TableT, StateT], bool] = lambda table, state: False
    #: Where nothing is hidden: the module whose ``prove`` solves ends of games exactly.
    proving: str | None = None
    #: The state that stands for a moment: what is half done (a deal, hidden choices) has no effect yet.
    canonical: Callable[[TableT, bytes], bytes] | None = None
    #: A state that fits what a seat knows that has seen the whole game, from (table, state, seat, key): the one that
    #: the bots' kit makes of its view and events, made without them. None: it is made of them.
    world: Callable[[TableT, bytes, int, int], bytes] | None = None


AnyInsightKit: TypeAlias = InsightKit[Any, Any]


def find_insight(game: AnyDefinition) -> AnyInsightKit | None:
    """The insight kit of a game, if it has one."""
    return find_part(game, __package__, "kit", "insight", "INSIGHT", InsightKit)


def insight_of(game: AnyDefinition) -> AnyInsightKit:
    """The insight kit of a game that needs one (FestinaError)."""
    kit = find_insight(game)
    if kit is None:
        raise FestinaError("analysis-no-insight", game=game.name)
    return kit
