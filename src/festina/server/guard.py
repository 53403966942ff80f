"""At the door, for every request: size, speed, origin, and the headers that keep browsers safe."""

from __future__ import annotations

import logging
import time
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.errors import FestinaError
from .answers import error_response, language_of
from .build import HEADER, build_id
from .cookies import read_token
from .limits import Limits
from .metrics import Metrics
from .proxies import Proxies
from .refusal import Refusal, code_of
from .settings import Settings
from .tokens import hashed

log = logging.getLogger("festina.server")

#: Bytes of a request's body: records to look at may be long, nothing else is.
_LONGEST = 64 * 1024
#: Where records may be sent, which are longer.
_RECORDS = ("/api/replay", "/api/review-plan", "/api/review", "/api/reasons", "/api/trials")
LONGEST_RECORD = 512 * 1024

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
#: Once seen over https, a browser asks for this host over https alone, for a year.
_HTTPS_ALONE: Final = "max-age=31536000"
#: Seconds after which somebody who was too fast may try again.
_RETRY_SECONDS: Final = "5"


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._settings = settings
        self._limits = limits
        self._proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._proxies.resolve(scope)
        if scope["type"] == "websocket":
            await self._open_socket(scope, receive, send)
            return

        began, status = time.perf_counter(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                headers[HEADER] = build_id()
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", _HTTPS_ALONE)
                if status == HTTPStatus.TOO_MANY_REQUESTS:
                    headers.setdefault("retry-after", _RETRY_SECONDS)
            await send(message)

        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
        except FestinaError as problem:
            self._metrics.refused.labels(code_of(problem)).inc()
            answer = await error_response(problem, language_of(headers))
            await answer(scope, receive, with_headers)
            return
        longest = LONGEST_RECORD if scope["path"] in _RECORDS else _LONGEST
        try:
            await self._app(scope, _bounded(receive, longest), with_headers)
        except ClientDisconnect:  # in the middle of its body: there is nobody to answer
            pass
        except Exception as problem:
            log.error("a request failed", exc_info=problem, extra={"path": _pattern(scope)})
            if not status:
                answer = await error_response(Refusal("trouble", "server-trouble"), language_of(headers))
                await answer(scope, receive, with_headers)
        if log.isEnabledFor(logging.DEBUG):
            taken = round((time.perf_counter() - began) * 1000, 1)
            log.debug(scope["method"], extra={"path": _pattern(scope), "status": status, "ms": taken})

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Limit how fast sockets are opened, before anything is looked up: a device is known by its cookie here."""
        token = read_token(HTTPConnection(scope))
        if self._limits.of(_address(scope)).take("socket", hashed(token) if token else None):
            await self._app(scope, receive, send)
        else:
            self._metrics.refused.labels("too_fast").inc()
            await deny(send, HTTPStatus.TOO_MANY_REQUESTS)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._limits.of(_address(scope)).take("http"):
            raise Refusal("too_fast", "server-too-fast")
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            check_origin(headers, self._settings.origins)
        length = headers.get("content-length", "0")
        longest = LONGEST_RECORD if scope["path"] in _RECORDS else _LONGEST
        if not length.isdigit() or int(length) > longest:
            raise Refusal("too_large", "server-too-large", kilobytes=longest // 1024)


async def deny(send: Send, status: HTTPStatus) -> None:
    """Answer a request for a socket with a status and when to come back."""
    headers = [(b"retry-after", _RETRY_SECONDS.encode()), (b"content-length", b"0")]
    await send({"type": "websocket.http.response.start", "status": status.value, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _pattern(scope: Scope) -> str | None:
    """The address for the log: the route's pattern, as the address itself may hold a code."""
    return getattr(scope.get("route"), "path", None) or None


def check_origin(headers: Headers, allowed: list[str]) -> None:
    """A browser says which page asks: only our own pages may (Refusal)."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        asking = urlsplit(origin).netloc
    except ValueError:  # no address at all
        asking = ""
    if not asking or asking != headers.get("host"):
        raise Refusal("not_yours", "server-other-origin")


def _bounded(receive: Receive, longest: int) -> Receive:
    """A body without a length is counted as it comes."""
    seen = 0

    async def bounded() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > longest:
            raise Refusal("too_large", "server-too-large", kilobytes=longest // 1024)
        return message

    return bounded
