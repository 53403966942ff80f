"""A person's turn at the terminal: what is typed, and what it does; and chance, where people play it by hand."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from ..kernel.contract import CHANCE
from .boards import legal_choices
from .screen import ask
from .trouble import Trouble
from .undo import take_back
from .words import t

if TYPE_CHECKING:
    from ..kernel.view import View
    from .display import Display
    from .saving import RecordFile

COMMANDS = {
    "help": "help",
    "h": "help",
    "?": "help",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "undo": "undo",
    "u": "undo",
    "save": "save",
    "why": "why",
    "w": "why",
    "odds": "odds",
    "board": "board",
    "b": "board",
    "rules": "rules",
}


class Left(Exception):
    """The people have left the table."""


class Turn:
    """One person's turn. ``bots`` are the seats of bots, across whose actions a decision may be taken back.

    ``spoken_to``: several people share the terminal, so prompts begin with the seat's name.
    """

    _view: View

    def __init__(self, display: Display, seat: int, file: RecordFile, bots: Collection[int], spoken_to: bool) -> None:
        self._display = display
        self._game = display.game
        self._console = display.console
        self._seat = seat
        self._file = file
        self._bots = bots
        self._spoken_to = spoken_to

    def run(self) -> bool:
        """Ask until something is played or taken back; False if it was taken back (Left)."""
        self._show()
        while True:
            answer = ask(t("cli-prompt", name=self._display.names[self._seat]))
            word, _, rest = answer.partition(" ")
            command = COMMANDS.get(word.lower())
            if command == "undo":
                if self._undo():
                    return False
            elif command:
                self._obey(command, rest.strip())
            elif self._act(answer):
                return True

    def _show(self) -> None:
        self._view = self._display.show(self._seat, self._spoken_to)

    def _obey(self, command: str, rest: str) -> None:
        match command:
            case "help":
                self._help()
            case "quit":
                raise Left
            case "save":
                self._file.save(rest)
            case "why":
                self._why(rest)
            case "odds":
                self._display.lines(self._display.board.odds(self._view) or [t("cli-no-odds")])
            case "board":
                self._show()
            case "rules":
                self._rules(rest)

    def _act(self, answer: str) -> bool:
        action = self._action(answer)
        if action is None:
            return False
        reasons = self._game.why_not(action, self._seat)
        if reasons:
            self._display.explain(action, reasons, self._seat)
            return False
        self._game.play(action, self._seat)
        return True

    def _action(self, answer: str) -> str | None:
        """The action that is meant: by number, by its text, or the only one there is."""
        actions = [choice.action for choice in legal_choices(self._view.choices)]
        if not answer:
            if len(actions) == 1:
                return actions[0]
            self._console.print(t("cli-choose", last=len(actions)))
            return None
        if re.fullmatch(r"[1-9][0-9]{0,5}", answer):
            if int(answer) <= len(actions):
                return actions[int(answer) - 1]
            self._console.print(t("cli-no-such-number", number=answer, last=len(actions)))
            return None
        return re.sub(r"\s+", "", answer.lower())

    # ---- commands

    def _help(self) -> None:
        actions = [choice.action for choice in legal_choices(self._view.choices)]
        self._console.print(t("cli-help-text", example=", ".join(actions[:5])))
        self._display.legend()

    def _why(self, text: str) -> None:
        if not text:
            self._console.print(t("cli-why-what", example=self._display.example(self._seat)))
            return
        action = self._action(text)
        if action is None:
            return
        reasons = self._game.why_not(action, self._seat)
        if reasons:
            self._display.explain(action, reasons, self._seat)
            return
        choice = self._game.choice(action, self._seat)
        if choice is None:
            self._display.lines([t("cli-possible")])
        else:
            self._display.lines(self._display.board.describe(self._view, choice, self._display.names))

    def _rules(self, topic: str) -> None:
        from .rules import print_rules

        try:
            print_rules(self._console, self._game.definition, self._game.table, topic)
        except Trouble as problem:
            self._console.print(str(problem))

    def _undo(self) -> bool:
        obstacle = take_back(self._game, self._bots, self._seat)
        self._console.print(obstacle or t("cli-undone"))
        return obstacle is None


def play_chance(display: Display) -> None:
    """Ask what the real cards or dice gave, and play it (Left)."""
    game = display.game
    odds = game.odds()
    display.console.print(t("cli-chance"), style="bold")
    display.lines([f"{number:>2} {text} ({part})" for number, (text, part) in enumerate(odds.items(), 1)])
    while True:
        answer = ask(t("cli-prompt", name=t("cli-chance-name")))
        if COMMANDS.get(answer.lower()) == "quit":
            raise Left
        known = list(odds)
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            answer = known[int(answer) - 1]
        reasons = game.why_not(answer, CHANCE)
        if not reasons:
            game.play(answer, CHANCE)
            return
        display.explain(answer, reasons, CHANCE)
