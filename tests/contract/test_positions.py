"""``facts()`` is the whole truth: as ``start=`` it gives an equal position, whatever is pending."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadStart, new_game

from .looks import from_facts, plain, state_bytes
from .walk import walk

#: The keys that users rely on; others may stand beside them. Those of every game, and those of each of ours.
EVERY = {"ruleset", "to_act"}
KEYS = {
    "hare": {*EVERY, "turn", "carrots", "lettuces", "pawns", "deck", "finished"},
    "whyfirst": {*EVERY, "round", "trick", "pawns", "hands", "chosen", "totals", "played"},
}


def test_facts_are_plain(ruleset: str) -> None:
    for game in walk(ruleset).positions(9):
        facts = game.facts()
        assert plain(facts) == facts
        assert facts.keys() >= KEYS.get(game.definition.name, EVERY)
        if game.definition.name == "hare":
            pawn = {"seat", "name", "space", "face", "position", "place", "must_leave"}
            assert all(entry.keys() - {"passed_by"} == pawn for entry in facts["pawns"])
            assert facts["deck"] is None or facts["deck"].keys() == {"unseen", "seen"}
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


def test_who_is_to_act_cannot_be_said_wrongly(ruleset: str) -> None:
    for game in walk(ruleset).positions(5):
        if game.is_over:
            continue
        facts = game.facts()
        everybody = list(range(game.players))
        for wrong in ([], everybody, [everybody[-1]], facts["to_act"][1:], facts["to_act"] * 2):
            if wrong != facts["to_act"]:
                with pytest.raises(BadStart) as refused:
                    from_facts(game, {**facts, "to_act": wrong})
                assert refused.value.where == "to_act"


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
                assert again.view(seat).as_dict() == {**game.view(seat).as_dict(), "from_position": True}
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
