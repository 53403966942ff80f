"""Files of results: one content in three formats."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import duckdb
import pytest

from festina import FestinaError
from festina.lab.arena import ArenaResult, run_arena
from festina.lab.results import COLUMNS, rows, write_results


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return run_arena("whyfirst(players=3)", ["eager", "random"], 6, 1)


def read_csv(file: Path) -> list[dict[str, Any]]:
    with file.open(newline="") as lines:
        return list(csv.DictReader(lines))


def test_a_row_a_seat_and_game(result: ArenaResult) -> None:
    written = list(rows(result))
    assert len(written) == 18
    assert set(written[0]) == set(COLUMNS)
    for game in result.played:
        own = [row for row in written if row["game"] == game.game]
        assert [row["seat"] for row in own] == [0, 1, 2]
        assert [row["bot"] for row in own] == [result.specs[bot] for bot in game.bots]
        assert sum(row["win_share"] for row in own) <= 1
        assert sum(row["place"] for row in own) == 6


def test_csv(result: ArenaResult, tmp_path: Path) -> None:
    write_results(tmp_path / "a.csv", result)
    read = read_csv(tmp_path / "a.csv")
    assert read == [{name: str(value) for name, value in row.items()} for row in rows(result)]


def test_parquet_has_types(result: ArenaResult, tmp_path: Path) -> None:
    file = tmp_path / "a.PARQUET"
    write_results(file, result)
    found = duckdb.read_parquet(str(file)).order("game, seat")
    assert dict(zip(found.columns, map(str, found.types), strict=True)) == COLUMNS
    assert [dict(zip(COLUMNS, row, strict=True)) for row in found.fetchall()] == list(rows(result))
    assert [path.name for path in tmp_path.iterdir()] == ["a.PARQUET"], "nothing else is left behind"


def test_json(result: ArenaResult, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text("an older result")
    write_results(file, result)
    read = json.loads(file.read_text())
    assert read == json.loads(json.dumps(result.as_dict()))
    assert read["settings"]["ruleset"] == "whyfirst(players=3)"
    assert read["settings"]["games"] == read["games"] == 6
    for bot in read["bots"]:
        assert {"spec", "games", "win_share", "low", "high", "rating", "rating_error", "mean_place"} <= bot.keys()
        assert bot["low"] <= bot["win_share"] <= bot["high"]


def test_a_full_or_missing_disk_is_reported(result: ArenaResult, tmp_path: Path) -> None:
    with pytest.raises(FestinaError, match="cannot be written"):
        write_results(tmp_path / "gone" / "a.json", result)
