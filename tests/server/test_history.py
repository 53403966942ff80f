"""What I have played, page by page, and how I have done."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .client import Person
from .inside import Inside
from .party import Party

COLUMNS = '"table", seat, device, game, ruleset, players, place, won, started, ended, opponents, figures, rated, change'


def _keep(quick: Inside, device: str, number: int, **more: Any) -> None:
    """A result past the store."""
    values = {
        "table": f"t{number}",
        "seat": 0,
        "device": device,
        "game": "hare",
        "ruleset": "hare(players=3)",
        "players": 3,
        "place": 1,
        "won": 1,
        "started": 100.0 * number,
        "ended": 100.0 * number + 60,
        "opponents": [],
        "figures": {},
        "rated": 0,
        "change": None,
        **more,
    }
    values |= {name: json.dumps(values[name]) for name in ("opponents", "figures")}
    quick.change(f"INSERT INTO results ({COLUMNS}) VALUES ({', '.join('?' * len(values))})", *values.values())


def test_results_come_page_by_page_the_latest_first(quick: Inside) -> None:
    ann = quick.person("Ann with many games")
    device = quick.device("Ann with many games")
    for number in range(45):
        _keep(quick, device, number)
    _keep(quick, device, 44, seat=1)
    seen: list[tuple[float, int]] = []
    address = "/api/me/results"
    for expected in (20, 20, 6):
        page = ann.ask("GET", address)
        assert len(page["results"]) == expected
        seen += [(result["ended"], result["seat"]) for result in page["results"]]
        address = f"/api/me/results?before={page['next']}"
    assert page["next"] is None
    assert seen == sorted(set(seen), reverse=True)
    assert len(seen) == 46


@pytest.mark.parametrize("before", ["x", "1~2", "1~../~3", "nan~t~-1"])
def test_a_page_that_there_is_not(guest: Callable[..., Person], before: str) -> None:
    ann = guest()
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    ann.ask("GET", f"/api/me/results?before={before}", status=404)


def test_whoever_has_no_device_has_played_nothing(guest: Callable[..., Person]) -> None:
    assert guest().ask("GET", "/api/me/results") == {"results": [], "next": None}
    assert guest().ask("GET", "/api/me/statistics") == {"games": []}


def test_a_finished_game_stands_in_the_results_with_its_replay(party: Callable[..., Party]) -> None:
    table = party("whyfirst(players=3)", "Ann", "Ben", bots=1)
    table.play_on()
    (mine,) = table.host.ask("GET", "/api/me/results")["results"]
    assert mine["share"] == table.seen()["share"]
    assert [(rival["name"], rival["bot"]) for rival in mine["rivals"]] == [("Ben", None), ("random", "random")]
    assert [figure["title"]["key"] for figure in mine["figures"]] == [
        "whyfirst-figure-points",
        "whyfirst-figure-won",
        "whyfirst-figure-second",
    ]
    assert (mine["rated"], mine["change"]) == (False, None)


def test_statistics_count_by_edition_seats_and_opponents(quick: Inside) -> None:
    ann = quick.person("Ann with figures")
    me, ben = quick.device("Ann with figures"), "benbenben"
    rivals = [{"seat": 1, "name": "Ben", "bot": None, "place": 2}, {"seat": 2, "name": "b", "bot": "b", "place": 3}]
    older = [{"seat": 1, "name": "Benjamin", "bot": None, "place": 1}]
    other = "hare(edition=devir-2014,players=2)"
    _keep(quick, me, 1002, opponents=rivals, figures={"turns": 10})
    _keep(quick, ben, 1002, seat=1)
    _keep(quick, me, 1001, opponents=older, figures={"turns": 20}, players=2, ruleset=other, place=2, won=0)
    _keep(quick, ben, 1001, seat=1)
    _keep(quick, me, 1003, ruleset="hare(players=3,gone=yes)")
    for seat in (0, 1):  # one device was handed round: whose result is it?
        _keep(quick, me, 1004, seat=seat)
    _keep(quick, me, 1005, game="chess")  # of a package that is not here any more
    (found,) = ann.ask("GET", "/api/me/statistics")["games"]
    assert found["game"] == "hare"
    assert found["all"] == {"of": "", "bot": False, "games": 3, "won": 2, "place": pytest.approx(4 / 3)}
    assert [(each["of"], each["games"], each["won"]) for each in found["editions"]] == [
        ("devir-2014", 1, 0),
        ("gibsons-2010", 1, 1),
    ]
    assert [(each["of"], each["games"]) for each in found["players"]] == [("2", 1), ("3", 2)]
    assert [(each["of"], each["bot"], each["games"], each["won"]) for each in found["opponents"]] == [
        ("Ben", False, 2, 1),
        ("b", True, 1, 1),
    ]
    assert found["seconds"] == 60
    assert [(figure["title"]["key"], figure["value"]) for figure in found["figures"]] == [("hare-figure-turns", 15)]
