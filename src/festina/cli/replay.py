"""``festina replay``: a record, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .display import Display
from .files import load_game_file
from .screen import Gone, ask, is_interactive, out, wipe
from .story import moves, print_story, story_lines
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game


def replay(file: str, step: int | None, everything: bool) -> None:
    """Walk through a record; without a person at the terminal, print all of it."""
    walk = Walk(load_game_file(file), out())
    if step is not None and not 0 <= step <= walk.last:
        raise Trouble(t("cli-replay-no-such-move", move=step, last=walk.last))
    if everything or not is_interactive():
        walk.print_all(step)
    else:
        walk.run(step or 0)


class Walk:
    """A game that was played, looked at after any of its moves."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.console = console
        self.display = Display(game, console)
        self.moves = moves(game)
        self.last = len(self.moves)

    def run(self, move: int) -> None:
        """Step through it as the person asks."""
        while True:
            wipe(self.console)
            self.show(move)
            try:
                answer = ask(t("cli-replay-prompt", move=move, last=self.last)).lower()
            except (Gone, KeyboardInterrupt):
                self.console.print()
                return
            if answer in ("q", "quit", "exit"):
                return
            if answer.isdecimal() and len(answer) < 9:
                move = min(int(answer), self.last)
            elif answer in ("b", "back", "p"):
                move = max(move - 1, 0)
            elif answer in ("", "n", "next"):
                move = min(move + 1, self.last)

    def print_all(self, until: int | None) -> None:
        """The whole story (or up to a move), and where it leads."""
        end = self.last if until is None else until
        self.console.print(t("cli-table", ruleset=self.game.ruleset, seed=str(self.game.seed)), style="dim")
        self._print_story(0, end)
        self.console.print()
        self._draw(end)

    def show(self, move: int) -> None:
        """The position after a move, and the move itself."""
        self.console.print(t("cli-replay-title", ruleset=self.game.ruleset, move=move, last=self.last), style="dim")
        if move:
            self._print_story(move - 1, move)
        self._draw(move)

    def after(self, move: int) -> Game:
        """The game as it was after a move."""
        return self.game.earlier(self._steps(move))

    def _steps(self, move: int) -> int:
        """How many steps there are up to a move."""
        return self.moves[move - 1][1] if move else 0

    def _print_story(self, since: int, until: int) -> None:
        lines = story_lines(self.display, None, since=self._steps(since), everything=True)
        print_story(self.console, [line for line in lines if line.after <= self._steps(until)])

    def _draw(self, move: int) -> None:
        self.display.show_open(self.after(move), ending=move == self.last and self.game.is_over)
