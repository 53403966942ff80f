"""Reading and changing devices, invitations, moving codes and chat."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from ..refusal import Refusal
from ..tokens import hashed
from ..wire import ChatLine
from .data import NOBODY, DeviceData, Invited, MoveChat, Moving
from .models import ChatRow, Device, InvitationRow, MovingRow, SeatRow


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
    connection.execute(delete(MovingRow).where(MovingRow.device == id))
    connection.execute(update(SeatRow).where(SeatRow.device == id).values(device=None, name=NOBODY))
    connection.execute(delete(Device).where(Device.id == id))
    return [(row.table, row.number) for row in said]


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


def create_moving_code(connection: Connection, code: str, moving: Moving, expires: float) -> None:
    """A code for one seat of a device, or for all of them."""
    columns = {"code_hash": hashed(code), **moving._asdict(), "expires": expires, "used": False}
    connection.execute(insert(MovingRow).values(**columns))


def use_moving_code(connection: Connection, code: str, to: str, now: float) -> Moving:
    """Use a code up for another device (Refusal); what it moves."""
    fits = (MovingRow.code_hash == hashed(code)) & MovingRow.used.is_(False) & (MovingRow.expires > now)
    row = connection.execute(select(MovingRow.device, MovingRow.table, MovingRow.seat).where(fits)).first()
    if row is None or connection.execute(update(MovingRow).where(fits).values(used=True)).rowcount != 1:
        raise Refusal("not_there", "server-no-code")
    if row.device == to:
        raise Refusal("not_now", "server-code-is-yours")
    return Moving(row.device, row.table, row.seat)


def add_chat(connection: Connection, table: str, device: str, line: ChatLine) -> int:
    """Keep something said; the number it gets (the one it came with does not count)."""
    columns = line.as_dict()
    del columns["number"]
    made = connection.execute(insert(ChatRow).values(table=table, device=device, **columns).returning(ChatRow.number))
    return made.scalar_one()


def move_chat(connection: Connection, table: str, move: MoveChat) -> None:
    """What was said goes with the seat: its author may delete it."""
    fits = (ChatRow.table == table) & (ChatRow.device == move.device)
    if move.seat is not None:
        fits &= ChatRow.seat == move.seat
    connection.execute(update(ChatRow).where(fits).values(device=move.to))


def read_chat(connection: Connection, table: str, limit: int = 100) -> list[ChatLine]:
    """The last things said at a table, oldest first."""
    rows = connection.execute(
        select(ChatRow.number, ChatRow.seat, ChatRow.name, ChatRow.text, ChatRow.at)
        .where(ChatRow.table == table)
        .order_by(ChatRow.number.desc())
        .limit(limit)
    )
    return [ChatLine(**row) for row in rows.mappings()][::-1]


def chat_author(connection: Connection, table: str, number: int) -> str:
    """The device that said something (Refusal)."""
    device = connection.execute(select(ChatRow.device).where(ChatRow.table == table, ChatRow.number == number)).scalar()
    if device is None:
        raise Refusal("not_there", "server-no-chat")
    return device


def delete_chat(connection: Connection, table: str, number: int) -> None:
    """Delete something said."""
    connection.execute(delete(ChatRow).where(ChatRow.table == table, ChatRow.number == number))
