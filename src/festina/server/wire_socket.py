"""What the server sends on a socket: every message is a ``ServerMessage`` and part of ``FromServer``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, UnsetType

from ..kernel.data import Data, tag_of
from ..kernel.messages import Message
from .entries import Entry
from .manners import Reaction
from .wire import AnyChoice, SentEvent, SentView, Trouble, WordedReason
from .wire_clocks import ClockInfo
from .wire_tables import ChatLine, TableInfo

#: The kind of an entry.
EntryKind = Annotated[str, Meta(extra_json_schema={"enum": [tag_of(kind) for kind in get_args(Entry)]})]


class ServerMessage(Data, frozen=True, kw_only=True, tag_field="type"):
    """What the server sends on a socket."""


class UpdateMessage(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """One entry. ``events`` and ``views`` are by the device's seats, ``""`` for a spectator."""

    version: int
    number: int
    kind: EntryKind
    seat: int | None
    auto: bool
    #: There, and true, when the seat had planned the move.
    planned: bool | UnsetType = UNSET
    at: float
    events: dict[str, list[SentEvent]]
    #: They come with the last of several updates of one action.
    views: dict[str, SentView] | UnsetType = UNSET
    #: Where there are clocks, with the last of several updates of one action.
    clocks: ClockInfo | UnsetType = UNSET
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


class PlanChanged(ServerMessage, frozen=True, kw_only=True, tag="plan"):
    """The plan of a seat of this device is another now, or was carried out or dropped; nobody else is sent this."""

    seat: int


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
    | PlanChanged
    | Thinking
    | Incident
    | ChatMessage
    | Announcement
    | Bye
    | Pong
)
