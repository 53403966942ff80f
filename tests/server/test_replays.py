"""Replays are worked out for those who wait for them: who has left frees the thread, and nobody takes all of them."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable

import pytest

from festina import new_game
from festina.server.library import replayed
from festina.server.refusal import Refusal
from festina.server.replay import Abandoned
from festina.server.replays import Replays

from .client import Person
from .inside import Inside

Wanted = Callable[[], bool]


async def _stays() -> bool:
    return False


class Slow:
    """Work that goes on until it is not wanted any more, or may end."""

    def __init__(self) -> None:
        self.began, self.may_end, self.gave_up = threading.Event(), threading.Event(), threading.Event()

    def __call__(self, wanted: Wanted) -> str:
        self.began.set()
        while not self.may_end.wait(0.01):
            if not wanted():
                self.gave_up.set()
                raise Abandoned
        return "done"


def test_work_is_given_up_when_its_asker_has_left() -> None:
    async def run() -> None:
        replays, slow = Replays(), Slow()

        async def has_left() -> bool:
            return slow.began.is_set()

        with pytest.raises(Abandoned):
            await replays.make("ann", slow, has_left)
        assert await asyncio.to_thread(slow.gave_up.wait, 5)
        assert await replays.make("ann", lambda wanted: "next", _stays) == "next"
        replays.close()

    asyncio.run(run())


def test_one_asker_cannot_fill_the_queue() -> None:
    async def run() -> None:
        replays, slow = Replays(), Slow()
        hers = [asyncio.create_task(replays.make("ann", slow, _stays)) for _ in range(10)]
        await asyncio.sleep(0.05)
        refused = [task for task in hers if task.done()]
        assert len(refused) == 6
        assert all(isinstance(task.exception(), Refusal) for task in refused)
        his = asyncio.create_task(replays.make("ben", lambda wanted: "mine", _stays))
        slow.may_end.set()
        assert await his == "mine"
        assert [await task for task in hers if task not in refused] == ["done"] * 4
        assert await replays.make("ann", lambda wanted: "again", _stays) == "again"
        replays.close()

    asyncio.run(run())


def test_many_askers_fill_it_and_those_who_leave_make_room() -> None:
    async def run() -> None:
        replays, slow, gone = Replays(), Slow(), threading.Event()

        async def has_left() -> bool:
            return gone.is_set()

        asked = [asyncio.create_task(replays.make(f"a{n}", slow, has_left)) for n in range(22)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refusal):
            await replays.make("ben", lambda wanted: "mine", _stays)
        gone.set()
        assert all(isinstance(found, Abandoned) for found in await asyncio.gather(*asked, return_exceptions=True))
        for _ in range(100):
            try:
                assert await replays.make("ben", lambda wanted: "mine", _stays) == "mine"
                break
            except Refusal:
                await asyncio.sleep(0.02)
        else:
            raise AssertionError("there is no room")
        replays.close()

    asyncio.run(run())


def test_a_server_that_stops_gives_up_what_waits() -> None:
    async def run() -> None:
        replays, slow = Replays(), Slow()
        asked = [asyncio.create_task(replays.make(f"a{n}", slow, _stays)) for n in range(5)]
        await asyncio.sleep(0.05)
        replays.close()
        assert all(isinstance(found, Abandoned) for found in await asyncio.gather(*asked, return_exceptions=True))
        with pytest.raises(Refusal):
            await replays.make("ben", slow, _stays)

    asyncio.run(run())


def test_a_dropped_connection_ends_the_work(quick: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("festina.server.library.replayed", lambda text, seat, wanted, **_: slow(wanted))
    body = json.dumps({"record": "Festina record 1\n"}).encode()
    host, port = quick.url.removeprefix("http://").split(":")
    head = f"POST /api/replay HTTP/1.1\r\nhost: {host}:{port}\r\ncontent-length: {len(body)}\r\n\r\n".encode()
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(head + body)
        assert slow.began.wait(10)
    assert slow.gave_up.wait(10), "it goes on for nobody"
    with Person(quick.url).http as http:
        assert http.get("/healthz").status_code == 200


def test_reading_a_record_is_given_up_too() -> None:
    asked = 0

    def wanted() -> bool:
        nonlocal asked
        asked += 1
        return asked < 5

    game = new_game("hare(players=2)", seed=3)
    for _ in range(12):
        seat = game.to_act[0]
        game.play(game.legal(seat)[0], seat)
    with pytest.raises(Abandoned):
        replayed(game.record(), None, wanted)
    assert asked == 5
