"""The socket of a table: one connection a device, told everything its seats may know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import FestinaError
from .answers import language_of, learn
from .bus import now
from .guard import check_origin
from .house import House
from .limits import Limits
from .moves import carry_out, checked_id, planned_lending
from .refusal import Refusal, code_of, told
from .room import SIGN_OF_LIFE, Room
from .store.people import DeviceData, add_chat, read_chat
from .texts import clean_chat

log = logging.getLogger("festina.server")

PROTOCOL = 1
LONGEST_MESSAGE = 8 * 1024
#: Messages that may wait for a slow reader; then it is sent away and comes back with its version.
_BACKLOG = 400
_HELLO_SECONDS = 20.0
#: Seconds before a lost connection is shown: most come back at once.
_GRACE = 3.0
#: Messages of a table's chat whose ids are remembered.
_CHAT_IDS = 200
#: Close codes: policy (not allowed), try again later, our protocol.
_REFUSED, _LATER, _NONSENSE = 4403, 1013, 4400


class Socket:
    """One connection (a ``room.Connection``)."""

    def __init__(self, websocket: WebSocket, house: House, room: Room, device: DeviceData, limits: Limits) -> None:
        self.device = device
        self._websocket = websocket
        self._house = house
        self._room = room
        self._limits = limits
        self._language = device.language or language_of(websocket.headers)
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or the code to close with

    def send(self, message: Mapping[str, Any]) -> None:
        if self._waiting.qsize() > _BACKLOG:
            self._waiting.put_nowait(_LATER)
            return
        self._waiting.put_nowait(orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS))

    def dismiss(self) -> None:
        self._room.connections.discard(self)
        self._waiting.put_nowait(_REFUSED)

    async def run(self) -> None:
        """Until either side leaves."""
        writer = asyncio.create_task(self._write())
        try:
            await self._greet()
            while True:
                await self._hear(await self._receive())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._room.connections.discard(self)
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
        """The next text; whoever sends bytes does not speak our protocol."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text = message.get("text")
        if text is None:
            await self._websocket.close(_NONSENSE)
            raise WebSocketDisconnect(_NONSENSE)
        return str(text)

    async def _greet(self) -> None:
        """The client says what it knows; it gets the present state and the gap."""
        try:
            message = _parsed(await asyncio.wait_for(self._receive(), _HELLO_SECONDS))
            if message.get("type") != "hello" or message.get("protocol") != PROTOCOL:
                raise Refusal("malformed", "server-say-hello", protocol=PROTOCOL)
        except (FestinaError, TimeoutError):
            await self._websocket.close(_NONSENSE)
            raise WebSocketDisconnect(_NONSENSE) from None
        room, house = self._room, self._house
        await learn(self._language)
        chat = await house.database.read(lambda connection: read_chat(connection, room.id))
        was_here = room.is_here(self.device.id)
        async with room.held():
            if house.bus.shared:
                await room.follow()  # the client may have seen more at another process
            if not room.may_look(self.device):
                await self._websocket.close(_REFUSED)
                raise WebSocketDisconnect(_REFUSED)
            room.connections.add(self)
            if len(room.connections) == 1:
                room.note_presence()
            self.send(
                {
                    "type": "sync",
                    "version": room.match.version,
                    "table": house.describe(room, self.device.id),
                    "views": room.views(self.device.id),
                    "chat_log": chat,
                    "updates": room.gap(message.get("version"), self.device.id),
                }
            )
        await house.mark_here(room, self.device.id)
        await self._take_seats_back()
        if not was_here:
            await self._tell_presence()
        house.drive(room) if not house.bus.shared else await house.bots.take_over(room)

    async def _take_seats_back(self) -> None:
        """Whoever comes back plays again at once."""
        for number in self._room.seats_of(self.device.id):
            held = self._room.seats[number]
            if held.lent and self._room.data.status == "running":
                with contextlib.suppress(FestinaError):
                    await self._room.perform(lambda held=held: planned_lending(self._room, held, None, None))  # type: ignore[misc]

    async def _tell_presence(self) -> None:
        self._room.tell_table()
        await self._house.bus.publish({"table": self._room.id, "kind": "presence"})

    async def _left(self) -> None:
        room, house = self._room, self._house
        if any(other.device.id == self.device.id for other in room.connections) or house.closing:
            return
        await house.mark_here(room, self.device.id, now() - SIGN_OF_LIFE)
        loop = asyncio.get_running_loop()
        loop.call_later(_GRACE, self._check_gone)
        if room.data.options["pace"] == "live":
            loop.call_later(house.settings.lend_after + 0.5, self._check_gone)

    def _check_gone(self) -> None:
        if self._house.closing or self._room.is_here(self.device.id):
            return
        self._room.tell_table()
        task = asyncio.ensure_future(self._house.bus.publish({"table": self._room.id, "kind": "presence"}))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _hear(self, text: str) -> None:
        """One message; whatever is wrong with it is answered, and changes nothing."""
        id: Any = None
        in_time = self._limits.take("command", self.device.id)
        try:
            message = _parsed(text)
            id = message.get("id")
            kind = message.get("type")
            if not in_time:
                raise Refusal("too_fast", "server-too-fast")
            if kind == "ping":
                self.send({"type": "pong"})
            elif kind == "chat":
                self.send(await self._chat(checked_id(message), message))
            else:
                self.send(await carry_out(self._room, self.device, message))
        except FestinaError as problem:
            self._house.metrics.refused.labels(code_of(problem)).inc()
            self._refuse(id, problem)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a command failed", extra={"table": self._room.id})
            self._refuse(id, Refusal("trouble", "server-trouble"))

    async def _chat(self, id: str, message: Mapping[str, Any]) -> dict[str, Any]:
        """Something said; sent again it is not said twice."""
        said = self._room.said
        repeated = (self.device.id, id) in said
        if not repeated:
            said[self.device.id, id] = await say(self._house, self._room, self.device, message, self._limits)
            if len(said) > _CHAT_IDS:
                del said[next(iter(said))]
        version, number = self._room.data.version, said[self.device.id, id]
        return {"type": "ack", "id": id, "version": version, "number": number, "repeated": repeated}

    def _refuse(self, id: Any, problem: FestinaError) -> None:
        shown = id if isinstance(id, str) and len(id) <= 64 else None
        error = told(problem, self._language)
        self.send({"type": "refused", "id": shown, "version": self._room.data.version, "error": error})


