"""The writer: one thread that commits what waits together.

A job is acknowledged after its commit. Jobs that arrive while a commit is under way share the next one, and one that
fails leaves the others alone. A batch is handed back to the event loop in one go.

Most jobs are moves, so these have a path of their own: a ``RowJob`` says the rows it writes, and a batch of them is a
few constant statements on the driver's connection, whatever the number of jobs. If anything about the batch is
unexpected, it is rolled back and its jobs are carried out one by one.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, PoolProxiedConnection
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, OperationalError

from .statements import Row, Statement, as_one

T = TypeVar("T")
Job = Callable[[Connection], T]

BEGIN_WRITING_SQLITE: Final = "BEGIN IMMEDIATE"
#: Jobs that share one commit, at most.
_BATCH = 200
#: Rows are found by their keys: PostgreSQL would read the whole of a table that was small when it made its plan.
_FIND_BY_KEY = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"
#: PostgreSQL's name for it.
_DEADLOCK = "40P01"


class RowJob(ABC):
    """A job that does nothing but add and change single rows, with statements whose texts are always the same."""

    @abstractmethod
    def rows(self, dialect: str) -> Iterable[tuple[Statement, Row]]:
        """Statements for a kind of database, each with its row, which it adds or changes."""

    @abstractmethod
    def __call__(self, connection: Connection) -> None:
        """Carry it out on its own, and raise what is wrong with it."""


class _Waiting(Protocol):
    """A job that waits to be written, whatever it gives."""

    problem: Exception | None

    @property
    def job(self) -> Job[object]:
        """What is to be done."""

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where its caller waits."""

    def carry_out(self, connection: Connection) -> None:
        """Do it; it counts once its transaction is committed."""

    def tell(self) -> None:
        """Give the caller what came of it."""


class _Write(Generic[T]):
    """A job, what came of it, and the future on which its caller waits."""

    __slots__ = ("_done", "_given", "job", "problem")

    def __init__(self, job: Job[T], done: asyncio.Future[T]) -> None:
        self.job = job
        self.problem: Exception | None = None
        self._done = done
        self._given: T | None = None

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self._done.get_loop()

    def carry_out(self, connection: Connection) -> None:
        self._given = self.job(connection)

    def tell(self) -> None:
        if self._done.done():  # the caller does not wait any more
            return
        if self.problem is not None:
            self._done.set_exception(self.problem)
        else:
            self._done.set_result(cast("T", self._given))


