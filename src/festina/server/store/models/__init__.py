"""The tables of the database, by what they are about; ``Base.metadata`` knows all of them."""

from __future__ import annotations

from .base import Base, aliased
from .core import (
    AnnouncementRow,
    BanRow,
    BlockRow,
    ChatRow,
    EntryRow,
    FactRow,
    FormerRow,
    InvitationRow,
    MovingRow,
    PlanRow,
    ReportRow,
    SeatRow,
    TableLinkRow,
    TableRow,
)
from .league import CupPlayerRow, CupRow, CupTableRow, DailyRow, PairingRow, RatingRow, ResultRow
from .people import ChallengeRow, Device, FriendRow, MutedTableRow, NoticeRow, PasskeyRow, SessionRow, SubscriptionRow

__all__ = [
    "AnnouncementRow",
    "BanRow",
    "Base",
    "BlockRow",
    "ChallengeRow",
    "ChatRow",
    "CupPlayerRow",
    "CupRow",
    "CupTableRow",
    "DailyRow",
    "Device",
    "EntryRow",
    "FactRow",
    "FormerRow",
    "FriendRow",
    "InvitationRow",
    "MovingRow",
    "MutedTableRow",
    "NoticeRow",
    "PairingRow",
    "PasskeyRow",
    "PlanRow",
    "RatingRow",
    "ReportRow",
    "ResultRow",
    "SeatRow",
    "SessionRow",
    "SubscriptionRow",
    "TableLinkRow",
    "TableRow",
    "aliased",
]
