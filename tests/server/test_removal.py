"""The host takes somebody off the table: they are told, keep the game in their list, and can be asked back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .client import Person
from .party import Party

MakeParty = Callable[..., Party]
Guest = Callable[..., Person]


def _remove(table: Party, seat: int = 1, **more: bool) -> None:
    table.host.ask("PATCH", f"{table.path}/seats/{seat}", {"remove": True, **more})


def _is_table(message: dict[str, Any]) -> bool:
    """Whether it says anything about a table that was changed."""
    return message["type"] == "update" and message.get("table") is not None


def test_who_is_taken_off_is_told_and_keeps_the_game_in_the_list(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ben = table.people[1]
    talk = table.talk(1)
    _remove(table)
    told = talk.wait(lambda message: (message.get("table") or {}).get("removed") == 1)
    assert told["table"]["mine"] == []
    (listed,) = ben.ask("GET", "/api/me")["tables"]
    assert (listed["id"], listed["removed"], listed["mine"]) == (table.id, 1, [])
    assert table.seen(0)["removed"] is None


def test_others_who_look_on_are_not_told_that_they_were_taken_off(party: MakeParty, guest: Guest) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ben = table.talk(1)
    watchers = [guest("Cleo").socket(table.id), guest("Dan").socket(table.id)]
    _remove(table)
    told = [talk.wait(_is_table)["table"] for talk in (ben, *watchers)]
    assert [each["removed"] for each in told] == [1, None, None]


def test_who_still_looks_on_is_told_at_the_table_that_there_is_something_new(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    talk = table.talk(1)
    _remove(table)
    talk.wait(lambda message: (message.get("table") or {}).get("removed") == 1)
    table.host.ask("POST", f"{table.path}/seats/1/back")
    told = talk.wait(lambda message: message["type"] == "table")
    assert told["table"]["removed"] == 1
    (asked,) = table.people[1].ask("GET", "/api/me")["invitations"]
    assert asked["table"]["id"] == table.id


def test_where_nobody_may_look_on_it_is_the_reason_that_is_told(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben", spectators=False)
    talk = table.talk(1)
    _remove(table)
    assert talk.is_closed()
    assert talk.heard[-1]["error"]["key"] == "server-removed"
    refused = table.people[1].ask("GET", table.path, status=403)
    assert refused["error"]["key"] == "server-removed"


def test_what_was_done_keeps_the_name_of_who_did_it(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    version = table.seen()["version"]
    _remove(table)
    seat = table.seen()["seats"][1]
    assert (seat["kind"], seat["former"]) == ("bot", [{"name": "Ben", "until": version + 1}])
    assert seat["back"] == "Ben"
    assert table.seen(1)["seats"][1]["back"] is None, "only the host may ask anybody back"
    table.people[1].ask("DELETE", "/api/me")
    assert "Ben" not in str(table.people[0].ask("GET", "/api/me"))


def test_who_was_taken_off_is_asked_back_to_that_very_seat_while_the_stand_in_plays(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", "Ben", bots=1)
    ben = table.people[1]
    _remove(table, not_again=True)
    assert ben.ask("GET", "/api/me")["invitations"] == []
    table.host.ask("POST", f"{table.path}/seats/1/back")
    (asked,) = ben.ask("GET", "/api/me")["invitations"]
    assert (asked["table"]["id"], asked["seat"], asked["by"], asked["back"]) == (table.id, 1, "Ann", True)
    back = ben.ask("POST", f"/api/me/invitations/{asked['id']}", {})
    assert (back["mine"], back["seats"][1]["name"], back["seats"][1]["kind"]) == ([1], "Ben", "person")
    assert back["removed"] is None
    assert ben.ask("GET", "/api/me")["invitations"] == []
    ben.ask("POST", f"/api/me/invitations/{asked['id']}", {}, status=404)
    assert ben.socket(table.id).views.keys() == {"1"}
    table.host.ask("POST", f"{table.path}/seats/1/back", status=409)


def test_before_the_start_somebody_asked_back_finds_another_seat_if_theirs_is_taken(party: MakeParty) -> None:
    table = party("hare(players=4)", "Ann", "Ben", "Cleo", start=False, bots=1)
    ben = table.people[1]
    _remove(table)
    assert table.seen()["seats"][1]["back"] == "Ben"
    table.host.ask("POST", f"{table.path}/seats/1/back")
    table.people[2].ask("POST", f"{table.path}/leave", {"seat": 2})
    table.people[2].ask("POST", f"{table.path}/join", {"name": "Cleo", "seat": 1})
    (asked,) = ben.ask("GET", "/api/me")["invitations"]
    assert ben.ask("POST", f"/api/me/invitations/{asked['id']}", {"name": "Benno"})["seats"][2]["name"] == "Benno"


def test_only_the_host_asks_back_and_only_who_was_taken_off(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", "Ben", "Cleo")
    table.host.ask("POST", f"{table.path}/seats/1/back", status=409)
    _remove(table)
    table.people[2].ask("POST", f"{table.path}/seats/1/back", status=403)
    table.host.ask("POST", f"{table.path}/seats/7/back", status=404)
    table.people[2].ask("POST", f"{table.path}/leave", {"seat": 2})
    table.host.ask("POST", f"{table.path}/seats/2/back", status=409)


def test_an_invitation_can_be_declined_and_is_nobody_elses(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", "Ben", "Cleo")
    _remove(table)
    table.host.ask("POST", f"{table.path}/seats/1/back")
    ben, cleo = table.people[1:]
    (asked,) = ben.ask("GET", "/api/me")["invitations"]
    cleo.ask("POST", f"/api/me/invitations/{asked['id']}", {}, status=404)
    cleo.ask("DELETE", f"/api/me/invitations/{asked['id']}", status=404)
    assert ben.ask("DELETE", f"/api/me/invitations/{asked['id']}") == {"invitations": []}
    ben.ask("POST", f"/api/me/invitations/{asked['id']}", {}, status=404)


def test_a_table_that_only_lists_who_was_taken_off_is_not_theirs_to_close(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", "Ben", bots=1)
    _remove(table)
    table.people[1].ask("DELETE", "/api/me")
    assert table.seen()["status"] == "running"
