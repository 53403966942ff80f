"""Bots at tables: a bot that has to act is asked in the background, and its answer played if it still fits."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from .live import LiveTable
from .play import played
from .questioning import BotAnswer, BotQuestion, seed_of
from .refusal import Refusal
from .services import Services
from .store.data import TableChange
from .wire_socket import FromServer, Incident, Thinking

log = logging.getLogger("festina.server")

#: Seconds after which another process's bots count as abandoned.
_ABANDONED: Final = 3.0
#: Seconds before a bot is asked again when its move could not be stored.
_AFTER_TROUBLE: Final = 1.0


class BotThinkers(Protocol):
    """Who asks bots."""

    @property
    def seconds(self) -> float:
        """The time a bot has for a move."""

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """A legal action in any case; ``problem`` says what went wrong."""


class BotServices(Services, Protocol):
    """What bots need of the house they play in."""

    closing: bool

    @property
    def thinkers(self) -> BotThinkers:
        """Who asks them."""

    async def announce(self, table: str, message: FromServer) -> None:
        """Send a message to everybody at a table."""


class BotPlay:
    """The bots of all tables of this process."""

    def __init__(self, services: BotServices) -> None:
        self._services = services
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def close(self) -> None:
        """Ask no more."""
        for task in self._tasks.values():
            task.cancel()

    def is_busy(self, live: LiveTable) -> bool:
        """Whether a bot of a table is thinking."""
        return any(table == live.id for table, _ in self._tasks)

    def drive(self, live: LiveTable) -> None:
        """Ask every bot that is due and not being asked."""
        for seat in live.bots_due():
            if (live.id, seat) not in self._tasks:
                self._tasks[live.id, seat] = asyncio.create_task(self._turn(live, seat))

    async def take_over(self, live: LiveTable) -> None:
        """Drive bots that another process should have driven, if it does not any more."""
        if not live.bots_due() or self.is_busy(live):
            return
        marks = await self._services.bus.marks(f"think:{live.id}")
        last = max([*marks.values(), live.match.updates[-1].entry.at])
        if self._services.clock() - last > _ABANDONED:
            self.drive(live)

    async def _turn(self, live: LiveTable, seat: int) -> None:
        try:
            await self._answer(live, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot's turn failed", extra={"table": live.id})
            await asyncio.sleep(_AFTER_TROUBLE)
        finally:
            self._tasks.pop((live.id, seat), None)
            if not self._services.closing:
                self.drive(live)
        if not self.is_busy(live):
            await self._services.announce(live.id, Thinking(seat=None))
            if live.is_resting():
                live.send_table()

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Ask until an answer can be played, or nothing is to be asked any more."""
        while True:
            async with live.held():
                question, decisive = self._question(live, seat), live.match.decisive
            if question is None:
                return
            await self._services.announce(live.id, Thinking(seat=seat, bot=question.spec, since=self._services.clock()))
            answer, _ = await asyncio.gather(
                self._ask(live, question), asyncio.sleep(self._services.settings.bot_pause)
            )
            if await self._play(live, question, answer, decisive):
                return

    async def _ask(self, live: LiveTable, question: BotQuestion) -> BotAnswer:
        asked = asyncio.create_task(self._services.thinkers.ask(question))
        while self._services.bus.shared and not asked.done():
            await self._services.bus.mark(f"think:{live.id}", self._services.bus.process, self._services.clock())
            await asyncio.wait([asked], timeout=1.0)
        return await asked

    def _question(self, live: LiveTable, seat: int) -> BotQuestion | None:
        spec = live.bot_of(seat)
        if spec is None or seat not in live.bots_due():
            return None
        match = live.match
        return BotQuestion(
            ruleset=live.data.ruleset,
            spec=spec,
            seat=seat,
            seed=seed_of(live.options.bot_key, seat, _moment(live, seat)),
            view=match.running.view(seat, whole=False),
            events=tuple(match.running.events(seat)),
            seconds=self._services.thinkers.seconds,
        )

    async def _play(self, live: LiveTable, question: BotQuestion, answer: BotAnswer, decisive: int) -> bool:
        """Play an answer; False if the question has changed meanwhile and must be asked again."""
        seat = question.seat

        def work() -> TableChange:
            if live.match.decisive != decisive or live.bot_of(seat) != question.spec or seat not in live.bots_due():
                raise Refusal("stale", "server-stale")
            return played(live, seat, answer.action)

        try:
            await live.perform(work)
        except Refusal:
            return False
        self._services.metrics.bot_moves.inc()
        if answer.notes:
            await self._services.announce(live.id, Thinking(seat=None, notes=answer.notes))
        if answer.problem:
            log.warning("a bot lost its move", extra={"table": live.id, "seat": seat, "spec": question.spec})
            await self._services.announce(live.id, Incident(seat=seat, message=answer.problem))
        return True


def _moment(live: LiveTable, seat: int) -> int:
    """What tells a bot's decision apart from its others.

    After a take-back the same position comes with the same number: nobody gets another throw of a bot. In the race of
    a day it must not matter either who was quicker to make a hidden choice.
    """
    steps = live.match.running.steps
    occasion = live.options.occasion
    if occasion is not None and occasion.is_days_race:
        return sum(step.actor == seat for step in steps)
    return len(steps)
