"""A live table: its game, its seats, and the connections to it, in the memory of this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Container, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..kernel.errors import FestinaError
from ..kernel.messages import Reason
from ..kernel.view import Choice
from .bus import EntriesStored, PresenceChanged
from .describe import clocks_of, describe
from .entries import BotsWoken, ChanceDealt, Moved, OptionsChanged, Retracted
from .match import Match
from .options import Status, StoredOptions
from .presence import Attendance, Seldom
from .refusal import Refusal
from .services import Services
from .store.data import (
    NOBODY,
    Conflict,
    DeviceData,
    ForgetFormer,
    FormerData,
    KeepFormer,
    SeatData,
    StoredTable,
    TableChange,
)
from .views import SentUpdate, Views, key, since_decision
from .wire import encode
from .wire_socket import FromServer, PlanChanged, Since, TableChanged, UpdateMessage

#: Entries that a client may have missed and still gets one by one.
LONGEST_GAP: Final = 300
#: Bots among themselves may play for ever: after so many decisions without a person's they rest until woken.
PATIENCE = 1_500
#: Seconds between two messages about who has come and gone.
_PRESENCE_SECONDS: Final = 1.0
#: Times that a change is tried when other processes change the table meanwhile.
_TRIES: Final = 5


class Connection(Protocol):
    """A device that is connected to a table."""

    #: The session of the browser; None without a cookie.
    session: str | None
    #: Where it comes from.
    address: str

    @property
    def device(self) -> DeviceData:
        """The device."""

    def send(self, message: FromServer) -> None:
        """Put a message on its way."""

    def send_frame(self, frame: bytes) -> None:
        """Put a message on its way that was encoded and framed for several connections."""

    def dismiss(self, problem: FestinaError | None = None) -> None:
        """End the connection: the device may not look any more, or for the reason that is given."""

    def renew(self) -> None:
        """End the connection so that its client comes back at once: it acts as another device now."""


#: The seats that a device sees the game from (None: a spectator), and whether it is the host's.
Audience: TypeAlias = tuple[tuple[int | None, ...], bool, int | None]
#: How many look on, and of everybody with a seat whether they are here, and whether a bot may play for them.
Presence: TypeAlias = tuple[int, list[tuple[bool, bool]]]
#: Carries out a command on the match, and says what that changes.
Work: TypeAlias = Callable[[], TableChange]


class LiveTable:
    """One table. It knows what it needs of its process, not the process itself."""

    def __init__(self, services: Services, stored: StoredTable, match: Match) -> None:
        self.services = services
        self.data = stored.data
        self.seats = stored.seats
        #: Whom the host has taken off a seat, in order.
        self.former = stored.former or []
        self.match = match
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.attendance = Attendance(services.clock)
        self.used_at = time.monotonic()
        #: Set when another process has changed the table while nobody was here to be told; ``catch_up`` resets it.
        self.missed: object | None = None
        self._announced = match.version
        self._takeback_shown = match.takeback
        self._audiences: dict[str, Audience] = {}
        self._presence_shown: Presence = (0, [])
        self._presence_message = Seldom(_PRESENCE_SECONDS)
        self._presence_news = False  # for other processes
        self._views_now: Views | None = None

    @property
    def id(self) -> str:
        """The table's public name."""
        return self.data.id

    @property
    def options(self) -> StoredOptions:
        """What the host has chosen."""
        return self.data.options

    @property
    def _is_days_race(self) -> bool:
        return self.options.occasion is not None and self.options.occasion.is_days_race

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [seat.name or str(seat.seat) for seat in self.seats]

    # ---- who may do what

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device holds."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.device == device]

    def seat(self, number: int) -> SeatData:
        """A seat by its number (Refusal)."""
        if not 0 <= number < len(self.seats):
            raise Refusal("not_there", "server-no-seat", last=len(self.seats) - 1)
        return self.seats[number]

    def seat_of(self, number: int, device: DeviceData) -> SeatData:
        """A seat, which must be the asking device's (Refusal)."""
        held = self.seat(number)
        if held.kind != "person" or held.device != device.id:
            raise Refusal("not_yours", "server-not-your-seat", seat=number)
        return held

    def is_host(self, device: str | None) -> bool:
        """Whether a device may arrange the table."""
        occasion = self.options.occasion
        return device == self.data.host and (occasion is None or occasion.has_host)

    def check_host(self, device: DeviceData) -> None:
        """Raise Refusal unless the device is the table's host."""
        if not self.is_host(device.id):
            hostless = self.options.occasion is not None and not self.options.occasion.has_host
            raise Refusal("not_yours", "server-no-host" if hostless else "server-host-only")

    def check_status(self, *allowed: Status) -> None:
        """Raise Refusal unless the table is in one of these states."""
        if self.data.status not in allowed:
            raise Refusal("not_now", "server-table-is", status=self.data.status)

    def may_look(self, device: DeviceData | None) -> bool:
        """Whether a device may see the table: with a seat, as the host, or where spectators are allowed."""
        if self.options.spectators:
            return True
        return device is not None and (device.id == self.data.host or bool(self.seats_of(device.id)))

    def check_may_look(self, device: DeviceData | None) -> None:
        """Raise Refusal unless a device may see the table."""
        if not self.may_look(device):
            raise _taken_off(self, device) or Refusal("not_yours", "server-no-spectators")

    def removed_from(self, device: str | None) -> int | None:
        """The seat that the host has taken a device off, if it holds none now."""
        if device is None or self.seats_of(device):
            return None
        return next((each.seat for each in reversed(self.former) if each.device == device), None)

    def former_of(self, seat: int) -> FormerData | None:
        """Who may be asked back to a seat: the last person whom the host took off it, if nobody sits there now."""
        last = next((each for each in reversed(self.former) if each.seat == seat), None)
        if last is None or self.seats[seat].kind == "person" or self.seats_of(last.device):
            return None
        return last

    def reads_words(self, device: str | None) -> bool:
        """Whether a device is sent words: if a seat of it wants them; a spectator where only friends are."""
        mine = self.seats_of(device) if device else []
        return any(self.seats[seat].words for seat in mine) if mine else not self.data.public

    # ---- what viewers see

    def viewers(self, device: str | None) -> list[int | None]:
        """The viewers that a device sees as: its seats, or a spectator."""
        mine: list[int | None] = list(self.seats_of(device)) if device else []
        return mine or [None]

    @property
    def _views(self) -> Views:
        """The views of the present state; once it was announced they are made anew if somebody asks."""
        if self._views_now is None:
            self._views_now = Views(self.match, self.names, self.data.status, self.options)
        return self._views_now

    def view(self, seat: int | None) -> msgspec.Raw:
        """The view of a seat (None: a spectator) now, with its legal choices."""
        return self._views.sent(seat)

    def whole_view(self, seat: int | None) -> msgspec.Raw:
        """The same with the forbidden choices and the reasons against them."""
        return self._views.sent(seat, whole=True)

    def views(self, device: str | None) -> dict[str, msgspec.Raw]:
        """The views of a device's viewers."""
        return self._views_of(self.viewers(device))

    def _views_of(self, viewers: Sequence[int | None]) -> dict[str, msgspec.Raw]:
        return {key(seat): self._views.sent(seat) for seat in viewers} if self.match.game else {}

    def why(self, seat: int, action: str) -> tuple[Choice | None, list[Reason]]:
        """An action of a seat: the choice as views list it (if they do), and the reasons against it."""
        game = self.match.running
        return game.choice(action, seat), game.why_not(action, seat)

    def record(self, viewer: int | None = None, seats: Sequence[SeatData] | None = None) -> str:
        """The record as a seat (None: a spectator) may have it: whole once the game is over; ``seats`` name it."""
        game = self.match.running.copy()
        game.seats = [_record_name(seat) for seat in seats or self.seats]
        # The seed of a day's race would tell everybody else what they will draw.
        return game.record(viewer, spectator=viewer is None, with_seed=not self._is_days_race)

    def whole_record(self) -> str:
        """The record with all that is hidden, but not what will be drawn; for the one who holds all of the table."""
        game = self.match.running.copy()
        game.seats = [_record_name(seat) for seat in self.seats]
        return game.record(with_seed=False)

    def gap(self, version: int | None, device: str | None) -> list[UpdateMessage] | None:
        """What happened after a version, or None if a client must start afresh."""
        if version is None or not max(0, self.match.version - LONGEST_GAP) <= version <= self.match.version:
            return None
        viewers = self.viewers(device)
        return [SentUpdate(update).message(viewers) for update in self.match.updates[version:]]

    def since(self, device: str) -> Since | UnsetType:
        """What happened since a device's last decision; nothing for a spectator, and before and after the game."""
        mine = self.seats_of(device)
        if self.match.game is None or self.data.status != "running" or not mine:
            return UNSET
        return since_decision(self.match.game, mine, self.names)

    # ---- changing

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table's lock, with the match as it is stored."""
        async with self.lock:
            await self._be_as_stored()
            yield

    async def _be_as_stored(self) -> None:
        """Forget entries that were applied and not stored."""
        if self.match.version != self.data.version:
            await self.reload()

    async def perform(self, work: Work) -> int:
        """Carry out a command, store it, announce it; the number of its entry."""
        self.used_at = time.monotonic()
        async with self.lock:
            if self.match.version != self.data.version:
                await self.reload()
            for attempt in range(_TRIES):
                try:
                    change = work()
                except Exception as problem:
                    await self._be_as_stored()
                    # What another process has stored meanwhile may be the reason, or leave none.
                    if isinstance(problem, FestinaError) and attempt == 0 and self.services.bus.shared:
                        if await self.follow():
                            continue
                    raise
                try:
                    await self._store(self.services.with_consequences(self, self._with_deadline(change)))
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
        if self.services.bus.shared:
            await self.services.bus.publish(EntriesStored(table=self.id))
        self.services.changed(self)
        return change.entries[0].number

    def _with_deadline(self, change: TableChange) -> TableChange:
        """The change, with the moment at which the next clock runs out; a table that never had clocks needs none."""
        clocks = self.match.clocks
        if clocks is None and not any(isinstance(entry, OptionsChanged) for entry in change.entries):
            return change
        return replace(change, deadline=clocks.deadline if clocks else None)

    async def _store(self, change: TableChange) -> None:
        began = time.perf_counter()
        await self.services.store.append(self.id, change)
        self.services.metrics.store_seconds.observe(time.perf_counter() - began)
        for seat in change.seats:
            self.seats[seat.seat] = seat
        for also in change.also:
            if isinstance(also, KeepFormer):
                self.former = [*self.former, also.former]
            elif isinstance(also, ForgetFormer):
                self.former = [each for each in self.former if each.device != also.device]
        if change.seats or change.host:
            self._audiences.clear()
        self.data = replace(
            self.data,
            status=change.status or self.data.status,
            host=change.host or self.data.host,
            public=self.data.public if change.public is None else change.public,
            options=change.options or self.data.options,
            rematch=change.rematch or self.data.rematch,
            share=change.share or self.data.share,
            version=change.entries[-1].number,
            changed=change.entries[-1].at,
        )

    async def reload(self) -> None:
        """Build the table again from what is stored."""
        stored = await self.services.store.read_table(self.id)
        if stored is None:
            raise Refusal("not_there", "server-no-table")
        self.match = await self.services.rebuilt(stored)
        self._take(stored)
        self._audiences.clear()
        self._announce()  # what another process has stored

    def _take(self, stored: StoredTable) -> None:
        self.data, self.seats = stored.data, stored.seats
        if stored.former is not None:
            self.former = stored.former

    async def refresh(self) -> None:
        """Follow what another process has stored."""
        async with self.held():
            await self.follow()

    async def catch_up(self) -> None:
        """Follow what other processes have done while nobody was here to be told."""
        missed = self.missed
        await self.refresh()
        await self.look_around()
        if self.missed is missed:  # otherwise another change was missed meanwhile
            self.missed = None

    async def follow(self) -> bool:
        """Follow what another process has stored while the table is held; whether there was anything."""
        stored = await self.services.store.read_table(self.id, after=self.match.version)
        if stored is None:
            return False
        self.match.follow(stored.entries)
        self._take(stored)
        self._audiences.clear()
        self._announce()
        return bool(stored.entries)

    # ---- telling the connections

    def _announce(self) -> None:
        """Send the updates that have not been sent yet; the last comes with views and, if it changed, the table."""
        self._views_now = None
        fresh = [SentUpdate(update) for update in self.match.updates[self._announced :]]
        self._announced = self.match.version
        if not fresh:
            return
        only_game = all(isinstance(update.update.entry, Moved | ChanceDealt | Retracted) for update in fresh)
        table_changed = not only_game or self._takeback_shown is not None
        self._takeback_shown = self.match.takeback
        if table_changed:
            for connection in [each for each in self.connections if not self.may_look(each.device)]:
                connection.dismiss(_taken_off(self, connection.device))

        clocks = clocks_of(self) or UNSET

        def messages(device: str) -> Iterator[FromServer]:
            viewers = self._audience(device)[0]
            for update in fresh[:-1]:
                yield update.message(viewers)
            table = describe(self, device) if table_changed else UNSET
            yield fresh[-1].message(viewers, self._views_of(viewers), clocks, table)

        self._send_each(messages)
        self._views_now = None  # they have been sent, and would only be kept

    def _send_each(self, messages: Callable[[str], Iterator[FromServer]]) -> None:
        """Send everybody what their device may see: made, encoded and framed once for all who may see the same."""
        made: dict[Audience, bytes] = {}
        for connection in tuple(self.connections):
            device = connection.device.id
            audience = self._audience(device)
            frames = made.get(audience)
            if frames is None:
                frames = made[audience] = b"".join(
                    [self.services.framed(encode(message)) for message in messages(device)]
                )
            connection.send_frame(frames)

    def _audience(self, device: str) -> Audience:
        """What decides what a device is shown: its seats, whether it is the host's, and a seat it was taken off."""
        found = self._audiences.get(device)
        if found is None:
            found = self._audiences[device] = (
                tuple(self.viewers(device)),
                self.is_host(device),
                self.removed_from(device),
            )
        return found

    def send(self, message: FromServer) -> None:
        """Send everybody the same."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes, words: bool = False, deaf: Container[str] = ()) -> None:
        """Send everybody but the ``deaf`` devices the same, encoded already; ``words`` only to those who read them."""
        frame = self.services.framed(message)
        for connection in tuple(self.connections):
            device = connection.device.id
            if device not in deaf and (not words or self.reads_words(device)):
                connection.send_frame(frame)

    def send_plan_changed(self, seat: int) -> None:
        """Tell the device that holds a seat, and no other, that the seat's plan has changed."""
        for connection in tuple(self.connections):
            if seat in self.seats_of(connection.device.id):
                connection.send(PlanChanged(seat=seat))

    def send_table(self) -> None:
        """Send everybody the table as they may see it."""
        self.note_presence()
        self._send_each(lambda device: iter([TableChanged(table=describe(self, device))]))

    # ---- presence

    def enter(self, connection: Connection) -> None:
        """Count a connection."""
        self.connections.add(connection)
        self.attendance.enter(connection.device.id)
        if len(self.connections) == 1:
            self.note_presence()

    def leave(self, connection: Connection) -> bool:
        """Stop counting a connection; whether it was its device's last one."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        if not self.attendance.leave(connection.device.id):
            return False
        self._audiences.pop(connection.device.id, None)
        return True

    @property
    def watching(self) -> int:
        """How many devices look on without a seat."""
        return self.attendance.besides({seat.device for seat in self.seats if seat.device})

    def show_presence(self, publish: bool = True) -> None:
        """Send the table once more, for who has come or gone, at most once a second; ``publish``: everywhere."""
        self._presence_news |= publish
        self._presence_message.ask(self._show_presence_now)

    def _show_presence_now(self) -> None:
        self.send_table()
        if self._presence_news:
            self._presence_news = False
            self.services.spawn(self.services.bus.publish(PresenceChanged(table=self.id)))

    def watch_presence(self) -> None:
        """Show who is away, and for whom a bot may play by now, if that has changed by itself."""
        if self.connections and self._presence() != self._presence_shown:
            self.show_presence()

    def note_presence(self) -> None:
        """Record that everybody has been sent who is there now."""
        self._presence_shown = self._presence()

    @property
    def somebody_away(self) -> bool:
        """Whether a device that holds a seat is not connected."""
        return any(seat.device and not self.attendance.is_connected(seat.device) for seat in self.seats)

    def _presence(self) -> Presence:
        people = [(self.is_here(seat.device), self.can_lend(seat)) for seat in self.seats if seat.device]
        return self.watching, people

    # ---- who is there

    def is_here(self, device: str) -> bool:
        """Whether a device is connected, here or to another process."""
        return self.attendance.is_here(device)

    @property
    def place(self) -> str:
        """Where the bus keeps which devices are connected."""
        return f"here:{self.id}"

    async def look_around(self) -> None:
        """Ask the bus which devices are connected."""
        self.saw_around(await self.services.bus.marks(self.place))

    def saw_around(self, marks: Mapping[str, float]) -> None:
        """Follow what the bus knows of this place: members are devices at processes, ``device|process``."""
        found: dict[str, float] = {}
        for member, at in marks.items():
            device = member.partition("|")[0]
            found[device] = max(at, found.get(device, 0.0))
        self.attendance.saw_all(found)

    def can_lend(self, seat: SeatData) -> bool:
        """Whether others may let a bot play for a person who has been gone for long."""
        if self.data.status != "running" or not seat.has_person or seat.device is None:
            return False
        if self.match.clocks is not None:  # a clock that runs out brings the stand-in
            return False
        gone = self.attendance.gone_since(seat.device)
        return gone is not None and self.services.clock() - gone >= self.services.settings.lend_after

    # ---- bots

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat now."""
        held = self.seats[seat]
        return held.bot if held.kind == "bot" else held.lent

    def bots_due(self) -> list[int]:
        """The seats for which a bot has to act now."""
        due = self._bots_to_act()
        return due if due and self._bots_alone() <= PATIENCE else []

    def is_resting(self) -> bool:
        """Whether bots would have to act, and wait until somebody wants to see more."""
        return bool(self._bots_to_act()) and self._bots_alone() > PATIENCE

    def _bots_to_act(self) -> list[int]:
        return [seat for seat in self.match.to_act if self.bot_of(seat)] if self.data.status == "running" else []

    def _bots_alone(self) -> int:
        """How many decisions bots have made since a person's last, or since a person woke them."""
        count = 0
        for update in reversed(self.match.updates):
            entry = update.entry
            if isinstance(entry, BotsWoken):
                break
            if isinstance(entry, Moved) and not entry.auto:
                if self.bot_of(entry.seat) is None:
                    break
                count += 1
                if count > PATIENCE:
                    break
        return count


def _taken_off(live: LiveTable, device: DeviceData | None) -> Refusal | None:
    """What to tell a device that may not look any more because the host has taken it off its seat."""
    removed = None if device is None else live.removed_from(device.id)
    return None if removed is None else Refusal("not_yours", "server-removed")


def _record_name(seat: SeatData) -> str:
    """A seat's name as a record can hold it."""
    return " ".join((seat.name or NOBODY).replace("|", " ").split()) or NOBODY
