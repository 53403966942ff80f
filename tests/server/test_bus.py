"""The bus: news survive their way, marks say who was seen where."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from festina import FestinaError
from festina.kernel.data import tag_of
from festina.server import bus as buses
from festina.server.bus import Announced, EntriesStored, Listening, LocalBus, News, PresenceChanged, make_bus
from festina.server.wire import encode
from festina.server.wire_socket import Bye

from .services import Services


@pytest.mark.parametrize(
    "news",
    [
        EntriesStored(table="t1", process="p1"),
        PresenceChanged(table="t1", process="p1"),
        Announced(table="t1", process="p1", message=msgspec.Raw(encode(Bye(reason="restart", retry_ms=1000)))),
    ],
    ids=lambda news: tag_of(type(news)),
)
def test_news_survive_their_way(news: News) -> None:
    sent = msgspec.json.encode(news)
    heard: News = msgspec.json.decode(sent, type=News)
    assert type(heard) is type(news)
    assert msgspec.json.encode(heard) == sent


@pytest.mark.parametrize(
    ("sent", "kind"),
    [
        (b'{"table":"t1","kind":"entries","process":"p1"}', EntriesStored),
        (b'{"table":"t1","kind":"presence","process":"p1"}', PresenceChanged),
        (b'{"table":"t1","kind":"tell","message":{"type":"pong"},"process":"p1"}', Announced),
    ],
)
def test_processes_of_yesterday_are_understood(sent: bytes, kind: type[Any]) -> None:
    """While servers are replaced one after the other, both versions share a bus."""
    heard: News = msgspec.json.decode(sent, type=News)
    assert isinstance(heard, kind)
    assert (heard.table, heard.process) == ("t1", "p1")


def test_marks_are_kept_and_forgotten_once() -> None:
    async def play() -> None:
        bus = LocalBus("p1")
        await bus.mark("here:t1", "ann|p1", 1.0)
        await bus.mark("here:t1", "ann|p1", 2.0)
        assert await bus.marks("here:t1") == {"ann|p1": 2.0}
        assert await bus.marks("here:t2") == {}
        assert [await bus.unmark("here:t1", "ann|p1") for _ in range(2)] == [True, False]

    asyncio.run(play())


@pytest.mark.xdist_group("server-scale")
def test_many_places_are_marked_and_looked_at_together(real_services: Services) -> None:
    async def play() -> None:
        bus = make_bus(real_services.bus, "p1")
        ann, ben, cleo = (f"{name}|p1" for name in ("ann", "ben", "cleo"))
        await bus.mark_all([("here:m1", ann), ("here:m2", ben), ("here:m1", cleo)], 1.0)
        await bus.mark("here:m1", ann, 2.0)
        found = await bus.marks_at(["here:m2", "here:m3", "here:m1"])
        assert found == [{ben: 1.0}, {}, {ann: 2.0, cleo: 1.0}]
        assert await bus.marks_at([]) == []
        await bus.close()

    asyncio.run(play())


@pytest.mark.xdist_group("server-scale")
def test_news_of_entries_gather_and_what_is_said_does_not_wait(
    real_services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "_GATHER_SECONDS", 60.0)
    said = Announced(table="t2", message=msgspec.Raw(b'{"type":"pong"}'))

    async def play() -> None:
        heard: asyncio.Queue[News | Listening] = asyncio.Queue()
        speaker, listener = (make_bus(real_services.bus, process) for process in ("p1", "p2"))
        await listener.open(heard.put)
        assert isinstance(await asyncio.wait_for(heard.get(), 20), Listening)
        await speaker.open(heard.put)
        assert isinstance(await asyncio.wait_for(heard.get(), 20), Listening)
        for table in ("t1", "t2", "t1"):
            await speaker.publish(EntriesStored(table=table))
        await asyncio.sleep(0.2)
        assert heard.empty()
        await speaker.publish(said)
        news = [await asyncio.wait_for(heard.get(), 20) for _ in range(3)]
        assert [(type(each), each.table) for each in news if not isinstance(each, Listening)] == [
            (EntriesStored, "t1"),
            (EntriesStored, "t2"),
            (Announced, "t2"),
        ]
        await speaker.close()
        await listener.close()

    asyncio.run(play())


def test_a_bus_that_does_not_exist_is_refused() -> None:
    with pytest.raises(FestinaError):
        make_bus("amqp://somewhere", "p1")
