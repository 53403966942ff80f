"""The story of a finished game: curves that end as the game did, and moments that are its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from festina import Game, new_game
from festina.server.replay import Abandoned
from festina.server.story import largest, story

from .client import Person

MakePerson = Callable[..., Person]


def _played(ruleset: str, seed: int = 3) -> Game:
    """A whole game of bots that are not quite random: strategists get home."""
    game = new_game(ruleset, seed=seed)
    players = [game.bot("strategist", seat=seat) for seat in range(game.players)]
    random = Random(seed)
    while not game.is_over:
        seat = next(seat for seat in game.to_act if isinstance(seat, int))
        if random.random() < 0.2:
            game.play(random.choice(game.legal(seat)), seat)
        else:
            players[seat].play()
    return game


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", ["hare", "whyfirst"])
def test_the_curves_lead_from_the_beginning_to_the_end(name: str, players: int) -> None:
    game = _played(f"{name}(players={players})")
    told = story(game, lambda: True)
    decisions = [step for step in game.steps if step.actor is not None]
    assert len(told.turns) == len(decisions) + 1
    assert told.turns == sorted(told.turns)
    assert all(len(line.samples) == len(told.turns) for line in told.lines)
    last = game.definition.gauges(game.table, game.state)
    assert [line.samples[-1] for line in told.lines] == [gauge.values for gauge in last]


def test_the_moments_name_decisions_that_were_made_and_who_gained() -> None:
    game = _played("hare(players=3)")
    told = story(game, lambda: True)
    assert 1 <= len(told.moments) <= 3
    assert [moment.step for moment in told.moments] == sorted(moment.step for moment in told.moments)
    for moment in told.moments:
        before = game.steps[: moment.step]
        assert any(step.actor == moment.seat for step in before)
        assert moment.says
        assert moment.points >= 3


#: The events of Why First? that tell how something came out.
_RESULTS = {"moved", "moved-by", "round-over", "scored", "final"}


@pytest.mark.parametrize("players", [2, 4])
def test_a_moment_of_secret_choices_belongs_to_whom_it_touched_most(players: int) -> None:
    """Not to the seat that happened to choose last; and it is told by what came of it."""
    seats: Counter[int] = Counter()
    for seed in range(6):
        for moment in story(_played(f"whyfirst(players={players})", seed), lambda: True).moments:
            seats[moment.seat] += 1
            assert {said.key.removeprefix("whyfirst-event-") for said in moment.says} & _RESULTS
            assert 1 <= len(moment.says) <= 3
    assert set(seats) == set(range(players))
    assert max(seats.values()) < 0.8 * sum(seats.values()), seats


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "hare(players=2)", "hare(players=3)", "hare(players=4)"])
def test_there_are_three_moments_and_hardly_any_of_them_at_the_beginning(ruleset: str) -> None:
    moments = [story(_played(ruleset, seed), lambda: True).moments for seed in range(6)]
    assert sum(len(one) == 3 for one in moments) >= 5, [len(one) for one in moments]
    early = [moment for one in moments for moment in one if moment.turn < 4]
    assert len(early) <= 2, early


def test_a_short_game_tells_moments_that_are_near_each_other() -> None:
    """Two seats, both nearly home: three decisions in two turns changed it."""
    assert sorted(largest([0.3, 0.02, 0.1, 0.2], [1, 1, 1, 2, 2])) == [0, 2, 3]
    assert sorted(largest([0.3, 0.25, 0.1, 0.2, 0.05], [1, 1, 3, 4, 6, 6])) == [0, 3, 4], "apart if there are enough"


def test_a_story_that_nobody_waits_for_is_given_up() -> None:
    with pytest.raises(Abandoned):
        story(_played("whyfirst(players=2)"), lambda: False)


def test_the_story_of_a_shared_game(guest: MakePerson) -> None:
    ann = guest()
    table = ann.table("whyfirst(players=2)", [{"kind": "bot", "bot": "random"}] * 2)
    while (now := ann.ask("GET", f"/api/tables/{table['id']}"))["status"] != "over":
        pass
    told = ann.ask("GET", f"/api/games/{now['share']}/story")
    assert told["lines"][0]["title"]["key"] == "whyfirst-gauge-points"
    assert ann.ask("GET", "/api/games/nothing/story", status=404)["error"]["key"] == "server-no-shared-game"


def test_the_same_cards_again(guest: MakePerson) -> None:
    """Bots alone, who decide as before: the game is the same."""
    ann = guest()
    wish = {"ruleset": "whyfirst(players=2)", "seats": [{"kind": "bot", "bot": "strategist"}] * 2}
    first = ann.ask("POST", "/api/tables", wish)
    path = f"/api/tables/{first['id']}"
    while ann.ask("GET", path)["status"] != "over":
        pass
    again = ann.ask("POST", f"{path}/rematch?cards=same")
    while ann.ask("GET", f"/api/tables/{again['id']}")["status"] != "over":
        pass

    def moves(id: str) -> list[str]:
        record = ann.http.get(f"/api/tables/{id}/record").text
        return [line for line in record.splitlines() if not line.startswith(("date", "festina", "#"))]

    assert moves(again["id"]) == moves(first["id"])


def test_the_same_cards_are_not_for_strangers(guest: MakePerson) -> None:
    ann = guest()
    wish = {"ruleset": "whyfirst(players=2)", "public": True, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    path = f"/api/tables/{ann.ask('POST', '/api/tables', wish)['id']}"
    while ann.ask("GET", path)["status"] != "over":
        pass
    refused = ann.ask("POST", f"{path}/rematch?cards=same", status=409)
    assert refused["error"]["key"] == "server-same-cards-private"