class Writer:
    """Carries out jobs in a thread of its own, in their order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._driver: PoolProxiedConnection | None = None
        self._thread = threading.Thread(target=self._work, name="festina-write", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Jobs not yet begun."""
        return self._jobs.qsize()

    def hand_over(self, job: Job[T]) -> asyncio.Future[T]:
        """Have a job carried out, even if its future is cancelled; the future is done after the commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        write = _Write(job, done)
        self._jobs.put(write)
        return done

    def close(self) -> None:
        """Finish what waits, and let go."""
        self._jobs.put(None)
        self._thread.join(timeout=30)

    def _work(self) -> None:
        batch: list[_Waiting | None] = [self._jobs.get()]
        while True:
            batch += [self._jobs.get_nowait() for _ in range(min(self._jobs.qsize(), _BATCH - 1))]
            jobs = [waiting for waiting in batch if waiting is not None]
            while jobs:
                jobs = self._commit(jobs)
            if None in batch:
                break
            batch = [self._jobs.get()]
        if self._driver is not None:
            self._driver.invalidate()

    def _commit(self, batch: Sequence[_Waiting]) -> list[_Waiting]:
        """Carry out jobs in one transaction, and tell their callers; those that must be tried again."""
        parts = [list(part) for _, part in groupby(batch, _is_row_job)]
        if len(parts) == 1 and _is_row_job(batch[0]):
            if self._commit_rows(batch):
                _tell(batch)
                return []
            parts = [[waiting] for waiting in batch]
        again = self._commit_alone(batch[0]) if len(batch) == 1 else self._commit_carefully(parts)
        _tell([waiting for waiting in batch if waiting not in again])
        return again

    # ---- rows

    def _commit_rows(self, batch: Sequence[_Waiting]) -> bool:
        """Carry out row jobs on the driver's own connection; False if nothing has been done, for whatever reason."""
        try:
            driver = self._driver = self._driver or self._open_driver()
            cursor = driver.cursor()
            if self._engine.dialect.name == "postgresql":
                # If its answer is lost, whoever tries the jobs one by one finds their numbers taken, or free.
                cursor.execute(*as_one(_rows_of(batch, "postgresql")))
                return True
            cursor.execute(BEGIN_WRITING_SQLITE)
            fits = _write_rows(cursor, batch, "sqlite")
        except Exception:  # noqa: BLE001  who tries them one by one finds it again
            fits = False
        if not fits:
            self._roll_back()
            return False
        try:
            driver.commit()
        except Exception as problem:  # noqa: BLE001  nothing of the batch is stored, as far as we know
            self._roll_back()
            for waiting in batch:
                waiting.problem = self._in_sqlalchemys_words(problem)
        return True

    def _open_driver(self) -> PoolProxiedConnection:
        driver = self._engine.raw_connection()
        if self._engine.dialect.name == "postgresql":
            own: Any = driver.driver_connection  # psycopg's, which SQLAlchemy does not know the type of
            own.autocommit = True  # a batch is one statement
            own.execute(_FIND_BY_KEY)
        return driver

    def _roll_back(self) -> None:
        if self._driver is None:
            return
        try:
            self._driver.rollback()
        except Exception:  # noqa: BLE001  a connection that cannot even do that is lost
            self._driver.invalidate()
            self._driver = None

    def _in_sqlalchemys_words(self, problem: Exception) -> Exception:
        dialect = self._engine.dialect
        base = dialect.loaded_dbapi.Error
        if not isinstance(problem, base):
            return problem
        return cast("Exception", DBAPIError.instance("COMMIT", None, problem, base, hide_parameters=True))

    # ---- jobs of any kind

    def _commit_alone(self, waiting: _Waiting) -> list[_Waiting]:
        """Carry out the only job that waits, or leave it to be tried again."""
        try:
            with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
                waiting.carry_out(connection)
        except Exception as problem:  # noqa: BLE001  its caller gets it
            if _is_deadlock(problem):
                return [waiting]
            waiting.problem = problem
        return []

    def _commit_carefully(self, parts: Sequence[Sequence[_Waiting]]) -> list[_Waiting]:
        """Carry out jobs, each part or else each job in a savepoint of its own; those that must be tried again."""
        again: list[_Waiting] = []
        try:
            with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
                for part in parts:
                    if len(part) > 1 and _is_row_job(part[0]) and _try_rows(connection, part):
                        continue
                    again += [waiting for waiting in part if not _try(connection, waiting)]
        except Exception as problem:  # noqa: BLE001  the commit failed: nothing of the batch is stored
            for part in parts:
                for waiting in part:
                    waiting.problem = waiting.problem or problem
            return []
        return again


def _is_row_job(waiting: _Waiting) -> bool:
    return isinstance(waiting.job, RowJob)


def _write_rows(cursor: DBAPICursor, batch: Sequence[_Waiting], dialect: str) -> bool:
    """Execute each statement of a batch once, for all its rows; whether each row was there to be changed.

    Jobs that change the same row have it in their order: where their statements differ, the version that each expects
    fits in no other. (PostgreSQL changes a row once in a statement: then a row is missing, and they go one by one.)
    """
    for statement, several in _rows_of(batch, dialect).items():
        statement.execute(cursor, several)
        if cursor.rowcount != len(several):
            return False
    return True


def _rows_of(batch: Sequence[_Waiting], dialect: str) -> dict[Statement, list[Row]]:
    rows: dict[Statement, list[Row]] = {}
    for waiting in batch:
        for statement, row in cast("RowJob", waiting.job).rows(dialect):
            rows.setdefault(statement, []).append(row)
    return rows


def _try_rows(connection: Connection, part: Sequence[_Waiting]) -> bool:
    """Carry out row jobs within a transaction; False if nothing has been done, for whatever reason."""
    savepoint = connection.begin_nested()
    try:
        fits = _write_rows(connection.connection.cursor(), part, connection.dialect.name)
    except Exception:  # noqa: BLE001  as above
        fits = False
    if fits:
        savepoint.commit()
    else:
        savepoint.rollback()
    return fits


def _try(connection: Connection, waiting: _Waiting) -> bool:
    """Carry out a job within a transaction, and keep its problem; False if it must be tried again."""
    try:
        with connection.begin_nested():
            waiting.carry_out(connection)
    except Exception as problem:  # noqa: BLE001  its caller gets it
        if _is_deadlock(problem):
            return False
        waiting.problem = problem
    return True


def _tell(batch: Sequence[_Waiting]) -> None:
    """Tell the callers what came of their jobs, with one call to each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in batch:
        by_loop.setdefault(waiting.loop, []).append(waiting)
    for loop, several in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell_all, several)


def _tell_all(several: Sequence[_Waiting]) -> None:
    for waiting in several:
        waiting.tell()


def _is_deadlock(problem: Exception) -> bool:
    """Whether another process's batch held what this one wanted, and wanted what this one held."""
    return isinstance(problem, OperationalError) and getattr(problem.orig, "sqlstate", None) == _DEADLOCK
