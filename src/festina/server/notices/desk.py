"""What people ask for about their notices: where to send them, when not to, and a feed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from ..answers import learn
from ..refusal import Refusal
from ..store.data import DeviceData
from ..tokens import hashed
from ..wire_notices import FeedAddress, NoticeChange, NoticeInfo, PushKey, SubscriptionWish, Tried
from .data import Subscription
from .endpoint import parse_endpoint
from .push import Delivery, check_keys
from .quiet import check_quiet
from .words import language_for, try_out

if TYPE_CHECKING:
    from ..hub import Hub

#: Seconds that a try-out is worth delivering.
_TRY_SECONDS: Final = 300
#: Letters of a feed's secret: 198 bits.
_SECRET: Final = 40


async def key(hub: Hub) -> PushKey:
    """The public key for browsers that want to subscribe."""
    return PushKey((await hub.notices.push.vapid.pair()).public if hub.settings.push else None)


async def subscribe(hub: Hub, device: DeviceData, token: str, wish: SubscriptionWish) -> NoticeInfo:
    """Send notices for a device to a browser from now on (Refusal)."""
    _check_offered(hub)
    parse_endpoint(wish.endpoint, hub.settings.push_private)
    await asyncio.to_thread(check_keys, wish.keys.p256dh, wish.keys.auth)
    wanted = Subscription(
        id=hashed(wish.endpoint), endpoint=wish.endpoint, p256dh=wish.keys.p256dh, auth=wish.keys.auth
    )
    await hub.store.notices.subscribe(device.id, hashed(token), wanted, hub.clock())
    return await hub.store.notices.info(device.id)


async def unsubscribe(hub: Hub, device: DeviceData, id: str) -> NoticeInfo:
    """Send nothing to a browser any more (Refusal)."""
    if not await hub.store.notices.unsubscribe(device.id, id):
        raise Refusal("not_there", "server-push-unknown")
    return await hub.store.notices.info(device.id)


async def try_it(hub: Hub, device: DeviceData, id: str) -> Tried:
    """Send a browser something at once, whatever the hour (Refusal if its push service does not take it)."""
    _check_offered(hub)
    found = await hub.store.notices.subscription(device.id, id)
    if found is None:
        raise Refusal("not_there", "server-push-unknown")
    language = language_for(device.language)
    await learn(language)
    outcome = await hub.notices.push.send(found, Delivery(try_out(language, hub.clock()), _TRY_SECONDS, "high"))
    if outcome.fate != "taken":
        raise Refusal("not_now", "server-push-gone" if outcome.fate == "gone" else "server-push-failed")
    return Tried()


async def change(hub: Hub, device: DeviceData, wish: NoticeChange) -> NoticeInfo:
    """Change how a device wants to be told (Refusal)."""
    if wish.quiet is UNSET:
        raise Refusal("bad_value", "server-nothing-to-change")
    if wish.quiet is not None:
        check_quiet(wish.quiet)
    await hub.store.notices.set_quiet(device.id, wish.quiet)
    return await hub.store.notices.info(device.id)


async def new_feed(hub: Hub, device: DeviceData) -> FeedAddress:
    """A feed's address; an older one is dead."""
    secret = hub.secrets.id(_SECRET)
    await hub.store.notices.set_feed(device.id, secret)
    return FeedAddress(f"/feed/{secret}.atom")


def _check_offered(hub: Hub) -> None:
    if not hub.settings.push:
        raise Refusal("not_now", "server-push-off")
