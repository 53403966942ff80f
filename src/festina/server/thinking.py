"""Bots think in processes of their own, with a time limit: the event loop never computes a search."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import TimeoutError as OutOfTime
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from .metrics import Metrics
from .questioning import BotAnswer, BotQuestion, failed, substitute
from .refusal import Refusal

if TYPE_CHECKING:
    from pebble import ProcessPool

log = logging.getLogger("festina.server")

#: The part of its time that a search may use: a longer one answers with what it has found until then.
_SHARE: Final = 0.8
#: Seconds that a process may need to start, besides the time for the move.
_START: Final = 20.0
#: As many such times may pass until an answer must be there, however many bots wait for each other.
_ROUNDS: Final = 3
#: Seconds in which all bots have a turn when some wait for others: nobody's long searches hold the others up.
_ROUND: Final = 3.0
#: Seconds between two looks at whether bots still wait.
_REST: Final = 0.1

Made = TypeVar("Made")


class AllBusy(Refusal):
    """Bots need the processes just now: whatever can wait has to."""

    def __init__(self) -> None:
        super().__init__("too_fast", "server-hints-busy")


def think(question: BotQuestion) -> BotAnswer:
    """Ask the bot; this runs in a worker process."""
    from ..bots.registry import make_bot
    from ..bots.safe import SafeBot
    from ..registry import table_for

    definition, table = table_for(question.ruleset, {})
    began = time.perf_counter()
    player = make_bot(question.spec, definition, table, question.seat, question.seed)
    player.hurry(question.hurry, one_core=True)
    bot = SafeBot(player, question.seconds)
    try:
        decision = bot.decide(question.view, question.events)
    finally:
        bot.close()
    if bot.seat.incidents:
        overran = time.perf_counter() - began > question.seconds
        return BotAnswer(decision.action, problem=failed("overran" if overran else "crashed"))
    return BotAnswer(decision.action, decision.notes, report=decision.report, simulations=decision.simulations)


def _ready() -> None:
    """Load what every bot needs, before the first question."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    # Python would answer only between two of its instructions, and a compiled search is a single one.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_server, name="festina-parent", daemon=True).start()
    from ..bots import registry  # noqa: F401


def _end_with_server() -> None:
    """Wait for the server's end, whatever ends it: a killed one cannot end its workers, and a thought may be long."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _wake_up() -> None:
    """Nothing: a process that is given this has to start."""


class Thinkers:
    """The worker processes; nothing of them is loaded before they are started, or first asked."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers = workers
        self._made: ProcessPool | None = None
        self._making = threading.Lock()
        self._closed = False
        self._seconds = seconds
        self._asked = 0
        self._metrics = metrics

    @property
    def seconds(self) -> float:
        """The time a bot has for a move."""
        return self._seconds

    def start(self) -> None:
        """Start the processes before the first bot has to move."""
        self._pool.schedule(_wake_up)

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """A legal action in any case; ``problem`` says what went wrong."""
        self._asked += 1
        with self._metrics.thinking.track_inprogress(), self._metrics.think_seconds.time():
            try:
                question = replace(question, hurry=self._hurry())
                try:
                    answer = await self._answer(question)
                except RuntimeError:
                    if not self._renew():
                        raise
                    answer = await self._answer(question)
            except (OutOfTime, OSError, RuntimeError) as problem:  # OSError: a process that ended, too
                answer = substitute(question, problem)
            finally:
                self._asked -= 1
        if answer.problem:
            self._metrics.incidents.inc()
        return answer

    async def lend(self, work: Callable[[], Made], seconds: float, patience: float) -> Made:
        """Let a process do other work, once no bot waits for one.

        AllBusy if bots wait for longer than ``patience``, in seconds; Refusal if it cannot be done.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while self._asked:
            rest = end - loop.time()
            if rest <= 0:
                raise AllBusy
            await asyncio.sleep(min(rest, _REST))
        return await self.hand_over(work, seconds)

    async def spare(self, work: Callable[[float], Made], seconds: float) -> Made:
        """Let a process that has nothing to do think for a person, who counts as one more bot until it is done.

        ``work`` is told after how many seconds it should answer: fewer than ``seconds`` if others wait. AllBusy if bots
        need all processes, Refusal if it cannot be done.
        """
        if not self.is_free:
            raise AllBusy
        self._asked += 1
        try:
            return await self.hand_over(partial(work, min(seconds, self._hurry())), seconds)
        finally:
            self._asked -= 1

    async def hand_over(self, work: Callable[[], Made], seconds: float) -> Made:
        """Let the next process do other work, whoever waits: it has to be short (Refusal if it cannot be done)."""
        try:
            future = self._pool.schedule(work, timeout=seconds + _START)
            made: Made = await asyncio.wrap_future(future)
        except (OutOfTime, OSError, RuntimeError) as problem:
            raise Refusal("trouble", "server-review-failed") from problem
        return made

    @property
    def is_free(self) -> bool:
        """Whether a process has nothing to do: what can wait must not keep a bot waiting."""
        return self._asked < self._workers

    async def _answer(self, question: BotQuestion) -> BotAnswer:
        # The first question waits for the process to start: the bot itself is held to ``seconds`` there.
        future = self._pool.schedule(think, args=(question,), timeout=self._seconds + _START)
        try:
            # The pool counts from when a process takes a question: one that has stopped takes none, and ends none.
            async with asyncio.timeout(_ROUNDS * (self._seconds + _START)):
                answer: BotAnswer = await asyncio.wrap_future(future)
        except TimeoutError:
            if not future.done() or future.cancelled():
                self._replace()
            raise
        return answer

    @property
    def _pool(self) -> ProcessPool:
        with self._making:
            if self._made is None:
                if self._closed:
                    raise RuntimeError("there are no processes any more")
                self._made = self._new_pool()
            return self._made

    def _new_pool(self) -> ProcessPool:
        from pebble import ProcessPool

        context = multiprocessing.get_context("spawn")
        return ProcessPool(max_workers=self._workers, initializer=_ready, context=context)

    def _renew(self) -> bool:
        """Start the processes anew if the pool is broken, as it is when one was killed that had nothing to do.

        Whether a question may be asked again.
        """
        if self._closed:
            return False
        if not self._pool.active:
            self._replace()
        return True

    def _replace(self) -> None:
        log.warning("the processes that think for bots are started again")
        threading.Thread(target=self._pool.stop, daemon=True).start()
        self._made = self._new_pool()

    def _hurry(self) -> float:
        """Seconds for a search now: fewer if bots have to wait for each other."""
        turns = -(-self._asked // self._workers)
        usual = _SHARE * self._seconds
        return usual if turns == 1 else min(usual, _ROUND / turns)

    def close(self) -> None:
        """End the processes; questions that wait fail."""
        with self._making:
            self._closed = True
        if self._made is not None:
            self._made.stop()  # type: ignore[no-untyped-call]
            self._made.join()
