"""Puzzles over HTTP: listed, read, and one a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import msgspec

from festina.analysis.puzzles import find, load, of_the_day, sheet
from festina.registry import definitions

from .client import Person


def test_all_puzzles_are_listed(person: Callable[..., Person]) -> None:
    told = person().ask("GET", "/api/puzzles")["puzzles"]
    assert [line["id"] for line in told] == [puzzle.id for game in definitions() for puzzle in load(game)]
    assert all(1 <= line["stars"] <= 5 and line["theme"] for line in told)


def test_a_puzzle_is_read_with_its_solution_as_it_is_made_without_a_server(person: Callable[..., Person]) -> None:
    somebody = person()
    line = somebody.ask("GET", "/api/puzzles")["puzzles"][0]
    told = somebody.ask("GET", f"/api/puzzles/{line['id']}")
    assert told == msgspec.json.decode(msgspec.json.encode(sheet(find(line["id"]))))
    legal = [choice["action"] for choice in told["view"]["choices"] if choice["legal"]]
    assert told["view"]["seat"] == told["seat"]
    assert told["best"] == told["shares"][0]["action"]
    assert sorted(legal) == sorted(share["action"] for share in told["shares"])


def test_an_unknown_puzzle_and_a_day_that_is_none_are_not_there(person: Callable[..., Person]) -> None:
    somebody = person()
    assert somebody.ask("GET", "/api/puzzles/hare-0", status=404)["error"]["key"] == "puzzle-unknown"
    assert somebody.ask("GET", "/api/puzzles/today?date=monday", status=404)["error"]["key"] == "server-daily-no-day"


def test_the_puzzle_of_a_day_is_the_same_for_everybody(person: Callable[..., Person]) -> None:
    told = [person().ask("GET", "/api/puzzles/today?date=2026-12-24") for _ in range(2)]
    assert told[0] == told[1]
    assert told[0]["day"] == "2026-12-24"
    expected = [of_the_day(game, date(2026, 12, 24)).id for game in definitions()]
    assert [puzzle["id"] for puzzle in told[0]["puzzles"]] == expected
