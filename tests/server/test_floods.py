"""Sockets of clients that mean harm: floods of frames, handshakes that lead nowhere, readers who never read."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from festina.server.line import SocketProtocol
from festina.server.refusal import Refusal

from .client import Person
from .inside import Inside, inside

_TEXT, _CONT, _CLOSE, _PING, _PONG = 1, 0, 8, 9, 10
_KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
_HELLO = b'{"type":"hello","protocol":1}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("floods")) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Inside) -> Person:
    return server.person("Ann")


@pytest.fixture(scope="module")
def ben(server: Inside) -> Person:
    return server.person("Ben")


def _frame(payload: bytes, kind: int = _TEXT, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    assert len(payload) < 126
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(payload)]) + bytes(4) + payload


def _head(server: Inside, person: Person, table: str, more: bytes = b"") -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {server.url.removeprefix('http://')}\r\n".encode()
        + b"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: "
        + _KEY
        + f"\r\ncookie: {person.cookie_name}={person.token}\r\n".encode()
        + more
        + b"\r\n"
    )


def _connect(server: Inside) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=20)


def _opened(server: Inside, person: Person, table: str) -> socket.socket:
    """A socket that has said hello, in raw bytes."""
    connection = _connect(server)
    connection.sendall(_head(server, person, table))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101 ")
    connection.sendall(_frame(_HELLO))
    return connection


def _read(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            found += part
    return found


def _wait(condition: Callable[[], object], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


@pytest.mark.parametrize(
    "more",
    [
        b"".join(b"x%d: y\r\n" % number for number in range(200)),
        b"x: " + b"y" * 9000 + b"\r\n",
        b"content-length: 5\r\n",
    ],
    ids=["many headers", "a long header", "a body"],
)
def test_a_handshake_that_cannot_be_answered_ends(server: Inside, ann: Person, more: bytes) -> None:
    with _connect(server) as connection:
        connection.settimeout(5)
        connection.sendall(_head(server, ann, "nowhere", more))
        assert not _read(connection).startswith(b"HTTP/1.1 101 ")


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", _frame(b"x" * 125, _PING)),
        (b"", _frame(b"", _PONG)),
        (b"", _frame(b"{}")),
        (_frame(b"", _TEXT, last=False), _frame(b"", _CONT, last=False)),
    ],
    ids=["pings", "pongs", "texts", "fragments"],
)
def test_a_flood_of_frames_ends_its_connection_and_holds_nobody_up(
    server: Inside, ann: Person, ben: Person, first: bytes, then: bytes
) -> None:
    table = ann.table("hare(players=2)", public=True)["id"]
    flood = _opened(server, ann, table)
    sent, most, block = 0, 20_000_000, then * (100_000 // len(then))
    began = time.monotonic()
    with suppress(ConnectionError):
        flood.sendall(first)
        while sent < most:
            sent += flood.send(block)
    assert sent < most
    ben.ask("GET", f"/api/tables/{table}")
    assert time.monotonic() - began < 10
    flood.close()


def test_one_message_has_a_hundred_fragments_at_most(server: Inside, ann: Person) -> None:
    """Empty ones have no bytes that a limit would count."""
    table = ann.table("hare(players=2)", public=True)["id"]
    connection = _opened(server, ann, table)
    connection.sendall(_frame(b"", _TEXT, last=False) + _frame(b"", _CONT, last=False) * 150)
    connection.sendall(_frame(b"", _CONT))
    assert b"\x88\x02\x03\xf1" in _until(connection, b"\x88\x02\x03\xf1")
    connection.close()


def _until(connection: socket.socket, wanted: bytes) -> bytes:
    found = b""
    while wanted not in found and (part := connection.recv(65536)):
        found += part
    return found


def test_a_closed_connection_does_not_wait_for_ever_for_its_reader(
    server: Inside, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise somebody who says goodbye and reads nothing would be at the table for ever."""
    opened: list[SocketProtocol] = []
    give = SocketProtocol.give_to

    def give_to(line: SocketProtocol, listener: object) -> None:
        opened.append(line)
        line.close_timeout = 0.5
        give(line, listener)  # type: ignore[arg-type]

    monkeypatch.setattr(SocketProtocol, "give_to", give_to)
    table = ann.table("hare(players=2)", public=True)["id"]
    slow = _opened(server, ben, table)
    live = server.hub.tables[table]
    _wait(lambda: live.connections)
    [line] = opened

    async def fill() -> None:
        for _ in range(5000):
            if line.transport.get_write_buffer_size() > 200_000:
                return
            live.send_table()

    server.wait(fill())
    assert line.transport.get_write_buffer_size() > 200_000
    slow.sendall(_frame(b"\x03\xe8", _CLOSE))
    _wait(lambda: not live.connections)
    slow.close()


def test_whoever_was_sent_away_is_not_heard_any_more(server: Inside, ann: Person) -> None:
    """A move that waits behind others when its sender is dismissed is not played."""
    table = ann.table("hare(players=2)", public=True)["id"]
    connection = _opened(server, ann, table)
    live = server.hub.tables[table]
    _wait(lambda: live.connections)

    async def dismiss_while_it_waits() -> None:
        [present] = live.connections
        action = live.match.running.legal(0)[0]
        move = f'{{"type":"move","id":"m","seat":0,"action":"{action}","version":{live.match.version}}}'
        present.hear(move)  # type: ignore[attr-defined]
        present.dismiss()

    version = live.match.version
    server.wait(dismiss_while_it_waits())
    assert b"\x88\x02\x11\x33" in _until(connection, b"\x88\x02\x11\x33")
    assert live.match.version == version
    connection.close()


def test_a_ban_between_opening_and_hello_counts(server: Inside, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table("hare(players=2)", public=True)["id"]
    connection = _connect(server)
    connection.sendall(_head(server, ann, table))
    while b"\r\n\r\n" not in connection.recv(4096):
        pass
    ban = Refusal("banned", "server-banned", reason="Insults")
    monkeypatch.setattr(server.hub.operator, "ban_of", lambda device, address="": ban)
    connection.sendall(_frame(_HELLO))
    told = _until(connection, b"\x88\x02\x11\x33")
    assert b'"type":"sync"' not in told
    assert b'"code":"banned"' in told
    assert not server.hub.tables[table].connections
    connection.close()


def test_who_goes_on_asking_too_fast_is_sent_away(server: Inside, ben: Person) -> None:
    table = ben.table("hare(players=2)", public=True)["id"]
    connection = _opened(server, ben, table)
    for _ in range(30):
        connection.sendall(_frame(b'{"type":"ping"}') * 10)
    assert b"\x88\x02\x03\xf0" in _until(connection, b"\x88\x02\x03\xf0")
    connection.close()
