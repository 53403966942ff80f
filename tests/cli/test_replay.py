"""``festina replay``."""

from __future__ import annotations

from pathlib import Path

import pytest

from festina import load_game, new_game
from festina.cli.replay import Walk
from festina.cli.screen import out

from .conftest import Festina


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = new_game("hare(players=3)", seed=8, seats=["Ann", "Ben", "Cleo"])
    for number in range(30):
        legal = game.legal()
        game.play(legal[number % len(legal)])
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    return file


def test_a_pipe_gets_the_whole_story(festina: Festina, record: Path) -> None:
    said = festina("replay", str(record))
    assert said.code == 0
    assert said.out.count("●") >= 10
    assert "START" in said.out
    assert festina("replay", str(record), "--all").out == said.out


def test_up_to_a_move(festina: Festina, record: Path) -> None:
    said = festina("replay", str(record), "--step", "1")
    assert "Ann" in said.out
    assert "Ben pays" not in said.out
    festina("replay", str(record), "--step", "31").refuses("moves 0 to 30")
    festina("replay", str(record), "--step", "-1").refuses("moves 0 to 30")


def test_every_position_on_the_way_can_be_seen(record: Path) -> None:
    game = load_game(record.read_text())
    walk = Walk(game, out())
    assert walk.after(walk.last).facts() == game.facts()
    assert walk.after(0).facts() == new_game("hare(players=3)", seed=8).facts()
    for move in (30, 7, 8, 0, 29, 12):
        begun = new_game("hare(players=3)", seed=8)
        for step in [step for step in game.steps if step.actor is not None][:move]:
            begun.play(step.text, step.actor)
        assert walk.after(move).facts() == begun.facts()


def test_a_game_from_a_start_position(festina: Festina, tmp_path: Path) -> None:
    game = new_game("hare(players=3)", seed=8)
    for _ in range(5):
        game.play(game.legal()[0])
    second = new_game("hare(players=3)", seed=2, start=game.facts())
    second.play(second.legal()[0])
    file = tmp_path / "game.txt"
    file.write_text(second.record())
    assert festina("replay", str(file)).code == 0
