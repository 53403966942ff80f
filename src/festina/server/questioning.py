"""What a bot is asked, and what it answers: the same for worker processes and for a device that plays by itself."""

from __future__ import annotations

import hashlib
from concurrent.futures import TimeoutError as OutOfTime
from dataclasses import dataclass
from typing import Literal

from ..kernel.events import Event
from ..kernel.messages import Message
from ..kernel.player import ActionReport
from ..kernel.view import View


@dataclass(frozen=True)
class BotQuestion:
    """What a bot gets to know: its seat's view and events, and a seed of its own. It travels to another process."""

    ruleset: str
    spec: str
    seat: int
    seed: int
    view: View
    events: tuple[Event, ...]
    seconds: float
    #: Seconds after which a search answers with what it has found.
    hurry: float = 0.0


@dataclass(frozen=True)
class BotAnswer:
    """A bot's action, its notes for people, and what went wrong."""

    action: str
    notes: tuple[Message, ...] = ()
    problem: Message | None = None
    #: What a search thinks of every action, the best first.
    report: tuple[ActionReport, ...] = ()
    simulations: int = 0


def substitute(question: BotQuestion, problem: BaseException) -> BotAnswer:
    """A legal action drawn from the bot's own stream, in place of one that did not come."""
    actions = [choice.action for choice in question.view.choices if choice.legal]
    action = actions[question.seed % len(actions)]
    return BotAnswer(action, problem=failed("overran" if isinstance(problem, OutOfTime) else "crashed"))


def failed(why: Literal["overran", "crashed"]) -> Message:
    """What everybody at the table may know: not the action, which may be a hidden choice, nor the bot's own words."""
    return Message("server-bot-failed", {"why": why})


def seed_of(key: str, seat: int, moment: int) -> int:
    """A bot's seed for its decision at some moment of a game: its table's bot key decides, never the dealer's seed."""
    digest = hashlib.sha256(f"{key}:{seat}:{moment}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
