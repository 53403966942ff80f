"""A server that is replaced while it serves: its successor is prepared first, and nobody is refused."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
import uvicorn

from festina.server import handover
from festina.server.handover import Predecessor, Successor
from festina.server.hub import Hub
from festina.server.serve import Server

from .chaos import until
from .client import Adopted, Person, ServerProcess

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")


@contextmanager
def _running(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server started by hand; whatever is left of it and its successors is ended."""
    running = ServerProcess(tmp_path)
    running.start()
    group, stdout = running.process.pid, running.process.stdout  # type: ignore[union-attr]  # it runs
    yield running
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
    if running.process is not None:
        running.process.wait(20)
    assert stdout is not None
    stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with _running(tmp_path) as running:
        yield running


def _asked(server: ServerProcess) -> subprocess.Popen[str]:
    """The process that has begun to prepare its successor."""
    assert isinstance(server.process, subprocess.Popen)
    server.process.send_signal(signal.SIGUSR2)
    until(lambda: "is being prepared to take over" in server.log())
    return server.process


def _is_empty(group: int) -> bool:
    """Whether no process of a group runs any more."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if state != "Z" and int(its_group) == group:
                return False
    return True


def test_a_server_started_by_hand_is_replaced(server: ServerProcess) -> None:
    """At the same address; everybody is asked to come back soon, and the old process ends, its workers too."""
    ann = Person(server.url)
    table = ann.table("hare(players=2)")["id"]
    talk = ann.socket(table)
    assert talk.move(0, "a>2")["type"] == "ack"
    old = _asked(server)
    assert talk.wait(lambda message: message["type"] == "bye")["retry_ms"] == 200
    assert talk.is_closed()
    back = ann.socket(table, talk.version)
    assert back.sync["updates"] is not None
    assert old.wait(20) == 0
    (number,) = re.findall(r"process (\d+) serves from now on", server.log())
    server.process = Adopted(int(number))
    for closing_one in (talk, back, ann.http):
        closing_one.close()
    server.process.send_signal(signal.SIGTERM)
    until(lambda: _is_empty(old.pid))
    assert old.stdout is not None
    said = old.stdout.read()
    assert said.count("Stopped.") == 1  # by the second one, which nobody has replaced
    assert "Traceback" not in server.log()


#: Python runs it at the start of a process: a successor is then prepared for as long as a test needs.
_SLOW_SUCCESSOR = """
import os, time
if "FESTINA_HANDOVER" in os.environ:
    time.sleep(60)
"""


def test_a_stop_is_not_undone_by_a_successor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops a server that prepares its successor stops both."""
    (tmp_path / "sitecustomize.py").write_text(_SLOW_SUCCESSOR)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with _running(tmp_path) as server:
        old = _asked(server)
        old.send_signal(signal.SIGTERM)
        assert old.wait(20) == 0
        until(lambda: _is_empty(old.pid))
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{server.url}/healthz")


def test_a_stop_after_the_preparation_is_not_undone_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """The successor waits for the end of a process that is asked to stop while it says goodbye."""
    ended: list[str] = []

    class Waiting:
        number = 7

        def discard(self) -> None:
            ended.append("discarded")

        def take_over(self) -> None:
            ended.append("serves")

    async def stop(asked: bool) -> bool:
        async def say_goodbye(retry_ms: int) -> None:
            if asked:
                stopping.handle_exit(signal.SIGTERM, None)

        async def no_connections(self: uvicorn.Server, sockets: object = None) -> None: ...

        monkeypatch.setattr(uvicorn.Server, "shutdown", no_connections)
        hub = cast(Hub, SimpleNamespace(say_goodbye=say_goodbye))
        stopping = Server(uvicorn.Config("no:app"), hub, ready=lambda port: None)
        stopping.servers = []
        stopping._successor = cast(Successor, Waiting())
        await stopping.shutdown()
        return stopping.is_succeeded

    assert asyncio.run(stop(asked=False))
    assert not asyncio.run(stop(asked=True))
    assert ended == ["serves", "discarded"]


def test_a_server_that_is_killed_meanwhile_is_replaced_nevertheless(server: ServerProcess) -> None:
    old = _asked(server)
    old.kill()
    old.wait()
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def test_the_first_process_of_a_container_is_not_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> bool:
        server = Server(uvicorn.Config("no:app"), cast(Hub, None), ready=lambda port: None)
        working = asyncio.create_task(server.main_loop())
        await asyncio.sleep(0)
        server.renew()
        await asyncio.sleep(0.01)
        goes_on = not server.should_exit
        server.handle_exit(signal.SIGTERM, None)
        await working
        return goes_on

    monkeypatch.setattr(os, "getpid", lambda: 1)
    monkeypatch.setattr(logging.getLogger("festina"), "propagate", True)
    assert asyncio.run(ask())
    assert "the first process of a container cannot hand over" in caplog.text


# ---- the two ends of the line


@pytest.fixture
def successor(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Successor]]:
    """Starts a program as the successor."""
    started: list[Successor] = []

    def start(program: str, *sockets: socket.socket) -> Successor:
        monkeypatch.setattr(handover, "_command", lambda: [sys.executable, "-c", program])
        started.append(Successor(sockets, {"GIVEN": "by the manager"}))
        return started[-1]

    yield start
    for each in started:
        each.discard()


def test_a_successor_hears_when_the_other_has_ended(successor: Callable[..., Successor]) -> None:
    program = """
import os
from festina.server.handover import Predecessor
before = Predecessor()
(listening,) = before.sockets
before.wait_for_end()
listening.accept()[0].sendall(os.environ["GIVEN"].encode())
"""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = listening.getsockname()
        started = successor(program, listening)
        assert asyncio.run(started.is_prepared())
    with socket.create_connection(address, timeout=60) as early:  # waits in the queue
        started.take_over()
        assert early.recv(100) == b"by the manager"


def test_a_successor_that_ends_is_not_prepared(successor: Callable[..., Successor]) -> None:
    assert not asyncio.run(successor("raise SystemExit(1)").is_prepared())


def test_a_successor_that_hangs_is_not_prepared(
    successor: Callable[..., Successor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_PREPARATION", 0.1)
    assert not asyncio.run(successor("import time; time.sleep(3600)").is_prepared())


def test_without_a_predecessor_nothing_is_inherited() -> None:
    assert not Predecessor({})
    assert Predecessor({}).sockets == []


def test_what_is_inherited_is_for_this_process_alone() -> None:
    ours, theirs = socket.socketpair()
    given = {"FESTINA_HANDOVER": str(os.dup(theirs.fileno())), "HOME": "/root"}
    with closing(ours), closing(theirs):
        before = Predecessor(given)
        assert given == {"HOME": "/root"}
        assert before
        theirs.close()
        ours.shutdown(socket.SHUT_WR)
        before.wait_for_end()
        assert ours.recv(100) == b"prepared"
