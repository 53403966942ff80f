"""``festina db``: checks that find what was tampered with, backups that give everything back, plain words."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, text, update

from festina import FestinaError
from festina.cli.main import run
from festina.server.store.database import Database, connect
from festina.server.store.models import Base, Device, EntryRow, FactRow, TableRow
from festina.server.store.store import Store

from .client import Person, serving
from .inside import inside
from .party import Party

Said = tuple[int, str, str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server that was used: a running race, a finished game, an open table, chat."""
    folder = tmp_path_factory.mktemp("played")
    with inside(folder) as server:
        race = Party(server, "hare(players=2)", "Ann", "Ben")
        race.play((0, "a>2"), (1, "a>5"), (0, "a>4"))
        race.talk(0).send({"type": "react", "id": "c", "reaction": "wave"})
        race.talk(0).wait(lambda message: message["type"] == "ack")
        race.host.ask("POST", f"{race.path}/moves", {"type": "undo", "id": "u", "seat": 0})
        over = race.host.table("whyfirst(players=2)", [{"kind": "bot", "bot": "random"}] * 2)
        while race.host.ask("GET", f"/api/tables/{over['id']}")["status"] != "over":
            pass
        race.host.table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
        race.close()
    return folder / "festina.db"


@pytest.fixture
def copy(played: Path, tmp_path: Path) -> Path:
    """One to spoil."""
    file = tmp_path / "copy.db"
    file.write_bytes(played.read_bytes())
    return file


