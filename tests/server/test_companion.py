"""The companion: a table that is told what the real box's cards and dice say."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from .client import Person, Talk

PEOPLE = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cleo")]


def companion(ann: Person, ruleset: str) -> Talk:
    return ann.socket(ann.table(ruleset, PEOPLE, companion=True)["id"])


def outcomes(view: dict[str, Any]) -> dict[str, Fraction]:
    return {told["outcome"]: Fraction(told["num"], told["den"]) for told in view["chance"]}


def enter(talk: Talk, seat: int | str, action: str) -> None:
    answer = talk.move(seat, action)
    assert answer["type"] == "ack", answer
    while talk.version < answer["version"]:
        talk.hear()


def test_who_starts_is_entered_by_hand(person: Callable[..., Person]) -> None:
    talk = companion(person(), "hare(first=draw,players=3)")
    assert talk.views["0"]["to_act"] == ["chance"]
    assert outcomes(talk.views["0"]) == {f"first:{seat}": Fraction(1, 3) for seat in range(3)}
    enter(talk, "chance", "first:2")
    assert talk.views["0"]["to_act"] == [2]
    assert all(talk.views[str(seat)]["chance"] == [] for seat in range(3))
    talk.close()


def test_the_hare_card_that_was_drawn_is_entered_and_leaves_the_deck(person: Callable[..., Person]) -> None:
    talk = companion(person(), "hare(players=3)")
    first_hare = next(
        choice["action"]
        for choice in talk.views["0"]["choices"]
        if choice["legal"] and choice["does"] == "hare-does-hare-edition"
    )
    enter(talk, 0, first_hare)
    due = outcomes(talk.views["1"])
    assert sum(due.values()) == 1
    assert due["card:show"] == Fraction(2, 15)
    enter(talk, "chance", "card:show")
    assert talk.views["1"]["seats"][0]["shown"]
    assert talk.views["1"]["deck"]["seen"] == ["show"]
    talk.close()


def test_what_cannot_be_drawn_is_refused(person: Callable[..., Person]) -> None:
    talk = companion(person(), "hare(first=draw,players=3)")
    refused = talk.move("chance", "first:7")
    assert refused["type"] == "refused"
    assert refused["error"]["code"] == "illegal"
    talk.close()


def test_a_wrong_entry_is_taken_back_with_the_decision_before_it(person: Callable[..., Person]) -> None:
    talk = companion(person(), "hare(players=3)")
    before = talk.views["0"]["pawns"]
    enter(talk, 0, ">1")
    assert talk.views["0"]["chance"]
    enter(talk, "chance", talk.views["0"]["chance"][0]["outcome"])
    answer = talk.command("takeback", 0)
    assert answer["type"] == "ack"
    while talk.version < answer["version"]:
        talk.hear()
    assert talk.views["0"]["pawns"] == before
    assert talk.views["0"]["to_act"] == [0]
    talk.close()


def test_other_tables_do_not_tell_what_may_come(person: Callable[..., Person]) -> None:
    ann = person()
    talk = ann.socket(ann.table("hare(players=3)", PEOPLE)["id"])
    assert "chance" not in talk.views["0"]
    talk.close()
