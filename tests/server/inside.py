"""A server in a thread of this process: its clock, its bots and its database are in the test's hands."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from festina.server.app import create_app
from festina.server.hub import Hub
from festina.server.limits import RATES, Limits, Rates
from festina.server.questioning import BotAnswer, BotQuestion
from festina.server.refusal import Refusal
from festina.server.serve import Server, _listen, configured
from festina.server.settings import Settings
from festina.server.thinking import Thinkers
from festina.server.tokens import Secrets, hashed
from tests.dealt import DealtSecrets

from .client import Person

T = TypeVar("T")
Made = TypeVar("Made")
#: For tests that ask more than a person would.
NO_LIMITS: Rates = dict.fromkeys(RATES, (1e9, 1e9))


def any_legal(question: BotQuestion) -> BotAnswer:
    """Some legal action, from the bot's own stream."""
    legal = [choice.action for choice in question.view.choices if choice.legal]
    return BotAnswer(Random(question.seed).choice(legal))


class QuickThinkers(Thinkers):
    """Bots that answer at once, in this process."""

    def __init__(self, think: Callable[[BotQuestion], BotAnswer] = any_legal) -> None:
        self.think = think
        self.lends = False
        self._seconds = 1.0
        self._asked, self._workers = 0, 1

    def start(self) -> None:
        """There is no process to start."""

    async def ask(self, question: BotQuestion) -> BotAnswer:
        await asyncio.sleep(0)
        return self.think(question)

    async def hand_over(self, work: Callable[[], Made], seconds: float) -> Made:
        """There is no process to do it; a thread does, where a test has seen to its compiled code."""
        if not self.lends:
            raise Refusal("not_now", "server-review-failed")
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """There is no process to end."""


class Inside:
    """One server process, without the process."""

    def __init__(
        self,
        folder: Path,
        think: Callable[[BotQuestion], BotAnswer] = any_legal,
        clock: Callable[[], float] = time.time,
        secrets: Secrets | None = None,
        rates: Rates = RATES,
        **settings: Any,
    ) -> None:
        defaults = {"database": f"sqlite:///{folder / 'festina.db'}", "port": 0, "bot_pause": 0.0, "lend_after": 0.5}
        self.settings = Settings(**{**defaults, **settings})
        self.hub = Hub(self.settings, clock=clock, secrets=secrets or DealtSecrets(), thinkers=QuickThinkers(think))
        self.limits = Limits(rates)
        self._listening = _listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._ready = threading.Event()
        app = create_app(self.settings, self.hub, self.limits)
        self._server = Server(configured(app), self.hub, lambda _: self._ready.set())
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._people: list[Person] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve(sockets=[self._listening]))

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(20), "the server did not start"

    def stop(self) -> None:
        for person in self._people:
            person.http.close()
        self._server.should_exit = True
        self._thread.join(20)
        self._listening.close()
        assert not self._thread.is_alive()

    def person(self, name: str) -> Person:
        """Somebody whose cookie follows from the name: the same in every server, and without a first request."""
        token, id = hashed(f"secret of {name}"), self.device(name)
        self.wait(self.hub.store.create_device(id, token, Clock.BEGAN))
        self._people.append(Person(self.url, name, token))
        return self._people[-1]

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the database, past the store (SQLite alone)."""
        with closing(sqlite3.connect(self.settings.database.removeprefix("sqlite:///"))) as connection:
            return connection.execute(sql, values).fetchall()

    def change(self, sql: str, *values: object) -> None:
        """Change the database past the store (SQLite alone)."""
        with closing(sqlite3.connect(self.settings.database.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(sql, values)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's event loop, which must have started, and wait for it."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    @staticmethod
    def device(name: str) -> str:
        """The public name of such a person's device."""
        return hashed(name)[:14]


@contextmanager
def inside(folder: Path, think: Callable[[BotQuestion], BotAnswer] = any_legal, **more: Any) -> Iterator[Inside]:
    """A server for a while."""
    server = Inside(folder, think, **more)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Clock:
    """A clock that goes when the test says so: ``Inside(…, clock=Clock())``."""

    BEGAN = 1_800_000_000.0

    def __init__(self) -> None:
        self.at = self.BEGAN

    def __call__(self) -> float:
        return self.at
