"""How fast one device or address may ask: token buckets, and a count of open sockets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

#: What may be asked how often: so many at once, so many a second.
RATES = {
    "http": (120.0, 30.0),
    "command": (100.0, 40.0),
    "chat": (6.0, 0.5),
    "table": (20.0, 0.2),
    "guess": (10.0, 0.1),
    "device": (60.0, 0.2),
    "heavy": (20.0, 2.0),
}
_MOST = 50_000


class Limits:
    """The buckets of all who ask."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def take(self, what: str, who: str) -> bool:
        """Whether one more is allowed now."""
        size, rate = RATES[what]
        moment = time.monotonic()
        level, at = self._buckets.pop((what, who), (size, moment))
        level = min(size, level + (moment - at) * rate)
        allowed = level >= 1.0
        self._buckets[what, who] = (level - 1.0 if allowed else level, moment)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, what: str, who: str) -> None:
        """One that does not count after all."""
        if (what, who) in self._buckets:
            level, at = self._buckets[what, who]
            self._buckets[what, who] = (level + 1.0, at)

    def open_socket(self, address: str, most: int) -> bool:
        """Count a socket; whether its address may have one more."""
        count = self._sockets.get(address, 0)
        if count >= most and not is_loopback(address):
            return False
        self._sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        """A counted socket is gone."""
        left = self._sockets.get(address, 1) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)


def is_loopback(address: str) -> bool:
    """Whether somebody sits at this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
