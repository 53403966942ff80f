"""Jobs for the tests of the store."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from festina.server.options import Status, StoredOptions
from festina.server.store.data import SeatData, TableData
from festina.server.store.database import Database
from festina.server.store.models import Base, ChatRow
from festina.server.store.tables import create_table
from festina.server.store.writer import Job

NOW = 1_800_000_000.0


def make_table(id: str, status: Status = "running") -> Job[None]:
    """A job that makes a table."""
    data = TableData(
        id=id,
        host="ann",
        ruleset="hare(players=2)",
        seed=1,
        options=StoredOptions(),
        status=status,
        public=True,
        created=NOW,
        changed=NOW,
    )
    seats = [SeatData(0, "person", device="ann", name="Ann"), SeatData(1, "bot", name="random", bot="random")]
    return lambda connection: create_table(connection, data, seats)


def say(table: str) -> Job[None]:
    """A job that keeps something said."""
    line = {"table": table, "device": "ann", "seat": 0, "name": "Ann", "text": "hm", "at": NOW}

    def add(connection: Connection) -> None:
        connection.execute(insert(ChatRow).values(**line))

    return add


def count(database: Database, model: type[Base]) -> int:
    """The rows of a model."""
    return (
        database.read_now(lambda connection: connection.execute(select(func.count()).select_from(model)).scalar()) or 0
    )
