"""Talking at a table: cleaned, kept, deleted, muted, slowed down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from festina.server.store.data import Said
from festina.server.texts import CHAT_LENGTH, NAME_LENGTH, clean_chat, clean_name

from .client import Person, Talk
from .inside import Inside
from .party import Party

MakeParty = Callable[..., Party]
_ids = count()


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


@pytest.fixture
def table(party: MakeParty) -> Party:
    return _wordy(party("hare(players=2)", "Ann", "Ben"))


def _wordy(table: Party) -> Party:
    """A public table where everybody has switched words on."""
    for seat, person in enumerate(table.people):
        person.ask("PATCH", f"{table.path}/seats/{seat}", {"words": True})
    return table


def _say(talk: Talk, text: Any, **more: Any) -> dict[str, Any]:
    talk.send({"type": "chat", "id": f"c{next(_ids)}", "text": text, **more})
    return talk.wait(lambda message: message["type"] in ("ack", "refused"))


def _heard(talk: Talk) -> dict[str, Any]:
    return talk.wait(lambda message: message["type"] == "chat")


def test_what_is_said_is_told_and_kept(table: Party) -> None:
    ann, ben = table.talk(0), table.talk(1)
    said = _say(ann, "hello")
    told = _heard(ben)
    assert told == {
        "type": "chat",
        "number": said["number"],
        "seat": 0,
        "name": "Ann",
        "text": "hello",
        "reaction": None,
        "at": told["at"],
    }
    kept = [{key: value for key, value in told.items() if key != "type"}]
    assert table.seen(1)["chat_log"] == kept
    again = table.people[1].socket(table.id)
    assert again.sync["chat_log"] == kept
    again.close()


def test_what_is_sent_again_is_not_said_twice(table: Party) -> None:
    ann = table.talk(0)
    first, second = _say(ann, "hello", id="same"), _say(ann, "hello", id="same")
    assert second == {**first, "repeated": True}
    assert [line["text"] for line in table.seen()["chat_log"]] == ["hello"]
    for id in (None, "", "x" * 65, {"a": 1}):
        assert _key(_say(ann, "hello", id=id)) == "server-bad-id"


def test_what_is_sent_again_before_it_is_kept_is_not_said_twice(
    table: Party, quick: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a page that has connected again and does not know whether its line arrived."""
    add_chat = quick.hub.store.add_chat

    async def slowly(*line: Any) -> Said:
        await asyncio.sleep(0.3)
        return await add_chat(*line)

    monkeypatch.setattr(quick.hub.store, "add_chat", slowly)
    talks = [table.talk(0), table.people[0].socket(table.id)]
    for talk in talks:
        talk.send({"type": "chat", "id": "same", "text": "hello"})
    first, second = (talk.wait(lambda message: message["type"] in ("ack", "refused")) for talk in talks)
    talks[1].close()
    assert second["number"] == first["number"]
    assert {first["repeated"], second["repeated"]} == {True, False}
    assert [line["text"] for line in table.seen()["chat_log"]] == ["hello"]


def test_what_was_refused_may_be_said_again(table: Party) -> None:
    ann = table.talk(0)
    assert _key(_say(ann, " ", id="same")) == "server-chat-empty"
    said = _say(ann, "hello", id="same")
    assert (said["type"], said["repeated"]) == ("ack", False)


def test_another_seat_does_not_help_who_is_muted(guest: Callable[..., Person]) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    path = f"/api/tables/{ann.table('hare(players=3)', seats, public=True)['id']}"
    for name in ("Ben", "Bea"):
        ben.ask("POST", f"{path}/join", {"name": name})
    ann.ask("PATCH", f"{path}/seats/1", {"muted": True})
    talk = ben.socket(path.rpartition("/")[2])
    assert _key(_say(talk, "hello", seat=2)) == "server-muted"
    talk.close()


def test_what_was_said_goes_with_the_seat(table: Party, guest: Callable[..., Person]) -> None:
    number = _say(table.talk(1), "a secret")["number"]
    other = guest("Ben")
    other.claim(table.people[1].ask("POST", "/api/me/code")["code"])
    assert other.ask("DELETE", f"{table.path}/chat/{number}")["deleted"]
    assert table.seen()["chat_log"] == []


def test_chat_makes_no_entry(table: Party) -> None:
    before = table.seen()["version"]
    assert _say(table.talk(0), "hello")["version"] == before
    assert table.seen()["version"] == before


