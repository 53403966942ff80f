"""The host in a browser's worker: everything that the worker's own program calls, and what it is asked for.

Texts go to and fro as JSON; what takes time is awaited on both sides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from itertools import count
from typing import Protocol

import msgspec

from ..bots.brief import Brief, Thought
from ..kernel.data import Data
from ..kernel.errors import FestinaError
from .host import Host
from .keeping import Change, Kept
from .knowledge import PackedKnowledge
from .port import Port
from .requests import answer


class Bytes(Protocol):
    """Bytes of the browser's."""

    def to_bytes(self) -> bytes:
        """The same here."""


class Worker(Protocol):
    """What the worker does for the host."""

    def keep(self, table: str, change: str) -> Awaitable[bool]:
        """Keep a change (``Keeper.keep``), as JSON: ``{"heads", "first", "entries", "summaries"}``."""

    def read(self, table: str) -> Awaitable[str | None]:
        """A kept table, as JSON: ``{"head", "entries"}``."""

    def think(self, number: int, brief: str) -> Awaitable[str]:
        """Think about a brief; both as JSON. The number is for ``stop``."""

    def stop(self, number: int) -> None:
        """Nobody waits for a thought any more."""

    def file(self, name: str) -> Awaitable[Bytes]:
        """A file of what can be known."""

    def tell(self, table: str, summary: str) -> None:
        """A table has changed: its summary, for lists, as JSON."""

    def say(self, port: int, text: str) -> None:
        """Send a message to a page."""

    def end(self, port: int, code: int) -> None:
        """End the connection of a page."""


class _KeptTable(Data, frozen=True):
    head: str
    entries: list[str]


class _WorkerKeeper:
    """Keeps by the worker (a ``Keeper``)."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def keep(self, table: str, change: Change) -> bool:
        return await self._worker.keep(table, msgspec.json.encode(change._asdict()).decode())

    async def read(self, table: str) -> Kept | None:
        text = await self._worker.read(table)
        if text is None:
            return None
        found = msgspec.json.decode(text, type=_KeptTable)
        return Kept(found.head, found.entries)


class Browser:
    """The host, as the worker's program calls it."""

    def __init__(self, worker: Worker, threads: int) -> None:
        logging.basicConfig(level=logging.WARNING)
        self._worker = worker
        self._knowledge = PackedKnowledge(self._file)
        self._host = Host(_WorkerKeeper(worker), self._think, self._knowledge.fetch, tell=worker.tell, threads=threads)
        self._ports: dict[int, Port] = {}
        #: Pages that wait for a table to be read.
        self._opening: set[int] = set()
        self._numbers = count(1)

    async def request(self, method: str, path: str, body: str) -> str:
        """Answer a request: a line with the status, and the answer."""
        found = await answer(self._host, method, path, body.encode())
        return f"{found.status}\n{found.text}"

    async def open(self, port: int, table: str) -> bool:
        """Connect a page to a table; False if there is none, or it is damaged (a request says which)."""
        self._opening.add(port)
        try:
            live = await self._host.table(table)
        except FestinaError:
            return False
        finally:
            has_left = port not in self._opening
            self._opening.discard(port)
        if has_left:
            return False
        worker = self._worker

        def end(code: int) -> None:
            self._ports.pop(port, None)
            worker.end(port, code)

        self._ports[port] = Port(self._host, live, lambda text: worker.say(port, text), end)
        return True

    async def hear(self, port: int, text: str) -> None:
        """A message of a page."""
        if port in self._ports:
            await self._ports[port].hear(text)

    def close(self, port: int) -> None:
        """A page has left."""
        self._opening.discard(port)
        found = self._ports.pop(port, None)
        if found is not None:
            found.close()

    async def refresh(self, table: str) -> None:
        """Another page of this device has changed a table."""
        await self._host.refresh(table)

    def forget(self, table: str) -> None:
        """A table is deleted."""
        self._host.forget(table)

    async def knowledge(self, game: str, key: str) -> bytes:
        """What can be known of some tables, for whoever thinks about them."""
        return await self._knowledge.fetch(game, key)

    async def _think(self, brief: Brief) -> Thought:
        number = next(self._numbers)
        try:
            text = await self._worker.think(number, msgspec.json.encode(brief).decode())
        except asyncio.CancelledError:
            self._worker.stop(number)
            raise
        return msgspec.json.decode(text, type=Thought)

    async def _file(self, name: str) -> bytes:
        return (await self._worker.file(name)).to_bytes()
