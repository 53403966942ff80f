"""Everything a game says can be said, with numbers for seats or with names."""

from __future__ import annotations

from random import Random

import pytest

from festina import Game, new_game
from festina.kernel.messages import Message
from festina.locales import has, say
from festina.whyfirst.reasons import CITED

from .helpers import RULESETS, dealt, last_choices, seen


def _look(game: Game) -> None:
    for seat in (None, *range(game.players)):
        view = seen(game, seat)
        assert str(view.prompt)[-1] in ".?"
        assert all(has(choice.does) for choice in view.choices)
        for explained in (view.last_round, view.ending):
            if explained:
                assert str(explained.explanation).endswith(".")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_can_be_told(ruleset: str) -> None:
    game, random = new_game(ruleset, seed=8), Random(8)
    while game.to_act:
        if len(game.steps) % 7 == 0:
            _look(game)
        seat = random.choice(game.to_act)
        assert isinstance(seat, int)
        for event in game.play(random.choice(game.legal(seat)), seat):
            sentence = str(event.message())
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            named = {name: "Ann" for name in ("seat", "to", "by") if isinstance(event.message().params.get(name), int)}
            assert ("Ann" in say(event.message(), values=named)) == bool(named) or event.kind == "dealt"
    _look(game)


def test_every_reason_has_a_sentence() -> None:
    for _, key in CITED.values():
        assert say(Message(f"whyfirst-no-{key}", {"seat": 1, "last": 3})).endswith(".")


def test_prompts_say_what_is_expected() -> None:
    game = dealt("whyfirst(players=3)", "+1 +1 +2 -1 -2", "+3 +3 +2 -1 -2", "+4 +4 +2 -1")
    assert str(game.view(0).prompt) == "Cards are being dealt to seat 2."
    game.play("deal:-2")
    assert str(game.view(0).prompt).startswith("Choose a card")
    game.play("+1@0", 0)
    assert str(game.view(0).prompt) == "You have chosen. 2 seats have not yet."
    assert str(game.view(None).prompt) == "2 seats are still choosing."
    game.play("+3@0", 1)
    assert str(game.view(1).prompt) == "You have chosen. One seat has not yet."


def test_leo_is_spoken_of_by_name() -> None:
    game = last_choices([8, 3, 6], "whyfirst(players=2)")
    for seat in (0, 1):
        game.play("+1@leo", seat)
    assert str(game.view(0).prompt) == "Everybody has chosen: Leo’s card is turned up."
    told = [str(event.message()) for event in game.play("leo:-2")]
    assert told[1:5] == [
        "Seat 0 plays +1 on Leo.",
        "Seat 1 plays +1 on Leo.",
        "Leo plays -2 on their own pawn.",
        "The cards cancel out: Leo’s pawn stays on 6.",
    ]
