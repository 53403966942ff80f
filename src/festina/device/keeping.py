"""The store of a device: every change is handed to whoever keeps it (the page, in its database) before it counts.

A table is kept as a *head* (its data and seats) and its entries, all of them as JSON texts under the table's id and
their numbers. One change is kept as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from ..kernel.data import Data
from ..server.entries import Entry, columns_of, entry_of
from ..server.refusal import Refusal
from ..server.store.data import (
    Blocking,
    Conflict,
    CreateTable,
    ForgetFormer,
    FormerData,
    KeepFormer,
    SeatData,
    StoredTable,
    TableChange,
    TableData,
)

#: How heads are written now; others are not read.
FORMAT: Final = 1


class Kept(NamedTuple):
    """A table as it is kept: the text of its head, and of its entries in order."""

    head: str
    entries: Sequence[str]


class Change(NamedTuple):
    """What is kept at once: new heads by table, and new entries of the first of them, from a number on.

    A new table comes with its summary, so that lists show it from its first moment on.
    """

    heads: dict[str, str]
    first: int
    entries: list[str]
    summaries: dict[str, str]


class Keeper(Protocol):
    """Keeps texts for ever."""

    async def keep(self, table: str, change: Change) -> bool:
        """Keep a change of a table. False, and nothing is kept, if it does not fit.

        That is so if there are entries with these numbers already, or entries are to be added to a table that is not
        there any more.
        """

    async def read(self, table: str) -> Kept | None:
        """A table as it is kept; None if there is none."""


class NotKept(Exception):
    """A change could not be kept: the device is full, or lets us keep nothing."""


class Head(Data, frozen=True, kw_only=True):
    """All of a table but its entries."""

    format: int
    data: TableData
    seats: tuple[SeatData, ...]
    former: tuple[FormerData, ...] = ()


#: The summary of a table (JSON), for lists.
Summarise = Callable[[StoredTable], str]


class DeviceStore:
    """Tables of this device (a ``TableStore``)."""

    def __init__(self, keeper: Keeper, summarise: Summarise) -> None:
        self._keeper = keeper
        self._summarise = summarise
        #: The heads of tables that were read or written here.
        self._heads: dict[str, Head] = {}

    async def create_table(self, data: TableData, seats: Sequence[SeatData]) -> None:
        """A new table with its seats and no entry."""
        head = Head(format=FORMAT, data=data, seats=tuple(seats))
        await self._keep(data.id, {data.id: head}, (), new=[head])

    async def append(self, table: str, change: TableChange) -> None:
        """Add entries to a table, with all they change (Conflict if another page has done so meanwhile)."""
        before = self._heads.get(table) or (await self._read(table))[0]
        made = (also for also in change.also if isinstance(also, CreateTable))
        new = [Head(format=FORMAT, data=also.data, seats=tuple(also.seats)) for also in made]
        heads = {table: _changed(before, change), **{head.data.id: head for head in new}}
        await self._keep(table, heads, change.entries, new)

    async def _keep(self, table: str, heads: dict[str, Head], entries: Sequence[Entry], new: Sequence[Head]) -> None:
        texts = {id: _text(head) for id, head in heads.items()}
        first = entries[0].number if entries else 1
        summaries = {head.data.id: self._summarise(StoredTable(head.data, list(head.seats), [])) for head in new}
        change = Change(texts, first, [_text(columns_of(entry)) for entry in entries], summaries)
        try:
            kept = await self._keeper.keep(table, change)
        except Exception as problem:  # the browser's own, whatever it is
            raise NotKept(table) from problem
        if not kept:
            self._heads.pop(table, None)
            raise Conflict
        self._heads.update(heads)

    async def read_table(self, table: str, after: int = 0) -> StoredTable | None:
        """A table as it is kept, with its entries after a number; None if there is none (Refusal if it is damaged)."""
        try:
            head, entries = await self._read(table)
        except LookupError:
            return None
        except Refusal:
            raise
        except Exception as problem:
            raise damaged() from problem
        self._heads[table] = head
        return StoredTable(head.data, list(head.seats), entries[after:], list(head.former))

    async def _read(self, table: str) -> tuple[Head, list[Entry]]:
        kept = await self._keeper.read(table)
        if kept is None:
            raise LookupError(table)
        head = msgspec.json.decode(kept.head, type=Head)
        entries = [entry_of(msgspec.json.decode(text, type=dict[str, object])) for text in kept.entries]
        numbers = [entry.number for entry in entries]
        if head.format != FORMAT or head.data.id != table or numbers != list(range(1, head.data.version + 1)):
            raise damaged()
        return head, entries

    def forget(self, table: str) -> None:
        """Read a table anew when it is asked for: another page has changed or deleted it."""
        self._heads.pop(table, None)

    def knows(self, table: str) -> bool:
        """Whether a table was there when it was last asked for."""
        return table in self._heads

    async def blocking(self, device: str, other: str) -> Blocking:
        """Nobody is blocked where nobody else is."""
        return Blocking(mine=False, theirs=False)


def damaged() -> Refusal:
    """What is said of a table that cannot be read."""
    return Refusal("trouble", "server-device-damaged")


def not_kept() -> Refusal:
    """What is said where a change could not be kept."""
    return Refusal("trouble", "server-device-full")


def _changed(head: Head, change: TableChange) -> Head:
    """The head after a change."""
    seats, former = list(head.seats), list(head.former)
    for seat in change.seats:
        seats[seat.seat] = seat
    for also in change.also:
        if isinstance(also, KeepFormer):
            former.append(also.former)
        elif isinstance(also, ForgetFormer):
            former = [each for each in former if each.device != also.device]
    data = replace(
        head.data,
        status=change.status or head.data.status,
        host=change.host or head.data.host,
        public=head.data.public if change.public is None else change.public,
        options=change.options or head.data.options,
        rematch=change.rematch or head.data.rematch,
        share=change.share or head.data.share,
        version=change.entries[-1].number if change.entries else head.data.version,
        changed=change.entries[-1].at if change.entries else head.data.changed,
    )
    return replace(head, data=data, seats=tuple(seats), former=tuple(former))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
