"""Everything stored about one device, for its person."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, select

from ...kernel.data import Data, convert
from ..wire import ExportedBan, ExportedCode, ExportedDevice, ExportedLine, ExportedReport
from .data import StoredExport
from .models import BanRow, Base, ChatRow, Device, MovingRow, ReportRow
from .strangers import read_blocks

D = TypeVar("D", bound=Data)


def read_export(connection: Connection, device: str) -> StoredExport | None:
    """What is stored about a device, besides its tables; what others have reported about it is theirs."""
    found = _rows(connection, ExportedDevice, Device, Device.id == device)
    if not found:
        return None
    return StoredExport(
        device=found[0],
        chat=_rows(connection, ExportedLine, ChatRow, ChatRow.device == device),
        blocks=read_blocks(connection, device),
        reports=_rows(connection, ExportedReport, ReportRow, ReportRow.device == device),
        moving_codes=_rows(connection, ExportedCode, MovingRow, MovingRow.device == device),
        bans=_rows(connection, ExportedBan, BanRow, BanRow.device == device),
    )


def _rows(connection: Connection, kind: type[D], model: type[Base], mine: ColumnElement[bool]) -> list[D]:
    """Rows as structures: each field is the column of the same name."""
    columns = [getattr(model, name) for name in kind.__struct_fields__]
    rows = connection.execute(select(*columns).where(mine).order_by(*model.__table__.primary_key)).mappings()
    return [convert(dict(row), kind) for row in rows]
