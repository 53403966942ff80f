"""Links for a seat, invitations that are for one person alone, and the link of a whole table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from ..refusal import Refusal
from ..tokens import hashed
from .data import Invited, PersonalInvitation
from .models import InvitationRow, SeatRow, TableLinkRow, TableRow

#: Invitations that wait for one person; another takes the place of the oldest.
MOST_WAITING: Final = 30


# ---- a link for one seat


def create_invitation(connection: Connection, code: str, table: str, seat: int, now: float) -> None:
    """A new link for a seat; an older one for it is dead."""
    _end(connection, table, InvitationRow.seat == seat)
    _add(connection, code, table, seat, now, None)


def _add(connection: Connection, code: str, table: str, seat: int, now: float, device: str | None) -> None:
    columns = {"code_hash": hashed(code), "table": table, "seat": seat, "created": now, "used": False, "device": device}
    connection.execute(insert(InvitationRow).values(**columns))


def _end(connection: Connection, table: str, which: ColumnElement[bool]) -> None:
    connection.execute(delete(InvitationRow).where(InvitationRow.table == table, which))


def find_invitation(connection: Connection, code: str, device: str | None) -> Invited:
    """The table and seat of a link that has not been used, or by which this device has sat down (Refusal).

    The link of a whole table names no seat.
    """
    row = connection.execute(
        select(InvitationRow.table, InvitationRow.seat, InvitationRow.used, SeatRow.device)
        .outerjoin(SeatRow, (SeatRow.table == InvitationRow.table) & (SeatRow.seat == InvitationRow.seat))
        .where(InvitationRow.code_hash == hashed(code), InvitationRow.device.is_(None))
    ).first()
    if row is None:
        return Invited(_table_of_link(connection, code), None)
    if row[2] and (device is None or row[3] != device):
        raise Refusal("not_there", "server-no-invitation")
    return Invited(row[0], row[1])


def use_invitation(connection: Connection, code_hash: str) -> None:
    """Use an invitation up (Refusal if somebody was faster)."""
    is_one = (InvitationRow.code_hash == code_hash) & InvitationRow.used.is_(False)
    if connection.execute(update(InvitationRow).where(is_one).values(used=True)).rowcount != 1:
        raise Refusal("not_there", "server-no-invitation")


# ---- the link of a whole table


def set_link(connection: Connection, table: str, code: str | None, now: float) -> None:
    """Give a table another link, or (None) none; an older one is dead."""
    connection.execute(delete(TableLinkRow).where(TableLinkRow.table == table))
    if code is not None:
        connection.execute(insert(TableLinkRow).values(code_hash=hashed(code), table=table, created=now))


def link_made(connection: Connection, table: str) -> float | None:
    """When the link of a table was made, if it has one."""
    return connection.execute(select(TableLinkRow.created).where(TableLinkRow.table == table)).scalar()


def _table_of_link(connection: Connection, code: str) -> str:
    found = connection.execute(select(TableLinkRow.table).where(TableLinkRow.code_hash == hashed(code))).scalar()
    if found is None:
        raise Refusal("not_there", "server-no-invitation")
    return found


# ---- for one person alone


def invite_person(connection: Connection, secret: str, table: str, seat: int, device: str, now: float) -> None:
    """Invite a device to a seat; earlier invitations to that seat, and of that device to the table, are dead."""
    _end(connection, table, (InvitationRow.seat == seat) | (InvitationRow.device == device))
    _add(connection, secret, table, seat, now, device)
    mine = select(InvitationRow.code_hash).where(_waits(device)).order_by(InvitationRow.created.desc())
    too_many = list(connection.execute(mine.offset(MOST_WAITING)).scalars())
    connection.execute(delete(InvitationRow).where(InvitationRow.code_hash.in_(too_many)))


def invitations_of(connection: Connection, device: str) -> list[PersonalInvitation]:
    """The invitations that wait for a device, the latest first."""
    columns = (InvitationRow.code_hash, InvitationRow.table, InvitationRow.seat, InvitationRow.created)
    wanted = (
        select(*columns)
        .join(TableRow, TableRow.id == InvitationRow.table)
        .where(_waits(device), TableRow.status.in_(("open", "running")))
        .order_by(InvitationRow.created.desc())
    )
    return [
        PersonalInvitation(
            id=hashed(f"invitation {row[0]}")[:16], code_hash=row[0], table=row[1], seat=row[2], at=row[3]
        )
        for row in connection.execute(wanted)
    ]


def _waits(device: str) -> ColumnElement[bool]:
    return (InvitationRow.device == device) & InvitationRow.used.is_(False)


def find_personal(connection: Connection, device: str, id: str) -> PersonalInvitation:
    """An invitation that waits for a device, by its public name (Refusal)."""
    found = next((each for each in invitations_of(connection, device) if each.id == id), None)
    if found is None:
        raise Refusal("not_there", "server-no-invitation")
    return found


def decline(connection: Connection, device: str, id: str) -> None:
    """Delete an invitation that waits for a device (Refusal)."""
    found = find_personal(connection, device, id)
    connection.execute(delete(InvitationRow).where(InvitationRow.code_hash == found.code_hash))
