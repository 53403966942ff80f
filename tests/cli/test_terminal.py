"""At a real terminal: Ctrl-C and Ctrl-D leave politely, and what was played can be kept."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from festina import load_game

#: Ctrl-C reaches only the process to which the terminal belongs, and is ignored by what runs in the background.
PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from festina.cli.main import main
main()
"""
CTRL_C, CTRL_D = b"\x03", b"\x04"


class Terminal:
    """A festina process behind a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.main, side = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=side,
            stdout=side,
            stderr=side,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(side)
        self.seen = ""
        self.mark = 0

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Read on until a text appears after the one waited for before."""
        end = time.monotonic() + seconds
        while text not in self.seen[self.mark :]:
            assert time.monotonic() < end, f"waited for {text!r}, saw {self.seen[self.mark :]!r}"
            if select.select([self.main], [], [], 0.2)[0]:
                self.seen += os.read(self.main, 65536).decode(errors="replace")
        self.mark = self.seen.index(text, self.mark) + len(text)

    def type(self, keys: bytes) -> None:
        time.sleep(0.5)  # nobody types before the prompt is drawn: a Ctrl-C that early would go to readline alone
        os.write(self.main, keys)

    def ended(self) -> int:
        while True:
            try:
                more = os.read(self.main, 65536)
            except OSError:
                break
            if not more:
                break
            self.seen += more.decode(errors="replace")
        return self.process.wait(30)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, "play", "hare(players=3)", "--seed", "1")
    yield opened
    opened.process.kill()
    opened.process.wait()
    os.close(opened.main)


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_in_the_middle_offers_to_save(terminal: Terminal, tmp_path: Path, key: bytes) -> None:
    terminal.wait_for("Player>")
    terminal.type(b"4\n")
    terminal.wait_for("Player pays 10 and moves to 4")
    terminal.wait_for("Player>")
    terminal.type(key)
    terminal.wait_for("Save the game?")
    terminal.type(b"mine.txt\n")
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.seen
    assert len(load_game((tmp_path / "mine.txt").read_text()).steps) >= 3


def test_leaving_twice_leaves(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait_for("Player>")
    terminal.type(b"4\n")
    terminal.wait_for("Player pays 10 and moves to 4")
    terminal.wait_for("Player>")
    terminal.type(CTRL_C)
    terminal.wait_for("Save the game?")
    terminal.type(CTRL_C)
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.seen
    assert list(tmp_path.iterdir()) == []
