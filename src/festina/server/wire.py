"""Server messages: everything the server sends, declared here and nowhere else.

Views and events travel flat, with what the table adds to them: a view with ``can_undo`` and ``chance``, an event with
its sentence, ``say``. ``joined`` writes the two halves as one JSON object; the schema says so with ``allOf``. What each
game declares itself stands here as the structure it derives from; ``schema.py`` names the games' own in its place.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..bots.spec import BotInfo
from ..kernel.data import Data, tag_of
from ..kernel.events import Event
from ..kernel.messages import Message, Param
from ..kernel.rulebook import Section
from ..kernel.view import Actor, Choice, OddsLine, Outcome, Setting
from .entries import Entry
from .manners import Reaction, ReportReason
from .options import SeatKind, Status, TableOptions

REF = "#/components/schemas/{name}"


def _declared(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": REF.format(name=name)})


#: What games derive structures of their own from; the schema names those instead.
AnySetting: TypeAlias = Setting
AnyOutcome: TypeAlias = Outcome
AnyChoice: TypeAlias = Choice
AnySheet: TypeAlias = Data
#: A view as it is sent: encoded once for all who may see the same.
SentView = Annotated[msgspec.Raw, _declared("SentView")]
#: An event as it is sent.
SentEvent = Annotated[msgspec.Raw, _declared("SentEvent")]
#: The kind of an entry.
EntryKind = Annotated[str, Meta(extra_json_schema={"enum": [tag_of(kind) for kind in get_args(Entry)]})]

_encoder = msgspec.json.Encoder()


def encode(data: object) -> bytes:
    """JSON."""
    return _encoder.encode(data)


def joined(first: object, second: Data) -> msgspec.Raw:
    """Two structures as one JSON object."""
    head, tail = _encoder.encode(first), _encoder.encode(second)
    if tail == b"{}":
        return msgspec.Raw(head)
    return msgspec.Raw(head[:-1] + b"," + tail[1:])


# ---- what the table adds to views and events


class TableView(Data, frozen=True, kw_only=True):
    """What the table adds to a game's view."""

    #: Whether the seat can take back its last decision or its hidden choice; left out in replays.
    can_undo: bool | UnsetType = UNSET
    #: At a companion table: the chance outcomes that may come now.
    chance: list[OddsLine] | UnsetType = UNSET


class Narrated(Data, frozen=True):
    """What the table adds to a game's event: its sentence."""

    say: Message


def sent_event(event: Event) -> msgspec.Raw:
    """An event with its sentence."""
    return joined(event, Narrated(event.message()))


# ---- failures

Code = Literal[
    "malformed",
    "bad_value",
    "not_yours",
    "banned",
    "not_there",
    "not_now",
    "stale",
    "illegal",
    "too_large",
    "too_fast",
    "trouble",
]


class WordedReason(Data, frozen=True):
    """A rule that forbids something, in the reader's language."""

    rule: str
    key: str
    params: dict[str, Param]
    text: str


class Trouble(Data, frozen=True, kw_only=True):
    """Why something was not done: a message, the same in words, and the rules that forbid it."""

    code: Code
    key: str
    params: dict[str, Param]
    text: str
    reasons: list[WordedReason]
    #: The place in a start position that is at fault.
    where: str | UnsetType = UNSET


class Problem(Data, frozen=True):
    """The body of every failed request."""

    error: Trouble


# ---- tables


class SeatInfo(Data, frozen=True, kw_only=True):
    """A seat as a device may see it."""

    seat: int
    kind: SeatKind
    name: str
    mine: bool
    bot: str | None
    #: The bot that plays for an absent person.
    lent: str | None
    muted: bool
    #: Whether its person reads and writes words, besides reactions.
    words: bool
    presence: Literal["here", "away", "bot"]
    gone_since: float | None
    can_lend: bool


class TakebackInfo(Data, frozen=True, kw_only=True):
    """A take-back that somebody asked for: who has agreed, and whose answer is missing."""

    seat: int
    agreed: list[int]
    waiting: list[int]
    decisions: int


