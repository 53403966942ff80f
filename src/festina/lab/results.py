"""Results on disk: Parquet and CSV have a row per seat and game, JSON has the standings and the settings."""

from __future__ import annotations

import csv
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from ..kernel.errors import FestinaError

if TYPE_CHECKING:
    from .arena import ArenaResult

#: The columns of a row and their types in Parquet.
COLUMNS = {
    "game": "BIGINT",
    "deal": "BIGINT",
    "seed": "BIGINT",
    "seat": "TINYINT",
    "bot": "VARCHAR",
    "place": "DOUBLE",
    "win_share": "DOUBLE",
    "decisions": "INTEGER",
    "cut": "BOOLEAN",
    "incidents": "INTEGER",
}


class Row(TypedDict):
    """What became of a seat in a game."""

    game: int
    deal: int
    seed: int
    seat: int
    bot: str
    place: float
    win_share: float
    decisions: int
    cut: bool
    incidents: int


def check_target(file: Path) -> None:
    """Refuse a file that results cannot be written to (FestinaError), before hours are spent on them."""
    if file.suffix.lower() not in _WRITERS:
        raise FestinaError("arena-bad-ending", file=str(file), known=", ".join(_WRITERS))
    if file.is_dir():
        raise FestinaError("arena-out-folder", file=str(file))
    if not file.parent.is_dir():
        raise FestinaError("arena-out-no-folder", file=str(file), folder=str(file.parent))
    if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        raise FestinaError("arena-out-forbidden", file=str(file))


def write_results(file: Path, result: ArenaResult) -> None:
    """Write the results in the format of the file's ending, all at once: a reader finds the old file or the new one."""
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=f".{file.name[:100]}.") as folder:
            written = Path(folder, "results")
            _WRITERS[file.suffix.lower()](written, result)
            os.replace(written, file)
    except OSError as problem:
        raise FestinaError("arena-out-failed", file=str(file), reason=problem.strerror or str(problem)) from None


def rows(result: ArenaResult) -> Iterator[Row]:
    """A row per seat and game."""
    for played in result.played:
        for seat, bot in enumerate(played.bots):
            yield {
                "game": played.game,
                "deal": played.deal,
                "seed": played.seed,
                "seat": seat,
                "bot": result.specs[bot],
                "place": played.places[seat],
                "win_share": played.shares[seat],
                "decisions": played.decisions,
                "cut": played.cut,
                "incidents": sum(incident.seat == seat for incident in played.incidents),
            }


def _write_json(file: Path, result: ArenaResult) -> None:
    file.write_text(json.dumps(result.as_dict(), indent=2) + "\n", encoding="utf-8")


def _write_csv(file: Path, result: ArenaResult) -> None:
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, COLUMNS)
        writer.writeheader()
        writer.writerows(rows(result))


def _write_parquet(file: Path, result: ArenaResult) -> None:
    import duckdb

    table = file.with_suffix(".csv")
    _write_csv(table, result)
    with duckdb.connect() as connection:
        source = connection.read_csv(str(table), header=True, dtype=COLUMNS)
        source.write_parquet(str(file))


_WRITERS: dict[str, Callable[[Path, ArenaResult], None]] = {
    ".parquet": _write_parquet,
    ".csv": _write_csv,
    ".json": _write_json,
}
