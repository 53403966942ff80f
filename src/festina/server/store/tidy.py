"""What is not kept for ever (docs/server.md says how long)."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from ..settings import Settings
from .models import ChatRow, Device, EntryRow, InvitationRow, MovingRow, SeatRow, TableRow

_DAY = 86400.0


def tidy(connection: Connection, settings: Settings, now: float) -> list[str]:
    """Delete what is too old; the tables that are gone or changed."""
    forgotten = list(
        connection.execute(
            select(TableRow.id).where(
                TableRow.status == "open", TableRow.changed < now - settings.keep_open_days * _DAY
            )
        ).scalars()
    )
    for model in (EntryRow, SeatRow, ChatRow, InvitationRow):
        connection.execute(delete(model).where(model.table.in_(forgotten)))
    connection.execute(delete(TableRow).where(TableRow.id.in_(forgotten)))
    closed = list(
        connection.execute(
            select(TableRow.id).where(
                TableRow.status == "running", TableRow.changed < now - settings.keep_running_days * _DAY
            )
        ).scalars()
    )
    connection.execute(update(TableRow).where(TableRow.id.in_(closed)).values(status="closed"))
    ended = select(TableRow.id).where(
        TableRow.status.in_(("over", "closed")), TableRow.changed < now - settings.keep_chat_days * _DAY
    )
    connection.execute(delete(ChatRow).where(ChatRow.table.in_(ended)))
    connection.execute(delete(MovingRow).where(or_(MovingRow.used.is_(True), MovingRow.expires < now)))
    unseen = select(Device.id).where(Device.seen < now - settings.keep_device_days * _DAY)
    connection.execute(update(SeatRow).where(SeatRow.device.in_(unseen)).values(device=None))
    connection.execute(delete(Device).where(Device.seen < now - settings.keep_device_days * _DAY))
    return forgotten + closed
