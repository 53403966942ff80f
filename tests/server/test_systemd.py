"""What a service manager hands over and hears, in its own protocol."""

from __future__ import annotations

import os
import socket
from pathlib import Path

from festina.server.systemd import Manager


def test_sockets_are_for_the_process_that_is_named() -> None:
    given = {"LISTEN_FDS": "2", "LISTEN_PID": str(os.getpid() + 1)}
    assert Manager(given).sockets() == []


def test_nothing_is_left_for_the_processes_started_from_here() -> None:
    given = {
        "LISTEN_FDS": "0",
        "LISTEN_PID": str(os.getpid()),
        "LISTEN_FDNAMES": "festina.socket",
        "NOTIFY_SOCKET": "/nowhere",
        "WATCHDOG_USEC": "60000000",
        "WATCHDOG_PID": str(os.getpid()),
        "HOME": "/root",
    }
    manager = Manager(given)
    assert given == {"HOME": "/root"}
    assert manager.watchdog == 60.0
    assert manager.environment == {"NOTIFY_SOCKET": "/nowhere", "WATCHDOG_USEC": "60000000"}  # but for a successor
    manager.tell("READY=1")  # to nobody


def test_states_are_told(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(5)
        Manager({"NOTIFY_SOCKET": str(tmp_path / "notify")}).tell("READY=1")
        assert ear.recv(100) == b"READY=1"


def test_an_address_without_a_file() -> None:
    name = f"festina-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(f"\0{name}")
        ear.settimeout(5)
        Manager({"NOTIFY_SOCKET": f"@{name}"}).tell("STOPPING=1")
        assert ear.recv(100) == b"STOPPING=1"


def test_without_a_manager_nothing_happens() -> None:
    manager = Manager({})
    manager.tell("READY=1")
    assert manager.sockets() == []
    assert manager.watchdog == 0
