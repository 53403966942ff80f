"""How long a server takes from its start to its first answer: ``python -m bench.start``.

A database that is already there is served anew several times, with files that the system has read before. Beside it
stands a yardstick of the same minute, Python loading FastAPI and SQLAlchemy alone: figures of a busy machine are to
be read as multiples of it. CPU seconds are those of the server process alone, until the answer.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

_YARDSTICK: Final = "import fastapi, sqlalchemy.orm"
_REQUEST: Final = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
_PATIENCE: Final = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=7)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        _start(Path(folder))  # makes the database, and fills the system's cache
        starts, yardsticks = [], []
        for _ in range(times):
            starts.append(_start(Path(folder)))
            yardsticks.append(_load())
    figures = {
        "seconds": median(wall for wall, _ in starts),
        "cpu_seconds": median(cpu for _, cpu in starts),
        "yardstick_seconds": median(wall for wall, _ in yardsticks),
        "yardstick_cpu_seconds": median(cpu for _, cpu in yardsticks),
    }
    print(f"{'':30}{'seconds':>10}{'CPU':>10}")
    print(f"{'first answer of /healthz':30}{figures['seconds']:10.2f}{figures['cpu_seconds']:10.2f}")
    print(f"{_YARDSTICK:30}{figures['yardstick_seconds']:10.2f}{figures['yardstick_cpu_seconds']:10.2f}")
    print(json.dumps({name: round(value, 3) for name, value in figures.items()}))


def _start(folder: Path) -> tuple[float, float]:
    """Seconds, and CPU seconds, until a server answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings = {"FESTINA_DATABASE": f"sqlite:///{folder / 'festina.db'}", "FESTINA_PORT": str(port)}
    began = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", "festina", "serve"],
        env={**os.environ, **settings, "FESTINA_THINKERS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not _answers(port):
            if server.poll() is not None or time.perf_counter() - began > _PATIENCE:
                sys.exit("the server does not start")
            time.sleep(0.005)
        return time.perf_counter() - began, _cpu_seconds(server.pid)
    finally:
        server.terminate()
        server.wait()


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            line.sendall(_REQUEST)
            return line.recv(100).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _load() -> tuple[float, float]:
    """Seconds, and CPU seconds, of the yardstick."""
    began = time.perf_counter()
    code = f"{_YARDSTICK}\nimport time\nprint(time.process_time())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return time.perf_counter() - began, float(done.stdout)


if __name__ == "__main__":
    main()
