"""A server in a thread of this process: its clock, its bots and its database are in the test's hands."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from festina.server.house import House
from festina.server.serve import Server, _listen, configured
from festina.server.settings import Settings
from festina.server.store.people import create_device
from festina.server.thinking import Answer, Question, Thinkers
from festina.server.tokens import hashed

from .client import Person


def any_legal(question: Question) -> Answer:
    """Some legal action, from the bot's own stream."""
    legal = [choice["action"] for choice in question.view["choices"] if choice["legal"]]
    return Answer(Random(question.seed).choice(legal))


class QuickThinkers(Thinkers):
    """Bots that answer at once, in this process."""

    def __init__(self, think: Callable[[Question], Answer] = any_legal) -> None:
        self.think = think
        self._seconds = 1.0

    def start(self) -> None:
        """There is no process to start."""

    async def ask(self, question: Question) -> Answer:
        await asyncio.sleep(0)
        return self.think(question)

    def close(self) -> None:
        """There is no process to end."""


class Inside:
    """One server process, without the process."""

    def __init__(self, folder: Path, think: Callable[[Question], Answer] = any_legal, **settings: Any) -> None:
        defaults = {"database": f"sqlite:///{folder / 'festina.db'}", "port": 0, "bot_pause": 0.0, "lend_after": 0.5}
        self.settings = Settings(**{**defaults, **settings})
        self.house = House(self.settings)
        self.house.thinkers = QuickThinkers(think)
        self._listening = _listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._ready = threading.Event()
        self._server = Server(configured(self.settings, self.house), self.house, lambda _: self._ready.set())
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._people: list[Person] = []

    def _run(self) -> None:
        with asyncio.Runner() as runner:
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
        self.house.database.write_now(lambda connection: create_device(connection, id, token, Clock.BEGAN))
        self._people.append(Person(self.url, name, token))
        return self._people[-1]

    @staticmethod
    def device(name: str) -> str:
        """The public name of such a person's device."""
        return hashed(name)[:14]


@contextmanager
def inside(folder: Path, think: Callable[[Question], Answer] = any_legal, **settings: Any) -> Iterator[Inside]:
    """A server for a while."""
    server = Inside(folder, think, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Clock:
    """The server's idea of what time it is."""

    BEGAN = 1_800_000_000.0

    def __init__(self) -> None:
        self.at = self.BEGAN

    def now(self) -> float:
        return self.at

    def stop(self, monkeypatch: pytest.MonkeyPatch) -> Clock:
        """From now on it goes when the test says so."""
        monkeypatch.setattr("festina.server.bus.time", SimpleNamespace(time=self.now))
        return self
