"""``facts()`` is the whole truth: as ``start=`` it gives an equal position, whatever is pending."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadStart, new_game

from .looks import from_facts, plain, state_bytes
from .walk import walk


def test_facts_are_plain(ruleset: str) -> None:
    for game in walk(ruleset).positions(6):
        facts = game.facts()
        assert plain(facts) == facts
        assert facts["ruleset"] == game.ruleset
        assert facts["to_act"] == [seat for seat in game.to_act if seat != "chance"]


def test_every_position_can_be_set_up(ruleset: str) -> None:
    for game in walk(ruleset).positions():
        facts = game.facts()
        if game.is_over:
            with pytest.raises(BadStart):
                from_facts(game, facts)
            continue
        again = from_facts(game, facts)
        assert state_bytes(again) == state_bytes(game)
        assert again.facts() == facts


def test_a_position_set_up_is_played_like_the_one_it_copies(ruleset: str) -> None:
    for game in walk(ruleset).positions(4):
        if game.is_over:
            continue
        facts: dict[str, Any] = plain(game.facts())
        again = new_game(ruleset, start=facts, chance="manual")
        assert again.to_act == game.to_act
        assert again.odds() == game.odds()
        for seat in (*game.to_act[:1], None):
            if seat != "chance":
                assert again.view(seat) == {**game.view(seat), "from_position": True}
        assert [again.legal(seat) for seat in game.to_act] == [game.legal(seat) for seat in game.to_act]
        assert again.events() == []


def test_a_position_set_up_can_be_undone_to(ruleset: str) -> None:
    game = next(iter(walk(ruleset).positions(2)))
    again = from_facts(game, game.facts())
    root = state_bytes(again)
    for seat, text in walk(ruleset).steps[:12]:
        again.play(text, seat)
    while again.steps:
        again.undo()
    assert state_bytes(again) == root
