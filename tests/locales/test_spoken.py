"""Real races put into words: every event, prompt and reason can be told, with numbers or with names."""

from __future__ import annotations

from random import Random

import pytest

from festina import Game, new_game
from festina.hare.editions import editions
from festina.hare.table import VARIANTS
from festina.kernel.messages import Message
from festina.locales import say

_TABLES = [f"hare(edition={edition},players={players})" for edition in editions() for players in (2, 5)]
_TABLES += [f"hare(players={players},hare={variant})" for variant in VARIANTS for players in (2, 4)]


def _tell_view(game: Game, seat: int | None) -> None:
    view = game.view(seat)
    assert say(view.prompt)
    for choice in view.choices:
        assert say(Message(choice.does))
        for reason in choice.why_not:
            assert reason.text.endswith(".")


@pytest.mark.parametrize("ruleset", _TABLES)
def test_a_race_can_be_told(ruleset: str) -> None:
    game, random = new_game(ruleset, seed=11), Random(3)
    for _ in range(40):
        if not game.to_act:
            break
        seat = game.to_act[0]
        assert isinstance(seat, int)
        _tell_view(game, seat)
        _tell_view(game, None)
        for event in game.play(random.choice(game.legal())):
            assert str(event.message())
            assert "Ann" in say(event.message(), values={"seat": "Ann"}) or event.kind in _NAMELESS
    for text in (">64", ">1", "<11", "+10", "-10", "0", "eat", "miss", "restart", "keep", "bank", "nonsense", "card:x"):
        for letter in ("", "a", "b"):
            assert all(words.endswith(".") for _, words in game.why_not(letter + text))


#: Events told without a seat.
_NAMELESS = ("shuffled", "nothing", "over")
