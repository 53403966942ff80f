"""What the server sends about tables: seats, chat, invitations, and seats that move to another device."""

from __future__ import annotations

from typing import Final, Literal

from ..kernel.data import Data
from .manners import Reaction
from .options import Occasion, SeatKind, Status, TableOptions
from .wire import AnySetting, SentView
from .wire_clocks import ClockInfo


class FormerName(Data, frozen=True, kw_only=True):
    """How a seat was called until the entry with this number, when the host took its person off."""

    name: str
    until: int


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
    #: The figure that runs for it; no two seats of a table have the same.
    runner: int
    #: The names of people whom the host has taken off it, in order.
    former: list[FormerName]
    #: For the host: who may be asked back to it.
    back: str | None
    presence: Literal["here", "away", "bot"]
    gone_since: float | None
    can_lend: bool
    #: The decisions with which its person was helped in this game.
    hints: int


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
    #: The seat that the host has taken the asking device off, if it has none now.
    removed: int | None
    to_act: list[int]
    version: int
    resting: bool
    #: Whether hints are given now.
    hinting: bool
    takeback: TakebackInfo | None
    #: None where no clock runs: at a table without one, and before and after the game.
    clocks: ClockInfo | None
    rematch: str | None
    share: str | None
    #: What the table is a part of, if of anything.
    occasion: Occasion | None


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


class LobbyCount(Data, frozen=True):
    """How many tables of the lobby wait for people."""

    open: int


class MyNames(Data, frozen=True, kw_only=True):
    """The asking device's name and language, and the figure it likes to run with."""

    name: str
    language: str
    runner: int | None


class Forgotten(Data, frozen=True):
    """The asking device is forgotten."""

    forgotten: Literal[True] = True


class Invitation(Data, frozen=True):
    """The code of a link for one free seat; None if a person was asked by themselves."""

    code: str | None


class InvitationInfo(Data, frozen=True, kw_only=True):
    """What one is invited to, and by whom."""

    table: TableInfo
    #: The seat one gets; None if none is free.
    seat: int | None
    #: Whether the link is for the whole table: everybody who opens it takes a free seat.
    whole: bool
    by: str | None
    #: The language in which the host reads the page, if that is known.
    language: str | None


class MovingCode(Data, frozen=True):
    """A one-time code that moves seats to another device."""

    code: str
    expires: float


class MovingOffer(TableList, frozen=True):
    """What a moving code would move to the asking device, until it expires."""

    expires: float


#: What is sent by itself, for the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (
    TableDetail,
    TableList,
    LobbyCount,
    MyNames,
    Forgotten,
    Invitation,
    InvitationInfo,
    MovingCode,
    MovingOffer,
    ChatDeleted,
)
