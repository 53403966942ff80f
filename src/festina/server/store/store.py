"""The store: the one way to the database for everything outside this package, in the words of the domain.

A method that writes returns after the commit; if it raises, nothing was changed. What goes wrong with the database
itself comes as SQLAlchemy's errors, but from ``migrate``, which says it in words.
"""

from __future__ import annotations

import shutil
from collections.abc import Collection, Iterator, Mapping, Sequence

from sqlalchemy.exc import SQLAlchemyError

from ..settings import Settings
from ..wire_library import Part
from ..wire_strangers import BlockInfo
from ..wire_tables import ChatLine
from . import chat, export, facts, invitations, moving, operator, people, strangers, tables, tidy
from .cup_store import CupStore
from .data import (
    Author,
    Blocking,
    ChatLog,
    DeviceData,
    Invited,
    Moving,
    Offered,
    OperatorNews,
    ReportData,
    Said,
    SeatData,
    SharedGame,
    StoredExport,
    StoredTable,
    TableChange,
    TableData,
    What,
)
from .database import Database, sqlite_file
from .league import LeagueStore
from .lock import ServerLock
from .migrate import is_current, migrate
from .notices import NoticeStore
from .plans import PlanStore
from .profiles import ProfileStore
from .slow import SlowStore
from .trouble import in_words, is_about_the_disk


