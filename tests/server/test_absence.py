"""Absence: who is there is shown; a seat gone too long is lent to a bot, and is its person's again on return."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .client import Talk
from .inside import Clock, inside
from .party import Party, told

MakeParty = Callable[..., Party]


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


def _when(talk: Talk, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table, once it is as wanted."""
    while not wanted(talk.table):
        talk.hear()
    return talk.table


@pytest.fixture
def table(party: MakeParty) -> Party:
    """Ann and Ben are connected; it is Ann's turn, then Ben's."""
    made = party("hare(players=2)", "Ann", "Ben", stand_in="random")
    made.talk(1)
    _when(made.talk(0), lambda told: told["seats"][1]["presence"] == "here")
    return made


def test_presence_is_shown(table: Party) -> None:
    ann = table.talk(0)
    seats = ann.table["seats"]
    assert [seat["presence"] for seat in seats] == ["here", "here"]
    assert [seat["gone_since"] for seat in seats] == [None, None]
    table.drop(1)
    away = _when(ann, lambda told: told["seats"][1]["presence"] == "away")["seats"][1]
    assert 0 <= time.time() - away["gone_since"] < 15
    end = time.monotonic() + 20
    while table.seen()["seats"][1]["presence"] != "away":
        assert time.monotonic() < end, "Ben is not seen to be away"
        time.sleep(0.1)
    table.talk(1)
    assert _when(ann, lambda told: told["seats"][1]["presence"] == "here")["seats"][1]["gone_since"] is None


def test_a_second_tab_keeps_somebody_there(table: Party) -> None:
    second = table.people[1].socket(table.id)
    table.drop(1)
    assert table.seen()["seats"][1]["presence"] == "here"
    second.close()


