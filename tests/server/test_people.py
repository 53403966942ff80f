"""Devices: names, languages, their tables, and being forgotten."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from festina import load_game
from festina.server.store.models import Base
from festina.server.tokens import hashed

from .account import rows
from .client import COOKIE, Person
from .inside import Inside
from .party import Party, told

MakeParty = Callable[..., Party]
MakePerson = Callable[..., Person]
ANN = {"kind": "person", "name": "Ann"}


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


def test_a_device_has_a_name_and_a_language(guest: MakePerson) -> None:
    ann = guest()
    assert ann.ask("PATCH", "/api/me", {"name": "  A\u202en|n\n", "language": "de"}) == {
        "name": "An n",
        "language": "de",
        "runner": None,
    }
    assert ann.ask("PATCH", "/api/me", {}) == {"name": "An n", "language": "de", "runner": None}
    me = ann.ask("GET", "/api/me")
    assert (me["name"], me["language"]) == ("An n", "de")
    table = ann.table("hare(players=2)", [{"kind": "person"}, {"kind": "open"}])
    assert table["seats"][0]["name"] == "An n", "the name that new seats get"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"name": ""}, "server-name-empty"),
        ({"name": "\n"}, "server-name-empty"),
        ({"name": "x" * 101}, "server-malformed"),
        ({"name": 5}, "server-malformed"),
        ({"language": "xx"}, "server-no-language"),
        ({"language": "english"}, "server-malformed"),
        ({"admin": True}, "server-malformed"),
    ],
)
def test_names_and_languages_that_are_none(guest: MakePerson, wish: Any, key: str) -> None:
    assert _key(guest().ask("PATCH", "/api/me", wish, status=400)) == key


def test_errors_come_in_the_readers_language(guest: MakePerson) -> None:
    ann = guest()
    words = {
        language: ann.http.get("/api/tables/none", headers={"accept-language": language}).json()["error"]["text"]
        for language in ("en", "de", "fr-CH, fr;q=0.9", "xx", "")
    }
    assert words["en"] == words["xx"] == words[""]
    assert len(set(words.values())) == 3


def test_a_socket_speaks_the_devices_language(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    table.host.ask("PATCH", "/api/me", {"language": "de"})
    german = table.talk(0).command("undo", 0)["error"]
    english = table.talk(1).command("undo", 1)["error"]
    assert german["key"] == english["key"]
    assert german["text"] != english["text"]


def test_a_holder_renames_a_seat(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    ann = table.talk(0)
    table.host.ask("PATCH", table.path, {"public": False})
    table.people[1].ask("PATCH", f"{table.path}/seats/1", {"name": " Benno "})
    assert told(ann, "seat")["views"]["0"]["names"] == ["Ann", "Benno"]
    assert (
        _key(table.host.ask("PATCH", f"{table.path}/seats/1", {"name": "Dunce"}, status=403)) == "server-not-your-seat"
    )


def test_a_name_is_no_way_round_what_chat_may_not_do(party: MakeParty) -> None:
    """Everybody is shown names, also those who want no words; a muted person is not heard by them either."""
    table = party("hare(players=2)", "Ann", "Ben", start=False)
    ben, seat = table.people[1], f"{table.path}/seats/1"
    ben.ask("PATCH", seat, {"name": "Benno"})
    table.host.ask("PATCH", seat, {"muted": True})
    assert _key(ben.ask("PATCH", seat, {"name": "Rude"}, status=409)) == "server-muted"
    table.host.ask("PATCH", seat, {"muted": False})
    table.host.ask("POST", f"{table.path}/start")
    assert _key(ben.ask("PATCH", seat, {"name": "Rude"}, status=409)) == "server-table-is"
    table.host.ask("PATCH", table.path, {"public": False})
    codes = [ben.http.patch(seat, json={"name": f"Ben {number}"}).status_code for number in range(12)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_all_tables_of_a_device_are_found_again(guest: MakePerson) -> None:
    ann = guest()
    ids = [ann.table("hare(players=2)", [ANN, {"kind": "open"}])["id"] for _ in range(5)]
    assert {table["id"] for table in ann.ask("GET", "/api/me")["tables"]} == set(ids)


# ---- being forgotten


def _everything(server: Inside) -> str:
    """All that the database holds, as text."""
    return "\n".join(str(row) for model in Base.__subclasses__() for row in rows(server.settings.database, model))


def _play_on(*talks: Any) -> None:
    threads = [threading.Thread(target=talk.play_on) for talk in talks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_forget_me(party: MakeParty, quick: Inside) -> None:
    """Nothing of a person stays but what was played: no name, no chat, no device, no code, also in finished records."""
    name = "Bartholomew"
    over = party("whyfirst(players=2)", "Ann", name)
    ann, ben = over.talk(0), over.talk(1)
    for seat in (0, 1):
        over.people[seat].ask("PATCH", f"{over.path}/seats/{seat}", {"words": True})
    ben.send({"type": "chat", "id": "c", "text": "remember these words"})
    ann.wait(lambda message: message["type"] == "chat")
    _play_on(ann, ben)
    share = over.seen()["share"]
    person = over.people[1]
    device = hashed(person.token)
    others = Party(quick, "hare(players=2)", "Cleo", "Dan")
    code = others.people[1].ask("POST", f"{others.path}/seats/1/code")["code"]
    person.claim(code)
    others.host.ask("PATCH", others.path, {"public": False})
    person.ask("PATCH", f"{others.path}/seats/1", {"name": name})
    person.ask("PATCH", "/api/me", {"name": name})
    person.ask("POST", "/api/me/code")
    hosted = person.table("hare(players=2)", [{"kind": "person", "name": name}, {"kind": "open"}], public=True)
    watching = others.talk(0)

    assert name in _everything(quick)
    answer = person.http.delete("/api/me")
    assert answer.json() == {"forgotten": True}
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]

    left = _everything(quick)
    assert name not in left
    assert "remember these words" not in left
    assert device not in left
    record = _shared_record(over, share)
    assert name not in record
    assert load_game(record).seats == ["Ann", "–"]
    assert load_game(record).outcome == load_game(over.host.http.get(f"{over.path}/record").text).outcome
    assert over.host.ask("GET", f"/api/games/{share}")["names"] == ["Ann", "–"]
    gone = next(message for message in _all_heard(ann) if message.get("deleted"))
    assert gone["type"] == "chat", "it also disappears from the screens of others"
    seat = told(watching, "seat")["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "level:5")
    assert over.host.ask("GET", f"/api/tables/{hosted['id']}")["status"] == "closed"
    others.close()


def _shared_record(table: Party, share: str) -> str:
    return table.host.http.get(f"/api/games/{share}/record").text


def _all_heard(talk: Any) -> list[dict[str, Any]]:
    talk.send({"type": "ping"})
    talk.wait(lambda message: message["type"] == "pong")
    return list(talk.heard)


def test_a_forgotten_secret_is_nobodys(guest: MakePerson, quick: Inside) -> None:
    ann = guest()
    ann.table("hare(players=2)", [ANN, {"kind": "open"}])
    token = ann.token
    ann.ask("DELETE", "/api/me")
    again = Person(quick.url, "Ann", token)
    assert again.ask("GET", "/api/me")["tables"] == []
    assert _key(again.ask("DELETE", "/api/me", status=403)) == "server-who-are-you"
    again.http.close()


def test_a_table_whose_host_is_forgotten_goes_to_the_next(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", "Ben", "Cleo", start=False)
    ben = table.talk(1)
    table.host.ask("DELETE", "/api/me")
    while not ben.table["host"]:
        ben.hear()
    assert table.people[1].ask("PATCH", f"{table.path}/seats/0", {"kind": "bot"})["seats"][0]["kind"] == "bot"
    assert table.people[1].ask("POST", f"{table.path}/start")["status"] == "running"


def test_a_forgotten_player_leaves_no_name_in_a_game_that_ends_later(party: MakeParty) -> None:
    table = party("whyfirst(players=2)", "Ann", "Bartholomew", stand_in="random")
    ann = table.talk(0)
    table.people[1].ask("DELETE", "/api/me")
    ann.play_on()
    assert "Bartholomew" not in _shared_record(table, table.seen()["share"])
