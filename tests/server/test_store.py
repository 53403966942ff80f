"""The store: its shape is what the models say, and two writers cannot both win."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from festina.server.entries import Entry, Moved, Started
from festina.server.options import Status
from festina.server.store.data import Conflict, KeepResults, ResultData, TableChange
from festina.server.store.database import Database
from festina.server.store.migrate import is_current, migrate
from festina.server.store.models import Base, Device, EntryRow
from festina.server.store.people import create_device
from festina.server.store.tables import append, read_entries, read_table
from festina.server.store.writer import Job

from .jobs import NOW, make_table


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'store.db'}")
    migrate(made.engine)
    yield made
    made.close()


# ---- its shape


def test_migrations_make_what_the_models_say(database: Database) -> None:
    """Alembic would have nothing to add."""
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, Base.metadata) == []
    assert is_current(database.engine)
    migrate(database.engine)
    assert is_current(database.engine)


def test_sqlite_writes_through(database: Database) -> None:
    """What a crash must not lose is on the disk: write-ahead log, synchronous FULL."""
    with database.engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}


def test_errors_do_not_repeat_what_was_to_be_stored(database: Database) -> None:
    database.write_now(lambda connection: create_device(connection, "ann", "token", NOW))
    with pytest.raises(IntegrityError) as found:
        database.write_now(
            lambda connection: connection.execute(
                insert(Device).values(id="ann", name="Bartholomew", language="", created=0, seen=0)
            )
        )
    assert "Bartholomew" not in str(found.value)


# ---- entries


def _appended(*entries: Entry, status: Status | None = None) -> Job[None]:
    """A job that adds entries to the table t1."""
    return lambda connection: append(connection, "t1", TableChange(entries=entries, status=status))


def test_two_writers_cannot_both_win(database: Database) -> None:
    database.write_now(make_table("t1"))
    first = (Started(number=1, at=NOW), Moved(number=2, seat=0, text="a>2", command="0:x", at=NOW))
    database.write_now(_appended(*first, status="running"))
    for entry in (Moved(number=2, seat=0, text="a>3"), Moved(number=4, seat=0, text="a>3"), Started(number=1)):
        with pytest.raises(Conflict):
            database.write_now(_appended(entry))
    row = {"table": "t1", "number": 2, "kind": "move", "data": {}, "auto": False, "at": NOW}
    with pytest.raises(IntegrityError):
        database.write_now(lambda connection: connection.execute(insert(EntryRow).values(**row)))
    repeated = {**row, "number": 3, "command": "0:x"}
    with pytest.raises(IntegrityError):
        database.write_now(lambda connection: connection.execute(insert(EntryRow).values(**repeated)))
    assert database.read_now(lambda connection: read_entries(connection, "t1")) == list(first)
    table = database.read_now(lambda connection: read_table(connection, "t1"))
    assert table is not None
    assert (table.version, table.status, table.changed) == (2, "running", NOW)


def test_who_ends_a_game_too_late_learns_that_from_the_numbers(database: Database) -> None:
    """Two processes end the same game: the second one has a conflict, not an error about a result that is there."""
    database.write_now(make_table("t1"))
    result = ResultData(
        table="t1", seat=0, device="ann", game="hare", ruleset="hare(players=2)", players=2, place=1, won=True,
        started=NOW, ended=NOW, opponents=(), figures={},
    )  # fmt: skip
    change = TableChange(entries=(Started(number=1, at=NOW),), status="over", also=(KeepResults((result,)),))
    database.write_now(lambda connection: append(connection, "t1", change))
    with pytest.raises(Conflict):
        database.write_now(lambda connection: append(connection, "t1", change))
