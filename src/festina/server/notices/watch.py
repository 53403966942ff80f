"""The watch over notices: whatever is due is looked at, and told if it is still true.

Notices are rows of the database, kept with the change that made them true. So a crash loses none, no move waits for a
push service, and of several processes one takes each row on. Sending happens in tasks of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from msgspec.structs import replace

from ...kernel.errors import FestinaError
from ..answers import learn
from ..bus import Bus
from ..live import LiveTable
from ..metrics import Metrics
from ..operator import OperatorWatch
from ..settings import Settings
from ..store.data import TableChange
from ..store.store import Store
from .data import ASKING, OF_A_TURN, ClaimedNotice, QueueNotices, Recipient, Settled, WaitingNotice
from .due import is_true, notices_of, running_out
from .push import Delivery, Push, Urgency
from .quiet import quiet_period, when_short
from .words import language_for, worded

log = logging.getLogger("festina.server")

#: Seconds between two looks at what other processes may have left, and for which a claimed notice is ours.
_LOOK: Final = 5.0
_LEASE: Final = 120.0
#: Notices that are being told at a time, and tries to tell one.
_AT_A_TIME: Final = 100
_MOST_TRIES: Final = 6
#: Seconds after which somebody at the table is looked for again, when time runs short.
_STILL_HERE: Final = 1800.0
#: Seconds that a push service keeps a notice for a browser that is off, at a live table and in general.
_LIVE_SECONDS: Final = 3600
_SLOW_SECONDS: Final = 3 * 86400


class NoticeServices(Protocol):
    """What the watch needs of the process it works in."""

    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    operator: OperatorWatch
    #: Seconds since 1970.
    clock: Callable[[], float]

    async def table(self, id: str) -> LiveTable:
        """A table by its public name (Refusal)."""


class NoticeWatch:
    """Keeps notices, and sends them when they are due."""

    def __init__(self, services: NoticeServices) -> None:
        self._services = services
        self.push = Push(services.store, services.settings, services.metrics, services.clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._woken = asyncio.Event()
        self._next: float | None = None
        #: Those of changes that are being stored, by table.
        self._attached: dict[str, QueueNotices] = {}

    # ---- keeping

    def attach(self, live: LiveTable, change: TableChange) -> TableChange:
        """The change, with the notices that are kept together with it; ``stored`` says when they are."""
        settings = self._services.settings
        found = notices_of(live, change, self._services.clock(), settings.notice_after)
        if found is None or not (found.notices or found.over):
            return change
        self._attached[live.id] = found
        return replace(change, also=(*change.also, found))

    def stored(self, live: LiveTable) -> None:
        """A change of a table is stored, and so are its notices."""
        if (found := self._attached.pop(live.id, None)) is not None:
            self._expect(found)

    async def invite(self, device: str, table: str) -> None:
        """Tell a device that the host of a table invites it there."""
        now = self._services.clock()
        notice = WaitingNotice(device=device, table=table, kind="invite", mark=int(now), at=now, due=now)
        found = QueueNotices((notice,))
        await self._services.store.notices.queue(table, found)
        self._expect(found)

    def _expect(self, found: QueueNotices) -> None:
        """Look when the first of some notices is due."""
        for notice in found.notices:
            self._expect_at(notice.due)
        self._woken.set()

    def _expect_at(self, due: float | None) -> None:
        if due is not None and (self._next is None or due < self._next):
            self._next = due

    # ---- looking

    async def watch(self) -> None:
        """Look at what is due, again and again; nothing is looked at where notices are switched off."""
        if not self._services.settings.push:
            return
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("looking for notices failed")
            await self._rest()

    async def _rest(self) -> None:
        """Wait until the next notice is due, but not for long: other processes may have left some."""
        until = time.monotonic() + _LOOK
        while (left := until - time.monotonic()) > 0:
            due = left if self._next is None else self._next - self._services.clock()
            if due <= 0:
                return
            self._woken.clear()
            try:
                async with asyncio.timeout(min(left, due)):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def look(self) -> int:
        """Take on what is due, as much as can be told at once; how many that were."""
        store, now = self._services.store.notices, self._services.clock()
        self._next = None
        due = await store.next_due()
        if due is None or due > now:
            self._expect_at(due)
            return 0
        room = _AT_A_TIME - len(self._tasks)
        claimed = await store.claim(now, now + _LEASE, room) if room > 0 else []
        for notice in claimed:
            task = asyncio.get_running_loop().create_task(self._handle(notice))
            self._tasks.add(task)
            task.add_done_callback(self._told)
        if claimed:  # perhaps not all
            self._next = now
        return len(claimed)

    def _told(self, task: asyncio.Task[None]) -> None:
        """Forget a task that has ended; if all places were taken, look for what is due again."""
        self._tasks.discard(task)
        if len(self._tasks) == _AT_A_TIME - 1:
            self._next = self._services.clock()
            self._woken.set()

    async def settled(self) -> None:
        """Wait until nothing that was taken on is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Stop telling; what was not told is due again after a while."""
        for task in self._tasks:
            task.cancel()

    # ---- telling

    async def _handle(self, notice: ClaimedNotice) -> None:
        try:
            settled = await self._tell(notice)
            await self._services.store.notices.settle(notice, settled)
            if settled is not None and settled.due is not None:
                self._expect(QueueNotices((replace(notice, due=settled.due),)))
        except Exception:  # it is due again when its lease is over
            log.exception("a notice could not be told", extra={"table": notice.table})

    async def _tell(self, notice: ClaimedNotice) -> Settled | None:
        """Tell it if it is still true and welcome; what becomes of it (None: it is forgotten)."""
        services, now = self._services, self._services.clock()
        #: What remains of a notice that is not told any more: a turn is told once, and a feed shows who asks.
        done = Settled() if notice.kind in ("turn", *ASKING) else None
        try:
            live = await services.table(notice.table)
            if services.bus.shared:
                await live.refresh()
                await live.look_around()
        except FestinaError:
            return None
        to = await services.store.notices.recipient(notice.device, notice.table)
        if to is None or not is_true(live, notice.device, notice.kind, notice.mark):
            return None
        if to.muted or not to.subscriptions or services.operator.ban_of(notice.device) is not None:
            return done
        if (later := self._too_early(live, notice, to, now)) is not None:
            return Settled(due=later)
        if live.is_here(notice.device):
            return Settled(due=now + _STILL_HERE) if notice.kind == "time" else done
        return await self._send(live, notice, to, now) or done

    def _too_early(self, live: LiveTable, notice: ClaimedNotice, to: Recipient, now: float) -> float | None:
        """When a notice may be told if that is not now: after a holiday, when time runs short, after quiet hours."""
        clock = running_out(live, notice.device) if notice.kind in OF_A_TURN else None
        if clock is not None and clock.away_until is not None and clock.away_until > now:
            return clock.away_until
        if clock is not None and notice.kind == "time":
            at = when_short(clock.deadline, clock.short, to.quiet)
            if at > now:
                return at
        period = quiet_period(to.quiet, now)
        return None if period is None else period[1]

    async def _send(self, live: LiveTable, notice: ClaimedNotice, to: Recipient, now: float) -> Settled | None:
        """Send it to all browsers that have not got it; what is left of it, or that it was sent."""
        language = language_for(to.language)
        await learn(language)
        delivery = self._delivery(live, notice, language, now)
        wanted = [each for each in to.subscriptions if notice.left is None or each.id in notice.left]
        outcomes = await asyncio.gather(*(self.push.send(each, delivery) for each in wanted))
        fates = {each.id: outcome for each, outcome in zip(wanted, outcomes, strict=True)}
        sent = now if any(outcome.fate == "taken" for outcome in outcomes) else None
        left = [id for id, outcome in fates.items() if outcome.fate in ("later", "busy")]
        tries = notice.tries + (0 if all(outcome.fate == "busy" for outcome in outcomes) else 1)
        if left and tries < _MOST_TRIES:
            again = min(outcome.again or now for outcome in outcomes if outcome.fate in ("later", "busy"))
            return Settled(due=max(again, now + 1.0), sent=sent, tries=tries, left=left)
        return Settled(sent=sent) if notice.kind in ("turn", *ASKING) else None

    def _delivery(self, live: LiveTable, notice: ClaimedNotice, language: str, now: float) -> Delivery:
        clock = running_out(live, notice.device)
        seconds = _SLOW_SECONDS
        if notice.kind in ("turn", "time"):
            seconds = _LIVE_SECONDS if clock is None else max(60, int(clock.deadline - now))
        is_urgent = notice.kind == "time" or (notice.kind == "turn" and clock is None)
        urgency: Urgency = "high" if is_urgent else "normal"
        return Delivery(worded(live, notice.device, notice.kind, language, now), seconds, urgency)
