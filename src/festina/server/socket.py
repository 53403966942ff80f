"""The socket of a table: a connection that sends a device everything its seats may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, NamedTuple

from msgspec import UNSET
from starlette.websockets import WebSocket

from ..kernel.errors import FestinaError
from .answers import language_of, learn
from .chat import say
from .commands import AskView, AskWhy, Ping, React, Say, decode_command, decode_hello, id_of
from .describe import describe
from .guard import check_origin, deny
from .hub import Hub
from .limits import Allowance, Limits
from .line import EXTENSION, TOO_FAST, SocketProtocol, framed
from .live import LiveTable
from .operator import announced
from .play import carry_out, return_seats
from .presence import SIGN_OF_LIFE
from .questions import answer_view, answer_why
from .refusal import Refusal, code_of, trouble
from .store.data import DeviceData
from .wire import encode
from .wire_socket import FromServer, Pong, Refused, Sync

log = logging.getLogger("festina.server")

PROTOCOL: Final = 1
#: Seconds for a client's first message.
_HELLO_SECONDS: Final = 20.0
#: Seconds before a lost connection is shown: most come back at once.
_GRACE: Final = 3.0
#: Messages of a client that may wait while one is being answered; then nothing more is read.
_WAITING: Final = 16
#: Commands beyond what is allowed, less those within it, after which a client is sent away.
_MOST_EXCESS: Final = 100
#: Close codes: may not look, not our protocol.
_REFUSED, _NONSENSE = 4403, 4400
#: The close code for a browser that acts as another device now: its page connects again at once.
_COME_BACK: Final = 1012
#: The close code for a failure of the server.
_TROUBLE: Final = 1011


class Opened(NamedTuple):
    """What is known of a connection that may be served."""

    device: DeviceData
    session: str | None
    address: str
    limits: Allowance
    language: str
    #: Called when it is gone.
    closed: Callable[[], None]


class Socket:
    """One connection (a ``live.Connection``, and its line's listener)."""

    __slots__ = (
        "_closed",
        "_deadline",
        "_excess",
        "_hub",
        "_language",
        "_limits",
        "_line",
        "_live",
        "_task",
        "_waiting",
        "address",
        "device",
        "session",
    )

    def __init__(self, line: SocketProtocol, hub: Hub, live: LiveTable, opened: Opened) -> None:
        self.device = opened.device
        self.session = opened.session
        self.address = opened.address
        self._line = line
        self._hub = hub
        self._live = live
        self._limits = opened.limits
        self._language = opened.language
        self._closed = opened.closed
        self._waiting: list[str] = []
        self._excess = 0
        self._task: asyncio.Task[None] | None = None
        #: By when the client must have said hello; None once it has.
        self._deadline: asyncio.TimerHandle | None = line.loop.call_later(_HELLO_SECONDS, self._line.close, _NONSENSE)

    def send(self, message: FromServer) -> None:
        self._line.write(framed(encode(message)))

    def send_frame(self, frame: bytes) -> None:
        self._line.write(frame)

    def dismiss(self, problem: FestinaError | None = None) -> None:
        self._live.leave(self)
        if problem is not None:
            self._refuse(None, problem)
        self._line.close(_REFUSED)

    def renew(self) -> None:
        self._live.leave(self)
        self._line.close(_COME_BACK)

    # ---- the line's events

    def hear(self, text: str | None) -> None:
        """A message: those of one connection are answered one after the other."""
        if text is None:
            self._line.close(_NONSENSE)
            return
        self._waiting.append(text)
        if len(self._waiting) > _WAITING:
            self._line.pause_reading()
        if self._task is None:
            self._task = self._line.loop.create_task(self._answer_waiting())

    def lost(self) -> None:
        """The connection is gone; what it asked for last is still carried out."""
        self._waiting.clear()
        self._greeted()
        self._closed()
        if self._live.leave(self) and not self._hub.closing:
            self._hub.spawn(self._left())

    def _greeted(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    async def _answer_waiting(self) -> None:
        try:
            while self._waiting and not self._line.close_sent:  # nothing is done for whom was sent away
                text = self._waiting.pop(0)
                await (self._hear(text) if self._deadline is None else self._greet(text))
                if self._line.read_paused:
                    self._line.resume_reading()
                if self._waiting:
                    await asyncio.sleep(0)  # others are heard in between
        finally:
            self._task = None

    async def _greet(self, text: str) -> None:
        """The client says what it knows, and gets the present state and what it missed."""
        hello = decode_hello(text)
        if hello is None or hello.protocol != PROTOCOL:
            self._line.close(_NONSENSE)
            return
        self._greeted()
        try:
            await self._sync(hello.version)
        except FestinaError as problem:  # the table is gone, or damaged, since the socket was opened
            self._hub.metrics.refused.labels(code_of(problem)).inc()
            self._line.close(_REFUSED)
        except Exception:
            log.exception("a socket could not be served", extra={"table": self._live.id})
            self._line.close(_TROUBLE)

    async def _sync(self, version: int | None) -> None:
        hub = self._hub
        # The table may have been let go of, and loaded anew, since the socket was opened.
        live = self._live = await hub.table(self._live.id)
        chat = await hub.store.read_chat(live.id, self.device.id, live.reads_words(self.device.id))
        was_here = live.is_here(self.device.id)
        async with live.held():
            if hub.bus.shared:
                await live.follow()  # the client may have seen more at another process
            if self._line.disconnected:
                return
            if not live.may_look(self.device):
                self._line.close(_REFUSED)
                return
            if ban := hub.operator.ban_of(self.device.id, self.address):  # since the socket was opened
                await learn(self._language)
                self.dismiss(ban)
                return
            live.enter(self)
            self.send(
                Sync(
                    version=live.match.version,
                    table=describe(live, self.device.id),
                    views=live.views(self.device.id),
                    chat_log=chat.lines,
                    blocked=chat.blocked,
                    updates=live.gap(version, self.device.id),
                    since=live.since(self.device.id) if version == 0 else UNSET,
                )
            )
        for announcement in hub.operator.announcements():
            self.send(announced(announcement))
        await learn(self._language)  # before the first command is read: its refusal needs words
        if live.attendance.is_connected(self.device.id):  # it may have left again while words were fetched
            await hub.mark_here(live, self.device.id)
        await return_seats(live, self.device)
        if not was_here:
            live.show_presence()
        if hub.bus.shared:
            await hub.bots.take_over(live)
        else:
            hub.drive(live)

    async def _left(self) -> None:
        """The device is connected no more."""
        live, hub = self._live, self._hub
        await hub.mark_here(live, self.device.id, hub.clock() - SIGN_OF_LIFE)
        await asyncio.sleep(_GRACE)
        hub.watch_absence(live)
        if not live.is_here(self.device.id):
            live.show_presence()

    async def _hear(self, text: str) -> None:
        """Answer one message; if anything is wrong with it, nothing is changed."""
        in_time = self._limits.take("command", self.device.id)
        self._excess = max(0, self._excess - 1) if in_time else self._excess + 1
        if self._excess > _MOST_EXCESS:
            self._line.close(TOO_FAST)
            return
        try:
            if not in_time:
                raise Refusal("too_fast", "server-too-fast")
            self.send(await self._answer(text))
        except FestinaError as problem:
            self._hub.metrics.refused.labels(code_of(problem)).inc()
            self._refuse(text, problem)
        except Exception:
            log.exception("a command failed", extra={"table": self._live.id})
            self._refuse(text, Refusal("trouble", "server-trouble"))

    async def _answer(self, text: str) -> FromServer:
        """Carry out a command (Refusal, IllegalMove)."""
        command = decode_command(text)
        match command:
            case Ping():
                return Pong()
            case Say() | React():
                return await say(self._hub, self._live, self.device, command, self._limits)
            case AskWhy():
                return await answer_why(
                    self._live, self.device, command.seat, command.action, self._language, command.id
                )
            case AskView():
                return await answer_view(self._live, self.device, command.seat, command.id)
            case _:
                return await carry_out(self._live, self.device, command)

    def _refuse(self, text: str | None, problem: FestinaError) -> None:
        error = trouble(problem, self._language)
        self.send(Refused(id=None if text is None else id_of(text), version=self._live.data.version, error=error))


async def serve_socket(
    websocket: WebSocket, hub: Hub, limits: Limits, id: str, device: DeviceData | None, session: str | None = None
) -> None:
    """Check a request for a socket, and open it; from then on it serves itself."""
    address = websocket.client.host if websocket.client else ""
    if hub.closing or not limits.open_socket(address, hub.settings.sockets_per_address):
        hub.metrics.refused.labels("too_fast").inc()
        await deny(websocket.send, HTTPStatus.SERVICE_UNAVAILABLE if hub.closing else HTTPStatus.TOO_MANY_REQUESTS)
        return
    try:
        check_origin(websocket.headers, hub.settings.origins)
        live = await hub.table(id)
        live.check_may_look(device)
    except FestinaError as problem:
        limits.close_socket(address)
        hub.metrics.refused.labels(code_of(problem)).inc()
        await websocket.close(_REFUSED)
        return
    hub.metrics.sockets.inc()

    def closed() -> None:
        limits.close_socket(address)
        hub.metrics.sockets.dec()

    line: SocketProtocol = websocket.scope["extensions"][EXTENSION]
    # A browser without a cookie may watch: a device of its own, as long as it is connected.
    device = device or DeviceData(f"?{_number(line)}")
    opened = Opened(
        device, session, address, limits.of(address), device.language or language_of(websocket.headers), closed
    )
    ban = hub.operator.ban_of(device.id, address)
    try:
        if ban is not None:
            await learn(opened.language)
        await websocket.accept()
    except BaseException:
        closed()
        raise
    socket = Socket(line, hub, live, opened)
    line.give_to(socket)
    if ban is not None:  # a browser shows nothing of a connection that was never opened
        socket.dismiss(ban)


def _number(line: SocketProtocol) -> int:
    return id(line)
