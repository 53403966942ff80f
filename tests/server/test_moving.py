"""Moving codes: seats go to another device in two steps, all or nothing, however often they are asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from festina.server import seating
from festina.server.moving import MOVING_SECONDS
from festina.server.refusal import Refusal
from festina.server.store import moving as stored_moving
from festina.server.store.models import BlockRow, Device, MovingRow
from festina.server.tokens import hashed

from .account import rows
from .client import Person
from .inside import Clock, Inside, inside
from .party import Party, told

MakeParty = Callable[..., Party]
MakePerson = Callable[..., Person]
ANN = {"kind": "person", "name": "Ann"}
OPEN = {"kind": "open"}


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Inside]:
    """A server whose limits nobody else uses up."""
    with inside(tmp_path) as server:
        yield server


def _offered(person: Person, code: str, **more: Any) -> Any:
    return person.ask("POST", "/api/claim", {"code": code}, **more)


def _confirmed(person: Person, code: str, **more: Any) -> Any:
    return person.ask("POST", "/api/claim/confirm", {"code": code}, **more)


def _ids(answer: Any) -> list[str]:
    return sorted(table["id"] for table in answer["tables"])


def _three_tables(ann: Person) -> list[str]:
    """Tables where Ann sits, the second a game that has begun."""
    made = [ann.table("hare(players=2)", [ANN, OPEN])["id"]]
    made.append(ann.table("hare(players=2)", [ANN, {"kind": "person", "name": "Amy"}])["id"])
    made.append(ann.table("whyfirst(players=2)", [ANN, OPEN])["id"])
    return sorted(made)


def _holders(server: Inside) -> set[tuple[str, str]]:
    """Tables and the devices of people there."""
    return set(server.query("SELECT \"table\", device FROM seats WHERE kind = 'person'"))


# ---- what moves


def test_a_code_moves_one_seat(party: MakeParty, guest: MakePerson) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    other = party("hare(players=2)", "Dan", start=False, bots=1)
    ben, phone = table.people[1], guest("Ben's phone")
    ann, old = table.talk(0), table.talk(1)
    code = ben.ask("POST", f"{table.path}/seats/1/code")["code"]
    assert len(code) == 8
    assert code.isalpha()
    typed = f" {code[:4].lower()}-{code[4:]} "
    assert _ids(_offered(phone, typed)) == [table.id]
    assert table.seen(1)["mine"] == [1], "an offer moves nothing"
    (taken,) = _confirmed(phone, typed)["tables"]
    assert (taken["id"], taken["mine"]) == (table.id, [1])
    assert told(old, "seat")["table"]["mine"] == []
    assert set(old.heard[-1]["views"]) == {""}, "the old device only looks on"
    assert told(ann, "seat")["table"]["seats"][1]["name"] == "Ben"
    talk = phone.socket(table.id)
    table.play((0, "a>2"))
    assert talk.move(1, "a>5", version=table.seen()["version"])["type"] == "ack"
    assert _key(old.command("undo", 1)) == "server-not-your-seat"
    assert other.seen()["mine"] == [0]
    talk.close()


def test_a_code_moves_all_seats_and_the_hosts_rights(guest: MakePerson) -> None:
    ann, phone = guest("Ann"), guest("Ann's phone")
    seats = [ANN, {"kind": "person", "name": "Amy"}, OPEN]
    mine = ann.table("hare(players=3)", seats)["id"]
    taken = phone.claim(ann.ask("POST", "/api/me/code")["code"])
    assert [(found["id"], found["mine"], found["host"]) for found in taken] == [(mine, [0, 1], True)]
    assert ann.ask("GET", "/api/me")["tables"] == []
    assert phone.ask("PATCH", f"/api/tables/{mine}/seats/2", {"kind": "bot"})["host"]


def test_a_code_of_one_seat_gives_no_hosts_rights(guest: MakePerson) -> None:
    ann, phone = guest("Ann"), guest("Ann's phone")
    path = f"/api/tables/{ann.table('hare(players=2)', [ANN, OPEN])['id']}"
    (taken,) = phone.claim(ann.ask("POST", f"{path}/seats/0/code")["code"])
    assert not taken["host"]
    assert ann.ask("GET", path)["host"]


def test_what_was_said_under_the_same_ids_moves_too(own: Inside) -> None:
    """The ids of chat lines are the devices' own: those of two devices may be the same."""
    ann, ben = own.person("Ann"), own.person("Ben")
    id = ann.table("hare(players=2)", [ANN, OPEN])["id"]
    for name in ("Ann", "Ben"):
        columns = 'INSERT INTO chat ("table", device, seat, name, text, command, at)'
        own.change(f"{columns} VALUES (?, ?, 0, ?, 'hello', 'c1', 0)", id, own.device(name), name)
    ben.claim(ann.ask("POST", "/api/me/code")["code"])
    assert own.query("SELECT DISTINCT device FROM chat") == [(own.device("Ben"),)]


