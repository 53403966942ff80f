"""Who is at a table, and what is done at most once in a while."""

from __future__ import annotations

import asyncio
import itertools

from festina.server.presence import SIGN_OF_LIFE, Attendance, Seldom


def test_a_device_is_here_until_its_last_connection_is_gone() -> None:
    at = Attendance(lambda: 1000.0)
    at.enter("ann")
    at.enter("ann")
    assert at.is_connected("ann")
    assert not at.leave("ann")
    assert at.is_here("ann")
    assert at.leave("ann")
    assert not at.is_here("ann")
    assert at.gone_since("ann") == 1000.0


def test_a_sign_of_life_from_elsewhere_counts_for_a_while() -> None:
    now = [1000.0]
    at = Attendance(lambda: now[0])
    at.saw("ben", 1000.0)
    assert at.is_here("ben")
    assert at.gone_since("ben") is None
    now[0] += SIGN_OF_LIFE
    assert not at.is_here("ben")
    assert at.gone_since("ben") == 1000.0 + SIGN_OF_LIFE
    at.saw_all({})
    assert at.gone_since("ben") == 1000.0, "since the table is held here, as far as anybody knows"


def test_lookers_are_counted_by_device() -> None:
    at = Attendance(lambda: 0.0)
    for device in ("ann", "?1", "?2", "?2"):
        at.enter(device)
    assert at.besides({"ann"}) == 2
    assert at.known == ["ann"]


def test_seldom_is_at_once_and_then_not_too_often() -> None:
    done: list[float] = []

    async def play() -> None:
        loop = asyncio.get_running_loop()
        seldom = Seldom(0.2)
        for _ in range(10):
            seldom.ask(lambda: done.append(loop.time()))
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.4)

    asyncio.run(play())
    assert 2 <= len(done) <= 4
    assert all(later - earlier >= 0.19 for earlier, later in itertools.pairwise(done))
