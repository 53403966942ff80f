"""The examples of the documents: two complete bots in two languages, the same player in both."""

from __future__ import annotations

import pytest

from festina import Game, new_game
from festina.hare.view import HareView
from festina.registry import definitions

from .helpers import EXAMPLES, ask, bot_at, first_to_act, play_out

pytestmark = pytest.mark.usefixtures("node")
BOTS = ("bot.py", "bot.mjs")


def _home(game: Game) -> int:
    """How many pawns are home."""
    view = game.view(0)
    assert isinstance(view, HareView)
    return view.home


@pytest.mark.parametrize("file", BOTS)
@pytest.mark.parametrize(
    "ruleset",
    [
        "hare(players=2)",
        "hare(players=3,edition=devir-2014)",
        "hare(players=4,teams=2,hare=tournament)",
        "whyfirst(players=2)",
    ],
)
def test_an_example_plays_a_whole_game(file: str, ruleset: str) -> None:
    game = new_game(ruleset, seed=2)
    spec = str(EXAMPLES / file)
    bots = [bot_at(game, spec if seat % 2 == 0 else "random", seat) for seat in range(game.players)]
    assert play_out(game, bots, limit=400) == []
    assert game.is_over or _home(game), "the example brings its pawns home"


@pytest.mark.parametrize("file", BOTS)
def test_an_example_beats_chance(file: str) -> None:
    won = 0
    for seed in range(6):
        game = new_game("hare(players=3,until=winner)", seed=seed)
        own = seed % 3
        specs = [str(EXAMPLES / file) if seat == own else "random" for seat in range(3)]
        assert play_out(game, [bot_at(game, spec, seat) for seat, spec in enumerate(specs)]) == []
        assert game.outcome is not None
        won += game.outcome.winners == [own]
    assert won >= 5


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "hare(players=4)", "whyfirst"])
def test_both_examples_are_the_same_player(ruleset: str) -> None:
    game = new_game(ruleset, seed=6)
    for _ in range(40):
        seat = first_to_act(game)
        both = [bot_at(game, str(EXAMPLES / file), seat) for file in BOTS]
        first, second = (ask(bot, game).action for bot in both)
        assert first == second
        assert [bot.seat.incidents for bot in both] == [[], []]
        for bot in both:
            bot.close()
        game.play(first, seat)
        if game.is_over:
            break


@pytest.mark.parametrize("game", sorted(set(definitions()) - {"hare"}))
def test_in_any_other_game_it_takes_the_first_legal_action(game: str) -> None:
    table = new_game(game, seed=6)
    for file in BOTS:
        bot = bot_at(table, str(EXAMPLES / file))
        assert ask(bot, table).action == table.legal(0)[0]
        bot.close()
