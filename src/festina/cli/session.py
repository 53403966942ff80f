"""A game at the terminal: people take turns, bots answer, and everybody reads what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..kernel.contract import CHANCE
from ..kernel.errors import IllegalMove
from ..kernel.messages import Message
from .display import Display
from .players import Sitter, bots_at
from .saving import RecordFile
from .screen import Gone, ask, private_screen, wipe
from .story import News
from .turn import COMMANDS, Left, Turn, play_chance
from .words import phrase, t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game

#: Aimless play may go on for ever: bots left alone are stopped after this many decisions.
PATIENCE = 1_000


class Session:
    """One game, and the people and bots at it."""

    def __init__(
        self, game: Game, sitters: Sequence[Sitter], console: Console, save_to: str | None, suggested: str
    ) -> None:
        self.game = game
        self.console = console
        self.display = Display(game, console)
        self.file = RecordFile(game, sitters, console, save_to, suggested)
        self.news = News(self.display)
        self.bots = bots_at(game, sitters)
        self.people = [seat for seat in range(game.players) if seat not in self.bots]
        self.private = len(self.people) > 1 and game.table.has_secrets
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.welcomed = False

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
            self.file.save_on_leaving()
            return
        except (Gone, KeyboardInterrupt):
            self.console.print()
            self.file.save_on_leaving()
            return
        self._end()

    def _play_on(self) -> None:
        while waiting := self.game.to_act:
            if waiting == (CHANCE,):
                self.news.print_for(self.viewer)
                play_chance(self.display)
                continue
            seats = [seat for seat in waiting if isinstance(seat, int)]
            bots = [seat for seat in seats if seat in self.bots]
            if not bots:
                self._person_turn(self.viewer if self.viewer in seats else seats[0])
            elif self._people_are_done():
                if not self._run_bots_out():
                    return
            else:
                self._bot_turn(bots[0])

    def _run_bots_out(self) -> bool:
        """Let the bots play on for a while once all people are done; Ctrl-C stops them.

        Returns whether the game goes on because chance must be played by hand.
        """
        if self.people:
            self.news.print_for(self.viewer)
        try:
            with self.console.status(t("cli-bots-run-on")):
                for _ in range(PATIENCE):
                    waiting = self.game.to_act
                    if not waiting or waiting[0] == CHANCE:
                        return bool(waiting)
                    self._bot_turn(waiting[0])
        except KeyboardInterrupt:
            return False
        if self.game.to_act:
            self.console.print(t("cli-cut", limit=PATIENCE))
        return False

    def _bot_turn(self, seat: int) -> None:
        decision = self.bots[seat].decide(self.game.view(seat), self.game.events(seat))
        is_hidden = len(self.game.to_act) > 1  # others choose at the same time: a note must not give the choice away
        for note in decision.notes:
            shown = Message(note.key, {**note.params, "action": "?"}) if is_hidden else note
            self._note(seat, phrase(shown, self.display.names))
        self.game.play(decision.action, seat)

    def _note(self, seat: int, text: str) -> None:
        self.console.print(f"{self.display.names[seat]}: {text}", style="dim")

    def _dismiss_bots(self) -> None:
        """Show the bots how the game ended, close them, and report what went wrong with that."""
        for seat, bot in self.bots.items():
            known = len(bot.seat.incidents)
            if self.game.is_over:
                bot.game_over(self.game.view(seat), self.game.events(seat))
            bot.close()
            for incident in bot.seat.incidents[known:]:
                self._note(seat, incident.problem)

    def _people_are_done(self) -> bool:
        """Whether the places of all people are certain: they have nothing more to decide."""
        places = self.game.standing().places
        return all(places[seat] is not None for seat in self.people)

    def _end(self) -> None:
        if self.news.unread(self.viewer) < PATIENCE:
            self.news.print_for(self.viewer)
        self.console.print()
        self.display.show_open(ending=True)
        self.file.save_at_the_end(offer=bool(self.people))

    # ---- a person's turn

    def _person_turn(self, seat: int) -> None:
        if self.private and self.viewer != seat and not self._hand_over(seat):
            return
        if self.private or len(self.people) == 1:
            self.viewer = seat
        if not self.welcomed:
            self.welcomed = True
            self.display.legend()
            self.display.hint(seat)
        self.file.keep()
        self.news.print_for(self.viewer)
        if not Turn(self.display, seat, self.file, self.bots, spoken_to=len(self.people) > 1).run():
            self.news.rewind()

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen between two people, so that neither sees what belongs to the other.

        The person who made the last hidden choice may still take it back here, and then keeps the screen (False).
        """
        before, self.viewer = self.viewer, None
        wipe(self.console)
        if before is not None:
            self.news.print_for(None)
        while True:
            answer = COMMANDS.get(ask(t("cli-hand-over", name=self.display.names[seat])).lower())
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
