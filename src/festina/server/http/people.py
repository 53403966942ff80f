"""This device: its name, its tables, its codes."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ...locales import languages
from .. import admin
from ..answers import Json
from ..refusal import Refusal
from ..store.tables import tables_of
from .context import COOKIE, Anybody, Known, Somebody, TheHouse, forgive, get_devices, limit
from .models import Code, Me, MeTold, MovingCode, Tables, answers

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me", responses=answers(MeTold))
async def read_me(house: TheHouse, device: Anybody) -> Response:
    """My name, my language, and all tables where I hold a seat."""
    if device is None:
        return Json({"name": "", "language": "", "tables": []})
    ids = await house.database.read(lambda connection: tables_of(connection, device.id))
    rooms = await house.listed(ids)
    tables = [house.describe(room, device.id, whole=False) for room in rooms]
    return Json({"name": device.name, "language": device.language, "tables": tables})


@router.patch("/me")
async def change_me(request: Request, house: TheHouse, device: Somebody, wish: Me) -> Any:
    """The name that my new seats get, and my language."""
    if wish.language is not None and wish.language not in languages():
        raise Refusal("bad_value", "server-no-language", known=", ".join(languages()))
    told = await admin.rename_device(house, device, wish.name, wish.language)
    get_devices(request).forget(device.id)
    return told


@router.delete("/me")
async def forget_me(request: Request, house: TheHouse, device: Known, response: Response) -> Any:
    """Forget this device: its seats are left, its name and chat deleted."""
    await admin.forget_me(house, device)
    get_devices(request).forget(device.id)
    response.delete_cookie(COOKIE, path="/")
    return {"forgotten": True}


@router.post("/me/code", responses=answers(MovingCode))
async def moving_code(request: Request, house: TheHouse, device: Known) -> Any:
    """A one-time code that moves all my seats to another device."""
    limit(request, "table", device.id)
    return await admin.moving_code(house, device, None, None)


@router.post("/claim", responses=answers(Tables))
async def claim(request: Request, house: TheHouse, device: Somebody, wish: Code) -> Any:
    """Take the seats of a moving code."""
    limit(request, "guess")
    rooms = await admin.claim(house, device, wish.code)
    forgive(request, "guess")
    return {"tables": [house.describe(room, device.id, whole=False) for room in rooms]}
