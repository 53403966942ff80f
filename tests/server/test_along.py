"""What goes along when a person moves with everything: by a code, or by a passkey."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from festina.server.refusal import Refusal
from festina.server.store.database import Database
from festina.server.store.migrate import migrate
from festina.server.store.models import (
    Base,
    CupPlayerRow,
    CupRow,
    DailyRow,
    Device,
    FormerRow,
    FriendRow,
    InvitationRow,
    PairingRow,
    PasskeyRow,
    RatingRow,
    ResultRow,
    SessionRow,
)
from festina.server.store.moving import bring

RATING = {"mu": 25.0, "sigma": 8.0, "on": True, "listed": False, "history": [], "changed": 1.0}
RESULT = {"game": "hare", "ruleset": "hare", "players": 2, "won": True, "started": 1.0, "ended": 2.0}


@pytest.fixture
def database(tmp_path: Path) -> Any:
    found = Database(f"sqlite:///{tmp_path / 'x.db'}")
    migrate(found.engine)
    yield found
    found.close()


def _add(database: Database, model: type[Base], **values: object) -> None:
    with database.engine.begin() as connection:
        connection.execute(insert(model).values(**values))


def _rows(database: Database, *columns: Any) -> list[tuple[Any, ...]]:
    with database.engine.connect() as connection:
        return sorted(tuple(row) for row in connection.execute(select(*columns)))


def test_everything_of_a_person_changes_hands(database: Database) -> None:
    _add(database, Device, id="old", name="Ann", language="de", runner=3, quiet={"from": 1}, created=1.0, seen=1.0)
    _add(database, Device, id="new", name="", language="en", visible=True, created=1.0, seen=1.0)
    _add(database, SessionRow, token_hash="s", device="old", created=1.0, seen=1.0)
    _add(database, PasskeyRow, credential="c", device="old", public_key=b"k", sign_count=1, name="n", created=1.0)
    _add(database, ResultRow, table="t", seat=0, device="old", opponents=[], figures={}, rated=False, **RESULT)
    for device, game, games in (("old", "a", 9), ("new", "a", 2), ("old", "b", 1), ("new", "b", 5), ("old", "c", 3)):
        _add(database, RatingRow, device=device, game=game, games=games, **RATING)
    for device, day in (("old", "1"), ("old", "2"), ("new", "2")):
        _add(database, DailyRow, day=day, game="a", device=device, table=device, name="n", started=1.0)
    for device, friend in (("old", "x"), ("x", "old"), ("new", "old"), ("new", "x"), ("y", "x")):
        _add(database, FriendRow, device=device, friend=friend, name="n", at=1.0)
    _add(database, FormerRow, table="t", seat=1, device="old", name="Ann", version=3, at=1.0)
    _add(database, InvitationRow, code_hash="h", table="t", seat=1, created=1.0, used=False, device="old")
    cup = {"id": "c", "host": "old", "name": "c", "ruleset": "r", "options": {}, "status": "open"}
    _add(database, CupRow, **cup, round=0, version=0, created=1.0, changed=1.0)
    _add(database, CupPlayerRow, cup="c", number=0, device="old", name="Ann", left=False)
    _add(database, PairingRow, device="old", name="Ann", game="a", pace="live", bots=True, at=1.0, seen=1.0)

    with database.engine.begin() as connection:
        assert bring(connection, "old", "new", now=5.0) == []

    columns = (Device.id, Device.name, Device.language, Device.runner, Device.quiet, Device.visible)
    assert _rows(database, *columns) == [("new", "Ann", "en", 3, {"from": 1}, True)]
    for model in (SessionRow, PasskeyRow, ResultRow, FormerRow, InvitationRow, CupPlayerRow):
        assert _rows(database, model.device) == [("new",)], model
    assert _rows(database, RatingRow.device, RatingRow.game, RatingRow.games) == [
        ("new", "a", 9),
        ("new", "b", 5),
        ("new", "c", 3),
    ]
    assert _rows(database, DailyRow.day, DailyRow.table) == [("1", "old"), ("2", "new")], "the run that counts stays"
    assert _rows(database, FriendRow.device, FriendRow.friend) == [("new", "x"), ("x", "new"), ("y", "x")]
    assert _rows(database, CupRow.host, CupRow.version) == [("new", 1)], "nobody brings the old device back"
    assert _rows(database, PairingRow.device) == []


def test_holidays_of_both_devices_count(database: Database) -> None:
    _add(database, Device, id="old", holidays=[[10.0, 20.0], [50.0, 60.0]], created=1.0, seen=1.0)
    _add(database, Device, id="new", holidays=[[1.0, 2.0], [15.0, 30.0]], created=1.0, seen=1.0)
    with database.engine.begin() as connection:
        bring(connection, "old", "new", now=55.0)
    assert _rows(database, Device.id, Device.holidays) == [("new", [[1.0, 2.0], [10.0, 30.0], [50.0, 60.0]])]


def test_a_device_that_has_just_been_forgotten_brings_nothing(database: Database) -> None:
    _add(database, Device, id="old", created=1.0, seen=1.0)
    with database.engine.begin() as connection, pytest.raises(Refusal):
        bring(connection, "old", "gone", now=5.0)
    assert _rows(database, Device.id) == [("old",)]