@pytest.fixture
def db(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    def call(command: str, database: Path, *arguments: str) -> Said:
        capsys.readouterr()
        code = run(["db", command, *arguments, "--database", f"sqlite:///{database}"])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return code, printed.out, printed.err

    return call


def _rows(file: Path) -> dict[str, list[Any]]:
    engine = connect(f"sqlite:///{file}")
    with engine.connect() as connection:
        rows = {
            t.name: [tuple(row) for row in connection.execute(select(t).order_by(*t.primary_key))]
            for t in Base.metadata.sorted_tables
        }
    engine.dispose()
    return rows


def _spoil(file: Path, job: Callable[[Connection], Any]) -> None:
    store = Database(f"sqlite:///{file}")
    store.write_now(job)
    store.close()


# ---- check


def test_games_that_were_played_fit(db: Callable[..., Said], played: Path) -> None:
    assert db("check", played) == (0, "3 games fit, 0 do not.\n", "")


def _of(status: str) -> Any:
    return select(TableRow.id).where(TableRow.status == status).scalar_subquery()


_TAMPERINGS: dict[str, Callable[[Connection], Any]] = {
    "a move that is not legal": lambda c: c.execute(
        update(EntryRow).where(EntryRow.table == _of("running"), EntryRow.text == "a>5").values(text="a>63")
    ),
    "a move of another seat": lambda c: c.execute(
        update(EntryRow).where(EntryRow.table == _of("running"), EntryRow.text == "a>5").values(seat=0)
    ),
    "a move of nobody": lambda c: c.execute(
        update(EntryRow).where(EntryRow.table == _of("running"), EntryRow.text == "a>5").values(seat=None)
    ),
    "a move that is missing": lambda c: c.execute(
        delete(EntryRow).where(EntryRow.table == _of("running"), EntryRow.text == "a>5")
    ),
    "the last entry that is missing": lambda c: c.execute(
        delete(EntryRow).where(EntryRow.table == _of("running"), EntryRow.kind == "undo")
    ),
    "an undo of nothing": lambda c: c.execute(update(EntryRow).where(EntryRow.kind == "undo").values(data={})),
    "an undo of too much": lambda c: c.execute(
        update(EntryRow).where(EntryRow.kind == "undo").values(data={"decisions": 99})
    ),
    "other cards": lambda c: c.execute(
        text("UPDATE entries SET text = replace(text, 'deal:+1', 'deal:+9') WHERE kind = 'chance'")
    ),
    "other rules": lambda c: c.execute(update(TableRow).where(TableRow.status == "running").values(ruleset="chess")),
    "no seed": lambda c: c.execute(update(TableRow).where(TableRow.status == "running").values(seed="x")),
    "options that are none": lambda c: c.execute(text("UPDATE tables SET options = '{' WHERE status = 'running'")),
    "over before its end": lambda c: c.execute(
        update(TableRow).where(TableRow.status == "running").values(status="over")
    ),
    "running after its end": lambda c: c.execute(
        update(TableRow).where(TableRow.status == "over").values(status="running")
    ),
    "another record": lambda c: c.execute(text("UPDATE tables SET record = replace(record, 'end', '# end')")),
    "a version too far": lambda c: c.execute(update(TableRow).where(TableRow.status == "running").values(version=99)),
}


@pytest.mark.parametrize("what", _TAMPERINGS)
def test_a_game_that_was_tampered_with_is_found(db: Callable[..., Said], copy: Path, what: str) -> None:
    _spoil(copy, _TAMPERINGS[what])
    code, out, err = db("check", copy)
    assert code == 1
    assert out.endswith("2 games fit, 1 does not.\n")
    assert len(out.splitlines()) == 2
    assert err == ""


def test_the_entry_that_does_not_fit_is_named(db: Callable[..., Said], copy: Path) -> None:
    _spoil(copy, _TAMPERINGS["a move that is not legal"])
    line = db("check", copy)[1].splitlines()[0]
    assert "(hare(players=2)): entry 4 does not fit: " in line


@pytest.mark.parametrize("command", ["check", "backup", "tidy"])
def test_a_database_that_is_not_there_is_not_created(db: Callable[..., Said], tmp_path: Path, command: str) -> None:
    missing = tmp_path / "mistyped" / "festina.db"
    more = [str(tmp_path / "backup.db")] if command == "backup" else []
    code, out, err = db(command, missing, *more)
    assert (code, out) == (2, "")
    assert err.startswith(f"festina: There is no database “{missing}”.")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables_is_not_checked(db: Callable[..., Said], tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    for command, more in (("check", ()), ("backup", (str(tmp_path / "b.db"),))):
        code, out, err = db(command, tmp_path / "empty.db", *more)
        assert code == 2
        assert out == ""
        assert "festina db migrate" in err
    assert db("migrate", tmp_path / "empty.db") == (0, "The database is up to date.\n", "")
    assert db("check", tmp_path / "empty.db") == (0, "0 games fit, 0 do not.\n", "")


@pytest.mark.parametrize("url", ["mysql://host/name", "nonsense", "postgresql+other://x", "sqlite+aiosqlite:///x.db"])
def test_databases_that_are_none(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["db", "check", "--database", url]) == 2
    told = capsys.readouterr().err
    assert told.startswith("festina: ")
    assert url in told
    assert "Traceback" not in told


# ---- backup and restore


def test_a_backup_gives_everything_back(db: Callable[..., Said], played: Path, tmp_path: Path) -> None:
    file, fresh = tmp_path / "backup.db", tmp_path / "fresh" / "festina.db"
    assert db("backup", played, str(file)) == (0, f"3 tables copied to {file}.\n", "")
    assert sorted(left.name for left in tmp_path.iterdir()) == ["backup.db"], "one file, nothing beside it"
    assert db("restore", fresh, str(file)) == (0, "3 tables restored.\n", "")
    assert _rows(fresh) == _rows(file) == _rows(played)
    assert db("check", fresh)[0] == 0


def test_a_restored_server_plays_on(played: Path, db: Callable[..., Said], tmp_path: Path) -> None:
    db("backup", played, str(tmp_path / "backup.db"))
    db("restore", tmp_path / "festina.db", str(tmp_path / "backup.db"))
    with inside(tmp_path) as server:
        with Person(server.url).http as http:
            tables = http.get("/api/tables").json()["tables"]
            assert [table["status"] for table in tables] == ["running"]
            seen = http.get(f"/api/tables/{tables[0]['id']}").json()
        assert [line["reaction"] for line in seen["chat_log"]] == ["wave"]
        assert seen["views"][""]["names"] == ["Ann", "Ben"]


def test_a_backup_of_a_server_that_runs(db: Callable[..., Said], tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben")
        table.play((0, "a>2"))
        assert db("backup", tmp_path / "festina.db", str(tmp_path / "backup.db"))[0] == 0
        table.play((1, "a>5"))
        table.close()
    assert len(_rows(tmp_path / "backup.db")["entries"]) == 3
    assert db("check", tmp_path / "backup.db")[0] == 0


@pytest.mark.parametrize("command", ["check", "migrate", "backup", "restore"])
def test_a_file_that_is_no_database(db: Callable[..., Said], tmp_path: Path, command: str) -> None:
    spoilt, other = tmp_path / "spoilt.db", tmp_path / "other.db"
    spoilt.write_text("nothing of the kind " * 100)
    code, _, problem = db(command, spoilt, *([str(other)] if command in ("backup", "restore") else []))
    assert code == 2
    assert "database" in problem or "other.db" in problem
    assert spoilt.read_text().startswith("nothing")


def test_one_damaged_game_does_not_hide_the_others(copy: Path) -> None:
    """And nothing of what is stored is told."""
    engine = connect(f"sqlite:///{copy}")
    with engine.begin() as connection:
        host = connection.execute(select(TableRow.host, TableRow.id).where(TableRow.status == "running")).one()
        connection.execute(update(TableRow).where(TableRow.id == host.id).values(public=True))
        connection.execute(
            update(EntryRow).where(EntryRow.table == host.id, EntryRow.kind == "move").values(text="zzz")
        )
    engine.dispose()
    with inside(copy.parent, database=f"sqlite:///{copy}") as server:
        somebody = Person(server.url, "Cleo")
        mine = somebody.table("hare(players=2)", [{"kind": "person", "name": "Cleo"}, {"kind": "open"}], public=True)
        assert [found["id"] for found in somebody.ask("GET", "/api/tables")["tables"]] == [mine["id"]]
        answer = somebody.http.get(f"/api/tables/{host.id}")
        assert answer.status_code == 500
        assert answer.json()["error"]["key"] == "server-damaged-table"
        assert "zzz" not in answer.text
        somebody.http.close()


def test_nothing_is_overwritten(db: Callable[..., Said], played: Path, copy: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("mine")
    assert "is there already" in db("backup", played, str(there))[2]
    assert there.read_text() == "mine"
    db("backup", played, str(tmp_path / "backup.db"))
    before = _rows(copy)
    code, _, err = db("restore", copy, str(tmp_path / "backup.db"))
    assert code == 2
    assert "an empty one" in err
    assert _rows(copy) == before


def test_what_is_no_backup_is_left_alone(db: Callable[..., Said], tmp_path: Path) -> None:
    import sqlite3

    strange = tmp_path / "strange.db"
    with sqlite3.connect(strange) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = strange.read_bytes()
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"\x00\xff" * 5000)
    for file in (strange, noise):
        code, _, err = db("restore", tmp_path / "target.db", str(file))
        assert code == 2
        assert "is no backup of Festina" in err
    assert "There is no file" in db("restore", tmp_path / "target.db", str(tmp_path / "none.db"))[2]
    with sqlite3.connect(strange) as other:
        assert [row[0] for row in other.execute("SELECT name FROM sqlite_master")] == ["recipes"]
    other.close()
    assert len(strange.read_bytes()) == len(before)


# ---- tidy


def test_what_is_due_is_shown_and_allowed(db: Callable[..., Said], copy: Path) -> None:
    assert db("tidy", copy) == (
        0,
        "Tables: 0 of 3 too old, 0 to be deleted now, 0 waiting for your consent.\n"
        "Devices: 0 of 2 too old, 0 to be deleted now, 0 waiting for your consent.\n",
        "",
    )
    many = [{"id": f"d{n}", "name": "", "created": 0, "seen": 0, "due": 1.0} for n in range(30)]
    _spoil(copy, lambda c: c.execute(insert(Device), many))
    code, out, _ = db("tidy", copy)
    assert code == 0
    assert "Devices: 30 of 32 too old, 0 to be deleted now, 30 waiting for your consent.\n" in out
    assert out.endswith("If the clock is right and this is what you want: festina db tidy --confirm\n")
    code, out, _ = db("tidy", copy, "--confirm")
    assert code == 0
    assert "Devices: 30 of 32 too old, 30 to be deleted now, 0 waiting for your consent.\n" in out
    assert "Confirmed: " in out
    with inside(copy.parent, database=f"sqlite:///{copy}") as server:
        server.wait(server.hub.tidying.tidy())
        assert server.query("SELECT COUNT(*) FROM devices") == [(2,)]


def test_a_clock_that_does_not_fit_is_shown_and_confirmed(db: Callable[..., Said], copy: Path) -> None:
    _spoil(copy, lambda c: c.execute(update(FactRow).where(FactRow.name == "clock").values(value="1000000000.0")))
    out = db("tidy", copy)[1]
    assert "used on 2001-09-09 01:46 UTC. Nothing is deleted until the clock can be trusted." in out
    assert out.endswith("festina db tidy --confirm\n")
    assert "trusted" not in db("tidy", copy, "--confirm")[1]
    assert "trusted" not in db("tidy", copy)[1]


# ---- what a server needs to start


def _serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A server that does not start."""
    command = [sys.executable, "-m", "festina", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def _refused(*arguments: str) -> str:
    ended = _serve(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


def test_one_server_per_file(db: Callable[..., Said], tmp_path: Path) -> None:
    """A second one is refused, by whatever name it calls the file; operators may look; a killed one holds nothing."""
    file = tmp_path / "festina.db"
    with serving(tmp_path) as first:
        (tmp_path / "link.db").symlink_to(file)
        for name in (file, tmp_path / "link.db"):
            words = _refused("--database", f"sqlite:///{name}")
            assert words.startswith(f"festina: Another Festina server is already using “{name}”.")
        person = Person(first.url)
        person.table("hare(players=2)")
        person.http.close()
        assert db("check", file) == (0, "1 game fits, 0 do not.\n", "")
        assert db("backup", file, str(tmp_path / "backup.db"))[0] == 0
        assert db("migrate", file)[0] == 0
        workers = first.process
        first.kill(alone=True)
        try:
            first.start()
            assert first.stop() == 0
            first.start()
        finally:
            assert workers is not None
            with suppress(ProcessLookupError):
                os.killpg(workers.pid, signal.SIGKILL)


def test_a_store_that_is_closed_lets_the_file_go(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'festina.db'}"
    first, second = Store(address), Store(address)
    first.migrate()
    first.migrate()
    with pytest.raises(FestinaError, match="already using"):
        second.migrate()
    letting_go = threading.Timer(0.2, first.close)
    letting_go.start()
    second.look()
    second.migrate(patience=20)
    letting_go.join()
    second.close()


def test_a_redis_that_does_not_answer_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens there
        bus = f"redis://127.0.0.1:{taken.getsockname()[1]}/0"
        words = _refused("--database", f"sqlite:///{tmp_path / 'festina.db'}", "--bus", bus)
    assert words.startswith("festina: The Redis server does not answer: ")