async def say(house: House, room: Room, device: DeviceData, message: Mapping[str, Any], limits: Limits) -> int:
    """Chat: keep it, tell it (Refusal)."""
    if not room.data.options["chat"]:
        raise Refusal("not_now", "server-chat-closed")
    text, number = message.get("text"), message.get("seat")
    if not isinstance(text, str):
        raise Refusal("malformed", "server-chat-empty")
    mine = room.seats_of(device.id)
    seat = number if type(number) is int and number in mine else (mine[0] if mine else None)
    if seat is None:
        raise Refusal("not_yours", "server-chat-seats-only")
    if any(room.seats[other].muted for other in mine):
        raise Refusal("not_now", "server-muted")
    if not limits.take("chat", device.id):
        raise Refusal("too_fast", "server-too-fast")
    said = {"seat": seat, "name": room.seats[seat].name, "text": clean_chat(text), "at": now()}
    kept = await house.database.write(lambda connection: add_chat(connection, table=room.id, device=device.id, **said))
    await house.tell_all(room, {"type": "chat", "number": kept, **said})
    return kept


async def serve_socket(websocket: WebSocket, house: House, limits: Limits, id: str, device: DeviceData | None) -> None:
    """A request for a socket: checked, then served until it ends."""
    address = websocket.client.host if websocket.client else ""
    try:
        check_origin(websocket.headers, house.settings.origins)
        room = await house.room(id)
        room.check_may_look(device)
        if house.closing or not limits.open_socket(address, house.settings.sockets_per_address):
            raise Refusal("too_fast", "server-too-fast")
    except FestinaError as problem:
        house.metrics.refused.labels(code_of(problem)).inc()
        await websocket.close(_REFUSED)
        return
    house.metrics.sockets.inc()
    try:
        await websocket.accept()
        # Somebody without a cookie may watch; nobody else is that device.
        await Socket(websocket, house, room, device or DeviceData(f"?{id_of(websocket)}"), limits).run()
    finally:
        limits.close_socket(address)
        house.metrics.sockets.dec()


def id_of(websocket: WebSocket) -> str:
    """A name for a connection without a device."""
    return str(id(websocket))


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("too_large", "server-too-large", kilobytes=LONGEST_MESSAGE // 1024)
    try:
        message = orjson.loads(text)
    except ValueError:
        raise Refusal("malformed", "server-not-json") from None
    if not isinstance(message, dict):
        raise Refusal("malformed", "server-not-json")
    return message
