"""Notices: browsers that take them, when they do not disturb, tables without them, and the feed."""

from __future__ import annotations

import hashlib
from email.utils import formatdate, parsedate_to_datetime
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ..answers import Json, learn
from ..notices import desk
from ..notices.feed import feed
from ..notices.words import language_for
from ..refusal import Refusal
from ..tokens import hashed, is_secret
from ..wire_notices import (
    FeedAddress,
    NoticeChange,
    NoticeInfo,
    PushKey,
    SubscriptionWish,
    Tried,
    TryWish,
)
from .context import AnyDevice, DeviceRouter, KnownDevice, MaybeDevice, TheHub, TheTable, forgive, limit, not_banned
from .openapi import answers, answers_text
from .routing import Body, Router

router = DeviceRouter("/api", "notices")
#: Readers of a feed bring no cookie, and get none.
feeds = Router("", "notices", check=not_banned)

_NOBODY = NoticeInfo(subscriptions=[], quiet=None, muted=[], feed=False)
SubscriptionPath = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


@router.get("/push/key", answers(PushKey))
async def read_key(hub: TheHub) -> Json:
    """The public key by which browsers subscribe to notices of this server."""
    return Json(await desk.key(hub))


@router.post("/push/subscriptions", answers(NoticeInfo))
async def subscribe(request: Request, hub: TheHub, device: AnyDevice, wish: Body[SubscriptionWish]) -> Json:
    """Send my notices to this browser from now on."""
    limit(request, "notice", device.id)
    token = getattr(request.state, "new_token", None) or request.state.known_token
    return Json(await desk.subscribe(hub, device, token, wish))


@router.delete("/push/subscriptions/{id}", answers(NoticeInfo))
async def unsubscribe(hub: TheHub, device: KnownDevice, id: SubscriptionPath) -> Json:
    """Send nothing to one of my browsers any more."""
    return Json(await desk.unsubscribe(hub, device, id))


@router.post("/push/test", answers(Tried))
async def try_it(request: Request, hub: TheHub, device: KnownDevice, wish: Body[TryWish]) -> Json:
    """Send one of my browsers a notice now."""
    limit(request, "notice", device.id)
    return Json(await desk.try_it(hub, device, wish.id))


@router.get("/me/notices", answers(NoticeInfo))
async def read_notices(hub: TheHub, device: MaybeDevice) -> Json:
    """How I want to be told."""
    return Json(await hub.store.notices.info(device.id) if device else _NOBODY)


@router.patch("/me/notices", answers(NoticeInfo))
async def change_notices(hub: TheHub, device: KnownDevice, wish: Body[NoticeChange]) -> Json:
    """My quiet hours."""
    return Json(await desk.change(hub, device, wish))


@router.put("/tables/{id}/notices", answers(NoticeInfo))
async def unmute_table(hub: TheHub, live: TheTable, device: KnownDevice) -> Json:
    """Tell me about a table again."""
    await hub.store.notices.mute(device.id, live.id, muted=False)
    return Json(await hub.store.notices.info(device.id))


@router.delete("/tables/{id}/notices", answers(NoticeInfo))
async def mute_table(hub: TheHub, live: TheTable, device: KnownDevice) -> Json:
    """Tell me nothing about a table."""
    if not live.seats_of(device.id) and device.id != live.data.host:
        raise Refusal("not_yours", "server-no-seat-here")
    await hub.store.notices.mute(device.id, live.id, muted=True)
    return Json(await hub.store.notices.info(device.id))


@router.post("/me/feed", answers(FeedAddress))
async def make_feed(request: Request, hub: TheHub, device: AnyDevice) -> Json:
    """A feed of what waits for me, at a new secret address; an older address is dead."""
    limit(request, "notice", device.id)
    return Json(await desk.new_feed(hub, device))


@router.delete("/me/feed", answers(NoticeInfo))
async def withdraw_feed(hub: TheHub, device: KnownDevice) -> Json:
    """Withdraw my feed."""
    await hub.store.notices.set_feed(device.id, None)
    return Json(await hub.store.notices.info(device.id))


class Atom(Response):
    """An answer that is an Atom feed."""

    media_type = "application/atom+xml"


@feeds.head("/feed/{secret}.atom")
@feeds.get("/feed/{secret}.atom", answers_text(Atom) | {304: {"description": "Not modified."}})
async def read_feed(request: Request, hub: TheHub, secret: str) -> Response:
    """What waits for the person whose feed this is, and what has ended lately, as Atom."""
    limit(request, "guess")
    owner = await hub.store.notices.feed(secret) if is_secret(secret) else None
    if owner is None:
        raise Refusal("not_there", "server-no-feed")
    forgive(request, "guess")
    limit(request, "feed", hashed(secret))
    await learn(language_for(owner.language))
    tables = await hub.listed(await hub.store.tables_of(owner.device))
    found = feed(owner, tables, str(request.base_url).rstrip("/"), hub.clock())
    tag = f'"{hashlib.sha256(found.content).hexdigest()[:32]}"'
    headers = {
        "etag": tag,
        "last-modified": formatdate(found.updated, usegmt=True),
        "cache-control": "private, no-cache",
        "x-robots-tag": "noindex, nofollow",
    }
    if _is_known(request, tag, found.updated):
        return Response(status_code=304, headers=headers)
    return Atom(found.content, headers=headers)


def _is_known(request: Request, tag: str, updated: float) -> bool:
    """Whether the reader already has the feed with this tag, or of this time."""
    if (known := request.headers.get("if-none-match")) is not None:
        return known.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in known.split(",")]
    try:
        return parsedate_to_datetime(request.headers.get("if-modified-since", "")).timestamp() >= int(updated)
    except (TypeError, ValueError, OverflowError):
        return False
