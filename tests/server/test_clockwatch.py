"""Clocks at tables: everybody sees them run, who runs out is played for and can come back, once and never rewound."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from festina.server.clocks import DAY, GRACE_LIVE

from .client import Person
from .inside import Clock, Inside, inside
from .party import Party, told

PACE = "live:600+15"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    with inside(tmp_path, clock=clock) as server:
        yield server


def _left(table: dict[str, Any]) -> list[float | None]:
    """What each seat has, by what the server says."""
    clocks = table["clocks"]

    def now(seat: dict[str, Any]) -> float:
        runs = 0.0 if seat["runs_from"] is None else max(0.0, clocks["now"] - seat["runs_from"])
        return float(seat["left"] - runs)

    return [None if seat is None else now(seat) for seat in clocks["seats"]]


def _look(server: Inside) -> None:
    """The watch looks now, and finds by the test's clock what is overdue."""
    server.wait(server.hub.clocks.look())


def _until(condition: Callable[[], object], seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


def test_everybody_sees_the_clocks(house: Inside, clock: Clock, visitor: Callable[..., Person]) -> None:
    table = Party(house, "hare(players=3)", "Ann", "Ben", bots=1, start=False, pace=PACE)
    assert (table.seen()["pace"], table.seen()["clocks"]) == (PACE, None), "nothing runs before the start"
    table.host.ask("POST", f"{table.path}/start")
    ben = table.talk(1)
    clock.at += 100
    assert _left(table.seen()) == [500.0, 600.0, None]
    table.play((0, ">2"))
    update = told(ben, "move")
    assert "table" not in update, "clocks are told with every move, the table is not"
    assert _left(update) == [515.0, 600.0, None]
    clock.at += 60
    for seen in (table.people[1].ask("GET", "/api/me"), table.people[0].ask("GET", "/api/tables")):
        assert _left(seen["tables"][0]) == [515.0, 540.0, None]
    invited = visitor(house.url, "Cleo").ask("GET", table.path)
    assert _left(invited) == [515.0, 540.0, None], "and whoever looks on"
    table.close()


@pytest.mark.parametrize(
    "pace", ["live:29+0", "live:10000+0", "live:60+301", "live:60", "live:+5", "days:0", "days:15"]
)
def test_paces_that_are_none(quick: Inside, visitor: Callable[..., Person], pace: str) -> None:
    ann = visitor(quick.url)
    wish = {"ruleset": "hare(players=2)", "pace": pace, "seats": [{"kind": "person", "name": "Ann"}] * 2}
    assert _key(ann.ask("POST", "/api/tables", wish, status=400)) == "server-malformed"


def test_who_runs_out_is_played_for_and_comes_back(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace=PACE, stand_in="random")
    ann, ben = table.talk(0), table.talk(1)
    clock.at += 601
    _look(house)
    lent = told(ben, "lend")
    assert (lent["seat"], lent["auto"], lent["table"]["seats"][0]["lent"]) == (0, True, "random")
    assert lent["clocks"]["seats"][0] == {"left": 0.0, "runs_from": None, "ran_out": True, "away_until": None}
    moved = ben.wait(lambda message: message.get("kind") == "move")
    assert moved["seat"] == 0, "at once, though she is connected"
    assert _key(ann.move(0, "a>2")) == "server-seat-is-lent"
    assert ann.command("return", 0)["type"] == "ack"
    table.play((1, ben.legal(1)[0]))
    assert _left(table.seen())[0] == GRACE_LIVE
    clock.at += GRACE_LIVE - 1
    table.play((0, ann.legal(0)[0]))
    assert _left(table.seen())[0] == 1 + 15
    table.close()


def test_connecting_brings_a_seat_back_too(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:1", stand_in="random")
    clock.at += DAY
    _look(house)
    _until(lambda: table.seen(1)["to_act"] == [1])
    assert table.seen(1)["seats"][0]["lent"] == "random"
    assert told(table.talk(0), "return")["seat"] == 0
    later = table.people[0].socket(table.id, 0)
    updates = [update["kind"] for update in later.sync["updates"]]
    later.close()
    assert updates[-3:] == ["lend", "move", "return"], "and she is told what happened"
    table.close()


def test_a_grace_that_was_used_up_is_not_given_twice(tmp_path: Path, clock: Clock) -> None:
    with inside(tmp_path, clock=clock, bot_pause=1.0) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben", pace=PACE, stand_in="random")
        ann = table.talk(0)
        clock.at += 600
        _look(server)
        told(ann, "lend")
        assert ann.command("return", 0)["type"] == "ack"
        clock.at += GRACE_LIVE
        _look(server)
        ann.wait(lambda message: message.get("kind") == "lend")
        assert _key(ann.command("return", 0)) == "server-time-is-over"
        ann.wait(lambda message: message.get("kind") == "move")
        assert ann.command("return", 0)["type"] == "ack", "after the bot has made that decision"
        table.close()


def test_those_who_choose_together_run_out_each_by_themselves(house: Inside, clock: Clock) -> None:
    table = Party(house, "whyfirst(players=3)", "Ann", "Ben", "Cleo", pace="live:60+0", stand_in="random")
    ann, ben = table.talk(0), table.talk(1)
    clock.at += 30
    table.play((1, ben.legal(1)[0]))
    clock.at += 30
    _look(house)
    ann.wait(lambda message: message.get("kind") == "lend" and message["seat"] == 2)
    lent = [seat["lent"] for seat in table.seen()["seats"]]
    assert lent == ["random", None, "random"], "Ben has chosen in time"
    table.close()


def test_a_timer_rings_by_itself(tmp_path: Path) -> None:
    """With the real clock: the shortest bank, most of which a slower clock has used up already."""
    late = 0.0
    with inside(tmp_path, clock=lambda: time.time() + late) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben", pace="live:30+0", stand_in="random")
        talk = table.talk(1)
        late = 29.0
        table.host.ask("PATCH", table.path, {"chat": False})  # any change sets the timer anew
        assert told(talk, "lend")["auto"]
        table.close()


def test_what_ran_out_while_the_server_was_off(tmp_path: Path, clock: Clock) -> None:
    with inside(tmp_path, clock=clock) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben", pace="live:600+15", stand_in="random")
        clock.at += 50
        table.play((0, "a>2"))
        table.close()
    clock.at += 100
    with inside(tmp_path, clock=clock) as server:
        ben = table.people[1].at(server.url)
        assert _left(ben.ask("GET", table.path)) == [565.0, 500.0]
        ben.http.close()
    clock.at += 500
    with inside(tmp_path, clock=clock) as server:
        ann = table.people[0].at(server.url)
        _until(lambda: server.query("SELECT number FROM entries WHERE kind = 'lend' AND seat = 1"))
        assert ann.ask("GET", table.path)["seats"][1]["lent"] == "random", "nobody had to open the table"
        ann.http.close()


def test_a_move_just_before_the_clock_counts(house: Inside, clock: Clock) -> None:
    """It was stored first: the clock finds nothing to do, and sets the table's next moment right."""
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace=PACE, stand_in="random")
    clock.at += 700
    table.play((0, "a>2"))
    house.wait(house.hub.clocks.run_out(table.id))
    seen = table.seen()
    assert ([seat["lent"] for seat in seen["seats"]], _left(seen)) == ([None, None], [15.0, 600.0])
    assert house.query("SELECT deadline FROM tables WHERE id = ?", table.id) == [(clock.at + 600,)]
    table.close()


def test_a_deadline_that_is_wrong_in_the_database_is_mended(house: Inside, clock: Clock) -> None:
    """As after a change that no process has seen, or in a database of before there were clocks."""
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:3")
    house.change("UPDATE tables SET deadline = 1.0 WHERE id = ?", table.id)
    _look(house)
    _until(lambda: house.query("SELECT deadline FROM tables WHERE id = ?", table.id) == [(clock.at + 3 * DAY,)])
    assert table.seen()["seats"][0]["lent"] is None
    table.close()


def test_a_clock_that_is_doubted_takes_nobodys_place(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:3")
    house.wait(house.hub.tidying.tidy())
    clock.at += 400 * DAY
    house.wait(house.hub.tidying.tidy())
    _look(house)
    house.wait(house.hub.clocks.look())
    assert table.seen()["seats"][0]["lent"] is None
    table.close()


def test_the_host_sets_all_clocks_anew(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace=PACE)
    clock.at += 300
    assert table.host.ask("PATCH", table.path, {"pace": PACE})["clocks"]["seats"][0]["left"] == 600.0
    assert _left(table.seen()) == [300.0, 600.0], "the same pace changes nothing"
    assert _left(table.host.ask("PATCH", table.path, {"pace": "live:900+0"})) == [900.0, 900.0]
    assert table.host.ask("PATCH", table.path, {"pace": "live"})["clocks"] is None
    assert house.query("SELECT deadline FROM tables WHERE id = ?", table.id) == [(None,)]
    table.close()


def test_no_clock_runs_while_a_card_is_to_be_entered(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=3)", "Ann", "Ben", "Cleo", companion=True, pace=PACE)
    table.play((0, ">1"))
    clock.at += 1000
    assert _left(table.seen()) == [615.0, 600.0, 600.0]
    table.close()


def test_a_game_that_is_over_has_no_clock(house: Inside) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace=PACE)
    table.host.ask("POST", f"{table.path}/close")
    assert table.seen()["clocks"] is None
    assert house.query("SELECT deadline FROM tables WHERE id = ?", table.id) == [(None,)]
    table.close()
