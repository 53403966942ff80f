"""A page's connection to a table of its own device: the messages of the server's socket, without a network."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from ..kernel.errors import FestinaError
from ..server.commands import AskView, AskWhy, Ping, React, Say, decode_command, decode_hello, id_of
from ..server.describe import describe
from ..server.live import LiveTable
from ..server.play import carry_out, return_seats
from ..server.questions import answer_view, answer_why
from ..server.refusal import Refusal, trouble
from ..server.store.data import DeviceData
from ..server.wire import encode
from ..server.wire_socket import FromServer, Pong, Refused, Sync
from .host import Host
from .keeping import NotKept, not_kept

log = logging.getLogger("festina.device")

#: The protocol of the server's socket.
PROTOCOL: Final = 1


class Port:
    """One connection (a ``live.Connection``); texts are sent by ``say``, and ``end`` is called with a close code."""

    def __init__(self, host: Host, live: LiveTable, say: Callable[[str], None], end: Callable[[int], None]) -> None:
        self.device: DeviceData = host.me
        self._host = host
        self._live = live
        self._say = say
        self._end = end
        self._greeted = False
        self._closed = False
        self.session: str | None = None
        self.address = ""

    def send(self, message: FromServer) -> None:
        """Send a message."""
        self._say(encode(message).decode())

    def send_frame(self, frame: bytes) -> None:
        """Send messages that were encoded for several connections, a line each."""
        for line in frame.decode().splitlines():
            self._say(line)

    def dismiss(self, problem: FestinaError | None = None) -> None:
        """End the connection: the device may not look any more."""
        self.close()
        self._end(4403)

    def renew(self) -> None:
        """End the connection so that the page comes back."""
        self.close()
        self._end(1012)

    def close(self) -> None:
        """The page has left."""
        self._closed = True
        self._live.leave(self)
        self._host.left(self._live)

    async def hear(self, text: str) -> None:
        """Answer a message; if anything is wrong with it, nothing is changed."""
        try:
            if self._greeted:
                self.send(await self._answer(text))
            else:
                await self._greet(text)
        except FestinaError as problem:
            self._refuse(text, problem)
        except NotKept:
            log.exception("a command could not be kept", extra={"table": self._live.id})
            self._refuse(text, not_kept())
        except Exception:
            log.exception("a command failed", extra={"table": self._live.id})
            self._refuse(text, Refusal("trouble", "server-trouble"))

    async def _greet(self, text: str) -> None:
        hello = decode_hello(text)
        if hello is None or hello.protocol != PROTOCOL:
            self._end(4400)
            return
        self._greeted = True
        live, device = self._live, self.device
        async with live.held():
            if self._closed:  # while others were at the table
                return
            live.enter(self)
            self.send(
                Sync(
                    version=live.match.version,
                    table=describe(live, device.id),
                    views=live.views(device.id),
                    chat_log=[],
                    blocked=[],
                    updates=live.gap(hello.version, device.id),
                    since=live.since(device.id) if hello.version == 0 else UNSET,
                )
            )
        await return_seats(live, device)
        self._host.bots.wake(live)
        self._host.drive(live)

    async def _answer(self, text: str) -> FromServer:
        command = decode_command(text)
        match command:
            case Ping():
                return Pong()
            case Say() | React():
                raise Refusal("not_now", "server-chat-closed")
            case AskWhy():
                return await answer_why(self._live, self.device, command.seat, command.action, None, command.id)
            case AskView():
                return await answer_view(self._live, self.device, command.seat, command.id)
            case _:
                self._host.bots.wake(self._live)
                return await carry_out(self._live, self.device, command)

    def _refuse(self, text: str, problem: FestinaError) -> None:
        self.send(Refused(id=id_of(text), version=self._live.data.version, error=trouble(problem, None)))
