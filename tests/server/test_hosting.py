"""What the host may do to a table: its options, its next host, its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .client import Person, Talk
from .party import Party, told

MakeParty = Callable[..., Party]


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


@pytest.fixture
def table(party: MakeParty) -> Party:
    return party("hare(players=2)", "Ann", "Ben")


def _closed(talk: Talk) -> int:
    try:
        while True:
            talk.hear()
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else 0


def test_options_change_while_the_game_runs(table: Party) -> None:
    ben = table.talk(1)
    change = {"chat": False, "pace": "days:3", "stand_in": "random", "public": False}
    changed = table.host.ask("PATCH", table.path, change)
    assert {name: changed[name] for name in change} == change
    heard = told(ben, "options")
    assert {name: heard["table"][name] for name in change} == change
    ben.send({"type": "react", "id": "r", "reaction": "wave"})
    refused = ben.wait(lambda message: message["type"] in ("ack", "refused"))
    assert _key(refused) == "server-chat-closed"
    assert table.seen(1)["pace"] == "days:3"


def test_spectators_leave_when_the_host_closes_the_door(table: Party, guest: Callable[..., Person]) -> None:
    dan = guest("Dan").socket(table.id)
    table.host.ask("PATCH", table.path, {"spectators": False})
    assert _closed(dan) == 4403
    dan.close()


def test_options_hold_when_the_table_is_loaded_again(table: Party, quick: Any) -> None:
    table.host.ask("PATCH", table.path, {"chat": False})
    quick.hub.forget(table.id)
    quick.hub._held.pop(table.id, None)
    assert table.seen()["chat"] is False


def test_the_next_host(table: Party) -> None:
    assert table.host.ask("PATCH", table.path, {"host": 1})["host"] is False
    assert table.seen(1)["host"] is True
    assert _key(table.host.ask("PATCH", table.path, {"chat": False}, status=403)) == "server-host-only"
    table.people[1].ask("PATCH", table.path, {"chat": False, "host": 0})
    seen = table.seen()
    assert (seen["host"], seen["chat"]) == (True, False)


def test_changes_that_are_refused(table: Party, party: MakeParty) -> None:
    before = table.seen()["version"]
    for wish, key in (
        ({}, "server-nothing-to-change"),
        ({"pace": "days:99"}, "server-malformed"),
        ({"companion": True}, "server-malformed"),
        ({"host": 0}, "server-not-yourself"),
        ({"host": 5}, "server-no-seat"),
    ):
        answer = table.host.http.patch(table.path, json=wish).json()
        assert _key(answer) == key, wish
    assert table.host.http.patch(table.path, json={"stand_in": "nobody"}).status_code == 400
    assert _key(table.people[1].ask("PATCH", table.path, {"chat": False}, status=403)) == "server-host-only"
    alone = party("hare(players=2)", "Ann", bots=1)
    assert _key(alone.host.ask("PATCH", alone.path, {"host": 1}, status=409)) == "server-no-person-there"
    assert table.seen()["version"] == before


def test_the_host_closes_a_table(table: Party) -> None:
    ben = table.talk(1)
    assert _key(table.people[1].ask("POST", f"{table.path}/close", status=403)) == "server-host-only"
    assert table.host.ask("POST", f"{table.path}/close")["status"] == "closed"
    assert told(ben, "close")["table"]["status"] == "closed"
    assert _key(table.host.ask("POST", f"{table.path}/close", status=409)) == "server-table-is"
    assert _key(table.host.ask("PATCH", table.path, {"chat": False}, status=409)) == "server-table-is"


def test_a_closed_table_is_not_listed(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben", start=False)
    table.host.ask("POST", f"{table.path}/close")
    assert table.id not in [each["id"] for each in table.host.ask("GET", "/api/tables")["tables"]]