class TableSummary(TableOptions, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    ruleset: str
    players: int
    status: Status
    public: bool
    created: float
    changed: float
    #: Whether the asking device is the host.
    host: bool
    watching: int
    seats: list[SeatInfo]
    #: The asking device's seats.
    mine: list[int]
    to_act: list[int]
    version: int
    resting: bool
    takeback: TakebackInfo | None
    rematch: str | None
    share: str | None


class TableInfo(TableSummary, frozen=True, kw_only=True):
    """A table by itself, with what does not change during its game."""

    setting: AnySetting


class ChatLine(Data, frozen=True, kw_only=True):
    """Something said at a table: in words, or as a reaction (``text`` is empty then)."""

    number: int
    seat: int | None
    name: str
    text: str
    reaction: Reaction | None = None
    at: float


class ChatDeleted(Data, frozen=True, kw_only=True):
    """A line of the chat is deleted."""

    number: int
    deleted: Literal[True] = True


class TableDetail(TableInfo, frozen=True, kw_only=True):
    """A table asked for by itself: with the views of the device's seats (``""`` for a spectator) and the chat."""

    views: dict[str, SentView]
    #: As much of it as the device gets.
    chat_log: list[ChatLine]
    #: The seats whose people the device has blocked.
    blocked: list[int]


class TableList(Data, frozen=True):
    """Tables."""

    tables: list[TableSummary]


class MeInfo(TableList, frozen=True, kw_only=True):
    """The asking device: its name, its language, its tables."""

    name: str
    language: str


class MyNames(Data, frozen=True, kw_only=True):
    """The asking device's name and language."""

    name: str
    language: str


class Forgotten(Data, frozen=True):
    """The asking device is forgotten."""

    forgotten: Literal[True] = True


class Invitation(Data, frozen=True):
    """The code of a link for one free seat."""

    code: str


class InvitationInfo(Data, frozen=True, kw_only=True):
    """What one is invited to, and by whom."""

    table: TableInfo
    seat: int
    by: str | None


class MovingCode(Data, frozen=True):
    """A one-time code that moves seats to another device."""

    code: str
    expires: float


class MovingOffer(TableList, frozen=True):
    """What a moving code would move to the asking device, until it expires."""

    expires: float


# ---- among strangers


class BlockInfo(Data, frozen=True, kw_only=True):
    """A person whom the asking device has blocked; ``id`` names the block, not the person's device."""

    id: str
    #: The person's name then.
    name: str
    at: float


class BlockList(Data, frozen=True):
    """Everybody whom the asking device has blocked, the latest first."""

    blocks: list[BlockInfo]


class Blocked(Data, frozen=True):
    """The seats of a table whose people the asking device has blocked."""

    blocked: list[int]


class Reported(Blocked, frozen=True, kw_only=True):
    """The operator has been told."""

    reported: Literal[True] = True


class AnnouncementInfo(Data, frozen=True, kw_only=True):
    """What the operator says to everybody; ``expires`` None: until it is withdrawn."""

    number: int
    text: str
    at: float
    expires: float | None


class AnnouncementList(Data, frozen=True):
    """What the operator says to everybody now, the oldest first."""

    announcements: list[AnnouncementInfo]


#: What the server stores.
Stored = Literal[
    "finished_game",
    "running_game",
    "open_table",
    "chat",
    "device",
    "invitation",
    "moving_code",
    "block",
    "report",
    "ban",
    "announcement",
    "log",
]
#: Until when something is kept: so many days, for ever, as long as what it belongs to, or not at all.
Until = Literal["days", "for_ever", "table", "device", "never"]


class Kept(Data, frozen=True, kw_only=True):
    """How long something is kept: ``days`` if ``until`` says days, counted from its last change."""

    what: Stored
    until: Until
    days: float | None


class PrivacyInfo(Data, frozen=True):
    """What the server stores, and for how long; what is too old goes within ``grace_days``."""

    kept: list[Kept]
    grace_days: float


class ExportedDevice(Data, frozen=True, kw_only=True):
    """What is stored about the device itself."""

    id: str
    name: str
    language: str
    created: float
    seen: float


class ExportedTable(Data, frozen=True, kw_only=True):
    """A table where the device holds a seat or is host; the records are by its seats, ``""`` for the whole game."""

    id: str
    ruleset: str
    status: Status
    public: bool
    created: float
    changed: float
    host: bool
    seats: list[SeatInfo]
    records: dict[str, str]


class ExportedLine(ChatLine, frozen=True, kw_only=True):
    """Something the device said, and where."""

    table: str


class ExportedReport(Data, frozen=True, kw_only=True):
    """What the device told the operator about a person."""

    table: str
    seat: int
    name: str
    reason: ReportReason
    text: str
    at: float
    closed: float | None


class ExportedCode(Data, frozen=True, kw_only=True):
    """A moving code of the device; the code itself is stored nowhere."""

    table: str | None
    seat: int | None
    expires: float
    used: bool


class ExportedBan(Data, frozen=True, kw_only=True):
    """A ban of the device."""

    reason: str
    at: float
    expires: float | None


class Export(Data, frozen=True, kw_only=True):
    """Everything stored about the asking device."""

    at: float
    device: ExportedDevice
    tables: list[ExportedTable]
    chat: list[ExportedLine]
    blocks: list[BlockInfo]
    reports: list[ExportedReport]
    moving_codes: list[ExportedCode]
    bans: list[ExportedBan]


# ---- what does not depend on tables


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
    """A moment of a replay: what was done, what it caused, and the view after it, without choices."""

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
    frames: list[Frame]


class WholeReplay(RunningReplay, frozen=True, kw_only=True):
    """A finished game, or any record."""

    game: str
    names: list[str]
    date: str | None
    outcome: AnyOutcome | None


# ---- the socket


class ServerMessage(Data, frozen=True, kw_only=True, tag_field="type"):
    """What the server sends on a socket."""


class UpdateMessage(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """One entry. ``events`` and ``views`` are by the device's seats, ``""`` for a spectator."""

    version: int
    number: int
    kind: EntryKind
    seat: int | None
    auto: bool
    at: float
    events: dict[str, list[SentEvent]]
    #: They come with the last of several updates of one action.
    views: dict[str, SentView] | UnsetType = UNSET
    #: There when the table changed.
    table: TableInfo | UnsetType = UNSET


class Since(Data, frozen=True, kw_only=True):
    """What happened since the device's last decision, or since the start: the views then, and the events that followed.

    Both are by the device's seats.
    """

    views: dict[str, SentView]
    events: dict[str, list[SentEvent]]


class Sync(ServerMessage, frozen=True, kw_only=True, tag="sync"):
    """The present state, and what happened after the client's version; ``updates`` is None if it must start afresh."""

    version: int
    table: TableInfo
    views: dict[str, SentView]
    #: As much of it as the device gets.
    chat_log: list[ChatLine]
    #: The seats whose people the device has blocked.
    blocked: list[int]
    updates: list[UpdateMessage] | None
    #: For a client that knows nothing yet (version 0) and plays in a running game.
    since: Since | UnsetType = UNSET


class TableChanged(ServerMessage, frozen=True, kw_only=True, tag="table"):
    """Seats, presence or options changed; there is no new version."""

    table: TableInfo


class Ack(ServerMessage, frozen=True, kw_only=True, tag="ack"):
    """A command is stored, as the entry with this number. ``repeated``: it had been carried out before."""

    id: str
    version: int
    repeated: bool
    #: The number of what was said in the chat.
    number: int | UnsetType = UNSET


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and nothing was changed."""

    id: str | None
    version: int
    error: Trouble


class Why(ServerMessage, frozen=True, kw_only=True, tag="why"):
    """The answer to a question about an action: the choice as views list it (if they do), and the reasons against it.

    ``id`` is the question's own; over HTTP there is none.
    """

    id: str | UnsetType = UNSET
    version: int
    seat: int
    action: str
    choice: AnyChoice | None
    reasons: list[WordedReason]


class WholeView(ServerMessage, frozen=True, kw_only=True, tag="view"):
    """A seat's whole view, with the forbidden choices. ``id`` is the question's own; over HTTP there is none."""

    id: str | UnsetType = UNSET
    version: int
    seat: int
    view: SentView


class Thinking(ServerMessage, frozen=True, kw_only=True, tag="thinking"):
    """A bot has begun to think, or (without a seat) none thinks any more; ``notes`` are about a move just made."""

    seat: int | None
    bot: str | UnsetType = UNSET
    since: float | UnsetType = UNSET
    notes: tuple[Message, ...] = ()


class Incident(ServerMessage, frozen=True, kw_only=True, tag="incident"):
    """A bot failed, and a legal action was drawn in its place."""

    seat: int
    message: Message


class ChatMessage(ServerMessage, frozen=True, kw_only=True, tag="chat"):
    """Something was said at the table, or (``deleted``, with the number alone) was deleted."""

    number: int
    seat: int | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    reaction: Reaction | UnsetType | None = UNSET
    at: float | UnsetType = UNSET
    deleted: Literal[True] | UnsetType = UNSET


class Announcement(ServerMessage, frozen=True, kw_only=True, tag="announcement"):
    """The operator says something to everybody, or (``withdrawn``, with the number alone) has withdrawn it."""

    number: int
    text: str | UnsetType = UNSET
    at: float | UnsetType = UNSET
    expires: float | UnsetType | None = UNSET
    withdrawn: Literal[True] | UnsetType = UNSET


class Bye(ServerMessage, frozen=True, kw_only=True, tag="bye"):
    """The server stops; come back after ``retry_ms``."""

    reason: str
    retry_ms: int


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""


FromServer: TypeAlias = (
    Sync
    | UpdateMessage
    | TableChanged
    | Ack
    | Refused
    | Why
    | WholeView
    | Thinking
    | Incident
    | ChatMessage
    | Announcement
    | Bye
    | Pong
)
