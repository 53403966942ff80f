"""The watch that deletes what is not kept for ever: slowly, and never because of one wrong clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import msgspec

from .clock import CONFIRMED, ClockTrust, time_of
from .metrics import Metrics
from .settings import Settings
from .store.data import WHAT, What
from .store.store import Store
from .wire_library import Tidiness

log = logging.getLogger("festina.server")

#: The fact that holds when it was looked for old chat and reports, once a day, until a grace period later.
_NOTICED: Final = "tidy-noticed"
_DAY: Final = 86400.0
#: Seconds between two rounds, between two looks for an operator's word, and between two portions.
_ROUND: Final = 3600.0
_LOOK: Final = 30.0
_PAUSE: Final = 0.05


class Tidying:
    """What one process does about old rows; others may do the same meanwhile."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float],
        *,
        in_use: Callable[[str], bool],
        drop: Callable[[str], None],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """``in_use`` says whether people are connected to a table; ``drop`` forgets one that is gone or closed."""
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._clock = clock
        self._in_use = in_use
        self._drop = drop
        self._trust = ClockTrust(monotonic)
        self._waiting: dict[What, int] = dict.fromkeys(WHAT, 0)
        self._confirmed: float | None = None

    @property
    def state(self) -> Tidiness:
        """Why something stays that would be deleted, for operators."""
        if self._trust.doubted:
            return "clock"
        return "confirm" if any(self._waiting.values()) else "ok"

    async def watch(self) -> None:
        """Tidy every hour, and whenever an operator has confirmed something."""
        ended = -_ROUND
        while True:
            try:
                confirmed = time_of(await self._store.facts(), CONFIRMED)
                if confirmed != self._confirmed or time.monotonic() - ended >= _ROUND:
                    await self.tidy()
                    ended = time.monotonic()
            except Exception:
                log.exception("tidying failed")
            await asyncio.sleep(_LOOK)

    async def tidy(self) -> None:
        """One round: look at the clock, mark what is too old, delete what has been marked for long enough."""
        facts, now = await self._store.facts(), self._clock()
        was_doubted = self._trust.doubted
        await self._store.write_facts(self._trust.look(now, facts, await self._store.newest()))
        self._metrics.clock_doubted.set(self._trust.doubted)
        self._confirmed = time_of(facts, CONFIRMED)
        if self._trust.doubted:
            if not was_doubted:
                expected = self._trust.expected or now
                log.warning(
                    f"the clock says {_day(now)}, the database was last used on {_day(expected)}: nothing is deleted "
                    "until the clock has run for two days, or `festina db tidy --confirm` says that it is right"
                )
            return
        for what in WHAT:
            await self._tidy_rows(what, now)
        await self._tidy_talk(msgspec.json.decode(facts.get(_NOTICED, "[]"), type=list[float]), now)
        await self._store.delete_codes(now)

    async def _tidy_rows(self, what: What, now: float) -> None:
        """Tables or devices: those with marks of their own."""
        found = await self._store.find_due(what, self._settings, now, self._confirmed)
        for ids, due in ((found.unmarked, now), (found.returned, None)):
            for portion in self._store.portions(ids):
                await self._store.mark_due(what, portion, due)
                await asyncio.sleep(_PAUSE)
        left = [id for id in found.ripe if what == "devices" or not self._in_use(id)]
        while left:
            count, gone = await self._store.delete_due(what, left, self._settings, now)
            if what == "tables":
                for id in gone:
                    self._drop(id)
            self._metrics.deleted.labels(what).inc(len(gone))
            del left[:count]
            await asyncio.sleep(_PAUSE)
        self._metrics.due.labels(what).set(found.due - len(found.ripe))
        self._metrics.waiting.labels(what).set(len(found.waiting))
        if found.waiting and not self._waiting[what]:
            log.warning(
                f"{len(found.waiting)} of {found.total} {what} would be deleted at once: "
                "they wait for `festina db tidy --confirm`"
            )
        self._waiting[what] = len(found.waiting)

    async def _tidy_talk(self, looks: list[float], now: float) -> None:
        """Chat, reports and the like: what was too old at an earlier look goes a grace period after it."""
        earlier = [at for at in looks if at <= now]
        ripe = [at for at in earlier if at <= now - self._settings.tidy_grace_days * _DAY]
        if ripe:
            while deleted := await self._store.delete_talk(self._settings, ripe[-1]):
                self._metrics.deleted.labels("talk").inc(deleted)
                await asyncio.sleep(_PAUSE)
        kept = [at for at in earlier if at not in ripe]
        if not kept or now - kept[-1] >= _DAY:
            kept.append(now)
        if kept != looks:
            await self._store.write_facts({_NOTICED: msgspec.json.encode(kept).decode()})


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
