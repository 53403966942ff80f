"""The store: what is acknowledged is committed, jobs do not hurt each other, old things go as the document says."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from festina.server.entries import Entry, Moved, SeatChanged, Started
from festina.server.options import Status, StoredOptions
from festina.server.settings import Settings, read_settings
from festina.server.store.data import Conflict, Moving, SeatData, TableChange, TableData
from festina.server.store.database import Database, Job
from festina.server.store.migrate import is_current, migrate
from festina.server.store.models import (
    Base,
    ChatRow,
    Device,
    EntryRow,
    InvitationRow,
    MovingRow,
    SeatRow,
    TableRow,
)
from festina.server.store.people import add_chat, create_device, create_invitation, create_moving_code
from festina.server.store.tables import append, create_table, read_entries, read_table
from festina.server.store.tidy import tidy
from festina.server.wire import ChatLine

DAY = 86400.0
NOW = 1_800_000_000.0


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'store.db'}")
    migrate(made.engine)
    yield made
    made.close()


def _table(id: str, status: Status = "running", changed: float = NOW) -> Job[None]:
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
        changed=changed,
    )
    seats = [SeatData(0, "person", device="ann", name="Ann"), SeatData(1, "bot", name="random", bot="random")]
    return lambda connection: create_table(connection, data, seats)


def _said(table: str) -> Job[int]:
    """A job that keeps something said."""
    line = ChatLine(number=0, seat=0, name="Ann", text="hm", at=NOW)
    return lambda connection: add_chat(connection, table, "ann", line)


def _count(database: Database, model: type[Base]) -> int:
    return (
        database.read_now(lambda connection: connection.execute(select(func.count()).select_from(model)).scalar()) or 0
    )


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
                insert(Device).values(id="ann", token_hash="h", name="Bartholomew", language="", created=0, seen=0)
            )
        )
    assert "Bartholomew" not in str(found.value)


# ---- writing together


class _Commits:
    """Counts, and may fail."""

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


def _refuse(connection: Connection) -> None:
    _said("t1")(connection)
    raise ValueError("not like this")


def test_jobs_share_a_commit_and_one_that_fails_leaves_the_others_alone(database: Database) -> None:
    commits = _Commits(database)
    jobs = [_table("t1"), _table("t2"), _refuse, _table("t2"), _table("t3")]
    done = asyncio.run(_Busy(database).do(*jobs))[1:]
    assert [type(result) for result in done] == [type(None), type(None), ValueError, IntegrityError, type(None)]
    assert commits.count == 2, "one for the gate, one for all the rest"
    assert _count(database, TableRow) == 3
    assert _count(database, SeatRow) == 6
    assert _count(database, ChatRow) == 0, "nothing half done stays"


def test_a_commit_that_fails_is_everybodys_failure(database: Database) -> None:
    """Nothing is acknowledged that is not stored; the writer goes on."""
    commits = _Commits(database)
    commits.fail = True
    failed = asyncio.run(_Busy(database).do(_table("t1"), _table("t2")))
    assert [type(result) for result in failed] == [OSError, OSError, OSError]
    commits.fail = False
    asyncio.run(database.write(_table("t3")))
    assert _count(database, TableRow) == 1


def test_who_stops_waiting_does_not_stop_the_writer(database: Database) -> None:
    async def play() -> None:
        gate = threading.Event()
        blocked = asyncio.ensure_future(database.write(lambda _: gate.wait(10)))
        impatient = asyncio.ensure_future(database.write(_table("t1")))
        await asyncio.sleep(0.01)
        impatient.cancel()
        gate.set()
        await blocked
        await database.write(_table("t2"))

    asyncio.run(play())
    assert _count(database, TableRow) == 2


def test_closing_finishes_what_waits(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'closing.db'}"
    database = Database(address)
    migrate(database.engine)

    async def play() -> None:
        waiting = [asyncio.ensure_future(database.write(_table(f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.close)
        await asyncio.gather(*waiting)

    asyncio.run(play())
    again = Database(address)
    assert _count(again, TableRow) == 50
    again.close()


# ---- entries


def _appended(*entries: Entry, status: Status | None = None) -> Job[None]:
    """A job that adds entries to the table t1."""
    return lambda connection: append(connection, "t1", TableChange(entries=entries, status=status))


def test_two_writers_cannot_both_win(database: Database) -> None:
    database.write_now(_table("t1"))
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


# ---- what is not kept for ever


@pytest.fixture
def settings() -> Settings:
    return read_settings(keep_open_days=7, keep_running_days=120, keep_chat_days=30, keep_device_days=730)


def _tidied(database: Database, settings: Settings, now: float) -> list[str]:
    return sorted(database.write_now(lambda connection: tidy(connection, settings, now)))


def test_open_tables_that_nobody_begins_are_deleted(database: Database, settings: Settings) -> None:
    database.write_now(_table("t1", "open"))
    database.write_now(_table("t2", "running"))
    database.write_now(lambda connection: create_invitation(connection, "code", "t1", 0, NOW))
    database.write_now(_said("t1"))
    database.write_now(_appended(SeatChanged(number=1, seat=0, what="name", at=NOW)))
    assert _tidied(database, settings, NOW + 7 * DAY) == []
    assert _tidied(database, settings, NOW + 7 * DAY + 1) == ["t1"]
    assert [_count(database, model) for model in (TableRow, SeatRow, EntryRow, ChatRow, InvitationRow)] == [
        1,
        2,
        0,
        0,
        0,
    ]


def test_running_tables_without_a_move_are_closed_and_kept(database: Database, settings: Settings) -> None:
    database.write_now(_table("t1", "running"))
    assert _tidied(database, settings, NOW + 120 * DAY) == []
    assert _tidied(database, settings, NOW + 120 * DAY + 1) == ["t1"]
    table = database.read_now(lambda connection: read_table(connection, "t1"))
    assert table is not None
    assert table.status == "closed"


def test_chat_goes_a_month_after_the_end_and_the_game_stays(database: Database, settings: Settings) -> None:
    for job in (_table("t1", "over"), _table("t2", "running")):
        database.write_now(job)
    for table in ("t1", "t2"):
        database.write_now(_said(table))
    _tidied(database, settings, NOW + 30 * DAY)
    assert _count(database, ChatRow) == 2
    _tidied(database, settings, NOW + 30 * DAY + 1)
    assert _count(database, ChatRow) == 1
    assert _count(database, TableRow) == 2


def test_codes_go_when_they_are_used_or_over(database: Database, settings: Settings) -> None:
    database.write_now(lambda connection: create_moving_code(connection, "one", Moving("ann", None, None), NOW + 600))
    _tidied(database, settings, NOW + 599)
    assert _count(database, MovingRow) == 1
    _tidied(database, settings, NOW + 601)
    assert _count(database, MovingRow) == 0


def test_devices_go_two_years_after_they_were_seen(database: Database, settings: Settings) -> None:
    database.write_now(lambda connection: create_device(connection, "ann", "token", NOW))
    database.write_now(_table("t1", "over", changed=NOW))
    _tidied(database, settings, NOW + 730 * DAY)
    assert _count(database, Device) == 1
    _tidied(database, settings, NOW + 730 * DAY + 1)
    assert _count(database, Device) == 0
    held = database.read_now(lambda connection: connection.execute(select(SeatRow.device)).scalars().all())
    assert held == [None, None]
