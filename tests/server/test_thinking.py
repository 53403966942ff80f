"""The processes that think for bots, and those that compile for them, end with the server, whatever ends it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from festina import new_game
from festina.server import thinking
from festina.server.metrics import Metrics
from festina.server.questioning import BotAnswer, BotQuestion
from festina.server.thinking import AllBusy, Thinkers

from .client import Person, serving

#: Seconds in which they have to notice; pebble gives a process three before it is killed.
_SOON = 15.0


def _members(group: int) -> dict[int, str]:
    """The command lines of the processes of a group, without those that only wait to be buried."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state != "Z":
                found[int(stat.parent.name)] = (stat.parent / "cmdline").read_text()
        except OSError:
            continue
    return found


@pytest.mark.xdist_group("server-kills")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
@pytest.mark.parametrize("politely", [True, False])
def test_no_child_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, politely: bool) -> None:
    monkeypatch.setenv("FESTINA_CACHE", str(tmp_path / "cache"))  # an empty one: a search has to be compiled
    with serving(tmp_path, think_seconds="120") as server:
        assert server.process is not None
        group = server.process.pid
        ann = Person(server.url)
        ann.table("whyfirst(players=2)", [{"kind": "bot", "bot": "search:ms=60000"}] * 2)
        ann.http.close()
        deadline = time.monotonic() + 60
        while not any("import_module" in line for line in _members(group).values()):
            assert time.monotonic() < deadline, _members(group)
            time.sleep(0.05)
        if politely:
            assert server.stop() == 0
        else:
            server.kill(alone=True)
        try:
            deadline = time.monotonic() + _SOON
            while _members(group):
                assert time.monotonic() < deadline, _members(group)
                time.sleep(0.05)
        finally:
            if _members(group):
                os.killpg(group, signal.SIGKILL)


_THINKER = """
import multiprocessing, os, pathlib, sys, time
from festina.server.thinking import _ready

def think(file):
    _ready()
    pathlib.Path(file).write_text(str(os.getpid()))
    time.sleep(120)

if __name__ == "__main__":
    multiprocessing.get_context("spawn").Process(target=think, args=(sys.argv[1],)).start()
    time.sleep(120)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
def test_a_long_thought_ends_with_a_killed_server(tmp_path: Path) -> None:
    program, file = tmp_path / "thinker.py", tmp_path / "pid"
    program.write_text(_THINKER)
    server = subprocess.Popen([sys.executable, str(program), str(file)], start_new_session=True)
    deadline = time.monotonic() + 60
    while not file.exists() or not file.read_text():
        assert time.monotonic() < deadline, "it did not start"
        time.sleep(0.05)
    server.kill()
    server.wait()
    deadline = time.monotonic() + _SOON
    try:
        while int(file.read_text()) in _members(server.pid):
            assert time.monotonic() < deadline, "it goes on"
            time.sleep(0.05)
    finally:
        if _members(server.pid):
            os.killpg(server.pid, signal.SIGKILL)


def test_long_searches_are_cut_short_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's tables full of slow bots must not hold up everybody else's."""
    asked: list[tuple[float, Future[BotAnswer]]] = []

    class Pool:
        def schedule(self, work: object, args: tuple[BotQuestion], timeout: float) -> Future[BotAnswer]:
            asked.append((args[0].hurry, Future()))
            return asked[-1][1]

    monkeypatch.setattr(Thinkers, "_new_pool", lambda _: Pool())
    thinkers = Thinkers(2, 20.0, Metrics())
    view = new_game("hare(players=2)", seed=1).view(0)
    question = BotQuestion("hare(players=2)", "search", 0, 1, view, (), 20.0)

    async def ask() -> None:
        tasks = [asyncio.create_task(thinkers.ask(question)) for _ in range(20)]
        await asyncio.sleep(0)
        for _, future in asked:
            future.set_result(BotAnswer(">1"))
        await asyncio.gather(*tasks)
        alone = asyncio.create_task(thinkers.ask(question))
        await asyncio.sleep(0)
        asked[-1][1].set_result(BotAnswer(">1"))
        await alone

    asyncio.run(ask())
    seconds = [hurry for hurry, _ in asked]
    assert seconds[0] == seconds[1] == seconds[-1] == 16.0
    assert sum(seconds[2:20]) / 2 < 10
    assert seconds[19] < 0.5


