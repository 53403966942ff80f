"""Who is here at all, at a table or not: for friends who want to see it of each other."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

from .bus import Bus

#: Seconds after a person's last sign of life, at a table or by a request, for which they count as here.
_HERE: Final = 120.0
#: Seconds between two signs that the other processes are given.
_EVERY: Final = 30.0
#: People who are remembered.
_MOST: Final = 50_000


class Here:
    """The people this process has seen lately; the bus tells of those that others have seen."""

    def __init__(
        self, bus: Bus, clock: Callable[[], float], spawn: Callable[[Coroutine[object, object, None]], None]
    ) -> None:
        self._bus = bus
        self._clock = clock
        self._spawn = spawn
        self._seen: dict[str, float] = {}
        self._told: dict[str, float] = {}

    def saw(self, device: str) -> None:
        """Record a sign of life."""
        self._seen.pop(device, None)  # the latest stand last
        self._seen[device] = self._clock()
        while len(self._seen) > _MOST:
            gone = next(iter(self._seen))
            del self._seen[gone]
            self._told.pop(gone, None)
        if self._bus.shared and time.monotonic() - self._told.get(device, -_EVERY) >= _EVERY:
            self._told[device] = time.monotonic()
            self._spawn(self._bus.mark(_place(device), self._bus.process, self._clock()))

    async def among(self, devices: Sequence[str]) -> set[str]:
        """Those of some people who are here."""
        late = self._clock() - _HERE
        found = {device for device in devices if self._seen.get(device, late) > late}
        others = [device for device in devices if device not in found] if self._bus.shared else []
        marks = await self._bus.marks_at([_place(device) for device in others]) if others else []
        return found | {
            device for device, seen in zip(others, marks, strict=True) if max(seen.values(), default=late) > late
        }


def _place(device: str) -> str:
    return f"person:{device}"
