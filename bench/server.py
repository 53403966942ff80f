"""``make bench-server``: how the server copes with a crowd: on loopback, with the embedded SQLite, in one process.

python -m bench.server [--tables 500] [--seconds 60] [--every 5] [--no-ramp]

Every table has four people on four devices, all connected; every ``--every`` seconds one of them moves. What is
measured is the time from sending a move to its arrival at each of the other seats. Then the rate is raised until the
99th percentile passes 250 ms; then search bots think at other tables while the event loop's lag is read. The last line
is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import re
import tempfile
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import COOKIE, ServerProcess

RULESET = "hare(players=4)"
SEATS = 4
#: The 99th percentile that we aim for, and the one at which the ramp ends, in milliseconds.
AIM, LIMIT = 150.0, 250.0
_AT_ONCE = 24


@dataclass
class Table:
    """One table and its four connections."""

    id: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    views: list[dict[str, Any]] = field(default_factory=lambda: [{} for _ in range(SEATS)])
    version: int = 0
    sent_at: float = 0.0
    mover: int = -1
    #: The seats that the last move has reached.
    reached: set[int] = field(default_factory=set)


class Crowd:
    """All tables, and what was measured."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.acks: list[float] = []
        self.moves = 0
        self.errors = 0
        self.lost = 0
        self._random = Random(1)
        self._readers: list[asyncio.Task[None]] = []

    async def seat(self, count: int) -> None:
        """Make the tables, take all seats, connect."""
        gate = asyncio.Semaphore(_AT_ONCE)

        async def one() -> None:
            async with gate:
                self.tables.append(await self._make())

        await _all(one() for _ in range(count))

        async def link(table: Table) -> None:
            async with gate:
                await self._connect(table)

        await _all(link(table) for table in self.tables)

    async def _make(self) -> Table:
        tokens = []
        async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as host:
            seats = [{"kind": "person", "name": "P0"}, *[{"kind": "open"}] * (SEATS - 1)]
            wish = {"ruleset": RULESET, "seats": seats, "public": True, "chat": False}
            answer = await host.post("/api/tables", json=wish)
            answer.raise_for_status()
            id = answer.json()["id"]
            tokens.append(host.cookies[COOKIE])
            for seat in range(1, SEATS):
                async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as guest:
                    joined = await guest.post(f"/api/tables/{id}/join", json={"name": f"P{seat}", "seat": seat})
                    joined.raise_for_status()
                    tokens.append(guest.cookies[COOKIE])
            (await host.post(f"/api/tables/{id}/start")).raise_for_status()
        return Table(id, tokens)

    async def _connect(self, table: Table) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
        for seat, token in enumerate(table.tokens):
            socket = await connect(
                address,
                additional_headers={"Cookie": f"{COOKIE}={token}"},
                compression=None,
                ping_interval=None,
                open_timeout=60,
            )
            await socket.send('{"type":"hello","protocol":1}')
            table.sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(table, seat, socket)))

    async def _read(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            arrived = time.perf_counter()
            if isinstance(raw, bytes):
                continue
            if raw.startswith(('{"type":"update"', '{"type":"sync"')):
                if table.mover >= 0 and seat != table.mover and seat not in table.reached:
                    table.reached.add(seat)
                    self.latencies.append(arrived - table.sent_at)
                message = msgspec.json.decode(raw)
                table.version = max(table.version, message["version"])
                views = message.get("views") or {}
                if str(seat) in views:
                    table.views[seat] = views[str(seat)]
            elif raw.startswith('{"type":"ack"'):
                self.acks.append(arrived - table.sent_at)
            elif raw.startswith('{"type":"refused"') and '"stale"' not in raw:
                self.errors += 1

    async def play(self, seconds: float, every: float) -> None:
        """Let every table move again and again."""
        end = time.perf_counter() + seconds

        async def run(table: Table) -> None:
            await asyncio.sleep(self._random.random() * every)
            while time.perf_counter() < end:
                began = time.perf_counter()
                await self._move(table)
                await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

        await _all(run(table) for table in self.tables)

    async def _move(self, table: Table) -> None:
        for seat, view in enumerate(table.views):
            legal = [choice["action"] for choice in view.get("choices", ()) if choice["legal"]]
            if not legal or view["to_act"] != [seat]:
                continue
            if table.mover >= 0:
                self.lost += SEATS - 1 - len(table.reached)
            table.reached, table.mover, table.sent_at = set(), seat, time.perf_counter()
            self.moves += 1
            move = {
                "type": "move",
                "id": str(self.moves),
                "seat": seat,
                "action": self._random.choice(legal),
                "version": table.version,
            }
            await table.sockets[seat].send(msgspec.json.encode(move).decode())
            return

    def reset(self) -> None:
        """Forget what was measured."""
        self.latencies, self.acks = [], []
        self.moves = self.errors = self.lost = 0
        for table in self.tables:
            table.mover = -1

    async def leave(self) -> None:
        """Close everything."""
        for reader in self._readers:
            reader.cancel()
        await _all(socket.close() for table in self.tables for socket in table.sockets)


async def _all(work: Iterable[Awaitable[Any]]) -> None:
    await asyncio.gather(*work)


def percentile(values: list[float], share: float) -> float:
    """A percentile of times in seconds, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


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


async def think(url: str, tables: int, seconds: float) -> dict[str, float]:
    """Search bots play among themselves: how late the event loop is meanwhile."""
    before = await lag(url)
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as client:
        for _ in range(tables):
            seats = [{"kind": "bot", "bot": "search:ms=300"}] * SEATS
            (await client.post("/api/tables", json={"ruleset": RULESET, "seats": seats})).raise_for_status()
        await asyncio.sleep(seconds)
        moves = re.search(r'festina_moves_total\{by="bot"\} ([0-9.e+]+)', (await client.get("/metrics")).text)
    after = await lag(url)
    return {
        "bot_moves": float(moves[1]) if moves else 0.0,
        "lag_p50_ms": lag_percentile(before, after, 0.5),
        "lag_p99_ms": lag_percentile(before, after, 0.99),
    }


async def measure(url: str, tables: int, seconds: float, every: float, ramp: bool) -> dict[str, Any]:
    """All phases."""
    crowd = Crowd(url)
    print(f"Seating {tables} tables with {SEATS} people each …", flush=True)
    began = time.perf_counter()
    await crowd.seat(tables)
    gc.collect()  # pauses of this process are not the server's
    gc.disable()
    print(f"  {tables * SEATS} sockets open after {time.perf_counter() - began:.1f} s", flush=True)
    await crowd.play(min(10.0, seconds), every)
    crowd.reset()
    await crowd.play(seconds, every)
    await asyncio.sleep(0.5)
    result: dict[str, Any] = {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves": crowd.moves,
        "p50_ms": round(percentile(crowd.latencies, 0.5), 2),
        "p99_ms": round(percentile(crowd.latencies, 0.99), 2),
        "ack_p99_ms": round(percentile(crowd.acks, 0.99), 2),
        "errors": crowd.errors + crowd.lost,
        "seconds": seconds,
        "every": every,
    }
    print(
        f"  one move per table every {every:g} s: {result['moves'] / seconds:.0f} moves/s, "
        f"p50 {result['p50_ms']} ms, p99 {result['p99_ms']} ms (aim: {AIM:g}), errors {result['errors']}",
        flush=True,
    )
    result["highest_moves_per_second"] = round(await _ramp(crowd, every) if ramp else result["moves"] / seconds, 1)
    await crowd.leave()
    print("Search bots at four tables …", flush=True)
    result["search_load"] = await think(url, 4, 15.0)
    print(f"  event loop late by at most {result['search_load']['lag_p99_ms']} ms in 99 % of samples", flush=True)
    return result


async def _ramp(crowd: Crowd, every: float) -> float:
    """The highest rate held before the 99th percentile passes the limit."""
    held = 0.0
    while every > 0.2:
        every /= 1.4
        crowd.reset()
        await crowd.play(12.0, every)
        await asyncio.sleep(0.5)
        rate, late = crowd.moves / 12.0, percentile(crowd.latencies, 0.99)
        print(f"  {rate:.0f} moves/s: p99 {late:.1f} ms, errors {crowd.errors}", flush=True)
        if late > LIMIT or crowd.errors:
            break
        held = max(held, rate)
    return held


def main() -> None:
    """Start a server, measure, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--no-ramp", action="store_true")
    given = parser.parse_args()
    _allow_many_files()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            result = asyncio.run(measure(server.url, given.tables, given.seconds, given.every, not given.no_ramp))
        finally:
            server.stop()
    print(json.dumps(result))


def _allow_many_files() -> None:
    """Allow this process two thousand sockets (and the server it starts as many)."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 10_000:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(10_000, hard), hard))


if __name__ == "__main__":
    main()
