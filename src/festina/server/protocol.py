"""The connections themselves: how many there may be, and how long and how slow a request may be.

uvicorn bounds none of this with its fast parser, which copies an endless header again for every block that arrives. So
the bytes are counted before the parser sees them, and every state a connection can wait in has a deadline.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, Literal, TypeAlias

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from .guard import LONGEST_RECORD
from .limits import is_loopback, network_of
from .settings import Settings

log = logging.getLogger("festina.server")

#: Bytes of a request's head.
LONGEST_HEAD: Final = 16 * 1024
#: Bytes of a body as it is sent, with the lengths of its chunks and its trailers.
_LONGEST_SENT: Final = 2 * LONGEST_RECORD
#: Requests that may wait behind the one that is being answered.
_WAITING: Final = 16
#: Of all connections, what one address on this machine may have: a proxy's visitors share it.
_LOCAL_SHARE: Final = 0.75
#: Seconds between two lines in the log about the same trouble.
_LOG_SECONDS: Final = 10.0

Trouble: TypeAlias = Literal[
    "connections refused, too many in all",
    "connections refused, too many from one address",
    "connections ended, the head of a request was too long",
    "connections ended, a request came too slowly",
    "connections ended, a body was too long",
    "connections ended, too many requests at once",
    "connections ended, an answer was not read",
]


class Door:
    """Counts the open connections, and logs what happens to those that are too many, too big or too slow."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self._clock = clock
        self._open = 0
        self._by_network: dict[str, int] = {}
        self._troubles: dict[Trouble, tuple[int, float]] = {}

    def enter(self, address: str) -> HTTPStatus | None:
        """Count a connection, or say why it may not come in."""
        network = network_of(address)
        settings, count = self.settings, self._by_network.get(network, 0)
        if self._open >= settings.connections:
            self.note("connections refused, too many in all")
            return HTTPStatus.SERVICE_UNAVAILABLE
        local = int(settings.connections * _LOCAL_SHARE)
        if count >= (local if is_loopback(address) else settings.connections_per_address):
            self.note("connections refused, too many from one address")
            return HTTPStatus.TOO_MANY_REQUESTS
        self._open += 1
        self._by_network[network] = count + 1
        return None

    def leave(self, address: str) -> None:
        """Stop counting a connection that came in."""
        network = network_of(address)
        self._open -= 1
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]

    def note(self, trouble: Trouble) -> None:
        """Log a trouble, with how often it happened since it was logged last; never often, never with an address."""
        count, logged = self._troubles.get(trouble, (0, -_LOG_SECONDS))
        count, moment = count + 1, self._clock()
        if moment - logged >= _LOG_SECONDS:
            log.warning("%s (%d)", trouble, count)
            count, logged = 0, moment
        self._troubles[trouble] = count, logged


class Configuration(uvicorn.Config):
    """How the server is put on the network, with the door that its connections share."""

    def __init__(self, app: FastAPI, settings: Settings, largest_message: int) -> None:
        super().__init__(
            app,
            log_config=None,
            http=RequestProtocol,
            ws=SocketProtocol,
            ws_max_size=largest_message,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=15,
            server_header=False,
        )
        self.door = Door(settings)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that became a WebSocket; it counts until it is closed."""

    #: Leaves the door; set when the connection changes hands.
    leave: Callable[[], None]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()


class RequestProtocol(HttpToolsProtocol):
    """A connection that sends requests, within limits."""

    config: Configuration

    def __init__(
        self,
        config: Configuration,
        server_state: ServerState,
        app_state: dict[str, Any],  # as uvicorn declares it
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._settings = config.door.settings
        self._address: str | None = None  # while it is counted
        self._in_head = True  # or before it, as opposed to in the body
        self._bytes = 0  # of this head or body
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._deadline: asyncio.TimerHandle | None = None  # of the head or the body
        self._unread: asyncio.TimerHandle | None = None  # since the client reads too slowly

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        refusal = self._door.enter(address)
        if refusal is not None:
            self._end(refusal)
            return
        self._address = address
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn leaves it where the connection broke
        self._clear_deadline()
        self._give_up()
        self.resume_writing()
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None

    def handle_websocket_upgrade(self) -> None:
        self._clear_deadline()
        super().handle_websocket_upgrade()
        socket, door, address = self.transport.get_protocol(), self._door, self._address
        assert isinstance(socket, SocketProtocol)
        assert address is not None
        socket.leave = lambda: door.leave(address)
        self._address = None

    # ---- what is sent to us

    def data_received(self, data: bytes) -> None:
        start = 0
        while start < len(data) and self._is_ours():
            room = LONGEST_HEAD - self._bytes if self._in_head else LONGEST_HEAD
            piece = data[start : start + room]
            start += len(piece)
            self._bytes += len(piece)  # from nothing again where the head or the body ends in this piece
            super().data_received(piece)
            if self._is_ours():
                self._check_size()
        if self._is_ours() and self._deadline is None and (self._bytes or not self._in_head):
            self._set_deadline()

    def _is_ours(self) -> bool:
        """Whether the connection goes on, and is no WebSocket."""
        return self._address is not None and not self.transport.is_closing()

    def _check_size(self) -> None:
        if self._in_head and self._bytes >= LONGEST_HEAD:
            self._door.note("connections ended, the head of a request was too long")
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._bytes > _LONGEST_SENT:
            self._door.note("connections ended, a body was too long")
            self._end(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif len(self.pipeline) > _WAITING:
            self._door.note("connections ended, too many requests at once")
            self._end()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._bytes = max(self._bytes, 1)  # what follows another request in the same piece is begun, too

    def on_headers_complete(self) -> None:
        self._in_head, self._bytes = False, 0
        self._clear_deadline()
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        self._in_head, self._bytes = True, 0
        self._clear_deadline()
        super().on_message_complete()

    # ---- deadlines

    def _set_deadline(self) -> None:
        seconds = self._settings.head_seconds if self._in_head else self._settings.body_seconds
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if self._in_head and self._unanswered:
            self._set_deadline()  # the next request is half there, and this one still being answered
        elif self._bytes or not self._in_head:
            self._door.note("connections ended, a request came too slowly")
            self._end(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self._end()  # a browser opens connections in advance, and would show an answer that it never asked for

    def _end(self, status: HTTPStatus | None = None) -> None:
        """Close the connection, with an answer if that would not stand inside or before another."""
        self._clear_deadline()
        if status is not None and self._is_next():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self._give_up()
        self._close()

    def _is_next(self) -> bool:
        """Whether what is being received is to be answered next."""
        if self._in_head:
            return not self._unanswered
        return len(self._unanswered) == 1 and not self._unanswered[0].response_started

    def _give_up(self) -> None:
        """Tell the requests that nobody waits for their answers; uvicorn does so for the latest alone."""
        self.pipeline.clear()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered.clear()

    # ---- answers that are not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._settings.body_seconds, self._drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def on_response_complete(self) -> None:
        if self._unanswered:
            self._unanswered.popleft()
        super().on_response_complete()
        if self.transport.is_closing():
            self._close()

    def timeout_keep_alive_handler(self) -> None:
        self._close()

    def _close(self) -> None:
        """Close once everything is sent, or else after a while."""
        self.transport.close()
        if self.transport.get_write_buffer_size() and self._unread is None:
            self._unread = self.loop.call_later(self._settings.body_seconds, self._drop)

    def _drop(self) -> None:
        self._door.note("connections ended, an answer was not read")
        self.transport.abort()
