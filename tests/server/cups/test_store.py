"""What is kept of a cup changes once, whoever comes first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from festina.server.cups.data import (
    CupChange,
    CupData,
    CupPlayerData,
    CupTableData,
    FinishCupTable,
    StoredCup,
    StoredCupOptions,
)
from festina.server.store import cups
from festina.server.store.data import Conflict
from festina.server.store.database import Database
from festina.server.store.migrate import migrate

CUP = CupData(
    id="cup",
    host="ann",
    name="Spring cup",
    ruleset="hare",
    options=StoredCupOptions(size=2, seed="1", key="k"),
    status="open",
    created=1.0,
    changed=1.0,
)
TABLE = CupTableData(round=1, number=1, table="t", players=(1, 2))


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = Database(f"sqlite:///{tmp_path / 'x.db'}")
    migrate(found.engine)
    players = [CupPlayerData(number=number, device=f"d{number}", name=f"P{number}") for number in (1, 2)]
    found.write_now(lambda c: cups.create(c, CUP, "secret", players))
    yield found
    found.close()


def _read(database: Database) -> StoredCup:
    found = database.read_now(lambda c: cups.read(c, "cup"))
    assert found is not None
    return found


def _change(database: Database, cup: CupData, change: CupChange) -> None:
    database.write_now(lambda c: cups.change_cup(c, cup, change))


def test_a_change_from_an_older_state_does_not_happen(database: Database) -> None:
    begun = CupChange(at=2.0, status="running", round=1, code_hash=None, tables=[TABLE])
    _change(database, CUP, begun)
    with pytest.raises(Conflict):
        _change(database, CUP, begun)
    cup = _read(database)
    assert (cup.data.status, cup.data.round, cup.data.version, len(cup.tables)) == ("running", 1, 1, 1)
    assert database.read_now(lambda c: cups.find(c, "secret")) is None, "nobody joins any more"


def test_a_result_is_kept_once_and_a_ruling_never_replaces_it(database: Database) -> None:
    _change(database, CUP, CupChange(at=2.0, status="running", round=1, tables=[TABLE]))
    for places in ((2, 1), (1, 2)):
        database.write_now(lambda c, places=places: cups.finish_table(c, "t", FinishCupTable(places)))  # type: ignore[misc]
    assert _read(database).tables[0].places == (2, 1)
    ruled = CupTableData(round=1, number=1, table="t", players=(1, 2), places=(1, 1), ruled=True)
    with pytest.raises(Conflict):
        _change(database, _read(database).data, CupChange(at=3.0, ruled=ruled))
    assert _read(database).data.version == 1, "nothing was changed"


def test_what_the_host_has_ruled_stays_when_the_game_ends_after_all(database: Database) -> None:
    _change(database, CUP, CupChange(at=2.0, status="running", round=1, tables=[TABLE]))
    ruled = CupTableData(round=1, number=1, table="t", players=(1, 2), places=(1, 1), ruled=True)
    _change(database, _read(database).data, CupChange(at=3.0, ruled=ruled))
    database.write_now(lambda c: cups.finish_table(c, "t", FinishCupTable((2, 1))))
    assert _read(database).tables[0].places == (1, 1)


def test_a_cup_without_its_host_goes_on_by_itself(database: Database) -> None:
    _change(database, CUP, CupChange(at=2.0, status="running", round=1, tables=[TABLE]))
    assert database.read_now(cups.to_look_after) == []
    database.write_now(lambda c: cups.finish_table(c, "t", FinishCupTable((1, 2))))
    assert database.read_now(cups.to_look_after) == ["cup"]
    database.write_now(lambda c: cups.forget_in_cups(c, ["ann", "d2"]))
    cup = _read(database)
    assert cup.data.host == ""
    assert [(player.name, player.is_paired) for player in cup.players] == [("P1", True), ("–", False)]


def test_a_change_brings_nobody_back_who_was_forgotten_meanwhile(database: Database) -> None:
    before = _read(database)
    database.write_now(lambda c: cups.forget_in_cups(c, ["d2"]))
    with pytest.raises(Conflict):
        _change(database, before.data, CupChange(at=2.0, players=[replace(before.players[1], left=True)]))
    assert (_read(database).players[1].device, _read(database).players[1].left) == (None, True)
