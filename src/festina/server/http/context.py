"""Who asks, and what of: dependencies of all routers."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from ..bus import now
from ..house import House
from ..limits import Limits, is_loopback
from ..refusal import Refusal
from ..room import Room
from ..store.people import DeviceData, change_device, create_device, find_device, forget_device
from ..tokens import hashed, new_id, new_token

COOKIE = "festina_device"
_YEARS = 2 * 365 * 86400
_REMEMBERED = 60.0
_SEEN_EVERY = 6 * 3600.0


class Devices:
    """Devices by their secret, remembered for a minute."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, tuple[float, DeviceData]] = OrderedDict()
        self._seen: dict[str, float] = {}

    async def find(self, request: HTTPConnection) -> DeviceData | None:
        """Who has the cookie of a request."""
        token = request.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        name = hashed(token)
        at, device = self._known.get(name, (0.0, None))
        if device is None or time.monotonic() - at > _REMEMBERED:
            device = await self._house.database.read(lambda connection: find_device(connection, token))
            if device is None:
                return None
            self._known[name] = (time.monotonic(), device)
            while len(self._known) > 20_000:
                self._known.popitem(last=False)
            await self._note(device.id)
        return device

    async def _note(self, id: str) -> None:
        if time.monotonic() - self._seen.get(id, -_SEEN_EVERY) >= _SEEN_EVERY:
            self._seen[id] = time.monotonic()
            await self._house.database.write(lambda connection: change_device(connection, id, seen=now()))

    async def create(self, request: HTTPConnection, response: Response) -> DeviceData:
        """A device for a browser without a cookie."""
        token, id = new_token(), new_id(14)
        request.state.new_device = id
        await self._house.database.write(lambda connection: create_device(connection, id, token, now()))
        response.set_cookie(
            COOKIE,
            token,
            max_age=_YEARS,
            httponly=True,
            samesite="lax",
            secure=self._house.settings.secure_cookies or request.url.scheme == "https",
            path="/",
        )
        return DeviceData(id)

    async def forget_new(self, request: HTTPConnection) -> None:
        """What a newcomer asked for was refused: they got no cookie, so nobody is that device."""
        if id := getattr(request.state, "new_device", None):
            await self._house.database.write(lambda connection: forget_device(connection, id))

    def forget(self, id: str) -> None:
        """Something about a device has changed."""
        for name in [name for name, (_, device) in self._known.items() if device.id == id]:
            del self._known[name]


def get_house(request: HTTPConnection) -> House:
    """The house."""
    found: House = request.app.state.house
    return found


def get_limits(request: HTTPConnection) -> Limits:
    """The limits."""
    found: Limits = request.app.state.limits
    return found


def get_devices(request: HTTPConnection) -> Devices:
    """The devices."""
    found: Devices = request.app.state.devices
    return found


async def maybe_device(request: Request) -> DeviceData | None:
    """Who asks, if known."""
    return await get_devices(request).find(request)


async def any_device(request: Request, response: Response) -> DeviceData:
    """Who asks; somebody new gets a cookie."""
    devices = get_devices(request)
    found = await devices.find(request)
    if found is None:
        address = request.client.host if request.client else ""
        if not is_loopback(address):
            limit(request, "device")
        found = await devices.create(request, response)
    return found


async def known_device(request: Request) -> DeviceData:
    """Who asks, known (Refusal)."""
    found = await get_devices(request).find(request)
    if found is None:
        raise Refusal("not_yours", "server-who-are-you")
    return found


async def get_room(request: Request, id: str) -> Room:
    """The table in the address."""
    return await get_house(request).room(id)


def limit(request: Request, what: str, who: str | None = None) -> None:
    """One more of these, if it is not too many (Refusal)."""
    address = request.client.host if request.client else ""
    if not get_limits(request).take(what, who or address):
        raise Refusal("too_fast", "server-too-fast")


def forgive(request: Request, what: str) -> None:
    """It was right: only wrong ones count."""
    get_limits(request).give_back(what, request.client.host if request.client else "")


TheHouse = Annotated[House, Depends(get_house)]
TheRoom = Annotated[Room, Depends(get_room)]
Anybody = Annotated[DeviceData | None, Depends(maybe_device)]
Somebody = Annotated[DeviceData, Depends(any_device)]
Known = Annotated[DeviceData, Depends(known_device)]
