"""How seats stand: whole places, in any game, at any moment."""

from __future__ import annotations

from random import Random

import pytest

from festina import Game, new_game
from festina.server.standing import places_now, shape_of
from tests.tools.policy import choose

RULESETS = [
    "hare(players=3)",
    "hare(players=2)",
    "hare(players=4,teams=2)",
    "whyfirst(players=4)",
    "whyfirst(players=2)",
]


def _played(ruleset: str, seed: int) -> Game:
    game, random = new_game(ruleset, seed=seed), Random(seed)
    while not game.is_over:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        game.play(choose(game, seat, random), seat)
        check_places(game)
    return game


def check_places(game: Game) -> None:
    """Somebody may stand behind who has no seat; apart from that, places are those of a ranking with ties."""
    places = places_now(game)
    assert len(places) == game.players
    assert all(1 <= place <= game.table.entrants for place in places)
    assert len([place for place in places if place == min(places)]) >= 1


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_winners_are_first_and_the_shape_ends_with_the_place(ruleset: str, seed: int) -> None:
    game = _played(ruleset, seed)
    assert game.outcome is not None
    places = places_now(game)
    for seat in range(game.players):
        assert (places[seat] == 1) == (seat in game.outcome.winners)
        decisions = sum(step.actor == seat for step in game.steps)
        shape = shape_of(game, seat, 1000)
        assert len(shape) == decisions + 1
        assert shape[-1] == places[seat]
        short = shape_of(game, seat, 5)
        assert (len(short), short[0], short[-1]) == (5, shape[0], shape[-1])


def test_places_that_the_rules_give_are_kept() -> None:
    game = _played("hare(players=4)", 3)
    assert game.outcome is not None
    known = {place: seat for seat, place in enumerate(game.outcome.places) if place}
    assert len(known) >= 3
    assert all(places_now(game)[seat] == place for place, seat in known.items())
    assert sorted(places_now(game)) == [1, 2, 3, 4]


def test_who_wins_without_a_seat_leaves_nobody_first() -> None:
    """WF-201: Leo is an entrant, and can win."""
    for seed in range(60):
        game = _played("whyfirst(players=2)", seed)
        assert game.outcome is not None
        if game.players in game.outcome.winners and len(game.outcome.winners) == 1:
            assert min(places_now(game)) == 2
            return
    pytest.fail("Leo never won")
