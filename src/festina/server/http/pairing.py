"""Quick pairing: wait for somebody to play with."""

from __future__ import annotations

from starlette.requests import Request

from .. import pairing
from ..answers import Json
from ..bodies_league import PairingWish
from ..wire_pairing import PairingInfo
from .context import AnyDevice, DeviceRouter, KnownDevice, MaybeDevice, TheHub, limit
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api/pairing", "pairing")


@router.get("", answers(PairingInfo))
async def read_pairing(hub: TheHub, device: MaybeDevice) -> Json:
    """Who waits for which game, and whether I do."""
    return Json(await pairing.read(hub, device))


@router.put("", answers(PairingInfo))
async def wait_for_others(request: Request, hub: TheHub, device: AnyDevice, wish: Body[PairingWish]) -> Json:
    """Wait, or go on waiting: asked again and again, until the answer names a table."""
    limit(request, "pairing", device.id)
    return Json(await pairing.wait(hub, device, wish))


@router.post("/start", answers(PairingInfo))
async def start_with_bots(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Begin with whoever is there, and bots in the empty seats: once I have waited for a while."""
    limit(request, "table", device.id)
    return Json(await pairing.start(hub, device))


@router.delete("", answers(PairingInfo))
async def stop_waiting(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Wait no longer; how it stood until now."""
    limit(request, "pairing", device.id)
    return Json(await pairing.cancel(hub, device))
