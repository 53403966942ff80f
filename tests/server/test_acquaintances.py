"""The people I have played with: found again, seen if both agree, asked to another game, blocked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .client import Person
from .inside import Inside
from .party import Party

MakeParty = Callable[..., Party]


def _people(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ask("GET", "/api/me/people")["people"]
    return found


def _only(person: Person) -> dict[str, Any]:
    (found,) = _people(person)
    return found


def test_those_at_a_table_that_began_know_each_other(party: MakeParty, quick: Inside) -> None:
    table = party("hare(players=3)", "Ann", "Ben", bots=1)
    ann, ben = table.people
    found = _only(ann)
    assert (found["name"], found["games"], found["friend"], found["here"]) == ("Ben", 1, "none", None)
    assert found["runner"] == table.seen()["seats"][1]["runner"]
    assert found["id"] != _only(ben)["id"]
    (device,) = quick.query('SELECT device FROM seats WHERE "table" = ? AND seat = 1', table.id)[0]
    assert device not in str(_people(ann)), "no device is named"
    waiting = party("hare(players=3)", "Cleo", "Dora", start=False, bots=1)
    assert _people(waiting.host) == [], "who waits has not played"


def test_both_must_want_it_to_see_when_the_other_is_here(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ann, ben = table.people
    ann.ask("POST", f"/api/me/people/{_only(ann)['id']}/friend")
    assert (_only(ann)["friend"], _only(ann)["here"]) == ("asked", None)
    assert (_only(ben)["friend"], _only(ben)["here"]) == ("asks", None)
    ben.ask("POST", f"/api/me/people/{_only(ben)['id']}/friend")
    assert (_only(ann)["friend"], _only(ann)["here"]) == ("both", True)
    assert (_only(ben)["friend"], _only(ben)["here"]) == ("both", True)
    # Who hides sees nobody either.
    assert not ben.ask("PATCH", "/api/me/people", {"visible": False})["visible"]
    assert _only(ann)["here"] is None
    assert _only(ben)["here"] is None
    ben.ask("PATCH", "/api/me/people", {"visible": True})
    assert ann.ask("DELETE", f"/api/me/people/{_only(ann)['id']}/friend")["people"][0]["friend"] == "asks"
    assert _only(ben)["here"] is None


def test_who_has_not_been_heard_of_is_not_here(party: MakeParty, quick: Inside, monkeypatch: Any) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ann, ben = table.people
    for person in (ann, ben):
        person.ask("POST", f"/api/me/people/{_only(person)['id']}/friend")
    assert _only(ann)["here"] is True
    monkeypatch.setattr("festina.server.here._HERE", 0.0)
    assert _only(ann)["here"] is False


def test_playing_again_takes_one_press(party: MakeParty) -> None:
    table = party("hare(players=3,hare=nap)", "Ann", "Ben", bots=1, spectators=False)
    ann, ben = table.people
    made = ann.ask("POST", f"/api/me/people/{_only(ann)['id']}/table")
    assert (made["ruleset"], made["spectators"], made["public"]) == ("hare(players=3,hare=nap)", False, False)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot"]
    (asked,) = ben.ask("GET", "/api/me")["invitations"]
    assert (asked["by"], asked["seat"], asked["back"]) == ("Ann", 1, False)
    ben.ask("PATCH", "/api/me", {"name": "Ben"})
    assert ben.ask("POST", f"/api/me/invitations/{asked['id']}", {})["mine"] == [1]


def test_people_can_be_asked_to_a_table_that_waits(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ann, ben = table.people
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    waiting = ann.table("whyfirst(players=2)", seats)
    path = f"/api/tables/{waiting['id']}/invitations"
    assert ann.ask("POST", path, {"seat": 1, "person": _only(ann)["id"]}) == {"code": None}
    ann.ask("POST", path, {"seat": 1, "person": "nobody"}, status=404)
    ben.ask("POST", path, {"seat": 1, "person": _only(ben)["id"]}, status=403)
    (asked,) = ben.ask("GET", "/api/me")["invitations"]
    assert asked["table"]["id"] == waiting["id"]
    ann.ask("PATCH", f"/api/tables/{waiting['id']}/seats/1", {"kind": "bot"})
    assert ben.ask("GET", "/api/me")["invitations"] == [], "no seat is free any more"


def test_whoever_is_blocked_is_not_asked_and_not_told(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ann, ben = table.people
    for person in (ann, ben):
        person.ask("POST", f"/api/me/people/{_only(person)['id']}/friend")
    assert ben.ask("POST", f"/api/me/people/{_only(ben)['id']}/block")["people"][0]["blocked"]
    assert (_only(ben)["friend"], _only(ben)["here"]) == ("none", None)
    assert (_only(ann)["friend"], _only(ann)["blocked"], _only(ann)["here"]) == ("asked", False, None)
    ann.ask("POST", f"/api/me/people/{_only(ann)['id']}/table")
    assert ben.ask("GET", "/api/me")["invitations"] == []
    refused = ben.ask("POST", f"/api/me/people/{_only(ben)['id']}/table", status=409)
    assert refused["error"]["key"] == "server-person-is-blocked"
    ben.ask("POST", f"/api/me/people/{_only(ben)['id']}/friend", status=409)
    ben.ask("DELETE", f"/api/me/blocks/{_only(ben)['id']}")
    assert not _only(ben)["blocked"]


def test_nobody_is_found_who_was_never_met(guest: Callable[..., Person]) -> None:
    ann = guest()
    assert ann.ask("GET", "/api/me/people") == {"people": [], "visible": False}
    ann.table()
    for method, path in (("POST", "friend"), ("DELETE", "friend"), ("POST", "block"), ("POST", "table")):
        ann.ask(method, f"/api/me/people/0123456789abcdef/{path}", status=404)
