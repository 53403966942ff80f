"""The journal of mining: a line for each game that was played, so that a run goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Final

from ..kernel.data import Data, convert
from ..kernel.errors import FestinaError
from .puzzles_mine import Find

#: The version of this format, and what marks the first line.
_FORMAT: Final = 1


class Identity(Data, frozen=True):
    """What identifies a run: only an equal one goes on with its journal."""

    puzzles: int
    game: str
    seed: int
    sims: int


class Line(Data, frozen=True):
    """A game, and what was found in it."""

    number: int
    finds: list[Find]


class MiningJournal:
    """An open journal (FestinaError if the file is another's, or of another run)."""

    def __init__(self, file: Path, game: str, seed: int, sims: int) -> None:
        self.finds: list[Find] = []
        #: The number of the game to be played next.
        self.next = 0
        identity = Identity(_FORMAT, game, seed, sims)
        if file.exists() and file.stat().st_size:
            whole, found = _read(file)
            if found != identity:
                raise FestinaError("puzzles-journal-differs", file=str(file), game=found.game, seed=str(found.seed))
            self._take_up(file, whole)
        self._lines: IO[str] = file.open("a", encoding="utf-8")
        if not self._lines.tell():
            self._write(identity)

    def _take_up(self, file: Path, lines: list[str]) -> None:
        """Go on after the last whole line; one left incomplete by an interrupted write is cut off."""
        for line in (_line(file, text) for text in lines):
            self.finds += line.finds
            self.next = line.number + 1
        kept = file.read_text(encoding="utf-8")
        if not kept.endswith("\n"):
            file.write_text(kept[: kept.rfind("\n") + 1], encoding="utf-8")

    def add(self, number: int, finds: list[Find]) -> None:
        """Write a game."""
        self._write(Line(number, finds))
        self.finds += finds
        self.next = number + 1

    def close(self) -> None:
        """Close the file, with which another run may go on."""
        self._lines.close()

    def _write(self, line: Data) -> None:
        self._lines.write(json.dumps(line.as_dict()) + "\n")
        self._lines.flush()


def read_finds(file: Path) -> tuple[str, list[Find]]:
    """The game of a journal, and all that was found (FestinaError)."""
    lines, identity = _read(file)
    return identity.game, [find for text in lines for find in _line(file, text).finds]


def _read(file: Path) -> tuple[list[str], Identity]:
    """The whole lines after the first, and which run it is."""
    try:
        text = file.read_text(encoding="utf-8")
        first, *rest = text[: text.rfind("\n") + 1].splitlines()
        identity = convert(json.loads(first), Identity)
    except (OSError, ValueError):
        raise FestinaError("puzzles-journal-unreadable", file=str(file)) from None
    if identity.puzzles != _FORMAT:
        raise FestinaError("puzzles-journal-unreadable", file=str(file))
    return rest, identity


def _line(file: Path, text: str) -> Line:
    try:
        return convert(json.loads(text), Line)
    except ValueError:
        raise FestinaError("puzzles-journal-unreadable", file=str(file)) from None
