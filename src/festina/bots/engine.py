"""Festina as the other program: it plays a seat over the protocol, or keeps a game for a host that has no rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import IO

from ..kernel.contract import AnyDefinition, Table
from ..kernel.errors import FestinaError
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.player import Decision
from ..kernel.view import View
from ..registry import table_for
from .base import legal_actions
from .protocol import (
    LONGEST_QUESTION,
    VERSION,
    BadMessage,
    Plain,
    decode_event,
    decode_view,
    kind_of,
    list_of,
    number_of,
    read,
    shown,
    text_of,
    write,
)
from .registry import bot_classes, bot_spec, make_bot
from .safe import SafeBot

#: A host waits longer for "ready"; if a search is not compiled by then, a strategist makes its first moves.
_READY_SECONDS = 15.0
#: The part of the time granted that a search may use.
_SHARE = 0.8


class Engine:
    """One conversation with a host. ``answer`` never raises; ``over`` is set by the message ``quit``."""

    def __init__(self, name: str, bot: str) -> None:
        self.over = False
        self._name = name
        self._usual = bot_spec(bot, foreign=False).text
        self._bot: SafeBot | None = None  # playing a seat of a game that the host keeps
        self._events: list[Event] = []
        self._game: Game | None = None  # a game kept here, and its bots
        self._bots: dict[int, SafeBot] = {}
        self._handlers: dict[str, Callable[[Plain], Plain | None]] = {
            "hello": self._hello,
            "new_game": self._new_game,
            "decide": self._decide,
            "play": self._play,
            "view": self._view,
            "record": self._record,
            "game_over": self._game_over,
            "quit": self._quit,
        }

    def answer(self, line: bytes) -> Plain | None:
        """The answer to a line, if there is one."""
        message: Plain = {}
        try:
            message = read(line)
            handler = self._handlers.get(kind_of(message))
            if handler is None:
                known = ", ".join(self._handlers)
                raise BadMessage("protocol-unknown-type", type=shown(message["type"]), known=known)
            return handler(message)
        except FestinaError as problem:
            return self._error(message, str(problem))
        except Exception as problem:  # noqa: BLE001  a message that breaks a handler must not end the engine
            return self._error(message, f"{type(problem).__name__}: {shown(str(problem))}")

    @staticmethod
    def _error(message: Plain, text: str) -> Plain:
        error: Plain = {"type": "error", "message": text}
        return {**error, "id": message["id"]} if "id" in message else error

    def _hello(self, message: Plain) -> Plain:
        if message.get("festina") != VERSION:
            raise BadMessage("protocol-other-version", theirs=shown(message.get("festina")), ours=str(VERSION))
        known = [name for name, bot in bot_classes().items() if not bot.foreign]
        return {"festina": VERSION, "type": "hello", "name": self._name, "bot": self._usual, "bots": known}

    # ---- a seat at the host's table

    def _new_game(self, message: Plain) -> Plain:
        definition, table = table_for(text_of(message, "ruleset"), {})
        if message.get("seat") is None:
            return self._keep_game(message, definition, table)
        seat = number_of(message, "seat")
        if seat >= table.players:
            raise BadMessage("protocol-no-seat", seat=str(seat), last=str(table.players - 1))
        bot = self._made(message.get("bot"), definition, table, seat, number_of(message, "seed", 0))
        _keep_time(bot, message)
        self._leave()
        self._bot = bot
        return {"type": "ready", "ruleset": table.ruleset, "seat": seat, "bot": bot.seat.spec}

    def _decide(self, message: Plain) -> Plain:
        number = number_of(message, "id")
        if self._bot is None:
            raise BadMessage("protocol-no-game")
        seat = self._bot.seat
        view = decode_view(seat.definition, message.get("view"))
        if view is None or not _fits(view, seat.table.ruleset, seat.number):
            raise BadMessage("protocol-bad-view", ruleset=seat.table.ruleset, seat=str(seat.number))
        if "legal" in message and set(list_of(message, "legal")) != set(legal_actions(view)):
            raise BadMessage("protocol-other-legal")
        _keep_time(self._bot, message)
        since = number_of(message, "since", 0)
        if since > len(self._events):
            raise BadMessage("protocol-gap", since=str(since), known=str(len(self._events)))
        self._events[since:] = [decode_event(seat.definition, event) for event in list_of(message, "events")]
        return {"type": "action", "id": number, **_decided(self._bot.decide(view, self._events))}

    def _game_over(self, message: Plain) -> None:
        self._leave()

    # ---- a game kept here

    def _keep_game(self, message: Plain, definition: AnyDefinition, table: Table) -> Plain:
        seed = None if message.get("seed") is None else number_of(message, "seed")
        game = Game(definition, table, seed=seed)
        specs = list_of(message, "bots")
        if len(specs) > game.players:
            raise BadMessage("protocol-no-seat", seat=str(len(specs) - 1), last=str(game.players - 1))
        seated = {seat: spec for seat, spec in enumerate(specs) if spec is not None}
        bots = {seat: self._made(spec, definition, table, seat, game.seed) for seat, spec in seated.items()}
        self._leave()
        self._game, self._bots = game, bots
        return self._state(game, game.events())

    def _play(self, message: Plain) -> Plain:
        """Play the action given, or else the decision of the seat's bot."""
        game = self._kept()
        seat = _seat(message)
        if "action" in message:
            return self._state(game, game.play(text_of(message, "action"), seat))
        who = game.to_act[0] if seat is None and len(game.to_act) == 1 else seat
        bot = self._bots.get(who) if isinstance(who, int) else None
        if bot is None or who not in game.to_act:
            raise BadMessage("protocol-no-bot", seat=shown(who))
        decision = bot.decide(game.view(bot.seat.number), game.events(bot.seat.number))
        return {**self._state(game, game.play(decision.action, bot.seat.number)), **_decided(decision)}

    def _view(self, message: Plain) -> Plain:
        return {"type": "view", "view": self._kept().view(_seat(message)).as_dict()}

    def _record(self, message: Plain) -> Plain:
        return {"type": "record", "record": self._kept().record()}

    def _kept(self) -> Game:
        if self._game is None:
            raise BadMessage("protocol-no-game")
        return self._game

    @staticmethod
    def _state(game: Game, events: Sequence[Event]) -> Plain:
        outcome = game.outcome
        return {
            "type": "game",
            "ruleset": game.ruleset,
            "to_act": list(game.to_act),
            "outcome": outcome and outcome.as_dict(),
            "events": [event.as_dict() for event in events],
        }

    # ---- both

    def _made(self, spec: object, definition: AnyDefinition, table: Table, seat: int, seed: int) -> SafeBot:
        if spec is not None and not isinstance(spec, str):
            raise BadMessage("protocol-not-text", type="new_game", field="bot")
        text = bot_spec(spec or self._usual, foreign=False).text
        bot = make_bot(text, definition, table, seat, seed)
        bot.get_ready(_READY_SECONDS)
        return SafeBot(bot)

    def _leave(self) -> None:
        for bot in (*self._bots.values(), *([self._bot] if self._bot else [])):
            bot.close()
        self._bot, self._events, self._game, self._bots = None, [], None, {}

    def _quit(self, message: Plain) -> None:
        self._leave()
        self.over = True


