"""The host of a device's tables: what a hub is for a server process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from ..kernel.errors import FestinaError
from ..server.botplay import BotPlay, BotServices
from ..server.bus import Bus, LocalBus
from ..server.describe import summary
from ..server.live import LiveTable
from ..server.match import Match, rebuilt
from ..server.questioning import BotAnswer, BotQuestion
from ..server.refusal import Refusal
from ..server.store.data import DeviceData, StoredTable, TableChange
from ..server.tokens import Secrets
from ..server.wire import encode
from ..server.wire_socket import FromServer, Incident
from .keeping import DeviceStore, Keeper, NotKept, damaged, not_kept
from .thinking import DeviceThinkers, Fetch, Think

T = TypeVar("T")

log = logging.getLogger("festina.device")

#: Every table of a device is called so, and a number of letters: no server makes such names.
PREFIX: Final = "local-"
#: The device itself.
ME: Final = "me"
#: Seconds a bot waits at least, so that people can follow.
_BOT_PAUSE: Final = 0.9


class DeviceSettings(NamedTuple):
    """What was chosen (``TableSettings``): nobody is ever away."""

    bot_pause: float = _BOT_PAUSE
    lend_after: float = float("inf")


class _Unmeasured:
    """Nobody looks at figures here (``TableMetrics``, and each of them)."""

    def observe(self, value: float) -> None:
        pass

    def inc(self) -> None:
        pass

    @property
    def store_seconds(self) -> _Unmeasured:
        return self

    command_seconds = person_moves = bot_moves = store_seconds


class DeviceSecrets(Secrets):
    """Makes names that no server makes."""

    def id(self, length: int = 10) -> str:
        return PREFIX + super().id(length)


class _DeviceBots(BotPlay):
    """Bots think only while somebody looks at their table, and what they do can be kept: a device has a battery."""

    def __init__(self, services: BotServices) -> None:
        super().__init__(services)
        #: Tables whose bots rest after some trouble until a person does something.
        self._resting: set[str] = set()

    def drive(self, live: LiveTable) -> None:
        if live.connections and live.id not in self._resting:
            super().drive(live)

    def wake(self, live: LiveTable) -> None:
        """A person does something: perhaps the trouble is over."""
        self._resting.discard(live.id)

    def stop(self, live: LiveTable) -> None:
        """Ask the bots of a table no more; whoever comes back drives them again."""
        self.wake(live)
        for (table, _), task in tuple(self._tasks.items()):
            if table == live.id:
                task.cancel()

    async def _play(self, live: LiveTable, question: BotQuestion, answer: BotAnswer, decisive: int) -> bool:
        # Whoever leaves now ends no move that is being kept.
        return await asyncio.shield(super()._play(live, question, answer, decisive))

    async def _answer(self, live: LiveTable, seat: int) -> None:
        try:
            await super()._answer(live, seat)
        except Exception as problem:
            log.exception("a bot's turn failed", extra={"table": live.id})
            self._resting.add(live.id)
            told = not_kept() if isinstance(problem, NotKept) else problem
            message = told.message if isinstance(told, FestinaError) else Refusal("trouble", "server-trouble").message
            await self._services.announce(live.id, Incident(seat=seat, message=message))


def _summary(live: LiveTable) -> str:
    return encode(summary(live, ME)).decode()


#: Told the summary of a table (JSON) when it has changed, for lists.
Told = Callable[[str, str], None]


class Host:
    """All tables of this device (``House``, ``BotServices``)."""

    def __init__(
        self,
        keeper: Keeper,
        think: Think,
        fetch: Fetch,
        *,
        tell: Told = lambda table, text: None,
        clock: Callable[[], float] = time.time,
        secrets: Secrets | None = None,
        settings: DeviceSettings | None = None,
        threads: int = 1,
    ) -> None:
        self.clock = clock
        self.secrets = secrets or DeviceSecrets()
        self.settings = settings or DeviceSettings()
        self.metrics = _Unmeasured()
        self.bus: Bus = LocalBus("device")
        self.store = DeviceStore(keeper, self._summary_of)
        self.thinkers = DeviceThinkers(think, fetch, threads)
        self.bots = _DeviceBots(self)
        self.closing = False
        #: The person of the device, as new seats are called.
        self.me = DeviceData(ME)
        self._tell = tell
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, id: str) -> LiveTable:
        """A table by its name (Refusal)."""
        if id in self._tables:
            return self._tables[id]
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._tables:
                self._tables[id] = await self._load(id)
        return self._tables[id]

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.read_table(id)
        if stored is None:
            raise Refusal("not_there", "server-no-table")
        try:
            match = await self.rebuilt(stored)
        except Exception as problem:
            log.exception("a kept game does not fit", extra={"table": id})
            raise damaged() from problem
        return LiveTable(self, stored, match)

    def forget(self, id: str) -> None:
        """Let go of a table that is deleted: its bots stop, and whoever looks at it is told."""
        self.store.forget(id)
        live = self._tables.pop(id, None)
        if live is None:
            return
        self.bots.stop(live)
        for connection in tuple(live.connections):
            connection.dismiss()

    async def refresh(self, id: str) -> None:
        """Follow what another page of this device has done at a table."""
        if id not in self._tables:
            return
        self.store.forget(id)
        try:
            await self._tables[id].refresh()
        finally:
            if not self.store.knows(id):
                self.forget(id)

    def left(self, live: LiveTable) -> None:
        """A page has left a table: what its bots think about is wanted no more if nobody is there."""
        if not live.connections:
            self.bots.stop(live)

    # ---- what tables need

    def framed(self, message: bytes) -> bytes:
        """A message as it travels to the page: a line, which JSON never breaks."""
        return message + b"\n"

    async def worked_out(self, work: Callable[[], T]) -> T:
        """What some work gives: there are no threads here."""
        return work()

    async def rebuilt(self, stored: StoredTable) -> Match:
        """The match of a kept table."""
        return rebuilt(stored.data, stored.entries)

    def with_consequences(self, live: LiveTable, change: TableChange) -> TableChange:
        """The change: a finished game is found by the name of its table."""
        return change if change.share is None else replace(change, share=live.id)

    async def begun(self, live: LiveTable) -> None:
        """The game at a table has begun."""

    def changed(self, live: LiveTable) -> None:
        """A table has changed: lists show it as it is now, and its bots may have to act."""
        self.tell(live)
        self.drive(live)

    def tell(self, live: LiveTable) -> None:
        """Tell how a table stands now, for lists."""
        self._tell(live.id, _summary(live))

    def _summary_of(self, stored: StoredTable) -> str:
        """How a table stands that nobody has opened yet."""
        return _summary(LiveTable(self, stored, rebuilt(stored.data, stored.entries)))

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a table do what they have to."""
        self.bots.drive(live)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def announce(self, table: str, message: FromServer) -> None:
        """Send a message to everybody at a table."""
        if table in self._tables:
            self._tables[table].send(message)

    def close(self) -> None:
        """Ask no bot any more."""
        self.closing = True
        self.bots.close()
