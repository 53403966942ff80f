"""Reviews for devices that cannot work them out by themselves: in the bots' processes, when no bot waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from ..kernel.insight import Review
from .refusal import Refusal
from .replay import Abandoned
from .thinking import AllBusy, Thinkers

if TYPE_CHECKING:
    from ..analysis.examining import Found
    from ..analysis.plan import ReviewPlan

#: Reviews that wait for the one at work.
_WAITING: Final = 4
#: Jobs that a process does before the bots have their turn again.
_PIECE: Final = 8
#: Seconds that a review may take; then it tells the first steps, as far as their jobs are done.
_LONGEST: Final = 90.0
#: Seconds for a piece, and between two questions whether the compiled code is there, or whether somebody still waits.
_PIECE_SECONDS: Final = 60.0
_PATIENCE: Final = 2.0

Made = TypeVar("Made")


class Reviews:
    """One review at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._one = asyncio.Lock()
        self._asked = 0

    async def make(self, plan: ReviewPlan, has_left: Callable[[], Awaitable[bool]]) -> Review:
        """The review of a plan; of its first steps, if the time ends (``complete`` says so).

        Refusal if too many wait, or bots have needed all processes the whole time; Abandoned if the asker has left.
        """
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
        while not await self._lent(partial(prepare, plan.ruleset), end, has_left):
            if loop.time() > end:
                raise Refusal("not_now", "server-review-warming")
            await asyncio.sleep(_PATIENCE)
        while numbers and loop.time() < end:
            piece, numbers = numbers[:_PIECE], numbers[_PIECE:]
            try:
                found |= await self._lent(partial(examine, plan, piece), end, has_left)
            except AllBusy:
                break
        return await self._thinkers.hand_over(partial(put_together, plan, found), _PIECE_SECONDS)

    async def _lent(self, work: Callable[[], Made], end: float, has_left: Callable[[], Awaitable[bool]]) -> Made:
        """Have a process do a part of the work (Abandoned if nobody waits for it; AllBusy if bots do until the end)."""
        loop = asyncio.get_running_loop()
        while True:
            if await has_left():
                raise Abandoned
            try:
                patience = min(_PATIENCE, max(end - loop.time(), 0.0))
                return await self._thinkers.lend(work, _PIECE_SECONDS, patience)
            except AllBusy:
                if loop.time() >= end:
                    raise


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
