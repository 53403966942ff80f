"""Nonsense over the socket: it is answered or the line is closed; the server and all other tables go on."""

from __future__ import annotations

import base64
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from festina.server.commands import KNOWN

from .client import Person, ServerProcess, Talk

_NONSENSE, _TOO_BIG, _NOT_TEXT = 4400, 1009, 1007
_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2**31, 2**64, 10**400, 0.5, 1e308),
    *("", "a", "0", "chance", "move", "🐇" * 50, "\x00", "\u202e", "' OR 1=1 --", "<script>", "x" * 300, "../../etc"),
    *([], {}, [[]], {"a": {}}, [None] * 100, {"type": "move"}),
)
_TYPES = (*KNOWN, "hello", "bye")
_FIELDS = ("type", "id", "seat", "action", "version", "to", "text", "protocol")


@pytest.fixture
def table(person: Callable[..., Person]) -> Iterator[tuple[Person, str]]:
    """A table with somebody who plays on meanwhile."""
    ann = person()
    id = ann.table("hare(players=2)", public=True)["id"]
    talk = ann.socket(id)
    yield ann, id
    while not talk.legal(0):
        talk.hear()
    answer = talk.move(0, talk.legal(0)[0])
    assert answer["type"] == "ack", answer
    talk.close()


@pytest.fixture
def stranger(server: ServerProcess) -> Iterator[Person]:
    """Somebody without a cookie."""
    nobody = Person(server.url)
    yield nobody
    nobody.http.close()


@pytest.fixture(autouse=True)
def still_well(server: ServerProcess) -> Iterator[None]:
    """After every test: the server answers, and its log knows of no crash."""
    before = len(server.log())
    yield
    with Person(server.url).http as http:
        health = http.get("/healthz")
    assert health.json()["status"] == "ok"
    logged = [json.loads(line)["message"] for line in server.log()[before:].splitlines() if '"trace"' in line]
    assert set(logged) <= {"Invalid UTF-8 sequence received from client."}


def _random_messages(random: Random, count: int) -> Iterator[str]:
    """Well-formed JSON that is hardly ever a command."""
    for _ in range(count):
        message = {name: random.choice(_VALUES) for name in random.sample(_FIELDS, random.randint(0, 6))}
        if random.random() < 0.7:
            message["type"] = random.choice(_TYPES)
        yield json.dumps(message)


def _random_texts(random: Random, count: int) -> Iterator[str]:
    """What is no JSON object."""
    for _ in range(count):
        good = json.dumps({"type": "move", "id": "a", "seat": 0, "action": ">5", "version": 3})
        at = random.randrange(len(good))
        yield random.choice(
            (
                good[:at],
                good[:at] + chr(random.randrange(1, 0xD000)) + good[at:],
                "".join(chr(random.randrange(32, 0xD000)) for _ in range(random.randint(0, 60))),
                json.dumps(random.choice([value for value in _VALUES if not isinstance(value, dict)])),
            )
        )


_SPECIAL = (
    *(
        "",
        " ",
        "null",
        "[" * 4000,
        '{"a":' * 1500,
        "[" * 500 + "]" * 500,
        '{"type":"ping"',
        "NaN",
        '{"id":NaN}',
        "1e999",
    ),
    *('{"type":"move","type":"undo","id":"d","seat":0}', '{"id":"\\ud800","type":"undo","seat":0}', "\ufeff{}"),
    json.dumps({"type": "chat", "id": "c", "text": "x" * 7900}),
    json.dumps({"type": "chat", "id": "c", "text": "x" * 9000}),
    json.dumps({f"key{n}": n for n in range(500)}),
)


def _answered(talk: Talk, frame: str) -> dict[str, Any]:
    """The one answer to a frame: never a stack trace, never something carried out."""
    talk.connection.send(frame)
    answer = talk.wait(lambda message: message["type"] in ("ack", "refused", "pong", "why", "view"))
    if answer["type"] == "refused":
        assert set(answer) == {"type", "id", "version", "error"}
        assert answer["error"]["code"] in ("malformed", "not_yours", "not_there", "not_now", "too_large", "too_fast")
        assert "Traceback" not in answer["error"]["text"]
        assert "Error" not in answer["error"]["text"]
    return answer


@pytest.mark.parametrize("seed", range(2))
def test_every_frame_of_a_stranger_is_answered(table: tuple[Person, str], stranger: Person, seed: int) -> None:
    random = Random(seed)
    frames = [*_random_messages(random, 40), *_random_texts(random, 25), *_SPECIAL]
    random.shuffle(frames)
    talk = stranger.socket(table[1])
    for frame in frames:
        assert _answered(talk, frame)["type"] in ("refused", "pong"), frame
    talk.close()


def test_every_frame_of_a_player_is_answered(table: tuple[Person, str]) -> None:
    ann, id = table
    talk = ann.socket(id)
    random = Random(9)
    for frame in [*_random_messages(random, 60), *_SPECIAL]:
        _answered(talk, frame)
    talk.close()


