"""What the server says about what it stores: how long, and all of it about one device."""

from __future__ import annotations

from typing import Final, Literal

from ..kernel.data import Data
from .manners import ReportReason
from .options import Status
from .wire_cups import ExportedCup, HostedCup
from .wire_daily import ExportedDaily
from .wire_notices import ExportedNotices
from .wire_people import ExportedProfile
from .wire_plans import ExportedPlan
from .wire_ratings import ExportedRating
from .wire_strangers import BlockInfo
from .wire_tables import ChatLine, SeatInfo

#: What the server stores.
Stored = Literal[
    "finished_game",
    "running_game",
    "open_table",
    "chat",
    "device",
    "profile",
    "invitation",
    "moving_code",
    "notices",
    "block",
    "report",
    "ban",
    "announcement",
    "daily",
    "rating",
    "plan",
    "pairing",
    "cup",
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
    #: Holidays from slow games in the last year, beginnings and ends.
    holidays: list[tuple[float, float]] | None
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
    profile: ExportedProfile
    tables: list[ExportedTable]
    chat: list[ExportedLine]
    blocks: list[BlockInfo]
    reports: list[ExportedReport]
    moving_codes: list[ExportedCode]
    notices: ExportedNotices
    bans: list[ExportedBan]
    daily: list[ExportedDaily]
    ratings: list[ExportedRating]
    plans: list[ExportedPlan]
    #: Cups that it takes part in, and those that it has called.
    cups: list[ExportedCup]
    hosted_cups: list[HostedCup]


#: What is sent by itself, for the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (
    PrivacyInfo,
    Export,
)
