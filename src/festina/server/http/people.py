"""This device: its name, its tables, its codes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request

from ...locales import languages
from .. import moving
from ..answers import Json
from ..bodies import CodeWish, MeWish
from ..cookies import delete_cookies
from ..describe import summary
from ..refusal import Refusal
from ..wire import Forgotten, MeInfo, MovingCode, MovingOffer, MyNames, TableList
from .context import AnyDevice, DeviceRoute, KnownDevice, MaybeDevice, TheHub, forgive, get_devices, limit
from .openapi import answers, body

router = APIRouter(prefix="/api", tags=["people"], route_class=DeviceRoute)


@router.get("/me", responses=answers(MeInfo))
async def read_me(hub: TheHub, device: MaybeDevice) -> Json:
    """My name, my language, and all tables where I hold a seat."""
    if device is None:
        return Json(MeInfo(name="", language="", tables=[]))
    found = await hub.listed(await hub.store.tables_of(device.id))
    tables = [summary(live, device.id) for live in found]
    return Json(MeInfo(name=device.name, language=device.language, tables=tables))


@router.patch("/me", responses=answers(MyNames))
async def change_me(request: Request, hub: TheHub, device: AnyDevice, wish: Annotated[MeWish, body(MeWish)]) -> Json:
    """The name that my new seats get, and my language."""
    if wish.language is not None and wish.language not in languages():
        raise Refusal("bad_value", "server-no-language", known=", ".join(languages()))
    names = await moving.rename_device(hub, device, wish.name, wish.language)
    get_devices(request).forget(device.id)
    return Json(names)


@router.delete("/me", responses=answers(Forgotten))
async def forget_me(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Forget this device: its seats are left, its name and chat deleted."""
    await moving.forget_me(hub, device)
    get_devices(request).forget(device.id)
    answer = Json(Forgotten())
    delete_cookies(request, answer)
    return answer


@router.post("/me/code", responses=answers(MovingCode))
async def moving_code(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """A one-time code that moves all my seats to another device."""
    limit(request, "table", device.id)
    return Json(await moving.moving_code(hub, device))


@router.post("/claim", responses=answers(MovingOffer))
async def claim(request: Request, hub: TheHub, device: AnyDevice, wish: Annotated[CodeWish, body(CodeWish)]) -> Json:
    """What a moving code would move to this device: nothing moves before it is confirmed."""
    limit(request, "guess")
    found = await moving.offer(hub, device, wish.code)
    forgive(request, "guess")
    return Json(found)


@router.post("/claim/confirm", responses=answers(TableList))
async def confirm_claim(
    request: Request, hub: TheHub, device: KnownDevice, wish: Annotated[CodeWish, body(CodeWish)]
) -> Json:
    """Move all that a moving code covers to this device; asked again, the answer is the same."""
    limit(request, "guess")
    found = await moving.confirm(hub, device, wish.code)
    forgive(request, "guess")
    return Json(found)
