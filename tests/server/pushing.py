"""A push service of our own: it checks who sends, opens what was sealed for its browsers, and can be in any mood."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from .client import Person

#: Longer than anybody waits.
_FOR_EVER = 60.0


@dataclass(frozen=True)
class Pushed:
    """A notice as it arrived."""

    notice: dict[str, Any]
    headers: dict[str, str]
    #: What the token says: audience, subject, expiry.
    claims: dict[str, Any]


@dataclass
class Browser:
    """A browser that has subscribed."""

    service: PushService
    name: str
    #: How the service answers for it: a status, or ``hang``.
    mood: int | str = 201
    more: dict[str, str] = field(default_factory=dict)
    pushed: list[Pushed] = field(default_factory=list)
    asked: int = 0
    #: The server's key that it subscribed with.
    key: str = ""

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """As ``PushSubscription.toJSON()`` gives it, without what is not for the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _base64(point), "auth": _base64(self._secret)}
        return {"endpoint": f"{self.service.url}/push/{self.name}", "keys": keys}

    def take(self, body: bytes, headers: dict[str, str]) -> None:
        """Open what was sent, and check who did."""
        assert headers["content-encoding"] == "aes128gcm"
        authorization = headers["authorization"]
        assert Vapid02.verify(authorization)
        parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        assert parts["k"] == self.key, "the server signs with another key than it gives to browsers"
        claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
        assert claims["aud"] == self.service.url
        assert time.time() < claims["exp"] or claims["exp"] > 1_800_000_000
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        self.pushed.append(Pushed(json.loads(opened), headers, claims))

    def wait(self, count: int = 1, seconds: float = 10.0) -> list[Pushed]:
        """What has arrived, once it is so many."""
        _until(lambda: len(self.pushed) >= count, seconds)
        return list(self.pushed)


class PushService:
    """Listens on this machine; ``trouble`` holds what was wrong with a request."""

    def __init__(self) -> None:
        self.trouble: list[str] = []
        self._browsers: dict[str, Browser] = {}
        self._released = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                service.answer(self)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def browser(self, name: str, **how: Any) -> Browser:
        """A browser that could subscribe here."""
        made = Browser(self, f"{name}{len(self._browsers)}", **how)
        self._browsers[made.name] = made
        return made

    def subscribe(self, person: Person, name: str | None = None, **how: Any) -> Browser:
        """A person's browser, which takes notices from now on."""
        made = self.browser(name or person.name, key=person.ask("GET", "/api/push/key")["key"], **how)
        person.ask("POST", "/api/push/subscriptions", made.subscription)
        return made

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        browser = self._browsers[handler.path.rpartition("/")[2]]
        body = handler.rfile.read(int(handler.headers["content-length"]))
        browser.asked += 1
        if browser.mood == "hang":
            self._released.wait(_FOR_EVER)
            return
        if browser.mood == 201:
            try:
                browser.take(body, {name.lower(): value for name, value in handler.headers.items()})
            except Exception as problem:  # noqa: BLE001  the test says what was wrong
                self.trouble.append(repr(problem))
        handler.send_response(int(browser.mood))
        for name, value in {**browser.more, "Content-Length": "0"}.items():
            handler.send_header(name, value)
        handler.end_headers()

    def close(self) -> None:
        self._released.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service for a while; nothing that was sent to it may be wrong."""
    service = PushService()
    try:
        yield service
    finally:
        service.close()
    assert service.trouble == []


def _until(true: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
