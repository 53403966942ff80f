"""Holidays: slow games wait for who is away, so many days a year; the others see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from festina.server.clocks import DAY, Span
from festina.server.holidays import MOST_DAYS, YEAR, begun, current, ended
from festina.server.refusal import Refusal

from .inside import Clock, Inside, inside
from .party import Party, told

NOW = Clock.BEGAN


# ---- how long


def test_a_holiday_begins_now_and_ends_the_one_before() -> None:
    spans = begun([Span(NOW - 3 * DAY, NOW + 2 * DAY)], NOW, NOW + 5 * DAY)
    assert spans == [Span(NOW - 3 * DAY, NOW), Span(NOW, NOW + 5 * DAY)]
    assert current(spans, NOW) == spans[1]
    assert current(ended(spans, NOW + DAY), NOW + DAY) is None


def test_so_many_days_in_a_year() -> None:
    assert begun([], NOW, NOW + MOST_DAYS * DAY)
    with pytest.raises(Refusal, match="at most 30 days"):
        begun([], NOW, NOW + MOST_DAYS * DAY + 60)
    taken = [Span(NOW - 100 * DAY, NOW - 80 * DAY)]
    assert begun(taken, NOW, NOW + 10 * DAY)
    with pytest.raises(Refusal, match="you have 10 left"):
        begun(taken, NOW, NOW + 11 * DAY)
    later = NOW + YEAR
    assert begun(taken, later, later + MOST_DAYS * DAY) == [Span(later, later + MOST_DAYS * DAY)], (
        "nothing older is kept"
    )


def test_a_holiday_that_is_over_is_none() -> None:
    with pytest.raises(Refusal, match="over already"):
        begun([], NOW, NOW)


# ---- at tables


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    with inside(tmp_path, clock=clock) as server:
        yield server


def _clock_of(table: Party, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.seen()["clocks"]["seats"][seat]
    return found


def test_a_slow_game_waits_and_everybody_sees_it(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:3", stand_in="random")
    ann, ben = table.people[0], table.talk(1)
    clock.at += DAY
    until = clock.at + 10 * DAY
    assert ann.ask("PUT", "/api/me/holiday", {"until": until}) == {"until": until, "latest": clock.at + 30 * DAY}
    assert told(ben, "away")["seat"] == 0
    expected = {"left": 2 * DAY, "runs_from": until, "ran_out": False, "away_until": until}
    assert _clock_of(table, 0) == expected
    clock.at += 9 * DAY
    house.wait(house.hub.clocks.look())
    assert table.seen()["seats"][0]["lent"] is None
    assert ann.ask("DELETE", "/api/me/holiday") == {"until": None, "latest": clock.at + 21 * DAY}
    assert _clock_of(table, 0) == {"left": 2 * DAY, "runs_from": clock.at, "ran_out": False, "away_until": None}
    table.close()


def test_a_game_that_begins_meanwhile_waits_too(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:1", start=False)
    until = clock.at + 5 * DAY
    table.people[1].ask("PUT", "/api/me/holiday", {"until": until})
    table.host.ask("POST", f"{table.path}/start")
    assert _clock_of(table, 1)["away_until"] == until
    table.play((0, "a>2"))
    assert _clock_of(table, 1)["runs_from"] == until
    table.close()


def test_a_clock_that_runs_out_finds_a_holiday_that_nobody_told(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:1", stand_in="random")
    span = f"[[{clock.at + DAY / 2}, {clock.at + 4 * DAY}]]"
    house.change("UPDATE devices SET holidays = ? WHERE name = '' AND id IN (SELECT host FROM tables)", span)
    clock.at += DAY
    house.wait(house.hub.clocks.run_out(table.id))
    seen = table.seen()
    assert (seen["seats"][0]["lent"], seen["clocks"]["seats"][0]["left"]) == (None, DAY / 2)
    table.close()


def test_live_games_do_not_wait(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben", pace="live:600+0")
    table.host.ask("PUT", "/api/me/holiday", {"until": clock.at + DAY})
    assert _clock_of(table, 0)["away_until"] is None
    table.close()


def test_a_holiday_stays_after_a_restart_and_is_exported(tmp_path: Path, clock: Clock) -> None:
    until = clock.at + 3 * DAY
    with inside(tmp_path, clock=clock) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben", pace="days:1")
        table.host.ask("PUT", "/api/me/holiday", {"until": until})
        assert table.host.ask("GET", "/api/me/export")["device"]["holidays"] == [[clock.at, until]]
        table.close()
    with inside(tmp_path, clock=clock) as server:
        ann = table.host.at(server.url)
        assert ann.ask("GET", "/api/me/holiday")["until"] == until
        assert ann.ask("GET", table.path)["clocks"]["seats"][0]["runs_from"] == until
        ann.http.close()


def test_what_is_refused(house: Inside, clock: Clock) -> None:
    table = Party(house, "hare(players=2)", "Ann", "Ben")
    ann = table.host
    refused = ann.ask("PUT", "/api/me/holiday", {"until": clock.at + 40 * DAY}, status=400)
    assert (refused["error"]["key"], refused["error"]["params"]) == (
        "server-holiday-too-long",
        {"most": 30, "days": 30},
    )
    ann.ask("PUT", "/api/me/holiday", {"until": clock.at - 5}, status=400)
    ann.ask("PUT", "/api/me/holiday", {"until": "soon"}, status=400)
    assert ann.ask("GET", "/api/me/holiday")["until"] is None
    table.close()
