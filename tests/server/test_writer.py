"""The writer: what is acknowledged is committed, jobs do not hurt each other, and many moves are few statements."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, PoolProxiedConnection, event
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, IntegrityError

from festina.server.entries import Entry, Moved, SeatLent, Started
from festina.server.options import StoredOptions
from festina.server.store.data import Conflict, SeatData, StoredTable, TableChange
from festina.server.store.database import Database
from festina.server.store.migrate import migrate
from festina.server.store.models import ChatRow, EntryRow, SeatRow, TableRow
from festina.server.store.tables import appending, read_stored
from festina.server.store.writer import Job, RowJob

from .jobs import NOW, count, make_table, say

on_postgresql = pytest.param("postgresql", marks=pytest.mark.xdist_group("server-scale"))


@pytest.fixture(params=["sqlite", on_postgresql])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("real_services").new_database())


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    made = Database(url)
    migrate(made.engine)
    yield made
    made.close()


class _Commits:
    """Counts those of SQLAlchemy, and may fail."""

    def __init__(self, database: Database) -> None:
        self.count = 0
        self.fail = False
        event.listen(database.engine, "commit", self._committed)

    def _committed(self, _: Connection) -> None:
        self.count += 1
        if self.fail:
            raise OSError("the disk is full")


class _Busy:
    """Keeps the writer busy, so that jobs wait and then share a commit."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._began, self._gate = threading.Event(), threading.Event()

    def _wait(self, _: Connection) -> None:
        self._began.set()
        assert self._gate.wait(10)

    async def do(self, *jobs: Job[None]) -> list[BaseException | None]:
        """Results and problems of the jobs; the first is the writer's own."""
        waiting = [asyncio.ensure_future(self._database.write(self._wait))]
        await asyncio.to_thread(self._began.wait)
        waiting += [asyncio.ensure_future(self._database.write(job)) for job in jobs]
        while self._database.waiting < len(jobs):
            await asyncio.sleep(0)
        self._gate.set()
        return await asyncio.gather(*waiting, return_exceptions=True)


def _types(results: list[BaseException | None]) -> list[type[object]]:
    return [type(result) for result in results]


_FINE = type(None)


# ---- jobs of any kind


def _refuse(connection: Connection) -> None:
    say("t1")(connection)
    raise ValueError("not like this")


def test_jobs_share_a_commit_and_one_that_fails_leaves_the_others_alone(database: Database) -> None:
    commits = _Commits(database)
    jobs = [make_table("t1"), make_table("t2"), _refuse, make_table("t2"), make_table("t3")]
    done = asyncio.run(_Busy(database).do(*jobs))[1:]
    assert _types(done) == [_FINE, _FINE, ValueError, IntegrityError, _FINE]
    assert commits.count == 2, "one for the gate, one for all the rest"
    assert count(database, TableRow) == 3
    assert count(database, SeatRow) == 6
    assert count(database, ChatRow) == 0, "nothing half done stays"


def test_a_commit_that_fails_is_everybodys_failure(database: Database) -> None:
    """Nothing is acknowledged that is not stored; the writer goes on."""
    commits = _Commits(database)
    commits.fail = True
    failed = asyncio.run(_Busy(database).do(make_table("t1"), make_table("t2")))
    assert _types(failed) == [OSError, OSError, OSError]
    commits.fail = False
    asyncio.run(database.write(make_table("t3")))
    assert count(database, TableRow) == 1


def test_who_stops_waiting_does_not_stop_the_writer(database: Database) -> None:
    async def play() -> None:
        gate = threading.Event()
        blocked = asyncio.ensure_future(database.write(lambda _: gate.wait(10)))
        impatient = asyncio.ensure_future(database.write(make_table("t1")))
        await asyncio.sleep(0.01)
        impatient.cancel()
        gate.set()
        await blocked
        await database.write(_moved("t1", 1))

    asyncio.run(play())
    assert count(database, TableRow) == 1


def test_a_loop_that_is_closed_meanwhile_does_not_stop_the_writer(database: Database) -> None:
    began, gate = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        began.set()
        assert gate.wait(10)
        make_table("t1")(connection)

    async def leave() -> None:
        waiting = asyncio.ensure_future(database.write(wait))
        await asyncio.to_thread(began.wait)
        waiting.cancel()

    asyncio.run(leave())
    gate.set()
    asyncio.run(database.write(make_table("t2")))
    assert count(database, TableRow) == 2


def test_closing_finishes_what_waits(url: str) -> None:
    database = Database(url)
    migrate(database.engine)

    async def play() -> None:
        jobs = [make_table("t0"), *(_moved("t0", number) for number in range(1, 20)), make_table("t1")]
        waiting = [asyncio.ensure_future(database.write(job)) for job in jobs]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.close)
        await asyncio.gather(*waiting)

    asyncio.run(play())
    again = Database(url)
    assert (count(again, TableRow), count(again, EntryRow)) == (2, 19)
    again.close()