def test_blocks_go_along(own: Inside) -> None:
    """Who has blocked a person does not hear from the other device either; of a whole device its own blocks go, too."""
    ann, ben, cleo = own.person("Ann"), own.person("Ben"), own.person("Cleo")
    ids = {name: own.device(name) for name in ("Ann", "Ben", "Cleo", "Dan")}
    path = f"/api/tables/{ann.table('hare(players=2)', [ANN, OPEN])['id']}"
    for pair in (("Dan", "Ann"), ("Ann", "Dan"), ("Ann", "Ben")):
        own.change("INSERT INTO blocks VALUES (?, ?, 'x', 0)", *(ids[name] for name in pair))
    ben.claim(ann.ask("POST", f"{path}/seats/0/code")["code"])
    names = {id: name for name, id in ids.items()}
    blocks = {(names[row[0]], names[row[1]]) for row in rows(own.settings.database, BlockRow)}
    assert blocks == {("Dan", "Ann"), ("Ann", "Dan"), ("Ann", "Ben"), ("Dan", "Ben")}
    cleo.claim(ann.ask("POST", "/api/me/code")["code"])
    blocks = {(names[row[0]], names[row[1]]) for row in rows(own.settings.database, BlockRow)}
    assert blocks >= {("Dan", "Cleo"), ("Cleo", "Dan"), ("Cleo", "Ben")}


# ---- answers that are lost


def test_an_offer_whose_answer_is_lost_costs_nothing(own: Inside) -> None:
    """A browser without a cookie drops the line before the answer, and asks again without the cookie it never got."""
    ann = own.person("Ann")
    mine = _three_tables(ann)
    code = ann.ask("POST", "/api/me/code")["code"]
    before = _holders(own)
    for _ in range(2):
        with Person(own.url).http as lost:
            assert lost.post("/api/claim", json={"code": code}).status_code == 200
        assert _holders(own) == before, "the seats are still with the old holder"
    phone = Person(own.url, "phone")
    assert _ids(_offered(phone, code)) == mine
    assert phone.token
    assert _ids(_confirmed(phone, code)) == mine
    phone.http.close()


def test_a_confirmation_whose_answer_is_lost_is_answered_again(own: Inside) -> None:
    ann, phone, other = own.person("Ann"), own.person("phone"), own.person("other")
    mine = _three_tables(ann)
    code = ann.ask("POST", "/api/me/code")["code"]
    first = _confirmed(phone, code)
    assert _ids(first) == mine
    assert _confirmed(phone, code) == first, "the same answer, and no second move"
    assert _ids(_offered(phone, code)) == mine, "also to whom begins again with the offer"
    assert _key(_confirmed(other, code, status=404)) == "server-no-code"
    assert _key(_offered(other, code, status=404)) == "server-no-code"
    assert {device for _, device in _holders(own)} == {own.device("phone")}


def test_who_confirms_must_have_a_cookie(own: Inside) -> None:
    ann = own.person("Ann")
    _three_tables(ann)
    code = ann.ask("POST", "/api/me/code")["code"]
    with Person(own.url).http as stranger:
        answer = stranger.post("/api/claim/confirm", json={"code": code})
    assert (answer.status_code, _key(answer.json())) == (403, "server-who-are-you")


# ---- all or nothing


def test_a_damaged_game_moves_with_the_others(own: Inside) -> None:
    ann = own.person("Ann")
    mine = _three_tables(ann)
    (damaged,) = (id for id in mine if own.query('SELECT 1 FROM entries WHERE "table" = ?', id))
    own.change("UPDATE entries SET kind = 'nonsense' WHERE \"table\" = ?", damaged)
    own.wait(_forget_all(own))
    code = ann.ask("POST", "/api/me/code")["code"]
    phone = Person(own.url, "phone")
    healthy = [id for id in mine if id != damaged]
    assert _ids(_offered(phone, code)) == healthy
    assert _ids(_confirmed(phone, code)) == healthy
    (holder,) = {device for _, device in _holders(own)}
    assert holder != own.device("Ann")
    assert {table for table, _ in _holders(own)} == set(mine), "its seat is the new device's, too"
    assert _ids(phone.ask("GET", "/api/me")) == healthy
    assert _key(phone.ask("GET", f"/api/tables/{damaged}", status=500)) == "server-damaged-table"
    phone.http.close()


async def _forget_all(server: Inside) -> None:
    for id in list(server.hub.tables):
        server.hub.forget(id)


