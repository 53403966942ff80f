"""Plans for the next turn of a race: what the seat may choose then if nobody moves, and which turns nobody can plan."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from festina import Game, new_game
from festina.hare.definition import GAME
from festina.kernel.messages import Message

_NUMBER_TWO = 8
_EDITIONS = [edition.id for edition in GAME.editions()]


def _race(edition: str, players: int, seed: int) -> Game:
    return new_game(f"hare(edition={edition},players={players})", seed=seed)


def _stood(game: Game, seat: int) -> tuple[object, ...]:
    """All on which a seat's choices depend, besides whose turn it is."""
    facts: dict[str, Any] = game.facts()
    own = [(pawn["face"], pawn["must_leave"]) for pawn in facts["pawns"] if pawn["seat"] == seat]
    spaces = [pawn["space"] for pawn in facts["pawns"]]
    return spaces, own, facts["carrots"][seat], facts["lettuces"][seat], facts["finished"]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", _EDITIONS)
def test_what_was_planned_is_legal_when_the_turn_comes_and_nothing_has_changed(edition: str, players: int) -> None:
    compared = 0
    for seed in range(2):
        game, random = _race(edition, players, seed), Random(seed)
        while game.to_act and len(game.steps) < 100:
            (mover,) = game.to_act
            assert isinstance(mover, int)
            planned = {seat: game.turn_ahead(seat) for seat in range(players) if seat != mover}
            game.play(random.choice(game.legal(mover)[-6:]), mover)
            for seat in game.to_act:
                if not isinstance(seat, int) or seat == mover or isinstance(game.turn_ahead(seat), Message):
                    continue
                ahead = planned[seat]
                if not isinstance(ahead, Message) and _stood(ahead, seat) == _stood(game, seat):
                    assert ahead.view(seat).choices == game.view(seat).choices
                    assert ahead.plan_grounds(seat) == game.plan_grounds(seat)
                    compared += 1
    assert compared > 2


def _standing(*pawns: dict[str, object], **more: object) -> Game:
    return new_game("hare(players=3)", start={"pawns": list(pawns), "turn": 0, **more})


def _pawn(seat: int, space: int, **more: object) -> dict[str, object]:
    return {"seat": seat, "name": "a", "space": space, **more}


def test_the_bonus_of_a_number_space_is_there_before_the_turn_is_planned() -> None:
    game = _standing(_pawn(0, 20), _pawn(1, _NUMBER_TWO), _pawn(2, 0), carrots=[50, 30, 50])
    ahead = game.turn_ahead(1)
    assert isinstance(ahead, Game)
    assert ahead.facts()["carrots"] == [50, 50, 50]
    assert game.facts()["carrots"] == [50, 30, 50]


def test_a_turn_that_is_spent_on_a_lettuce_cannot_be_planned() -> None:
    game = _standing(_pawn(0, 20), _pawn(1, 10, face="eat"), _pawn(2, 0), lettuces=[3, 3, 3])
    assert game.turn_ahead(1) == Message("hare-plan-eat")


def test_nobody_at_home_plans() -> None:
    game = _standing(
        _pawn(0, 20), _pawn(1, 64, place=1), _pawn(2, 0), finished=[1], lettuces=[3, 0, 3], carrots=[50, 5, 50]
    )
    assert game.turn_ahead(1) == Message("hare-plan-home")


def test_the_place_in_the_race_is_what_a_plan_may_depend_on() -> None:
    game = _standing(_pawn(0, 20), _pawn(1, _NUMBER_TWO), _pawn(2, 0))
    assert [game.plan_grounds(seat) for seat in range(3)] == [{"place": 1}, {"place": 2}, {"place": 3}]
    two = new_game("hare(players=2)")
    assert two.plan_grounds(0) == {"place-a": 1, "place-b": 1}
