"""The same cards again: what was drawn at last comes in its order, also where something had been taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from festina.kernel.game import Game
from festina.server.entries import TakebackAsked
from festina.server.match import Match
from festina.server.options import StoredOptions
from tests.tools.policy import choose

from .client import Person, Talk, some
from .histories import AT, DATE

MakePerson = Callable[..., Person]
RULESETS = [
    "hare(players=3)",
    "hare(edition=ravensburger-1978,players=2)",
    "whyfirst(players=2)",
    "whyfirst(players=4)",
]


def _drawn(game: Game) -> list[str]:
    return [step.text for step in game.steps if step.actor is None]


def _with_take_backs(ruleset: str, seed: int) -> Match:
    """A whole game in which draws are taken back now and then."""
    random = Random(seed)
    match = Match(ruleset, seed, date=DATE)
    match.begin(AT)
    while not match.running.is_over:
        seat = random.choice(match.to_act)
        before = len(_drawn(match.running))
        match.play(seat, choose(match.running, seat, random), AT)
        if len(_drawn(match.running)) > before and random.random() < 0.5 and not match.running.is_over:
            match.add(TakebackAsked(seat=seat, at=AT))
            match.take_back(AT)
    return match


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_plays_the_same_draws_the_same_though_the_first_game_went_back(ruleset: str) -> None:
    first = _with_take_backs(ruleset, 5)
    assert first.updates[-1].entry.number > first.running.length // 2
    again = Match(ruleset, 5, date=DATE, outcomes=_drawn(first.running))
    again.begin(AT)
    for step in first.running.steps:
        if step.actor is not None:
            again.play(step.actor, step.text, AT)
    assert [step.text for step in again.running.steps] == [step.text for step in first.running.steps]
    assert again.running.outcome == first.running.outcome


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_plays_otherwise_draws_the_same_in_its_order_as_long_as_it_can_come(ruleset: str) -> None:
    drawn = _drawn(_with_take_backs(ruleset, 6).running)
    random = Random(66)
    again = Match(ruleset, 6, date=DATE, outcomes=drawn)
    again.begin(AT)
    while not again.running.is_over:
        seat = random.choice(again.to_act)
        again.play(seat, choose(again.running, seat, random), AT)
        if random.random() < 0.1 and again.takeback_depth(seat) and not again.running.is_over:
            again.add(TakebackAsked(seat=seat, at=AT))
            again.take_back(AT)
    came = _drawn(again.running)
    alike = sum(one == other for one, other in zip(drawn, came, strict=False))
    assert alike > 0.9 * min(len(drawn), len(came)), (drawn, came)


def test_options_that_were_stored_before_have_no_cards() -> None:
    assert StoredOptions(same_cards=True).outcomes == ()


# ---- at a table of the server


def _record(ann: Person, table: str) -> list[str]:
    """The steps of a game, without its header."""
    record = ann.http.get(f"/api/tables/{table}/record").text
    return [line for line in record.splitlines() if line.startswith(("chance", *"012345"))]


def _draws(ann: Person, table: str) -> list[str]:
    return [line for line in _record(ann, table) if line.startswith("chance")]


def _carried_out(talk: Talk, answer: dict[str, Any]) -> None:
    """Listen until what was asked for is told."""
    assert answer["type"] == "ack", answer
    while talk.version < answer["version"]:
        talk.hear()


def _played_out(talk: Talk, choose: Callable[[dict[str, Any]], str]) -> None:
    """Play seat 0 to the end; the others are bots."""
    while not talk.over():
        if talk.legal(0):
            _carried_out(talk, talk.move(0, choose(talk.views["0"])))
        else:
            talk.hear()


def _moves(ann: Person, table: str) -> Iterator[str]:
    """What seat 0 decided, without what the table played for it."""
    return iter([line.removeprefix("0: ") for line in _record(ann, table) if line.startswith("0: ")])


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=2)"])
def test_a_rematch_with_the_same_cards_after_a_take_back(guest: MakePerson, ruleset: str) -> None:
    ann, random = guest(), Random(2)
    table = ann.table(ruleset, autoplay=False)["id"]
    talk = ann.socket(table)
    _carried_out(talk, talk.move(0, talk.legal(0)[0]))  # in a race: to a hare, so that a card is drawn
    while not talk.legal(0):
        talk.hear()
    _carried_out(talk, talk.command("takeback", 0))
    _carried_out(talk, talk.move(0, talk.legal(0)[-1]))
    _played_out(talk, lambda view: some(view, random))
    talk.close()
    assert len(_draws(ann, table)) > 1

    again = ann.ask("POST", f"/api/tables/{table}/rematch?cards=same")["id"]
    moves, talk = _moves(ann, table), ann.socket(again)
    _played_out(talk, lambda view: next(moves))
    talk.close()
    assert _draws(ann, again) == _draws(ann, table)
    # Who chooses first of those who choose at the same time is nobody's decision.
    assert sorted(_record(ann, again)) == sorted(_record(ann, table))
