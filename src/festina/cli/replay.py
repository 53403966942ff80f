"""``festina replay``: a record, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.game import Game
from . import story
from .boards import board_for
from .files import load_game_file
from .screen import Gone, ask, is_interactive, out, wipe
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from rich.console import Console


def replay(file: str, step: int | None, everything: bool) -> None:
    """Walk through a record; without a person at the terminal, tell all of it."""
    walk = Walk(load_game_file(file), out())
    if step is not None and not 0 <= step <= walk.last:
        raise Trouble(t("cli-replay-no-such-move", move=step, last=walk.last))
    if everything or not is_interactive():
        walk.tell_all(step)
    else:
        walk.run(step or 0)


class Walk:
    """A game that has been, and a second one that is moved through it."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.console = console
        self.board = board_for(game.definition.name)
        self.moves = story.moves(game)
        self.last = len(self.moves)
        start = game.root_facts() if game.has_start else None
        self.shadow = Game(
            game.definition, game.table, seed=game.seed, chance="manual", start=start, seats=game.seats, date=game.date
        )

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

    def tell_all(self, until: int | None) -> None:
        """The whole story (or up to a move), and where it leads."""
        end = self.last if until is None else until
        self.console.print(t("cli-table", ruleset=self.game.ruleset, seed=str(self.game.seed)), style="dim")
        after = self.moves[end - 1][1] if end else 0
        told = story.lines(self.game, self.board, None, self.game.seats, everything=True)
        story.tell_lines(self.console, [line for line in told if line.after <= after])
        self.console.print()
        self._draw(end)

    def show(self, move: int) -> None:
        """The position after a move, and the move itself."""
        self.console.print(t("cli-replay-title", ruleset=self.game.ruleset, move=move, last=self.last), style="dim")
        if move:
            first, after = self.moves[move - 1]
            told = story.lines(self.game, self.board, None, self.game.seats, since=first, everything=True)
            story.tell_lines(self.console, [line for line in told if line.after <= after])
        self._draw(move)

    def _draw(self, move: int) -> None:
        self.go_to(move)
        view = self.board.face_up(self.shadow.view(None), self.shadow.facts())
        self.console.print(self.board.draw(view, self.game.seats, self.console))
        if move == self.last and self.game.is_over:
            for line in self.board.ending(view, self.game.seats):
                self.console.print(line, style="bold")

    def go_to(self, move: int) -> None:
        """Bring the second game to the position after a move: back by undoing, forward by playing."""
        step = self.moves[move - 1][1] if move else 0
        while len(self.shadow.steps) > step:
            self.shadow.undo()
        for done in self.game.steps[len(self.shadow.steps) : step]:
            self.shadow.play_step(done.text, "chance" if done.actor is None else done.actor)
