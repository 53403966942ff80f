"""Entries: every kind survives its columns, and what is damaged is refused in words."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import text

from festina import FestinaError
from festina.cli.main import run
from festina.server.entries import (
    BotsWoken,
    ChanceDealt,
    ClocksSet,
    Entry,
    GameOver,
    HintUsed,
    Moved,
    OptionsChanged,
    RematchMade,
    Retracted,
    SeatAway,
    SeatChanged,
    SeatLent,
    SeatReturned,
    Started,
    TableClosed,
    TakebackAgreed,
    TakebackAsked,
    TakebackDeclined,
    Undone,
    columns_of,
    entry_of,
)
from festina.server.match import rebuilt
from festina.server.store.data import StoredTable
from festina.server.store.database import Database, connect
from festina.server.store.migrate import migrate
from festina.server.store.tables import read_entries, read_stored, read_table

DATA = Path(__file__).parent / "data"
COMMON: dict[str, Any] = {"number": 3, "at": 1_800_000_000.25, "command": "1:x"}
ENTRIES: list[Entry] = [
    Started(**COMMON),
    Started(**COMMON, clocks=ClocksSet("live:600+15", (0, 2))),
    Moved(**COMMON, seat=0, text="a>10"),
    Moved(**COMMON, seat=1, text="eat", auto=True),
    ChanceDealt(**COMMON, text="deal:+1 deal:-2"),
    Undone(**COMMON, seat=2, decisions=2),
    Undone(**COMMON, seat=2, decisions=2, seed="9223372036854775807"),
    Retracted(**COMMON, seat=0),
    TakebackAsked(**COMMON, seat=0),
    TakebackAgreed(**COMMON, seat=0),
    TakebackDeclined(**COMMON, seat=0),
    SeatLent(**COMMON, seat=0, bot="level:4"),
    SeatLent(**COMMON, seat=0, bot="level:4", auto=True),
    SeatReturned(**COMMON, seat=0),
    SeatAway(**COMMON, seat=0, since=1_799_000_000.5, until=1_801_000_000.5),
    SeatAway(**COMMON, seat=0, since=1_799_000_000.5, until=None),
    SeatChanged(**COMMON, seat=0, what="join"),
    SeatChanged(number=4, at=1.0, what="host"),
    OptionsChanged(**COMMON),
    GameOver(**COMMON),
    TableClosed(**COMMON),
    RematchMade(**COMMON),
    BotsWoken(**COMMON, seat=5),
    HintUsed(**COMMON, seat=1, what="choices"),
]


def test_no_kind_is_forgotten_here() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.kind)
def test_an_entry_survives_its_columns(entry: Entry) -> None:
    columns = columns_of(entry)
    assert columns["kind"] == entry.kind
    stored = json.loads(json.dumps(columns))  # ``data`` is JSON in the database
    assert entry_of(stored) == entry


@pytest.mark.parametrize(
    ("spoiled", "problem"),
    [
        ({"kind": "mvoe"}, "'mvoe'"),
        ({"seat": None}, "`seat`"),
        ({"seat": "0"}, "`int`"),
        ({"text": None}, "`text`"),
        ({"kind": "undo"}, "`decisions`"),
        ({"kind": "undo", "data": {"decisions": "two"}}, "`int`"),
        ({"kind": "undo", "data": ["decisions"]}, "`decisions`"),
        ({"kind": "seat", "data": {"what": "dance"}}, "'dance'"),
    ],
)
def test_a_damaged_row_is_no_entry(spoiled: dict[str, Any], problem: str) -> None:
    columns = {**columns_of(Moved(number=1, seat=0, text="a>2")), **spoiled}
    with pytest.raises(msgspec.ValidationError) as found:
        entry_of(columns)
    assert problem in str(found.value)


# ---- a database that was written before entries had types


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """That database, brought to the present shape."""
    made = tmp_path / "before.db"
    connection = sqlite3.connect(made)
    connection.executescript((DATA / "database.sql").read_text())
    connection.close()
    engine = connect(f"sqlite:///{made}")
    migrate(engine)
    engine.dispose()
    return made


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{file}")
    yield made
    made.close()


EXPECTED: dict[str, dict[str, Any]] = json.loads((DATA / "database.json").read_text())


def _read(database: Database, id: str) -> StoredTable:
    found = database.read_now(lambda connection: read_stored(connection, id))
    assert found is not None
    return found


@pytest.mark.parametrize("id", EXPECTED)
def test_tables_written_before_are_as_they_were(database: Database, id: str) -> None:
    """The other columns were what the code of that day made of its own entries."""
    stored, expected = _read(database, id), EXPECTED[id]
    match = rebuilt(stored.data, stored.entries)
    assert (match.version, stored.data.status, match.decisive) == (
        expected["version"],
        expected["status"],
        expected["decisive"],
    )
    assert (match.game.facts() if match.game else None) == expected["facts"]
    assert (len(match.game.steps) if match.game else 0) == expected["steps"]


def test_such_a_database_holds_nearly_every_kind(database: Database) -> None:
    kinds = {entry.kind for id in EXPECTED for entry in _read(database, id).entries}
    assert kinds == {entry.kind for entry in ENTRIES} - {"wake", "options", "away", "hint"}


def test_such_a_database_passes_the_check(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["db", "check", "--database", f"sqlite:///{file}"]) == 0
    assert capsys.readouterr().out == f"{len(EXPECTED)} games fit, 0 do not.\n"


_RACE = next(iter(EXPECTED))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE entries SET kind = 'mvoe' WHERE number = 4", "entry 4 does not fit: "),
        ("UPDATE entries SET seat = NULL WHERE kind = 'move' AND number = 5", "entry 5 does not fit: "),
        ('UPDATE tables SET options = \'{"pace": "days:99"}\'', "what is stored of the table itself does not fit: "),
        ("UPDATE tables SET seed = 'x'", "what is stored of the table itself does not fit: "),
        ("UPDATE tables SET status = 'asleep'", "what is stored of the table itself does not fit: "),
        ("UPDATE seats SET kind = 'cat'", "what is stored of the table itself does not fit: "),
    ],
)
def test_what_is_damaged_is_refused_in_words(database: Database, change: str, said: str) -> None:
    database.write_now(lambda connection: connection.execute(text(change)))
    with pytest.raises(FestinaError) as found:
        _read(database, _RACE)
    assert str(found.value).startswith(said)


def test_an_undamaged_part_can_still_be_read(database: Database) -> None:
    database.write_now(lambda connection: connection.execute(text("UPDATE entries SET kind = '?' WHERE number = 2")))
    assert database.read_now(lambda connection: read_table(connection, _RACE)) is not None
    assert database.read_now(lambda connection: read_entries(connection, _RACE, after=2))
