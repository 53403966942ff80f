"""What the operator has said and forbidden, as this process knows it: read again when the database says so."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from .limits import parse_address
from .refusal import Refusal
from .store.data import BanData, OperatorNews
from .store.store import Store
from .wire_socket import Announcement
from .wire_strangers import AnnouncementInfo

log = logging.getLogger("festina.server")

#: Seconds between looks at what the operator has done.
_LOOK: Final = 2.0


class OperatorWatch:
    """Bans and announcements; ``acted`` is told what everybody should hear when the operator has done something."""

    def __init__(
        self, store: Store, clock: Callable[[], float], acted: Callable[[list[Announcement]], Awaitable[None]]
    ) -> None:
        self._store = store
        self._clock = clock
        self._acted = acted
        self._known: str | None = None
        self._announcements: list[AnnouncementInfo] = []
        self._devices: dict[str, BanData] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, BanData]] = []

    # ---- what holds now

    def announcements(self) -> list[AnnouncementInfo]:
        """What the operator says to everybody now, the oldest first."""
        return [each for each in self._announcements if self._holds(each.expires)]

    def ban_of(self, device: str | None, address: str = "") -> Refusal | None:
        """Why a device, or whoever asks from an address, may look and not play."""
        ban = self._devices.get(device or "")
        if ban is None or not self._holds(ban.expires):
            ban = self._ban_of_network(address)
        if ban is None:
            return None
        if ban.expires is None:
            return Refusal("banned", "server-banned", reason=ban.reason)
        until = datetime.fromtimestamp(ban.expires, UTC).date().isoformat()
        return Refusal("banned", "server-banned-until", reason=ban.reason, until=until)

    def _ban_of_network(self, address: str) -> BanData | None:
        asking = parse_address(address) if self._networks else None
        if asking is None:
            return None
        return next((ban for network, ban in self._networks if asking in network and self._holds(ban.expires)), None)

    def _holds(self, expires: float | None) -> bool:
        return expires is None or expires > self._clock()

    # ---- what has changed

    async def watch(self) -> None:
        """Notice within seconds what the operator does."""
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self.look()
            except Exception:
                log.exception("looking for the operator's acts failed")

    async def look(self) -> None:
        """Read what the operator has said and forbidden, if anything has changed."""
        found = await self._store.operator_news(self._known)
        if found is not None:
            is_first = self._known is None
            news = self._take(found)
            if not is_first:
                await self._acted(news)

    def _take(self, found: OperatorNews) -> list[Announcement]:
        """Remember what holds; what everybody should hear about it."""
        before = {each.number for each in self.announcements()}
        self._known, self._announcements = found.mark, found.announcements
        self._devices = {ban.device: ban for ban in found.bans if ban.device is not None}
        self._networks = [
            (ipaddress.ip_network(ban.network, strict=False), ban) for ban in found.bans if ban.network is not None
        ]
        now = {each.number: each for each in self.announcements()}
        withdrawn = [Announcement(number=number, withdrawn=True) for number in sorted(before - now.keys())]
        return [*withdrawn, *(announced(each) for number, each in now.items() if number not in before)]


def announced(info: AnnouncementInfo) -> Announcement:
    """An announcement as it is sent on sockets."""
    return Announcement(**info.as_dict())
