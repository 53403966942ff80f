"""Replays are worked out in threads of their own: a long one never keeps a table waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .refusal import Refusal
from .replay import Abandoned

_AT_ONCE = 2
_WAITING = 20

Made = TypeVar("Made")


class Replays:
    """The threads, and how many wait for them."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(_AT_ONCE, "replay")
        self._asked = 0
        self._closing = False

    async def make(self, work: Callable[[Callable[[], bool]], Made]) -> Made:
        """What the work makes, which can ask whether it is still wanted (Refusal if too many wait)."""
        if self._asked >= _AT_ONCE + _WAITING or self._closing:
            raise Refusal("too_fast", "server-too-fast")
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, lambda: not self._closing)
        except Abandoned:
            raise Refusal("too_fast", "server-too-fast") from None
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Give up what is under way."""
        self._closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)
