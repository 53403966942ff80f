"""The process that compiles in the background does not outlive the one that wanted it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

_SLOW = """
import os, pathlib, sys, time
pathlib.Path(__file__).with_name("pid").write_text(str(os.getpid()))
time.sleep(120)
"""
_WANTS = """
import sys, time
sys.path.insert(0, {folder!r})
from festina.kernel.warm import warm_up
warm_up("slow", ("slow_module",))
time.sleep(120)
"""


def _is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_compiling_process_ends_with_its_parent(tmp_path: Path, end: signal.Signals) -> None:
    (tmp_path / "slow_module.py").write_text(_SLOW)
    parent = subprocess.Popen([sys.executable, "-c", _WANTS.format(folder=str(tmp_path))])
    deadline = time.monotonic() + 60
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert time.monotonic() < deadline, "it did not start"
        time.sleep(0.05)
    child = int((tmp_path / "pid").read_text())
    parent.send_signal(end)
    parent.wait()
    while _is_running(child):
        assert time.monotonic() < deadline, "it goes on"
        time.sleep(0.05)
