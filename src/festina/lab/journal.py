"""The journal of an arena: finished games as JSON lines beside the file of results, so that nothing played is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from ..kernel.errors import FestinaError
from .referee import Played

#: The version of this format, and what marks the first line.
_FORMAT = {"arena": 1}


class Journal:
    """An open journal. The first line holds the settings, each other line a game."""

    def __init__(self, file: Path, settings: Mapping[str, Any], resume: bool) -> None:
        self.file = file
        self.played: list[Played] = []
        if file.exists() and file.stat().st_size:
            self._take_up(settings, resume)
        self._lines: IO[str] = file.open("a", encoding="utf-8")
        if not self.played and not self._lines.tell():
            self._write({**_FORMAT, **settings})

    def add(self, played: Played) -> None:
        """Write down a game."""
        self._write(played.as_dict())

    def close(self) -> None:
        """Leave it for another day."""
        self._lines.close()

    def remove(self) -> None:
        """All is done and kept elsewhere."""
        self.close()
        self.file.unlink()

    def _write(self, told: Mapping[str, Any]) -> None:
        self._lines.write(json.dumps(told) + "\n")
        self._lines.flush()

    def _take_up(self, settings: Mapping[str, Any], resume: bool) -> None:
        """Read what is there; the half of a line that an interrupted write left is cut off."""
        text = self.file.read_text(encoding="utf-8", errors="replace")
        whole = text[: text.rfind("\n") + 1]
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines()]
            if first["arena"] != _FORMAT["arena"]:
                raise ValueError
            games = [Played.of(told) for told in rest]
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


def shown(value: Any) -> str:
    """A setting as a message shows it."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
