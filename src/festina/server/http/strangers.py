"""Among strangers: blocks, reports, the operator's announcements, what is stored about me."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from .. import privacy, strangers
from ..answers import Json
from ..bodies import ReportWish
from ..wire_privacy import Export, PrivacyInfo
from ..wire_strangers import AnnouncementList, Blocked, BlockList, Reported
from .context import DeviceRouter, KnownDevice, MaybeDevice, TheHub, TheTable, limit, session_of
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api", "strangers")

#: A line of the chat.
Line = Annotated[int | None, Meta(ge=1, lt=2**31)]


@router.get("/me/blocks", answers(BlockList))
async def read_blocks(hub: TheHub, device: MaybeDevice) -> Json:
    """Everybody whom I have blocked."""
    return Json(BlockList(await hub.store.blocks_of(device.id) if device else []))


@router.delete("/me/blocks/{block}", answers(BlockList))
async def lift_block(hub: TheHub, device: KnownDevice, block: str) -> Json:
    """Lift one of my blocks; those that are left."""
    return Json(BlockList(await hub.store.unblock(device.id, block)))


@router.post("/tables/{id}/seats/{seat}/block", answers(Blocked))
async def block_person(
    request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int, line: Line = None
) -> Json:
    """Block the person of a seat, or who said a line for it."""
    limit(request, "report", device.id)
    return Json(await strangers.block(hub, live, device, seat, line))


@router.post("/tables/{id}/seats/{seat}/report", answers(Reported))
async def report_person(
    request: Request,
    hub: TheHub,
    live: TheTable,
    device: KnownDevice,
    seat: int,
    wish: Body[ReportWish],
    line: Line = None,
) -> Json:
    """Tell the operator about the person of a seat, or who said a line for it."""
    limit(request, "report", device.id)
    return Json(await strangers.report(hub, live, device, seat, line, wish))


@router.get("/announcements", answers(AnnouncementList))
async def read_announcements(hub: TheHub) -> Json:
    """What the operator says to everybody now."""
    return Json(AnnouncementList(hub.operator.announcements()))


@router.get("/privacy", answers(PrivacyInfo))
async def read_privacy(hub: TheHub) -> Json:
    """What is stored here, and for how long."""
    return Json(privacy.kept(hub.settings))


@router.get("/me/export", answers(Export))
async def export_me(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Everything stored about me, in one file."""
    limit(request, "heavy")
    answer = Json(await privacy.export(hub, device, session_of(request)))
    answer.headers["content-disposition"] = 'attachment; filename="festina.json"'
    return answer
