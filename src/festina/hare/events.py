"""The events of Hare & Tortoise as typed values, and how log rows become them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ..kernel.events import Event
from .codes import Happened
from .odds import effect_name
from .table import HareTable
from .words import BYS, EFFECTS, FACES, WHYS, ByName, FaceName, PawnName, WhyName, pawn_name


class HareEvent(Event, frozen=True):
    """All of them concern a seat."""

    game: ClassVar[str] = "hare"
    seat: int


class Starts(HareEvent, frozen=True, tag="starts"):
    """The seat drawn to begin (HT-105)."""


class Paid(HareEvent, frozen=True, tag="paid"):
    """Carrots given to the bank."""

    pawn: PawnName
    amount: int
    why: WhyName


class Took(HareEvent, frozen=True, tag="took"):
    """Carrots taken from the bank."""

    pawn: PawnName
    amount: int
    why: WhyName


class Moved(HareEvent, frozen=True, tag="moved"):
    """A pawn went to another space: forward, back, by an event, or back to Start by a restart."""

    pawn: PawnName
    origin: int
    space: int
    printed: int
    by: ByName


class Gave(HareEvent, frozen=True, tag="gave"):
    """Carrots from one seat to another (HT-728)."""

    to: int
    amount: int


class Ate(HareEvent, frozen=True, tag="ate"):
    """A lettuce eaten (HT-503)."""

    pawn: PawnName
    position: int
    lettuces: int


class LaidDown(HareEvent, frozen=True, tag="laid-down"):
    """A pawn laid face down: to eat, to miss a turn, or asleep."""

    pawn: PawnName
    face: FaceName


class TurnedUp(HareEvent, frozen=True, tag="turned-up"):
    """A pawn turned up after a missed turn or a nap."""

    pawn: PawnName
    face: FaceName


class Woke(HareEvent, frozen=True, tag="woke"):
    """A sleeping pawn woken by one that passed it (HT-1102)."""

    pawn: PawnName
    by: int


class Drew(HareEvent, frozen=True, tag="drew"):
    """A card of the hare deck."""

    pawn: PawnName
    card: str
    effect: str


class Rolled(HareEvent, frozen=True, tag="rolled"):
    """The die and what the table gives for it (HT-712)."""

    pawn: PawnName
    die: int
    effect: str
    position: int


class Charted(HareEvent, frozen=True, tag="charted"):
    """A numbered card and what the chart gives for it (HT-712)."""

    pawn: PawnName
    card: int
    effect: str
    position: int


class Given(HareEvent, frozen=True, tag="given"):
    """A gift offered to a seat behind (HT-721)."""

    to: int
    amount: int


class Kept(HareEvent, frozen=True, tag="kept"):
    """A gift kept."""

    amount: int


class Banked(HareEvent, frozen=True, tag="banked"):
    """A gift put in the bank."""

    amount: int


class Restored(HareEvent, frozen=True, tag="restored"):
    """Carrots set to a fixed number (HT-723)."""

    carrots: int


class Shown(HareEvent, frozen=True, tag="shown"):
    """A count shown to everybody (HT-727)."""

    carrots: int


class Shuffled(HareEvent, frozen=True, tag="shuffled"):
    """The whole hare deck shuffled (HT-728, HT-741)."""


class Passed(HareEvent, frozen=True, tag="passed"):
    """A pawn on a tournament hare space was passed by a seat (HT-1104)."""

    pawn: PawnName
    by: int


class Restarted(HareEvent, frozen=True, tag="restarted"):
    """A pawn back on Start with the restart amount (HT-801)."""

    pawn: PawnName
    carrots: int


class Finished(HareEvent, frozen=True, tag="finished"):
    """A pawn is home."""

    pawn: PawnName
    place: int


class NothingHappened(HareEvent, frozen=True, tag="nothing"):
    """An event that could not be carried out (HT-711), or was answered with nothing (HT-702)."""

    pawn: PawnName
    effect: str


class MustMoveAgain(HareEvent, frozen=True, tag="again"):
    """The same pawn must move again at once (HT-710, HT-722)."""

    pawn: PawnName


class Stuck(HareEvent, frozen=True, tag="stuck"):
    """Restarted and still nothing legal: the turn is over (HT-804)."""

    pawn: PawnName


class Over(HareEvent, frozen=True, tag="over"):
    """The race is over; ``seat`` arrived last."""

    winners: tuple[int, ...]


EVENTS: tuple[type[HareEvent], ...] = tuple(HareEvent.__subclasses__())

_Row = tuple[int, ...]


#: How to read each kind of row: (table, seat, pawn, first, second, third).
_READERS: dict[int, Callable[[HareTable, int, PawnName, int, int, int], HareEvent]] = {
    Happened.STARTS: lambda t, s, p, a, b, c: Starts(s),
    Happened.PAID: lambda t, s, p, a, b, c: Paid(s, p, b, WHYS[a]),
    Happened.TOOK: lambda t, s, p, a, b, c: Took(s, p, b, WHYS[a]),
    Happened.MOVED: lambda t, s, p, a, b, c: Moved(s, p, b, a, t.printed[a], BYS[c]),
    Happened.GAVE: lambda t, s, p, a, b, c: Gave(s, b, a),
    Happened.ATE: lambda t, s, p, a, b, c: Ate(s, p, a, b),
    Happened.LAID_DOWN: lambda t, s, p, a, b, c: LaidDown(s, p, FACES[a]),
    Happened.TURNED_UP: lambda t, s, p, a, b, c: TurnedUp(s, p, FACES[a]),
    Happened.WOKE: lambda t, s, p, a, b, c: Woke(s, p, a),
    Happened.DREW: lambda t, s, p, a, b, c: Drew(s, p, t.edition.hare.cards[a].name, effect_name(t, b)),
    Happened.ROLLED: lambda t, s, p, a, b, c: Rolled(s, p, a, effect_name(t, b), c),
    Happened.CHARTED: lambda t, s, p, a, b, c: Charted(s, p, a, effect_name(t, b), c),
    Happened.GIVEN: lambda t, s, p, a, b, c: Given(s, b, a),
    Happened.KEPT: lambda t, s, p, a, b, c: Kept(s, b),
    Happened.BANKED: lambda t, s, p, a, b, c: Banked(s, b),
    Happened.RESTORED: lambda t, s, p, a, b, c: Restored(s, a),
    Happened.SHOWN: lambda t, s, p, a, b, c: Shown(s, b),
    Happened.SHUFFLED: lambda t, s, p, a, b, c: Shuffled(s),
    Happened.PASSED: lambda t, s, p, a, b, c: Passed(s, p, a),
    Happened.RESTARTED: lambda t, s, p, a, b, c: Restarted(s, p, b),
    Happened.FINISHED: lambda t, s, p, a, b, c: Finished(s, p, a),
    Happened.NOTHING: lambda t, s, p, a, b, c: NothingHappened(s, p, EFFECTS[a]),
    Happened.AGAIN: lambda t, s, p, a, b, c: MustMoveAgain(s, p),
    Happened.STUCK: lambda t, s, p, a, b, c: Stuck(s, p),
    Happened.OVER: lambda t, s, p, a, b, c: Over(s, tuple(i for i in range(t.players) if a >> i & 1)),
}


def read_events(table: HareTable, rows: Sequence[_Row]) -> list[HareEvent]:
    """Log rows as events."""
    return [
        _READERS[kind](table, seat, pawn_name(max(pawn, 0), table.pawns_each), first, second, third)
        for kind, seat, pawn, first, second, third in rows
    ]


def automatic(event: HareEvent) -> str | None:
    """The checked comment for carrots that the beginning of a turn moves by itself (HT-203, HT-1104)."""
    if isinstance(event, Took | Paid) and event.why in ("number", "tournament"):
        sign = "+" if isinstance(event, Took) else "-"
        return f"{event.seat}{event.pawn} {event.why} {sign}{event.amount}"
    return None
