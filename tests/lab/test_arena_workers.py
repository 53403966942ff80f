"""Worker processes that die: their game is played by another one, and only a game that kills twice ends the arena."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from itertools import islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from festina import FestinaError
from festina.lab.arena import Watcher, run_arena
from festina.lab.referee import Job
from festina.lab.seating import schedule
from festina.lab.workers import play_all

QUICK = "whyfirst(players=2)"


class Murderer(Watcher):
    """Kills a worker after some games."""

    def __init__(self) -> None:
        self.killed = 0
        self._before = active_children()

    def played(self, done: int, shares: Sequence[float]) -> None:
        if done == 2 and not self.killed:
            self.killed = next(child.pid for child in active_children() if child not in self._before) or 0
            os.kill(self.killed, signal.SIGKILL)


def test_a_worker_that_dies_is_replaced() -> None:
    murderer = Murderer()
    result = run_arena(QUICK, ["eager", "random"], 8, 2, watcher=murderer)
    assert murderer.killed
    assert result.finished
    whole = run_arena(QUICK, ["eager", "random"], 8, 1)
    assert [game.shares for game in result.played] == [game.shares for game in whole.played]


def test_a_game_that_ends_two_workers_ends_the_arena(tmp_path: Path) -> None:
    before = active_children()
    killer = tmp_path / "killer.py"
    killer.write_text("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n")
    with pytest.raises(FestinaError, match="two worker processes"):
        run_arena(QUICK, [str(killer), "random"], 4, 2)
    assert set(active_children()) <= set(before)


def test_a_fault_in_a_worker_is_shown() -> None:
    before = active_children()
    job = Job("no such game", ("random",), 100, 5.0)
    with pytest.raises(RuntimeError, match="no such game"):
        list(play_all(job, islice(schedule([0], 2, 1), 4), 2))
    assert set(active_children()) <= set(before)
