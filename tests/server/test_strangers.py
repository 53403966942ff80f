"""Among strangers: words only for those who want them, reactions for all, blocks, reports."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from .client import Person, Talk
from .inside import Inside, inside
from .party import Party

MakeParty = Callable[..., Party]
_ids = count()


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


def _send(talk: Talk, kind: str, **more: Any) -> dict[str, Any]:
    talk.send({"type": kind, "id": f"s{next(_ids)}", **more})
    return talk.wait(lambda message: message["type"] in ("ack", "refused"))


def _chat(talk: Talk) -> list[Any]:
    """What a connection has heard of the chat, up to now."""
    talk.send({"type": "ping"})
    talk.wait(lambda message: message["type"] == "pong")
    return [message["reaction"] or message["text"] for message in talk.heard if message["type"] == "chat"]


def _words(table: Party, *seats: int) -> None:
    for seat in seats:
        table.people[seat].ask("PATCH", f"{table.path}/seats/{seat}", {"words": True})


@pytest.fixture
def table(party: MakeParty) -> Party:
    return party("hare(players=3)", "Ann", "Ben", "Cleo")


# ---- words


def test_nobody_gets_words_at_a_public_table_who_has_not_asked_for_them(
    table: Party, guest: Callable[..., Person]
) -> None:
    assert [seat["words"] for seat in table.seen()["seats"]] == [False, False, False]
    ann, ben, cleo = (table.talk(seat) for seat in range(3))
    watching = guest("Dan").socket(table.id)
    assert _key(_send(ann, "chat", text="hello")) == "server-words-off"
    _words(table, 0, 1)
    assert _send(ann, "chat", text="hello")["type"] == "ack"
    assert _send(ann, "react", reaction="wave")["type"] == "ack"
    assert [_chat(talk) for talk in (ann, ben)] == [["hello", "wave"]] * 2
    assert [_chat(talk) for talk in (cleo, watching)] == [["wave"]] * 2
    logs = [[line["reaction"] or line["text"] for line in table.seen(seat)["chat_log"]] for seat in range(3)]
    assert logs == [["hello", "wave"], ["hello", "wave"], ["wave"]]
    again = table.people[2].socket(table.id)
    assert [line["reaction"] for line in again.sync["chat_log"]] == ["wave"]
    again.close()
    watching.close()


def test_who_switches_words_on_later_finds_what_was_said(table: Party) -> None:
    _words(table, 0)
    _send(table.talk(0), "chat", text="hello")
    assert table.seen(1)["chat_log"] == []
    _words(table, 1)
    assert [line["text"] for line in table.seen(1)["chat_log"]] == ["hello"]


def test_words_are_the_holders_to_switch(table: Party) -> None:
    answer = table.host.ask("PATCH", f"{table.path}/seats/1", {"words": True}, status=403)
    assert _key(answer) == "server-not-your-seat"


def test_among_friends_words_are_on(guest: Callable[..., Person]) -> None:
    ann, ben, dan = guest("Ann"), guest("Ben"), guest("Dan")
    made = ann.table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    code = ann.ask("POST", f"/api/tables/{made['id']}/invitations", {"seat": 1})["code"]
    joined = ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"})
    assert [seat["words"] for seat in joined["seats"]] == [True, True]
    talks = [person.socket(made["id"]) for person in (ann, ben, dan)]
    assert _send(talks[0], "chat", text="hello")["type"] == "ack"
    assert [_chat(talk) for talk in talks] == [["hello"]] * 3
    ben.ask("PATCH", f"/api/tables/{made['id']}/seats/1", {"words": False})
    _send(talks[0], "chat", text="do you hear?")
    assert _chat(talks[1]) == ["hello"]
    for talk in talks:
        talk.close()


def test_a_private_table_that_becomes_public_asks_everybody_again(guest: Callable[..., Person]) -> None:
    ann = guest("Ann")
    made = ann.table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    changed = ann.ask("PATCH", f"/api/tables/{made['id']}", {"public": True})
    assert changed["public"]
    assert not changed["seats"][0]["words"]


# ---- reactions


@pytest.mark.parametrize("reaction", ["", "WAVE", "insult", None, 5])
def test_reactions_are_a_fixed_set(table: Party, reaction: Any) -> None:
    assert _send(table.talk(0), "react", reaction=reaction)["error"]["code"] == "malformed"


def test_a_reaction_is_said_for_a_seat_and_kept(table: Party) -> None:
    said = _send(table.talk(1), "react", reaction="well_played", seat=1)
    (line,) = table.seen()["chat_log"]
    expected = {"number": said["number"], "seat": 1, "name": "Ben", "text": "", "reaction": "well_played"}
    assert line == {**expected, "at": line["at"]}


def test_who_is_muted_has_no_reactions_either(table: Party) -> None:
    table.host.ask("PATCH", f"{table.path}/seats/1", {"muted": True})
    assert _key(_send(table.talk(1), "react", reaction="hurry")) == "server-muted"


# ---- what is sent again


def test_what_is_sent_again_to_a_restarted_server_is_not_said_twice(tmp_path: Any) -> None:
    for repeated in (False, True):
        with inside(tmp_path) as server:
            if not repeated:
                ann = server.person("Ann")
                path = ann.table("hare(players=2)")["id"]
            else:
                ann = ann.at(server.url)
            talk = ann.socket(path)
            talk.send({"type": "chat", "id": "same", "text": "hello"})
            told = talk.wait(lambda message: message["type"] in ("ack", "refused"))
            assert told["repeated"] is repeated
            assert [line["text"] for line in ann.ask("GET", f"/api/tables/{path}")["chat_log"]] == ["hello"]
            talk.close()
            ann.http.close()


def test_what_was_said_is_acknowledged_again_even_if_it_could_not_be_said_now(table: Party) -> None:
    ben = table.talk(1)
    first = _send(ben, "react", reaction="wave", id="again")
    table.host.ask("PATCH", f"{table.path}/seats/1", {"muted": True})
    assert _send(ben, "react", reaction="wave", id="again") == {
        **first,
        "repeated": True,
        "version": first["version"] + 1,
    }


# ---- blocks


def test_nothing_of_a_blocked_person_arrives(table: Party) -> None:
    _words(table, 0, 1, 2)
    ann, ben, cleo = (table.talk(seat) for seat in range(3))
    _send(ben, "chat", text="before")
    assert table.host.ask("POST", f"{table.path}/seats/1/block") == {"blocked": [1]}
    _send(ben, "chat", text="after")
    _send(ben, "react", reaction="wave")
    assert _chat(ann) == ["before"]
    assert _chat(ben) == _chat(cleo) == ["before", "after", "wave"]
    seen = table.seen()
    assert (seen["chat_log"], seen["blocked"]) == ([], [1])
    assert len(table.seen(1)["chat_log"]) == 3, "the blocked person is not told"
    assert table.seen(1)["blocked"] == []
    again = table.host.socket(table.id)
    assert (again.sync["chat_log"], again.sync["blocked"]) == ([], [1])
    again.close()
    (block,) = table.host.ask("GET", "/api/me/blocks")["blocks"]
    assert block["name"] == "Ben"
    assert table.host.ask("DELETE", f"/api/me/blocks/{block['id']}") == {"blocks": []}
    assert len(table.seen()["chat_log"]) == 3
    assert _key(table.host.ask("DELETE", f"/api/me/blocks/{block['id']}", status=404)) == "server-no-block"


def test_a_block_names_no_device(table: Party, quick: Inside) -> None:
    table.host.ask("POST", f"{table.path}/seats/1/block")
    answer = table.host.http.get("/api/me/blocks").text
    devices = {device for (device,) in quick.query("SELECT device FROM seats WHERE device IS NOT NULL")}
    assert not [device for device in devices if device in answer]


def test_whom_one_cannot_block(table: Party, guest: Callable[..., Person], party: MakeParty) -> None:
    assert _key(table.host.ask("POST", f"{table.path}/seats/0/block", status=409)) == "server-not-yourself"
    assert _key(table.host.ask("POST", f"{table.path}/seats/7/block", status=404)) == "server-no-seat"
    guest("Dan").ask("POST", f"{table.path}/seats/0/block", status=403)
    bots = party("hare(players=2)", "Ann", bots=1)
    assert _key(bots.host.ask("POST", f"{bots.path}/seats/1/block", status=409)) == "server-no-person-there"


def test_who_insults_and_leaves_can_be_blocked_by_what_was_said(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", "Ben", "Cleo", start=False)
    _words(table, 0, 1)
    number = _send(table.talk(1), "chat", text="an insult")["number"]
    table.people[1].ask("POST", f"{table.path}/leave", {"seat": 1})
    assert _key(table.host.ask("POST", f"{table.path}/seats/1/block", status=409)) == "server-no-person-there"
    assert _key(table.host.ask("POST", f"{table.path}/seats/2/block?line={number}", status=404)) == "server-no-chat"
    table.host.ask("POST", f"{table.path}/seats/1/block?line={number}")
    assert table.seen()["chat_log"] == []


def test_blocked_people_do_not_meet(table: Party, party: MakeParty, guest: Callable[..., Person]) -> None:
    """Ann has blocked Ben: neither finds the other's tables, nor sits down there, nor follows an invitation."""
    ann, ben = table.people[:2]
    ann.ask("POST", f"{table.path}/seats/1/block")
    seats = [{"kind": "person", "name": "Me"}, {"kind": "open"}, {"kind": "open"}]
    for host, other, key in ((ann, ben, "server-not-for-you"), (ben, ann, "server-host-is-blocked")):
        for public in (True, False):
            path = f"/api/tables/{host.table('hare(players=3)', seats, public=public)['id']}"
            code = host.ask("POST", f"{path}/invitations", {"seat": 1})["code"]
            for method, address in (("GET", f"/api/invitations/{code}"), ("POST", f"/api/invitations/{code}")):
                answer = other.http.request(method, address, json={"name": "X"} if method == "POST" else None).json()
                assert _key(answer) == key
            if public:
                assert _key(other.http.post(f"{path}/join", json={"name": "X"}).json()) == key
                listed = {person: person.ask("GET", "/api/tables")["tables"] for person in (host, other)}
                ids = {person: path.rpartition("/")[2] in [each["id"] for each in listed[person]] for person in listed}
                assert ids == {host: True, other: False}
            guest("Dan").ask("POST", f"/api/invitations/{code}", {"name": "Dan"})


