"""Where notices may be sent: an endpoint comes from a stranger, and must not lead into our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ..limits import Address, parse_address
from ..refusal import Refusal

_HTTPS: Final = 443
#: Threads of their own: a stranger's name that is looked up slowly holds up nothing else.
_LOOKING_UP: Final = ThreadPoolExecutor(16, thread_name_prefix="push-name")
#: Ranges that are public by themselves, and carry addresses of IPv4 that may not be.
_CARRIERS: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


class Endpoint(NamedTuple):
    """Where a push service takes what is for one browser."""

    scheme: str
    host: str
    port: int
    #: Path and query.
    target: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as browsers write it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = _HTTPS if self.scheme == "https" else 80
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


class NotAllowed(OSError):
    """The address leads where nothing is sent."""


def parse_endpoint(url: str, private: bool) -> Endpoint:
    """A push service's address (Refusal): https at the usual port, unless private ones are allowed."""
    problem = Refusal("bad_value", "server-push-endpoint")
    if not url.isascii() or not url.isprintable() or any(letter in url for letter in ' \\"<>'):
        raise problem
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise problem from None
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not host or parts.username is not None or parts.password is not None:
        raise problem
    found = Endpoint(
        scheme=parts.scheme,
        host=host,
        port=port or (_HTTPS if parts.scheme == "https" else 80),
        target=(parts.path or "/") + (f"?{parts.query}" if parts.query else ""),
    )
    address = parse_address(host)
    if not private and (found.port != _HTTPS or "." not in host or (address is not None and not is_public(address))):
        raise problem
    return found


def is_public(address: Address) -> bool:
    """Whether an address belongs to the internet, and to no private or special range."""
    if not address.is_global or address.is_multicast or address.is_reserved or address.is_unspecified:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    # Site-local addresses are out of use as such, and still found within networks.
    return not address.is_site_local and not any(address in carrier for carrier in _CARRIERS)


async def resolve(endpoint: Endpoint, private: bool) -> str:
    """An address of the host, to which the connection is then made: a second answer could be another (NotAllowed)."""
    ask = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKING_UP, ask)
    addresses = [str(each[4][0]) for each in found]
    for text in addresses:
        address = parse_address(text.partition("%")[0])
        if address is None or not (private or is_public(address)):
            raise NotAllowed(f"{endpoint.host} has an address that is not public")
    if not addresses:
        raise NotAllowed(f"{endpoint.host} has no address")
    return addresses[0]
