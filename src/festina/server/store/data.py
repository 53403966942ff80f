"""What the store takes and gives: tables, seats, devices, and the changes to a table, as frozen structures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from ...kernel.data import Data
from ..entries import Entry
from ..manners import ReportReason
from ..options import SeatKind, Status, StoredOptions
from ..wire import (
    AnnouncementInfo,
    BlockInfo,
    ChatLine,
    ExportedBan,
    ExportedCode,
    ExportedDevice,
    ExportedLine,
    ExportedReport,
)

#: The name on a seat whose person is forgotten.
NOBODY: Final = "–"
#: What is marked as due before it is deleted.
What: TypeAlias = Literal["tables", "devices"]
WHAT: Final[tuple[What, ...]] = ("tables", "devices")


class Conflict(Exception):
    """Another process has changed the table in the meantime."""


class DeviceData(Data, frozen=True):
    """A browser; its cookie authenticates it."""

    id: str
    name: str = ""
    language: str = ""


class SeatData(Data, frozen=True):
    """A seat as it is now."""

    seat: int
    kind: SeatKind
    device: str | None = None
    name: str = ""
    bot: str | None = None
    #: The bot that plays for an absent person.
    lent: str | None = None
    muted: bool = False
    #: Whether its person reads and writes words, besides reactions.
    words: bool = True

    @property
    def has_person(self) -> bool:
        """Whether a person decides for the seat now."""
        return self.kind == "person" and self.device is not None and self.lent is None


class TableData(Data, frozen=True, kw_only=True):
    """A table: its rules and options, and where its list of entries stands."""

    id: str
    #: The device that may arrange the table.
    host: str
    ruleset: str
    #: The dealer's seed.
    seed: int
    options: StoredOptions
    status: Status
    public: bool
    #: The number of the last entry.
    version: int = 0
    created: float
    changed: float
    #: The next table with the same people.
    rematch: str | None = None
    #: The public name of the finished game.
    share: str | None = None


class StoredTable(NamedTuple):
    """A table with its seats in order, and its entries in order, from some number on."""

    data: TableData
    seats: list[SeatData]
    entries: list[Entry]


class UseInvitation(Data, frozen=True):
    """Use an invitation up (Refusal if that has happened already)."""

    code: str


class CreateTable(Data, frozen=True):
    """Make another table."""

    data: TableData
    seats: Sequence[SeatData]


class MoveChat(Data, frozen=True):
    """Give another device what one has said at the table: for a seat, or (None) for all its seats."""

    device: str
    to: str
    seat: int | None


#: What may be done in the transaction of a table's change.
Also: TypeAlias = UseInvitation | CreateTable


class TableChange(Data, frozen=True, kw_only=True):
    """A change to a table: its entries, and what they mean for seats and table; None leaves a value as it is."""

    entries: tuple[Entry, ...] = ()
    #: The seats that are different now.
    seats: tuple[SeatData, ...] = ()
    status: Status | None = None
    host: str | None = None
    public: bool | None = None
    options: StoredOptions | None = None
    rematch: str | None = None
    share: str | None = None
    record: str | None = None
    also: tuple[Also, ...] = ()


class Invited(NamedTuple):
    """The seat that an invitation is for."""

    table: str
    seat: int


class Moving(NamedTuple):
    """What a moving code moves from a device: one seat, or (None) all of them."""

    device: str
    table: str | None
    seat: int | None


class Offered(NamedTuple):
    """The tables at which a moving code moves something, the latest first, and until when it lives."""

    tables: list[str]
    expires: float


class Said(NamedTuple):
    """Something said is stored under this number; ``repeated``: it had been before."""

    number: int
    repeated: bool
    #: The devices that have blocked its author.
    deaf: frozenset[str] = frozenset()


class Author(NamedTuple):
    """Who said something, and by which name."""

    device: str
    name: str


class ChatLog(NamedTuple):
    """What was said at a table, as much as a device gets, and the seats whose people it has blocked."""

    lines: list[ChatLine]
    blocked: list[int]


class Blocking(NamedTuple):
    """Whether a device has blocked another, and the other it."""

    mine: bool
    theirs: bool


class ReportData(Data, frozen=True, kw_only=True):
    """What a device tells the operator about a person at a table."""

    table: str
    device: str
    about: str
    seat: int
    name: str
    reason: ReportReason
    text: str
    #: The range of the person's address, if they are connected.
    network: str | None
    at: float


class StoredReport(ReportData, frozen=True, kw_only=True):
    """A report as the operator reads it."""

    number: int
    #: What the person had said at the table then, oldest first.
    said: list[ChatLine]
    #: When the operator closed it.
    closed: float | None


class BanData(Data, frozen=True, kw_only=True):
    """A device, or a range of addresses, that may look and not play; ``expires`` None: until it is lifted."""

    number: int
    device: str | None
    network: str | None
    reason: str
    at: float
    expires: float | None


class Notices(NamedTuple):
    """What the operator has said and forbidden; ``mark`` changes with every act of the operator."""

    mark: str
    bans: list[BanData]
    announcements: list[AnnouncementInfo]


class StoredExport(NamedTuple):
    """What is stored about a device, besides its tables."""

    device: ExportedDevice
    chat: list[ExportedLine]
    blocks: list[BlockInfo]
    reports: list[ExportedReport]
    moving_codes: list[ExportedCode]
    bans: list[ExportedBan]
