"""The journal of an arena: finished games as JSON lines beside the file of results, so that nothing played is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from ..kernel.data import Data, convert
from ..kernel.errors import FestinaError
from .referee import Played

#: The version of this format, and what marks the first line.
_FORMAT = {"arena": 1}


class Identity(Data, frozen=True):
    """What identifies an arena: a journal is resumed only by an arena that is equal in all of it."""

    ruleset: str
    #: The specs as they were listed.
    bots: list[str]
    seed: int
    limit: int
    move_seconds: float


class Journal:
    """An open journal. The first line says which arena it is, each other line is a game."""

    def __init__(self, file: Path, identity: Identity, resume: bool) -> None:
        self.file = file
        self.played: list[Played] = []
        if file.exists() and file.stat().st_size:
            self._take_up(identity.as_dict(), resume)
        self._lines: IO[str] = file.open("a", encoding="utf-8")
        if not self.played and not self._lines.tell():
            self._write({**_FORMAT, **identity.as_dict()})

    def add(self, played: Played) -> None:
        """Write a game."""
        self._write(played.as_dict())

    def close(self) -> None:
        """Close the file, which can be resumed later."""
        self._lines.close()

    def remove(self) -> None:
        """Delete the file: all games are done and kept elsewhere."""
        self.close()
        self.file.unlink()

    def _write(self, line: Mapping[str, object]) -> None:
        self._lines.write(json.dumps(line) + "\n")
        self._lines.flush()

    def _take_up(self, settings: Mapping[str, object], resume: bool) -> None:
        """Read the games of the file; a line left incomplete by an interrupted write is cut off."""
        text = self.file.read_text(encoding="utf-8", errors="replace")
        whole = text[: text.rfind("\n") + 1]
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines()]
            if first["arena"] != _FORMAT["arena"]:
                raise ValueError
            games = convert(rest, list[Played])
            differs = [name for name in settings if first[name] != settings[name]]
        except (ValueError, KeyError, TypeError):
            raise FestinaError("arena-journal-unreadable", file=str(self.file)) from None
        if not resume and not games:
            self.file.unlink()
            return
        if not resume:
            raise FestinaError("arena-journal-exists", file=str(self.file), games=len(games))
        if differs:
            name = differs[0]
            raise FestinaError(
                "arena-journal-differs",
                file=str(self.file),
                setting=name,
                then=shown(first[name]),
                now=shown(settings[name]),
            )
        if whole != text:
            self.file.write_text(whole, encoding="utf-8")
        self.played = games


def shown(value: object) -> str:
    """A setting as a message shows it."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