# ---- reports


def _report(table: Party, by: int = 0, about: int = 1, status: int = 200, **wish: Any) -> Any:
    path = f"{table.path}/seats/{about}/report"
    return table.people[by].ask("POST", path, {"reason": "words", **wish}, status=status)


def test_a_report_keeps_what_was_said_and_from_where(table: Party, quick: Inside) -> None:
    _words(table, 1)
    _send(table.talk(1), "chat", text="an insult")
    _send(table.talk(2), "react", reaction="laugh")
    assert _report(table, text=" he was\nrude ", block=True) == {"reported": True, "blocked": [1]}
    sql = 'SELECT reason, text, name, seat, said, network, closed FROM reports WHERE "table" = ?'
    ((reason, text, name, seat, said, network, closed),) = quick.query(sql, table.id)
    assert (reason, text, name, seat, network, closed) == ("words", "he was rude", "Ben", 1, "127.0.0.1", None)
    assert "an insult" in said
    assert "laugh" not in said


def test_there_is_one_open_report_per_person_and_table(table: Party, quick: Inside) -> None:
    for reason in ("words", "stalling"):
        _report(table, reason=reason)
    _report(table, by=2)
    sql = 'SELECT reason, network FROM reports WHERE "table" = ? ORDER BY number'
    assert quick.query(sql, table.id) == [("stalling", None), ("words", None)]


