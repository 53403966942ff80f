"""What those who watch over a server are told: alive, ready, stopping, and what is wrong."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from festina.server.bus import LocalBus, RedisBus
from festina.server.health import HealthWatch
from festina.server.metrics import Metrics
from festina.server.store.store import Store

from .client import Person, serving
from .inside import Inside
from .party import Party


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Inside]:
    """A server that may be spoilt."""
    server = Inside(tmp_path)
    server.start()
    yield server
    server.stop()


def _asked(url: str, path: str) -> tuple[int, dict[str, Any]]:
    with Person(url).http as http:
        answer = http.get(path)
    return answer.status_code, answer.json()


def _until(url: str, path: str, wanted: Callable[[int, dict[str, Any]], bool]) -> tuple[int, dict[str, Any]]:
    """The first answer of some kind: answers are used again for a second."""
    for _ in range(200):
        found = _asked(url, path)
        if wanted(*found):
            return found
    raise AssertionError(found)


def test_all_is_well(quick: Inside) -> None:
    for path in ("/healthz", "/readyz"):
        status, told = _asked(quick.url, path)
        assert status == 200
        assert {**told, "version": ""} == {"status": "ok", "version": "", "trouble": [], "tidying": "ok"}
        with Person(quick.url).http as http:
            assert http.head(path).status_code == 200


def test_a_server_that_stops_is_alive_and_not_ready(own: Inside) -> None:
    own.hub.closing = True
    for path, expected in (("/healthz", 200), ("/readyz", 503)):
        status, told = _asked(own.url, path)
        assert (status, told["status"]) == (expected, "stopping")
    own.hub.closing = False


@pytest.mark.xdist_group("server-kills")
def test_a_full_disk_is_told_and_then_that_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None
        pid = server.process.pid
        ann = Person(server.url)
        ann.table("hare(players=2)")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
        status, told = _until(server.url, "/readyz", lambda status, _: status != 200)
        assert (status, told["status"], told["trouble"]) == (503, "trouble", ["disk"])
        status, told = _asked(server.url, "/healthz")
        assert (status, told["status"], told["trouble"]) == (200, "trouble", ["disk"])
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        _until(server.url, "/readyz", lambda status, told: status == 200 and told["status"] == "ok")
        ann.table("hare(players=2)")
        ann.http.close()


class ReadOnly:
    """All connections of a server to its SQLite file, which can be made to refuse to write."""

    def __init__(self, server: Inside) -> None:
        self._connections: list[sqlite3.Connection] = []
        self._on = False
        event.listen(server.hub.store._database.engine, "connect", self._connected)

    def _connected(self, connection: Any, _: object) -> None:
        self._connections.append(connection)
        if self._on:
            connection.execute("PRAGMA query_only=ON")

    def switch(self, on: bool) -> None:
        self._on = on
        for connection in self._connections:
            connection.execute(f"PRAGMA query_only={'ON' if on else 'OFF'}")


def test_a_database_that_cannot_be_written_refuses_moves_in_words(tmp_path: Path) -> None:
    """Nothing is half done, it is told, and when it can be written again the game goes on."""
    server = Inside(tmp_path)
    file = ReadOnly(server)
    server.start()
    try:
        table = Party(server, "hare(players=2)", "Ann", "Ben")
        table.play((0, "a>2"))
        talk, other = table.talk(0), table.talk(1)
        before = talk.version
        file.switch(True)
        refused = other.command("move", 1, id="once", action="a>5", version=before)
        assert refused["type"] == "refused"
        assert refused["error"]["code"] == "trouble"
        assert "Nothing was changed" in refused["error"]["text"]
        status, told = _until(server.url, "/readyz", lambda status, _: status != 200)
        assert (status, told["trouble"]) == (503, ["database"])
        assert table.host.ask("GET", table.path)["version"] == before
        assert server.query("SELECT MAX(number) FROM entries")[0][0] == before
        wish = {"ruleset": "hare(players=2)", "seats": [{"kind": "open"}, {"kind": "open"}]}
        with Person(server.url, "Cleo").http as http:
            made = http.post("/api/tables", json=wish)
        assert made.status_code == 500
        assert "set-cookie" not in made.headers
        file.switch(False)
        _until(server.url, "/readyz", lambda status, _: status == 200)
        assert other.command("move", 1, id="once", action="a>5", version=before)["type"] == "ack"
        talk.wait(lambda message: message.get("kind") == "move" and message["seat"] == 1)
        table.close()
    finally:
        server.stop()


# ---- the watch itself


class Shelf(Store):
    """A store that does what the test wants."""

    def __init__(self, free: int | None = None, hangs: bool = False) -> None:
        self.written = 0
        self._free, self._hangs = free, hangs

    async def write_facts(self, known: Mapping[str, str | None]) -> None:
        self.written += 1
        await asyncio.sleep(60 if self._hangs else 0.01)

    def free_bytes(self) -> int | None:
        return self._free


def _watch(store: Store, bus: str = "local", patience: float = 3.0) -> HealthWatch:
    made = LocalBus("p") if bus == "local" else RedisBus(bus, "p")
    return HealthWatch(store, made, Metrics(), lambda: 0.0, patience)


def test_a_database_that_hangs_is_told_in_time() -> None:
    assert asyncio.run(_watch(Shelf(hangs=True), patience=0.1).troubles()) == ["database"]


def test_a_disk_that_is_nearly_full_is_told_before_it_is_full() -> None:
    assert asyncio.run(_watch(Shelf(free=1_000_000)).troubles()) == ["disk"]
    assert asyncio.run(_watch(Shelf(free=1_000_000_000)).troubles()) == []


def test_a_redis_that_does_not_answer_is_told() -> None:
    assert asyncio.run(_watch(Shelf(), bus="redis://127.0.0.1:1/0").troubles()) == ["bus"]


def test_many_who_ask_cost_one_look() -> None:
    async def ask() -> int:
        store = Shelf()
        watch = _watch(store)
        await asyncio.gather(*(watch.troubles() for _ in range(50)))
        await watch.troubles()
        return store.written

    assert asyncio.run(ask()) == 1
