"""The bodies of requests, declared and decoded here and nowhere else; commands have their own module."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from ..kernel.data import Data
from ..registry import default_game
from .commands import BROKEN, malformed
from .manners import ReportReason
from .options import Hinting, Pace, SeatKind, Spec, TableOptions
from .refusal import Refusal
from .runners import FIGURES

#: More seats than any game has.
MOST_SEATS: Final = 16
#: Records longer than this are no games that people play.
LONGEST_RECORD: Final = 400_000
LONGEST_RULESET: Final = 300
#: What one may write to the operator about a person.
LONGEST_REPORT: Final = 1000

Name = Annotated[str, Meta(max_length=100)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
LessonName = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
Ruleset = Annotated[str, Meta(max_length=LONGEST_RULESET)]
#: Whose view of a finished game is wanted where no seat is named: that of each seat when it decides, with its choices.
Eyes = Literal["deciding"]


class Body(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request: nothing but the fields it declares may be given."""


class SeatWish(Body, frozen=True, kw_only=True):
    """Who shall sit on a seat of a new table."""

    kind: SeatKind
    name: Name | None = None
    bot: Spec | None = None


class TableWish(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table; ``start``: its game begins at once unless a seat is open.

    ``lesson``: the game begins in the position of this lesson, one that the game itself names.
    ``record``: it begins in the last position of this record.
    """

    ruleset: Ruleset = msgspec.field(default_factory=default_game)
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    public: bool = False
    start: bool = True
    lesson: LessonName | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None


class JoinWish(Body, frozen=True, kw_only=True):
    """A free seat of a public table: any, unless one is named."""

    name: Name = ""
    seat: Seat | None = None


class AcceptWish(Body, frozen=True, kw_only=True):
    """The name of the person who accepts an invitation."""

    name: Name = ""


class SeatNumber(Body, frozen=True, kw_only=True):
    """A seat of the table."""

    seat: Seat


class SeatChange(Body, frozen=True, kw_only=True):
    """What the host may change about a seat, and its holder about its name and words; None changes nothing."""

    kind: SeatKind | None = None
    bot: Spec | None = None
    muted: bool | None = None
    remove: bool | None = None
    #: With ``remove``: the device cannot take a seat at this table again.
    not_again: bool | None = None
    name: Name | None = None
    #: Whether the holder reads and writes words, besides reactions.
    words: bool | None = None


class OptionsChange(Body, frozen=True, kw_only=True):
    """What the host may change about a table; None changes nothing. ``host``: the seat of the next host."""

    public: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    pace: Pace | None = None
    stand_in: Spec | None = None
    hints: Hinting | None = None
    host: Seat | None = None


class ReportWish(Body, frozen=True, kw_only=True):
    """What somebody tells the operator about the person of a seat; ``block``: and the person is blocked, too."""

    reason: ReportReason
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""
    block: bool = False


class MeWish(Body, frozen=True, kw_only=True):
    """The device's new name, language and figure; None changes nothing."""

    name: Name | None = None
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] | None = None
    runner: Annotated[int, Meta(ge=0, lt=FIGURES)] | None = None


class CodeWish(Body, frozen=True, kw_only=True):
    """A moving code, as somebody typed it."""

    code: Annotated[str, Meta(max_length=40)]


class RecordWish(Body, frozen=True, kw_only=True):
    """A record to replay, and the seat whose view is wanted, or whose eyes."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: Seat | None = None
    eyes: Eyes | None = None


#: All of them, for the description of the protocol.
BODIES: Final[tuple[type[Data], ...]] = (
    TableWish,
    JoinWish,
    AcceptWish,
    SeatNumber,
    SeatChange,
    OptionsChange,
    ReportWish,
    MeWish,
    CodeWish,
    RecordWish,
)

T = TypeVar("T", bound=Data)


def decode_body(content: bytes, kind: type[T]) -> T:
    """The structure that a request's body holds; Refusal says what is wrong with it."""
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as problem:
        raise malformed(problem) from None
    except BROKEN:
        raise Refusal("malformed", "server-not-json") from None
