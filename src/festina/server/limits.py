"""How fast one device or address may ask: token buckets, and a count of open sockets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

#: What is counted.
Asked: TypeAlias = Literal["http", "command", "chat", "table", "guess", "device", "heavy"]
#: How often each may be asked: so many at once, so many per second.
Rates: TypeAlias = Mapping[Asked, tuple[float, float]]

RATES: Final[Rates] = {
    "http": (120.0, 30.0),
    "command": (100.0, 40.0),
    "chat": (6.0, 0.5),
    "table": (20.0, 0.2),
    "guess": (10.0, 0.1),
    "device": (60.0, 0.2),
    "heavy": (20.0, 2.0),
}
#: Buckets that are kept.
_MOST: Final = 50_000


class Limits:
    """The buckets of everybody who asks; ``clock`` counts seconds."""

    def __init__(self, rates: Rates = RATES, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def take(self, what: Asked, who: str) -> bool:
        """Whether one more is allowed now."""
        size, rate = self._rates[what]
        moment = self._clock()
        level, at = self._buckets.pop((what, who), (size, moment))
        level = min(size, level + (moment - at) * rate)
        allowed = level >= 1.0
        self._buckets[what, who] = (level - 1.0 if allowed else level, moment)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, what: Asked, who: str) -> None:
        """Take one back out of the count."""
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
        """Stop counting a socket."""
        left = self._sockets.get(address, 1) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)


def network_of(address: str) -> str:
    """What counts as one address: one customer has a whole /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