def test_a_batch_comes_back_in_one_call(database: Database) -> None:
    calls = []

    async def play() -> None:
        loop = asyncio.get_running_loop()
        call = loop.call_soon_threadsafe

        def counted(callback: Callable[..., object], *arguments: Any, **more: Any) -> asyncio.Handle:
            if threading.current_thread().name == "festina-write":
                calls.append(callback)
            return call(callback, *arguments, **more)

        loop.call_soon_threadsafe = counted  # type: ignore[assignment,method-assign]
        await _Busy(database).do(*(make_table(f"t{number}") for number in range(10)))

    asyncio.run(play())
    assert len(calls) == 2, "one for the gate, one for all the rest"


# ---- changes to tables


def _moved(table: str, number: int, command: str | None = None, **change: Any) -> Job[None]:
    """A job that adds a move to a table."""
    entry = Moved(number=number, seat=0, text="a>2", command=command, at=NOW + number)
    return appending(table, TableChange(entries=(entry,), **change))


def _stored(database: Database, table: str) -> StoredTable:
    found = database.read_now(lambda connection: read_stored(connection, table))
    assert found is not None
    return found


@pytest.fixture
def tables(database: Database) -> list[str]:
    """Tables without an entry."""
    made = [f"t{number}" for number in range(8)]
    for id in made:
        database.write_now(make_table(id))
    return made


@pytest.fixture
def statements(database: Database) -> list[str]:
    """What SQLAlchemy is asked to execute from now on."""
    asked: list[str] = []

    def executed(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    event.listen(database.engine, "before_cursor_execute", executed)
    return asked


def test_moves_that_wait_together_are_stored_without_sqlalchemy(
    database: Database, tables: list[str], statements: list[str]
) -> None:
    done = asyncio.run(_Busy(database).do(*(_moved(id, 1, "0:x") for id in tables)))
    assert _types(done) == [_FINE] * 9
    assert [statement for statement in statements if "entries" in statement] == []
    for id in tables:
        stored = _stored(database, id)
        assert stored.entries == [Moved(number=1, seat=0, text="a>2", command="0:x", at=NOW + 1)]
        assert (stored.data.version, stored.data.changed, stored.data.status) == (1, NOW + 1, "running")


def test_a_change_is_stored_with_all_it_means(database: Database, tables: list[str]) -> None:
    """Together with plain moves, and alone."""
    lent = SeatData(0, "person", device="ann", name="Änn", lent="level:4", muted=True, words=False)
    entries: tuple[Entry, ...] = (Started(number=1, at=NOW), SeatLent(number=2, seat=0, bot="level:4", at=NOW + 2))
    options = StoredOptions(pace="days:3")
    change = TableChange(
        entries=entries, seats=(lent,), status="over", host="ben", public=False, options=options, share="s", record="{}"
    )
    jobs = [_moved("t1", 1), appending("t2", change), _moved("t3", 1)]
    assert _types(asyncio.run(_Busy(database).do(*jobs))) == [_FINE] * 4
    asyncio.run(database.write(appending("t4", TableChange(entries=entries, seats=(lent,), rematch="t5"))))
    stored = _stored(database, "t2")
    assert stored.entries == list(entries)
    assert stored.seats[0] == lent
    assert stored.seats[1].bot == "random", "a seat that is not named stays as it is"
    data = stored.data
    assert (data.version, data.changed, data.status, data.host) == (2, NOW + 2, "over", "ben")
    assert (data.public, data.options, data.share, data.rematch) == (False, options, "s", None)
    alone = _stored(database, "t4")
    assert (alone.entries, alone.seats[0], alone.data.rematch) == (list(entries), lent, "t5")


def test_a_move_whose_number_is_taken_leaves_the_others_alone(database: Database, tables: list[str]) -> None:
    jobs = [_moved("t1", 1), _moved("t2", 2), _moved("t3", 1), _moved("nowhere", 1), _moved("t3", 1)]
    done = asyncio.run(_Busy(database).do(*jobs))[1:]
    assert _types(done) == [_FINE, Conflict, _FINE, Conflict, Conflict]
    assert count(database, EntryRow) == 2


def test_a_command_is_not_stored_twice(database: Database, tables: list[str]) -> None:
    jobs = [_moved("t1", 1, "0:x"), _moved("t2", 1, "0:x"), _moved("t1", 2, "0:x"), _moved("t1", 2, "0:y")]
    done = asyncio.run(_Busy(database).do(*jobs))[1:]
    assert _types(done) == [_FINE, _FINE, IntegrityError, _FINE]
    assert "a>2" not in str(done[2]), "names and chat have no place in logs"
    assert [entry.command for entry in _stored(database, "t1").entries] == ["0:x", "0:y"]


@pytest.mark.parametrize("statuses", [(None, None, "over"), ("over", None, None), ("running", None, "over")])
def test_changes_to_one_table_keep_their_order(
    database: Database, tables: list[str], statuses: tuple[str | None, ...]
) -> None:
    seats = [SeatData(0, "person", device="ann", name=name) for name in ("one", "two", "three")]
    jobs = [
        _moved("t1", number, status=status, seats=(seat,))
        for number, (status, seat) in enumerate(zip(statuses, seats, strict=True), 1)
    ]
    assert _types(asyncio.run(_Busy(database).do(*jobs))) == [_FINE] * 4
    stored = _stored(database, "t1")
    assert [entry.number for entry in stored.entries] == [1, 2, 3]
    assert stored.data.status == "over"
    assert stored.seats[0] == seats[-1]


def test_moves_and_other_jobs_share_a_commit_in_their_order(database: Database, tables: list[str]) -> None:
    commits = _Commits(database)
    jobs = [_moved("t1", 1), _moved("t2", 1), say("t1"), make_table("t9"), _moved("t9", 1), _moved("t3", 1), _refuse]
    jobs += [_moved("t9", 2), _moved("t1", 1), _moved("t9", 3)]
    done = asyncio.run(_Busy(database).do(*jobs))[1:]
    assert _types(done) == [_FINE] * 6 + [ValueError, _FINE, Conflict, _FINE]
    assert commits.count == 2, "one for the gate, one for all the rest"
    assert (count(database, EntryRow), count(database, ChatRow)) == (6, 1)


class _Drivers:
    """The driver's connections that the writer gets; their commits may fail."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.given: list[PoolProxiedConnection] = []
        self._connect = database.engine.raw_connection
        self._error = database.engine.dialect.loaded_dbapi.OperationalError
        self.fail = False
        self.sqlite = database.engine.dialect.name == "sqlite"
        monkeypatch.setattr(database.engine, "raw_connection", self._give)

    def _give(self) -> Any:
        self.given.append(self._connect())
        return _Driver(self, self.given[-1])

    def execute(self, cursor: DBAPICursor, *given: Any) -> None:
        """Execute a statement, or if it is a batch do so and say that the connection was lost."""
        cursor.execute(*given)
        if self.fail and given[0].startswith("WITH "):
            raise self._error("the answer was lost")

    def commit(self, driver: PoolProxiedConnection) -> None:
        """Commit, or say that the disk is full."""
        if self.fail:
            raise self._error("the disk is full")
        driver.commit()


class _Driver:
    """A driver's connection."""

    def __init__(self, drivers: _Drivers, driver: PoolProxiedConnection) -> None:
        self._drivers, self._driver = drivers, driver

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)

    def commit(self) -> None:
        self._drivers.commit(self._driver)

    def cursor(self, *given: Any, **named: Any) -> Any:
        cursor = self._driver.cursor(*given, **named)
        return cursor if self._drivers.sqlite else _Cursor(self._drivers, cursor)