def test_what_can_wait_does_not_wait_for_bots_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Future[object]] = []

    class Pool:
        def schedule(self, work: object, args: tuple[object, ...] = (), timeout: float = 0.0) -> Future[object]:
            asked.append(Future())
            return asked[-1]

    monkeypatch.setattr(Thinkers, "_new_pool", lambda _: Pool())
    thinkers = Thinkers(1, 20.0, Metrics())
    view = new_game("hare(players=2)", seed=1).view(0)
    question = BotQuestion("hare(players=2)", "search", 0, 1, view, (), 20.0)

    async def ask() -> None:
        bot = asyncio.create_task(thinkers.ask(question))
        await asyncio.sleep(0)
        with pytest.raises(AllBusy):
            await asyncio.wait_for(thinkers.lend(lambda: 1, 1.0, patience=0.05), 10)
        with pytest.raises(AllBusy):
            await thinkers.spare(lambda hurry: 1, 1.0)
        asked[0].set_result(BotAnswer(">1"))
        await bot
        lent = asyncio.create_task(thinkers.lend(lambda: 1, 1.0, patience=0.05))
        await asyncio.sleep(0)
        asked[-1].set_result(1)
        assert await lent == 1

    asyncio.run(ask())


def test_a_person_who_lets_the_server_think_counts_as_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else's bots, and nobody else's thoughts, can be held up by many askers."""
    asked: list[tuple[Callable[[], float], Future[float]]] = []

    class Pool:
        def schedule(self, work: Callable[[], float], timeout: float) -> Future[float]:
            asked.append((work, Future()))
            return asked[-1][1]

    monkeypatch.setattr(Thinkers, "_new_pool", lambda _: Pool())
    thinkers = Thinkers(2, 20.0, Metrics())

    async def ask() -> None:
        tasks = [asyncio.create_task(thinkers.spare(lambda hurry: hurry, 3.0)) for _ in range(3)]
        await asyncio.sleep(0)
        for work, future in asked:
            future.set_result(work())
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found[:2] == [3.0, 3.0]
        assert isinstance(found[2], AllBusy)
        assert thinkers.is_free

    asyncio.run(ask())


_STUBBORN = """
import sys, time
from festina.server.metrics import Metrics
from festina.server.thinking import AllBusy, Thinkers

if __name__ == "__main__":
    thinkers = Thinkers(1, 60.0, Metrics())
    thought = thinkers._pool.schedule(sum, args=(range(10**12),))
    while not thought.running():
        time.sleep(0.01)
    time.sleep(0.3)
    (worker,) = thinkers._pool._pool_manager.worker_manager.workers.values()
    thinkers.close()
    print(worker.exitcode)
"""


def test_a_thought_that_python_cannot_interrupt_ends_with_a_polite_stop(tmp_path: Path) -> None:
    """A compiled search is one instruction to Python; it need not be killed after a wait for its end."""
    program = tmp_path / "stubborn.py"
    program.write_text(_STUBBORN)
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == f"-{signal.SIGTERM.value}"


@pytest.mark.xdist_group("server-kills")
def test_bots_play_on_when_a_process_is_killed_that_had_nothing_to_do() -> None:
    """As a system does that is short of memory; pebble's pool does not survive it."""
    thinkers = Thinkers(1, 20.0, Metrics())
    view = new_game("hare(players=2)", seed=1).view(0)
    question = BotQuestion("hare(players=2)", "strategist", 0, 1, view, (), 20.0)

    async def ask() -> list[BotAnswer]:
        before = await thinkers.ask(question)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        return [before, *(await asyncio.gather(*(thinkers.ask(question) for _ in range(3))))]

    try:
        answers = asyncio.run(ask())
    finally:
        thinkers.close()
    assert [answer.problem for answer in answers] == [None] * 4
    assert len({answer.action for answer in answers}) == 1


@pytest.mark.xdist_group("server-kills")
def test_bots_play_on_when_a_process_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_START", 3.0)
    monkeypatch.setattr(thinking, "_ROUNDS", 1)
    game = new_game("hare(players=2)", seed=1)
    question = BotQuestion(game.ruleset, "random", 0, 1, game.view(0), (), 1.0)

    async def play() -> list[BotAnswer]:
        thinkers = Thinkers(1, 1.0, Metrics())
        thinkers.start()
        while not multiprocessing.active_children():
            await asyncio.sleep(0.05)
        still = multiprocessing.active_children()[0].pid
        assert still is not None
        os.kill(still, signal.SIGSTOP)
        try:
            first = await asyncio.wait_for(thinkers.ask(question), 30)
            monkeypatch.setattr(thinking, "_START", 20.0)
            return [first, await asyncio.wait_for(thinkers.ask(question), 60)]
        finally:
            os.kill(still, signal.SIGCONT)
            await asyncio.to_thread(thinkers.close)

    first, second = asyncio.run(play())
    assert first.problem is not None
    assert second.problem is None
