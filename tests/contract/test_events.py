"""Events tell what happened: typed, plain, in words, and the same to everybody they are not hidden from."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from festina import Event, Game, new_game
from festina.locales import say
from festina.registry import definitions

from .looks import plain
from .walk import walk


def test_what_happened_is_told(ruleset: str) -> None:
    played = walk(ruleset)
    game = played.begin()
    for seat, text in played.steps:
        events = game.play(text, seat)
        assert game.step_events(len(game.steps) - 1) == events
        assert events or seat == "chance", f"{text} by {seat}: nothing is told"
    for seat in range(game.players):
        told = game.events(seat)
        assert [event for event in told if event.only_for is None] == game.events(None)
        assert all(event.only_for in (None, seat) for event in told)
    for event in {type(event): event for event in game.events(0)}.values():
        _check_event(event)
    _check_since(game)


def _check_event(event: Event) -> None:
    told = event.as_dict()
    assert plain(told) == told
    assert told.keys() == {"kind", *(field.name for field in fields(event))}
    sentence = say(event.message())
    assert len(sentence) > 3
    assert "{" not in sentence
    with pytest.raises(FrozenInstanceError):
        event.__setattr__(fields(event)[0].name, None)


def _check_since(game: Game) -> None:
    for seat in (None, 0, game.players - 1):
        told = game.events(seat)
        for since in (0, 1, len(told) - 1, len(told), len(told) + 5):
            assert game.events(seat, since=since) == told[since:]


@pytest.mark.parametrize("name", definitions())
def test_events_handed_out_are_copies(name: str) -> None:
    game = new_game(name, seed=1)
    seat = game.to_act[0]
    game.play(game.legal(seat)[0], seat)
    told = game.events(0)
    game.events(0).clear()
    game.steps.clear()
    assert game.events(0) == told
    assert game.steps
