"""Saving and resuming: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from festina import load_game

from .conftest import Festina

RULESET = "hare(players=3)"


def test_a_saved_game_goes_on_where_it_stopped(festina: Festina, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    festina("play", RULESET, "--seats", "Ann,random,random", "--seed", "3", typed=["4", f"save {file}", "quit"])
    before = load_game(file.read_text())
    assert before.seats == ["Ann", "Random 1", "Random 2"]
    said = festina("play", "--resume", str(file), "--save", str(file), typed=["1", "quit"])
    after = load_game(file.read_text())
    assert "Ann>" in said.out
    assert len(after.steps) > len(before.steps)
    assert [step.text for step in after.steps[: len(before.steps)]] == [step.text for step in before.steps]


def test_save_keeps_the_file_up_to_date_without_being_asked(festina: Festina, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    festina("play", RULESET, "--save", str(file), typed=["4"])
    assert len(load_game(file.read_text()).steps) >= 3
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_file_that_is_no_record_is_never_overwritten(festina: Festina, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt")
    said = festina("play", RULESET, typed=[f"save {file}", "quit"])
    assert "exists and is no record of a game" in " ".join(said.out.split())
    festina("play", RULESET, "--save", str(file)).refuses("exists and is no record")
    assert file.read_text() == "Dear aunt"


@pytest.mark.parametrize("command", ["replay", "resume"])
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "There is no file"),
        (b"", "no record"),
        (b"\x00\x01\x02\xff", "not even text"),
        ("grüß".encode("latin-1"), "not even text"),
        (b"Hello\n", "line 1"),
        (b"Festina record 1\nRuleset: chess\n\nend 0\n", "There is no game “chess”"),
        (b"Festina record 1\nRuleset: hare\n\n0: >20\nend 1\n", "HT-301"),
        (b"Festina record 1\nRuleset: hare\n\n0: >4\n", "cut short"),
    ],
)
def test_bad_records_are_refused(festina: Festina, tmp_path: Path, command: str, content: bytes, expected: str) -> None:
    file = tmp_path / "record.txt"
    if content is not None:
        file.write_bytes(content)
    arguments = ["replay", str(file)] if command == "replay" else ["play", "--resume", str(file)]
    festina(*arguments).refuses(expected, str(file))


def test_folders_are_no_files(festina: Festina, tmp_path: Path) -> None:
    festina("replay", str(tmp_path)).refuses("is a folder")
    festina("play", "--resume", str(tmp_path)).refuses("is a folder")
    festina("play", "--save", str(tmp_path)).refuses("is a folder")
    festina("play", "--save", str(tmp_path / "none" / "game.txt")).refuses("no folder")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_forbidden_files(festina: Festina, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.touch(mode=0o000)
    festina("replay", str(file)).refuses("not allowed")


def test_a_resumed_game_keeps_its_rules(festina: Festina, tmp_path: Path) -> None:
    festina("play", "hare", "--resume", str(tmp_path / "x")).refuses("keeps its rules")
