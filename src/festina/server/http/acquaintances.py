"""The people I have played with, and what I am asked to."""

from __future__ import annotations

from starlette.requests import Request

from .. import inviting, people
from ..answers import Json
from ..bodies_people import TakeSeat, VisibleWish
from ..describe import describe
from ..wire_people import InvitationList, PeopleList
from ..wire_tables import TableInfo
from .context import DeviceRouter, KnownDevice, MaybeDevice, TheHub, limit
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api/me", "people")


@router.get("/people", answers(PeopleList))
async def read_people(hub: TheHub, device: MaybeDevice) -> Json:
    """Everybody I have played with, the latest first."""
    return Json(PeopleList(people=[], visible=False) if device is None else await people.read_people(hub, device))


@router.patch("/people", answers(PeopleList))
async def change_visible(hub: TheHub, device: KnownDevice, wish: Body[VisibleWish]) -> Json:
    """Whether friends may see when I am here."""
    await hub.store.profiles.set_visible(device.id, wish.visible)
    return Json(await people.read_people(hub, device))


@router.post("/people/{person}/friend", answers(PeopleList))
async def befriend(request: Request, hub: TheHub, device: KnownDevice, person: str) -> Json:
    """I want to see when somebody is here; once both want it, both can."""
    limit(request, "report", device.id)
    return Json(await people.befriend(hub, device, person))


@router.delete("/people/{person}/friend", answers(PeopleList))
async def unfriend(hub: TheHub, device: KnownDevice, person: str) -> Json:
    """I do not want that any more."""
    return Json(await people.unfriend(hub, device, person))


@router.post("/people/{person}/block", answers(PeopleList))
async def block(request: Request, hub: TheHub, device: KnownDevice, person: str) -> Json:
    """Nothing of a person shall reach me any more."""
    limit(request, "report", device.id)
    return Json(await people.block(hub, device, person))


@router.post("/people/{person}/table", answers(TableInfo, 201))
async def play_again(request: Request, hub: TheHub, device: KnownDevice, person: str) -> Json:
    """A table by the rules of our last game, to which the person is asked."""
    limit(request, "table", device.id)
    limit(request, "report", device.id)
    live = await people.play_again(hub, device, person)
    return Json(describe(live, device.id), 201)


@router.post("/invitations/{invitation}", answers(TableInfo))
async def accept(hub: TheHub, device: KnownDevice, invitation: str, wish: Body[TakeSeat]) -> Json:
    """Sit down where I was asked to."""
    live = await inviting.accept_personal(hub, device, invitation, wish.name)
    return Json(describe(live, device.id))


@router.delete("/invitations/{invitation}", answers(InvitationList))
async def decline(hub: TheHub, device: KnownDevice, invitation: str) -> Json:
    """Decline; what else I am asked to."""
    await hub.store.profiles.decline(device.id, invitation)
    return Json(InvitationList(await inviting.invitations_to(hub, device)))
