"""What people achieve is kept when their game ends, with the end itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from festina.server.results import places_of

from .client import Person
from .inside import Inside
from .party import Party

_COLUMNS = "seat, device, game, ruleset, players, place, won, started, ended, opponents, figures, rated, change"


def _results(quick: Inside, table: str) -> list[dict[str, Any]]:
    names = _COLUMNS.split(", ")
    rows = quick.query(f'SELECT {_COLUMNS} FROM results WHERE "table" = ? ORDER BY seat', table)
    found = [dict(zip(names, row, strict=True)) for row in rows]
    return [{**one, "opponents": json.loads(one["opponents"]), "figures": json.loads(one["figures"])} for one in found]


def _finished(party: Callable[..., Party]) -> Party:
    table = party("whyfirst(players=3)", "Ann", "Ben", bots=1)
    table.play_on()
    return table


def test_every_person_has_a_result_and_bots_have_none(party: Callable[..., Party], quick: Inside) -> None:
    table = _finished(party)
    outcome = table.seen()["views"]["0"]["outcome"]
    found = _results(quick, table.id)
    assert [one["seat"] for one in found] == [0, 1]
    for one in found:
        assert (one["game"], one["players"], one["rated"], one["change"]) == ("whyfirst", 3, 0, None)
        assert bool(one["won"]) == (one["seat"] in outcome["winners"])
        assert one["started"] <= one["ended"]
        assert [(other["seat"], other["bot"]) for other in one["opponents"]][-1] == (2, "random")
        assert one["figures"]["points"] == outcome["totals"][one["seat"]]
    assert {one["name"] for one in found[0]["opponents"]} == {"Ben", "random"}


def test_who_is_forgotten_leaves_no_name_in_the_results_of_others(party: Callable[..., Party], quick: Inside) -> None:
    table = _finished(party)
    table.people[1].ask("DELETE", "/api/me")
    (mine,) = _results(quick, table.id)
    assert mine["seat"] == 0
    assert {one["name"] for one in mine["opponents"]} == {"–", "random"}


def test_a_game_that_is_given_up_has_no_result(guest: Callable[..., Person], quick: Inside) -> None:
    ann = guest("Ann")
    table = ann.table()
    ann.ask("POST", f"/api/tables/{table['id']}/leave", {"seat": 0})
    assert _results(quick, table["id"]) == []


@pytest.mark.parametrize(
    ("given", "places"),
    [([None, 1, 2], [3, 1, 2]), ([1, None], [1, 2]), ([None, 1, None], [None, 1, None]), ([1, 1, None], [1, 1, None])],
)
def test_who_alone_has_no_place_is_last(given: list[int | None], places: list[int | None]) -> None:
    assert places_of(given) == places