def test_reports_that_are_refused(table: Party, guest: Callable[..., Person]) -> None:
    assert _report(table, reason="boring", status=400)["error"]["code"] == "malformed"
    assert _report(table, text="x" * 1001, status=400)["error"]["code"] == "malformed"
    assert _key(_report(table, about=0, status=409)) == "server-not-yourself"
    assert (
        _key(guest("Dan").ask("POST", f"{table.path}/seats/0/report", {"reason": "name"}, 403)) == "server-who-are-you"
    )
    codes = {
        table.people[0].http.post(f"{table.path}/seats/1/report", json={"reason": "name"}).status_code
        for _ in range(15)
    }
    assert codes == {200, 429}


# ---- removed for good


def test_who_is_removed_for_good_does_not_come_back(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben", start=False)
    ben = table.people[1]
    talk = table.talk(1)
    table.host.ask("PATCH", f"{table.path}/seats/1", {"remove": True})
    ben.ask("POST", f"{table.path}/join", {"name": "Ben"})
    table.host.ask("PATCH", f"{table.path}/seats/1", {"remove": True, "not_again": True})
    assert _key(ben.ask("POST", f"{table.path}/join", {"name": "Ben"}, status=403)) == "server-not-for-you"
    code = table.host.ask("POST", f"{table.path}/invitations", {"seat": 1})["code"]
    assert _key(ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"}, status=403)) == "server-not-for-you"
    assert "barred" not in str(table.seen())
    talk.wait(lambda message: message["type"] == "update" and message["kind"] == "seat")


def test_the_host_cannot_bar_the_host(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    answer = table.host.ask("PATCH", f"{table.path}/seats/0", {"remove": True, "not_again": True}, status=409)
    assert _key(answer) == "server-not-yourself"
    assert table.seen()["seats"][0]["mine"]


def test_a_rematch_brings_nobody_to_a_table_of_somebody_they_have_blocked(table: Party) -> None:
    ben = table.people[1]
    ben.ask("POST", f"{table.path}/seats/0/block")
    table.host.ask("POST", f"{table.path}/close")
    again = table.host.ask("POST", f"{table.path}/rematch")
    assert again["status"] == "open"
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        ("open", ""),
        ("person", "Cleo"),
        ("person", "Ann"),
    ]
    assert again["id"] not in [found["id"] for found in ben.ask("GET", "/api/me")["tables"]]
