"""Reading and changing devices."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from ..tokens import hashed
from .belongings import delete_of_devices
from .data import NOBODY, DeviceData
from .models import ChatRow, CupPlayerRow, CupRow, Device, MovingRow, SeatRow, SessionRow, TableRow
from .sessions import create_session
from .strangers import forget_stranger


def create_device(connection: Connection, id: str, token: str, now: float, label: str = "") -> None:
    """A device whose first browser has just been given its secret."""
    connection.execute(insert(Device).values(id=id, name="", language="", created=now, seen=now))
    create_session(connection, id, token, now, label)


def find_device(connection: Connection, token: str) -> DeviceData | None:
    """The device that the browser with a secret acts as."""
    is_session = SessionRow.token_hash == hashed(token)
    columns = select(Device.id, Device.name, Device.language, Device.runner).join(
        SessionRow, SessionRow.device == Device.id
    )
    row = connection.execute(columns.where(is_session)).first()
    return DeviceData(row.id, row.name, row.language, row.runner) if row else None


def language_of(connection: Connection, id: str) -> str:
    """The language that a device has chosen; empty if it has not."""
    return connection.execute(select(Device.language).where(Device.id == id)).scalar() or ""


def change_device(
    connection: Connection,
    id: str,
    seen: float,
    name: str | None = None,
    language: str | None = None,
    runner: int | None = None,
) -> None:
    """A device was seen, perhaps with another name, language or figure (None: as it was)."""
    values: dict[str, object] = {"seen": seen, "name": name, "language": language, "runner": runner}
    given = {column: value for column, value in values.items() if value is not None}
    connection.execute(update(Device).where(Device.id == id).values(**given))


def forget_device(connection: Connection, id: str) -> list[tuple[str, int]]:
    """No trace of a device is left but what it played; the tables and numbers of what it said."""
    said = connection.execute(select(ChatRow.table, ChatRow.number).where(ChatRow.device == id)).all()
    connection.execute(delete(ChatRow).where(ChatRow.device == id))
    connection.execute(delete(MovingRow).where((MovingRow.device == id) | (MovingRow.to == id)))
    connection.execute(update(SeatRow).where(SeatRow.device == id).values(device=None, name=NOBODY))
    forget_stranger(connection, id)
    delete_of_devices(connection, [id])
    connection.execute(delete(Device).where(Device.id == id))
    return [(row.table, row.number) for row in said]


def discard_device(connection: Connection, id: str) -> bool:
    """Delete a device that has nothing yet; False, and nothing is deleted, if it has a seat, a table, a cup or chat."""
    seats = select(SeatRow.seat).where(SeatRow.device == id).exists()
    tables = select(TableRow.id).where(TableRow.host == id).exists()
    said = select(ChatRow.number).where(ChatRow.device == id).exists()
    cups = select(CupPlayerRow.cup).where(CupPlayerRow.device == id).exists()
    hosted = select(CupRow.id).where(CupRow.host == id).exists()
    found = connection.execute(delete(Device).where(Device.id == id, ~seats, ~tables, ~said, ~cups, ~hosted))
    if found.rowcount == 1:
        delete_of_devices(connection, [id])
    return found.rowcount == 1
