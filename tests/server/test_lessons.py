"""A table where a lesson is learned: it begins in the lesson's position, and stays the game that it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festina import load_game
from festina.server.options import Occasion

from .client import Person, serving

People = Callable[..., Person]


def _learning(person: Person, **wish: Any) -> Any:
    table: Any = person.table("hare(players=3)", lesson="back", **wish)
    return table


def _start(person: Person, table: str) -> list[int]:
    """Where everybody stood when a game began."""
    view = person.ask("GET", f"/api/tables/{table}/replay")["frames"][0]["view"]
    return [pawn["space"] for pawn in view["pawns"]]


def test_a_lesson_begins_in_its_position(person: People) -> None:
    ann = person()
    table = _learning(ann)
    assert table["occasion"] == {"kind": "lesson", "of": "back"}
    talk = ann.socket(table["id"])
    assert {"<15", ">22"} <= set(talk.legal(0))
    talk.move(0, "<15")
    assert _start(ann, table["id"]) == [17, 26, 42]
    talk.close()


def test_its_record_gives_it_back(person: People) -> None:
    ann = person()
    table = _learning(ann)["id"]
    talk = ann.socket(table)
    talk.play_on()
    talk.close()
    record = ann.http.get(f"/api/tables/{table}/record").text
    game = load_game(record)
    assert game.record() == record
    assert [pawn["space"] for pawn in game.earlier(0).facts()["pawns"]] == [17, 26, 42]


def test_it_is_the_same_game_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Person(server.url)
        table = _learning(ann)["id"]
        talk = ann.socket(table)
        talk.move(0, "<15")
        talk.close()
        server.stop()
        server.start()
        again = Person(server.url, token=ann.token)
        assert _start(again, table) == [17, 26, 42]
        for somebody in (ann, again):
            somebody.http.close()


def test_the_same_cards_begin_there_again_a_rematch_at_the_start(person: People) -> None:
    ann = person()
    for cards, spaces in (("same", [17, 26, 42]), ("new", [0, 0, 0])):
        table = _learning(ann)["id"]
        talk = ann.socket(table)
        talk.play_on()
        talk.close()
        next_one = ann.ask("POST", f"/api/tables/{table}/rematch?cards={cards}")
        assert _start(ann, next_one["id"]) == spaces


@pytest.mark.parametrize(
    ("ruleset", "lesson", "code"),
    [
        ("hare(players=3)", "nowhere", "bad_value"),
        ("hare(players=3)", "../back", "malformed"),
        ("hare(players=2)", "back", "bad_value"),
        ("whyfirst(players=3)", "back", "bad_value"),
    ],
)
def test_only_lessons_of_the_game_are_begun(person: People, ruleset: str, lesson: str, code: str) -> None:
    ann = person()
    seats = [{"kind": "person"}] * (2 if "players=2" in ruleset else 3)
    wish = {"ruleset": ruleset, "seats": seats, "lesson": lesson}
    assert ann.ask("POST", "/api/tables", wish, status=400)["error"]["code"] == code


def test_a_lesson_says_nothing_about_strength() -> None:
    assert not Occasion(kind="lesson", of="back").says_strength
    assert Occasion(kind="daily", of="2027-01-15").says_strength
