"""The record of a game at the terminal: kept up to date, saved on request, offered when the people leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .files import write_record_file
from .players import Sitter, how_to_resume
from .screen import Gone, ask, is_interactive
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game


class RecordFile:
    """Where a game is saved. ``save_to`` is the file of ``--save``, ``suggested`` the one that questions name."""

    def __init__(
        self, game: Game, sitters: Sequence[Sitter], console: Console, save_to: str | None, suggested: str
    ) -> None:
        self._game = game
        self._sitters = sitters
        self._console = console
        self._save_to = save_to
        self._suggested = suggested
        self._saved_steps = len(game.steps)

    def keep(self) -> None:
        """Bring the file of ``--save`` up to date: a closed window loses nothing."""
        if self._save_to:
            write_record_file(self._save_to, self._game.record())

    def save(self, name: str = "") -> None:
        """Save to a file, by default that of ``--save`` or the suggested one; print what is wrong with it."""
        try:
            self._write(name or self._save_to or self._suggested)
        except Trouble as problem:
            self._console.print(str(problem))

    def save_at_the_end(self, offer: bool) -> None:
        """Save a game that is over, or ask whether to."""
        if self._save_to:
            self._write(self._save_to)
        elif offer and is_interactive():
            self._offer("cli-ask-save-end", "")

    def save_on_leaving(self) -> None:
        """Save a game that people leave, or ask whether to."""
        if self._save_to:
            self._write(self._save_to)
            self._console.print(how_to_resume(self._save_to, self._sitters))
        elif len(self._game.steps) == self._saved_steps:
            self._console.print(t("cli-goodbye"))
        elif is_interactive():
            self._offer("cli-ask-save", self._suggested)
        else:
            self._console.print(t("cli-left-unsaved"))

    def _offer(self, question: str, usual: str) -> None:
        while True:
            try:
                answer = ask(t(question, file=usual))
            except (Gone, KeyboardInterrupt):
                self._console.print("\n" + t("cli-left-unsaved"))
                return
            name = answer or usual
            if not name or answer.lower() in ("n", "no", t("cli-no")):
                return
            try:
                self._write(name)
            except Trouble as problem:
                self._console.print(str(problem))
            else:
                return

    def _write(self, name: str) -> None:
        write_record_file(name, self._game.record())
        self._saved_steps = len(self._game.steps)
        self._suggested = name
        self._console.print(t("cli-saved", file=name))
