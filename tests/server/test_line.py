"""Sockets as such: frames, slow readers, nonsense, many messages at once, and tables that are let go of meanwhile."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from festina.server import socket as sockets
from festina.server.line import framed

from .client import Talk
from .inside import NO_LIMITS, Inside
from .looker import unframed


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    server = Inside(tmp_path, rates=NO_LIMITS)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    payload = b"x" * size
    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
    assert unframed(framed(payload) + framed(b"{}")) == [payload, b"{}"]


def test_many_messages_at_once_are_answered_in_order(inside: Inside) -> None:
    ann = inside.person("Ann")
    table = ann.table("hare(players=2)")["id"]
    talk = ann.socket(table)
    for number in range(60):
        talk.send({"type": "why", "id": str(number), "seat": 0, "action": "a>2"})
    answers: list[str] = []
    while len(answers) < 60:
        message = talk.hear()
        if message["type"] == "why":
            answers.append(message["id"])
    assert answers == [str(number) for number in range(60)]
    talk.close()


@pytest.mark.parametrize(("text", "code"), [(b"\x00\x01", 4400), ("[]", 4400), ('{"type":"hello","protocol":9}', 4400)])
def test_nonsense_instead_of_hello_ends_the_connection(inside: Inside, text: str | bytes, code: int) -> None:
    ann = inside.person("Ann")
    table = ann.table("hare(players=2)")["id"]
    talk = Talk(ann, table, hello=False)
    talk.connection.send(text)
    with pytest.raises(ConnectionClosed) as closed:
        talk.connection.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_who_never_says_hello_is_sent_away(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_HELLO_SECONDS", 0.3)
    ann = inside.person("Ann")
    table = ann.table("hare(players=2)")["id"]
    talk = Talk(ann, table, hello=False)
    with pytest.raises(ConnectionClosed):
        talk.connection.recv(10)


def test_a_reader_who_never_reads_is_sent_away_and_holds_nobody_up(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("festina.server.line._MOST_UNREAD", 64 * 1024)
    ann, ben = inside.person("Ann"), inside.person("Ben")
    table = ann.table("hare(players=2)", public=True)["id"]
    slow = Talk(ben, table, hello=False)
    slow.connection.recv_messages.pause()
    slow.send({"type": "hello", "protocol": 1})
    talk = ann.socket(table)
    live = inside.hub.tables[table]

    async def send() -> None:
        for _ in range(50):
            live.send_table()

    end = time.monotonic() + 30
    while len(live.connections) > 1 and time.monotonic() < end:
        inside.wait(send())
        for _ in range(50):
            talk.wait(lambda message: message["type"] == "table", 10)
    assert [connection.device.id for connection in live.connections] == [inside.device("Ann")]
    talk.close()
    slow.connection.socket.close()


def test_presence_is_counted_and_sent_at_most_once_a_second(inside: Inside) -> None:
    ann = inside.person("Ann")
    table = ann.table("hare(players=2)", public=True)["id"]
    talk = ann.socket(table)
    crowd = [inside.person(f"Looker {number}") for number in range(30)]
    began = time.monotonic()
    talks = [person.socket(table) for person in crowd]
    shown = talk.wait(lambda message: message["type"] == "table" and message["table"]["watching"] == 30, 10)
    assert shown["table"]["watching"] == 30
    tables = sum(message["type"] == "table" for message in talk.heard)
    assert tables <= time.monotonic() - began + 2
    for each in talks:
        each.close()
    talk.wait(lambda message: message["type"] == "table" and message["table"]["watching"] == 0, 10)
    talk.close()


def test_a_table_that_was_let_go_of_before_the_hello_still_sends_updates(inside: Inside) -> None:
    """More tables than may be held, and a client who is late with its hello."""
    ann, ben = inside.person("Ann"), inside.person("Ben")
    table = ann.table("hare(players=2)", public=True)["id"]
    late = Talk(ben, table, hello=False)
    inside.hub.forget(table)
    early = ann.socket(table)
    late.send({"type": "hello", "protocol": 1})
    late.hear()
    late.heard.clear()
    mover = early.views["0"]["to_act"][0]
    assert early.move(mover, early.legal(mover)[0])["type"] == "ack"
    assert late.wait(lambda message: message["type"] == "update", 10)["seat"] == mover
    assert len(inside.hub.tables[table].connections) == 2
    early.close()
    late.close()


def test_a_table_at_rest_is_not_in_memory_and_comes_back(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("festina.server.hub._IDLE", -1.0)
    ann = inside.person("Ann")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = ann.table("hare(players=2)", seats)["id"]
    talk = ann.socket(table)
    held = weakref.ref(inside.hub.tables[table])

    async def look() -> None:
        inside.hub.forget_idle()

    inside.wait(look())
    assert table in inside.hub.tables, "somebody is there"
    version = talk.version
    talk.close()
    end = time.monotonic() + 20
    while held() is not None and time.monotonic() < end:
        inside.wait(look())
        gc.collect()
        time.sleep(0.1)
    assert held() is None
    again = ann.socket(table, version)
    assert again.version == version
    again.close()


def test_a_table_is_in_memory_once_while_anybody_holds_it(inside: Inside) -> None:
    ann = inside.person("Ann")
    table = ann.table("hare(players=2)")["id"]
    held = inside.hub.tables[table]
    inside.hub.forget(table)
    assert table not in inside.hub.tables
    assert inside.wait(inside.hub.table(table)) is held
