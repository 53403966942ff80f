"""What tables need of the house they stand in: a server process, or a device that plays by itself."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from .bus import Bus
from .store.data import Blocking, SeatData, StoredTable, TableChange, TableData
from .tokens import Secrets

if TYPE_CHECKING:
    from .live import LiveTable
    from .match import Match


T = TypeVar("T")


class TableSettings(Protocol):
    """The settings that matter at a table."""

    @property
    def lend_after(self) -> float:
        """Seconds until an absent person at a live table may be replaced."""

    @property
    def bot_pause(self) -> float:
        """Seconds a bot waits at least, so that people can follow."""


class TableStore(Protocol):
    """What keeps tables."""

    async def create_table(self, data: TableData, seats: Sequence[SeatData]) -> None:
        """A new table with its seats and no entry."""

    async def append(self, table: str, change: TableChange) -> None:
        """Add entries to a table, with all they change (Conflict if their numbers are taken)."""

    async def read_table(self, table: str, after: int = 0) -> StoredTable | None:
        """A table as it is stored, with its entries after a number (FestinaError if it is damaged)."""

    async def blocking(self, device: str, other: str) -> Blocking:
        """Whether a device has blocked another, and the other it."""


class _Measure(Protocol):
    def observe(self, value: float) -> None:
        """Add a value."""


class _Count(Protocol):
    def inc(self) -> None:
        """Count one more."""


class TableMetrics(Protocol):
    """What is measured at tables."""

    @property
    def store_seconds(self) -> _Measure:
        """Storing entries."""

    @property
    def command_seconds(self) -> _Measure:
        """From a command to its acknowledgement."""

    @property
    def person_moves(self) -> _Count:
        """Moves of people."""

    @property
    def bot_moves(self) -> _Count:
        """Moves of bots."""


class Services(Protocol):
    """What a live table needs of the house."""

    secrets: Secrets
    #: Seconds since 1970.
    clock: Callable[[], float]

    @property
    def bus(self) -> Bus:
        """What carries news between processes."""

    @property
    def settings(self) -> TableSettings:
        """What was chosen for the house."""

    @property
    def store(self) -> TableStore:
        """What keeps the tables."""

    @property
    def metrics(self) -> TableMetrics:
        """What is measured."""

    def framed(self, message: bytes) -> bytes:
        """A message as it travels to those who are connected; several may be joined."""

    async def worked_out(self, work: Callable[[], T]) -> T:
        """What some long work gives, done while others are served."""

    async def rebuilt(self, stored: StoredTable) -> Match:
        """The match of a stored table, built while others are served."""

    def with_consequences(self, live: LiveTable, change: TableChange) -> TableChange:
        """The change, with what happens elsewhere because of it: plans that end, notices to the absent."""

    def changed(self, live: LiveTable) -> None:
        """A table has changed: its bots may have to act."""

    async def begun(self, live: LiveTable) -> None:
        """The game at a table has begun."""

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background."""


class House(Services, Protocol):
    """What makes tables, and finds them."""

    async def table(self, id: str) -> LiveTable:
        """A table by its public name (Refusal)."""
