"""The store: the one way to the database for everything outside this package, in the words of the domain.

A method that writes returns after the commit; if it raises, nothing was changed. What goes wrong with the database
itself comes as SQLAlchemy's errors, but from ``migrate``, which says it in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import text

from ..settings import Settings
from ..wire import ChatLine
from . import people, tables
from .data import DeviceData, Invited, Moving, SeatData, StoredTable, TableChange, TableData
from .database import Database, sqlite_file
from .lock import ServerLock
from .migrate import migrate
from .tidy import tidy
from .trouble import in_words


class Store:
    """Tables, devices, invitations, moving codes and chat, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._lock: ServerLock | None = None

    def migrate(self) -> None:
        """Bring the database to the present shape (FestinaError); a SQLite file is this store's alone from then on."""
        file = sqlite_file(self._database.engine.url)
        if self._lock is None and file is not None:
            self._lock = ServerLock(file)
        with in_words():
            migrate(self._database.engine)

    def close(self) -> None:
        """Finish what waits to be written, and let go."""
        self._database.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def ping(self) -> None:
        """Ask the database for an answer."""
        await self._database.read(lambda c: c.execute(text("SELECT 1")).scalar())

    # ---- tables

    async def create_table(self, data: TableData, seats: Sequence[SeatData]) -> None:
        """A new table with its seats and no entry."""
        await self._database.write(lambda c: tables.create_table(c, data, seats))

    async def append(self, table: str, change: TableChange) -> None:
        """Add entries to a table, with all they change (Conflict if their numbers are taken)."""
        await self._database.write(lambda c: tables.append(c, table, change))

    async def read_table(self, table: str, after: int = 0) -> StoredTable | None:
        """A table as it is stored at one moment, with its entries after a number (FestinaError if it is damaged)."""
        return await self._database.read(lambda c: tables.read_stored(c, table, after))

    async def ended(self, ids: Sequence[str]) -> dict[str, StoredTable]:
        """Those of some tables that have ended, without their entries."""
        return await self._database.read(lambda c: tables.ended_tables(c, ids))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        return await self._database.read(lambda c: tables.versions(c, ids))

    async def lobby(self) -> list[str]:
        """Public tables that wait for people or are played, the newest first."""
        return await self._database.read(tables.lobby)

    async def tables_of(self, device: str, limit: int | None = 200) -> list[str]:
        """Tables where a device holds a seat or is host, the latest first; without a limit all of them."""
        return await self._database.read(lambda c: tables.tables_of(c, device, limit))

    async def tables_with_bots(self) -> list[str]:
        """Tables being played where a bot may be to act."""
        return await self._database.read(tables.tables_with_bots)

    async def record_of(self, share: str) -> str | None:
        """The record of a finished game by its public name."""
        return await self._database.read(lambda c: tables.read_record(c, share))

    async def tidy(self, settings: Settings, now: float) -> list[str]:
        """Delete what is too old; the tables that are gone or changed."""
        return await self._database.write(lambda c: tidy(c, settings, now))

    # ---- devices

    async def create_device(self, id: str, token: str, now: float) -> None:
        """A device that has just been given its secret."""
        await self._database.write(lambda c: people.create_device(c, id, token, now))

    async def find_device(self, token: str) -> DeviceData | None:
        """The device with a secret."""
        return await self._database.read(lambda c: people.find_device(c, token))

    async def change_device(self, id: str, seen: float, name: str | None = None, language: str | None = None) -> None:
        """Record when a device was seen, and its new name and language if there are any."""
        await self._database.write(lambda c: people.change_device(c, id, seen, name, language))

    async def forget_device(self, id: str) -> list[tuple[str, int]]:
        """Delete all traces of a device but what it played; the tables and numbers of what it had said."""
        return await self._database.write(lambda c: people.forget_device(c, id))

    # ---- invitations and moving codes

    async def create_invitation(self, code: str, table: str, seat: int, now: float) -> None:
        """A new link for a seat; an older one for it is dead."""
        await self._database.write(lambda c: people.create_invitation(c, code, table, seat, now))

    async def find_invitation(self, code: str, device: str | None = None) -> Invited:
        """The seat of an invitation that has not been used, or by which this device has sat down (Refusal)."""
        return await self._database.read(lambda c: people.find_invitation(c, code, device))

    async def create_moving_code(self, code: str, moving: Moving, expires: float) -> None:
        """A code for one seat of a device, or for all of them."""
        await self._database.write(lambda c: people.create_moving_code(c, code, moving, expires))

    async def use_moving_code(self, code: str, to: str, now: float) -> Moving:
        """Use a code up for another device (Refusal); what it moves."""
        return await self._database.write(lambda c: people.use_moving_code(c, code, to, now))

    # ---- chat

    async def add_chat(self, table: str, device: str, line: ChatLine) -> int:
        """Keep something said; the number it gets (the one it came with does not count)."""
        return await self._database.write(lambda c: people.add_chat(c, table, device, line))

    async def read_chat(self, table: str) -> list[ChatLine]:
        """The last things said at a table, oldest first."""
        return await self._database.read(lambda c: people.read_chat(c, table))

    async def chat_author(self, table: str, number: int) -> str:
        """The device that said something (Refusal)."""
        return await self._database.read(lambda c: people.chat_author(c, table, number))

    async def delete_chat(self, table: str, number: int) -> None:
        """Delete something said."""
        await self._database.write(lambda c: people.delete_chat(c, table, number))
