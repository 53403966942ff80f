"""The connection to the database: a pool for reading, and one writer that commits what waits together."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ...kernel.errors import FestinaError
from .statements import json_text
from .writer import BEGIN_WRITING_SQLITE, Job, T, Writer

_READERS = 4
#: Each reader has a connection, and the writer two: the driver's own, and one for jobs of any kind.
_CONNECTIONS = _READERS + 2
_ENGINE: dict[str, Any] = {  # Any: they are SQLAlchemy's to check
    "pool_size": _CONNECTIONS,
    "hide_parameters": True,
    "json_serializer": json_text,
    "json_deserializer": msgspec.json.decode,
}


def connect(url: str, create: bool = True) -> Engine:
    """An engine for a database's address (FestinaError); a SQLite file that is missing is created, or else refused.

    Errors of the database do not repeat the values: names and chat have no place in logs.
    """
    try:
        address = make_url(url)
    except ArgumentError as problem:
        raise FestinaError("server-bad-database", url=url) from problem
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.drivername not in ("sqlite", "postgresql+psycopg"):
        raise FestinaError("server-bad-database", url=url)
    if address.get_backend_name() == "postgresql":
        return create_engine(address, pool_pre_ping=True, **_ENGINE)
    file = sqlite_file(address)
    if file is not None:
        if not create and not file.exists():
            raise FestinaError("server-no-database", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        address = address.set(database=str(file))
    patient = {"timeout": 30, "check_same_thread": False}
    engine = create_engine(address, connect_args=patient, **_ENGINE)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def sqlite_file(address: URL) -> Path | None:
    """The file of a SQLite database; None for one in memory, and for PostgreSQL."""
    is_file = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return Path(str(address.database)).expanduser() if is_file else None


def _prepare_sqlite(connection: SQLiteConnection, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so: savepoints need that
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN_WRITING_SQLITE if writes else "BEGIN")


class Database:
    """Reads in a pool of threads, writes in one thread, both awaited."""

    def __init__(self, url: str, create: bool = True) -> None:
        self.engine = connect(url, create)
        # What one job reads was there at one moment; SQLite does that anyway.
        moment = {"isolation_level": "REPEATABLE READ"} if self.engine.dialect.name == "postgresql" else {}
        self._for_reading = self.engine.execution_options(**moment)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="festina-read")
        self._writer = Writer(self.engine)

    async def read(self, job: Job[T]) -> T:
        """Carry out a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """Carry it out in this thread."""
        with self._for_reading.connect() as connection:
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        """Carry out a job; when this returns it is committed, and if it raises nothing was changed."""
        return await self._writer.hand_over(job)

    def write_now(self, job: Job[T]) -> T:
        """Carry it out in this thread."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return job(connection)

    def close(self) -> None:
        """Finish what waits, and let go."""
        self._writer.close()
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """Jobs not yet begun."""
        return self._writer.waiting
