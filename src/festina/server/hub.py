"""The hub: everything one server process holds, and the tables that are live in it."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from . import holidays, plans
from .botplay import BotPlay
from .bus import Announced, Bus, EntriesStored, Listening, News, PlanNews, PresenceChanged, SessionsEnded, make_bus
from .clockwatch import ClockWatch
from .here import Here
from .kept import KeptAnswers
from .line import framed
from .live import LiveTable
from .match import Match, rebuilt
from .memory import Collector
from .metrics import Metrics
from .notices.watch import NoticeWatch
from .operator import OperatorWatch
from .planplay import PlanPlay
from .refusal import Refusal
from .replays import Replays
from .reviews import Reviews
from .settings import Settings
from .store.data import StoredTable, TableChange
from .store.store import Store
from .thinking import Thinkers
from .tidying import Tidying
from .tokens import Secrets, is_id
from .warming import warm_up
from .wire import encode
from .wire_socket import Announcement, Bye, FromServer

T = TypeVar("T")

log = logging.getLogger("festina.server")

#: Seconds between looks at what other processes may have done, signs of life, and idle tables.
_POLL = 2.0
_HEARTBEAT = 8.0
#: Each look at other processes asks who is there at one table in so many: signs of life are less frequent still.
_ROUND = 2
#: Seconds after a start that belong to those who come back: bots wait.
_SERVED_FIRST = 1.0
#: Milliseconds between the moments at which the people of two tables are asked to come back, and for the last table.
_BETWEEN_TABLES_MS = 4
_LAST_TABLE_MS = 3000
#: Seconds without a sign of life after which another process counts as dead.
_DEAD = 6.0
_IDLE = 120.0
#: Seconds between looks whether browsers have been signed out unnoticed.
_SESSIONS = 30.0


class Hub:
    """One server process: its store, its bus, its bots, its live tables, and the watches over them."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        secrets: Secrets | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.secrets = secrets or Secrets()
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.bus: Bus = make_bus(settings.bus, self.secrets.id())
        self.thinkers = thinkers or Thinkers(settings.thinkers, settings.think_seconds, self.metrics)
        self.bots = BotPlay(self)
        self.plans = PlanPlay(self)
        self.clocks = ClockWatch(self)
        self.replays = Replays()
        self.reviews = Reviews(self.thinkers)
        self.kept = KeptAnswers()
        self.tidying = Tidying(self.store, settings, self.metrics, self.clock, in_use=self._is_in_use, drop=self._drop)
        self.operator = OperatorWatch(self.store, self.clock, self._follow_operator)
        self.notices = NoticeWatch(self)
        self.here = Here(self.bus, self.clock, self.spawn)
        self.tables: dict[str, LiveTable] = {}
        #: All that anybody still holds: a table that was let go of is never in memory twice.
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        #: Where somebody who sits there is away: that can change without anybody's doing.
        self._absences: set[str] = set()
        #: Called with the sessions of browsers that were signed out, or act as another device now.
        self.session_watchers: list[Callable[[Sequence[str]], None]] = []
        #: Called with each table that has changed.
        self.table_watchers: list[Callable[[LiveTable], None]] = []
        #: Watches of other parts, which run as long as the hub does.
        self.more_watches: list[Callable[[], Coroutine[object, object, None]]] = []
        self.closing = False
        self._changed_at = time.monotonic()
        self.collector = Collector(lambda: time.monotonic() - self._changed_at)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._side_tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Bring the database up to date, start workers and watches."""
        await asyncio.to_thread(self.store.migrate)
        await self.operator.look()
        await self.bus.open(self._hear)
        await self.bus.mark("processes", self.bus.process, self.clock())
        watches = (
            self._warm_up,
            self._watch_others,
            self._watch_presence,
            self._show_life,
            self._watch_lag,
            self._forget_idle,
            self._wake_tables,
            self.plans.watch,
            self.clocks.watch,
            self._tidy,
            self.operator.watch,
            self._watch_sessions,
            self.notices.watch,
            self.collector.watch,
            *self.more_watches,
        )
        self._tasks = [asyncio.create_task(watch()) for watch in watches]
        log.debug("ready")

    async def say_goodbye(self, wait_ms: int) -> None:
        """Tell everybody that the server stops, and that they should come back: one table after the other."""
        log.debug("stopping")
        self.closing = True
        for number, live in enumerate(live for live in self.tables.values() if live.connections):
            live.send(Bye(reason="restart", retry_ms=wait_ms + min(number * _BETWEEN_TABLES_MS, _LAST_TABLE_MS)))
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Finish what is being stored, and let go of everything."""
        self.closing = True
        for task in (*self._tasks, *self._side_tasks):
            task.cancel()
        self.bots.close()
        self.clocks.close()
        self.notices.close()
        self.replays.close()
        await asyncio.to_thread(self.thinkers.close)
        for live in self.tables.values():
            async with live.lock:
                pass
        await self.bus.close()
        await asyncio.to_thread(self.store.close)

    # ---- tables

    async def table(self, id: str) -> LiveTable:
        """A table by its public name (Refusal)."""
        found = self.tables.get(id)
        if found is None and (found := self._held.get(id)) is not None:
            self._keep(found)
        if found is None:
            if not is_id(id):
                raise Refusal("not_there", "server-no-table")
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    found = self.tables.get(id) or await self._load(id)
            finally:
                self._loading.pop(id, None)
        found.used_at = time.monotonic()
        if found.missed is not None:
            await found.catch_up()
        return found

    async def listed(self, ids: Sequence[str]) -> list[LiveTable]:
        """Tables for a list: games that have ended are not played again for it, and not kept."""
        ended = await self.store.ended([id for id in ids if id not in self.tables])
        found = []
        for id in ids:
            try:
                if id in ended:
                    found.append(LiveTable(self, ended[id], rebuilt(ended[id].data, ())))
                else:
                    found.append(await self.table(id))
            except Refusal:  # a damaged one is no reason not to see the others
                continue
        return found

    async def _load(self, id: str) -> LiveTable:
        try:
            stored = await self.store.read_table(id)
            if stored is None:
                raise Refusal("not_there", "server-no-table")
            match = await self.rebuilt(stored)
        except Refusal:
            raise
        except Exception as problem:
            log.exception("a stored game does not fit", extra={"table": id})
            raise Refusal("trouble", "server-damaged-table") from problem
        live = LiveTable(self, stored, match)
        if self.bus.shared:
            await live.look_around()
        self._keep(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self.tables[live.id] = self._held[live.id] = live
        self.metrics.tables.set(len(self.tables))

    def forget(self, id: str) -> None:
        """Let go of a table; it is loaded again when somebody asks."""
        self.tables.pop(id, None)
        self.metrics.tables.set(len(self.tables))

    def _drop(self, id: str) -> None:
        """Let go of a table that was deleted or closed: it must be read again, or is not there any more."""
        self._held.pop(id, None)
        self.forget(id)

    def _is_in_use(self, id: str) -> bool:
        live = self._held.get(id)
        return live is not None and bool(live.connections)

    def with_consequences(self, live: LiveTable, change: TableChange) -> TableChange:
        """The change, with the plans that end by it, and the notices to people who are not there."""
        return self.notices.attach(live, plans.with_plans(live, change))

    def framed(self, message: bytes) -> bytes:
        """A message as it travels on a socket."""
        return framed(message)

    async def worked_out(self, work: Callable[[], T]) -> T:
        """What some long work gives, done in a thread."""
        return await asyncio.to_thread(work)

    async def rebuilt(self, stored: StoredTable) -> Match:
        """The match of a stored table, built in a thread."""
        return await asyncio.to_thread(rebuilt, stored.data, stored.entries)

    async def begun(self, live: LiveTable) -> None:
        """The game at a table has begun: a slow one is told who is on holiday."""
        await holidays.follow(self, live)

    def changed(self, live: LiveTable) -> None:
        """A table has changed: its bots may have to act, its clocks may run out at another time."""
        self._changed_at = time.monotonic()
        self.clocks.follow(live)
        self.notices.stored(live)
        self.plans.follow(live)
        for tell in self.table_watchers:
            tell(live)
        self.drive(live)

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a table do what they have to."""
        if not self.closing:
            self.bots.drive(live)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background; its failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._side_tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._side_tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("something in the background failed", exc_info=problem)

    async def announce(
        self, table: str, message: FromServer, *, words: bool = False, deaf: frozenset[str] = frozenset()
    ) -> None:
        """Send a message to everybody at a table, whichever process they are connected to.

        ``words``: only to those who read words there; ``deaf``: devices that do not want to hear it.
        """
        encoded = encode(message)
        if table in self.tables:
            self.tables[table].send_encoded(encoded, words, deaf)
        await self.bus.publish(Announced(table=table, message=msgspec.Raw(encoded), words=words, deaf=deaf))

    # ---- browsers that were signed out

    async def end_sessions(self, sessions: Sequence[str], renewed: bool = False) -> None:
        """End what some browsers have open, at all processes; ``renewed``: they come back as another device."""
        ended = SessionsEnded(sessions=tuple(sessions), renewed=renewed)
        self._end_sessions(ended)
        await self.bus.publish(ended)

    def _end_sessions(self, ended: SessionsEnded) -> None:
        for forget in self.session_watchers:
            forget(ended.sessions)
        for live in list(self.tables.values()):
            for connection in [each for each in live.connections if each.session in ended.sessions]:
                if ended.renewed:
                    connection.renew()
                else:
                    connection.dismiss(Refusal("not_yours", "server-signed-out"))

    async def _watch_sessions(self) -> None:
        """End what browsers have open that were signed out at another process, should its news have been lost."""
        while self.bus.shared:
            await asyncio.sleep(_SESSIONS)
            open_ones = {
                each.session: each.device.id
                for live in self.tables.values()
                for each in live.connections
                if each.session
            }
            living = await self.store.profiles.living_sessions(open_ones)
            self._end_sessions(SessionsEnded(sessions=tuple(open_ones.keys() - living.keys())))
            moved = [session for session, device in living.items() if open_ones[session] != device]
            self._end_sessions(SessionsEnded(sessions=tuple(moved), renewed=True))

    # ---- other processes

    async def _hear(self, news: News | Listening) -> None:
        if isinstance(news, Listening):
            await self._catch_up(list(self.tables.values()))
            return
        if isinstance(news, SessionsEnded):
            self._end_sessions(news)
            return
        live = self.tables.get(news.table)
        if live is None:
            return
        if not live.connections and not self.bots.is_busy(live) and not isinstance(news, Announced):
            live.missed = news  # it is read when somebody asks for it
            return
        match news:
            case EntriesStored():
                await live.refresh()
            case PresenceChanged():
                await live.look_around()
                live.show_presence(publish=False)
                self.watch_absence(live)
            case PlanNews():
                live.send_plan_changed(news.seat)
            case Announced():
                live.send_encoded(bytes(news.message), news.words, news.deaf)

    async def _watch_others(self) -> None:
        """Catch up on entries whose news was lost, and take over bots whose process died."""
        for looks in itertools.count() if self.bus.shared else ():
            await asyncio.sleep(_POLL)
            try:
                watched = [live for live in self.tables.values() if live.connections]
                await self._catch_up(watched)
                await self._look_around(watched[looks % _ROUND :: _ROUND])
                for live in watched:
                    live.watch_presence()
                    await self.bots.take_over(live)
                await self._watch_processes()
            except Exception:
                log.exception("looking after the other processes failed")

    async def _look_around(self, tables: Sequence[LiveTable]) -> None:
        seen = await self.bus.marks_at([live.place for live in tables])
        for live, marks in zip(tables, seen, strict=True):
            live.saw_around(marks)

    async def _catch_up(self, tables: Sequence[LiveTable]) -> None:
        found = await self.store.versions([live.id for live in tables])
        for live in tables:
            if found.get(live.id, 0) > live.data.version:
                await live.refresh()

    async def _follow_operator(self, news: Sequence[Announcement]) -> None:
        """Tell everybody what the operator says, send the banned away, and follow the tables that were closed."""
        for live in list(self.tables.values()):
            for message in news:
                live.send(message)
            for connection in list(live.connections):
                if ban := self.operator.ban_of(connection.device.id, connection.address):
                    connection.dismiss(ban)
        await self._catch_up(list(self.tables.values()))

    async def _watch_processes(self) -> None:
        """Let one surviving process wake the tables of a process that died."""
        await self.bus.mark("processes", self.bus.process, self.clock())
        for other, at in (await self.bus.marks("processes")).items():
            if self.clock() - at > _DEAD and await self.bus.unmark("processes", other):
                log.warning("another process is gone")
                self._tasks.append(asyncio.create_task(self._wake_tables()))

    def watch_absence(self, live: LiveTable) -> None:
        """Somebody has left a table: show it soon, and later that a bot may play."""
        self._absences.add(live.id)

    async def _watch_presence(self) -> None:
        """Who is away, and for how long, changes without anybody's doing."""
        while True:
            await asyncio.sleep(_POLL)
            for id in list(self._absences):
                live = self.tables.get(id)
                if live is None or not live.somebody_away:
                    self._absences.discard(id)
                if live is not None and live.connections:
                    live.watch_presence()
            await asyncio.sleep(0)

    async def _show_life(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            for device in {device for live in self.tables.values() for device in live.attendance.known}:
                self.here.saw(device)
            if self.bus.shared:
                at = self.clock()
                seen = [(live, device) for live in self.tables.values() for device in live.attendance.known]
                for live, device in seen:
                    live.attendance.saw(device, at)
                await self.bus.mark_all([self._mark(live, device) for live, device in seen], at)

    async def mark_here(self, live: LiveTable, device: str, at: float | None = None) -> None:
        """Record that a device was seen at a table; a connection without a cookie (``?…``) is no device."""
        if device.startswith("?"):
            return
        at = self.clock() if at is None else at
        live.attendance.saw(device, at)
        if self.bus.shared:
            await self.bus.mark(*self._mark(live, device), at)

    def _mark(self, live: LiveTable, device: str) -> tuple[str, str]:
        """The place and the member of a device at a table, on the bus."""
        return live.place, f"{device}|{self.bus.process}"

    # ---- watches

    async def _watch_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.1)
            self.metrics.lag_seconds.observe(max(0.0, time.perf_counter() - began - 0.1))

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(30)
            self.forget_idle()

    def forget_idle(self) -> None:
        """Let go of tables at which nobody is and nothing has happened for a while, or of more if they are too many."""
        by_age = sorted(self.tables.values(), key=lambda live: live.used_at)
        for index, live in enumerate(by_age):
            idle = time.monotonic() - live.used_at
            crowded = len(by_age) - index > self.settings.rooms
            is_free = not live.connections and not live.lock.locked() and not self.bots.is_busy(live)
            if is_free and (idle > _IDLE or crowded):
                self.forget(live.id)

    async def _warm_up(self) -> None:
        """Start the processes that think once those who waited for the server have been served, and load the rest."""
        await asyncio.sleep(_SERVED_FIRST)
        await asyncio.to_thread(self.thinkers.start)
        await asyncio.to_thread(warm_up)

    async def _wake_tables(self) -> None:
        """After a start, or another process's end: bots whose turn it was go on, also where nobody is connected."""
        await asyncio.sleep(_SERVED_FIRST)
        for id in await self.store.tables_with_bots():
            try:
                live = await self.table(id)
                if self.bus.shared:
                    await self.bots.take_over(live)
                else:
                    self.drive(live)
            except Exception:
                log.exception("a table could not be woken", extra={"table": id})
            await asyncio.sleep(0.01)

    async def _tidy(self) -> None:
        await self.tidying.watch()
