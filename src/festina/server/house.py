"""The house: everything one server process holds, and the rooms it has open."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from .botplay import BotPlay
from .bus import Bus, News, make_bus, now
from .memory import Collector
from .metrics import Metrics
from .refusal import Refusal
from .replays import Replays
from .room import Room, rebuilt
from .settings import Settings
from .store.database import Database
from .store.migrate import migrate
from .store.tables import ended_tables, read_entries, read_seats, read_table, tables_with_bots, versions
from .thinking import Thinkers
from .tokens import is_id

log = logging.getLogger("festina.server")

#: Seconds between looks at what other processes may have done, signs of life, and idle rooms.
_POLL = 2.0
_HEARTBEAT = 8.0
#: Seconds without a sign of life after which another process counts as dead.
_DEAD = 6.0
_IDLE = 600.0
_TIDY = 3600.0


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.bus: Bus = make_bus(settings.bus)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds, self.metrics)
        self.bots = BotPlay(self)
        self.replays = Replays()
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.changed_at = time.monotonic()
        self.collector = Collector(lambda: time.monotonic() - self.changed_at)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the database up to date, start workers and watches."""
        await asyncio.to_thread(migrate, self.database.engine)
        await self.bus.open(self._hear)
        await self.bus.mark("processes", self.bus.process, now())
        self.thinkers.start()
        watches = (
            self._watch_others,
            self._watch_presence,
            self._show_life,
            self._watch_lag,
            self._forget_idle,
            self._wake_tables,
            self._tidy,
            self.collector.watch,
        )
        self._tasks = [asyncio.create_task(watch()) for watch in watches]
        log.debug("ready")

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and that they should come back."""
        log.debug("stopping")
        self.closing = True
        for room in self.rooms.values():
            room.tell({"type": "bye", "reason": "restart", "retry_ms": 1000})
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Finish what is being stored, and let go of everything."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        self.bots.close()
        self.replays.close()
        await asyncio.to_thread(self.thinkers.close)
        for room in self.rooms.values():
            async with room.lock:
                pass
        await self.bus.close()
        await asyncio.to_thread(self.database.close)

    # ---- rooms

    async def room(self, id: str) -> Room:
        """A table by its name (Refusal)."""
        found = self.rooms.get(id)
        if found is None:
            if not is_id(id):
                raise Refusal("not_there", "server-no-table")
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    found = self.rooms.get(id) or await self._load(id)
            finally:
                self._loading.pop(id, None)
        found.used_at = time.monotonic()
        return found

    async def listed(self, ids: Sequence[str]) -> list[Room]:
        """Tables for a list: games that have ended are not played again for it, and not kept."""
        missing = [id for id in ids if id not in self.rooms]
        ended = await self.database.read(lambda connection: ended_tables(connection, missing))
        found = []
        for id in ids:
            try:
                found.append(Room(self, *ended[id], rebuilt(ended[id][0], ())) if id in ended else await self.room(id))
            except Refusal:  # a damaged one is no reason not to see the others
                continue
        return found

    async def _load(self, id: str) -> Room:
        def job(connection: Any) -> Any:
            return read_table(connection, id), read_seats(connection, id), read_entries(connection, id)

        data, seats, entries = await self.database.read(job)
        if data is None:
            raise Refusal("not_there", "server-no-table")
        data.version = len(entries)
        try:
            match = await asyncio.to_thread(rebuilt, data, entries)
        except Exception as problem:
            log.exception("a stored game does not fit", extra={"table": id})
            raise Refusal("trouble", "server-damaged-table") from problem
        room = Room(self, data, seats, match)
        if self.bus.shared:
            await room.look_around()
        room = self.rooms.setdefault(id, room)  # somebody may have been faster
        self.metrics.tables.set(len(self.rooms))
        return room

    def forget(self, id: str) -> None:
        """Let go of a room; it is loaded again when somebody asks."""
        self.rooms.pop(id, None)
        self.metrics.tables.set(len(self.rooms))

    def drive(self, room: Room) -> None:
        """Let the bots of a table do what they have to."""
        if not self.closing:
            self.bots.drive(room)

    def describe(self, room: Room, device: str | None, whole: bool = True) -> dict[str, Any]:
        """A table as a device may see it."""
        from .describe import describe

        return describe(room, device, whole)

    # ---- other processes

    async def _hear(self, news: News) -> None:
        if news["kind"] == "listening":
            await self._catch_up(list(self.rooms.values()))
            return
        room = self.rooms.get(news.get("table", ""))
        if room is None:
            return
        if news["kind"] == "entries":
            await room.refresh()
        elif news["kind"] == "presence":
            await room.look_around()
            room.tell_table()
        elif news["kind"] == "tell":
            room.tell(news["message"])

    async def tell_all(self, room: Room, message: dict[str, Any]) -> None:
        """Tell everybody at a table, also those connected to other processes."""
        await self.tell_table(room.id, message)

    async def tell_table(self, table: str, message: dict[str, Any]) -> None:
        """The same for a table that may not be open here."""
        if table in self.rooms:
            self.rooms[table].tell(message)
        await self.bus.publish({"table": table, "kind": "tell", "message": message})

    async def _watch_others(self) -> None:
        """News may be lost and processes may die: look for entries not heard of, and for bots nobody drives."""
        while self.bus.shared:
            await asyncio.sleep(_POLL)
            try:
                watched = [room for room in self.rooms.values() if room.connections]
                await self._catch_up(watched)
                for room in watched:
                    await room.look_around()
                    await self.bots.take_over(room)
                await self._watch_processes()
            except Exception:
                log.exception("looking after the other processes failed")

    async def _catch_up(self, rooms: list[Room]) -> None:
        found = await self.database.read(lambda connection: versions(connection, [room.id for room in rooms]))
        for room in rooms:
            if found.get(room.id, 0) > room.data.version:
                await room.refresh()

    async def _watch_processes(self) -> None:
        """Tables at which nobody is connected are looked after too: by one process, when theirs is dead."""
        await self.bus.mark("processes", self.bus.process, now())
        for other, at in (await self.bus.marks("processes")).items():
            if now() - at > _DEAD and await self.bus.unmark("processes", other):
                log.warning("another process is gone")
                self._tasks.append(asyncio.create_task(self._wake_tables()))

    async def _watch_presence(self) -> None:
        """Who is away, and for how long, changes without anybody's doing."""
        while True:
            await asyncio.sleep(_POLL)
            for room in list(self.rooms.values()):
                room.tell_presence()

    async def _show_life(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            if self.bus.shared:
                for room in list(self.rooms.values()):
                    for device in {connection.device.id for connection in room.connections}:
                        await self.mark_here(room, device)

    async def mark_here(self, room: Room, device: str, at: float | None = None) -> None:
        """Note that a device is at a table; nobody asks that of those without one."""
        if device.startswith("?"):
            return
        at = now() if at is None else at
        room.seen[device] = at
        if self.bus.shared:
            await self.bus.mark(f"here:{room.id}", f"{device}|{self.bus.process}", at)

    # ---- watches

    async def _watch_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.1)
            self.metrics.lag_seconds.observe(max(0.0, time.perf_counter() - began - 0.1))

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(30)
            by_age = sorted(self.rooms.values(), key=lambda room: room.used_at)
            for index, room in enumerate(by_age):
                idle = time.monotonic() - room.used_at
                crowded = len(by_age) - index > self.settings.rooms
                if not room.connections and not self.bots.is_busy(room) and (idle > _IDLE or crowded):
                    self.forget(room.id)

    async def _wake_tables(self) -> None:
        """After a start, or another process's end: bots whose turn it was go on, also where nobody is connected."""
        await asyncio.sleep(1.0)
        for id in await self.database.read(tables_with_bots):
            try:
                room = await self.room(id)
                if self.bus.shared:
                    await self.bots.take_over(room)
                else:
                    self.drive(room)
            except Exception:
                log.exception("a table could not be woken", extra={"table": id})
            await asyncio.sleep(0.01)

    async def _tidy(self) -> None:
        from .store.tidy import tidy

        while True:
            try:
                for id in await self.database.write(lambda connection: tidy(connection, self.settings, now())):
                    self.forget(id)
            except Exception:
                log.exception("tidying failed")
            await asyncio.sleep(_TIDY)
