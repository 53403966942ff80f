"""The door: how many connections there may be, and who gives a place up when there are too many.

At a limit, a newcomer gets the place of the connection that has waited longest for its client: for the rest of a
request, or for the next one. So whoever leaves requests half sent shuts nobody out, not even from the same address.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Final, Literal, Protocol, TypeAlias

from .limits import is_loopback, network_of
from .metrics import Metrics
from .proxies import Proxies
from .settings import Settings
from .wire import Code

log = logging.getLogger("festina.server")

#: Of all connections, what this machine or a trusted proxy may have: many people share the address.
_PROXY_SHARE: Final = 0.95
#: Seconds between two lines in the log about the same trouble.
_LOG_SECONDS: Final = 10.0

Trouble: TypeAlias = Literal[
    "connections refused, too many in all",
    "connections refused, too many from one address",
    "connections ended, to make room for others",
    "connections ended, the head of a request was too long",
    "connections ended, a request came too slowly",
    "connections ended, a body was too long",
    "connections ended, too many requests at once",
    "connections ended, an answer was not read",
    "connections ended, what came was not HTTP",
    "requests for another protocol than WebSocket were answered as usual",
]
#: What each counts as in the figures, where it is not that somebody was too fast or too slow.
_CODES: Final[dict[Trouble, Code | None]] = {
    "connections ended, the head of a request was too long": "too_large",
    "connections ended, a body was too long": "too_large",
    "connections ended, what came was not HTTP": "malformed",
    "requests for another protocol than WebSocket were answered as usual": None,
}


class Guest(Protocol):
    """A connection, as the door sees it."""

    def make_way(self) -> bool:
        """Leave and end at once, unless the client is still reading."""


class Door:
    """Counts the open connections, and logs what happens to those that are too many, too big or too slow."""

    def __init__(
        self, settings: Settings, metrics: Metrics | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings = settings
        self._metrics = metrics
        self._proxies = Proxies(settings.proxies)
        self._clock = clock
        self._open = 0
        self._by_network: dict[str, int] = {}
        self._waiting: dict[Guest, str] = {}  # with their networks; those that have waited longest stand first
        self._waiting_of: dict[str, dict[Guest, str]] = {}
        self._troubles: dict[Trouble, tuple[int, float]] = {}

    def enter(self, address: str) -> HTTPStatus | None:
        """Count a connection, or say why it may not come in."""
        network, settings = network_of(address), self.settings
        most = settings.connections_per_address
        if is_loopback(address) or self._proxies.trusts(address):
            most = max(most, int(settings.connections * _PROXY_SHARE))
        if self._by_network.get(network, 0) >= most and not self._make_room(self._waiting_of.get(network, ())):
            self.note("connections refused, too many from one address")
            return HTTPStatus.TOO_MANY_REQUESTS
        if self._open >= settings.connections and not self._make_room(self._waiting):
            self.note("connections refused, too many in all")
            return HTTPStatus.SERVICE_UNAVAILABLE
        self._open += 1
        self._by_network[network] = self._by_network.get(network, 0) + 1
        return None

    def _make_room(self, waiting: Iterable[Guest]) -> bool:
        """Whether one of those who wait has given its place up."""
        if any(guest.make_way() for guest in waiting):
            self.note("connections ended, to make room for others")
            return True
        return False

    def leave(self, address: str) -> None:
        """Stop counting a connection that came in."""
        network = network_of(address)
        self._open -= 1
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]

    def wait(self, guest: Guest, address: str) -> None:
        """Record that a connection waits for its client from now on, if it did not already."""
        if guest not in self._waiting:
            network = network_of(address)
            self._waiting[guest] = network
            self._waiting_of.setdefault(network, {})[guest] = network

    def stop_waiting(self, guest: Guest) -> None:
        """Record that a client waits for its answer, or that its connection is gone."""
        network = self._waiting.pop(guest, None)
        if network is not None:
            del self._waiting_of[network][guest]
            if not self._waiting_of[network]:
                del self._waiting_of[network]

    def note(self, trouble: Trouble) -> None:
        """Count and log a trouble, with how often it came since the last line; never often, never with an address."""
        code = _CODES.get(trouble, "too_fast")
        if self._metrics is not None and code is not None:
            self._metrics.refused.labels(code).inc()
        count, logged = self._troubles.get(trouble, (0, -_LOG_SECONDS))
        count, moment = count + 1, self._clock()
        if moment - logged >= _LOG_SECONDS:
            log.warning("%s (%d)", trouble, count)
            count, logged = 0, moment
        self._troubles[trouble] = count, logged
