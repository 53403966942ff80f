"""What the server sends about puzzles."""

from __future__ import annotations

from typing import Final

from ..analysis.puzzles import PuzzleLine
from ..analysis.shares import PuzzleShare
from ..kernel.data import Data, JsonObject
from ..kernel.messages import Message
from .wire import AnySetting, SentView


class PuzzleList(Data, frozen=True):
    """All puzzles."""

    puzzles: list[PuzzleLine]


class PuzzleInfo(Data, frozen=True, kw_only=True):
    """A puzzle with its solution: nothing about it is secret (``analysis.puzzles.sheet`` gives the same)."""

    id: str
    game: str
    ruleset: str
    #: What it is about: the message ``<game>-theme-<theme>`` says it.
    theme: str
    #: How difficult it is, from 1 to 5.
    stars: int
    seat: int
    #: The position, for a table or an analysis that begins with it.
    start: JsonObject
    view: SentView
    setting: AnySetting
    best: str
    #: What all actions are worth, the best one first.
    shares: list[PuzzleShare]
    #: Why the best action is better than the next one.
    reasons: list[Message]
    #: What to think about.
    nudge: Message | None
    #: In an exercise made of one's own error: what was played, and in which step.
    played: str | None
    step: int | None


class PuzzlesOfTheDay(Data, frozen=True, kw_only=True):
    """The puzzle of a day in each game that has puzzles, the same for everybody."""

    day: str
    puzzles: list[PuzzleInfo]


SENT: Final = (PuzzleList, PuzzleInfo, PuzzlesOfTheDay)
