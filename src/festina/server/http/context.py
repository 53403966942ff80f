"""Who asks, and what of: dependencies of all routers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Annotated, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..agents import label_of
from ..cookies import give_token, is_secure, read_token
from ..hub import Hub
from ..limits import Allowance, Asked, Limits
from ..live import LiveTable
from ..lobby import Lobby
from ..refusal import Refusal
from ..store.data import DeviceData
from ..tokens import hashed
from .routing import Need, Router

_REMEMBERED: Final = 60.0
#: Devices that are remembered.
_MOST: Final = 20_000
_SEEN_EVERY: Final = 6 * 3600.0


class Devices:
    """Devices by their secret, remembered for a minute."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, tuple[float, DeviceData]] = OrderedDict()
        self._seen: dict[str, float] = {}
        hub.session_watchers.append(self._forget_sessions)

    async def find(self, request: HTTPConnection) -> DeviceData | None:
        """The device that the cookie of a request authenticates."""
        token = read_token(request)
        if token is None:
            return None
        name = hashed(token)
        at, device = self._known.get(name, (0.0, None))
        if device is None or time.monotonic() - at > _REMEMBERED:
            device = await self._hub.store.find_device(token)
            if device is None:
                return None
            self._known[name] = (time.monotonic(), device)
            while len(self._known) > _MOST:
                self._known.popitem(last=False)
            await self._record_seen(device.id, name, label_of(request.headers.get("user-agent")))
        request.state.known_token = token
        self._hub.here.saw(device.id)
        return device

    async def _record_seen(self, id: str, session: str, label: str) -> None:
        if time.monotonic() - self._seen.get(session, -_SEEN_EVERY) >= _SEEN_EVERY:
            self._seen.pop(session, None)
            self._seen[session] = time.monotonic()
            while len(self._seen) > _MOST:
                del self._seen[next(iter(self._seen))]
            await self._hub.store.change_device(id, seen=self._hub.clock())
            await self._hub.store.profiles.note_session(session, self._hub.clock(), label)

    async def create(self, request: HTTPConnection) -> DeviceData:
        """A device for a browser without a cookie; the answer to this request brings the cookie."""
        token, id = self._hub.secrets.token(), self._hub.secrets.id(14)
        request.state.new_device, request.state.new_token = id, token
        label = label_of(request.headers.get("user-agent"))
        await self._hub.store.create_device(id, token, self._hub.clock(), label)
        return DeviceData(id)

    async def sign_in(self, request: HTTPConnection, device: str) -> None:
        """Let a browser without a cookie act as a device; the answer to this request brings the cookie."""
        token, label = self._hub.secrets.token(), label_of(request.headers.get("user-agent"))
        ended = await self._hub.store.profiles.create_session(device, token, self._hub.clock(), label)
        request.state.new_token = token
        await self._hub.end_sessions(ended)

    def give_cookie(self, request: HTTPConnection, response: Response) -> None:
        """Put the cookie of a new device into its answer; over https, one that comes with the old name is renamed."""
        if "set-cookie" in response.headers:  # the device has just been forgotten
            return
        secure = is_secure(request, self._hub.settings.secure_cookies)
        token = getattr(request.state, "new_token", None)
        if token is None and secure:
            token = getattr(request.state, "known_token", None)
        if token is not None:
            give_token(request, response, token, secure)

    async def forget_new(self, request: HTTPConnection) -> None:
        """Delete the device of a newcomer whose request was refused; if it holds something already, it stays."""
        id = getattr(request.state, "new_device", None)
        if id is not None and await self._hub.store.discard_device(id):
            request.state.new_token = None

    def forget(self, id: str) -> None:
        """Read a device anew: something about it has changed."""
        for name in [name for name, (_, device) in self._known.items() if device.id == id]:
            del self._known[name]

    def _forget_sessions(self, sessions: Sequence[str]) -> None:
        for name in sessions:
            self._known.pop(name, None)


def get_hub(request: HTTPConnection) -> Hub:
    """The hub."""
    found: Hub = request.app.state.hub
    return found


def get_limits(request: HTTPConnection) -> Limits:
    """The limits."""
    found: Limits = request.app.state.limits
    return found


def get_lobby(request: HTTPConnection) -> Lobby:
    """The lobby."""
    found: Lobby = request.app.state.lobby
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
        limit(request, "device")
        found = await devices.create(request)
    return found


async def known_device(request: Request) -> DeviceData:
    """The asking device, which must be known (Refusal)."""
    found = await get_devices(request).find(request)
    if found is None:
        raise Refusal("not_yours", "server-who-are-you")
    return found


async def not_banned(request: Request) -> None:
    """Raise Refusal if the asking device or address is banned; who is may still look, and have all deleted."""
    if request.method in ("GET", "HEAD") or (request.method, request.scope["path"]) == ("DELETE", "/api/me"):
        return
    device = await get_devices(request).find(request)
    address = request.client.host if request.client else ""
    if ban := get_hub(request).operator.ban_of(device.id if device else None, address):
        raise ban


async def the_hub(request: Request) -> Hub:
    """The hub, for a handler."""
    return get_hub(request)


async def get_table(request: Request) -> LiveTable:
    """The table in the address (Refusal)."""
    return await get_hub(request).table(request.path_params["id"])


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from; behind a trusted proxy, the visitor's address."""
    return request.client.host if request.client else ""


def session_of(request: HTTPConnection) -> str | None:
    """The session whose device was found for a request."""
    token: str | None = getattr(request.state, "known_token", None)
    return None if token is None else hashed(token)


def allowance(request: HTTPConnection) -> Allowance:
    """What the asking visitor may still ask for."""
    return get_limits(request).of(address_of(request))


def limit(request: Request, what: Asked, device: str | None = None) -> None:
    """Count a request of some kind, by network and by device where it is given; Refusal if there are too many."""
    if not allowance(request).take(what, device):
        raise Refusal("too_fast", "server-too-fast")


def forgive(request: Request, what: Asked) -> None:
    """Do not count the request: its code was right, and only wrong ones are limited."""
    allowance(request).give_back(what)


TheHub = Annotated[Hub, Need(the_hub)]
TheTable = Annotated[LiveTable, Need(get_table)]
MaybeDevice = Annotated[DeviceData | None, Need(maybe_device)]
AnyDevice = Annotated[DeviceData, Need(any_device)]
KnownDevice = Annotated[DeviceData, Need(known_device)]


def _give_cookie(request: Request, answer: Response) -> None:
    get_devices(request).give_cookie(request, answer)


class DeviceRouter(Router):
    """Routes for devices that are not banned; answers bring the cookie of one that was made for the request."""

    def __init__(self, prefix: str, tag: str) -> None:
        super().__init__(prefix, tag, check=not_banned, complete=_give_cookie)
