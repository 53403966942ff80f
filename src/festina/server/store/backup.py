"""Backups: a copy of everything in one SQLite file, whatever the database is; and back again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import DatabaseError

from ...kernel.errors import FestinaError
from .database import connect
from .migrate import has_schema, migrate, migrate_within
from .models import Base, TableRow

_ROWS = 500


def backup(source: Engine, file: Path) -> int:
    """Copy a database as it is at one moment into a new file (FestinaError if there is one); the number of tables."""
    if file.exists():
        raise FestinaError("server-backup-exists", file=str(file))
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    target = connect(f"sqlite:///{unfinished}")
    try:
        count = _copy(source, target)
        with target.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        target.dispose()
        unfinished.replace(file)
    finally:
        target.dispose()
        for left in (unfinished, Path(f"{unfinished}-wal"), Path(f"{unfinished}-shm")):
            left.unlink(missing_ok=True)
    return count


def restore(file: Path, target: Engine) -> int:
    """Copy a backup into an empty database, all of it or nothing (FestinaError); the number of tables."""
    if not file.is_file():
        raise FestinaError("server-no-backup", file=str(file))
    source = connect(f"sqlite:///{file}")
    try:
        _prepare(source, file)
        return _copy(source, target)
    finally:
        source.dispose()


def _prepare(source: Engine, file: Path) -> None:
    """Bring an old backup to the present shape (FestinaError if it is none)."""
    try:
        if not has_schema(source):
            raise FestinaError("server-not-a-backup", file=str(file))
        migrate(source)
    except DatabaseError as problem:
        raise FestinaError("server-not-a-backup", file=str(file)) from problem


def _copy(source: Engine, target: Engine) -> int:
    """Make all tables and rows of a database in one transaction (FestinaError if the target has games)."""
    count = 0
    with (
        _snapshot(source) as reading,
        target.connect().execution_options(writes=True) as writing,
        writing.begin(),
    ):
        migrate_within(writing)
        if writing.execute(select(func.count()).select_from(TableRow)).scalar():
            raise FestinaError("server-restore-not-empty")
        for table in Base.metadata.sorted_tables:
            rows = reading.execution_options(yield_per=_ROWS).execute(select(table))
            for part in rows.mappings().partitions(_ROWS):
                writing.execute(insert(table), [dict(row) for row in part])
                count += len(part) if table.name == TableRow.__tablename__ else 0
        if target.dialect.name == "postgresql":
            for name in ("chat", "reports", "bans", "announcements"):
                last = f"COALESCE((SELECT MAX(number) FROM {name}), 0) + 1"
                writing.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{name}', 'number'), {last})")
    return count


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that reads everything as it was at one moment, whatever is written meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":  # where each query would see what is new; SQLite's transactions do not
        connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with connection, connection.begin():
        yield connection
