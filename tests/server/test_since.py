"""What a fresh client hears of its last decision: the views after it, and the events that followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .client import Person, Talk


def at_my_turn(talk: Talk, decided: int) -> dict[str, Any]:
    """Seat 0's view once it is to act again."""
    while not talk.legal(0) or talk.version < decided:
        talk.hear()
    view: dict[str, Any] = talk.views["0"]
    return view


def test_a_fresh_client_hears_what_happened_since_its_decision(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("hare(players=3,hare=closed)")["id"]
    talk = ann.socket(table, version=0)
    at_my_turn(talk, 0)
    decided = talk.move(0, ">2")["version"]
    talk.views["0"]["choices"] = []
    now = at_my_turn(talk, decided)
    since = ann.socket(table, version=0).sync["since"]
    assert set(since["views"]) == set(since["events"]) == {"0"}
    then = since["views"]["0"]
    assert [pawn["space"] for pawn in then["pawns"]] == [2, 0, 0]
    assert then["names"] == now["names"]
    moved = {event["seat"]: event["space"] for event in since["events"]["0"] if event["kind"] == "moved"}
    assert moved == {seat: now["pawns"][seat]["space"] for seat in (1, 2)}
    talk.close()


def test_before_any_decision_it_is_everything(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("whyfirst(players=3)")["id"]
    talk = ann.socket(table, version=0)
    at_my_turn(talk, 0)
    since = ann.socket(table, version=0).sync["since"]
    assert since["views"]["0"]["hand"] == []
    dealt = [event["seat"] for event in since["events"]["0"] if event["kind"] == "dealt"]
    assert dealt == [0], "the hands of others are nobody's business"
    talk.close()


def test_only_those_hear_it_who_play_and_know_nothing_yet(person: Callable[..., Person]) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("hare(players=3)")["id"]
    assert "since" not in ann.socket(table).sync
    assert "since" not in ann.socket(table, version=1).sync
    assert "since" not in ben.socket(table, version=0).sync
