"""The plain board: whole games drawn from their views alone, and boards that other packages register."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from festina import load_game, new_game
from festina.cli import boards
from festina.cli.boards import board_for
from festina.cli.boards.plain import PlainBoard, shown
from festina.kernel.data import Data
from festina.kernel.messages import Message

from .conftest import Festina
from .test_play import played


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game looks as if it came from another package and had no board."""
    for module in ("display", "rules", "play", "editions", "simulate"):
        monkeypatch.setattr(f"festina.cli.{module}.board_for", lambda game: PlainBoard())


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("hare(players=3,until=winner)", "Ann,random,random"),
        ("hare(players=2)", "Ann,strategist"),
        ("whyfirst(players=2,mode=tactical)", "Ann,random"),
    ],
)
def test_a_whole_game_can_be_played(festina: Festina, tmp_path: Path, ruleset: str, seats: str) -> None:
    game, typed = played(ruleset, seats, 4)
    assert game.outcome is not None
    file = tmp_path / "game.txt"
    said = festina("play", ruleset, "--seats", seats, "--seed", "4", "--save", str(file), typed=typed)
    assert said.code == 0, said.err
    assert load_game(file.read_text()).facts() == game.facts()
    winners = [[*game.seats, "Leo"][entrant] for entrant in game.outcome.winners]
    assert f"{' and '.join(winners)} win" in said.out
    assert festina("replay", str(file)).code == 0


@pytest.mark.usefixtures("plain")
def test_what_a_person_needs_is_there(festina: Festina) -> None:
    ruleset = "hare(players=3)"
    said = festina("play", ruleset, "--seats", "Ann,Ben,random", typed=["", "why 1", "help", "odds", "quit"])
    view = new_game(ruleset, seats=["Ann", "Ben", "Random"]).view(0)
    assert str(view.prompt) in said.out
    listed = [line.split()[:2] for line in said.out.splitlines()]
    for number, choice in enumerate((choice for choice in view.choices if choice.legal), 1):
        assert [str(number), choice.action] in listed
    ann = next(line for line in said.out.splitlines() if line.startswith(" ● Ann"))
    ben = next(line for line in said.out.splitlines() if line.startswith(" ▲ Ben"))
    assert "65" in ann
    assert "65" not in ben, "what the view hides stays hidden"


@pytest.mark.usefixtures("plain")
def test_rules_editions_and_figures_need_no_board_of_their_own(festina: Festina, compiled: None) -> None:
    said = festina("rules", "devir-2014")
    assert "HT-301" in said.out
    assert "restart" in said.out
    assert "printed to" in festina("editions", "devir").out
    assert festina("simulate", "whyfirst", "--games", "20", "--json").code == 0


class Snail(Data, frozen=True):
    seat: int
    spaces: list[int]
    is_home: bool


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "–"),
        ([], "–"),
        (0, "0"),
        (True, "yes"),
        ([1, 2], "1, 2"),
        ({"a": 1, "b": None}, "a: 1, b: –"),
        (Message("cli-list", {"first": "x", "last": "y"}), "x and y"),
        (Snail(1, [3, 4], False), "seat Ben, spaces 3, 4, is home no"),
    ],
)
def test_values_in_words(value: object, words: str) -> None:
    assert shown(value, ["Ann", "Ben"]) == words


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package registers a board for a game called snails."""
    known = EntryPoints([EntryPoint("snails", "festina.cli.boards.whyfirst:BOARD", boards.GROUP)])
    monkeypatch.setattr(boards, "entry_points", known.select)
    board_for.cache_clear()
    yield
    board_for.cache_clear()


@pytest.mark.usefixtures("registered")
def test_a_board_of_another_package_is_found() -> None:
    assert board_for("snails") is board_for("whyfirst")
    assert type(board_for("tiddlywinks")) is PlainBoard
    assert type(board_for("hare")) is not PlainBoard
