"""Backups: a copy of everything in one SQLite file, whatever the database is; and back again."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, func, insert, select
from sqlalchemy.exc import DatabaseError

from ...kernel.errors import FestinaError
from .database import connect
from .migrate import has_schema, migrate
from .models import Base, TableRow

_ROWS = 500


def backup(source: Engine, file: Path) -> int:
    """Copy a database into a new file (FestinaError if there is one); the number of tables of games."""
    if file.exists():
        raise FestinaError("server-backup-exists", file=str(file))
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        target = connect(f"sqlite:///{unfinished}")
        migrate(target)
        count = _copy(source, target)
        with target.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        target.dispose()
        unfinished.replace(file)
    finally:
        for left in (unfinished, Path(f"{unfinished}-wal"), Path(f"{unfinished}-shm")):
            left.unlink(missing_ok=True)
    return count


def restore(file: Path, target: Engine) -> int:
    """Copy a backup into an empty database (FestinaError)."""
    if not file.is_file():
        raise FestinaError("server-no-backup", file=str(file))
    source = connect(f"sqlite:///{file}")
    try:
        if not has_schema(source):
            raise FestinaError("server-not-a-backup", file=str(file))
        migrate(source)
    except DatabaseError as problem:
        raise FestinaError("server-not-a-backup", file=str(file)) from problem
    migrate(target)
    with target.connect() as connection:
        if connection.execute(select(func.count()).select_from(TableRow)).scalar():
            raise FestinaError("server-restore-not-empty")
    count = _copy(source, target)
    source.dispose()
    return count


def _copy(source: Engine, target: Engine) -> int:
    """All rows of all tables, in one transaction on either side."""
    count = 0
    with (
        source.connect() as reading,
        target.connect().execution_options(writes=True) as writing,
        reading.begin(),
        writing.begin(),
    ):
        for table in Base.metadata.sorted_tables:
            rows = reading.execution_options(yield_per=_ROWS).execute(select(table))
            for part in rows.mappings().partitions(_ROWS):
                writing.execute(insert(table), [dict(row) for row in part])
                count += len(part) if table.name == TableRow.__tablename__ else 0
        if target.dialect.name == "postgresql":
            last = "COALESCE((SELECT MAX(number) FROM chat), 0) + 1"
            writing.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('chat', 'number'), {last})")
    return count
