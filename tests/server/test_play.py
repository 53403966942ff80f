"""Whole games over real sockets, of both games, with people and bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from festina import load_game

from .client import Person

RULESETS = [
    "hare(players=3)",
    "hare(players=2)",
    "hare(players=4,teams=2)",
    "hare(players=3,hare=nap)",
    "whyfirst(players=3)",
    "whyfirst(mode=tactical,players=3)",
    "whyfirst(players=2)",
]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_person_and_bots_play_to_the_end(person: Callable[..., Person], ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset)
    talk = ann.socket(table["id"])
    talk.play_on()
    over = ann.ask("GET", f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    game = load_game(record)
    assert game.outcome is not None
    assert game.outcome.as_dict() == talk.views["0"]["outcome"]
    assert game.seats[0] == "Ann"
    shared = ann.ask("GET", f"/api/games/{over['share']}")
    assert len(shared["frames"]) == len(game.steps) + 1
    assert ann.http.get(f"/api/games/{over['share']}/record").text == record
    talk.close()


def test_two_people_see_each_other_move(person: Callable[..., Person]) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}], public=True)
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"name": "Ben"})
    ann.ask("POST", f"/api/tables/{table['id']}/start")
    one, two = ann.socket(table["id"]), ben.socket(table["id"])
    assert two.views["1"]["names"] == ["Ann", "Ben"]
    assert one.move(0, "a>2")["type"] == "ack"
    update = two.wait(lambda message: message["type"] == "update")
    assert update["kind"] == "move"
    assert update["seat"] == 0
    assert set(update["events"]) == {"1"}
    assert "action" not in update
    assert two.legal(1)
    one.close()
    two.close()
