"""The third game in the terminal and in the laboratory: every command that takes a ruleset takes its."""

from __future__ import annotations

import json
from pathlib import Path

from .installed import festina


def test_a_game_is_played_to_its_end_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "race.txt"
    said = festina(
        *("play", "snails", "--seats", "Ann,random,random", "--seed", "4", "--save", str(file)),
        typed="slow\n" * 12,
    )
    assert "Choose a pace. In the sun the fastest dry out." in said
    assert "space" in said
    assert "wins." in said
    record = file.read_text(encoding="utf-8")
    assert "Ruleset: snails" in record
    assert "Result: places" in record
    replayed = festina("replay", str(file))
    assert "sun is out" in replayed or "raining" in replayed


def test_a_wrong_choice_is_explained() -> None:
    said = festina("play", "snails", "--seats", "Ann,random,random", "--seed", "4", typed="hop\nquit\n")
    assert "“hop” is no action" in said


def test_its_rules_are_printed() -> None:
    said = festina("rules", "snails(track=long)")
    assert "SN-7" in said
    assert "The lettuce lies on space 12." in said


def test_it_is_simulated() -> None:
    figures = json.loads(festina("simulate", "snails", "--games", "2000", "--json"))
    assert "snails" in json.dumps(figures)
    assert "2000" in json.dumps(figures)


def test_its_own_bot_meets_a_random_one_in_the_arena() -> None:
    said = festina("arena", "snails", "--bots", "patient,random", "--games", "12")
    assert "patient" in said
    assert "random" in said
