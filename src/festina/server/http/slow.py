"""Slow games: holidays, and plans for the next turn."""

from __future__ import annotations

from starlette.requests import Request

from .. import holidays, plans
from ..answers import Json
from ..bodies_slow import HolidayWish, PlanWish
from ..wire_clocks import HolidayInfo
from ..wire_planning import Planning
from .context import AnyDevice, DeviceRouter, KnownDevice, MaybeDevice, TheHub, TheTable, limit
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api", "slow games")


@router.get("/me/holiday", answers(HolidayInfo))
async def read_holiday(hub: TheHub, device: MaybeDevice) -> Json:
    """My holiday, and how long another could be."""
    return Json(await holidays.read(hub, device.id if device else None))


@router.put("/me/holiday", answers(HolidayInfo))
async def begin_holiday(request: Request, hub: TheHub, device: AnyDevice, wish: Body[HolidayWish]) -> Json:
    """My slow games wait for me from now on."""
    limit(request, "table", device.id)
    return Json(await holidays.change(hub, device.id, wish.until))


@router.delete("/me/holiday", answers(HolidayInfo))
async def end_holiday(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """I am back."""
    limit(request, "table", device.id)
    return Json(await holidays.change(hub, device.id, None))


@router.get("/tables/{id}/seats/{seat}/plan", answers(Planning))
async def read_plan(request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int) -> Json:
    """My seat's plan for its next turn, and what could be planned now."""
    limit(request, "command", device.id)
    return Json(await plans.read(hub.store, live, device, seat))


@router.put("/tables/{id}/seats/{seat}/plan", answers(Planning))
async def put_plan(
    request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int, wish: Body[PlanWish]
) -> Json:
    """Lay down what my seat does when its turn comes, in place of an earlier plan."""
    limit(request, "command", device.id)
    return Json(await plans.put(hub.store, live, device, seat, wish))


@router.delete("/tables/{id}/seats/{seat}/plan", answers(Planning))
async def withdraw_plan(request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int) -> Json:
    """Forget my seat's plan; also how one says that one has seen that it was dropped."""
    limit(request, "command", device.id)
    return Json(await plans.withdraw(hub.store, live, device, seat))
