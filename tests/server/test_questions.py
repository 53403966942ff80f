"""What a seat may ask besides what it is sent: why not, and the whole view; over the socket and over HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from festina import new_game

from .inside import Inside
from .party import Party

MakeParty = Callable[..., Party]


def _without_id(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "id"}


def _answers(table: Party, type: str, seat: int = 0, **more: str) -> dict[str, Any]:
    """A question's answer, which is the same on both ways."""
    heard = table.talk(0).ask(type, seat, **more)
    answered = table.host.http.get(f"{table.path}/{type}", params={"seat": seat, **more})
    if heard["type"] == "refused":
        assert answered.json()["error"] == heard["error"]
    else:
        assert answered.json() == _without_id(heard)
    return heard


async def _released(lock: asyncio.Lock) -> None:
    lock.release()


def _game(table: Party) -> Any:
    seen = table.seen()
    return {name: seen[name] for name in ("version", "changed", "status", "to_act", "views", "takeback")}


def test_why_a_forbidden_action_is_forbidden(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    answer = _answers(table, "why", action="a>64")
    game = new_game("hare(players=2)", seats=["Ann", "Ben"])
    assert answer["reasons"], "nobody comes home in one move"
    assert [reason["rule"] for reason in answer["reasons"]] == [reason.rule for reason in game.why_not("a>64", 0)]
    assert all(reason["text"] and reason["key"] for reason in answer["reasons"])
    assert answer["version"] == table.seen()["version"]
    assert (answer["seat"], answer["action"]) == (0, "a>64")


def test_a_legal_action_has_a_price_and_no_reason_against_it(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    listed = table.talk(0).views["0"]["choices"][0]
    answer = _answers(table, "why", action=listed["action"])
    assert answer["choice"] == listed
    assert answer["reasons"] == []


def test_what_is_no_action_is_said_in_words(party: MakeParty) -> None:
    table = party("whyfirst(players=3)", "Ann", bots=2)
    answer = _answers(table, "why", action="fly away")
    assert answer["choice"] is None
    assert [reason["rule"] for reason in answer["reasons"]] == ["text"]


def test_views_list_what_is_legal_and_the_whole_view_the_rest(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    sent = table.talk(0).views["0"]
    whole = _answers(table, "view")["view"]
    assert all(choice["legal"] for choice in sent["choices"])
    assert [choice for choice in whole["choices"] if choice["legal"]] == sent["choices"]
    forbidden = [choice for choice in whole["choices"] if not choice["legal"]]
    assert forbidden
    assert all(choice["why_not"] for choice in forbidden)
    for choice in forbidden[:5]:
        reasons = _answers(table, "why", action=choice["action"])["reasons"]
        assert [reason["rule"] for reason in reasons] == [reason["rule"] for reason in choice["why_not"]]
    assert {name for name in whole if whole[name] != sent[name]} <= {"choices", "behind"}


@pytest.mark.parametrize("type", ["why", "view"])
@pytest.mark.parametrize("seat", [1, 5, -1, 2**70])
def test_only_ones_own_seats_may_be_asked_about(party: MakeParty, type: str, seat: int) -> None:
    table = party("whyfirst(players=3)", "Ann", "Ben", bots=1)
    more = {"action": "+1@0"} if type == "why" else {}
    heard = table.talk(0).ask(type, seat, **more)
    assert heard["type"] == "refused"
    assert heard["error"]["code"] == ("not_yours" if seat == 1 else "not_there")
    answered = table.host.http.get(f"{table.path}/{type}", params={"seat": seat, **more})
    assert answered.status_code in (403, 404)


@pytest.mark.parametrize("type", ["why", "view"])
def test_before_the_game_there_is_nothing_to_ask(party: MakeParty, type: str) -> None:
    table = party("hare(players=2)", "Ann", "Ben", start=False)
    more = {"action": "a>5"} if type == "why" else {}
    assert _answers(table, type, 0, **more)["error"]["key"] == "server-not-started"


def test_a_question_changes_nothing(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    before = _game(table)
    for action in ("a>5", "a>64", "eat", "nonsense", ""):
        _answers(table, "why", action=action)
    _answers(table, "view")
    assert _game(table) == before


def test_the_reasons_are_in_the_readers_language(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    texts = set()
    for language in ("en", "de", "fr"):
        answer = table.host.http.get(
            f"{table.path}/why", params={"seat": 0, "action": "a>64"}, headers={"accept-language": language}
        )
        texts.add(answer.json()["reasons"][0]["text"])
    assert len(texts) == 3


@pytest.mark.parametrize("part", ["record?seat=1", "replay?seat=1", "view?seat=1", "why?seat=1&action=x", ""])
def test_who_is_removed_while_an_answer_waits_gets_none(party: MakeParty, quick: Inside, part: str) -> None:
    """The table is held; the removal waits for it first, then the question of the person who is removed."""
    table = party("whyfirst(players=3)", "Ann", "Ben", "Cleo", spectators=False)
    lock = quick.hub.tables[table.id].lock
    with ThreadPoolExecutor(2) as pool:
        quick.wait(lock.acquire())
        removed = pool.submit(table.host.ask, "PATCH", f"{table.path}/seats/1", {"remove": True})
        time.sleep(0.2)
        asked = pool.submit(table.people[1].http.get, f"{table.path}/{part}".rstrip("/"))
        time.sleep(0.2)
        quick.wait(_released(lock))
        assert removed.result(20)["seats"][1]["kind"] == "bot"
        assert asked.result(20).status_code == 403


def test_who_is_removed_while_a_card_waits_does_not_enter_it(party: MakeParty, quick: Inside) -> None:
    table = party("whyfirst(players=3)", "Ann", "Ben", "Cleo", companion=True)
    lock = quick.hub.tables[table.id].lock
    card = {"type": "move", "id": "c", "seat": "chance", "action": "deal:+3", "version": table.seen()["version"] + 1}
    with ThreadPoolExecutor(2) as pool:
        quick.wait(lock.acquire())
        removed = pool.submit(table.host.ask, "PATCH", f"{table.path}/seats/1", {"remove": True})
        time.sleep(0.2)
        asked = pool.submit(table.people[1].http.post, f"{table.path}/moves", json=card)
        time.sleep(0.2)
        quick.wait(_released(lock))
        assert removed.result(20)["seats"][1]["kind"] == "bot"
        assert asked.result(20).status_code == 403
