"""A SafeBot never raises, always plays something legal, and tells what went wrong."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from festina import Decision, Event, Game, View, new_game
from festina.bots import Bot
from festina.bots.base import Seat
from festina.bots.safe import SafeBot

from .helpers import ask, bot_at


class _Odd(Bot):
    """Does one odd thing at every turn."""

    def __init__(self, seat: Seat, what: str) -> None:
        super().__init__(seat)
        self.what = what
        self.asked = 0

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        self.asked += 1
        if self.what == "raise":
            raise ValueError("lost\nmy way")
        if self.what == "illegal":
            return Decision(">64")
        if self.what == "nothing":
            return None  # type: ignore[return-value]
        if self.what == "interrupt":
            raise KeyboardInterrupt
        if self.what == "slow":
            time.sleep(0.05)
        return Decision(">1")

    def game_over(self, view: View, events: Sequence[Event]) -> None:
        raise RuntimeError("no good loser")

    def close(self) -> None:
        raise RuntimeError("cannot let go")


def _seated(game: Game, what: str, seconds: float | None = None) -> SafeBot:
    return SafeBot(_Odd(Seat(game.definition, game.table, 0, 3, "odd"), what), seconds)


@pytest.mark.parametrize(
    ("what", "seconds", "said"),
    [
        ("raise", None, "ValueError: lost my way"),
        ("illegal", None, "“>64” is not legal."),
        ("nothing", None, "AttributeError"),
        ("slow", 0.01, "It took 0.05 s and had 0.01 s."),
    ],
)
def test_a_failure_costs_the_move_and_is_told(what: str, seconds: float | None, said: str) -> None:
    game = new_game("hare(players=3)", seed=1)
    bot = _seated(game, what, seconds)
    decision = ask(bot, game)
    assert decision.action in game.legal(0)
    (incident,) = bot.seat.incidents
    assert (incident.seat, incident.spec, incident.played) == (0, "odd", decision.action)
    assert incident.problem.replace("0.06", "0.05").startswith(said)
    (note,) = decision.notes
    assert incident.problem in str(note)
    assert decision.action in str(note)


def test_the_substitute_plays_at_random_from_the_seats_own_stream() -> None:
    game = new_game("hare(players=3)", seed=1)
    first, second = _seated(game, "raise"), _seated(game, "raise")
    played = [ask(first, game).action for _ in range(12)]
    assert played == [ask(second, game).action for _ in range(12)]
    assert len(set(played)) > 3


@pytest.mark.parametrize(("what", "seconds"), [("fine", None), ("fine", 10.0), ("slow", None)])
def test_a_good_answer_is_passed_on(what: str, seconds: float | None) -> None:
    game = new_game("hare(players=3)", seed=1)
    bot = _seated(game, what, seconds)
    assert ask(bot, game) == Decision(">1")
    assert bot.seat.incidents == []


def test_a_person_who_interrupts_is_heard() -> None:
    game = new_game("hare(players=3)", seed=1)
    with pytest.raises(KeyboardInterrupt):
        ask(_seated(game, "interrupt"), game)


def test_two_wraps_tell_an_incident_once() -> None:
    game = new_game("hare(players=3)", seed=1)
    bot = SafeBot(_seated(game, "slow"), 0.01)
    ask(bot, game)
    assert len(bot.seat.incidents) == 1


def test_parting_never_raises() -> None:
    game = new_game("hare(players=3)", seed=1)
    bot = _seated(game, "fine")
    bot.game_over(game.view(0), game.events(0))
    bot.close()
    assert [incident.problem for incident in bot.seat.incidents] == [
        "RuntimeError: no good loser",
        "RuntimeError: cannot let go",
    ]


def test_a_bot_of_the_house_is_the_same_inside() -> None:
    game = new_game("hare(players=3)", seed=1)
    assert ask(SafeBot(bot_at(game, "strategist")), game) == ask(bot_at(game, "strategist"), game)
