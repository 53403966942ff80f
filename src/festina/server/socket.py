"""The socket of a table: a connection that sends a device everything its seats may know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import FestinaError
from .answers import language_of, learn
from .bus import PresenceChanged
from .chat import say
from .commands import AskView, AskWhy, Ping, Say, decode_command, decode_hello, id_of
from .describe import describe
from .guard import check_origin
from .hub import Hub
from .limits import Limits
from .live import SIGN_OF_LIFE, LiveTable
from .play import carry_out, return_seats
from .questions import answer_view, answer_why
from .refusal import Refusal, code_of, trouble
from .store.data import DeviceData
from .wire import Ack, FromServer, Pong, Refused, Sync, encode

log = logging.getLogger("festina.server")

PROTOCOL: Final = 1
#: Messages that may wait for a slow reader; then it is sent away and comes back with its version.
_BACKLOG: Final = 400
_HELLO_SECONDS: Final = 20.0
#: Seconds before a lost connection is shown: most come back at once.
_GRACE: Final = 3.0
#: Lines of a table's chat whose ids are remembered.
_CHAT_IDS: Final = 200
#: Close codes: may not look, too slow a reader, not our protocol.
_REFUSED, _LATER, _NONSENSE = 4403, 1013, 4400


class Socket:
    """One connection (a ``live.Connection``)."""

    def __init__(self, websocket: WebSocket, hub: Hub, live: LiveTable, device: DeviceData, limits: Limits) -> None:
        self.device = device
        self._websocket = websocket
        self._hub = hub
        self._live = live
        self._limits = limits
        self._language = device.language or language_of(websocket.headers)
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or the code to close with

    def send(self, message: FromServer) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        too_slow = self._waiting.qsize() > _BACKLOG
        self._waiting.put_nowait(_LATER if too_slow else message)

    def dismiss(self) -> None:
        self._live.connections.discard(self)
        self._waiting.put_nowait(_REFUSED)

    async def run(self) -> None:
        """Serve the connection until either side leaves."""
        writer = asyncio.create_task(self._write())
        try:
            await self._greet()
            while True:
                await self._hear(await self._receive())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._live.connections.discard(self)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            await self._left()

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            try:
                if isinstance(message, int):
                    await self._websocket.close(message)
                    return
                await self._websocket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError):
                return

    async def _receive(self) -> str:
        """The next text; bytes are not our protocol."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text = message.get("text")
        if text is None:
            await self._close(_NONSENSE)
        return str(text)

    async def _close(self, code: int) -> None:
        """End the connection."""
        await self._websocket.close(code)
        raise WebSocketDisconnect(code)

    async def _greet(self) -> None:
        """The client says what it knows, and gets the present state and what it missed."""
        try:
            hello = decode_hello(await asyncio.wait_for(self._receive(), _HELLO_SECONDS))
        except TimeoutError:
            hello = None
        if hello is None or hello.protocol != PROTOCOL:
            await self._close(_NONSENSE)
            return
        live, hub = self._live, self._hub
        await learn(self._language)
        chat = await hub.store.read_chat(live.id)
        was_here = live.is_here(self.device.id)
        async with live.held():
            if hub.bus.shared:
                await live.follow()  # the client may have seen more at another process
            if not live.may_look(self.device):
                await self._close(_REFUSED)
            live.connections.add(self)
            if len(live.connections) == 1:
                live.note_presence()
            self.send(
                Sync(
                    version=live.match.version,
                    table=describe(live, self.device.id),
                    views=live.views(self.device.id),
                    chat_log=chat,
                    updates=live.gap(hello.version, self.device.id),
                    since=live.since(self.device.id) if hello.version == 0 else UNSET,
                )
            )
        await hub.mark_here(live, self.device.id)
        await return_seats(live, self.device)
        if not was_here:
            await self._show_presence()
        if hub.bus.shared:
            await hub.bots.take_over(live)
        else:
            hub.drive(live)

    async def _show_presence(self) -> None:
        self._live.send_table()
        await self._hub.bus.publish(PresenceChanged(table=self._live.id))

    async def _left(self) -> None:
        live, hub = self._live, self._hub
        if any(other.device.id == self.device.id for other in live.connections) or hub.closing:
            return
        await hub.mark_here(live, self.device.id, hub.clock() - SIGN_OF_LIFE)
        loop = asyncio.get_running_loop()
        loop.call_later(_GRACE, self._check_gone)
        if live.options.days is None:
            loop.call_later(hub.settings.lend_after + 0.5, self._check_gone)

    def _check_gone(self) -> None:
        if self._hub.closing or self._live.is_here(self.device.id):
            return
        task = asyncio.ensure_future(self._show_presence())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _hear(self, text: str) -> None:
        """Answer one message; if anything is wrong with it, nothing is changed."""
        in_time = self._limits.take("command", self.device.id)
        try:
            if not in_time:
                raise Refusal("too_fast", "server-too-fast")
            self.send(await self._answer(text))
        except FestinaError as problem:
            self._hub.metrics.refused.labels(code_of(problem)).inc()
            self._refuse(text, problem)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a command failed", extra={"table": self._live.id})
            self._refuse(text, Refusal("trouble", "server-trouble"))

    async def _answer(self, text: str) -> FromServer:
        """Carry out a command (Refusal, IllegalMove)."""
        command = decode_command(text)
        match command:
            case Ping():
                return Pong()
            case Say():
                return await self._say(command)
            case AskWhy():
                return await answer_why(
                    self._live, self.device, command.seat, command.action, self._language, command.id
                )
            case AskView():
                return await answer_view(self._live, self.device, command.seat, command.id)
            case _:
                return await carry_out(self._live, self.device, command)

    async def _say(self, command: Say) -> Ack:
        """Something said; sent again it is not said twice."""
        said, name = self._live.said, (self.device.id, command.id)
        repeated = name in said
        if not repeated:  # noted before it is stored: another connection may send it again meanwhile
            said[name] = asyncio.create_task(say(self._hub, self._live, self.device, command, self._limits))
            said[name].add_done_callback(lambda done: _failed(done) and said.pop(name, None))
            if len(said) > _CHAT_IDS:
                del said[next(iter(said))]
        number = await asyncio.shield(said[name])
        return Ack(id=command.id, version=self._live.data.version, repeated=repeated, number=number)

    def _refuse(self, text: str, problem: FestinaError) -> None:
        error = trouble(problem, self._language)
        self.send(Refused(id=id_of(text), version=self._live.data.version, error=error))


async def serve_socket(websocket: WebSocket, hub: Hub, limits: Limits, id: str, device: DeviceData | None) -> None:
    """Check a request for a socket, then serve it until it ends."""
    address = websocket.client.host if websocket.client else ""
    try:
        check_origin(websocket.headers, hub.settings.origins)
        live = await hub.table(id)
        live.check_may_look(device)
        if hub.closing or not limits.open_socket(address, hub.settings.sockets_per_address):
            raise Refusal("too_fast", "server-too-fast")
    except FestinaError as problem:
        hub.metrics.refused.labels(code_of(problem)).inc()
        await websocket.close(_REFUSED)
        return
    hub.metrics.sockets.inc()
    try:
        await websocket.accept()
        # A browser without a cookie may watch: a device of its own, as long as it is connected.
        await Socket(websocket, hub, live, device or DeviceData(f"?{_number(websocket)}"), limits).run()
    finally:
        limits.close_socket(address)
        hub.metrics.sockets.dec()


def _failed(task: asyncio.Task[int]) -> bool:
    return task.cancelled() or task.exception() is not None


def _number(websocket: WebSocket) -> int:
    return id(websocket)
