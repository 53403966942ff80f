"""A device's host in a test: what it keeps lies in memory, and searches are thought about natively."""

from __future__ import annotations

import asyncio
import builtins
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import msgspec

from festina.bots.brief import Brief, Thought
from festina.bots.kits import find_kit, kit_of
from festina.device.host import DeviceSecrets, DeviceSettings, Host
from festina.device.keeping import Change, Kept
from festina.device.port import Port
from festina.device.requests import answer
from festina.registry import definition_named, table_for

_homes: list[Home] = []


def run(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test; afterwards no bot thinks any more."""

    async def to_the_end() -> None:
        try:
            await play()
        finally:
            for home in _homes:
                home.host.close()
            _homes.clear()
            await asyncio.sleep(0.01)

    asyncio.run(to_the_end())


class Shelf:
    """Keeps texts in memory (a ``Keeper``)."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.entries: dict[str, dict[int, str]] = {}
        #: As new tables came with them.
        self.summaries: dict[str, str] = {}

    async def keep(self, table: str, change: Change) -> bool:
        await asyncio.sleep(0)
        if change.entries and table not in self.heads:
            return False
        kept = self.entries.setdefault(table, {})
        numbers = range(change.first, change.first + len(change.entries))
        if any(number in kept for number in numbers):
            return False
        kept.update(zip(numbers, change.entries, strict=True))
        self.heads.update(change.heads)
        self.summaries.update(change.summaries)
        return True

    def remove(self, table: str) -> None:
        self.heads.pop(table)
        self.entries.pop(table, None)

    async def read(self, table: str) -> Kept | None:
        if table not in self.heads:
            return None
        kept = self.entries.get(table, {})
        return Kept(self.heads[table], [kept[number] for number in sorted(kept)])


class NativeThinker:
    """Thinks as the bots of a server do, in this process."""

    def __init__(self) -> None:
        self.briefs: list[Brief] = []
        self._ruleset = ""

    def at(self, ruleset: str) -> None:
        self._ruleset = ruleset

    async def think(self, brief: Brief) -> Thought:
        from festina.bots.searching import warm_up_search
        from festina.bots.streams import Streams

        self.briefs.append(brief)
        definition = definition_named(brief.game)
        warm_up_search(definition, wait=True)
        know = kit_of(definition).knowledge(table_for(self._ruleset, {})[1])
        return Streams(definition, know).think(brief)


class Home:
    """A host, what it keeps, and a page that looks at its tables."""

    def __init__(self, shelf: Shelf | None = None, seed: int = 1, clock: Any = None) -> None:
        self.shelf = shelf or Shelf()
        self.thinker = NativeThinker()
        self.told: dict[str, Any] = {}
        self.host = Host(
            self.shelf,
            self.thinker.think,
            self._fetch,
            tell=lambda table, text: self.told.__setitem__(table, json.loads(text)),
            clock=clock or (lambda: 1_800_000_000.0),
            secrets=DeviceSecrets(Random(seed)),
            settings=DeviceSettings(bot_pause=0.0),
        )
        _homes.append(self)

    async def _fetch(self, game: str, key: str) -> bytes:
        kit = find_kit(definition_named(game))
        assert kit is not None
        assert kit.knowledge_key is not None
        for ruleset in kit.training:
            table = table_for(ruleset, {})[1]
            if kit.knowledge_key(table) == key:
                return bytes(kit.knowledge(table).buffer)
        raise LookupError(key)

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        content = b"" if body is None else msgspec.json.encode(body)
        found = await answer(self.host, method, path, content)
        assert found.status == status, found.text
        return json.loads(found.text) if found.text.startswith(("{", "[")) else found.text

    async def new_table(self, ruleset: str, *seats: str, **more: Any) -> str:
        """A table; a seat is a bot's spec, or a person's name."""
        self.thinker.at(ruleset)
        wishes = [{"kind": "person", "name": s} if s[0].isupper() else {"kind": "bot", "bot": s} for s in seats]
        made = await self.ask("POST", "/api/tables", {"ruleset": ruleset, "seats": wishes, **more})
        return str(made["id"])

    async def sit_down(self, id: str, version: int = 0) -> Page:
        return await Page(self.host, id).open(version)


class Page:
    """A page at a table: all that it hears, and its commands."""

    def __init__(self, host: Host, id: str) -> None:
        self.id = id
        self.heard: list[dict[str, Any]] = []
        self.ended: int | None = None
        self._host = host
        self._port: Port | None = None
        self._count = 0

    async def open(self, version: int = 0) -> Page:
        live = await self._host.table(self.id)
        self._port = Port(self._host, live, self._hear, self._end)
        await self._port.hear(json.dumps({"type": "hello", "protocol": 1, "version": version}))
        return self

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def _end(self, code: int) -> None:
        self.ended = code

    def close(self) -> None:
        assert self._port is not None
        self._port.close()

    async def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command; its answer."""
        assert self._port is not None
        self._count += 1
        id = f"{builtins.id(self)}-{self._count}"
        await self._port.hear(json.dumps({"type": type, "id": id, **fields}))
        return next(message for message in reversed(self.heard) if message.get("id") == id)

    @property
    def views(self) -> dict[str, Any]:
        """The last views of my seats."""
        return next(m["views"] for m in reversed(self.heard) if m["type"] in ("sync", "update") and m.get("views"))

    @property
    def version(self) -> int:
        return max(int(message["version"]) for message in self.heard if message["type"] in ("sync", "update"))

    async def play_on(self, random: Random, moves: int = 10_000) -> int:
        """Play for my seats, by chance, until the game is over or so many moves are made; how many were."""
        made = 0
        for _ in range(400_000):
            mine = [view for view in self.views.values() if view["seat"] in view["to_act"]]
            if next(iter(self.views.values()))["outcome"] is not None or made == moves:
                break
            if mine and mine[0]["choices"]:
                action = random.choice(mine[0]["choices"])["action"]
                done = await self.send("move", seat=mine[0]["seat"], action=action, version=self.version)
                assert done["type"] == "ack", done
                made += 1
            await asyncio.sleep(0)
        return made
