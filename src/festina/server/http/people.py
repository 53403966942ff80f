"""This device: its name, its tables, its codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from ...locales import languages
from .. import history, inviting, moving
from ..answers import Json
from ..bodies import CodeWish, MeWish
from ..cookies import delete_cookies
from ..describe import summary
from ..refusal import Refusal
from ..wire_people import MeInfo, ResultList, Statistics
from ..wire_tables import Forgotten, MovingCode, MovingOffer, MyNames, TableList
from .context import AnyDevice, DeviceRouter, KnownDevice, MaybeDevice, TheHub, forgive, get_devices, limit
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api", "people")


@router.get("/me", answers(MeInfo))
async def read_me(hub: TheHub, device: MaybeDevice) -> Json:
    """My name, my language, my figure, my tables, and what I am asked to."""
    if device is None:
        return Json(MeInfo(name="", language="", runner=None, tables=[], invitations=[]))
    found = await hub.listed(await hub.store.tables_of(device.id))
    tables = [summary(live, device.id) for live in found]
    return Json(
        MeInfo(
            name=device.name,
            language=device.language,
            runner=device.runner,
            tables=tables,
            invitations=await inviting.invitations_to(hub, device),
        )
    )


@router.patch("/me", answers(MyNames))
async def change_me(request: Request, hub: TheHub, device: AnyDevice, wish: Body[MeWish]) -> Json:
    """The name and the figure that my new seats get, and my language."""
    if wish.language is not None and wish.language not in languages():
        raise Refusal("bad_value", "server-no-language", known=", ".join(languages()))
    names = await moving.change_profile(hub, device, wish)
    get_devices(request).forget(device.id)
    return Json(names)


@router.delete("/me", answers(Forgotten))
async def forget_me(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Forget this device: its seats are left, its name and chat deleted."""
    await moving.forget_me(hub, device)
    get_devices(request).forget(device.id)
    answer = Json(Forgotten())
    delete_cookies(request, answer)
    return answer


@router.get("/me/results", answers(ResultList))
async def read_results(
    hub: TheHub, device: MaybeDevice, before: Annotated[str | None, Meta(max_length=80)] = None
) -> Json:
    """What I have played, the latest first, page by page."""
    return Json(
        ResultList(results=[], next=None) if device is None else await history.read_results(hub, device, before)
    )


@router.get("/me/statistics", answers(Statistics))
async def read_statistics(request: Request, hub: TheHub, device: MaybeDevice) -> Json:
    """How I have done: by game, edition, number of seats and opponent."""
    limit(request, "heavy")
    return Json(Statistics(games=[]) if device is None else await history.read_statistics(hub, device))


@router.post("/me/code", answers(MovingCode))
async def moving_code(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """A one-time code that moves all my seats to another device."""
    limit(request, "table", device.id)
    return Json(await moving.moving_code(hub, device))


@router.post("/claim", answers(MovingOffer))
async def claim(request: Request, hub: TheHub, device: AnyDevice, wish: Body[CodeWish]) -> Json:
    """What a moving code would move to this device: nothing moves before it is confirmed."""
    limit(request, "guess")
    found = await moving.offer(hub, device, wish.code)
    forgive(request, "guess")
    return Json(found)


@router.post("/claim/confirm", answers(TableList))
async def confirm_claim(request: Request, hub: TheHub, device: KnownDevice, wish: Body[CodeWish]) -> Json:
    """Move all that a moving code covers to this device; asked again, the answer is the same."""
    limit(request, "guess")
    found = await moving.confirm(hub, device, wish.code)
    forgive(request, "guess")
    return Json(found)