class Store:
    """Tables, devices, invitations, moving codes and chat, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        #: How people do: the races of the days, ratings, pairings.
        self.league = LeagueStore(self._database)
        self.cups = CupStore(self._database)
        self.slow = SlowStore(self._database)
        self.plans = PlanStore(self._database)
        self._lock: ServerLock | None = None
        self.notices = NoticeStore(self._database)
        #: Who people are: what they have played, their browsers and passkeys, the people they know.
        self.profiles = ProfileStore(self._database)

    def look(self) -> None:
        """Make sure that the database can be read (FestinaError); another server may hold it."""
        with in_words():
            is_current(self._database.engine)

    def migrate(self, patience: float = 0.0) -> None:
        """Bring the database to the present shape (FestinaError); a SQLite file is this store's alone from then on.

        Another server has ``patience`` seconds to let go of the file.
        """
        file = sqlite_file(self._database.engine.url)
        if self._lock is None and file is not None:
            self._lock = ServerLock(file, patience)
        with in_words():
            migrate(self._database.engine)

    def close(self) -> None:
        """Finish what waits to be written, and let go."""
        self._database.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def free_bytes(self) -> int | None:
        """The room that is left on the disk of a SQLite file."""
        file = sqlite_file(self._database.engine.url)
        return None if file is None else shutil.disk_usage(file.parent).free

    # ---- tables

    async def create_table(self, data: TableData, seats: Sequence[SeatData]) -> None:
        """A new table with its seats and no entry."""
        await self._database.write(lambda c: tables.create_table(c, data, seats))

    async def append(self, table: str, change: TableChange) -> None:
        """Add entries to a table, with all they change (Conflict if their numbers are taken)."""
        await self._database.write(tables.appending(table, change))

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
        """Public tables that wait for people or are played, the newest first, and of each host a few."""
        return await self._database.read(tables.lobby)

    async def still_listed(self, ids: Collection[str]) -> list[str]:
        """Those of some tables that are public, and wait for people or are played."""
        return await self._database.read(lambda c: tables.still_listed(c, ids))

    async def tables_of(self, device: str, limit: int | None = 200) -> list[str]:
        """Tables where a device holds a seat, is host or was taken off, the latest first; without a limit all."""
        return await self._database.read(lambda c: tables.tables_of(c, device, limit))

    async def tables_with_bots(self) -> list[str]:
        """Tables being played where a bot may be to act."""
        return await self._database.read(tables.tables_with_bots)

    async def overdue_by(self, at: float) -> dict[str, float]:
        """When the next clock runs out at the tables being played where that is until a moment."""
        return await self._database.read(lambda c: tables.overdue_by(c, at))

    async def set_deadline(self, table: str, version: int, deadline: float | None) -> None:
        """Keep another moment at which the next clock of a table runs out, unless it has changed meanwhile."""
        await self._database.write(lambda c: tables.set_deadline(c, table, version, deadline))

    async def shared_game(self, share: str) -> SharedGame | None:
        """A finished game by its public name."""
        return await self._database.read(lambda c: tables.read_shared(c, share))

    # ---- what is not kept for ever

    async def facts(self) -> dict[str, str]:
        """What is known about the database itself, by name."""
        return await self._database.read(facts.read_facts)

    async def write_facts(self, known: Mapping[str, str | None]) -> None:
        """Keep facts in place of what was known under their names; None forgets one."""
        await self._database.write(lambda c: facts.write_facts(c, known))

    async def trouble(self, known: Mapping[str, str]) -> Part | None:
        """Write facts to see whether anything can be written; what is wrong if not."""
        try:
            await self.write_facts(known)
        except (SQLAlchemyError, OSError) as problem:
            return "disk" if is_about_the_disk(problem) else "database"
        return None

    async def newest(self) -> float | None:
        """When the database was last used, as far as its rows tell."""
        return await self._database.read(tidy.newest)

    async def find_due(self, what: What, settings: Settings, now: float, confirmed: float | None) -> tidy.DueRows:
        """What is too old; an operator has allowed what was marked until ``confirmed``."""
        return await self._database.read(lambda c: tidy.find_due(c, what, settings, now, confirmed))

    @staticmethod
    def portions(ids: Sequence[str]) -> Iterator[Sequence[str]]:
        """As many at a time as one transaction changes."""
        return tidy.portions(ids)

    async def mark_due(self, what: What, ids: Sequence[str], due: float | None) -> None:
        """Mark rows as due to be deleted since a moment, or (None) as wanted again."""
        await self._database.write(lambda c: tidy.mark(c, what, ids, due))

    async def delete_due(self, what: What, ids: Sequence[str], settings: Settings, now: float) -> tuple[int, list[str]]:
        """Delete what is still due of the first of some rows: how many were looked at, and those that are gone."""
        return await self._database.write(lambda c: tidy.delete_due(c, what, ids, settings, now))

    async def delete_talk(self, settings: Settings, noticed: float) -> int:
        """Delete a portion of the chat, reports and the like that were too old at a moment; 0 if there is no more."""
        return await self._database.write(lambda c: tidy.delete_talk(c, settings, noticed))

    async def delete_codes(self, now: float) -> None:
        """Delete moving codes whose time is over."""
        await self._database.write(lambda c: tidy.delete_codes(c, now))

    # ---- devices

    async def create_device(self, id: str, token: str, now: float, label: str = "") -> None:
        """A device whose first browser has just been given its secret; the label says what kind of browser it is."""
        await self._database.write(lambda c: people.create_device(c, id, token, now, label))

    async def find_device(self, token: str) -> DeviceData | None:
        """The device with a secret."""
        return await self._database.read(lambda c: people.find_device(c, token))

    async def change_device(
        self, id: str, seen: float, name: str | None = None, language: str | None = None, runner: int | None = None
    ) -> None:
        """Record when a device was seen, and its new name, language and figure if there are any."""
        await self._database.write(lambda c: people.change_device(c, id, seen, name, language, runner))

    async def forget_device(self, id: str) -> list[tuple[str, int]]:
        """Delete all traces of a device but what it played; the tables and numbers of what it had said."""
        return await self._database.write(lambda c: people.forget_device(c, id))

    async def discard_device(self, id: str) -> bool:
        """Delete a device that has nothing yet; False, and nothing is deleted, if it has a seat, a table or chat."""
        return await self._database.write(lambda c: people.discard_device(c, id))

    # ---- invitations and moving codes

    async def create_invitation(self, code: str, table: str, seat: int, now: float) -> None:
        """A new link for a seat; an older one for it is dead."""
        await self._database.write(lambda c: invitations.create_invitation(c, code, table, seat, now))

    async def find_invitation(self, code: str, device: str | None = None) -> Invited:
        """The seat of an invitation that has not been used, or by which this device has sat down (Refusal)."""
        return await self._database.read(lambda c: invitations.find_invitation(c, code, device))

    async def create_moving_code(self, code: str, what: Moving, expires: float) -> None:
        """A code for one seat of a device, or for all of them."""
        await self._database.write(lambda c: moving.create_moving_code(c, code, what, expires))

    async def read_offer(self, code: str, to: str, now: float) -> Offered:
        """What a moving code would move to a device, or has moved to it already (Refusal)."""
        return await self._database.read(lambda c: moving.read_offer(c, code, to, now))

    async def move(self, code: str, to: str, now: float) -> list[str]:
        """Move all that a code covers to a device (Refusal); the tables, the same if that device asks again."""
        return await self._database.write(lambda c: moving.move(c, code, to, now))

    # ---- chat

    async def add_chat(self, table: str, device: str, line: ChatLine, command: str | None = None) -> Said:
        """Keep something said, once per command of a device (the number that the line came with does not count)."""
        return await self._database.write(lambda c: chat.add_chat(c, table, device, line, command))

    async def find_said(self, table: str, device: str, command: str) -> int | None:
        """The number of the line that a command of a device has made."""
        return await self._database.read(lambda c: chat.find_said(c, table, device, command))

    async def read_chat(self, table: str, device: str | None, words: bool) -> ChatLog:
        """The last things said at a table that a device gets; without ``words`` the reactions alone."""
        return await self._database.read(lambda c: chat.read_chat(c, table, device, words))

    async def chat_author(self, table: str, number: int, seat: int | None = None) -> Author:
        """Who said something, for a seat if one is named (Refusal)."""
        return await self._database.read(lambda c: chat.chat_author(c, table, number, seat))

    async def delete_chat(self, table: str, number: int) -> None:
        """Delete something said."""
        await self._database.write(lambda c: chat.delete_chat(c, table, number))

    # ---- among strangers

    async def block(self, device: str, blocked: str, name: str, at: float) -> None:
        """A device does not want to hear from another any more (Refusal if it has blocked too many)."""
        await self._database.write(lambda c: strangers.block(c, device, blocked, name, at))

    async def unblock(self, device: str, id: str) -> list[BlockInfo]:
        """Lift one of a device's blocks by its name (Refusal); those that are left."""
        return await self._database.write(lambda c: strangers.unblock(c, device, id))

    async def blocks_of(self, device: str) -> list[BlockInfo]:
        """Everybody whom a device has blocked, the latest first."""
        return await self._database.read(lambda c: strangers.read_blocks(c, device))

    async def blocked_seats(self, table: str, device: str) -> list[int]:
        """The seats of a table whose people a device has blocked."""
        return await self._database.read(lambda c: chat.blocked_seats(c, table, device))

    async def blocking(self, device: str, other: str) -> Blocking:
        """Whether a device has blocked another, and the other it."""
        return await self._database.read(lambda c: strangers.blocking(c, device, other))

    async def hidden_tables(self, ids: Sequence[str], device: str) -> set[str]:
        """Those of some tables whose host has blocked a device, or the device them."""
        return await self._database.read(lambda c: strangers.hidden_tables(c, ids, device))

    async def report(self, made: ReportData) -> None:
        """Keep a report with what its person said last; it takes the place of an open one of the same device."""
        await self._database.write(lambda c: strangers.report(c, made))

    async def operator_news(self, known: str | None) -> OperatorNews | None:
        """What the operator has said and forbidden; None if nothing has changed since a mark."""
        return await self._database.read(lambda c: operator.read_operator_news(c, known))

    async def export(self, device: str) -> StoredExport | None:
        """What is stored about a device, besides its tables."""
        return await self._database.read(lambda c: export.read_export(c, device))
