"""Who asks, and what of: dependencies of all routers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from ..hub import Hub
from ..limits import Asked, Limits, is_loopback
from ..live import LiveTable
from ..refusal import Refusal
from ..store.data import DeviceData
from ..tokens import hashed
from .openapi import DescribedRoute

COOKIE: Final = "festina_device"
_YEARS: Final = 2 * 365 * 86400
_REMEMBERED: Final = 60.0
_SEEN_EVERY: Final = 6 * 3600.0


class Devices:
    """Devices by their secret, remembered for a minute."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, tuple[float, DeviceData]] = OrderedDict()
        self._seen: dict[str, float] = {}

    async def find(self, request: HTTPConnection) -> DeviceData | None:
        """The device that the cookie of a request authenticates."""
        token = request.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        name = hashed(token)
        at, device = self._known.get(name, (0.0, None))
        if device is None or time.monotonic() - at > _REMEMBERED:
            device = await self._hub.store.find_device(token)
            if device is None:
                return None
            self._known[name] = (time.monotonic(), device)
            while len(self._known) > 20_000:
                self._known.popitem(last=False)
            await self._record_seen(device.id)
        return device

    async def _record_seen(self, id: str) -> None:
        if time.monotonic() - self._seen.get(id, -_SEEN_EVERY) >= _SEEN_EVERY:
            self._seen[id] = time.monotonic()
            await self._hub.store.change_device(id, seen=self._hub.clock())

    async def create(self, request: HTTPConnection) -> DeviceData:
        """A device for a browser without a cookie; the answer to this request brings the cookie."""
        token, id = self._hub.secrets.token(), self._hub.secrets.id(14)
        request.state.new_device, request.state.new_token = id, token
        await self._hub.store.create_device(id, token, self._hub.clock())
        return DeviceData(id)

    def give_cookie(self, request: HTTPConnection, response: Response) -> None:
        """Put the cookie of a device that was created for this request into its answer."""
        if token := getattr(request.state, "new_token", None):
            response.set_cookie(
                COOKIE,
                token,
                max_age=_YEARS,
                httponly=True,
                samesite="lax",
                secure=self._hub.settings.secure_cookies or request.url.scheme == "https",
                path="/",
            )

    async def forget_new(self, request: HTTPConnection) -> None:
        """Delete the device of a newcomer whose request was refused: no cookie was given for it."""
        if id := getattr(request.state, "new_device", None):
            await self._hub.store.forget_device(id)

    def forget(self, id: str) -> None:
        """Read a device anew: something about it has changed."""
        for name in [name for name, (_, device) in self._known.items() if device.id == id]:
            del self._known[name]


class DeviceRoute(DescribedRoute):
    """A route whose answer brings the cookie of a device that was created for the request."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def with_cookie(request: Request) -> Response:
            response = await handle(request)
            get_devices(request).give_cookie(request, response)
            return response

        return with_cookie


def get_hub(request: HTTPConnection) -> Hub:
    """The hub."""
    found: Hub = request.app.state.hub
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
    """The asking device, if it is known."""
    return await get_devices(request).find(request)


async def any_device(request: Request) -> DeviceData:
    """The asking device; a browser without one gets one."""
    devices = get_devices(request)
    found = await devices.find(request)
    if found is None:
        address = request.client.host if request.client else ""
        if not is_loopback(address):
            limit(request, "device")
        found = await devices.create(request)
    return found


async def known_device(request: Request) -> DeviceData:
    """The asking device, which must be known (Refusal)."""
    found = await get_devices(request).find(request)
    if found is None:
        raise Refusal("not_yours", "server-who-are-you")
    return found


async def get_table(request: Request, id: str) -> LiveTable:
    """The table in the address (Refusal)."""
    return await get_hub(request).table(id)


def limit(request: Request, what: Asked, who: str | None = None) -> None:
    """Count a request of some kind; Refusal if there are too many."""
    address = request.client.host if request.client else ""
    if not get_limits(request).take(what, who or address):
        raise Refusal("too_fast", "server-too-fast")


def forgive(request: Request, what: Asked) -> None:
    """Do not count the request: its code was right, and only wrong ones are limited."""
    get_limits(request).give_back(what, request.client.host if request.client else "")


TheHub = Annotated[Hub, Depends(get_hub)]
TheTable = Annotated[LiveTable, Depends(get_table)]
MaybeDevice = Annotated[DeviceData | None, Depends(maybe_device)]
AnyDevice = Annotated[DeviceData, Depends(any_device)]
KnownDevice = Annotated[DeviceData, Depends(known_device)]
