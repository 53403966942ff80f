"""One process with its games in SQLite, under a service manager: started by its socket, replaced while people play."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.client import Person

from .deploying import DEPLOY, ManagedProcess, check_gap, systemctl
from .players import Players


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ManagedProcess]:
    running = ManagedProcess(tmp_path)
    running.start()
    yield running
    running.release()


def test_restarts_while_people_play(server: ManagedProcess, capsys: pytest.CaptureFixture[str]) -> None:
    players = Players(server.url, tables=2)
    server.restart()
    players.wait_until_back(1)
    figures = check_gap(players.finish(server.database), server)
    with capsys.disabled():
        print(f"\none process: {figures}")


def test_reloads_while_people_play(server: ManagedProcess, capsys: pytest.CaptureFixture[str]) -> None:
    """Twice: a successor can have one of its own."""
    players = Players(server.url, tables=2)
    for times in (1, 2):
        assert server.reload()
        players.wait_until_back(times)
    figures = check_gap(players.finish(server.database), server)
    with capsys.disabled():
        print(f"\none process, with a successor: {figures}")


def test_a_successor_that_cannot_start_leaves_the_old_process_serving(tmp_path: Path) -> None:
    """Here because of its settings; the script says so, and leaves other processes alone."""
    config = tmp_path / "festina.toml"
    config.write_text("rooms = 5000")
    server = ManagedProcess(tmp_path, config=str(config))
    server.start()
    try:
        ann = Person(server.url)
        talk = ann.socket(ann.table("hare(players=2)")["id"])
        config.write_text("rooms = 'many'")
        before = server.number
        with systemctl(tmp_path, {"festina.service": server}) as environment:
            done = subprocess.run(
                [DEPLOY / "rolling-restart.sh"],
                env={**environment, "FESTINA_PORT": str(server.port), "SECONDS_TO_WAIT": "1"},
                capture_output=True,
                text=True,
                check=False,
                timeout=120,
            )
        assert done.returncode == 1
        assert "festina.service has no new process that is ready" in done.stderr
        assert server.number == before
        assert talk.move(0, "a>2")["type"] == "ack"
        assert "the new process could not be prepared; this one goes on serving" in server.log()
        assert "rooms" in server.log()
        assert "Traceback" not in server.log()
        config.write_text("rooms = 4000")
        assert server.reload()
        again = ann.socket(talk.table["id"], talk.version)
        for closing in (talk, again, ann.http):
            closing.close()
    finally:
        server.release()


def test_whoever_connects_while_it_is_stopped_waits(server: ManagedProcess) -> None:
    server.stop()
    server.wait_for("STOPPING=1")
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as early:
        early.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        time.sleep(0.2)
        server.start()
        assert early.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_somebody_who_does_not_read_does_not_hold_up_a_restart(server: ManagedProcess) -> None:
    """The last bytes for a full connection are not waited for."""
    ann = Person(server.url)
    table = ann.table("hare(players=2)")["id"]
    talk = ann.socket(table)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        with suppress(ConnectionError):  # a busy server may have given it up already
            for _ in range(30):  # more than the system keeps for a connection
                deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
                time.sleep(0.05)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert server.stop() == 0
    assert "timeout graceful shutdown exceeded" not in server.log()
    assert talk.is_closed()
    talk.close()
    ann.http.close()
