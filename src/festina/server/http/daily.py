"""The race of the day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from .. import daily
from ..answers import Json
from ..bodies_league import DailyWish
from ..describe import describe
from ..wire_daily import DailyInfo
from ..wire_tables import TableInfo
from .context import AnyDevice, DeviceRouter, MaybeDevice, TheHub, limit
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api/daily", "daily")


@router.get("", answers(DailyInfo))
async def read_daily(hub: TheHub, device: MaybeDevice, day: Annotated[str | None, Meta(max_length=10)] = None) -> Json:
    """The races of a day, with its table of results."""
    return Json(await daily.read(hub, device, day))


@router.post("", answers(TableInfo, 201))
async def start_daily(request: Request, hub: TheHub, device: AnyDevice, wish: Body[DailyWish]) -> Json:
    """My run of today's race: the table it is played at, the same if I ask again."""
    limit(request, "table", device.id)
    live = await daily.start(hub, device, wish.game, wish.name, wish.practice)
    return Json(describe(live, device.id), 201)
