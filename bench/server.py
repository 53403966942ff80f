"""``make bench-server``: how the server copes with a crowd, on loopback; the last line is JSON.

python -m bench.server [--tables 500] [--seats 4] [--seconds 30] [--rate 100] [--no-ramp]
                       [--spectators 0] [--processes 1] [--shared] [--bots] [--against FOLDER]

Every seat is a person on a device and a socket of their own. First so many moves a second are played for so many
seconds: what is measured is the time from sending a move to its arrival at each of the other seats. Then the rate is
raised until the 99th percentile passes the limit, and once more beyond that: CPU per move is the server's there, at
saturation, with all its threads, without the load generator, whose own share is printed beside it.

One process runs on SQLite (with ``--shared`` on PostgreSQL and Redis), several on PostgreSQL and Redis, each table at
the process that its id belongs to.
``--against`` measures the server of another checkout in the same run; ``--bots`` lets search bots think at other tables
and reads how late the event loop is.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import ServerProcess
from tests.server.services import services

from .crowd import Crowd, percentile

#: The 99th percentile at which a rate counts as held, in milliseconds.
LIMIT = 150.0
#: Each rate of the ramp against the one before, how long it is held, and the highest.
_STEP, _HOLD, _MOST = 1.3, 8.0, 4000.0
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory(pid: int) -> int:
    """The bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


class Bench:
    """One side of a comparison: its processes, and what is measured of them."""

    def __init__(self, processes: list[ServerProcess], given: argparse.Namespace) -> None:
        self._processes = processes
        self._given = given
        self._pids = [process.process.pid for process in processes if process.process]
        self.result: dict[str, Any] = {"seats": given.seats, "processes": len(processes)}

    def _cpu(self) -> float:
        return sum(map(cpu_seconds, self._pids))

    def _memory(self) -> int:
        return sum(map(memory, self._pids))

    async def measure(self) -> dict[str, Any]:
        """All phases."""
        given, result = self._given, self.result
        crowd = Crowd([process.url for process in self._processes], f"hare(players={given.seats})", given.seats)
        sockets = given.tables * given.seats + given.spectators
        before = self._memory()
        print(f"  seating {given.tables} tables with {given.seats} people each", flush=True)
        await crowd.seat(given.tables)
        seated = self._memory()
        await crowd.connect()
        if given.spectators:
            await crowd.watch(crowd.tables[0], given.spectators)
        gc.collect()  # pauses of this process are not the server's
        gc.disable()
        result |= {"tables": given.tables, "sockets": sockets}
        result["kb_per_socket"] = round((self._memory() - before) / sockets / 1024, 1)
        result["kb_per_table_without_sockets"] = round((seated - before) / given.tables / 1024, 1)
        print(f"  {sockets} sockets, {result['kb_per_socket']} kB each with their tables", flush=True)

        await crowd.play(3.0, given.rate)
        steady = await self._phase(crowd, given.seconds, given.rate)
        result |= {
            "moves": steady["moves"],
            "p50_ms": steady["p50_ms"],
            "p99_ms": steady["p99_ms"],
            "ack_p99_ms": steady["ack_p99_ms"],
            "errors": steady["errors"],
            "cpu_ms_per_move_at_rest": steady["cpu_ms_per_move"],
        }
        result["kb_per_socket_after_play"] = round((self._memory() - before) / sockets / 1024, 1)
        if not given.no_ramp:
            await self._ramp(crowd)
        crowd.leave()
        if given.bots:
            result["search_load"] = await think(self._processes[0].url, given.seats)
            print(f"  event loop late by {result['search_load']['lag_p99_ms']} ms at most in 99 % of looks", flush=True)
        return result

    async def _phase(self, crowd: Crowd, seconds: float, rate: float) -> dict[str, Any]:
        crowd.reset()
        used, own, began = self._cpu(), time.process_time(), time.perf_counter()
        await crowd.play(seconds, rate)
        taken = time.perf_counter() - began
        done = max(1, len(crowd.acks))
        found = {
            "moves": done,
            "rate": round(done / seconds, 1),
            "p50_ms": round(percentile(crowd.latencies, 0.5), 1),
            "p99_ms": round(percentile(crowd.latencies, 0.99), 1),
            "ack_p99_ms": round(percentile(crowd.acks, 0.99), 1),
            "errors": crowd.errors + crowd.lost,
            "cpu_ms_per_move": round((self._cpu() - used) / done * 1000, 3),
            "server_cores": round((self._cpu() - used) / taken, 2),
            "generator_cores": round((time.process_time() - own) / taken, 2),
        }
        print(
            f"  {found['rate']:6.0f} moves/s: p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms, "
            f"CPU {found['cpu_ms_per_move']} ms a move, cores {found['server_cores']} + "
            f"{found['generator_cores']} for the load, errors {found['errors']}",
            flush=True,
        )
        return found

    async def _ramp(self, crowd: Crowd) -> None:
        """The highest rate that is held, and what a move costs beyond it."""
        held, rate = 0.0, self._given.rate
        found: dict[str, Any] = {}
        while rate < _MOST:
            rate *= _STEP
            found = await self._phase(crowd, _HOLD, rate)
            self.result["errors"] += found["errors"]
            if found["p99_ms"] > LIMIT or found["rate"] < 0.9 * rate:
                break
            held = max(held, found["rate"])
        beyond = await self._phase(crowd, _HOLD, rate * _STEP)
        self.result |= {
            "highest_rate": held,
            "cpu_ms_per_move": beyond["cpu_ms_per_move"],
            "saturated_rate": beyond["rate"],
            "generator_cores": beyond["generator_cores"],
        }


