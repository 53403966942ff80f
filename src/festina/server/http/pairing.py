"""Quick pairing: wait for somebody to play with."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request

from .. import pairing
from ..answers import Json
from ..bodies_league import PairingWish
from ..wire_pairing import PairingInfo
from .context import AnyDevice, DeviceRoute, KnownDevice, MaybeDevice, TheHub, limit
from .openapi import answers, body

router = APIRouter(prefix="/api/pairing", tags=["pairing"], route_class=DeviceRoute)


@router.get("", responses=answers(PairingInfo))
async def read_pairing(hub: TheHub, device: MaybeDevice) -> Json:
    """Who waits for which game, and whether I do."""
    return Json(await pairing.read(hub, device))


@router.put("", responses=answers(PairingInfo))
async def wait_for_others(
    request: Request, hub: TheHub, device: AnyDevice, wish: Annotated[PairingWish, body(PairingWish)]
) -> Json:
    """Wait, or go on waiting: asked again and again, until the answer names a table."""
    limit(request, "pairing", device.id)
    return Json(await pairing.wait(hub, device, wish))


@router.post("/start", responses=answers(PairingInfo))
async def start_with_bots(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Begin with whoever is there, and bots in the empty seats: once I have waited for a while."""
    limit(request, "table", device.id)
    return Json(await pairing.start(hub, device))


@router.delete("", responses=answers(PairingInfo))
async def stop_waiting(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Wait no longer; how it stood until now."""
    limit(request, "pairing", device.id)
    return Json(await pairing.cancel(hub, device))
