"""Everything stored about one device, for its person."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, select

from ...kernel.data import Data, convert
from ..cups.data import StoredCupOptions
from ..wire_cups import ExportedCup, HostedCup
from ..wire_daily import ExportedDaily
from ..wire_notices import ExportedNotice, ExportedNotices, ExportedSubscription
from ..wire_privacy import ExportedBan, ExportedCode, ExportedDevice, ExportedLine, ExportedReport
from ..wire_ratings import ExportedRating
from .data import StoredExport
from .models import (
    BanRow,
    Base,
    ChatRow,
    CupPlayerRow,
    CupRow,
    DailyRow,
    Device,
    MovingRow,
    NoticeRow,
    RatingRow,
    ReportRow,
    SubscriptionRow,
)
from .notices import read_info
from .plans import read_exported
from .strangers import read_blocks

D = TypeVar("D", bound=Data)


def read_export(connection: Connection, device: str) -> StoredExport | None:
    """What is stored about a device, besides its tables; what others have reported about it is theirs."""
    found = _rows(connection, ExportedDevice, Device, Device.id == device)
    if not found:
        return None
    info = read_info(connection, device)
    return StoredExport(
        device=found[0],
        chat=_rows(connection, ExportedLine, ChatRow, ChatRow.device == device),
        blocks=read_blocks(connection, device),
        reports=_rows(connection, ExportedReport, ReportRow, ReportRow.device == device),
        moving_codes=_rows(connection, ExportedCode, MovingRow, MovingRow.device == device),
        notices=ExportedNotices(
            quiet=info.quiet,
            feed=info.feed,
            muted=info.muted,
            subscriptions=_rows(connection, ExportedSubscription, SubscriptionRow, SubscriptionRow.device == device),
            waiting=_rows(connection, ExportedNotice, NoticeRow, NoticeRow.device == device),
        ),
        bans=_rows(connection, ExportedBan, BanRow, BanRow.device == device),
        daily=_rows(connection, ExportedDaily, DailyRow, DailyRow.device == device),
        plans=read_exported(connection, device),
        ratings=_rows(connection, ExportedRating, RatingRow, RatingRow.device == device),
        cups=_rows(connection, ExportedCup, CupPlayerRow, CupPlayerRow.device == device),
        hosted_cups=_hosted_cups(connection, device),
    )


def _hosted_cups(connection: Connection, device: str) -> list[HostedCup]:
    """The cups that a device has called, without the secret of their links and the seed of their pairings."""
    columns = [getattr(CupRow, name) for name in HostedCup.__struct_fields__]
    found = select(*columns).where(CupRow.host == device).order_by(CupRow.created, CupRow.id)
    return [
        convert({**row, "options": convert(row["options"], StoredCupOptions).chosen()}, HostedCup)
        for row in connection.execute(found).mappings()
    ]


def _rows(connection: Connection, kind: type[D], model: type[Base], mine: ColumnElement[bool]) -> list[D]:
    """Rows as structures: each field is the column of the same name."""
    columns = [getattr(model, name) for name in kind.__struct_fields__]
    rows = connection.execute(select(*columns).where(mine).order_by(*model.__table__.primary_key)).mappings()
    return [convert(dict(row), kind) for row in rows]
