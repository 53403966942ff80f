"""The events of Why First? as typed values, and how log rows become them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..kernel.events import Event
from ..kernel.messages import Message, Param
from .codes import LOWEST, NOWHERE, Happened
from .table import WhyFirstTable
from .words import LEO, why_second

_ENTRANTS = ("seat", "to", "by")


class WhyFirstEvent(Event, frozen=True):
    """``leo`` is the number that means Leo at this table (None without him): messages call him by his name."""

    game: ClassVar[str] = "whyfirst"
    leo: int | None

    def params(self) -> dict[str, Param]:
        """The fields as messages take them: numbers and words."""
        params: dict[str, Param] = {}
        for name, value in super().params().items():
            if name in _ENTRANTS and value is not None and value == self.leo:
                params[name] = "Leo"
            elif value is not None and name != "leo":
                params[name] = value
        return params


class RoundBegins(WhyFirstEvent, frozen=True, tag="round"):
    """All pawns on the start, all cards shuffled (WF-104)."""

    round: int


class HandDealt(WhyFirstEvent, frozen=True, tag="hand"):
    """A seat has its cards (WF-104); which ones only that seat knows."""

    seat: int
    count: int


class Dealt(WhyFirstEvent, frozen=True, tag="dealt"):
    """The cards of a hand, for its seat alone (WF-112)."""

    seat: int
    cards: tuple[str, ...]

    @property
    def only_for(self) -> int | None:
        return self.seat

    def params(self) -> dict[str, Param]:
        return {**super().params(), "cards": ", ".join(self.cards)}


class Chose(WhyFirstEvent, frozen=True, tag="chose"):
    """A seat has made its hidden choice (WF-105)."""

    seat: int


class TrickBegins(WhyFirstEvent, frozen=True, tag="trick"):
    """The cards of a trick are turned up together (WF-105)."""

    round: int
    trick: int


class Revealed(WhyFirstEvent, frozen=True, tag="revealed"):
    """A card turned up, and whom it is played on (None in the tactical variant, where that is chosen later).

    ``automatic``: the last card, played by the game (WF-107).
    """

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    to: int | None
    automatic: bool

    def message(self) -> Message:
        key = "whyfirst-event-laid" if self.to is None else "whyfirst-event-revealed"
        return Message(key, {**self.params(), "own": "yes" if self.to == self.seat else "no"})


class Moved(WhyFirstEvent, frozen=True, tag="moved"):
    """The pawn of ``seat`` moved by the sum of its cards (WF-106), or by the card of ``by`` (WF-301).

    ``stopped``: it would have gone beyond an end of the track.
    """

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


class RoundOver(WhyFirstEvent, frozen=True, tag="round-over"):
    """A round is scored: ``second`` is the space that scores, None if there is none (WF-108, WF-109).

    ``why``: ``second``, ``below-a-tie`` (several are first), ``all-level`` (all on one space).
    """

    round: int
    first: int
    second: int | None
    why: str


class Scored(WhyFirstEvent, frozen=True, tag="scored"):
    """Points for standing on the second-placed space (WF-108)."""

    seat: int
    points: int
    total: int


class Over(WhyFirstEvent, frozen=True, tag="over"):
    """The game is over: ``winning`` is the total that wins, ``why`` as in ``RoundOver`` (WF-110, WF-111)."""

    winners: tuple[int, ...]
    highest: int
    winning: int
    why: str


class Final(WhyFirstEvent, frozen=True, tag="final"):
    """What an entrant ends with."""

    seat: int
    total: int
    won: bool


EVENTS: tuple[type[WhyFirstEvent], ...] = tuple(WhyFirstEvent.__subclasses__())


def read_events(table: WhyFirstTable, rows: Sequence[tuple[int, ...]]) -> list[WhyFirstEvent]:
    """Log rows as events."""
    return [event for row in rows for event in _read(table, *row)]


def _read(
    table: WhyFirstTable, kind: int, seat: int, pawn: int, first: int, second: int, third: int
) -> list[WhyFirstEvent]:
    leo = table.leo
    match kind:
        case Happened.ROUND:
            return [RoundBegins(leo, first)]
        case Happened.DEALT:
            kinds = [second >> 6 * place & 63 for place in range(first)]
            return [HandDealt(leo, seat, first), Dealt(leo, seat, tuple(table.in_order(kinds)))]
        case Happened.CHOSE:
            return [Chose(leo, seat)]
        case Happened.TRICK:
            return [TrickBegins(leo, second, first)]
        case Happened.REVEALED:
            return [Revealed(leo, seat, table.texts[first], None if second < 0 else second, bool(third))]
        case Happened.MOVED:
            space = first + LOWEST
            return [Moved(leo, None if seat < 0 else seat, pawn, third, second, space, second + third != space)]
        case Happened.ROUND_OVER:
            return [RoundOver(leo, first, second, None if third == NOWHERE else third, why_second(third, seat))]
        case Happened.SCORED:
            return [Scored(leo, seat, first + LOWEST, second)]
        case Happened.OVER:
            winners = tuple(entrant for entrant in range(table.entrants) if first >> entrant & 1)
            why = why_second(NOWHERE if second == third else third, seat)
            return [Over(leo, winners, second, third, why)]
        case Happened.FINAL:
            return [Final(leo, seat, second, bool(first))]
        case _:
            raise AssertionError(f"no event of kind {kind}")


def automatic(event: WhyFirstEvent) -> str | None:
    """The checked comment for what the game plays by itself: last cards (WF-107), Leo's tactical move (WF-304)."""
    if isinstance(event, Revealed) and event.automatic:
        where = "" if event.to is None else f"@{event.to}"
        return f"{event.seat} {event.card}{where}"
    if isinstance(event, Moved) and event.by is not None and event.by == event.leo:
        return f"{LEO} move:{LEO}"
    return None