async def lag(url: str) -> dict[float, float]:
    """The event loop's lag so far: how many samples were at most so late."""
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=False) as client:
        text = (await client.get("/metrics")).text
    found = re.findall(r'festina_loop_lag_seconds_bucket\{le="([^"]+)"\} ([0-9.e+]+)', text)
    return {float(limit): float(count) for limit, count in found}


def lag_percentile(before: dict[float, float], after: dict[float, float], share: float) -> float:
    """The bucket of a percentile between two readings, in milliseconds."""
    counts = {limit: after[limit] - before.get(limit, 0.0) for limit in sorted(after)}
    total = max(counts.values())
    return next((limit * 1000 for limit, count in counts.items() if count >= share * total), float("inf"))


async def think(url: str, players: int, tables: int = 4, seconds: float = 15.0) -> dict[str, float]:
    """Search bots play among themselves: how late the event loop is meanwhile."""
    before = await lag(url)
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as client:
        for _ in range(tables):
            seats = [{"kind": "bot", "bot": "search:ms=300"}] * players
            wish = {"ruleset": f"hare(players={players})", "seats": seats}
            (await client.post("/api/tables", json=wish)).raise_for_status()
        await asyncio.sleep(seconds)
    after = await lag(url)
    return {"lag_p50_ms": lag_percentile(before, after, 0.5), "lag_p99_ms": lag_percentile(before, after, 0.99)}


@contextmanager
def started(folder: Path, processes: int, shared: bool, code: Path | None) -> Iterator[list[ServerProcess]]:
    """A server, of this checkout or another: one process on SQLite, or ``shared`` PostgreSQL and Redis."""
    with ExitStack() as stack:
        settings: dict[str, str] = {"sockets_per_address": "100000", "connections_per_address": "100000"}
        if shared:
            found = stack.enter_context(services())
            settings |= {"database": found.new_database(), "bus": found.bus}
        running = []
        before = os.environ.get("PYTHONPATH")
        if code is not None:
            os.environ["PYTHONPATH"] = str(code / "src")
            settings.pop("connections_per_address")  # it may be older than that
        try:
            for number in range(processes):
                (folder / str(number)).mkdir()
                server = ServerProcess(folder / str(number), **settings)
                server.start()
                stack.callback(server.stop)
                running.append(server)
        finally:
            if code is not None:
                os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)
        yield running


def measure(given: argparse.Namespace, code: Path | None) -> dict[str, Any]:
    """Start a server, measure it, stop it."""
    print(f"{code or 'here'}:", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        started(Path(folder), given.processes, given.shared or given.processes > 1, code) as running,
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        return runner.run(Bench(running, given).measure())


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main() -> None:
    """Measure one side or two."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--no-ramp", action="store_true")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--shared", action="store_true")
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--against", type=Path)
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # and so for the servers it starts
    other = measure(given, given.against.resolve()) if given.against else None
    result = measure(given, None)
    if other is not None:
        result["other"] = other
        result["ratios"] = {
            name: round(result[name] / other[name], 3)
            for name in ("cpu_ms_per_move", "highest_rate", "p99_ms", "kb_per_socket")
            if other.get(name) and result.get(name)
        }
        print(f"  against the other: {result['ratios']}")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
