"""One process with its games in SQLite, under a service manager: started by its socket, restarted while people play."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Person

from .deploying import ManagedProcess, check_gap
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
        for _ in range(30):  # more than the system keeps for a connection
            deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
            time.sleep(0.05)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert server.stop() == 0
    assert "timeout graceful shutdown exceeded" not in server.log()
    assert talk.is_closed()
    talk.close()
    ann.http.close()