class _Cursor:
    """A driver's cursor."""

    def __init__(self, drivers: _Drivers, cursor: DBAPICursor) -> None:
        self._drivers, self._cursor = drivers, cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    def execute(self, *given: Any) -> None:
        self._drivers.execute(self._cursor, *given)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # PostgreSQL has a statement for all, and no commit
def test_a_commit_of_moves_that_fails_is_everybodys_failure(
    database: Database, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drivers = _Drivers(database, monkeypatch)
    drivers.fail = True
    failed = asyncio.run(_Busy(database).do(_moved("t1", 1), _moved("t2", 1)))[1:]
    assert [isinstance(result, DBAPIError) for result in failed] == [True, True]
    assert count(database, EntryRow) == 0
    drivers.fail = False
    asyncio.run(database.write(_moved("t1", 1)))
    assert count(database, EntryRow) == 1
    assert _stored(database, "t1").data.version == 1


@pytest.mark.parametrize("url", [on_postgresql], indirect=True)
def test_moves_whose_answer_was_lost_are_stored_once(
    database: Database, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads the table again finds that they are."""
    drivers = _Drivers(database, monkeypatch)
    drivers.fail = True
    failed = asyncio.run(_Busy(database).do(_moved("t1", 1), _moved("t2", 1)))[1:]
    assert [type(result) for result in failed] == [Conflict, Conflict]
    assert count(database, EntryRow) == 2


@pytest.mark.parametrize("url", [on_postgresql], indirect=True)
def test_postgresql_finds_the_tables_of_moves_by_key(
    database: Database, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where there are so few that it would rather read them all: it would go on like that with many."""
    drivers = _Drivers(database, monkeypatch)
    asyncio.run(database.write(_moved("t1", 1)))
    plans: list[str] = []
    cursor = drivers.given[0].cursor()
    for statement, row in cast("RowJob", _moved("t1", 2)).rows("postgresql"):
        cursor.execute(f"EXPLAIN {statement.text}", statement.parameters([row]))
        plans += [line for (line,) in cursor.fetchall()]
    drivers.given[0].rollback()
    assert any("Index Scan using tables_pkey" in line for line in plans)
    assert not any("Seq Scan" in line for line in plans)


def test_a_lost_connection_is_made_again(
    database: Database, tables: list[str], statements: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drivers = _Drivers(database, monkeypatch)
    asyncio.run(database.write(_moved("t1", 1)))
    lost = drivers.given[0].dbapi_connection
    assert lost is not None
    lost.close()
    for number in (2, 3, 4):
        asyncio.run(database.write(_moved("t1", number)))
    assert _stored(database, "t1").data.version == 4
    carefully = [statement for statement in statements if statement.startswith("INSERT INTO entries")]
    assert len(carefully) == 1, "the one that noticed"
