"""Live tables: what several connections may see is made once, and looking changes nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from festina.kernel.game import Game
from festina.server import live as lives
from festina.server.bodies import SeatWish, TableWish
from festina.server.bus import EntriesStored
from festina.server.commands import Move
from festina.server.entries import BotsWoken
from festina.server.hub import Hub
from festina.server.live import LiveTable
from festina.server.play import carry_out
from festina.server.seating import create, join, start
from festina.server.settings import read_settings
from festina.server.store.data import DeviceData, TableChange
from festina.server.store.models import Base

from .account import rows
from .client import Person
from .inside import Clock, Inside, QuickThinkers
from .looker import Looker
from .party import Party

ANN, BEN = DeviceData("ann", "Ann"), DeviceData("ben", "Ben")


def _at_a_table(folder: Path, ruleset: str, look: Callable[[LiveTable], Coroutine[Any, Any, None]]) -> None:
    """Ann in seats 0 and 2, Ben in seat 1; Ann is the host."""

    async def play() -> None:
        settings = read_settings(database=f"sqlite:///{folder / 'live.db'}")
        hub = Hub(settings, clock=Clock(), thinkers=QuickThinkers())
        await hub.open()
        try:
            seats = [SeatWish(kind="person"), SeatWish(kind="open"), SeatWish(kind="person", name="Cleo")]
            live = await create(hub, ANN, TableWish(ruleset=ruleset, seats=seats, public=True))
            await join(live, BEN, "Ben", None)
            await start(live, ANN)
            await look(live)
        finally:
            await hub.close()

    asyncio.run(play())


def test_news_of_another_process_are_read_when_somebody_is_there_or_asks(tmp_path: Path) -> None:
    async def look(live: LiveTable) -> None:
        hub = live.services
        assert isinstance(hub, Hub)
        news = EntriesStored(table=live.id, process="another")

        async def elsewhere() -> int:
            entry = BotsWoken(seat=0, number=live.data.version + 1, at=1.0)
            await hub.store.append(live.id, TableChange(entries=(entry,)))
            await hub._hear(news)
            return entry.number

        number = await elsewhere()
        assert live.match.version == number - 1, "nobody is there"
        assert await hub.table(live.id) is live
        assert (live.match.version, live.missed) == (number, None)
        live.enter(Looker(BEN))
        assert await elsewhere() == live.match.version

    _at_a_table(tmp_path, "hare(players=3)", look)


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_what_several_may_see_is_made_and_encoded_once(
    tmp_path: Path, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Counter[str] = Counter()

    def counted(kind: Any, name: str) -> None:
        make = getattr(kind, name)

        def count(*args: Any, **more: Any) -> Any:
            made[name] += 1
            return make(*args, **more)

        monkeypatch.setattr(kind, name, count)

    async def look(live: LiveTable) -> None:
        spectators = [Looker(DeviceData(f"?{number}")) for number in range(5)]
        tabs = [Looker(BEN), Looker(BEN)]
        host = Looker(ANN)
        for looker in (*spectators, *tabs, host):
            live.enter(looker)
        for name in ("public", "view"):
            counted(Game, name)
        counted(lives, "encode")
        seat = live.match.to_act[0]
        device = ANN if seat in (0, 2) else BEN
        action = live.match.running.legal(seat)[1]
        await carry_out(live, device, Move(id="m", seat=seat, action=action, version=live.match.version))
        messages = len(host.got)
        assert made == {"public": 1, "view": 4, "encode": 3 * messages}, "three seats and a spectator, three audiences"
        for same in (spectators, tabs):
            for others in zip(*(looker.frames for looker in same), strict=True):
                assert all(other is others[0] for other in others), "the very same bytes"
        for looker, keys in ((spectators[0], {""}), (tabs[0], {"1"}), (host, {"0", "2"})):
            last = looker.got[-1]
            assert set(last["views"]) == keys
            assert {view["seat"] for view in last["views"].values()} == {int(key) if key else None for key in keys}
            assert all(set(message["events"]) <= keys for message in looker.got)

    _at_a_table(tmp_path, ruleset, look)


def test_a_table_is_described_by_audience(tmp_path: Path) -> None:
    """A host without a seat is another audience than a spectator."""

    async def look(live: LiveTable) -> None:
        lookers = {name: Looker(device) for name, device in (("ann", ANN), ("ben", BEN), ("?", DeviceData("?1")))}
        for looker in lookers.values():
            live.enter(looker)
        live.send_table()
        shown = {name: looker.got[-1]["table"] for name, looker in lookers.items()}
        assert {name: (table["mine"], table["host"]) for name, table in shown.items()} == {
            "ann": ([0, 2], True),
            "ben": ([1], False),
            "?": ([], False),
        }
        for seat in (0, 2):
            assert [shown[name]["seats"][seat]["mine"] for name in lookers] == [True, False, False]

    _at_a_table(tmp_path, "hare(players=3)", look)


# ---- looking


def _kept(server: Inside) -> dict[str, Any]:
    """Everything in the database but when devices and their browsers were seen."""
    return {
        model.__tablename__: sorted(map(str, rows(server.settings.database, model)))
        for model in Base.__subclasses__()
        if model.__tablename__ not in ("devices", "sessions")
    }


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_a_get_changes_nothing(quick: Inside, party: Callable[..., Party], ruleset: str) -> None:
    """Neither what is stored nor the live game: the record is written with names, of a copy."""
    table = party(ruleset, "Ann", "Ben", "Cleo")
    seat = table.seen()["to_act"][0]
    action = table.seen(seat)["views"][str(seat)]["choices"][0]["action"]
    table.play((seat, action))
    live = quick.hub.tables[table.id]
    game = live.match.running
    before = _kept(quick), game.facts(), list(game.seats), game.steps, live.match.version, live.data, list(live.seats)
    asked = [table.people[0], table.people[1], Person(quick.url, "Somebody")]
    for person in asked:
        for path in ("", "/record", "/replay", "/why?seat=0&action=x", "/view?seat=0", "/view?seat=1"):
            assert person.http.get(f"{table.path}{path}").status_code in (200, 403)
        for path in ("/api/tables", "/api/me", f"/api/setting?ruleset={ruleset}", f"/api/rules?ruleset={ruleset}"):
            assert person.http.get(path).status_code == 200
    asked[2].http.close()
    assert live.match.running is game
    assert before == (
        _kept(quick),
        game.facts(),
        list(game.seats),
        game.steps,
        live.match.version,
        live.data,
        list(live.seats),
    )
    assert "Ann | Ben | Cleo" in table.host.http.get(f"{table.path}/record").text
