"""How I come back: the browsers that act as me, and my passkeys."""

from __future__ import annotations

from starlette.requests import Request

from .. import passkeys, profile
from ..answers import Json
from ..bodies_people import BringWish, NewPasskey, PasskeyProof
from ..cookies import delete_cookies
from ..hub import Hub
from ..store.data import DeviceData
from ..wire_people import ExportedProfile, PasskeyList, PasskeyOptions, ProofOptions, SessionInfo, SessionList, SignedIn
from .context import (
    AnyDevice,
    DeviceRouter,
    KnownDevice,
    MaybeDevice,
    TheHub,
    forgive,
    get_devices,
    limit,
    session_of,
)
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api", "people")


# ---- browsers


@router.get("/me/sessions", answers(SessionList))
async def read_sessions(request: Request, hub: TheHub, device: MaybeDevice) -> Json:
    """The browsers that act as me."""
    return Json(SessionList([]) if device is None else await _sessions(request, hub, device))


@router.delete("/me/sessions/{session}", answers(SessionList))
async def end_session(request: Request, hub: TheHub, device: KnownDevice, session: str) -> Json:
    """Sign one of my browsers out; those that are left."""
    ended = await hub.store.profiles.end_session(device.id, session)
    await hub.end_sessions([ended])
    if ended != session_of(request):
        return Json(await _sessions(request, hub, device))
    answer = Json(SessionList([]))
    delete_cookies(request, answer)
    return answer


async def _sessions(request: Request, hub: Hub, device: DeviceData) -> SessionList:
    mine = session_of(request)
    return SessionList(
        [
            SessionInfo(id=each.id, label=each.label, created=each.created, seen=each.seen, this=each.session == mine)
            for each in await hub.store.profiles.sessions_of(device.id)
        ]
    )


@router.get("/me/profile", answers(ExportedProfile))
async def export_profile(request: Request, hub: TheHub, device: KnownDevice) -> Json:
    """Who I am, how I come back, what I have achieved and whom I know: a part of the export."""
    limit(request, "heavy")
    return Json(await profile.export_profile(hub, device, session_of(request)))


# ---- passkeys


@router.get("/me/passkeys", answers(PasskeyList))
async def read_passkeys(hub: TheHub, device: MaybeDevice) -> Json:
    """My passkeys."""
    return Json(PasskeyList([]) if device is None else await passkeys.read_passkeys(hub, device))


@router.post("/me/passkeys/options", answers(PasskeyOptions))
async def offer_passkey(request: Request, hub: TheHub, device: AnyDevice) -> Json:
    """What my browser needs to make a passkey."""
    place = passkeys.place_of(request.headers)
    limit(request, "table", device.id)
    return Json(await passkeys.offer_passkey(hub, device, place))


@router.post("/me/passkeys", answers(PasskeyList))
async def keep_passkey(request: Request, hub: TheHub, device: KnownDevice, wish: Body[NewPasskey]) -> Json:
    """Keep a passkey that my browser has made."""
    limit(request, "guess")
    place = passkeys.place_of(request.headers)
    found = await passkeys.keep_passkey(hub, device, place, wish, request.headers.get("user-agent"))
    forgive(request, "guess")
    return Json(found)


@router.delete("/me/passkeys/{passkey}", answers(PasskeyList))
async def delete_passkey(hub: TheHub, device: KnownDevice, passkey: str) -> Json:
    """Delete one of my passkeys; those that are left."""
    return Json(await passkeys.delete_passkey(hub, device, passkey))


@router.post("/passkey/options", answers(ProofOptions))
async def ask_for_proof(request: Request, hub: TheHub) -> Json:
    """What my browser needs to use a passkey."""
    place = passkeys.place_of(request.headers)
    limit(request, "table")
    return Json(await passkeys.ask_for_proof(hub, place))


@router.post("/passkey", answers(SignedIn))
async def sign_in(request: Request, hub: TheHub, device: MaybeDevice, wish: Body[PasskeyProof]) -> Json:
    """Act as the person whose passkey this is; what my browser has already is brought along once that is confirmed."""
    limit(request, "guess")
    proven = await passkeys.prove(hub, passkeys.place_of(request.headers), wish)
    forgive(request, "guess")
    if device is not None:
        return Json(await passkeys.sign_in(hub, device, proven))
    await get_devices(request).sign_in(request, proven)
    return Json(passkeys.SIGNED_IN)


@router.post("/passkey/bring", answers(SignedIn))
async def bring_along(request: Request, hub: TheHub, device: KnownDevice, wish: Body[BringWish]) -> Json:
    """Bring along what my browser has; asked again, the answer is the same."""
    limit(request, "guess")
    found = await passkeys.bring_along(hub, device, wish.secret)
    forgive(request, "guess")
    return Json(found)
