"""The events of Why First? as typed values, and how log rows become them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from ..kernel.events import Event
from ..kernel.messages import Message
from .codes import LOWEST, NOWHERE, Told
from .table import WhyFirstTable
from .words import LEO, why_second

_ENTRANTS = ("seat", "to", "by")


@dataclass(frozen=True)
class WhyFirstEvent(Event):
    """``leo`` is the number that means Leo at this table (None without him): messages call him by his name."""

    game: ClassVar[str] = "whyfirst"
    leo: int | None

    def message(self) -> Message:
        return Message(f"whyfirst-event-{self.kind}", self.params())

    def params(self) -> dict[str, Any]:
        """The fields as messages take them: numbers and words."""
        told: dict[str, Any] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name in _ENTRANTS and value is not None and value == self.leo:
                told[field.name] = "Leo"
            elif isinstance(value, bool):
                told[field.name] = "yes" if value else "no"
            elif value is not None and field.name != "leo" and not isinstance(value, tuple):
                told[field.name] = value
        return told

    def as_dict(self) -> dict[str, Any]:
        return {name: list(v) if isinstance(v, tuple) else v for name, v in super().as_dict().items()}


@dataclass(frozen=True)
class RoundBegins(WhyFirstEvent):
    """All pawns on the start, all cards shuffled (WF-104)."""

    kind = "round"
    round: int


@dataclass(frozen=True)
class HandDealt(WhyFirstEvent):
    """A seat has its cards (WF-104); which ones only that seat is told."""

    kind = "hand"
    seat: int
    count: int


@dataclass(frozen=True)
class Dealt(WhyFirstEvent):
    """The cards of a hand, for its seat alone (WF-112)."""

    kind = "dealt"
    seat: int
    cards: tuple[str, ...]

    @property
    def only_for(self) -> int | None:
        return self.seat

    def params(self) -> dict[str, Any]:
        return {**super().params(), "cards": ", ".join(self.cards)}


@dataclass(frozen=True)
class Chose(WhyFirstEvent):
    """A seat has made its hidden choice (WF-105)."""

    kind = "chose"
    seat: int


@dataclass(frozen=True)
class TrickBegins(WhyFirstEvent):
    """The cards of a trick are turned up together (WF-105)."""

    kind = "trick"
    round: int
    trick: int


@dataclass(frozen=True)
class Revealed(WhyFirstEvent):
    """A card turned up, and whom it is played on (None in the tactical variant, where that is chosen later).

    ``automatic``: the last card, played by the game (WF-107).
    """

    kind = "revealed"
    reveals = True
    seat: int
    card: str
    to: int | None
    automatic: bool

    def message(self) -> Message:
        key = "whyfirst-event-laid" if self.to is None else "whyfirst-event-revealed"
        return Message(key, {**self.params(), "own": "yes" if self.to == self.seat else "no"})


@dataclass(frozen=True)
class Moved(WhyFirstEvent):
    """The pawn of ``seat`` moved by the sum of its cards (WF-106), or by the card of ``by`` (WF-301).

    ``stopped``: it would have gone beyond an end of the track.
    """

    kind = "moved"
    by: int | None
    seat: int
    amount: int
    origin: int
    space: int
    stopped: bool

    def message(self) -> Message:
        key = "whyfirst-event-moved" if self.by is None else "whyfirst-event-moved-by"
        own = "yes" if self.by == self.seat else "no"
        cancel = "no" if self.amount else "yes"
        return Message(key, {**self.params(), "amount": f"{self.amount:+d}", "own": own, "cancel": cancel})


@dataclass(frozen=True)
class RoundOver(WhyFirstEvent):
    """A round is scored: ``second`` is the space that scores, None if there is none (WF-108, WF-109).

    ``why``: ``second``, ``below-a-tie`` (several are first), ``all-level`` (all on one space).
    """

    kind = "round-over"
    round: int
    first: int
    second: int | None
    why: str


@dataclass(frozen=True)
class Scored(WhyFirstEvent):
    """Points for standing on the second-placed space (WF-108)."""

    kind = "scored"
    seat: int
    points: int
    total: int


@dataclass(frozen=True)
class Over(WhyFirstEvent):
    """The game is over: ``winning`` is the total that wins, ``why`` as in ``RoundOver`` (WF-110, WF-111)."""

    kind = "over"
    winners: tuple[int, ...]
    highest: int
    winning: int
    why: str


@dataclass(frozen=True)
class Final(WhyFirstEvent):
    """What an entrant ends with."""

    kind = "final"
    seat: int
    total: int
    won: bool


def read_events(table: WhyFirstTable, rows: Sequence[tuple[int, ...]]) -> list[Event]:
    """Log rows as events."""
    return [event for row in rows for event in _read(table, *row)]


def _read(table: WhyFirstTable, kind: int, seat: int, pawn: int, first: int, second: int, third: int) -> list[Event]:
    leo = table.leo
    match kind:
        case Told.ROUND:
            return [RoundBegins(leo, first)]
        case Told.DEALT:
            kinds = [second >> 6 * place & 63 for place in range(first)]
            return [HandDealt(leo, seat, first), Dealt(leo, seat, tuple(table.in_order(kinds)))]
        case Told.CHOSE:
            return [Chose(leo, seat)]
        case Told.TRICK:
            return [TrickBegins(leo, second, first)]
        case Told.REVEALED:
            return [Revealed(leo, seat, table.texts[first], None if second < 0 else second, bool(third))]
        case Told.MOVED:
            space = first + LOWEST
            return [Moved(leo, None if seat < 0 else seat, pawn, third, second, space, second + third != space)]
        case Told.ROUND_OVER:
            return [RoundOver(leo, first, second, None if third == NOWHERE else third, why_second(third, seat))]
        case Told.SCORED:
            return [Scored(leo, seat, first + LOWEST, second)]
        case Told.OVER:
            winners = tuple(entrant for entrant in range(table.entrants) if first >> entrant & 1)
            why = why_second(NOWHERE if second == third else third, seat)
            return [Over(leo, winners, second, third, why)]
        case Told.FINAL:
            return [Final(leo, seat, second, bool(first))]
        case _:
            raise AssertionError(f"no event of kind {kind}")


def automatic(event: Event) -> str | None:
    """The checked comment for what the game plays by itself: last cards (WF-107), Leo's tactical move (WF-304)."""
    if isinstance(event, Revealed) and event.automatic:
        where = "" if event.to is None else f"@{event.to}"
        return f"{event.seat} {event.card}{where}"
    if isinstance(event, Moved) and event.by is not None and event.by == event.leo:
        return f"{LEO} move:{LEO}"
    return None
