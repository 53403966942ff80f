"""Whether the server can do its work: asked by whoever watches over it, so answered quickly whatever is wrong."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from .bus import Bus
from .metrics import Metrics
from .store.store import Store
from .wire_library import Part

log = logging.getLogger("festina.server")

#: Seconds for which an answer is used again, and for which one is waited for.
_FRESH: Final = 1.0
_PATIENCE: Final = 3.0
#: Bytes below which a disk counts as full: SQLite needs room beside its file before it can even tidy up.
_LITTLE: Final = 16 * 1024 * 1024
#: The fact that is written to see whether one can be.
_WRITTEN: Final = "last-probe"
_PARTS: Final[tuple[Part, ...]] = ("database", "disk", "bus")


class HealthWatch:
    """Tries what the server depends on, at most once a second however many ask."""

    def __init__(
        self, store: Store, bus: Bus, metrics: Metrics, clock: Callable[[], float], patience: float = _PATIENCE
    ) -> None:
        self._store = store
        self._bus = bus
        self._metrics = metrics
        self._clock = clock
        self._patience = patience
        self._found: list[Part] = []
        self._found_at = float("-inf")
        self._trying: asyncio.Task[list[Part]] | None = None

    async def troubles(self) -> list[Part]:
        """What does not work: ``database`` and ``disk`` mean that nothing can be stored."""
        if time.monotonic() - self._found_at < _FRESH:
            return self._found
        trying = self._trying = self._trying or asyncio.create_task(self._try())
        await asyncio.wait((trying,), timeout=self._patience)
        if not trying.done():
            self._note(["database"])
        elif self._trying is trying:  # the first of those who waited
            self._trying, self._found_at = None, time.monotonic()
            self._note(trying.result())
        return self._found

    async def _try(self) -> list[Part]:
        written = self._store.trouble({_WRITTEN: repr(self._clock())})
        database, disk, bus = await asyncio.gather(written, self._look_at_disk(), self._bus.answers())
        found: set[Part] = {part for part in (database, disk, None if bus else "bus") if part}
        return [part for part in _PARTS if part in found]

    async def _look_at_disk(self) -> Part | None:
        try:
            free = await asyncio.to_thread(self._store.free_bytes)
        except OSError:
            return "disk"
        return "disk" if free is not None and free < _LITTLE else None

    def _note(self, found: list[Part]) -> None:
        """Log when something begins or ends, not every time somebody asks."""
        if found != self._found:
            log.warning(f"trouble with: {', '.join(found)}" if found else "all is well again")
        self._found = found
        for part in _PARTS:
            self._metrics.trouble.labels(part).set(part in found)
