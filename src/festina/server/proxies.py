"""Trusted proxies: whom a request really comes from, and by which scheme."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from starlette.types import Scope

from .limits import Address, parse_address

#: Schemes that a proxy may report, and what each is called over HTTP.
_SCHEMES: Final = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}


class Proxies:
    """The address ranges whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed."""

    def __init__(self, ranges: Sequence[str]) -> None:
        self._ranges = [ipaddress.ip_network(text, strict=False) for text in ranges]
        self._cached_trust = lru_cache(4096)(self._compute_trust)

    def trusts(self, address: str) -> bool:
        """Whether an address is a trusted proxy's; a peer without one came by a Unix socket, from this machine."""
        return not address or self._cached_trust(address)

    def _compute_trust(self, address: str) -> bool:
        found = parse_address(address)
        return found is not None and any(found in known for known in self._ranges)

    def resolve(self, scope: Scope) -> None:
        """Put the visitor's address and scheme in place of the proxy's."""
        peer = scope["client"][0] if scope.get("client") else ""
        if not self.trusts(peer):
            return
        scheme = _SCHEMES.get(_last(_values(scope, b"x-forwarded-proto")).lower())
        if scheme is not None:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        visitor = self._visitor(_values(scope, b"x-forwarded-for"))
        if visitor is not None:
            scope["client"] = (str(visitor), 0)

    def _visitor(self, values: Iterable[bytes]) -> Address | None:
        """The rightmost address that is no trusted proxy's, or else the leftmost.

        Each proxy adds the address that it sees on the right, so whatever stands left of an untrusted address may be
        invented. What is no address ends the search: nothing left of it is vouched for.
        """
        visitor: Address | None = None
        for text in reversed(b",".join(values).decode("latin-1").split(",")):
            found = _without_port(text.strip())
            if found is None:
                break
            visitor = found
            if not self.trusts(str(found)):
                break
        return visitor


def _values(scope: Scope, name: bytes) -> list[bytes]:
    return [value for key, value in scope["headers"] if key == name]


def _last(values: Sequence[bytes]) -> bytes:
    """The last of several values, in one header or in many."""
    return values[-1].rpartition(b",")[2].strip() if values else b""


def _without_port(text: str) -> Address | None:
    """An address as proxies write it: ``192.0.2.1``, ``192.0.2.1:443``, ``2001:db8::1``, ``[2001:db8::1]:443``."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return parse_address(text)
