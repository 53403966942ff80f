"""The search bot: compiled search on worlds that fit what the seat knows, within the time and cores given."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..kernel import engine, warm
from ..kernel.contract import AnyDefinition
from ..kernel.events import Event
from ..kernel.messages import Message
from ..kernel.player import Decision
from ..kernel.switch import twin
from ..kernel.view import View
from .base import Bot, Seat, legal_actions
from .brief import SearchTerms, brief_for, decide_by
from .kits import find_kit, kit_of
from .policies import STRATEGIST, PolicyBot
from .spec import BotSpec, Parameter

if TYPE_CHECKING:
    from .streams import Streams

_DEFAULT_SIMULATIONS = 2000


def modules(game: AnyDefinition) -> tuple[str, ...]:
    """The compiled modules that a search needs."""
    from .streams import search_modules

    return (f"{twin(game.package)}.rules", *search_modules(kit_of(game)))


def warm_up_search(game: AnyDefinition, wait: bool = False) -> None:
    """Load the compiled search of a game, in the background unless ``wait``."""
    warm.warm_up(_warm_name(game), modules(game), wait)


def _warm_name(game: AnyDefinition) -> str:
    return f"search-{game.name}"


class SearchBot(Bot):
    """Searches for ``sims`` simulations or ``ms`` milliseconds; until the search is compiled a strategist answers."""

    name: ClassVar[str] = "search"
    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("ms", 0, 1, 600_000),
        Parameter("sims", 0, 1, 100_000_000),
        Parameter("seed", 0, 0, 2**31),
        Parameter("threads", 1, 1, 64),
        Parameter("goal", "wins", words=("wins", "places")),
    )
    #: Whether the learned judgement judges the positions that the search reaches.
    learned: ClassVar[bool] = False

    def __init__(self, seat: Seat, terms: SearchTerms) -> None:
        super().__init__(seat)
        self._terms = self._now = terms
        self._substitute = PolicyBot(seat, STRATEGIST)
        self._decisions = 0
        warm_up_search(seat.definition)

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        kit = find_kit(game)
        return kit is not None and kit.tree_layout is not None

    @classmethod
    def terms(cls, spec: BotSpec) -> SearchTerms:
        """What a spec asks of the search."""
        ms, sims = spec.number("ms"), spec.number("sims")
        return SearchTerms(
            learned=cls.learned,
            places=spec["goal"] == "places",
            sims=sims if sims or ms else _DEFAULT_SIMULATIONS,
            ms=ms,
            threads=spec.number("threads"),
            seed=spec.number("seed"),
        )

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        return cls(seat, cls.terms(spec))

    @classmethod
    def is_compiled(cls, spec: BotSpec, game: AnyDefinition) -> bool:
        return True

    @classmethod
    def warm_up(cls, spec: BotSpec, game: AnyDefinition) -> None:
        warm_up_search(game, wait=True)
        engine.warm_up(game.package, wait=True)

    def hurry(self, seconds: float, one_core: bool = False) -> None:
        self._now = self._terms.within(seconds, one_core)

    def get_ready(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self._is_warm() and time.monotonic() < end:
            time.sleep(0.05)

    def _is_warm(self) -> bool:
        return warm.is_warm(_warm_name(self.seat.definition))

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        if len(actions) == 1:
            return Decision(actions[0])
        if not self._is_warm():
            decision = self._substitute.decide(view, events)
            return Decision(decision.action, notes=(Message("bot-warming-up"),))
        brief = brief_for(self._now, self.seat, view, events, self._decisions)
        self._decisions += 1
        return decide_by(self._streams.think(brief), brief, kit_of(self.seat.definition).mixes)

    @cached_property
    def _streams(self) -> Streams:
        from .streams import Streams

        return Streams(self.seat.definition, kit_of(self.seat.definition).knowledge(self.seat.table))


class ChampionBot(SearchBot):
    """The search with the learned judgement: every position it reaches is judged by what was learned."""

    name: ClassVar[str] = "champion"
    learned: ClassVar[bool] = True

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        kit = find_kit(game)
        return super().plays(game) and kit is not None and kit.weights is not None
