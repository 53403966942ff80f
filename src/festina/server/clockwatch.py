"""The watch over clocks: when one runs out, the stand-in plays on; exactly once, however many processes notice.

Nothing looks at all tables again and again. The database knows when the next clock of each table runs out; what is near
gets a timer, here and perhaps in other processes, and who comes first stores the entry. A timer that rings for nothing,
because somebody has decided in time, costs nothing but a look.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Final, Protocol

from . import holidays
from .live import LiveTable
from .planplay import PlanPlay
from .play import replaced
from .refusal import Refusal
from .tidying import Tidying

log = logging.getLogger("festina.server")

#: Seconds between two looks at what the database knows, and how far ahead they reach.
LOOK: Final = 30.0
_AHEAD: Final = 45.0
#: Seconds after a start that belong to those who come back.
_SERVED_FIRST: Final = 2.0
#: Seconds before it is tried again when it could not be stored.
_AFTER_TROUBLE: Final = 5.0


class WatchServices(holidays.TableServices, Protocol):
    """What the watch needs of the process it runs in."""

    closing: bool
    tidying: Tidying
    plans: PlanPlay

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background."""


class ClockWatch:
    """The timers of this process, one for each table where somebody's time may be over soon."""

    def __init__(self, services: WatchServices) -> None:
        self._services = services
        self._timers: dict[str, asyncio.TimerHandle] = {}
        #: Tables that cannot be read.
        self._damaged: set[str] = set()

    def close(self) -> None:
        """Let no timer ring any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def follow(self, live: LiveTable) -> None:
        """A table has changed: its next clock may run out at another time."""
        self._cancel(live.id)
        clocks = live.match.clocks if live.data.status == "running" else None
        if clocks is not None and clocks.deadline is not None:
            self._set(live.id, clocks.deadline)

    async def watch(self) -> None:
        """Look again and again; the first time soon after a start, for what ran out meanwhile."""
        await asyncio.sleep(_SERVED_FIRST)
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("looking after the clocks failed")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Set the timers for all tables where somebody's time is over soon, in memory or not.

        A clock that is doubted, or that went on while the server was off for days, takes nobody's place.
        """
        if self._services.tidying.state == "clock":
            return
        for table, deadline in (await self._services.store.overdue_by(self._services.clock() + _AHEAD)).items():
            if table not in self._damaged:
                self._cancel(table)
                self._set(table, deadline)

    def _cancel(self, table: str) -> None:
        if timer := self._timers.pop(table, None):
            timer.cancel()

    def _set(self, table: str, deadline: float) -> None:
        wait = deadline - self._services.clock()
        if wait <= _AHEAD and not self._services.closing:
            self._timers[table] = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring, table)

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        self._services.spawn(self.run_out(table))

    async def run_out(self, table: str) -> None:
        """Let the stand-in play for those at a table whose time is over, if it still is."""
        try:
            live = await self._services.table(table)
        except Refusal:  # which is logged
            self._damaged.add(table)
            return
        try:
            await self._services.plans.carry_out(live)  # it may have been planned before the server was off
            async with live.held():
                if self._services.bus.shared:
                    await live.follow()
                clocks, version = live.match.clocks, live.data.version
                over = clocks is not None and bool(clocks.overdue(self._services.clock()))
            if over:
                await holidays.follow(self._services, live)  # somebody may be away of whom the table does not know yet
                await live.perform(partial(replaced, live))
            else:  # somebody was faster, or the database knew an older moment
                deadline = clocks.deadline if clocks is not None and live.data.status == "running" else None
                await self._services.store.set_deadline(table, version, deadline)
                self.follow(live)
        except Refusal:
            pass  # another process has done it
        except Exception:
            log.exception("a clock that ran out could not be followed", extra={"table": table})
            self._set(table, self._services.clock() + _AFTER_TROUBLE)