def _close_code(talk: Talk) -> int | None:
    try:
        while True:
            talk.hear(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "[]",
        '{"type":"ping"}',
        '{"type":"hello"}',
        '{"type":"hello","protocol":2}',
        '{"type":"hello","protocol":"1"}',
        '{"type":"move","id":"a","seat":0,"action":">5","version":1}',
        '{"type":["hello"],"protocol":1}',
        '{"type":"hello","protocol":1' + " " * 9000 + "}",
        b'{"type":"hello","protocol":1}',
        b"\x00\xff",
    ],
)
def test_a_line_begins_with_hello_or_is_closed(table: tuple[Person, str], first: str | bytes) -> None:
    ann, id = table
    talk = Talk(ann, id, hello=False)
    talk.connection.send(first)
    assert _close_code(talk) == _NONSENSE
    assert talk.heard == []
    talk.close()


@pytest.mark.parametrize("version", [*_VALUES, 10**9, -5])
def test_a_version_that_does_not_exist_starts_afresh(table: tuple[Person, str], version: Any) -> None:
    ann, id = table
    talk = Talk(ann, id, hello=False)
    talk.send({"type": "hello", "protocol": 1, "version": version})
    if version is None or type(version) is int:
        sync = talk.wait(lambda message: message["type"] == "sync")
        known = version is not None and 0 <= version <= sync["version"]
        assert (sync["updates"] is not None) == known
    else:
        assert _close_code(talk) == _NONSENSE, "no number at all"
    talk.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [(b"", _NONSENSE), (b"\x00\x01", _NONSENSE), (b'{"type":"ping"}', _NONSENSE), ("x" * 20_000, _TOO_BIG)],
)
def test_bytes_and_huge_frames_close_the_line(table: tuple[Person, str], frame: str | bytes, code: int) -> None:
    ann, id = table
    talk = ann.socket(id)
    talk.connection.send(frame)
    assert _close_code(talk) == code
    talk.close()


def _raw(server: ServerProcess, id: str, key: bytes = base64.b64encode(b"0123456789abcdef")) -> socket.socket:
    """A line below the level of frames."""
    place = urlsplit(server.url)
    line = socket.create_connection((place.hostname or "", place.port or 0), timeout=10)
    line.sendall(
        b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n" % (id.encode(), place.netloc.encode(), key)
    )
    return line


def _until_closed(line: socket.socket) -> bytes:
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    finally:
        line.close()
    return heard


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x05hello",  # not masked
        b"\x83\x80\x00\x00\x00\x00",  # an opcode that does not exist
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x80\x80\x00\x00\x00\x00",  # the end of nothing
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text that is none
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # as long as the world
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # longer
        b"\x88\x81\x00\x00\x00\x00\x03",  # half a reason to close
        b"\x88\x82\x00\x00\x00\x00\x00\x01",  # a reason that does not exist
        b"\x89\xfe\x00\xff\x00\x00\x00\x00" + b"p" * 255,  # a ping too long
        b"\x09\x80\x00\x00\x00\x00",  # a ping in pieces
        bytes(range(256)),
    ],
)
def test_broken_frames_close_the_line(table: tuple[Person, str], server: ServerProcess, frame: bytes) -> None:
    line = _raw(server, table[1])
    assert line.recv(65536).startswith(b"HTTP/1.1 101")
    line.sendall(frame)
    line.sendall(b"\x88\x82\x00\x00\x00\x00\x03\xe8")
    assert b"Traceback" not in _until_closed(line)


@pytest.mark.parametrize("id", ["nothinghere", "%00", "..", "x" * 200, "%ff"])
def test_a_table_that_is_not_there_has_no_socket(server: ServerProcess, id: str) -> None:
    line = _raw(server, id)
    answer = line.recv(65536)
    assert answer.startswith((b"HTTP/1.1 403", b"HTTP/1.1 404"))
    assert b"Traceback" not in answer
    line.close()


def test_half_a_frame_holds_nobody_up(table: tuple[Person, str], server: ServerProcess) -> None:
    """Lines that say nothing, or half of something, while everybody else goes on."""
    ann, id = table
    lines = [_raw(server, id) for _ in range(20)]
    for line in lines[::2]:
        line.sendall(b"\x81\xfe\x10\x00\x00\x00\x00\x00{")
    talk = ann.socket(id)
    talk.send({"type": "ping"})
    talk.wait(lambda message: message["type"] == "pong", 10)
    talk.close()
    for line in lines:
        line.close()


def test_a_flood_is_slowed_down_and_cut_off(table: tuple[Person, str], stranger: Person) -> None:
    """Of many commands at once only so many are looked at, then the connection ends, and nobody else notices."""
    talk = stranger.socket(table[1])
    refused: list[str] = []
    with suppress(ConnectionClosed):  # which may come before all is sent; what was answered by then can still be heard
        for number in range(600):
            talk.send({"type": "undo", "id": f"f{number}", "seat": 1})
    with suppress(ConnectionClosed):
        while True:
            refused.append(talk.wait(lambda message: message["type"] == "refused")["error"]["code"])
    with pytest.raises(ConnectionClosed) as closed:
        talk.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert refused.count("not_yours") >= 100
    assert refused.count("too_fast") >= 100
    talk.close()
