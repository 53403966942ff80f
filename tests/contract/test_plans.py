"""Plans for the next turn: what can be planned is what would be legal, and looking ahead changes and shows nothing."""

from __future__ import annotations

from festina import Game
from festina.kernel.messages import Message
from festina.locales import has, languages

from .walk import walk


def test_looking_ahead_leaves_the_game_alone_and_lists_what_the_seat_could_do(ruleset: str) -> None:
    for game in walk(ruleset).positions(6):
        before = bytes(game.state.buffer)
        for seat in range(game.players):
            ahead = game.turn_ahead(seat)
            if isinstance(ahead, Message):
                assert all(has(ahead.key, language) for language in languages()), ahead.key
                continue
            assert ahead.to_act == (seat,)
            listed = [choice.action for choice in ahead.view(seat, whole=False).choices]
            assert sorted(listed) == sorted(ahead.legal(seat)) != []
            again = ahead.turn_ahead(seat)
            assert isinstance(again, Game)
            assert again.legal(seat) == ahead.legal(seat), "a turn that has begun does not begin again"
            for name in ahead.plan_grounds(seat):
                key = f"{game.definition.name}-plan-if-{name}"
                assert all(has(key, language) for language in languages()), key
        assert bytes(game.state.buffer) == before


def test_a_seat_that_is_to_act_plans_for_the_decision_that_is_due(ruleset: str) -> None:
    for game in walk(ruleset).positions(6):
        for seat in game.to_act:
            ahead = game.turn_ahead(seat) if isinstance(seat, int) else Message("plan-none")
            if not isinstance(ahead, Message):
                assert bytes(ahead.state.buffer) == bytes(game.state.buffer)
