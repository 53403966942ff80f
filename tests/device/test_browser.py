"""The host as a browser's worker calls it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable

from festina.device.browser import Browser, Bytes
from festina.device.keeping import Change

from .house import Shelf


class _Worker:
    """Keeps in memory, and never comes to the end of a thought."""

    def __init__(self) -> None:
        self._shelf = Shelf()
        self.thinking: set[int] = set()
        self.said: list[str] = []
        self.ended: list[tuple[int, int]] = []

    async def keep(self, table: str, change: str) -> bool:
        return await self._shelf.keep(table, Change(**json.loads(change)))

    async def read(self, table: str) -> str | None:
        await asyncio.sleep(0)
        found = await self._shelf.read(table)
        return None if found is None else json.dumps({"head": found.head, "entries": list(found.entries)})

    def think(self, number: int, brief: str) -> Awaitable[str]:
        self.thinking.add(number)
        return asyncio.get_running_loop().create_future()

    def stop(self, number: int) -> None:
        self.thinking.remove(number)

    def file(self, name: str) -> Awaitable[Bytes]:
        raise LookupError(name)

    def tell(self, table: str, summary: str) -> None:
        pass

    def say(self, port: int, text: str) -> None:
        self.said.append(text)

    def end(self, port: int, code: int) -> None:
        self.ended.append((port, code))


def test_a_page_that_leaves_while_its_table_is_read_is_not_connected() -> None:
    async def play() -> None:
        worker = _Worker()
        browser = Browser(worker, threads=1)
        wish = json.dumps({"ruleset": "whyfirst(players=3)", "seats": [{"kind": "person", "name": "Ann"}] * 3})
        id = json.loads((await browser.request("POST", "/api/tables", wish)).partition("\n")[2])["id"]
        browser = Browser(worker, threads=1)  # as after a reload: the table is kept, and not here yet
        opening = asyncio.create_task(browser.open(1, id))
        await asyncio.sleep(0)
        browser.close(1)
        assert await opening is False
        await browser.hear(1, json.dumps({"type": "hello", "protocol": 1, "version": 0}))
        assert worker.said == []

    asyncio.run(play())


def test_a_thought_that_nobody_waits_for_is_stopped_where_it_is_thought() -> None:
    async def play() -> None:
        worker = _Worker()
        browser = Browser(worker, threads=1)
        seats = [
            {"kind": "bot", "bot": "search:sims=30"},
            {"kind": "person", "name": "Ben"},
            {"kind": "person", "name": "Ann"},
        ]
        wish = json.dumps({"ruleset": "whyfirst(players=3)", "seats": seats})
        status, _, text = (await browser.request("POST", "/api/tables", wish)).partition("\n")
        assert status == "200"
        id = json.loads(text)["id"]
        assert await browser.open(1, id)
        await browser.hear(1, json.dumps({"type": "hello", "protocol": 1, "version": 0}))
        while not worker.thinking:
            await asyncio.sleep(0)
        browser.close(1)
        await asyncio.sleep(0.01)
        assert worker.thinking == set()
        assert await browser.open(2, id)
        await browser.hear(2, json.dumps({"type": "hello", "protocol": 1, "version": 0}))
        browser.forget(id)
        assert worker.ended == [(2, 4403)]
        await browser.hear(2, "whatever")  # the connection is over
        await asyncio.sleep(0.01)

    asyncio.run(play())
