"""What holds at every moment of a race, and that its events alone tell all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from festina import Event, Game, Outcome
from festina.hare.codes import FINISH, START
from festina.hare.events import (
    Ate,
    Finished,
    Gave,
    Given,
    HareEvent,
    Kept,
    LaidDown,
    Moved,
    Paid,
    Restarted,
    Restored,
    Shown,
    Took,
    TurnedUp,
    Woke,
)
from festina.hare.facts import HareOutcome
from tests.hare.helpers import table_of

from .rulesets import rulesets
from .walk import walk

races = pytest.mark.parametrize("table", rulesets("hare"))


@races
def test_the_race_is_always_in_order(table: str) -> None:
    """Carrots, spaces, places and deck fit at every position; one restart a turn at most; events alone tell it all."""
    game = walk(table).begin()
    facts = game.facts()
    story = _Story(facts)
    turn, restarts = facts["turn"], 0
    for seat, text in walk(table).steps:
        events = game.play(text, seat)
        facts = game.facts()
        _check_position(game, facts)
        restarts += sum(isinstance(event, Restarted) for event in events)
        assert restarts <= 1, "a second restart in one turn"
        if facts["turn"] != turn:
            turn, restarts = facts["turn"], 0
        for event in events:
            story.hear(event)
        assert story == _Story(facts), "the events do not tell what happened"
    if game.outcome is not None:
        _check_outcome(game, facts, game.outcome)


def _check_position(game: Game, facts: dict[str, Any]) -> None:
    assert min(facts["carrots"]) >= 0
    assert all(0 <= lettuces <= table_of(game).lettuces for lettuces in facts["lettuces"])
    _check_spaces(facts)
    _check_places(facts)
    _check_deck(game, facts)


def _check_spaces(facts: dict[str, Any]) -> None:
    on_track = [pawn["space"] for pawn in facts["pawns"] if START < pawn["space"] < FINISH]
    assert len(set(on_track)) == len(on_track), "two pawns on one space (HT-302)"


def _check_places(facts: dict[str, Any]) -> None:
    """HT-404, HT-852: positions are one more than the pawns ahead, those home in order of arrival."""
    home = sorted((p for p in facts["pawns"] if p["place"]), key=lambda pawn: int(pawn["place"]))
    assert [p["place"] for p in home] == list(range(1, len(home) + 1))
    assert [p["seat"] for p in home] == facts["finished"]
    for pawn in facts["pawns"]:
        assert (pawn["place"] is not None) == (pawn["space"] == FINISH)
        ahead = sum(other["space"] > pawn["space"] for other in facts["pawns"])
        assert pawn["position"] == (pawn["place"] or 1 + ahead)


def _check_deck(game: Game, facts: dict[str, Any]) -> None:
    """HT-713: seen and unseen cards together are the deck, but for a shuffling card in the moment of its draw."""
    if facts["deck"] is not None:
        deck = facts["deck"]
        counts = {name: count + deck["seen"].count(name) for name, count in deck["unseen"].items()}
        assert counts == {card.name: card.count for card in table_of(game).edition.hare.cards}


def _check_outcome(game: Game, facts: dict[str, Any], outcome: Outcome) -> None:
    """HT-851, HT-905, HT-1002: places are the order of arrival, and who won follows from it."""
    finished = facts["finished"]
    assert isinstance(outcome, HareOutcome)
    assert set(outcome.as_dict()) == {"places", "winners", *(["team"] if game.table.team_of else [])}
    if game.players == 2:
        assert outcome.places == [1 if finished.count(seat) == 2 else None for seat in range(2)]
        assert outcome.winners == [finished[-1]]
        return
    if game.table.team_of:
        assert outcome.winners == [seat for seat, team in enumerate(game.table.team_of) if team == outcome.team]
        assert set(outcome.winners) <= set(finished)
    else:
        assert outcome.winners == finished[:1]
        assert len(finished) == (1 if "until=winner" in game.ruleset else min(5, game.players - 1))
    places = [finished.index(seat) + 1 if seat in finished else None for seat in range(game.players)]
    assert outcome.places == places


class _Story:
    """A race kept up to date from events alone."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.carrots: list[int] = list(facts["carrots"])
        self.lettuces: list[int] = list(facts["lettuces"])
        self.pawns = {(p["seat"], p["name"]): (p["space"], p["face"], p["place"]) for p in facts["pawns"]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Story) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def hear(self, event: Event) -> None:
        assert isinstance(event, HareEvent)
        seat = event.seat
        for who, change in self._changes(event):
            self.carrots[who] += change
            assert self.carrots[who] >= 0
        if isinstance(event, Ate):
            self.lettuces[seat] -= 1
            assert self.lettuces[seat] == event.lettuces
            self._turn(seat, event.pawn, "up")
        elif isinstance(event, Moved):
            space, _, place = self.pawns[seat, event.pawn]
            assert space == event.origin
            self.pawns[seat, event.pawn] = (event.space, "up", place)
        elif isinstance(event, LaidDown):
            self._turn(seat, event.pawn, event.face)
        elif isinstance(event, TurnedUp | Woke):
            self._turn(seat, event.pawn, "up")
        elif isinstance(event, Finished):
            space, face, _ = self.pawns[seat, event.pawn]
            self.pawns[seat, event.pawn] = (space, face, event.place)
        elif isinstance(event, Shown):
            assert event.carrots == self.carrots[seat]

    def _changes(self, event: HareEvent) -> Iterator[tuple[int, int]]:
        if isinstance(event, Paid):
            yield event.seat, -event.amount
        elif isinstance(event, Took | Kept):
            yield event.seat, event.amount
        elif isinstance(event, Given):
            yield event.seat, -event.amount
        elif isinstance(event, Gave):
            yield event.seat, -event.amount
            yield event.to, event.amount
        elif isinstance(event, Restarted | Restored):
            yield event.seat, event.carrots - self.carrots[event.seat]

    def _turn(self, seat: int, pawn: str, face: str) -> None:
        space, _, place = self.pawns[seat, pawn]
        self.pawns[seat, pawn] = (space, face, place)
