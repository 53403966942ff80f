"""The bots' fixed points: the figures of docs/strength.md, turned into strengths that give those figures back."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

from festina.bots import bot_spec
from festina.bots.kits import kit_of
from festina.kernel.contract import AnyDefinition
from festina.lab.anchors import level_strengths, strength_of
from festina.lab.skill import BEGINNING, BETA
from festina.registry import definitions

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "strength.md"
GAMES = tuple(definitions().values())


def _documented() -> list[list[float]]:
    """The share of each level above the first, of each table of levels."""
    section = DOCUMENT.read_text().partition("## Levels")[2].partition("\n## ")[0]
    tables: list[list[float]] = []
    for line in section.splitlines():
        row = re.match(r"\| (\d+) \|.*\|", line)
        if not row:
            continue
        share = re.search(r"([\d.]+) % \(", line)
        if row[1] == "1":
            tables.append([])
        elif share:
            tables[-1].append(round(float(share[1]) / 100, 4))
    return tables


def test_the_measured_shares_are_those_of_the_document() -> None:
    assert [list(kit_of(game).level_shares) for game in GAMES] == _documented()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_levels_stand_in_order_around_the_beginning(game: AnyDefinition) -> None:
    strengths = level_strengths(game)
    assert len(strengths) == len(kit_of(game).levels)
    assert list(strengths) == sorted(strengths)
    assert strengths[4] == BEGINNING.mu


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_strengths_predict_what_was_measured(game: AnyDefinition) -> None:
    """Plackett and Luce: a seat wins by its share of the exponentials, in units of the spread of a table of four."""
    strengths = level_strengths(game)
    for level, share in enumerate(kit_of(game).level_shares, 1):
        stronger, weaker = (math.exp(strengths[number] / (2 * BETA)) for number in (level, level - 1))
        assert stronger / (2 * stronger + 2 * weaker) == pytest.approx(share)


def test_only_bots_that_were_measured_have_a_strength() -> None:
    game = GAMES[0]
    for level, text in enumerate(kit_of(game).levels, 1):
        assert strength_of(f"level:{level}", game) == strength_of(text, game) == strength_of(bot_spec(text).text, game)
    assert strength_of("dasher", game) is None
    assert strength_of("search:sims=5", game) is None
