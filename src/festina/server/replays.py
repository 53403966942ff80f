"""Replays are worked out in threads of their own: a long one never keeps a table waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from .refusal import Refusal
from .replay import Abandoned

_AT_ONCE: Final = 2
_WAITING: Final = 20
#: Of one asker, at work and waiting.
_PER_ASKER: Final = 4
#: Seconds between two looks at whether the asker is still there.
_LOOK: Final = 0.2

Made = TypeVar("Made")


class Replays:
    """The threads, and how many wait for them."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(_AT_ONCE, "replay")
        self._asked: Counter[str] = Counter()
        self._closing = False

    async def make(
        self, asker: str, work: Callable[[Callable[[], bool]], Made], has_left: Callable[[], Awaitable[bool]]
    ) -> Made:
        """What the work makes, which can ask whether it is still wanted.

        Refusal if too many wait, in all or of this asker; Abandoned if the asker has left, or the server stops.
        """
        if self._asked.total() >= _AT_ONCE + _WAITING or self._asked[asker] >= _PER_ASKER or self._closing:
            raise Refusal("too_fast", "server-too-fast")
        wanted = True
        made = self._pool.submit(work, lambda: wanted and not self._closing)
        self._asked[asker] += 1
        loop = asyncio.get_running_loop()
        made.add_done_callback(lambda _: self._count_down(loop, asker))
        waiting = asyncio.wrap_future(made)
        try:
            while not waiting.done():
                await asyncio.wait((waiting,), timeout=_LOOK)
                if not waiting.done() and await has_left():
                    raise Abandoned
            if waiting.cancelled():  # the server stopped before it had begun
                raise Abandoned
            return waiting.result()
        finally:
            wanted = False
            waiting.cancel()

    def _count_down(self, loop: asyncio.AbstractEventLoop, asker: str) -> None:
        """Give the place back, which is only free once the thread is."""

        def count_down() -> None:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]

        with suppress(RuntimeError):  # the loop is closed: the server has stopped
            loop.call_soon_threadsafe(count_down)

    def close(self) -> None:
        """Give up what is under way."""
        self._closing = True
        self._pool.shutdown(wait=False, cancel_futures=True)
