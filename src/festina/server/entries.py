"""Entries: every change to a table, one after the other, under numbers without a gap.

An entry is one structure per kind. The database keeps ``kind``, ``seat``, ``text``, ``auto``, ``command`` and ``at`` in
columns of their own and the rest as JSON: ``columns_of`` and ``entry_of`` are the only code that knows how.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypedDict, get_args

from ..kernel.data import Data, convert, tag_of
from ..kernel.events import Event

#: What changed about a seat.
SeatChangeKind = Literal["join", "leave", "remove", "arrange", "name", "mute", "words", "move", "host"]

#: How far a hint goes: what to think about, the best choices, why they are, or a question before a choice counts.
HintKind = Literal["nudge", "choices", "why", "question"]


class EntryBase(Data, frozen=True, kw_only=True, tag_field="kind"):
    """One change. ``number`` 0 means that it has none yet. ``command`` is the client's own id for what asked for it."""

    number: int = 0
    at: float = 0.0
    command: str | None = None

    @property
    def kind(self) -> str:
        """The kind of entry, e.g. ``move``."""
        return tag_of(type(self))


class ClocksSet(Data, frozen=True):
    """From now on the seats have the time that a pace gives; for those in ``people`` a person decides now."""

    pace: str
    people: tuple[int, ...]


class Started(EntryBase, frozen=True, kw_only=True, tag="start"):
    """The game began."""

    clocks: ClocksSet | None = None


class Moved(EntryBase, frozen=True, kw_only=True, tag="move"):
    """A seat acted. ``auto``: the table played what was forced. The text is never sent as it is."""

    seat: int
    text: str
    auto: bool = False
    #: The seat had planned it before its turn came.
    planned: bool = False


class ChanceDealt(EntryBase, frozen=True, kw_only=True, tag="chance"):
    """Chance outcomes, one after the other, separated by blanks."""

    text: str

    @property
    def outcomes(self) -> list[str]:
        """The single chance outcomes."""
        return self.text.split()


class Undone(EntryBase, frozen=True, kw_only=True, tag="undo"):
    """So many decisions were taken back. With a ``seed`` (in older entries) another dealer deals from then on."""

    seat: int
    decisions: int
    seed: str | None = None


class Retracted(EntryBase, frozen=True, kw_only=True, tag="retract"):
    """A seat took back its hidden choice."""

    seat: int


class TakebackAsked(EntryBase, frozen=True, kw_only=True, tag="takeback"):
    """A seat asks the others to let it take back its last decision."""

    seat: int


class TakebackAgreed(EntryBase, frozen=True, kw_only=True, tag="agree"):
    """A seat agrees to a take-back."""

    seat: int


class TakebackDeclined(EntryBase, frozen=True, kw_only=True, tag="decline"):
    """A seat declines a take-back, or withdraws its own."""

    seat: int


class SeatLent(EntryBase, frozen=True, kw_only=True, tag="lend"):
    """A bot plays for a person from now on. ``auto``: because the person's time was over."""

    seat: int
    bot: str
    auto: bool = False


class SeatReturned(EntryBase, frozen=True, kw_only=True, tag="return"):
    """A person plays again."""

    seat: int


class SeatAway(EntryBase, frozen=True, kw_only=True, tag="away"):
    """A person is on holiday from ``since`` to ``until``, or (None) is back: a slow game waits meanwhile."""

    seat: int
    since: float
    until: float | None = None


class SeatChanged(EntryBase, frozen=True, kw_only=True, tag="seat"):
    """Who holds a seat, or its name, changed; without a seat the host did."""

    what: SeatChangeKind
    seat: int | None = None


class OptionsChanged(EntryBase, frozen=True, kw_only=True, tag="options"):
    """The host changed the table's options; with another pace all clocks begin anew."""

    clocks: ClocksSet | None = None


class GameOver(EntryBase, frozen=True, kw_only=True, tag="over"):
    """The game ended."""


class TableClosed(EntryBase, frozen=True, kw_only=True, tag="close"):
    """Nobody is left who would play, or the host or the operator has closed it."""


class RematchMade(EntryBase, frozen=True, kw_only=True, tag="rematch"):
    """A next table was made."""


class HintUsed(EntryBase, frozen=True, kw_only=True, tag="hint"):
    """A seat was helped with its decision; ``what`` says how far."""

    seat: int
    what: HintKind


class BotsWoken(EntryBase, frozen=True, kw_only=True, tag="wake"):
    """A seat asked resting bots to go on."""

    seat: int


Entry: TypeAlias = (
    Started
    | Moved
    | ChanceDealt
    | Undone
    | Retracted
    | TakebackAsked
    | TakebackAgreed
    | TakebackDeclined
    | SeatLent
    | SeatReturned
    | SeatAway
    | SeatChanged
    | OptionsChanged
    | GameOver
    | TableClosed
    | RematchMade
    | BotsWoken
    | HintUsed
)


class EntryColumns(TypedDict):
    """An entry as the database keeps it."""

    number: int
    kind: str
    seat: int | None
    text: str | None
    data: dict[str, object]
    command: str | None
    auto: bool
    at: float


_KINDS: tuple[type[EntryBase], ...] = get_args(Entry)
_TAGS = {kind: tag_of(kind) for kind in _KINDS}
_BY_TAG = {tag: kind for kind, tag in _TAGS.items()}
#: The fields that have no column of their own.
_MORE = {
    kind: tuple(name for name in kind.__struct_fields__ if name not in EntryColumns.__annotations__) for kind in _KINDS
}


def columns_of(entry: Entry) -> EntryColumns:
    """An entry's columns."""
    kind = type(entry)
    return {
        "number": entry.number,
        "kind": _TAGS[kind],
        "seat": getattr(entry, "seat", None),
        "text": getattr(entry, "text", None),
        "data": {name: _plain(value) for name in _MORE[kind] if _says_something(value := getattr(entry, name))},
        "command": entry.command,
        "auto": getattr(entry, "auto", False),
        "at": entry.at,
    }


def _says_something(value: object) -> bool:
    """Whether a field is worth keeping: most moves are not planned, and their rows stay as short as they were."""
    return value is not None and value is not False


def _plain(value: object) -> object:
    return value.as_dict() if isinstance(value, Data) else value


def entry_of(columns: Mapping[str, object]) -> Entry:
    """The entry that a row holds (msgspec.ValidationError if it is damaged)."""
    fields = {name: value for name, value in columns.items() if value is not None}
    data = fields.pop("data", None)
    if data and isinstance(data, Mapping):
        fields = {**data, **fields}
    # msgspec learns a union anew each time; it remembers a structure.
    kind: Any = _BY_TAG.get(str(fields.get("kind")), Entry)  # Any: as ``convert`` takes it
    entry: Entry = convert(fields, kind)
    return entry


@dataclass(frozen=True)
class Update:
    """An entry and the events it caused."""

    entry: Entry
    events: tuple[Event, ...] = ()

    @property
    def seat(self) -> int | None:
        """The seat that the entry is about."""
        return getattr(self.entry, "seat", None)

    @property
    def auto(self) -> bool:
        """Whether the table itself acted."""
        return isinstance(self.entry, Moved | SeatLent) and self.entry.auto

    @property
    def planned(self) -> bool:
        """Whether a seat's plan was carried out."""
        return isinstance(self.entry, Moved) and self.entry.planned
