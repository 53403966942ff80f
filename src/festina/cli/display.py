"""A game on a console: its board, the names of all who take part, and the ways to show a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..kernel.ruleset import shorten
from .boards import board_for
from .words import phrase, t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game
    from ..kernel.messages import Reason
    from ..kernel.view import Actor, View


class Display:
    """Draws a game with the board of its definition."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.console = console
        self.board = board_for(game.definition.name)
        extras = [game.definition.entrant_name(game.table, entrant) for entrant in range(game.table.entrants)]
        self.names: Sequence[str] = [*game.seats, *(phrase(name) for name in extras if name is not None)]

    def show(self, seat: int, spoken_to: bool = False) -> View:
        """The position as a seat sees it, what is expected of it, and its choices.

        ``spoken_to``: several people share the terminal, so the prompt begins with the seat's name.
        """
        view = self.game.view(seat)
        self.console.print(self.board.draw(view, self.names, self.console))
        prompt = phrase(view.prompt, self.names)
        self.console.print(f"{self.names[seat]}: {prompt}" if spoken_to else prompt, style="bold")
        self.console.print(self.board.choices(view, self.names, self.console))
        return view

    def show_open(self, game: Game | None = None, ending: bool = False) -> None:
        """A position with nothing hidden, of this game or of an earlier state of it; with how it ended."""
        shown = game or self.game
        view = shown.view(None)
        seats = [shown.view(seat, whole=False) for seat in range(shown.players)]
        self.console.print(self.board.draw(view, self.names, self.console, seats))
        if ending:
            self.console.print()
            for line in self.board.ending(view, self.names):
                self.console.print(line, style="bold")

    def legend(self) -> None:
        """How to read the drawing."""
        legend = self.board.legend(self.game.view(None))
        if legend is not None:
            self.console.print(legend)

    def lines(self, lines: Sequence[str]) -> None:
        """Lines below something, indented."""
        from rich.padding import Padding

        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def explain(self, action: str, reasons: Sequence[Reason], actor: Actor) -> None:
        """Why an action is not allowed now."""
        if [reason.rule for reason in reasons] == ["text"]:
            self.console.print(phrase(reasons[0].message, self.names))
            self.hint(actor)
            return
        self.console.print(t("cli-not-allowed", action=shorten(action)))
        self.lines([f"{phrase(reason.message, self.names)} ({reason.rule})" for reason in reasons])

    def hint(self, actor: Actor) -> None:
        """What can be typed now."""
        self.console.print(t("cli-type-help", example=self.example(actor)), style="dim")

    def example(self, actor: Actor) -> str:
        """One of the legal actions."""
        actions = self.game.legal(actor)
        return actions[len(actions) // 2]
