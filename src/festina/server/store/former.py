"""People whom the host has taken off a seat."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from .data import FormerData
from .models import FormerRow

_COLUMNS = [getattr(FormerRow, name) for name in FormerData.__struct_fields__]


def keep_former(connection: Connection, table: str, former: FormerData) -> None:
    """Remember that somebody was taken off a seat."""
    same = (FormerRow.table == table) & (FormerRow.seat == former.seat) & (FormerRow.device == former.device)
    connection.execute(delete(FormerRow).where(same))
    connection.execute(insert(FormerRow).values(table=table, **former.as_dict()))


def forget_former(connection: Connection, table: str, device: str) -> None:
    """Forget that a device was ever taken off a seat of a table."""
    connection.execute(delete(FormerRow).where(FormerRow.table == table, FormerRow.device == device))


def read_former(connection: Connection, tables: Sequence[str]) -> dict[str, list[FormerData]]:
    """Who was taken off seats of some tables, by table, in order."""
    wanted = select(FormerRow.table, *_COLUMNS).where(FormerRow.table.in_(tables)).order_by(FormerRow.version)
    found: dict[str, list[FormerData]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table, []).append(FormerData(*row[1:]))
    return found