def test_an_absent_seat_is_lent_and_the_bot_plays(table: Party) -> None:
    ann = table.talk(0)
    table.play((0, "a>2"))
    table.drop(1)
    _when(ann, lambda told: told["seats"][1]["can_lend"])
    assert ann.command("lend", 0, to=1)["type"] == "ack"
    lent = told(ann, "lend")
    assert lent["seat"] == 1
    seat = lent["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["lent"], seat["bot"]) == ("person", "Ben", "random", None)
    assert (seat["presence"], seat["can_lend"]) == ("away", False)
    ann.wait(lambda message: message.get("kind") == "move" and message["seat"] == 1)
    assert _key(ann.command("lend", 0, to=1)) == "server-cannot-lend", "not twice"


def test_whoever_comes_back_plays_again_at_once(table: Party) -> None:
    ann = table.talk(0)
    table.drop(1)
    _when(ann, lambda told: told["seats"][1]["can_lend"])
    ann.command("lend", 0, to=1)
    ben = table.talk(1)
    assert told(ben, "return")["table"]["seats"][1]["lent"] is None
    assert told(ann, "return")["table"]["seats"][1]["presence"] == "here"
    table.play((0, "a>2"))
    assert ben.legal(1), "the bot did not move"
    assert ben.move(1, "a>5")["type"] == "ack"


def test_over_http_a_seat_is_taken_back_by_a_command(table: Party) -> None:
    ann, ben = table.talk(0), table.people[1]
    table.play((0, "a>2"))
    table.drop(1)
    _when(ann, lambda told: told["seats"][1]["can_lend"])
    ann.command("lend", 0, to=1)
    ann.wait(lambda message: message.get("kind") == "move" and message["seat"] == 1)
    moves = f"{table.path}/moves"
    move = {"type": "move", "id": "m", "seat": 1, "action": "a>9", "version": table.seen()["version"]}
    assert _key(ben.ask("POST", moves, move, status=409)) == "server-seat-is-lent"
    assert ben.ask("POST", moves, {"type": "return", "id": "r", "seat": 1})["type"] == "ack"
    assert table.seen()["seats"][1]["lent"] is None
    again = ben.ask("POST", moves, {"type": "return", "id": "s", "seat": 1}, status=409)
    assert _key(again) == "server-not-lent"


def test_nobody_who_is_there_is_replaced(table: Party) -> None:
    ann, ben = table.talk(0), table.talk(1)
    assert not ann.table["seats"][1]["can_lend"]
    assert _key(ann.command("lend", 0, to=1)) == "server-cannot-lend"
    assert _key(ben.command("lend", 1, to=1)) == "server-cannot-lend"
    assert _key(ann.command("lend", 0, to=7)) == "server-no-seat"


def test_a_live_table_waits_before_it_lends(tmp_path: Path) -> None:
    """Two minutes from the moment the connection is lost."""
    clock = Clock()
    with inside(tmp_path, clock=clock, lend_after=120.0) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben")
        ann = table.talk(0)
        table.talk(1)
        clock.at += 600
        table.drop(1)
        _until_away(table)
        assert table.seen()["seats"][1]["gone_since"] == clock.at
        clock.at += 119
        assert not table.seen()["seats"][1]["can_lend"]
        assert _key(ann.command("lend", 0, to=1)) == "server-cannot-lend"
        clock.at += 1
        assert table.seen()["seats"][1]["can_lend"]
        assert ann.command("lend", 0, to=1)["type"] == "ack"
        table.close()


def _until_away(table: Party) -> None:
    while table.seen()["seats"][1]["presence"] != "away":
        pass


def test_nobody_is_lent_where_there_is_a_clock(tmp_path: Path) -> None:
    """The clock itself brings the stand-in."""
    clock = Clock()
    with inside(tmp_path, clock=clock) as server:
        table = Party(server, "hare(players=3)", "Ann", "Ben", "Cleo", pace="days:3")
        clock.at += 3 * 86400 - 1
        assert [seat["can_lend"] for seat in table.seen()["seats"]] == [False, False, False]
        command = {"type": "lend", "id": "l", "seat": 2, "to": 0}
        answer = table.people[2].ask("POST", f"{table.path}/moves", command, status=409)
        assert _key(answer) == "server-cannot-lend"
        table.close()


def test_a_bots_thought_is_dropped_when_its_person_is_back(tmp_path: Path) -> None:
    """The bot has been asked, the person returns, the answer comes: it is not played."""
    with inside(tmp_path, bot_pause=0.5) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben", stand_in="random")
        ann = table.talk(0)
        table.play((0, "a>2"))
        table.talk(1)
        table.drop(1)
        _when(ann, lambda told: told["seats"][1]["can_lend"])
        ann.command("lend", 0, to=1)
        _until_thinking(ann, 1)
        ben = table.talk(1)
        told(ben, "return")
        _until_thinking(ann, None)
        assert table.seen()["to_act"] == [1]
        assert ben.move(1, "a>5")["type"] == "ack"
        table.close()


def _until_thinking(talk: Talk, seat: int | None) -> None:
    def last() -> Any:
        return next((told["seat"] for told in reversed(talk.heard) if told["type"] == "thinking"), -1)

    while last() != seat:
        talk.hear()


# ---- bots among themselves


def test_ht_853_bots_rest_until_somebody_wants_more(party: MakeParty, monkeypatch: pytest.MonkeyPatch) -> None:
    """After very many decisions without a person's; here after the first."""
    monkeypatch.setattr("festina.server.live.PATIENCE", 0)
    table = party("hare(players=3,hare=closed)", "Ann", bots=2)
    ann = table.talk(0)
    assert _key(ann.command("wake", 0)) == "server-not-resting"
    table.play((0, ">2"))
    resting = _when(ann, lambda told: told["resting"])
    assert resting["to_act"] == [2]
    assert ann.command("wake", 0)["type"] == "ack"
    ann.wait(lambda message: message.get("kind") == "move" and message["seat"] == 2)
    assert not table.seen()["resting"]
    assert table.seen()["to_act"] == [0]
