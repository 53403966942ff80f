"""Bots in other programs, seen from the host: they get only what their seat knows, and are never trusted."""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import ClassVar

from ..kernel.events import Event
from ..kernel.player import Decision
from ..kernel.view import Outcome, View
from .base import Bot, Seat, legal_actions
from .commands import COMMAND, CommandSpec, command_spec, names_a_program
from .process import BotTrouble, Program, at_exit
from .protocol import VERSION, Plain, first_new, kind_of, number_of, read, shown, text_of, write
from .safe import SafeBot
from .spec import BotSpec

#: Seconds a program has to get ready.
_START_SECONDS = 20.0
#: How often a program is started in one game.
_MOST_STARTS = 4
#: Programs kept for the next game, at most.
_MOST_IDLE = 12
_QUIT = write({"type": "quit"})


class Partner:
    """A program that has said hello and plays one game after another."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.program = Program(command)
        self._questions = 0
        with self._or_end():
            hello = self._ask({"festina": VERSION, "type": "hello"}, "hello", _START_SECONDS)
            if hello.get("festina") != VERSION:
                raise BotTrouble("bot-other-version", theirs=shown(hello.get("festina")), ours=str(VERSION))
            self.name = shown(text_of(hello, "name")) if "name" in hello else ""

    def new_game(self, seat: Seat, seconds: float) -> None:
        """Seat it at a table, and wait until it is ready."""
        definition, table = seat.definition, seat.table
        message = {
            "type": "new_game",
            "game": definition.name,
            "ruleset": table.ruleset,
            "options": dict(table.options),
            "seat": seat.number,
            "seats": table.players,
            "seed": own_seed(seat),
            "time_ms": _milliseconds(seconds),
        }
        with self._or_end():
            self._ask(message, "ready", _START_SECONDS)

    def decide(self, view: View, since: int, events: Sequence[Event], seconds: float) -> str:
        """Ask for an action."""
        self._questions += 1
        message = {
            "type": "decide",
            "id": self._questions,
            "time_ms": _milliseconds(seconds),
            "legal": legal_actions(view),
            "since": since,
            "events": [event.as_dict() for event in events[since:]],
            "view": view.as_dict(),
        }
        return text_of(self._ask(message, "action", seconds), "action")

    def game_over(self, outcome: Outcome | None, since: int, events: Sequence[Event]) -> None:
        """Report how the game ended; without an outcome it was abandoned."""
        message = {
            "type": "game_over",
            "outcome": outcome and outcome.as_dict(),
            "since": since,
            "events": [event.as_dict() for event in events[since:]],
        }
        self.program.send(write(message))
        if not self.program.flush(1.0):
            self.program.end()

    def quit(self) -> None:
        """Let the program end."""
        self.program.leave(_QUIT)

    @contextmanager
    def _or_end(self) -> Iterator[None]:
        """End a program that does not get ready."""
        try:
            yield
        except BaseException:
            self.program.end()
            raise

    def _ask(self, message: Mapping[str, object], wanted: str, seconds: float) -> Plain:
        """Send a message and wait for the answer to it; late answers to earlier questions are passed over."""
        self.program.send(write(message))
        deadline = time.monotonic() + seconds
        while True:
            answer = read(self.program.receive(deadline))
            kind = kind_of(answer)
            if kind == "error":
                raise BotTrouble("bot-says-error", text=shown(answer.get("message")))
            if kind == "action":
                number = number_of(answer, "id")
                if number < self._questions or (number == self._questions and wanted != "action"):
                    continue
                if number != self._questions:
                    raise BotTrouble("bot-wrong-id", id=str(number), asked=str(self._questions))
            if kind != wanted:
                raise BotTrouble("bot-wrong-type", type=shown(kind), wanted=wanted)
            return answer


class ForeignBot(Bot):
    """A bot in another program. ``decide`` raises if anything goes wrong: wrap it in a ``SafeBot``."""

    name: ClassVar[str] = COMMAND
    foreign: ClassVar[bool] = True
    keeps_time: ClassVar[bool] = True

    def __init__(self, seat: Seat, command: tuple[str, ...]) -> None:
        super().__init__(seat)
        self._command = command
        self._seconds = seat.move_seconds
        self._partner: Partner | None = None
        self._starts = 0
        self._sent: list[Event] = []
        self._asking = False

    @classmethod
    def claims(cls, text: str) -> bool:
        return names_a_program(text)

    @classmethod
    def read(cls, text: str) -> BotSpec:
        return command_spec(text, cls)

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        assert isinstance(spec, CommandSpec)
        return SafeBot(cls(seat, spec.command))

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        self._asking = True
        partner = self._ready_partner()
        since = first_new(self._sent, events)
        self._sent = list(events)
        action = partner.decide(view, since, events, self._seconds)
        self._asking = False
        return Decision(action)

    def game_over(self, view: View, events: Sequence[Event]) -> None:
        self._leave(view.outcome, events)

    def close(self) -> None:
        self._leave(None, self._sent)

    def _ready_partner(self) -> Partner:
        if self._partner is None or self._partner.program.ended:
            if self._starts == _MOST_STARTS:
                raise BotTrouble("bot-given-up", starts=_MOST_STARTS)
            self._starts += 1
            self._sent = []
            self._partner = _borrow(self._command) or Partner(self._command)
            self._partner.new_game(self.seat, self._seconds)
        return self._partner

    def _leave(self, outcome: Outcome | None, events: Sequence[Event]) -> None:
        """Part with the program; if all went well, the next game may use it."""
        partner, self._partner = self._partner, None
        if partner is None or partner.program.ended:
            return
        if self._asking or self.seat.incidents:
            partner.program.end()
            return
        partner.game_over(outcome, first_new(self._sent, events), events)
        if not partner.program.ended:
            _give_back(partner)


def own_seed(seat: Seat) -> int:
    """A seed for the bot's own stream: exact in every language's numbers, and it does not reveal the table's seed."""
    digest = hashlib.blake2b(f"{seat.seed} {seat.number}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def _milliseconds(seconds: float) -> int:
    return max(round(seconds * 1000), 1)


_idle: list[Partner] = []
_lock = threading.Lock()


def _borrow(command: tuple[str, ...]) -> Partner | None:
    """An idle program of this process that still runs."""
    with _lock:
        for partner in list(_idle):
            if partner.command == command and partner.program.owner == os.getpid():
                _idle.remove(partner)
                if partner.program.is_running:
                    return partner
                partner.program.end()
    return None


def _give_back(partner: Partner) -> None:
    with _lock:
        if partner.program.is_running and len(_idle) < _MOST_IDLE:
            at_exit(dismiss_idle, priority=2)
            _idle.append(partner)
            return
    partner.quit()


def dismiss_idle() -> None:
    """End all programs that wait for another game."""
    with _lock:
        leaving = [partner for partner in _idle if partner.program.owner == os.getpid()]
        _idle[:] = [partner for partner in _idle if partner not in leaving]
    for partner in leaving:
        partner.quit()
