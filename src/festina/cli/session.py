"""A game at the terminal: people take turns, bots answer, everything is told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..kernel.contract import CHANCE
from ..kernel.errors import IllegalMove
from ..kernel.messages import Message
from ..kernel.ruleset import shorten
from . import story
from .boards import board_for
from .files import write_record_file
from .players import Sitter, bots_at, how_to_resume
from .screen import Gone, ask, is_interactive, private_screen, wipe
from .trouble import Trouble
from .undo import take_back
from .words import t, tell

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game

#: HT-853: bots left alone may run for ever; they are stopped after this many decisions.
PATIENCE = 1_000

_COMMANDS = {
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


class Session:
    """One game, the people and bots at it, and what each person has been told so far."""

    def __init__(
        self, game: Game, sitters: Sequence[Sitter], console: Console, save_to: str | None, suggested: str
    ) -> None:
        self.game = game
        self.sitters = sitters
        self.console = console
        self.save_to = save_to
        self.suggested = suggested
        self.names: Sequence[str] = game.seats
        self.board = board_for(game.definition.name)
        self.bots = bots_at(game, sitters)
        self.people = [seat for seat in range(game.players) if seat not in self.bots]
        self.private = len(self.people) > 1 and self.board.has_secrets(game.view(None))
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.told: dict[int | None, int] = {}
        self.welcomed = False
        self.joined = self.saved = len(game.steps)

    # ---- the course of a game

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        try:
            with private_screen(self.console, self.private):
                try:
                    self._play_on()
                finally:
                    self._dismiss_bots()
        except Left:
            self._leave()
            return
        except (Gone, KeyboardInterrupt):
            self._leave(interrupted=True)
            return
        self._end()

    def _play_on(self) -> None:
        while waiting := self.game.to_act:
            bots = [seat for seat in waiting if seat in self.bots]
            if waiting == (CHANCE,):
                self._chance_turn()
            elif not bots:
                self._person_turn(self.viewer if self.viewer in waiting else waiting[0])
            elif self._people_are_done():
                self._run_bots_out()
                return
            else:
                self._bot_turn(bots[0])

    def _run_bots_out(self) -> None:
        """Nobody is left to watch every step: let the bots run, for a while; Ctrl-C is enough of it."""
        if self.people:
            self._tell_news()
        decisions = 0
        try:
            with self.console.status(t("cli-bots-run-on")):
                while self.game.to_act and decisions < PATIENCE:
                    self._bot_turn(self.game.to_act[0])
                    decisions += 1
        except KeyboardInterrupt:
            return
        if self.game.to_act:
            self.console.print(t("cli-cut", limit=PATIENCE))

    def _bot_turn(self, seat: Any) -> None:
        decision = self.bots[seat].decide(self.game.view(seat), self.game.events(seat))
        is_hidden = len(self.game.to_act) > 1  # others choose at the same time: nobody may read a choice in a note
        for note in decision.notes:
            shown = Message(note.key, {**note.params, "action": "?"}) if is_hidden else note
            self._note(seat, tell(shown, self.names))
        self.game.play(decision.action, seat)

    def _note(self, seat: int, text: str) -> None:
        self.console.print(f"{self.names[seat]}: {text}", style="dim")

    def _dismiss_bots(self) -> None:
        """Tell the bots how it ended, take back what they hold, and say what went wrong with that."""
        for seat, bot in self.bots.items():
            told = len(bot.seat.incidents)
            if self.game.is_over:
                bot.game_over(self.game.view(seat), self.game.events(seat))
            bot.close()
            for incident in bot.seat.incidents[told:]:
                self._note(seat, incident.problem)

    def _people_are_done(self) -> bool:
        view = self.game.view(None)
        return all(self.board.is_done(view, seat) for seat in self.people)

    def _end(self) -> None:
        if len(self.game.steps) - self.told.get(self.viewer, 0) < PATIENCE:
            self._tell_news()
        view = self.board.face_up(self.game.view(None), self.game.facts())
        self.console.print()
        self.console.print(self.board.draw(view, self.names, self.console))
        self.console.print()
        for line in self.board.ending(view, self.names):
            self.console.print(line, style="bold")
        if self.save_to:
            self._save(self.save_to)
        elif is_interactive() and self.people:
            self._offer_to_save("cli-ask-save-end", "")

    # ---- leaving

    def _leave(self, interrupted: bool = False) -> None:
        if interrupted:
            self.console.print()
        if self.save_to:
            self._save(self.save_to)
            self.console.print(how_to_resume(self.save_to, self.sitters))
        elif len(self.game.steps) == self.saved:
            self.console.print(t("cli-goodbye"))
        elif is_interactive():
            self._offer_to_save("cli-ask-save", self.suggested)
        else:
            self.console.print(t("cli-left-unsaved"))

    def _offer_to_save(self, question: str, usual: str) -> None:
        while True:
            try:
                answer = ask(t(question, file=usual))
            except (Gone, KeyboardInterrupt):
                self.console.print("\n" + t("cli-left-unsaved"))
                return
            name = answer or usual
            if not name or answer.lower() in ("n", "no", t("cli-no")):
                return
            try:
                self._save(name)
            except Trouble as problem:
                self.console.print(str(problem))
            else:
                return

    def _save(self, name: str) -> None:
        write_record_file(name, self.game.record())
        self.saved = len(self.game.steps)
        self.suggested = name
        self.console.print(t("cli-saved", file=name))

    def _keep(self) -> None:
        """Keep the file of ``--save`` up to date: a closed window loses nothing."""
        if self.save_to:
            write_record_file(self.save_to, self.game.record())

    # ---- telling

    def _tell_news(self) -> None:
        """What has happened since this viewer was last told."""
        steps = len(self.game.steps)
        since = min(self.told.get(self.viewer, self._last_look()), steps)
        story.tell_lines(self.console, story.lines(self.game, self.board, self.viewer, self.names, since))
        self.told[self.viewer] = steps

    def _last_look(self) -> int:
        """Where the story goes on for somebody who sits down at a running game: at the last turn of their own."""
        steps = self.game.steps
        own = [i for i, step in enumerate(steps) if step.actor == self.viewer and step.actor is not None]
        if own and self.joined:
            return min(own[-1], self.joined)
        return max(0, self.joined - 2 * self.game.players)

    def _show(self, seat: int) -> dict[str, Any]:
        view = self.game.view(seat)
        self.console.print(self.board.draw(view, self.names, self.console))
        self.console.print(self._prompt(view), style="bold")
        self.console.print(self.board.choices(view, self.names, self.console))
        return view

    def _prompt(self, view: dict[str, Any]) -> str:
        from .words import tell_plain

        said = tell_plain(view["prompt"], self.names)
        return said if len(self.people) == 1 else f"{self.names[view['seat']]}: {said}"

    # ---- a person's turn

    def _person_turn(self, seat: Any) -> None:
        if self.private and self.viewer != seat and not self._hand_over(seat):
            return
        if self.private or len(self.people) == 1:
            self.viewer = seat
        if not self.welcomed:
            self.welcomed = True
            self.console.print(self.board.legend(self.game.view(None)))
            self.console.print(t("cli-type-help", example=self._example(seat)), style="dim")
        self._keep()
        self._tell_news()
        view = self._show(seat)
        played = len(self.game.steps)
        while len(self.game.steps) == played:
            answer = ask(t("cli-prompt", name=self.names[seat]))
            if self._obey(answer, seat, view):
                return

    def _hand_over(self, seat: int) -> bool:
        """An empty screen between two people, so that nobody sees what belongs to the other.

        Whoever made a hidden choice may still take it back here; then the screen stays with them (False).
        """
        before, self.viewer = self.viewer, None
        wipe(self.console)
        if before is not None:
            self._tell_news()
        while True:
            answer = _COMMANDS.get(ask(t("cli-hand-over", name=self.names[seat])).lower())
            if answer == "quit":
                raise Left
            if answer != "undo" or before is None:
                wipe(self.console)
                return True
            try:
                self.game.retract(before)
            except IllegalMove:
                self.console.print(t("cli-undo-too-late"))
            else:
                self.viewer = before
                return False

    def _obey(self, answer: str, seat: int, view: dict[str, Any]) -> bool:
        """Do what was typed; True when the position is another now."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        match _COMMANDS.get(word.lower()):
            case "help":
                self._help(view)
            case "quit":
                raise Left
            case "undo":
                return self._undo(seat)
            case "save":
                self._save_command(rest)
            case "why":
                self._why(rest, seat, view)
            case "odds":
                self._print_lines(self.board.odds(view) or [t("cli-no-odds")])
            case "board":
                self._show(seat)
            case "rules":
                self._rules(rest)
            case _:
                return self._act(answer, seat, view)
        return False

    def _act(self, answer: str, seat: int, view: dict[str, Any]) -> bool:
        action = self._action(answer, view)
        if action is None:
            return False
        reasons = self.game.reasons(action, seat)
        if reasons:
            self._explain(action, reasons, seat)
            return False
        self.game.play(action, seat)
        return True

    def _action(self, answer: str, view: dict[str, Any]) -> str | None:
        """The action that is meant: by number, by its text, or the only one there is."""
        actions = self.board.actions(view)
        if not answer:
            if len(actions) == 1:
                return actions[0]
            self.console.print(t("cli-choose", last=len(actions)))
            return None
        if re.fullmatch(r"[1-9][0-9]{0,5}", answer):
            if int(answer) <= len(actions):
                return actions[int(answer) - 1]
            self.console.print(t("cli-no-such-number", number=answer, last=len(actions)))
            return None
        return re.sub(r"\s+", "", answer.lower())

    def _example(self, seat: Any) -> str:
        actions = self.game.legal(seat)
        return actions[len(actions) // 2]

    def _explain(self, action: str, reasons: list[Any], seat: Any) -> None:
        if [reason.rule for reason in reasons] == ["text"]:
            self.console.print(tell(reasons[0].message, self.names))
            self.console.print(t("cli-type-help", example=self._example(seat)), style="dim")
            return
        self.console.print(t("cli-not-allowed", action=shorten(action)))
        self._print_lines([f"{tell(reason.message, self.names)} ({reason.rule})" for reason in reasons])

    def _print_lines(self, lines: Sequence[str]) -> None:
        from rich.padding import Padding

        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    # ---- commands

    def _help(self, view: dict[str, Any]) -> None:
        self.console.print(t("cli-help-text", example=", ".join(self.board.actions(view)[:5])))
        self.console.print(self.board.legend(view))

    def _why(self, text: str, seat: int, view: dict[str, Any]) -> None:
        if not text:
            self.console.print(t("cli-why-what", example=self._example(seat)))
            return
        action = self._action(text, view)
        if action is None:
            return
        reasons = self.game.reasons(action, seat)
        if reasons:
            self._explain(action, reasons, seat)
        else:
            self._print_lines(self.board.describe(view, action, self.names))

    def _save_command(self, name: str) -> None:
        try:
            self._save(name or self.save_to or self.suggested)
        except Trouble as problem:
            self.console.print(str(problem))

    def _rules(self, topic: str) -> None:
        from .rules import print_rules

        try:
            print_rules(self.console, self.game.definition, self.game.table, topic)
        except Trouble as problem:
            self.console.print(str(problem))

    def _undo(self, seat: int) -> bool:
        obstacle = take_back(self.game, self.board, self.bots, seat)
        if obstacle:
            self.console.print(obstacle)
            return False
        for viewer, told in self.told.items():
            self.told[viewer] = min(told, len(self.game.steps))
        self.console.print(t("cli-undone"))
        return True

    # ---- chance by hand

    def _chance_turn(self) -> None:
        """A game whose chance is played by hand: the people say what the cards or dice of their box gave."""
        self._tell_news()
        odds = self.game.odds()
        self.console.print(t("cli-chance"), style="bold")
        self._print_lines([f"{number:>2} {text} ({part})" for number, (text, part) in enumerate(odds.items(), 1)])
        while True:
            answer = ask(t("cli-prompt", name=t("cli-chance-name")))
            if _COMMANDS.get(answer.lower()) == "quit":
                raise Left
            known = list(odds)
            if answer.isdecimal() and 1 <= int(answer) <= len(known):
                answer = known[int(answer) - 1]
            reasons = self.game.reasons(answer, "chance")
            if not reasons:
                self.game.play(answer, "chance")
                return
            self._explain(answer, reasons, "chance")
