"""Bots on a device: policies decide here; a search is asked for by its brief, and thought about by the page."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from ..bots.base import Seat, legal_actions
from ..bots.brief import Brief, SearchTerms, Thought, brief_for, decide_by
from ..bots.kits import find_kit, kit_of, knowledge_file
from ..bots.levels import LevelBot, level_spec
from ..bots.registry import bot_spec
from ..bots.searching import SearchBot
from ..bots.spec import BotSpec
from ..kernel.cache import keep
from ..kernel.contract import AnyDefinition, Table
from ..kernel.player import Decision
from ..registry import table_for
from ..server.questioning import BotAnswer, BotQuestion, substitute

log = logging.getLogger("festina.device")

#: Seconds a bot has for a move, and the part of them that a search may use.
SECONDS: Final = 20.0
_SHARE: Final = 0.8
#: The part of the time that a spec names, and the most seconds, which go by before and after the search: the brief is
#: made, workers start, and what they found is summed up. So a level that has two seconds answers within two seconds.
_ASIDE_SHARE: Final = 0.15
_ASIDE: Final = 0.3

#: Thinks about a brief.
Think: TypeAlias = Callable[[Brief], Awaitable[Thought]]
#: What can be known beforehand, by the game's name and a key.
Fetch: TypeAlias = Callable[[str, str], Awaitable[bytes]]


class DeviceThinkers:
    """Who asks bots on a device (``BotThinkers``)."""

    def __init__(self, think: Think, fetch: Fetch, threads: int = 1) -> None:
        self._think = think
        self._fetch = fetch
        self._threads = threads
        self._learned: set[str] = set()

    @property
    def seconds(self) -> float:
        """The time a bot has for a move."""
        return SECONDS

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """A legal action in any case; ``problem`` says what went wrong."""
        try:
            decision = await self._decide(question)
        except Exception as problem:  # whatever a bot does wrong, the game goes on
            log.exception("a bot lost its move")
            return substitute(question, problem)
        return BotAnswer(decision.action, decision.notes)

    async def _decide(self, question: BotQuestion) -> Decision:
        definition, table = table_for(question.ruleset, {})
        spec = bot_spec(question.spec, definition, foreign=False)
        if issubclass(spec.bot, LevelBot):
            spec = level_spec(spec, definition)
        seat = Seat(definition, table, question.seat, question.seed, spec.text)
        actions = legal_actions(question.view)
        if len(actions) == 1:
            return Decision(actions[0])
        await self.learn(definition, table)
        if not issubclass(spec.bot, SearchBot):
            return spec.bot.build(spec, seat).decide(question.view, question.events)
        brief = brief_for(self._terms(spec.bot, spec), seat, question.view, question.events)
        return decide_by(await self._think(brief), brief, kit_of(definition).mixes)

    def _terms(self, bot: type[SearchBot], spec: BotSpec) -> SearchTerms:
        """What a spec asks for, within a bot's time; where the clock alone ends a search, all workers search."""
        terms = bot.terms(spec)
        alone = terms.within(_SHARE * SECONDS, one_core=True)
        if terms.sims:
            return alone
        seconds = alone.ms / 1000
        return alone.within(seconds - min(_ASIDE_SHARE * seconds, _ASIDE)).on(self._threads)

    async def learn(self, definition: AnyDefinition, table: Table) -> None:
        """See to it that what can be known of a table beforehand is here: nobody works it out on a device."""
        kit = find_kit(definition)
        if kit is None or kit.knowledge_key is None:
            return
        key = kit.knowledge_key(table)
        if key not in self._learned:
            keep(knowledge_file(definition.name, key), await self._fetch(definition.name, key))
            self._learned.add(key)
