"""What a seat may see, its choices, and how a game ended: the parts that every game's views have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from .data import Data, JsonObject
from .messages import Message, Reason

#: A seat's number, or chance.
Actor = int | Literal["chance"]


class Outcome(Data, frozen=True, omit_defaults=True):
    """How a game ended; games add what else there is to say (a winning team, totals)."""

    #: The place of each seat; None for a seat without one.
    places: list[int | None]
    winners: list[int]


class Figure(Data, frozen=True):
    """A number that says how a seat has played; the message ``<game>-figure-<name>`` says what it counts."""

    name: str
    value: int


class Gauge(Data, frozen=True):
    """How far everybody is at a moment, in one respect; the message ``<game>-gauge-<name>`` says in which."""

    name: str
    #: One for each entrant.
    values: tuple[int, ...]
    #: The most there can be; None where there is no end.
    most: int | None


class Choice(Data, frozen=True):
    """Something a seat could do; games add price and consequence."""

    action: str
    #: The key of the message that says what it does.
    does: str
    legal: bool
    why_not: Sequence[Reason]


class Common(NamedTuple):
    """What the kernel knows of every view: the first fields of ``PublicView``, in order."""

    game: str
    ruleset: str
    names: list[str]
    to_act: list[Actor]
    outcome: Outcome | None
    from_position: bool


class PublicView(Data, frozen=True):
    """What everybody may see, the same for all: built once per state. Games add theirs.

    Of a list by seat, a view may show more of its own seat's entry.
    """

    game: str
    ruleset: str
    #: The seats' names.
    names: list[str]
    #: Who must act now: seats, ascending, or chance.
    to_act: list[Actor]
    outcome: Outcome | None
    #: Whether the game began from a position that somebody set up.
    from_position: bool


class View(Protocol):
    """A game's view as other packages see it: the game's public view, and what depends on the viewer."""

    @property
    def game(self) -> str: ...
    @property
    def ruleset(self) -> str: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def to_act(self) -> list[Actor]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def from_position(self) -> bool: ...

    @property
    def seat(self) -> int | None:
        """The viewer: a seat, or None for a spectator."""

    @property
    def prompt(self) -> Message:
        """What is expected now, said to this viewer."""

    @property
    def choices(self) -> Sequence[Choice]:
        """What the seat could do now, if it is to act; a whole view lists what is forbidden, too."""

    def as_dict(self) -> JsonObject:
        """Plain JSON types."""


class PlainView(PublicView, frozen=True):
    """The least that a view holds: enough for a game without a board of its own, or a page that knows no other."""

    seat: int | None
    prompt: Message
    choices: list[Choice]


class Setting(Data, frozen=True):
    """What does not change during a game, for those who draw it. Games add board, deck and track."""

    game: str
    options: dict[str, str]
    #: Whether a seat may know what another must not see.
    secrets: bool
    #: The team of each seat, where teams play.
    teams: list[int] | None
    #: The names of those who take part without a seat; their numbers follow the seats'.
    extras: list[Message]


class OddsLine(Data, frozen=True):
    """A chance outcome that may come now: ``num`` out of ``den``; what it is called, and what it does."""

    outcome: str
    num: int
    den: int
    title: Message
    does: Message | None


class EditionFact(Data, frozen=True):
    """A line in the comparison of editions: what is compared, and how it is in one of them."""

    label: Message
    value: Message


class EditionInfo(Data, frozen=True):
    """A published edition, as lists of editions show it."""

    id: str
    #: The name on the box, by language.
    names: dict[str, str]
    years: list[int]
    publishers: list[str]
    #: The numbers of players it is for.
    players: list[int]
    #: The languages whose readers begin with it.
    languages: list[str]
    #: What tells it apart, in a few words.
    brief: Message
    #: What tells it apart, in a sentence.
    summary: Message
    #: Its numbers and parts for a comparison: every edition of a game has the same labels in the same order.
    facts: list[EditionFact]
    #: What is not certain about it.
    reconstructed: list[Message]
