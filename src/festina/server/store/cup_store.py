"""Cups, as the store gives and takes them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from ..cups.data import CupChange, CupData, CupPlayerData, StoredCup
from . import cups
from .data import CreateTable
from .database import Database
from .tables import create_table


class CupStore:
    """The part of the store that keeps cups. Like the store's, its writing methods return after the commit."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, cup: CupData, code: str, players: Sequence[CupPlayerData]) -> None:
        """A new cup, which people join by a code."""
        await self._database.write(lambda c: cups.create(c, cup, code, players))

    async def read(self, cup: str) -> StoredCup | None:
        """A cup as it is stored at one moment."""
        return await self._database.read(lambda c: cups.read(c, cup))

    async def change(self, cup: CupData, change: CupChange, tables: Sequence[CreateTable] = ()) -> None:
        """Change a cup, and make tables of it (Conflict if it has changed meanwhile)."""

        def work(connection: Connection) -> None:
            cups.change_cup(connection, cup, change)
            for made in tables:
                create_table(connection, made.data, made.seats)

        await self._database.write(work)

    async def delete(self, cup: CupData) -> None:
        """Delete a cup with all that belongs to it (Conflict if it has changed meanwhile)."""
        await self._database.write(lambda c: cups.delete_cup(c, cup))

    async def find(self, code: str) -> str | None:
        """The cup that people join by a code."""
        return await self._database.read(lambda c: cups.find(c, code))

    async def of(self, device: str) -> list[StoredCup]:
        """The cups that a device has called or takes part in, the latest first."""
        return await self._database.read(lambda c: cups.cups_of(c, device))

    async def hosted(self, device: str) -> int:
        """How many cups of a device are not over."""
        return await self._database.read(lambda c: cups.hosted(c, device))

    async def apart(self, devices: Sequence[str]) -> list[tuple[str, str]]:
        """Those of some devices of which one has blocked the other."""
        return await self._database.read(lambda c: cups.apart(c, devices))

    async def to_look_after(self) -> list[str]:
        """Running cups whose round has no table without a result, or has tables that have not begun."""
        return await self._database.read(cups.to_look_after)
