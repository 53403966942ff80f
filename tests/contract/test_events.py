"""Events say what happened: typed, plain, in words, and the same to everybody they are not hidden from."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from festina import Event, Game, new_game
from festina.kernel.events import seen_by
from festina.locales import say
from festina.registry import definitions

from .looks import plain
from .walk import walk


def test_events_say_what_happened(ruleset: str) -> None:
    played = walk(ruleset)
    game = played.begin()
    for seat, text in played.steps:
        events = game.play(text, seat)
        assert list(game.steps[-1].events) == events
        assert events or seat == "chance", f"{text} by {seat}: nothing happened"
    for seat in range(game.players):
        seen = game.events(seat)
        assert [event for event in seen if event.only_for is None] == game.events(None)
        assert all(event.only_for in (None, seat) for event in seen)
        assert seen == [event for step in game.steps for event in seen_by(seat, step.events)]
    for event in {type(event): event for event in game.events(0)}.values():
        _check_event(event)
    _check_since(game)


def _check_event(event: Event) -> None:
    data = event.as_dict()
    assert plain(data) == data
    assert data.keys() == {"kind", *event.__struct_fields__}
    assert data["kind"] == event.kind
    assert msgspec.convert(data, type(event)) == event
    sentence = say(event.message())
    assert len(sentence) > 3
    assert "{" not in sentence
    with pytest.raises(AttributeError):
        setattr(event, event.__struct_fields__[0], None)


def _check_since(game: Game) -> None:
    for seat in (None, 0, game.players - 1):
        seen = game.events(seat)
        for since in (0, 1, len(seen) - 1, len(seen), len(seen) + 5):
            assert game.events(seat, since=since) == seen[since:]


@pytest.mark.parametrize("name", definitions())
def test_events_handed_out_are_copies(name: str) -> None:
    game = new_game(name, seed=1)
    seat = game.to_act[0]
    game.play(game.legal(seat)[0], seat)
    seen = game.events(0)
    game.events(0).clear()
    assert game.events(0) == seen


def test_every_kind_of_event_is_declared(ruleset: str) -> None:
    """A decoder that knows the declared types knows every event there is."""
    game = walk(ruleset).after(len(walk(ruleset).steps))
    any_event: Any = reduce(or_, game.definition.event_types)
    events = game.events(0)
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[any_event]) == events
