"""When garbage is looked for."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Iterator

import pytest

from festina.server import memory
from festina.server.memory import Collector

from .inside import Inside
from .party import Party


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


class _Knot:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.me = self


def test_young_garbage_goes_with_every_look() -> None:
    collector = Collector(lambda: 0.0)
    collector.take_over()
    assert not gc.isenabled()
    _Knot()
    assert collector.look() == 1
    assert not any(isinstance(each, _Knot) for each in gc.get_objects())


def test_everything_is_looked_at_only_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_PAUSE", 2)
    monkeypatch.setattr(memory, "_FEW", 10**9)
    idle = 0.0
    collector = Collector(lambda: idle)
    collector.take_over()
    held = [_Knot()]
    assert [collector.look() for _ in range(4)] == [1, 1, 1, 1], "somebody is playing"
    held.clear()
    idle = 60.0
    assert [collector.look() for _ in range(2)] == [1, 2]
    assert not any(isinstance(each, _Knot) for each in gc.get_objects())


def test_what_has_doubled_is_looked_at_however_busy_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_PAUSE", 1)
    monkeypatch.setattr(memory, "_FEW", 1_000)
    collector = Collector(lambda: 0.0)
    collector.take_over()
    held = [_Knot() for _ in range(5_000)]
    assert [collector.look() for _ in range(3)] == [1, 2, 1], "young, and then too many"
    assert collector.look() == 1
    assert len(held) == 5_000


def test_nothing_is_watched_where_python_collects() -> None:
    asyncio.run(asyncio.wait_for(Collector(lambda: 0.0).watch(), 1.0))


def test_a_table_that_is_let_go_of_is_no_garbage(quick: Inside, party: Callable[..., Party]) -> None:
    """Nothing in it leads back to it: it is freed at once, not when everything is looked at."""
    table = party("hare(players=2)", "Ann", "Ben")
    table.play((0, "a>1"), (1, "a>2"))
    gc.disable()
    live = weakref.ref(quick.hub.tables[table.id])

    async def let_go() -> None:
        quick.hub.tables[table.id].show_presence()
        await asyncio.sleep(0.1)
        quick.hub.forget(table.id)

    quick.wait(let_go())
    end = time.monotonic() + 10
    while live() is not None and time.monotonic() < end:
        time.sleep(0.05)
    assert live() is None
