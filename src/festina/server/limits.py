"""How fast one device or network may ask: token buckets, and a count of open sockets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
#: What a visitor asks for.
Asked: TypeAlias = Literal[
    "http", "command", "chat", "table", "guess", "device", "heavy", "socket", "report", "notice", "feed", "pairing"
]
#: What is counted: by device, or (with "network" before it, and where no device is known yet) by network.
Counted: TypeAlias = Literal[
    Asked,
    "network command",
    "network chat",
    "network table",
    "network socket",
    "network report",
    "network notice",
    "network feed",
    "network pairing",
]
#: How often each may be asked: so many at once, so many per second.
Rates: TypeAlias = Mapping[Counted, tuple[float, float]]

RATES: Final[Rates] = {
    "command": (100.0, 40.0),
    "chat": (6.0, 0.5),
    "table": (20.0, 0.2),
    "socket": (40.0, 2.0),
    "report": (10.0, 1 / 60),
    "notice": (10.0, 0.1),
    "feed": (20.0, 1 / 30),
    "pairing": (15.0, 1.0),
    "network command": (1000.0, 400.0),
    "network chat": (30.0, 2.5),
    "network table": (40.0, 0.4),
    "network socket": (40.0, 4.0),
    "network report": (30.0, 1 / 20),
    "network notice": (30.0, 0.3),
    "network feed": (60.0, 0.5),
    "network pairing": (60.0, 10.0),
    "http": (120.0, 30.0),
    "guess": (10.0, 0.1),
    "device": (60.0, 0.2),
    "heavy": (20.0, 2.0),
}
#: What a network is counted by: for some kinds apart from its devices, so that dropping a cookie gains nothing.
_BY_NETWORK: Final[Mapping[Asked, Counted]] = {
    "http": "http",
    "guess": "guess",
    "device": "device",
    "heavy": "heavy",
    "command": "network command",
    "chat": "network chat",
    "table": "network table",
    "socket": "network socket",
    "report": "network report",
    "notice": "network notice",
    "feed": "network feed",
    "pairing": "network pairing",
}
#: What is limited for this machine's own addresses, too.
_EVERYBODY: Final[frozenset[Asked]] = frozenset(("guess", "heavy"))
#: Buckets that are kept.
_MOST: Final = 50_000


class Limits:
    """The buckets of everybody who asks; ``clock`` counts seconds."""

    def __init__(self, rates: Rates = RATES, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = rates
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def of(self, address: str) -> Allowance:
        """What a visitor from an address may still ask for."""
        return Allowance(self, network_of(address), is_loopback(address))

    def take(self, what: Counted, who: str) -> bool:
        """Whether one more is allowed now, of one bucket."""
        size, rate = self._rates[what]
        moment = self._clock()
        level, at = self._buckets.pop((what, who), (size, moment))
        level = min(size, level + (moment - at) * rate)
        allowed = level >= 1.0
        self._buckets[what, who] = (level - 1.0 if allowed else level, moment)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, what: Counted, who: str) -> None:
        """Take one back out of the count."""
        if (what, who) in self._buckets:
            level, at = self._buckets[what, who]
            self._buckets[what, who] = (level + 1.0, at)

    def open_socket(self, address: str, most: int) -> bool:
        """Count a socket; whether its network may have one more."""
        network = network_of(address)
        count = self._sockets.get(network, 0)
        if count >= most and not is_loopback(address):
            return False
        self._sockets[network] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        """Stop counting a socket."""
        network = network_of(address)
        left = self._sockets.get(network, 1) - 1
        if left > 0:
            self._sockets[network] = left
        else:
            self._sockets.pop(network, None)


class Allowance:
    """What one visitor may still ask for: by device, and by network.

    A visitor of this machine's own address is a person, a test or a load generator here, as a proxy tells the
    addresses of its visitors: such a visitor is limited by device alone, in all but what is guessed or heavy.
    """

    __slots__ = ("_limits", "_local", "_network")

    def __init__(self, limits: Limits, network: str, local: bool) -> None:
        self._limits = limits
        self._network = network
        self._local = local

    def take(self, what: Asked, device: str | None = None) -> bool:
        """Whether one more is allowed now, to the device if it is known, and to the network."""
        if device is not None and not self._limits.take(what, device):
            return False
        if self._local and what not in _EVERYBODY:
            return True
        return self._limits.take(_BY_NETWORK[what], self._network)

    def give_back(self, what: Asked) -> None:
        """Take one back out of the network's count."""
        self._limits.give_back(_BY_NETWORK[what], self._network)


def parse_address(text: str) -> Address | None:
    """An address; one of IPv4 that is written as IPv6 is the same. None if it is none."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


@lru_cache(4096)
def network_of(address: str) -> str:
    """What counts as one address: one customer has a whole /64 of IPv6."""
    found = parse_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
    return address if found is None else str(found)


@lru_cache(4096)
def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    found = parse_address(address)
    return found is not None and found.is_loopback
