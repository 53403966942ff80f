"""A connection that sends requests: how long and how slow they may be.

uvicorn bounds none of this with its fast parser, which copies an endless header again for every block that arrives. So
the bytes are counted before the parser sees them, and every state a connection can wait in has a deadline.
"""

from __future__ import annotations

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from .door import Door
from .guard import LONGEST_RECORD
from .line import SocketProtocol
from .metrics import Metrics
from .settings import Settings

#: Bytes of a request's head.
LONGEST_HEAD: Final = 16 * 1024
#: Bytes of a body as it is sent, with the lengths of its chunks and its trailers.
_LONGEST_SENT: Final = 2 * LONGEST_RECORD
#: Requests that may wait behind the one that is being answered.
_WAITING: Final = 16
#: Seconds in which the reader of an answer is left in peace, however many others come.
_PATIENCE: Final = 5.0


class Configuration(uvicorn.Config):
    """How the server is put on the network, with the door that its connections share."""

    def __init__(self, app: Starlette, settings: Settings, metrics: Metrics, largest_message: int) -> None:
        super().__init__(
            app,
            log_config=None,
            http=RequestProtocol,
            ws=SocketProtocol,
            ws_max_size=largest_message,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
            timeout_keep_alive=settings.idle_seconds,
            server_header=False,
            proxy_headers=False,  # the guard reads them, from those whom the settings trust
        )
        self.door = Door(settings, metrics)


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
        self._reading_since = 0.0

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
        self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn leaves it where the connection broke
        self._clear_deadline()
        self._give_up()
        self.resume_writing()
        self._leave()

    def _leave(self) -> None:
        self._door.stop_waiting(self)
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None

    def _settle(self) -> None:
        """Tell the door whether the connection waits for its client, and so may have to give its place up."""
        if self._address is None:
            return
        if self._in_head:
            waits = not self._unanswered
        else:
            waits = len(self._unanswered) == 1 and not self._unanswered[0].response_started
        if waits or self.flow.write_paused:
            self._door.wait(self, self._address)
        else:
            self._door.stop_waiting(self)

    def make_way(self) -> bool:
        if self.transport.get_write_buffer_size() and self.loop.time() < self._reading_since + _PATIENCE:
            return False
        self._leave()
        self._clear_deadline()
        self._give_up()
        self.transport.abort()
        return True

    def handle_websocket_upgrade(self) -> None:
        self._clear_deadline()
        self._door.stop_waiting(self)
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
        self._settle()

    def send_400_response(self, msg: str) -> None:
        self._door.note("connections ended, what came was not HTTP")
        super().send_400_response(msg)

    def _unsupported_upgrade_warning(self) -> None:
        self._door.note("requests for another protocol than WebSocket were answered as usual")

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
            self._reading_since = self.loop.time()
        self._settle()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        self._settle()

    def on_response_complete(self) -> None:
        if self._unanswered:
            self._unanswered.popleft()
        self._reading_since = self.loop.time()
        self._settle()
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
