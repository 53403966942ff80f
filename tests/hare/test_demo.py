"""The race that the start page shows."""

from __future__ import annotations

from festina import load_game
from festina.hare.definition import GAME
from tests.tools import demo


def test_it_is_a_race_of_four_bots_as_the_command_plays_it() -> None:
    assert demo.race().record() == GAME.demo(), "python -m tests.tools.demo writes it anew"


def test_there_is_something_to_see() -> None:
    told = {event.kind for step in load_game(GAME.demo()).steps for event in step.events}
    assert {"moved", "ate", "drew", "took", "finished"} <= told
