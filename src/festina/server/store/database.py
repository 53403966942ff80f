"""The connection to the database: a pool for reading, and one writer that commits what waits together.

A job is acknowledged after its commit. Jobs that arrive while a commit is under way share the next one, each in a
savepoint of its own: one that fails leaves the others alone.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Generic, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from ...kernel.errors import FestinaError

T = TypeVar("T")
Job = Callable[[Connection], T]

#: Jobs that share one commit, at most.
_BATCH = 200
_READERS = 4
#: PostgreSQL's name for it.
_DEADLOCK = "40P01"


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
        return create_engine(address, pool_size=_READERS + 1, pool_pre_ping=True, hide_parameters=True)
    file = sqlite_file(address)
    if file is not None:
        if not create and not file.exists():
            raise FestinaError("server-no-database", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        address = address.set(database=str(file))
    patient = {"timeout": 30, "check_same_thread": False}
    engine = create_engine(address, pool_size=_READERS + 1, connect_args=patient, hide_parameters=True)
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
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class _Waiting(Protocol):
    """A job that waits to be written, whatever it gives."""

    def carry_out(self, connection: Connection) -> None:
        """Do it; it counts once its transaction is committed."""

    def acknowledge(self) -> None:
        """Give the caller what it gave: it is committed."""

    def fail(self, problem: BaseException) -> None:
        """Raise a problem where the caller waits: nothing was changed."""


class _Write(Generic[T]):
    """A job, and the future on which its caller waits."""

    def __init__(self, job: Job[T]) -> None:
        self._job = job
        self._given: list[T] = []
        self.done: Future[T] = Future()

    def carry_out(self, connection: Connection) -> None:
        self._given = [self._job(connection)]

    def acknowledge(self) -> None:
        self.done.set_result(self._given[0])

    def fail(self, problem: BaseException) -> None:
        self.done.set_exception(problem)


class Database:
    """Reads in a pool of threads, writes in one thread, both awaited."""

    def __init__(self, url: str, create: bool = True) -> None:
        self.engine = connect(url, create)
        # What one job reads was there at one moment; SQLite does that anyway.
        moment = {"isolation_level": "REPEATABLE READ"} if self.engine.dialect.name == "postgresql" else {}
        self._for_reading = self.engine.execution_options(**moment)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="festina-read")
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="festina-write", daemon=True)
        self._writer.start()

    async def read(self, job: Job[T]) -> T:
        """Carry out a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def read_now(self, job: Job[T]) -> T:
        """Carry it out in this thread."""
        with self._for_reading.connect() as connection:
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        """Carry out a job; when this returns it is committed, and if it raises nothing was changed."""
        waiting = _Write(job)
        self._jobs.put(waiting)
        return await asyncio.shield(asyncio.wrap_future(waiting.done))

    def write_now(self, job: Job[T]) -> T:
        """Carry it out in this thread."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return job(connection)

    def close(self) -> None:
        """Finish what waits, and let go."""
        self._jobs.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """Jobs not yet begun."""
        return self._jobs.qsize()

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, ends = [first], False
            while len(batch) < _BATCH and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    ends = True
                    break
                batch.append(following)
            while batch:
                batch = self._commit(batch)
            if ends:
                return

    def _commit(self, batch: list[_Waiting]) -> list[_Waiting]:
        """Carry out jobs in one transaction; those that must be tried again."""
        if len(batch) == 1:
            return self._commit_alone(batch[0])
        done: list[_Waiting] = []
        again: list[_Waiting] = []
        failed: list[tuple[_Waiting, Exception]] = []
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                for job in batch:
                    try:
                        with connection.begin_nested():
                            job.carry_out(connection)
                        done.append(job)
                    except Exception as problem:  # noqa: BLE001  its caller gets it
                        if _is_deadlock(problem):
                            again.append(job)
                        else:
                            failed.append((job, problem))
        except Exception as problem:  # noqa: BLE001  the commit failed: nothing of the batch is stored
            for job in batch:
                job.fail(problem)
            return []
        for job in done:
            job.acknowledge()
        for job, error in failed:
            job.fail(error)
        return again

    def _commit_alone(self, job: _Waiting) -> list[_Waiting]:
        try:
            self.write_now(job.carry_out)
        except Exception as problem:  # noqa: BLE001  its caller gets it
            if _is_deadlock(problem):
                return [job]
            job.fail(problem)
        else:
            job.acknowledge()
        return []


def _is_deadlock(problem: Exception) -> bool:
    """Whether another process's batch held what this one wanted, and wanted what this one held."""
    return isinstance(problem, OperationalError) and getattr(problem.orig, "sqlstate", None) == _DEADLOCK
