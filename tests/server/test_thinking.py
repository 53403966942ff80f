"""The processes that think for bots, and those that compile for them, end with the server, whatever ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
