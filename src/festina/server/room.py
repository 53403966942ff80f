"""A table in the memory of this process: its game, its seats, and the connections of those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from ..kernel.errors import FestinaError
from .bus import now
from .entries import Entry, Update
from .match import Match
from .refusal import Refusal
from .store.people import DeviceData
from .store.tables import Conflict, Extra, SeatData, TableData, append, read_entries, read_seats, read_table

if TYPE_CHECKING:
    from .house import House

#: Entries that a client may have missed and still gets one by one.
LONGEST_GAP = 300
#: A device counts as present for so long after its last sign of life.
SIGN_OF_LIFE = 25.0
#: Kinds of entries that change what a table tells of itself.
_TABLE_KINDS = {
    "start",
    "seat",
    "lend",
    "return",
    "takeback",
    "agree",
    "decline",
    "undo",
    "over",
    "close",
    "rematch",
    "wake",
}


class Connection(Protocol):
    """Somebody who is told what happens."""

    device: DeviceData

    def send(self, message: Mapping[str, Any]) -> None:
        """Put a message on its way."""

    def dismiss(self) -> None:
        """Send it away: it may not look any more."""


@dataclass
class Plan:
    """What a command changes: entries, and what they do to seats and table."""

    entries: list[Entry]
    seats: list[SeatData] = field(default_factory=list)
    changes: dict[str, Any] = field(default_factory=dict)
    extra: Extra | None = None


Work = Callable[[], Plan]


class Room:
    """One table."""

    def __init__(self, house: House, data: TableData, seats: list[SeatData], match: Match) -> None:
        self.house = house
        self.data = data
        self.seats = seats
        self.match = match
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.seen: dict[str, float] = {}
        self.loaded_at = now()
        self.used_at = time.monotonic()
        self.announced = match.version
        #: Numbers of what was said lately, by device and message id.
        self.said: dict[tuple[str, str], int] = {}
        self._asked = match.takeback  # as it was told last
        self._views: dict[int | None, dict[str, Any]] = {}
        self._presence_told: list[tuple[bool, bool]] = []

    @property
    def id(self) -> str:
        """The table's public name."""
        return self.data.id

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [seat.name or str(seat.seat) for seat in self.seats]

    # ---- who may what

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device holds."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.device == device]

    def seat_of(self, number: Any, device: DeviceData) -> SeatData:
        """A seat, which must be the asking device's (Refusal)."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(self.seats):
            raise Refusal("not_there", "server-no-seat", last=len(self.seats) - 1)
        if number not in self.seats_of(device.id):
            raise Refusal("not_yours", "server-not-your-seat", seat=number)
        return self.seats[number]

    def check_host(self, device: DeviceData) -> None:
        """Only the host may go on."""
        if device.id != self.data.host:
            raise Refusal("not_yours", "server-host-only")

    def check_status(self, *allowed: str) -> None:
        """The table must be in one of these states."""
        if self.data.status not in allowed:
            raise Refusal("not_now", "server-table-is", status=self.data.status)

    def may_look(self, device: DeviceData | None) -> bool:
        """Seats, the host, and spectators where they are allowed."""
        if self.data.options["spectators"]:
            return True
        return device is not None and (device.id == self.data.host or bool(self.seats_of(device.id)))

    def check_may_look(self, device: DeviceData | None) -> None:
        """The same, as a Refusal."""
        if not self.may_look(device):
            raise Refusal("not_yours", "server-no-spectators")

    # ---- what is told

    def lookers(self, device: str | None) -> list[int | None]:
        """The views that a device gets: its seats', or a spectator's."""
        mine: list[int | None] = list(self.seats_of(device)) if device else []
        return mine or [None]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees now, with the seats' names and whether it can take something back."""
        if seat not in self._views:
            seen = self.match.running.view(seat)
            seen["names"] = self.names
            seen["can_undo"] = seat is not None and self.data.status == "running" and self._can_undo(seat)
            if self.data.options["companion"]:
                seen["chance"] = self._chance(seen.get("elsewhere"))
            self._views[seat] = seen
        return self._views[seat]

    def _chance(self, unseen: dict[str, int] | None) -> list[dict[str, Any]]:
        """What may come at a table that is told what its real cards and dice say; empty if nothing is due.

        Where cards are hidden, any that the seat has not seen may come: the true odds would show the other hands.
        """
        odds = self.match.running.odds()
        if odds and unseen is not None:
            what, total = next(iter(odds)).partition(":")[0], sum(unseen.values())
            odds = {f"{what}:{card}": Fraction(count, total) for card, count in unseen.items()}
        return [{"outcome": outcome, "num": odd.numerator, "den": odd.denominator} for outcome, odd in odds.items()]

    def _can_undo(self, seat: int) -> bool:
        return self.match.can_retract(seat) or self.match.undo_depth(seat) is not None

    def views(self, device: str | None) -> dict[str, Any]:
        """The views of a device, by seat."""
        if self.match.game is None:
            return {}
        return {key(seat): self.view(seat) for seat in self.lookers(device)}

    def told(self, update: Update, device: str | None) -> dict[str, Any]:
        """An update as a device gets it, without views."""
        events = {key(seat): update.seen_by(seat) for seat in self.lookers(device)} if update.events else {}
        return {"type": "update", **update.head(), "events": events}

    def gap(self, version: Any, device: str | None) -> list[dict[str, Any]] | None:
        """What happened after a version, or None if a client must start afresh."""
        if isinstance(version, bool) or not isinstance(version, int):
            return None
        if not max(0, self.match.version - LONGEST_GAP) <= version <= self.match.version:
            return None
        return [self.told(update, device) for update in self.match.updates[version:]]

    # ---- changing

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and it is as it is stored, also after a failure of the store."""
        async with self.lock:
            await self._be_as_stored()
            yield

    async def _be_as_stored(self) -> None:
        """A plan that was not stored is forgotten."""
        if self.match.version != self.data.version:
            await self.reload()

    async def perform(self, work: Work) -> int:
        """Carry out a command: plan it, store it, tell it; its entry's number. It is finished even if nobody waits."""
        return await asyncio.shield(asyncio.create_task(self._perform(work)))

    async def _perform(self, work: Work) -> int:
        self.used_at = self.house.changed_at = time.monotonic()
        async with self.held():
            for attempt in range(5):
                try:
                    plan = work()
                except Exception as problem:
                    await self._be_as_stored()
                    # What another process has stored meanwhile may be the reason, or leave none.
                    if isinstance(problem, FestinaError) and attempt == 0 and self.house.bus.shared:
                        if await self.follow():
                            continue
                    raise
                try:
                    await self._store(plan)
                except Conflict:
                    await self.reload()
                    continue
                except BaseException:
                    await self.reload()
                    raise
                self._announce()
                break
            else:
                raise Refusal("not_now", "server-busy")
        await self.house.bus.publish({"table": self.id, "kind": "entries"})
        self.house.drive(self)
        return plan.entries[0].number

    async def _store(self, plan: Plan) -> None:
        changes = dict(plan.changes)

        def job(connection: Any) -> None:
            append(connection, self.id, plan.entries, plan.seats, changes, plan.extra)

        with self.house.metrics.store_seconds.time():
            await self.house.database.write(job)
        for seat in plan.seats:
            self.seats[seat.seat] = seat
        self.data = replace(
            self.data,
            **{name: value for name, value in changes.items() if name != "record"},
            version=plan.entries[-1].number,
            changed=plan.entries[-1].at,
        )

    async def reload(self) -> None:
        """Build the table again from what is stored."""

        def job(connection: Any) -> Any:
            return read_table(connection, self.id), read_seats(connection, self.id), read_entries(connection, self.id)

        data, seats, entries = await self.house.database.read(job)
        if data is None:
            raise Refusal("not_there", "server-no-table")
        self.match = await asyncio.to_thread(rebuilt, data, entries)
        self.data, self.seats = data, seats
        self._announce()  # what another process has stored

    async def refresh(self) -> None:
        """Follow what another process has stored, and tell it."""
        async with self.held():
            await self.follow()

    async def follow(self) -> bool:
        """The same while the table is held; whether there was anything."""
        after = self.match.version

        def job(connection: Any) -> Any:
            table, seats = read_table(connection, self.id), read_seats(connection, self.id)
            return table, seats, read_entries(connection, self.id, after)

        data, seats, entries = await self.house.database.read(job)
        if data is None:
            return False
        self.match.follow(entries)
        self.data, self.seats = data, seats
        self._announce()
        return bool(entries)

    def _announce(self) -> None:
        """Tell everybody the updates that have not been told yet; views come with the last."""
        self._views.clear()
        fresh = self.match.updates[self.announced :]
        self.announced = self.match.version
        if not fresh:
            return
        table_changed = any(update.entry.kind in _TABLE_KINDS for update in fresh) or self._asked is not None
        self._asked = self.match.takeback
        for connection in list(self.connections):
            if table_changed and not self.may_look(connection.device):
                connection.dismiss()
                continue
            for update in fresh[:-1]:
                connection.send(self.told(update, connection.device.id))
            last = self.told(fresh[-1], connection.device.id)
            last["views"] = self.views(connection.device.id)
            if table_changed:
                last["table"] = self.house.describe(self, connection.device.id)
            connection.send(last)

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send everybody the same."""
        for connection in list(self.connections):
            connection.send(message)

    def tell_table(self) -> None:
        """Send everybody the table as they may see it."""
        self.note_presence()
        for connection in list(self.connections):
            connection.send({"type": "table", "table": self.house.describe(self, connection.device.id)})

    def tell_presence(self) -> None:
        """The same, if who is there has changed since it was told."""
        if self.connections and self._presence() != self._presence_told:
            self.tell_table()

    def note_presence(self) -> None:
        """Everybody has been told who is there now."""
        self._presence_told = self._presence()

    def _presence(self) -> list[tuple[bool, bool]]:
        return [(self.is_here(seat.device), self.can_lend(seat)) for seat in self.seats if seat.device]

    # ---- who is there

    def is_here(self, device: str) -> bool:
        """Whether a device is connected, here or to another process."""
        if any(connection.device.id == device for connection in self.connections):
            return True
        return now() - self.seen.get(device, 0.0) < SIGN_OF_LIFE

    def gone_since(self, device: str) -> float | None:
        """Since when a device counts as away, if it does."""
        return None if self.is_here(device) else max(self.seen.get(device, 0.0) + SIGN_OF_LIFE, self.loaded_at)

    async def look_around(self) -> None:
        """Ask the bus who is connected."""
        found: dict[str, float] = {}
        for member, at in (await self.house.bus.marks(f"here:{self.id}")).items():
            device = member.partition("|")[0]
            found[device] = max(at, found.get(device, 0.0))
        self.seen = found

    def can_lend(self, seat: SeatData) -> bool:
        """Whether a person has been gone for longer than the table's pace allows."""
        if self.data.status != "running" or seat.kind != "person" or seat.lent or seat.device is None:
            return False
        pace = self.data.options["pace"]
        if pace == "live":
            gone = self.gone_since(seat.device)
            return gone is not None and now() - gone >= self.house.settings.lend_after
        waited = now() - self.match.decisive_at
        return seat.seat in self.match.to_act and waited >= float(pace.partition(":")[2]) * 86400

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat now."""
        held = self.seats[seat]
        return held.bot if held.kind == "bot" else held.lent


def rebuilt(data: TableData, entries: Sequence[Entry]) -> Match:
    """The match that entries tell."""
    date = time.strftime("%Y-%m-%d", time.gmtime(data.created))
    match = Match(data.ruleset, int(data.seed), data.options["companion"], date)
    match.follow(entries)
    return match


def key(seat: int | None) -> str:
    """A seat as the name of a field."""
    return "" if seat is None else str(seat)