def test_a_game_with_entries_beyond_its_version_moves_too(own: Inside) -> None:
    ann, phone = own.person("Ann"), own.person("phone")
    id = ann.table("hare(players=2)", [ANN, {"kind": "person", "name": "Amy"}])["id"]
    own.change("UPDATE tables SET version = 0 WHERE id = ?", id)
    own.wait(_forget_all(own))
    _confirmed(phone, ann.ask("POST", "/api/me/code")["code"])
    assert _holders(own) == {(id, own.device("phone"))}


def test_a_crash_half_way_moves_nothing(own: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, phone = own.person("Ann"), own.person("phone")
    mine = _three_tables(ann)
    code = ann.ask("POST", "/api/me/code")["code"]
    before = own.query("SELECT * FROM seats"), own.query("SELECT * FROM tables"), own.query("SELECT * FROM entries")
    move_table, moved = stored_moving._move_table, []

    def crash(connection: Connection, *more: Any) -> None:
        move_table(connection, *more)
        moved.append(more)
        if len(moved) == 2:
            raise RuntimeError("the power is gone")

    monkeypatch.setattr(stored_moving, "_move_table", crash)
    assert phone.http.post("/api/claim/confirm", json={"code": code}).status_code == 500
    after = own.query("SELECT * FROM seats"), own.query("SELECT * FROM tables"), own.query("SELECT * FROM entries")
    assert after == before
    monkeypatch.undo()
    assert _ids(_confirmed(phone, code)) == mine, "the code is not used up"


def test_of_two_devices_one_wins(own: Inside) -> None:
    ann = own.person("Ann")
    _three_tables(ann)
    code = ann.ask("POST", "/api/me/code")["code"]
    phones = [own.person(f"phone {number}") for number in range(4)]
    answers: dict[str, httpx.Response] = {}

    def confirm(phone: Person) -> None:
        answers[phone.name] = phone.http.post("/api/claim/confirm", json={"code": code})

    threads = [threading.Thread(target=confirm, args=(phone,)) for phone in phones]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (winner,) = (name for name, answer in answers.items() if answer.status_code == 200)
    assert {answer.status_code for answer in answers.values()} == {200, 404}
    assert {device for _, device in _holders(own)} == {own.device(winner)}


def test_a_live_table_follows(own: Inside) -> None:
    """Both devices are connected while the seat moves; the old one can neither play nor see the hand any more."""
    ann, phone = own.person("Ann"), own.person("phone")
    id = ann.table("whyfirst(players=2)", [ANN, {"kind": "bot", "bot": "random"}])["id"]
    old, new = ann.socket(id), phone.socket(id)
    phone.claim(ann.ask("POST", "/api/me/code")["code"])
    assert told(old, "seat")["views"].keys() == {""}
    assert told(new, "seat")["views"].keys() == {"0"}
    assert _key(old.move(0, new.legal(0)[0])) == "server-not-your-seat"
    assert new.move(0, new.legal(0)[0])["type"] == "ack"
    old.close()
    new.close()


# ---- codes that move nothing


def test_a_code_is_not_lost_on_the_device_it_came_from(own: Inside) -> None:
    ann, ben = own.person("Ann"), own.person("Ben")
    ann.table("hare(players=2)", [ANN, OPEN])
    code = ann.ask("POST", "/api/me/code")["code"]
    assert _key(_offered(ann, code, status=409)) == "server-code-is-yours"
    assert _key(_confirmed(ann, code, status=409)) == "server-code-is-yours"
    assert len(ben.claim(code)) == 1


def test_a_code_whose_seat_was_left_is_refused_and_not_used_up(own: Inside) -> None:
    table = Party(own, "hare(players=2)", "Ann", "Ben", start=False)
    ben, dan = table.people[1], own.person("Dan")
    code = ben.ask("POST", f"{table.path}/seats/1/code")["code"]
    ben.ask("POST", f"{table.path}/leave", {"seat": 1})
    for ask in (_offered, _confirmed):
        assert _key(ask(dan, code, status=409)) == "server-code-empty"
    assert rows(own.settings.database, MovingRow)[0][5:] == (False, None, None)
    ben.ask("POST", f"{table.path}/join", {"name": "Ben"})
    assert len(dan.claim(code)) == 1
    table.close()


def test_a_code_of_a_person_who_was_removed_moves_nothing(own: Inside) -> None:
    table = Party(own, "hare(players=2)", "Ann", "Ben", spectators=False)
    code = table.people[1].ask("POST", f"{table.path}/seats/1/code")["code"]
    table.host.ask("PATCH", f"{table.path}/seats/1", {"remove": True})
    assert _key(_offered(own.person("Dan"), code, status=409)) == "server-code-empty"
    table.close()


def test_the_codes_of_a_forgotten_device_are_gone(own: Inside) -> None:
    ann, ben, cleo = own.person("Ann"), own.person("Ben"), own.person("Cleo")
    _three_tables(ann)
    used, unused = (ann.ask("POST", "/api/me/code")["code"] for _ in range(2))
    ben.claim(used)
    ann.ask("DELETE", "/api/me")
    for code in (used, unused):
        assert _key(_offered(cleo, code, status=404)) == "server-no-code"
    assert rows(own.settings.database, MovingRow) == []
    assert len(ben.ask("GET", "/api/me")["tables"]) == 3, "what has moved stays"


def test_a_device_that_took_a_code_and_is_forgotten_leaves_no_trace(own: Inside) -> None:
    ann, ben = own.person("Ann"), own.person("Ben")
    _three_tables(ann)
    ben.claim(ann.ask("POST", "/api/me/code")["code"])
    ben.ask("DELETE", "/api/me")
    assert own.device("Ben") not in str(rows(own.settings.database, MovingRow))


def test_codes_live_ten_minutes(tmp_path: Path) -> None:
    clock = Clock()
    with inside(tmp_path, clock=clock) as own:
        ann, ben = own.person("Ann"), own.person("Ben")
        path = f"/api/tables/{ann.table('hare(players=2)', [ANN, OPEN])['id']}"
        late, in_time = (ann.ask("POST", f"{path}/seats/0/code") for _ in range(2))
        assert in_time["expires"] == clock.at + MOVING_SECONDS
        clock.at += MOVING_SECONDS - 1
        assert _offered(ben, late["code"])["expires"] == late["expires"]
        assert ben.claim(in_time["code"])
        clock.at += 1
        for ask in (_offered, _confirmed):
            assert _key(ask(ben, late["code"], status=404)) == "server-no-code"


def test_codes_are_kept_as_hashes(own: Inside) -> None:
    ann = own.person("Ann")
    code = ann.ask("POST", "/api/me/code")["code"]
    kept = rows(own.settings.database, MovingRow)
    assert kept[0][0] == hashed(code)
    assert code not in str(kept)


def test_only_the_holder_gets_a_code(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    assert _key(table.host.ask("POST", f"{table.path}/seats/1/code", status=403)) == "server-not-your-seat"
    assert _key(table.host.ask("POST", f"{table.path}/seats/7/code", status=404)) == "server-no-seat"


@pytest.mark.parametrize("path", ["/api/claim", "/api/claim/confirm"])
def test_guessing_codes_is_slow(own: Inside, path: str) -> None:
    ben = own.person("Ben")
    answers = [ben.http.post(path, json={"code": f"WRONG{number}"}) for number in range(14)]
    assert [answer.status_code for answer in answers[:10]] == [404] * 10
    assert answers[-1].status_code == 429
    assert _key(answers[-1].json()) == "server-too-fast"


def test_asking_again_with_a_right_code_is_not_guessing(own: Inside) -> None:
    ann, ben = own.person("Ann"), own.person("Ben")
    ann.table("hare(players=2)", [ANN, OPEN])
    code = ann.ask("POST", "/api/me/code")["code"]
    for ask in (_offered, _confirmed):
        for _ in range(15):
            ask(ben, code)


# ---- newcomers whose request is refused


def test_a_refused_newcomer_leaves_no_device(own: Inside) -> None:
    with Person(own.url).http as stranger:
        answer = stranger.post("/api/claim", json={"code": "WRONGONE"})
    assert "set-cookie" not in answer.headers
    assert rows(own.settings.database, Device) == []


def test_a_refused_newcomer_who_holds_something_keeps_it(own: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is made and then cannot begin: its host gets the cookie with the refusal, instead of losing the seat."""

    def fail(_: object) -> None:
        raise Refusal("not_now", "server-busy")

    monkeypatch.setattr(seating, "begun", fail)
    with Person(own.url).http as ann:
        seats = [ANN, {"kind": "person", "name": "Amy"}]
        answer = ann.post("/api/tables", json={"ruleset": "hare(players=2)", "seats": seats})
        assert answer.status_code == 409
        ((id, device),) = _holders(own)
        assert [table["id"] for table in ann.get("/api/me").json()["tables"]] == [id]
        assert device is not None


def test_nothing_moves_to_a_device_that_another_process_has_forgotten(own: Inside) -> None:
    """This one still remembers its cookie for a minute."""
    table = Party(own, "hare(players=2)", "Ann", "Ben")
    code = table.people[1].ask("POST", "/api/me/code")["code"]
    other = own.person("Other")
    _offered(other, code)
    own.change("DELETE FROM devices WHERE id = ?", own.device("Other"))
    assert _key(_confirmed(other, code, status=403)) == "server-who-are-you"
    assert table.seen(1)["mine"] == [1]
    table.close()
