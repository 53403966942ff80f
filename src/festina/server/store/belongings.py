"""What goes when a device or a table goes: the rows that mean nothing without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, or_

from .cups import forget_in_cups
from .models import (
    ChallengeRow,
    DailyRow,
    FormerRow,
    FriendRow,
    InvitationRow,
    MutedTableRow,
    NoticeRow,
    PairingRow,
    PasskeyRow,
    PlanRow,
    RatingRow,
    ResultRow,
    SessionRow,
    SubscriptionRow,
    TableLinkRow,
)
from .results import forget_opponents

#: Rows of a device alone.
_OF_A_DEVICE: Final = (
    SessionRow,
    PasskeyRow,
    ChallengeRow,
    InvitationRow,
    FormerRow,
    SubscriptionRow,
    MutedTableRow,
    NoticeRow,
    RatingRow,
    ResultRow,
    DailyRow,
    PairingRow,
)
#: Rows of a table alone, besides its entries, seats and chat.
_OF_A_TABLE: Final = (InvitationRow, FormerRow, TableLinkRow, PlanRow, MutedTableRow, NoticeRow)


def delete_of_devices(connection: Connection, ids: Sequence[str]) -> None:
    """Delete what belongs to some devices; in a cup their places stay, without their device."""
    forget_opponents(connection, ids)
    for model in _OF_A_DEVICE:
        connection.execute(delete(model).where(model.device.in_(ids)))
    connection.execute(delete(FriendRow).where(or_(FriendRow.device.in_(ids), FriendRow.friend.in_(ids))))
    forget_in_cups(connection, ids)


def delete_of_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete what belongs to some tables and is neither entry, seat nor chat."""
    for model in _OF_A_TABLE:
        connection.execute(delete(model).where(model.table.in_(ids)))
