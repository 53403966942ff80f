"""Who is at a table: connected here, or lately seen at another process."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Container, Mapping
from typing import Final

#: A device counts as present for so many seconds after its last sign of life.
SIGN_OF_LIFE: Final = 25.0


class Attendance:
    """The devices at one table; ``clock`` gives seconds since 1970."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._connected: Counter[str] = Counter()
        #: When devices that are connected to any process last showed a sign of life.
        self._seen: dict[str, float] = {}

    def enter(self, device: str) -> None:
        """Count a connection of a device."""
        self._connected[device] += 1

    def leave(self, device: str) -> bool:
        """Stop counting one; whether it was the device's last."""
        self._connected[device] -= 1
        if self._connected[device]:
            return False
        del self._connected[device]
        return True

    def is_connected(self, device: str) -> bool:
        """Whether a device is connected to this process."""
        return device in self._connected

    def besides(self, devices: Container[str]) -> int:
        """How many devices are connected to this process besides some."""
        return sum(1 for device in self._connected if device not in devices)

    @property
    def known(self) -> list[str]:
        """The devices that are connected to this process; those without a cookie (``?…``) are none."""
        return [device for device in self._connected if not device.startswith("?")]

    def saw(self, device: str, at: float) -> None:
        """Record a sign of life."""
        self._seen[device] = at

    def saw_all(self, seen: Mapping[str, float]) -> None:
        """Replace what is known of signs of life."""
        self._seen = dict(seen)

    def is_here(self, device: str) -> bool:
        """Whether a device is connected, here or to another process."""
        return device in self._connected or self._clock() - self._seen.get(device, 0.0) < SIGN_OF_LIFE

    def gone_since(self, device: str) -> float | None:
        """Since when a device counts as away, if it does."""
        return None if self.is_here(device) else max(self._seen.get(device, 0.0) + SIGN_OF_LIFE, self._began)


class Seldom:
    """Something that is done when it is asked for, at once if it was not done lately, and never more often.

    What is done is kept only while it is due: an owner that has it done is freed without the garbage collector.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._done_at = -seconds
        self._due: asyncio.TimerHandle | None = None

    def ask(self, do: Callable[[], None]) -> None:
        """See to it that it is done."""
        if self._due is None:
            wait = max(0.0, self._done_at + self._seconds - time.monotonic())
            self._due = asyncio.get_running_loop().call_later(wait, self._do_it, do)

    def _do_it(self, do: Callable[[], None]) -> None:
        self._due, self._done_at = None, time.monotonic()
        do()
