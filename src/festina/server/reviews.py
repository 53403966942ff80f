"""Reviews for devices that cannot work them out by themselves: in the bots' processes, when no bot waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ..kernel.insight import Review
from .refusal import Refusal
from .replay import Abandoned
from .thinking import Thinkers

if TYPE_CHECKING:
    from ..analysis.examining import Found
    from ..analysis.plan import ReviewPlan

#: Reviews that wait for the one at work.
_WAITING: Final = 4
#: Jobs that a process does before the bots have their turn again.
_PIECE: Final = 8
#: Seconds that a review may take; then it tells the first steps, as far as their jobs are done.
_LONGEST: Final = 90.0
#: Seconds for a piece, and between two questions whether the compiled code is there.
_PIECE_SECONDS: Final = 60.0
_PATIENCE: Final = 2.0


class Reviews:
    """One review at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._one = asyncio.Lock()
        self._asked = 0

    async def make(self, plan: ReviewPlan, has_left: Callable[[], Awaitable[bool]]) -> Review:
        """The review of a plan (Refusal if too many wait; Abandoned if the asker has left)."""
        if self._asked > _WAITING:
            raise Refusal("too_fast", "server-too-fast")
        self._asked += 1
        try:
            async with self._one:
                return await self._made(plan, has_left)
        finally:
            self._asked -= 1

    async def _made(self, plan: ReviewPlan, has_left: Callable[[], Awaitable[bool]]) -> Review:
        loop = asyncio.get_running_loop()
        end = loop.time() + _LONGEST
        found: dict[int, Found] = {}
        numbers = list(range(len(plan.jobs)))
        while not await self._thinkers.lend(partial(prepare, plan.ruleset), _PIECE_SECONDS):
            if await has_left():
                raise Abandoned
            if loop.time() > end:
                raise Refusal("not_now", "server-review-warming")
            await asyncio.sleep(_PATIENCE)
        while numbers and loop.time() < end:
            if await has_left():
                raise Abandoned
            piece, numbers = numbers[:_PIECE], numbers[_PIECE:]
            found |= await self._thinkers.lend(partial(examine, plan, piece), _PIECE_SECONDS)
        return await self._thinkers.lend(partial(put_together, plan, found), _PIECE_SECONDS)


def prepare(ruleset: str) -> bool:
    """Whether the compiled code is there; it is fetched in the background. This runs in a worker process."""
    from ..analysis.examining import is_warm, warm_up_insight
    from ..registry import table_for

    definition, _ = table_for(ruleset, {})
    warm_up_insight(definition, wait=False)
    return is_warm(definition)


def examine(plan: ReviewPlan, numbers: list[int]) -> dict[int, Found]:
    """The answers to some jobs of a plan. This runs in a worker process."""
    from ..analysis.reviewing import work_out
    from ..registry import table_for

    definition, table = table_for(plan.ruleset, {})
    return work_out(plan, definition, table, threads=1, numbers=numbers)


def put_together(plan: ReviewPlan, found: dict[int, Found]) -> Review:
    """The review that a plan's answers make. This runs in a worker process."""
    from ..analysis.reviewing import assemble
    from ..registry import table_for

    definition, _ = table_for(plan.ruleset, {})
    return assemble(plan, definition, found)
