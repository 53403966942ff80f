"""What devices get to think by themselves: briefs for their own seats, and what can be known beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from festina import new_game
from festina.bots.base import Seat
from festina.bots.brief import Brief, brief_for, terms_of
from festina.bots.kits import kit_of
from festina.kernel.data import convert
from festina.registry import definition_named, table_for
from festina.server.modules import DEVICE
from tests.contract.rulesets import rulesets

from .client import Person
from .party import Party

People = Callable[..., Person]
MakeParty = Callable[..., Party]
SPEC = "champion:sims=100"


def _asked(person: Person, table: str, seat: int = 0, spec: str = SPEC, status: int | None = None) -> Any:
    return person.ask("GET", f"/api/tables/{table}/brief?seat={seat}&spec={spec}", status=status)


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_a_brief_is_made_of_what_the_seat_knows(person: People, ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset)["id"]
    brief = convert(_asked(ann, table), Brief)
    view = ann.ask("GET", f"/api/tables/{table}")["views"]["0"]
    assert [action.text for action in brief.actions] == [choice["action"] for choice in view["choices"]]
    assert (brief.seat, brief.sims, brief.learned) == (0, 100, True)
    assert convert(_asked(ann, table), Brief) == brief, "the same moment, the same brief"


def test_nothing_leaks_into_a_brief() -> None:
    """All hidden cards of the world are drawn: two games that look alike to a seat give the same brief."""
    game = new_game("whyfirst(players=4)", seed=8)
    facts = game.facts()
    hands = facts["hands"]
    hands[1], hands[2], hands[3] = hands[2], hands[3], hands[1]
    other = new_game("whyfirst(players=4)", start=facts)
    same = new_game("whyfirst(players=4)", start=game.facts())
    briefs = []
    for each in (same, other):
        where = Seat(each.definition, each.table, 0, 3)
        view, events = each.view(0), each.events(0)
        briefs.append(brief_for(terms_of(SPEC, each.definition), where, view, events))
    assert briefs[0] == briefs[1]


def test_only_for_ones_own_seat(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("hare(players=3)")["id"]
    ben.table("hare(players=3)")
    assert _asked(ann, table, seat=1, status=403)["error"]["key"] == "server-not-your-seat"
    assert _asked(ben, table, status=403)["error"]["key"] == "server-not-your-seat"


def test_only_when_the_seat_is_to_act(guest: People) -> None:
    ann = guest()
    hands = [{"kind": "person", "name": name} for name in ("Ann", "Eve")]
    table = ann.table("hare(players=2)", hands, hints="on")["id"]
    assert convert(_asked(ann, table, seat=0), Brief).seat == 0
    assert _asked(ann, table, seat=1, status=409)["error"]["key"] == "server-hints-not-to-act"


def test_no_help_against_people(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    assert _asked(table.host, table.id, status=409)["error"]["key"] == "server-hints-public"


def test_no_help_in_the_race_of_the_day(guest: People) -> None:
    ann = guest()
    table = ann.ask("POST", "/api/daily", {"game": "hare", "name": "Ann"})
    seat = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "person")
    assert _asked(ann, table["id"], seat=seat, status=409)["error"]["key"] == "server-hints-contest"


@pytest.mark.parametrize(
    ("spec", "key"),
    [("strategist", "bot-no-search"), ("no-such-bot", "bot-unknown"), ("./run.py", "bot-foreign-refused")],
)
def test_a_spec_that_names_no_search_is_refused(person: People, spec: str, key: str) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    assert _asked(ann, table, spec=spec, status=400)["error"]["key"] == key


def test_knowledge_comes_under_the_key_of_a_brief_and_may_be_kept(person: People) -> None:
    ann = person()
    brief = convert(_asked(ann, ann.table("hare(players=3)")["id"]), Brief)
    answer = ann.http.get(f"/api/knowledge/{brief.game}/{brief.knowledge}")
    definition, table = table_for("hare(players=3)", {})
    assert answer.content == bytes(kit_of(definition).knowledge(table).buffer)
    assert "immutable" in answer.headers["cache-control"]
    assert int(answer.headers["content-length"]) < len(answer.content) / 4


@pytest.mark.parametrize("path", ["hare/0123", "hare/../hare", "whyfirst/0123", "chess/0123", "hare/%00"])
def test_no_other_key_makes_the_server_work(person: People, path: str) -> None:
    assert person().http.get(f"/api/knowledge/{path}").status_code == 404


def test_every_table_has_one_of_the_known_keys() -> None:
    definition = definition_named("hare")
    kit = kit_of(definition)
    assert kit.knowledge_key is not None
    known = {kit.knowledge_key(table_for(text, {})[1]) for text in kit.known_tables}
    for ruleset in rulesets("hare"):
        assert kit.knowledge_key(table_for(ruleset, {})[1]) in known, ruleset


def test_the_list_of_modules_is_asked_for_anew_and_modules_are_kept(person: People) -> None:
    ann = person()
    answer = ann.http.get("/device/manifest.json")
    if not (DEVICE / "manifest.json").is_file():
        assert answer.status_code == 404
        return
    assert answer.headers["cache-control"] == "no-cache"
    for files in answer.json()["games"].values():
        for name in (files["module"], files["weights"]):
            assert "immutable" in ann.http.get(f"/device/{name}").headers["cache-control"]