def _seat(message: Plain) -> int | None:
    """The seat that a message names, if any (BadMessage)."""
    return None if message.get("seat") is None else number_of(message, "seat")


def _keep_time(bot: SafeBot, message: Plain) -> None:
    """Hold a search to the time that the host grants, whatever its spec allows."""
    if "time_ms" in message:
        bot.bot.hurry(_SHARE * number_of(message, "time_ms") / 1000)


def _fits(view: View, ruleset: str, seat: int) -> bool:
    """Whether a view belongs to this table and seat, and lists a legal action."""
    return view.ruleset == ruleset and view.seat == seat and bool(legal_actions(view))


def _decided(decision: Decision) -> Plain:
    answer: Plain = {"action": decision.action}
    if decision.report:
        answer["report"] = [report.as_dict() for report in decision.report]
        answer["simulations"] = decision.simulations
    if decision.notes:
        answer["notes"] = [str(note) for note in decision.notes]
    return answer


def serve(engine: Engine, incoming: IO[bytes], outgoing: IO[bytes]) -> None:
    """Answer line after line until the input ends or says quit."""
    while not engine.over:
        line = incoming.readline(LONGEST_QUESTION + 1)
        if not line:
            break
        rest = line
        while len(line) > LONGEST_QUESTION and rest and not rest.endswith(b"\n"):
            rest = incoming.readline(LONGEST_QUESTION)
        answer = engine.answer(line) if line.strip() else None
        if answer is not None:
            outgoing.write(write(answer))
            outgoing.flush()
