"""A crowd of people for `bench.server`: thousands of sockets in one process, as light as they can be made.

Each is a protocol on the event loop that reads the server's frames and decodes only what it needs to choose a move.
"""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from tests.server.client import COOKIE

_AT_ONCE = 24
T = TypeVar("T")


class _Choice(msgspec.Struct):
    action: str
    legal: bool


class _View(msgspec.Struct):
    to_act: list[Any]
    choices: list[_Choice]


class _State(msgspec.Struct):
    """What a client needs of an update or a sync."""

    version: int
    views: dict[str, _View] = {}


_decoder = msgspec.json.Decoder(_State)
#: Reads what a client needs of an update or a sync.
state_of = _decoder.decode


@dataclass(eq=False)
class Table:
    """One table, its devices' secrets and its connections."""

    id: str
    url: str
    tokens: list[str]
    lines: dict[int, Line] = field(default_factory=dict)
    choices: list[list[str]] = field(default_factory=list)
    version: int = 0
    sent_at: float = 0.0
    mover: int = -1
    #: The seats that the last move has reached.
    reached: set[int] = field(default_factory=set)


class Line(asyncio.Protocol):
    """One socket of one seat (or, with -1, of a spectator)."""

    def __init__(self, crowd: Crowd, table: Table, seat: int, token: str | None) -> None:
        self._crowd, self._table, self._seat, self._token = crowd, table, seat, token
        self._bytes = bytearray()
        self._open = False
        self.synced: asyncio.Future[None] = crowd.loop.create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvloop's are not
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {COOKIE}={self._token}\r\n" if self._token else ""
        head = f"GET /api/tables/{self._table.id}/socket HTTP/1.1\r\nHost: {urlsplit(self._table.url).netloc}\r\n"
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        transport.write(f"{head}{upgrade}Sec-WebSocket-Key: {key}\r\n{cookie}\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.synced.done():
            self.synced.set_exception(ConnectionError("a socket was refused"))
        elif not self._crowd.leaving:
            self._crowd.errors += 1

    def data_received(self, data: bytes) -> None:
        arrived = time.perf_counter()
        buffer = self._bytes
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            del buffer[: end + 4]
            self._open = True
            self.send(b'{"type":"hello","protocol":1}')
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self._hear(payload, arrived)
            elif kind == 9:
                self._send(10, payload)

    def _hear(self, message: bytes, arrived: float) -> None:
        table, seat, crowd = self._table, self._seat, self._crowd
        if message.startswith((b'{"type":"update"', b'{"type":"sync"')):
            if seat >= 0:
                if table.mover >= 0 and seat != table.mover and seat not in table.reached:
                    table.reached.add(seat)
                    crowd.latencies.append(arrived - table.sent_at)
                state = state_of(message)
                table.version = max(table.version, state.version)
                if (view := state.views.get(str(seat))) is not None:
                    acts = view.to_act == [seat]
                    table.choices[seat] = [each.action for each in view.choices if each.legal] if acts else []
            else:
                crowd.watched += 1
            if not self.synced.done():
                self.synced.set_result(None)
        elif message.startswith(b'{"type":"ack"'):
            crowd.acks.append(arrived - table.sent_at)
        elif message.startswith(b'{"type":"refused"') and b'"stale"' not in message:
            crowd.errors += 1

    def send(self, payload: bytes) -> None:
        """Send a text."""
        self._send(1, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame; the mask is nothing, which is a mask like any other."""
        assert self._transport is not None
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + payload)

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.close()


class Crowd:
    """All tables, and what was measured."""

    def __init__(self, urls: Sequence[str], ruleset: str, seats: int) -> None:
        self.loop = asyncio.get_running_loop()
        self._urls, self._ruleset, self._seats = urls, ruleset, seats
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.acks: list[float] = []
        self.moves = self.errors = self.lost = self.watched = 0
        self.leaving = False
        self._spectators: list[Line] = []
        self._random = Random(1)

    # ---- coming and going

    async def seat(self, count: int) -> None:
        """Make the tables and take all seats."""
        async with httpx.AsyncClient(timeout=120, verify=False) as http:
            for table in await _all_of([self._make(http) for _ in range(count)]):
                self.tables.append(table)

    async def _make(self, http: httpx.AsyncClient) -> Table:
        seats = [{"kind": "person", "name": "P0"}, *[{"kind": "open"}] * (self._seats - 1)]
        wish = {"ruleset": self._ruleset, "seats": seats, "public": True, "chat": False}
        answer = await _post(http, f"{self._urls[0]}/api/tables", wish)
        id, tokens = answer.json()["id"], [_token(answer)]
        url = _owner(id, self._urls)
        for seat in range(1, self._seats):
            joined = await _post(http, f"{url}/api/tables/{id}/join", {"name": f"P{seat}", "seat": seat})
            tokens.append(_token(joined))
        await _post(http, f"{url}/api/tables/{id}/start", None, tokens[0])
        return Table(id, url, tokens, choices=[[] for _ in tokens])

    async def connect(self) -> None:
        """Open a socket for every seat."""
        await _all_of(
            [self._open(table, seat, token) for table in self.tables for seat, token in enumerate(table.tokens)]
        )

    async def watch(self, table: Table, count: int) -> None:
        """Let spectators look at a table."""
        self._spectators += await _all_of([self._open(table, -1, None) for _ in range(count)])

    async def _open(self, table: Table, seat: int, token: str | None) -> Line:
        line = Line(self, table, seat, token)
        address = urlsplit(table.url)
        assert address.hostname
        assert address.port
        await self.loop.create_connection(lambda: line, address.hostname, address.port)
        await asyncio.wait_for(line.synced, 60)
        table.lines[seat] = line
        return line

    def leave(self) -> None:
        """Close everything."""
        self.leaving = True
        for line in [line for table in self.tables for line in table.lines.values()] + self._spectators:
            line.close()

    # ---- playing

    async def play(self, seconds: float, rate: float) -> None:
        """Let the tables move in turn, so many moves a second in all."""
        end, due = time.perf_counter() + seconds, time.perf_counter()
        order = list(self.tables)
        self._random.shuffle(order)
        number = 0
        while (now := time.perf_counter()) < end:
            while due <= now:
                due += 1 / rate
                # A table whose last move is still under way is passed over: its people wait, too.
                for _ in range(len(order)):
                    number += 1
                    if self._move(order[number % len(order)]):
                        break
            await asyncio.sleep(max(0.001, min(0.01, due - now)))
        await asyncio.sleep(0.5)

    def _move(self, table: Table) -> bool:
        if table.mover >= 0 and len(table.reached) < self._seats - 1 and time.perf_counter() - table.sent_at < 2:
            return False
        for seat, choices in enumerate(table.choices):
            if not choices:
                continue
            if table.mover >= 0:
                self.lost += self._seats - 1 - len(table.reached)
            table.reached, table.mover, table.sent_at = set(), seat, time.perf_counter()
            self.moves += 1
            move = {
                "type": "move",
                "id": str(self.moves),
                "seat": seat,
                "action": self._random.choice(choices),
                "version": table.version,
            }
            table.choices[seat] = []
            table.lines[seat].send(msgspec.json.encode(move))
            return True
        return False

    def reset(self) -> None:
        """Forget what was measured."""
        self.latencies, self.acks = [], []
        self.moves = self.errors = self.lost = self.watched = 0
        for table in self.tables:
            table.mover = -1


async def _all_of(work: Sequence[Awaitable[T]]) -> list[T]:
    """Do everything, some of it at once."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(each: Awaitable[T]) -> T:
        async with gate:
            return await each

    return await asyncio.gather(*map(one, work))


async def _post(http: httpx.AsyncClient, url: str, body: object, token: str | None = None) -> httpx.Response:
    headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
    http.cookies.clear()
    answer = await http.post(url, json=body, headers=headers)
    answer.raise_for_status()
    return answer


def _token(answer: httpx.Response) -> str:
    return answer.cookies[COOKIE]


def _owner(table: str, urls: Iterable[str]) -> str:
    """The process that serves a table, as a proxy would choose it: the highest of the hashes (rendezvous)."""
    return max(urls, key=lambda url: sha256(f"{url} {table}".encode()).digest())


def percentile(values: Sequence[float], share: float) -> float:
    """A percentile of times in seconds, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")