def test_one_speaks_for_a_seat_of_ones_own(party: MakeParty) -> None:
    table = _wordy(party("hare(players=2)", "Ann", "Ben"))
    ann, ben = table.talk(0), table.talk(1)
    for seat in (1, 7, None):
        _say(ben, "it is me", seat=seat)
        told = _heard(ann)
        assert (told["seat"], told["name"]) == (1, "Ben")
    for nonsense in ("1", True, [0]):
        assert _say(ben, "it is me", seat=nonsense)["error"]["code"] == "malformed"


@pytest.mark.parametrize("text", [None, 5, [], {}, True, "", " ", "\n\t", "\u200b\u202e", "\x00"])
def test_nothing_is_not_said(table: Party, text: Any) -> None:
    assert _key(_say(table.talk(0), text)) == "server-chat-empty"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  two   words ", "two words"),
        ("line\nbreak\ttab", "line break tab"),
        ("\u202eevil\u2066", "evil"),
        ("<b onclick='x'>&amp;</b>", "<b onclick='x'>&amp;</b>"),
        ("{$name} %s \\n", "{$name} %s \\n"),
        ("é", "é"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 600, "x" * CHAT_LENGTH),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("\ufeffbom\ufff9", "bom"),
    ],
)
def test_texts_are_cleaned_not_changed(said: str, kept: str) -> None:
    """Pages show them as text: nothing that looks like markup is taken away, nothing that changes other texts stays."""
    assert clean_chat(said) == kept


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ann  ", "Ann"),
        ("A|B", "A B"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("\u202eAnn", "Ann"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_are_cleaned(given: str, name: str) -> None:
    assert clean_name(given) == name


def test_only_seats_speak(table: Party, guest: Callable[..., Person]) -> None:
    talk = guest("Dan").socket(table.id)
    assert _key(_say(talk, "hello")) == "server-chat-seats-only"
    talk.close()


def test_a_table_without_chat(party: MakeParty) -> None:
    assert _key(_say(party("hare(players=2)", "Ann", "Ben", chat=False).talk(0), "hello")) == "server-chat-closed"


def test_the_host_mutes(table: Party) -> None:
    ann, ben = table.talk(0), table.talk(1)
    table.host.ask("PATCH", f"{table.path}/seats/1", {"muted": True})
    assert _key(_say(ben, "hello")) == "server-muted"
    assert table.seen(1)["seats"][1]["muted"]
    assert ann.move(0, "a>2")["type"] == "ack"
    while not ben.legal(1):
        ben.hear()
    assert ben.move(1, "a>5")["type"] == "ack", "who is muted still plays"
    table.host.ask("PATCH", f"{table.path}/seats/1", {"muted": False})
    assert _say(ben, "hello")["type"] == "ack"


def test_what_was_said_is_deleted_by_its_author_or_the_host(table: Party, guest: Callable[..., Person]) -> None:
    ann, ben = table.talk(0), table.talk(1)
    first, second = _say(ben, "one")["number"], _say(ben, "two")["number"]
    third = _say(ann, "three")["number"]
    stranger = guest("Dan")
    stranger.ask("PATCH", "/api/me", {"name": "Dan"})
    stranger.ask("DELETE", f"{table.path}/chat/{first}", status=403)
    assert _key(table.people[1].ask("DELETE", f"{table.path}/chat/{third}", status=403)) == "server-host-only"
    table.people[1].ask("DELETE", f"{table.path}/chat/{first}")
    table.host.ask("DELETE", f"{table.path}/chat/{second}")
    gone = [ann.wait(lambda message: message.get("deleted", False)) for _ in range(2)]
    assert gone == [{"type": "chat", "number": number, "deleted": True} for number in (first, second)]
    assert [line["number"] for line in table.seen()["chat_log"]] == [third]
    for number in (first, 0, -1, 2**40):
        assert _key(table.host.ask("DELETE", f"{table.path}/chat/{number}", status=404)) == "server-no-chat"


def test_a_line_of_another_table_is_not_deleted(table: Party, party: MakeParty) -> None:
    number = _say(table.talk(0), "here")["number"]
    other = party("hare(players=2)", "Dan", bots=1)
    other.host.ask("DELETE", f"{other.path}/chat/{number}", status=404)
    assert len(table.seen()["chat_log"]) == 1


def test_chat_is_slowed_down(table: Party) -> None:
    ann, ben = table.talk(0), table.talk(1)
    codes = [answer.get("error", {}).get("code") for answer in (_say(ann, f"line {n}") for n in range(9))]
    assert codes[:6] == [None] * 6
    assert codes[-1] == "too_fast"
    assert _say(ben, "others may")["type"] == "ack"
