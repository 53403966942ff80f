"""What it costs to store a move: the processor time of an append to a table, by the number that share a commit.

python -m bench.store [--seconds 1.0] [--database URL]

Times are of the whole process (event loop, writer and what they cost each other), so they hold on a busy machine too.
The yardstick, measured in the same run, is the same two rows written with SQLAlchemy's own insert and update.
The last line is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection, insert, update

from festina.server.entries import Moved
from festina.server.options import StoredOptions
from festina.server.store.data import SeatData, TableChange, TableData
from festina.server.store.database import Database
from festina.server.store.models import EntryRow, TableRow
from festina.server.store.store import Store

BATCHES = (1, 4, 16, 64)
TABLES = 1_000
#: Entries of the table that is read.
LONG = 200
#: Stores so many moves, one at each of as many tables, in one commit if that is possible.
Round: TypeAlias = Callable[[int], Awaitable[object]]


class Tables:
    """Tables that have their moves in turn."""

    def __init__(self) -> None:
        self._versions = dict.fromkeys((f"table{number:018}" for number in range(TABLES)), 0)
        self._turns = cycle(self._versions)

    async def create(self, store: Store) -> None:
        """Make them all."""
        for id in self._versions:
            data = TableData(
                id=id,
                host="ann",
                ruleset="hare(players=4)",
                seed=1,
                options=StoredOptions(),
                status="running",
                public=False,
                created=time.time(),
                changed=time.time(),
            )
            await store.create_table(data, [SeatData(seat, "open") for seat in range(4)])

    def move(self) -> tuple[str, Moved]:
        """The next table's next move."""
        id = next(self._turns)
        self._versions[id] = number = self._versions[id] + 1
        return id, Moved(number=number, seat=number % 4, text="a>10", command=f"{number % 4}:{number}", at=time.time())


async def cost(round: Round, size: int, seconds: float) -> float:
    """Milliseconds of processor time per move."""
    await round(size)
    begin, end, moves = time.process_time(), time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        await round(size)
        moves += size
    return 1000 * (time.process_time() - begin) / moves


def appends(store: Store, tables: Tables) -> Round:
    """Moves as the server stores them."""

    async def store_moves(size: int) -> None:
        moves = [tables.move() for _ in range(size)]
        await asyncio.gather(*(store.append(id, TableChange(entries=(entry,))) for id, entry in moves))

    return store_moves


def plain(database: Database, tables: Tables) -> Round:
    """The same rows with SQLAlchemy, in one job."""

    def write(connection: Connection, moves: list[tuple[str, Moved]]) -> None:
        for id, entry in moves:
            number = entry.number
            fits = (TableRow.id == id) & (TableRow.version == number - 1)
            connection.execute(update(TableRow).where(fits).values(version=number, changed=entry.at))
            connection.execute(
                insert(EntryRow).values(
                    table=id,
                    number=number,
                    kind="move",
                    seat=entry.seat,
                    text=entry.text,
                    data={},
                    command=entry.command,
                    auto=False,
                    at=entry.at,
                )
            )

    async def store_moves(size: int) -> None:
        moves = [tables.move() for _ in range(size)]
        await database.write(lambda connection: write(connection, moves))

    return store_moves


async def reading(store: Store, tables: Tables, seconds: float) -> float:
    """Milliseconds of processor time to read a table of ``LONG`` entries."""
    id, entry = tables.move()
    numbers = range(entry.number, entry.number + LONG)
    entries = tuple(Moved(number=number, seat=0, text="a>10", at=time.time()) for number in numbers)
    await store.append(id, TableChange(entries=entries))
    begin, end, count = time.process_time(), time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        await store.read_table(id, after=entry.number - 1)
        count += 1
    return 1000 * (time.process_time() - begin) / count


async def measure(url: str, seconds: float) -> dict[str, object]:
    """All figures, printed as they come."""
    store, database = Store(url), Database(url)
    store.migrate()
    tables = Tables()
    await tables.create(store)
    figures: dict[str, object] = {"append_ms": {}, "sqlalchemy_ms": {}}
    print("moves per commit    append    SQLAlchemy    (ms of processor time per move)")
    for size in BATCHES:
        ours = await cost(appends(store, tables), size, seconds)
        theirs = await cost(plain(database, tables), size, seconds)
        print(f"{size:16} {ours:9.3f} {theirs:13.3f}")
        for name, value in (("append_ms", ours), ("sqlalchemy_ms", theirs)):
            figures[name] |= {str(size): round(value, 4)}  # type: ignore[operator]
    figures["read_ms"] = round(await reading(store, tables, seconds), 4)
    print(f"reading a table of {LONG} entries: {figures['read_ms']} ms")
    database.close()
    store.close()
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description="What it costs to store a move.")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    parser.add_argument("--database", help="an empty database (default: a SQLite file for the moment)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.database or f"sqlite:///{Path(folder) / 'bench.db'}"
        print(json.dumps(asyncio.run(measure(url, arguments.seconds))))


if __name__ == "__main__":
    main()
