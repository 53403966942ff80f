"""A trial begins where a decision of a finished game was to be made, and says nothing about strength."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from festina import new_game
from festina.kernel.game import Game
from festina.server.options import Occasion
from festina.server.refusal import Refusal
from festina.server.trials import position_at

from .client import Person

People = Callable[..., Person]


def _finished(ruleset: str, seed: int = 4) -> Game:
    game = new_game(ruleset, seed=seed)
    while not game.is_over:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        with game.bot("strategist", seat=seat) as player:
            player.play()
    return game


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_the_position_is_that_of_the_decision(ruleset: str) -> None:
    game = _finished(ruleset)
    for number, step in enumerate(game.steps):
        if step.actor is None:
            with pytest.raises(Refusal):
                position_at(game, number)
            continue
        seat, position = position_at(game, number)
        again = new_game(game.ruleset, start=position)
        assert seat == step.actor
        assert again.legal(seat) == game.earlier(number).legal(seat)
    with pytest.raises(Refusal):
        position_at(game, len(game.steps))


def test_a_record_is_played_on_from_a_moment(person: People) -> None:
    ann = person()
    game = _finished("hare(players=3)")
    number = next(
        n for n, step in enumerate(game.steps) if step.actor == 1 and n > 8 and len(game.earlier(n).legal(1)) > 1
    )
    table = ann.ask("POST", "/api/trials", {"record": game.record(), "step": number}, 201)
    assert table["occasion"] == {"kind": "trial", "of": f":{number}"}
    assert table["mine"] == [1]
    talk = ann.socket(table["id"])
    assert talk.legal(1) == game.earlier(number).legal(1)
    talk.move(1, talk.legal(1)[0])
    talk.close()
    begun = ann.ask("GET", f"/api/tables/{table['id']}/replay")["frames"][0]["view"]["pawns"]
    assert [pawn["space"] for pawn in begun] == [pawn["space"] for pawn in game.earlier(number).facts()["pawns"]]


@pytest.mark.parametrize("wish", [{"step": 0}, {"step": 0, "record": "x", "share": "y"}])
def test_a_trial_is_of_one_game(person: People, wish: dict[str, object]) -> None:
    trouble = person().ask("POST", "/api/trials", wish, 400)["error"]
    assert trouble["key"] == "server-trial-source"


def test_chance_is_not_tried(person: People) -> None:
    game = _finished("whyfirst(players=3)")
    trouble = person().ask("POST", "/api/trials", {"record": game.record(), "step": 0}, 400)["error"]
    assert trouble["key"] == "server-trial-no-decision"


def test_a_trial_says_nothing_about_strength() -> None:
    assert not Occasion(kind="trial", of="x:3").says_strength


def test_reasons_speak_of_two_actions_of_a_decision(person: People) -> None:
    ann = person()
    game = _finished("hare(players=3)")
    number = next(n for n, step in enumerate(game.steps) if n > 8 and len(game.earlier(n).legal(step.actor)) > 3)
    better, worse = game.earlier(number).legal(game.steps[number].actor)[:2]
    wish = {"record": game.record(), "step": number, "better": better, "worse": worse}
    answer = ann.ask("POST", "/api/reasons", wish)
    assert all(reason["key"].startswith("hare-") for reason in answer["reasons"])
    trouble = ann.ask("POST", "/api/reasons", {**wish, "worse": ">1000"}, 400)["error"]
    assert trouble["key"] == "server-trial-no-action"
