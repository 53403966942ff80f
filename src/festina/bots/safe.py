"""A bot that never costs more than its own move: if it fails, a legal action is played and the incident reported."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ..kernel.errors import FestinaError
from ..kernel.events import Event
from ..kernel.messages import Message
from ..kernel.player import Decision
from ..kernel.view import View
from .base import Bot, Incident, legal_actions
from .policies import RandomBot
from .protocol import shown


class SafeBot(Bot):
    """A bot of any kind, made safe: ``decide`` never raises and always names a legal action.

    An exception, an illegal action, or more than ``seconds`` for a move cost the bot that move: a random legal action
    from the seat's own stream is played in its place. What happened stands in ``seat.incidents``.
    """

    def __init__(self, bot: Bot, seconds: float | None = None) -> None:
        super().__init__(bot.seat)
        self.bot: Bot = bot.bot if isinstance(bot, SafeBot) else bot
        self._seconds = None if self.bot.keeps_time else seconds
        self._substitute = RandomBot(bot.seat)

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        began = time.perf_counter()
        try:
            decision = self.bot.decide(view, events)
            problem = self._problem(decision, view, time.perf_counter() - began)
        except Exception as error:  # noqa: BLE001  any failure of a bot costs it the move, and is reported
            problem = _words(error)
        if problem is None:
            return decision
        action = self._substitute.decide(view, events).action
        self._note(problem, action)
        return Decision(action, notes=(Message("bot-lost-move", {"problem": problem, "action": action}),))

    def game_over(self, view: View, events: Sequence[Event]) -> None:
        try:
            self.bot.game_over(view, events)
        except Exception as error:  # noqa: BLE001  the game is over: nothing is lost, but it is reported
            self._note(_words(error), "")

    def close(self) -> None:
        try:
            self.bot.close()
        except Exception as error:  # noqa: BLE001  as above
            self._note(_words(error), "")

    def _problem(self, decision: Decision, view: View, seconds: float) -> str | None:
        if decision.action not in legal_actions(view):
            return str(Message("bot-illegal-action", {"action": shown(decision.action)}))
        if self._seconds is not None and seconds > self._seconds:
            times = {"seconds": f"{seconds:.2f}", "limit": f"{self._seconds:g}"}
            return str(Message("bot-overran", times))
        return None

    def _note(self, problem: str, played: str) -> None:
        self.seat.incidents.append(Incident(self.seat.number, self.seat.spec, problem, played))


def _words(error: Exception) -> str:
    return str(error) if isinstance(error, FestinaError) else f"{type(error).__name__}: {shown(str(error))}"
