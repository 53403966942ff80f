"""A WebSocket after its handshake: frames in and out, without a task, a queue or an application call for each.

The handshake is the application's, like any request; it then gives the connection a listener, and ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

log = logging.getLogger("festina.server")

#: Under this name the application finds the connection among a scope's extensions.
EXTENSION: Final = "festina.line"
#: Bytes that may wait for a slow reader.
_MOST_UNREAD: Final = 1024 * 1024
#: What it is then closed with: come back later.
TOO_SLOW: Final = 1013
#: Frames of any kind that a client may send in so many seconds, far more than commands are allowed.
_MOST_FRAMES: Final = 2000
_FRAMES_SECONDS: Final = 10.0
#: Frames that one message may come in.
_MOST_FRAGMENTS: Final = 100
#: What a client that sends more is closed with, and one whose message is too long.
TOO_FAST: Final = 1008
_TOO_LONG: Final = 1009
#: Bytes that are parsed at once: the tiniest frames would otherwise come by the ten thousand.
_PIECE: Final = 4096

#: Closed because no sign of life came.
_SILENT: Final = 1011
_TEXT: Final = 0x81
_PING: Final = b"\x89\x00"


def framed(payload: bytes) -> bytes:
    """A text message as it is sent: one frame, the same for everybody who gets it."""
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload


class Listener(Protocol):
    """What a connection is given to."""

    def hear(self, text: str | None) -> None:
        """A message has come; None if it was bytes."""

    def lost(self) -> None:
        """The connection is gone."""


class _Nowhere(asyncio.Queue[object]):
    """Takes what nobody will read any more."""

    def put_nowait(self, item: object) -> None:
        pass


_nowhere = _Nowhere()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that became a WebSocket; it counts at the door until it is closed."""

    #: Leaves the door; set when the connection changes hands.
    leave: Callable[[], None]

    _listener: Listener | None = None
    _is_alive = True
    #: Frames that have come since a moment.
    _frames = 0
    _frames_since = 0.0

    # ---- for the listener

    def give_to(self, listener: Listener) -> None:
        """Pass everything on to a listener from now on; the handshake must be complete."""
        early, self.queue = self.queue, _nowhere  # type: ignore[assignment]
        self._listener = listener
        if self.disconnected:
            listener.lost()
            return
        while not early.empty():
            message = early.get_nowait()
            if message["type"] == "websocket.receive":
                listener.hear(message.get("text"))
        self.resume_reading()
        del self.scope, self.request, self.response

    def write(self, frame: bytes) -> None:
        """Put a frame on its way; a reader who is far too slow is sent away."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection, politely first."""
        if self.close_sent or self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.transport.close()
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_reading(self) -> None:
        """Take nothing more from the client for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on reading."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # ---- whether anybody is there

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        for start in range(0, len(data), _PIECE):
            super().data_received(data[start : start + _PIECE])
            if self.transport.is_closing():
                break
        if not self.handshake_initiated:  # the whole head has come, and is none that can be answered
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        if self.transport.is_closing():
            self._end_in_time()

    def _end_in_time(self) -> None:
        """Wait for the reader of what was sent last, but not for ever."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life; whoever gave none since the last time is gone."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if not self._is_alive:
            self.close(_SILENT)
            return
        self._is_alive = False
        self.transport.write(_PING)
        self.ping_timer = self.loop.call_later(self.ping_interval or 0, self.send_keepalive_ping)

    def handle_pong(self, event: Frame) -> None:
        """All bytes are a sign of life."""

    # ---- too much of anything

    def handle_events(self) -> None:
        now = self.loop.time()
        if now - self._frames_since > _FRAMES_SECONDS:
            self._frames, self._frames_since = 0, now
        self._frames += len(self.conn.events)
        if self._frames > _MOST_FRAMES:
            self.conn.events.clear()
            self.close(TOO_FAST)
            self.transport.close()  # not even the answer to that is read
            return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.close(_TOO_LONG)

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        if answers := self.conn.data_to_send():  # to all pings that have come together
            self.write(b"".join(answers))

    # ---- what happens to the connection

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # declared as plain data

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("a socket could not be opened")
            self.send_500_response()
        if self._listener is None and self.close_timer is None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self._listener.hear(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.close(1007)
            return
        self._listener.hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()
        if self._listener is not None:
            self._listener.lost()
