"""Backups under play: each shows one moment, and either kind of database takes all of it back, or nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, func, inspect, select, text

from festina.cli.main import run
from festina.server.entries import Entry
from festina.server.options import StoredOptions
from festina.server.store.backup import backup
from festina.server.store.data import SeatData, TableChange, TableData
from festina.server.store.database import connect
from festina.server.store.models import Base, EntryRow, TableRow
from festina.server.store.store import Store
from festina.server.wire_tables import ChatLine

from .histories import AT, played
from .services import Services

pytestmark = pytest.mark.xdist_group("server-scale")

NewDatabase = Callable[[], str]
RULESETS = ("hare(players=2)", "whyfirst(players=2)")
#: Entries of a table: few enough that no game ends.
LENGTH = 12
BACKUPS = 4


@pytest.fixture(params=["sqlite", "postgresql"])
def source(request: pytest.FixtureRequest, databases: dict[str, NewDatabase]) -> str:
    """The address of a database to back up."""
    return databases[request.param]()


@pytest.fixture
def databases(tmp_path: Path, real_services: Services) -> dict[str, NewDatabase]:
    """Makes empty databases of either kind."""
    numbers = count()
    return {
        "sqlite": lambda: f"sqlite:///{tmp_path / f'made-{next(numbers)}.db'}",
        "postgresql": real_services.new_database,
    }


class Play:
    """Tables that are made and played in a thread, one entry after the other, until somebody says stop."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._histories = [played(ruleset, seed, LENGTH) for seed, ruleset in enumerate(RULESETS * 3)]
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()), daemon=True)
        self._stopping = threading.Event()
        self._stored = threading.Condition()
        self._entries = 0

    def start(self) -> None:
        store = Store(self._address)
        store.migrate()
        store.close()
        self._thread.start()
        self.wait(40)

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join(20)
        assert not self._thread.is_alive()

    def wait(self, entries: int) -> None:
        """Until so many more are stored."""
        with self._stored:
            enough = self._entries + entries
            assert self._stored.wait_for(lambda: self._entries >= enough, timeout=20), "nothing is stored any more"

    async def _play(self) -> None:
        store = Store(self._address)
        try:
            for number in count():
                history = self._histories[number % len(self._histories)]
                id = f"table{number}"
                data = TableData(
                    id=id,
                    host="ann",
                    ruleset=history.ruleset,
                    seed=history.seed,
                    options=StoredOptions(),
                    status="running",
                    public=True,
                    created=AT,
                    changed=AT,
                )
                await store.create_table(data, [SeatData(0, "person", device="ann", name="Ann"), SeatData(1, "open")])
                await store.add_chat(id, "ann", ChatLine(number=0, seat=0, name="Ann", text="hm", at=AT))
                for entry in history.entries:
                    if self._stopping.is_set():
                        return
                    await store.append(id, TableChange(entries=(entry,)))
                    self._count(entry)
        finally:
            store.close()

    def _count(self, entry: Entry) -> None:
        with self._stored:
            self._entries += 1
            self._stored.notify_all()


@contextmanager
def playing(address: str) -> Iterator[Play]:
    play = Play(address)
    play.start()
    try:
        yield play
    finally:
        play.stop()


@contextmanager
def opened(address: str) -> Iterator[Engine]:
    engine = connect(address)
    try:
        yield engine
    finally:
        engine.dispose()


def _take(address: str, file: Path, play: Play) -> int:
    """A backup; while it is taken, an entry is stored after each of its queries."""

    def go_on(*_: object) -> None:
        play.wait(1)

    with opened(address) as engine:
        event.listen(engine, "after_cursor_execute", go_on)
        return backup(engine, file)


def _rows(address: str) -> dict[str, list[tuple[object, ...]]]:
    with opened(address) as engine, engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in Base.metadata.sorted_tables
        }


def _db(command: str, *arguments: str) -> int:
    return run(["db", command, *arguments])


def test_a_backup_under_play_shows_one_moment(
    source: str, databases: dict[str, NewDatabase], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"backup-{number}.db" for number in range(BACKUPS)]
    with playing(source) as play:
        sizes = [_take(source, file, play) for file in files]
    assert sizes == sorted(sizes)
    assert sizes[0] >= 3
    for file in files:
        assert _db("check", "--database", f"sqlite:///{file}") == 0, capsys.readouterr().out
    assert _db("check", "--database", source) == 0
    for new_database in databases.values():
        restored = new_database()
        assert _db("restore", str(files[-1]), "--database", restored) == 0
        assert _db("check", "--database", restored) == 0
        assert _rows(restored) == _rows(f"sqlite:///{files[-1]}")


def test_a_restored_database_is_as_good_as_the_first(
    source: str, databases: dict[str, NewDatabase], tmp_path: Path
) -> None:
    """Its own backup holds the same, and chat finds the next number."""
    with playing(source) as play:
        _take(source, tmp_path / "first.db", play)
    for kind, new_database in databases.items():
        restored = new_database()
        assert _db("restore", str(tmp_path / "first.db"), "--database", restored) == 0
        assert _db("backup", str(tmp_path / f"second-{kind}.db"), "--database", restored) == 0
        assert _rows(f"sqlite:///{tmp_path / f'second-{kind}.db'}") == _rows(f"sqlite:///{tmp_path / 'first.db'}")
        assert asyncio.run(_say_more(restored)) > len(_rows(restored)["chat"]) - 1


async def _say_more(address: str) -> int:
    store = Store(address)
    try:
        line = ChatLine(number=0, seat=0, name="Ann", text="more", at=AT)
        return (await store.add_chat("table0", "ann", line)).number
    finally:
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_damaged_backup_leaves_nothing_behind(
    kind: str, databases: dict[str, NewDatabase], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its last table cannot be read, when all the others are copied: the database is as empty as before."""
    source, target = databases["sqlite"](), databases[kind]()
    good, damaged = tmp_path / "good.db", tmp_path / "damaged.db"
    with playing(source) as play:
        _take(source, good, play)
    damaged.write_bytes(good.read_bytes())
    with opened(f"sqlite:///{damaged}") as engine, engine.connect() as connection:
        _spoil(connection)
    assert _db("restore", str(damaged), "--database", target) == 2
    words = capsys.readouterr().err
    assert words.startswith("festina: The database cannot be used: ")
    assert words.count("\n") == 1
    with opened(target) as engine:
        assert inspect(engine).get_table_names() == []
    assert _db("restore", str(good), "--database", target) == 0
    assert _db("check", "--database", target) == 0
    assert _db("restore", str(good), "--database", target) == 2, "it holds games now"
    assert _rows(target) == _rows(f"sqlite:///{good}")


def _spoil(connection: Connection) -> None:
    last = [table.name for table in Base.metadata.sorted_tables][-1]
    assert last == TableRow.__tablename__
    assert connection.execute(select(func.count()).select_from(EntryRow)).scalar()
    connection.execute(text("UPDATE tables SET options = '{' WHERE id = 'table1'"))
    connection.commit()
