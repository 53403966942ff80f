"""Carrying out plans: when the turn of a seat comes, the first of its planned steps that is legal is played.

It is an ordinary move, and the plan is deleted in its transaction: so it is made once, however many processes try. A
plan of which nothing can be played is dropped, and its person told.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from ..kernel.errors import FestinaError
from ..kernel.messages import Message
from .live import LiveTable
from .plans import notices, tell
from .play import played
from .refusal import Refusal
from .services import House
from .store.data import DropPlans, StoredPlan, TableChange, UsePlan

if TYPE_CHECKING:
    from .store.store import Store

log = logging.getLogger("festina.server")

#: Seconds after a start that belong to those who come back, and between two looks for what was left undone.
_SERVED_FIRST: Final = 1.0
_LOOK: Final = 30.0


class PlanServices(House, Protocol):
    """What plans need of the process they are carried out in."""

    closing: bool

    @property
    def store(self) -> Store:
        """The database."""


class _DoesNotFit(Refusal):
    """Nothing of a plan can be played, or what it depends on has changed."""

    def __init__(self) -> None:
        super().__init__("not_now", "server-plan-does-not-fit")


class PlanPlay:
    """The plans of all tables of this process."""

    def __init__(self, services: PlanServices) -> None:
        self._services = services
        #: The versions of tables with plans at which everything was carried out that could be.
        self._looked: dict[str, int] = {}

    def follow(self, live: LiveTable) -> None:
        """A table has changed: somebody's turn may have come who has a plan."""
        if _due(live) and not self._services.closing:
            self._services.spawn(self.carry_out(live))

    async def watch(self) -> None:
        """Look again and again; the first time soon after a start, for what was left undone."""
        await asyncio.sleep(_SERVED_FIRST)
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("looking after plans failed")
            await asyncio.sleep(_LOOK)

    async def look(self) -> None:
        """Carry out what is due at all tables that have changed since the last look, in memory or not."""
        found = await self._services.store.plans.tables()
        for table, version in found.items():
            if self._looked.get(table) == version:
                continue
            try:
                live = await self._services.table(table)
                if self._services.bus.shared:
                    await live.refresh()
                await self.carry_out(live)
            except FestinaError:  # a damaged table, which is logged
                pass
        self._looked = found

    async def carry_out(self, live: LiveTable) -> None:
        """Play for the seats that are to act and have planned what they do."""
        if not _due(live):
            return
        plans = await self._services.store.plans.read(live.id)
        for seat in _due(live):
            plan = plans.get(seat)
            if plan is None or plan.dropped is not None:
                continue
            try:
                await live.perform(partial(_carried_out, live, plan))
            except _DoesNotFit:
                await self._drop(live, plan)
            except Refusal:
                continue  # another process has done it, or it is not time yet
            except Exception:
                self._looked.pop(live.id, None)
                log.exception("a plan could not be carried out", extra={"table": live.id})

    async def _drop(self, live: LiveTable, plan: StoredPlan) -> None:
        only = UsePlan(plan.seat, plan.at)
        dropped = DropPlans(reason="does_not_fit", notices=notices(live), only=only)
        if await self._services.store.plans.drop(live.id, dropped):
            await tell(live, plan.seat)


def _due(live: LiveTable) -> list[int]:
    """The seats of a slow game that are to act, and for which a person decides."""
    if live.options.days is None or live.data.status != "running":
        return []
    return [seat for seat in live.match.to_act if live.seats[seat].has_person]


def _carried_out(live: LiveTable, plan: StoredPlan) -> TableChange:
    """Play what was planned (Refusal if it is not time for it; _DoesNotFit if nothing of it can be played)."""
    seat, game = plan.seat, live.match.running
    # A plan is for a turn: what the seat has to answer before, or must do, it waits for.
    if seat not in _due(live) or isinstance(game.turn_ahead(seat), Message):
        raise Refusal("not_now", "server-plan-waits")
    now = game.plan_grounds(seat)
    action = next((step for step in plan.steps if not game.why_not(step, seat)), None)
    if action is None or any(now.get(name) != value for name, value in plan.grounds.items()):
        raise _DoesNotFit
    change = played(live, seat, action, planned=True)
    return replace(change, also=(*change.also, UsePlan(seat, plan.at)))
