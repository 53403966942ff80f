"""Slow games: the holidays of people."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import Connection, select, update

from ...kernel.data import convert
from ..clocks import Span
from .database import Database
from .models import Device, SeatRow, TableRow


def _read_holidays(connection: Connection, devices: Collection[str]) -> dict[str, list[Span]]:
    wanted = select(Device.id, Device.holidays).where(Device.id.in_(devices), Device.holidays.is_not(None))
    return {row.id: convert(row.holidays, list[Span]) for row in connection.execute(wanted)}


def _change_holidays(connection: Connection, device: str, change: Callable[[list[Span]], list[Span]]) -> list[Span]:
    is_it = Device.id == device
    found = connection.execute(select(Device.holidays).where(is_it).with_for_update()).scalar()
    spans = change(convert(found or [], list[Span]))
    connection.execute(update(Device).where(is_it).values(holidays=[list(span) for span in spans] or None))
    return spans


def _slow_tables(connection: Connection, device: str) -> list[str]:
    held = select(SeatRow.table).where(SeatRow.device == device, SeatRow.kind == "person")
    is_slow = TableRow.options["pace"].as_string().like("days:%")
    wanted = select(TableRow.id).where(TableRow.status == "running", TableRow.id.in_(held), is_slow)
    return list(connection.execute(wanted).scalars())


class SlowStore:
    """The part of the store that slow games need."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def holidays(self, devices: Collection[str]) -> dict[str, list[Span]]:
        """The holidays of those of some devices that have any, the oldest first."""
        return await self._database.read(lambda c: _read_holidays(c, devices))

    async def change_holidays(self, device: str, change: Callable[[list[Span]], list[Span]]) -> list[Span]:
        """Replace a device's holidays by what is made of them (Refusal: they stay); the new ones."""
        return await self._database.write(lambda c: _change_holidays(c, device, change))

    async def tables_of(self, device: str) -> list[str]:
        """The slow games being played in which a device holds a seat."""
        return await self._database.read(lambda c: _slow_tables(c, device))
