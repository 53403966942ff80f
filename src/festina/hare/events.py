"""The events of Hare & Tortoise as typed values, and how log rows become them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ..kernel.events import Event
from .codes import Told
from .table import HareTable
from .words import BYS, EFFECTS, FACES, WHYS, pawn_name


@dataclass(frozen=True)
class HareEvent(Event):
    """All of them concern a seat."""

    game: ClassVar[str] = "hare"
    seat: int


@dataclass(frozen=True)
class Starts(HareEvent):
    """The seat drawn to begin (HT-105)."""

    kind = "starts"


@dataclass(frozen=True)
class Paid(HareEvent):
    """Carrots given to the bank."""

    kind = "paid"
    pawn: str
    amount: int
    why: str


@dataclass(frozen=True)
class Took(HareEvent):
    """Carrots taken from the bank."""

    kind = "took"
    pawn: str
    amount: int
    why: str


@dataclass(frozen=True)
class Moved(HareEvent):
    """A pawn went to another space: forward, back, by an event, or back to Start by a restart."""

    kind = "moved"
    pawn: str
    origin: int
    space: int
    printed: int
    by: str


@dataclass(frozen=True)
class Gave(HareEvent):
    """Carrots from one seat to another (HT-728)."""

    kind = "gave"
    to: int
    amount: int


@dataclass(frozen=True)
class Ate(HareEvent):
    """A lettuce eaten (HT-503)."""

    kind = "ate"
    pawn: str
    position: int
    lettuces: int


@dataclass(frozen=True)
class LaidDown(HareEvent):
    """A pawn laid face down: to eat, to miss a turn, or asleep."""

    kind = "laid-down"
    pawn: str
    face: str


@dataclass(frozen=True)
class TurnedUp(HareEvent):
    """A pawn turned up after a missed turn or a nap."""

    kind = "turned-up"
    pawn: str
    face: str


@dataclass(frozen=True)
class Woke(HareEvent):
    """A sleeping pawn woken by one that passed it (HT-1102)."""

    kind = "woke"
    pawn: str
    by: int


@dataclass(frozen=True)
class Drew(HareEvent):
    """A card of the hare deck."""

    kind = "drew"
    pawn: str
    card: str
    effect: str


@dataclass(frozen=True)
class Rolled(HareEvent):
    """The die and what the table gives for it (HT-712)."""

    kind = "rolled"
    pawn: str
    die: int
    effect: str
    position: int


@dataclass(frozen=True)
class Charted(HareEvent):
    """A numbered card and what the chart gives for it (HT-712)."""

    kind = "charted"
    pawn: str
    card: int
    effect: str
    position: int


@dataclass(frozen=True)
class Given(HareEvent):
    """A gift offered to a seat behind (HT-721)."""

    kind = "given"
    to: int
    amount: int


@dataclass(frozen=True)
class Kept(HareEvent):
    """A gift kept."""

    kind = "kept"
    amount: int


@dataclass(frozen=True)
class Banked(HareEvent):
    """A gift put in the bank."""

    kind = "banked"
    amount: int


@dataclass(frozen=True)
class Restored(HareEvent):
    """Carrots set to a fixed number (HT-723)."""

    kind = "restored"
    carrots: int


@dataclass(frozen=True)
class Shown(HareEvent):
    """A count shown to everybody (HT-727)."""

    kind = "shown"
    carrots: int


@dataclass(frozen=True)
class Shuffled(HareEvent):
    """The whole hare deck shuffled (HT-728, HT-741)."""

    kind = "shuffled"


@dataclass(frozen=True)
class Passed(HareEvent):
    """A pawn on a tournament hare space was passed by a seat (HT-1104)."""

    kind = "passed"
    pawn: str
    by: int


@dataclass(frozen=True)
class Restarted(HareEvent):
    """A pawn back on Start with the restart amount (HT-801)."""

    kind = "restarted"
    pawn: str
    carrots: int


@dataclass(frozen=True)
class Finished(HareEvent):
    """A pawn is home."""

    kind = "finished"
    pawn: str
    place: int


@dataclass(frozen=True)
class NothingHappened(HareEvent):
    """An event that could not be carried out (HT-711), or was answered with nothing (HT-702)."""

    kind = "nothing"
    pawn: str
    effect: str


@dataclass(frozen=True)
class MustMoveAgain(HareEvent):
    """The same pawn must move again at once (HT-710, HT-722)."""

    kind = "again"
    pawn: str


@dataclass(frozen=True)
class Stuck(HareEvent):
    """Restarted and still nothing legal: the turn is over (HT-804)."""

    kind = "stuck"
    pawn: str


@dataclass(frozen=True)
class Over(HareEvent):
    """The race is over; ``seat`` arrived last."""

    kind = "over"
    winners: tuple[int, ...]

    def as_dict(self) -> dict[str, Any]:
        return {**super().as_dict(), "winners": list(self.winners)}


_Row = tuple[int, ...]


#: How to read each kind of row: (table, seat, pawn, first, second, third).
_READERS: dict[int, Callable[[HareTable, int, str, int, int, int], Event]] = {
    Told.STARTS: lambda t, s, p, a, b, c: Starts(s),
    Told.PAID: lambda t, s, p, a, b, c: Paid(s, p, b, WHYS[a]),
    Told.TOOK: lambda t, s, p, a, b, c: Took(s, p, b, WHYS[a]),
    Told.MOVED: lambda t, s, p, a, b, c: Moved(s, p, b, a, t.edition.printed_number(a), BYS[c]),
    Told.GAVE: lambda t, s, p, a, b, c: Gave(s, b, a),
    Told.ATE: lambda t, s, p, a, b, c: Ate(s, p, a, b),
    Told.LAID_DOWN: lambda t, s, p, a, b, c: LaidDown(s, p, FACES[a]),
    Told.TURNED_UP: lambda t, s, p, a, b, c: TurnedUp(s, p, FACES[a]),
    Told.WOKE: lambda t, s, p, a, b, c: Woke(s, p, a),
    Told.DREW: lambda t, s, p, a, b, c: Drew(s, p, t.edition.hare.cards[a].name, EFFECTS[b]),
    Told.ROLLED: lambda t, s, p, a, b, c: Rolled(s, p, a, EFFECTS[b], c),
    Told.CHARTED: lambda t, s, p, a, b, c: Charted(s, p, a, EFFECTS[b], c),
    Told.GIVEN: lambda t, s, p, a, b, c: Given(s, b, a),
    Told.KEPT: lambda t, s, p, a, b, c: Kept(s, b),
    Told.BANKED: lambda t, s, p, a, b, c: Banked(s, b),
    Told.RESTORED: lambda t, s, p, a, b, c: Restored(s, a),
    Told.SHOWN: lambda t, s, p, a, b, c: Shown(s, b),
    Told.SHUFFLED: lambda t, s, p, a, b, c: Shuffled(s),
    Told.PASSED: lambda t, s, p, a, b, c: Passed(s, p, a),
    Told.RESTARTED: lambda t, s, p, a, b, c: Restarted(s, p, b),
    Told.FINISHED: lambda t, s, p, a, b, c: Finished(s, p, a),
    Told.NOTHING: lambda t, s, p, a, b, c: NothingHappened(s, p, EFFECTS[a]),
    Told.AGAIN: lambda t, s, p, a, b, c: MustMoveAgain(s, p),
    Told.STUCK: lambda t, s, p, a, b, c: Stuck(s, p),
    Told.OVER: lambda t, s, p, a, b, c: Over(s, tuple(i for i in range(t.players) if a >> i & 1)),
}


def read_events(table: HareTable, rows: Sequence[_Row]) -> list[Event]:
    """Log rows as events."""
    return [
        _READERS[kind](table, seat, pawn_name(max(pawn, 0), table.pawns_each), first, second, third)
        for kind, seat, pawn, first, second, third in rows
    ]


def automatic(event: Event) -> str | None:
    """The checked comment for carrots that the beginning of a turn moves by itself (HT-203, HT-1104)."""
    if isinstance(event, Took | Paid) and event.why in ("number", "tournament"):
        sign = "+" if isinstance(event, Took) else "-"
        return f"{event.seat}{event.pawn} {event.why} {sign}{event.amount}"
    return None
