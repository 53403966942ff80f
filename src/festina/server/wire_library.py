"""What the server sends that depends on no table: its health, rulesets, rulebooks, bots, languages, replays."""

from __future__ import annotations

from typing import Final, Literal

from ..bots.spec import BotInfo
from ..kernel.data import Data
from ..kernel.messages import Message
from ..kernel.rulebook import Section
from ..kernel.view import Actor
from .wire import AnyOutcome, AnySetting, AnySheet, SentEvent, SentView

#: What the server depends on.
Part = Literal["database", "disk", "bus"]
#: Why something old is not deleted: nothing is wrong, the clock is doubted, or an operator must agree.
Tidiness = Literal["ok", "clock", "confirm"]


class Health(Data, frozen=True, kw_only=True):
    """The server's state, for operators."""

    status: Literal["ok", "stopping", "trouble"]
    version: str
    #: What does not work.
    trouble: list[Part]
    tidying: Tidiness


class RulesetInfo(Data, frozen=True, kw_only=True):
    """A ruleset in its canonical form, and what a table of it looks like."""

    ruleset: str
    game: str
    players: int
    #: About how long a game among people takes; None where nobody knows.
    minutes: int | None
    setting: AnySetting


class Rulebook(Data, frozen=True, kw_only=True):
    """The rulebook of a ruleset, with the numbers, cards and charts that belong to it."""

    ruleset: str
    game: str
    sections: list[Section]
    sheet: AnySheet | None


class BotList(Data, frozen=True, kw_only=True):
    """The bots that may be seated, and the levels of each game, weakest first."""

    levels: dict[str, list[int]]
    bots: list[BotInfo]


class LanguageList(Data, frozen=True):
    """The languages there are words in."""

    languages: list[str]


# ---- replays


class Frame(Data, frozen=True, kw_only=True):
    """A moment of a replay: what was done, what it caused, and the view after it (its choices: see ``eyes``)."""

    step: int
    actor: Actor | None
    #: None for what the asking seat may not know.
    text: str | None
    events: list[SentEvent]
    view: SentView


class RunningReplay(Data, frozen=True, kw_only=True):
    """A table's game so far, as one seat saw it."""

    seat: int | None
    ruleset: str
    setting: AnySetting
    #: The figures that run for the seats; null where they are not known.
    runners: list[int] | None
    frames: list[Frame]


class WholeReplay(RunningReplay, frozen=True, kw_only=True):
    """A finished game, or any record."""

    game: str
    names: list[str]
    date: str | None
    outcome: AnyOutcome | None


class Reasons(Data, frozen=True):
    """Why an action was better than another, the strongest reason first; empty where only figures are known."""

    reasons: list[Message]


#: What is sent by itself, for the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (
    Health,
    RulesetInfo,
    Rulebook,
    BotList,
    LanguageList,
    RunningReplay,
    WholeReplay,
    Reasons,
)
