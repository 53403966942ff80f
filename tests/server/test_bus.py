"""The bus: news survive their way, marks say who was seen where."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from festina import FestinaError
from festina.kernel.data import tag_of
from festina.server.bus import Announced, EntriesStored, LocalBus, News, PresenceChanged, make_bus
from festina.server.wire import Bye, encode


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


def test_a_bus_that_does_not_exist_is_refused() -> None:
    with pytest.raises(FestinaError):
        make_bus("amqp://somewhere", "p1")
