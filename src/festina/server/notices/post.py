"""One request to a push service: at most so long, no redirects, and no more read than the head of the answer."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from functools import cache
from http.client import HTTPException, parse_headers
from io import BytesIO
from typing import Final, NamedTuple

from .endpoint import Endpoint, resolve

#: Bytes of an answer's head.
_LONGEST_HEAD: Final = 16 * 1024
#: Seconds that a push service may ask us to wait, at most.
_LONGEST_WAIT: Final = 3600.0


class Answer(NamedTuple):
    """What the push service said, and after how many seconds it wants to be asked again."""

    status: int
    retry_after: float | None


class Unreachable(OSError):
    """The push service did not answer, or with something else than HTTP."""


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, *, private: bool, seconds: float) -> Answer:
    """Send a request and read the head of its answer (Unreachable, NotAllowed)."""
    try:
        async with asyncio.timeout(seconds):
            address = await resolve(endpoint, private)
            secure = await asyncio.to_thread(_trust) if endpoint.scheme == "https" else None
            name = endpoint.host if secure else None
            opening = asyncio.open_connection(
                address, endpoint.port, ssl=secure, server_hostname=name, limit=_LONGEST_HEAD
            )
            reader, writer = await opening
            try:
                writer.write(_head(endpoint, headers, len(body)) + body)
                await writer.drain()
                return _read(await reader.readuntil(b"\r\n\r\n"))
            finally:
                writer.transport.abort()
                with contextlib.suppress(OSError, asyncio.CancelledError):
                    await writer.wait_closed()
    except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ssl.SSLError) as problem:
        raise Unreachable(type(problem).__name__) from problem


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _head(endpoint: Endpoint, headers: Mapping[str, str], length: int) -> bytes:
    host = endpoint.origin.partition("://")[2]
    sent = {"Host": host, "Connection": "close", "Content-Length": str(length), **headers}
    lines = [f"POST {endpoint.target} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _read(head: bytes) -> Answer:
    first, _, rest = head.partition(b"\r\n")
    version, _, status = first.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1.") or not status[:3].isdigit():
        raise Unreachable("not HTTP")
    try:
        wait = parse_headers(BytesIO(rest)).get("Retry-After")
    except HTTPException as problem:
        raise Unreachable("not HTTP") from problem
    return Answer(int(status[:3]), None if wait is None else _seconds(wait))


def _seconds(wait: str) -> float | None:
    """How long to wait: seconds, or a date."""
    if wait.strip().isdigit():
        return min(float(wait), _LONGEST_WAIT)
    try:
        return min(max(0.0, parsedate_to_datetime(wait).timestamp() - time.time()), _LONGEST_WAIT)
    except (TypeError, ValueError, OverflowError):
        return None
