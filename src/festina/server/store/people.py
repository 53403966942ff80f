"""Reading and changing devices and invitations."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from ..refusal import Refusal
from ..tokens import hashed
from .data import NOBODY, DeviceData, Invited
from .models import ChatRow, Device, InvitationRow, MovingRow, SeatRow, TableRow
from .strangers import forget_stranger


def create_device(connection: Connection, id: str, token: str, now: float) -> None:
    """A device that has just been given its secret."""
    connection.execute(
        insert(Device).values(id=id, token_hash=hashed(token), name="", language="", created=now, seen=now)
    )


def find_device(connection: Connection, token: str) -> DeviceData | None:
    """The device with a secret."""
    row = connection.execute(select(Device).where(Device.token_hash == hashed(token))).mappings().first()
    return DeviceData(row["id"], row["name"], row["language"]) if row else None


def change_device(
    connection: Connection, id: str, seen: float, name: str | None = None, language: str | None = None
) -> None:
    """A device was seen, perhaps with another name or language (None: as it was)."""
    values: dict[str, object] = {"seen": seen, "name": name, "language": language}
    given = {column: value for column, value in values.items() if value is not None}
    connection.execute(update(Device).where(Device.id == id).values(**given))


def forget_device(connection: Connection, id: str) -> list[tuple[str, int]]:
    """No trace of a device is left but what it played; the tables and numbers of what it said."""
    said = connection.execute(select(ChatRow.table, ChatRow.number).where(ChatRow.device == id)).all()
    connection.execute(delete(ChatRow).where(ChatRow.device == id))
    connection.execute(delete(MovingRow).where((MovingRow.device == id) | (MovingRow.to == id)))
    connection.execute(update(SeatRow).where(SeatRow.device == id).values(device=None, name=NOBODY))
    forget_stranger(connection, id)
    connection.execute(delete(Device).where(Device.id == id))
    return [(row.table, row.number) for row in said]


def discard_device(connection: Connection, id: str) -> bool:
    """Delete a device that has nothing yet; False, and nothing is deleted, if it has a seat, a table or chat."""
    seats = select(SeatRow.seat).where(SeatRow.device == id).exists()
    tables = select(TableRow.id).where(TableRow.host == id).exists()
    said = select(ChatRow.number).where(ChatRow.device == id).exists()
    found = connection.execute(delete(Device).where(Device.id == id, ~seats, ~tables, ~said))
    return found.rowcount == 1


def create_invitation(connection: Connection, code: str, table: str, seat: int, now: float) -> None:
    """A new link for a seat; an older one for it is dead."""
    connection.execute(delete(InvitationRow).where(InvitationRow.table == table, InvitationRow.seat == seat))
    connection.execute(
        insert(InvitationRow).values(code_hash=hashed(code), table=table, seat=seat, created=now, used=False)
    )


def find_invitation(connection: Connection, code: str, device: str | None) -> Invited:
    """The table and seat of a link that has not been used, or by which this device has sat down (Refusal)."""
    row = connection.execute(
        select(InvitationRow.table, InvitationRow.seat, InvitationRow.used, SeatRow.device)
        .outerjoin(SeatRow, (SeatRow.table == InvitationRow.table) & (SeatRow.seat == InvitationRow.seat))
        .where(InvitationRow.code_hash == hashed(code))
    ).first()
    if row is None or (row[2] and (device is None or row[3] != device)):
        raise Refusal("not_there", "server-no-invitation")
    return Invited(row[0], row[1])


def use_invitation(connection: Connection, code: str) -> None:
    """Use a link up (Refusal if somebody was faster)."""
    found = connection.execute(
        update(InvitationRow)
        .where(InvitationRow.code_hash == hashed(code), InvitationRow.used.is_(False))
        .values(used=True)
    )
    if found.rowcount != 1:
        raise Refusal("not_there", "server-no-invitation")
