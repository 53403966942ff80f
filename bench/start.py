"""How long a server takes from its start to its first answer: ``python -m bench.start``.

A database that is already there is served anew several times, with files that the system has read before and modules
that are compiled to bytecode, as an installation has them. Beside it stands a yardstick of the same minute, Python
loading Starlette and SQLAlchemy alone: figures of a busy machine are to be read as multiples of it. CPU seconds are
those of the server process alone, until the answer. A stop is the time from SIGTERM to the end of the process.
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

_YARDSTICK: Final = "import starlette.applications, sqlalchemy"
_REQUEST: Final = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
_PATIENCE: Final = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=7)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        _start(Path(folder))  # makes the database and the bytecode, and fills the system's cache
        _load(Path(folder))
        starts, yardsticks = [], []
        for _ in range(times):
            starts.append(_start(Path(folder)))
            yardsticks.append(_load(Path(folder)))
    figures = {
        "seconds": median(wall for wall, _, _ in starts),
        "cpu_seconds": median(cpu for _, cpu, _ in starts),
        "stop_seconds": median(stop for _, _, stop in starts),
        "yardstick_seconds": median(wall for wall, _ in yardsticks),
        "yardstick_cpu_seconds": median(cpu for _, cpu in yardsticks),
    }
    print(f"{'':46}{'seconds':>10}{'CPU':>10}")
    print(f"{'first answer of /healthz':46}{figures['seconds']:10.2f}{figures['cpu_seconds']:10.2f}")
    print(f"{_YARDSTICK:46}{figures['yardstick_seconds']:10.2f}{figures['yardstick_cpu_seconds']:10.2f}")
    print(f"{'stop':46}{figures['stop_seconds']:10.2f}")
    print(json.dumps({name: round(value, 3) for name, value in figures.items()}))


def _environment(folder: Path) -> dict[str, str]:
    """This one's, with bytecode that is kept, whatever it says about that."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}


def _start(folder: Path) -> tuple[float, float, float]:
    """Seconds, and CPU seconds, until a server answers; seconds until it is stopped."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings = {"FESTINA_DATABASE": f"sqlite:///{folder / 'festina.db'}", "FESTINA_PORT": str(port)}
    began = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", "festina", "serve"],
        env={**_environment(folder), **settings, "FESTINA_THINKERS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not _answers(port):
            if server.poll() is not None or time.perf_counter() - began > _PATIENCE:
                sys.exit("the server does not start")
            time.sleep(0.005)
        wall, cpu = time.perf_counter() - began, _cpu_seconds(server.pid)
    finally:
        asked = time.perf_counter()
        server.terminate()
        server.wait()
    return wall, cpu, time.perf_counter() - asked


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


def _load(folder: Path) -> tuple[float, float]:
    """Seconds, and CPU seconds, of the yardstick."""
    began = time.perf_counter()
    code = f"{_YARDSTICK}\nimport time\nprint(time.process_time())"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=_environment(folder), capture_output=True, text=True, check=True)
    return time.perf_counter() - began, float(done.stdout)


if __name__ == "__main__":
    main()
