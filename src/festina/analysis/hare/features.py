"""What an action in a race costs, leaves and leads to, asked of the rules, the plan and good players' next moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Final

from ...bots.hare.figures import figures_of
from ...bots.hare.plan import knowledge
from ...hare.choices import HareChoice
from ...hare.codes import FINISH
from ...hare.events import Took
from ...hare.table import HareTable
from ...hare.view import HareView
from ...hare.words import KINDS
from ...kernel.data import Data
from ...kernel.game import Game
from ...kernel.messages import Message
from ..ahead import Others, after
from .coming import (
    TRIALS,
    Next,
    brought_by_hare,
    carrots_of,
    leaves_the_track,
    loses_turn,
    meals_ahead,
    next_of,
    own_turn,
    paid_for_number,
    planned_turns,
)

#: From where the plan needs more turns it knows no way home.
_FAR: Final = 60.0


class HareSpace(Data, frozen=True):
    """What a hare space does on average: to the carrots, meals included, and how likely the next turn is lost."""

    carrots: float
    lost: float


class Payment(Data, frozen=True):
    """What a number space pays when the seat's turn comes."""

    #: What it pays most often if it pays, and how likely it pays just that.
    amount: int
    amount_odds: float
    #: How likely it pays anything, and what it pays on average.
    odds: float
    mean: float


class Looked:
    """A race as a seat knows it, at a moment of choice; what it finds out about its actions."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        view = game.view(seat, whole=False)
        assert isinstance(view, HareView)
        self.view = view
        self.choices: dict[str, HareChoice] = {choice.action: choice for choice in view.choices}
        assert isinstance(game.table, HareTable)
        self.table: HareTable = game.table

    @cached_property
    def others(self) -> Others:
        """Good players at all seats."""
        return Others(self.game)

    @cached_property
    def sure(self) -> Others:
        """Good players who do not err."""
        return Others(self.game, noise=0)

    def is_mate(self, seat: int) -> bool:
        """Whether a seat is of the same team (HT-1001)."""
        teams = self.table.team_of
        return teams is not None and teams[seat] == teams[self.seat]

    def features(self, action: str) -> HareFeatures:
        """The features of an action."""
        return HareFeatures(self, action)


class HareFeatures:
    """The features of one action; what is dear to find out is found out when it is asked for."""

    def __init__(self, looked: Looked, action: str) -> None:
        self._looked = looked
        self.action = action
        self.choice = looked.choices[action]
        self.after = after(looked.game, looked.seat, action)

    @property
    def kind(self) -> str:
        """The kind of the space on which the pawn stands then."""
        return KINDS[self._looked.table.edition.board.kinds[self.choice.space]]

    @property
    def lands(self) -> bool:
        """Whether a pawn comes to another space."""
        return self.choice.kind in ("forward", "back")

    @property
    def eats(self) -> bool:
        """Whether the pawn will eat a lettuce there."""
        return self.lands and self.kind == "lettuce"

    @property
    def meal(self) -> int:
        """What a lettuce brings there if the race position stays as it is."""
        return _meals(self._looked.table)[self.choice.position - 1]

    @property
    def is_home(self) -> bool:
        """Whether the pawn comes home."""
        return self.choice.kind == "forward" and self.choice.space == FINISH

    @property
    def is_last_home(self) -> bool:
        """Whether the seat is home with this pawn: it has no other one on the track."""
        own = [pawn for pawn in self._looked.view.pawns if pawn.seat == self._looked.seat]
        return all(pawn.place or pawn.name == self.choice.pawn for pawn in own)

    @property
    def place(self) -> int:
        """The place in which the seat comes home: with two pawns each, both home win the race (HT-905)."""
        return 1 if self._looked.table.pawns_each == 2 else self.choice.position

    @cached_property
    def draws(self) -> bool:
        """Whether a hare space decides at once what becomes of the pawn."""
        return bool(self.after.odds())

    @cached_property
    def lettuces(self) -> int:
        """The lettuces still to be eaten, without the one that the pawn lies down for."""
        return self._looked.view.seats[self._looked.seat].lettuces - self.eats

    @cached_property
    def lettuce_spaces(self) -> int:
        """The lettuce spaces that still lie ahead of the seat, of the pawn that is further behind if it has two."""
        return max(self._ahead_of_each, default=0)

    @cached_property
    def meals_left(self) -> int:
        """How many lettuces the seat can still eat without going back: each pawn one on each space ahead of it."""
        return sum(self._ahead_of_each)

    @cached_property
    def _ahead_of_each(self) -> list[int]:
        """For each pawn that is not home, the lettuce spaces ahead of it."""
        kinds = self._looked.table.edition.board.kinds
        lettuces = [space for space, kind in enumerate(kinds) if KINDS[kind] == "lettuce"]
        view = self.after.view(self._looked.seat, whole=False)
        assert isinstance(view, HareView)
        own = [pawn for pawn in view.pawns if pawn.seat == self._looked.seat and not pawn.place]
        return [sum(space > pawn.space for space in lettuces) for pawn in own]

    @cached_property
    def gain(self) -> int:
        """What the tortoise brings that the pawn goes back to (HT-601)."""
        events = [event for step in self.after.steps_since(self._looked.game.length) for event in step.events]
        return sum(event.amount for event in events if isinstance(event, Took) and event.why == "tortoise")

    @cached_property
    def _begun(self) -> list[Game]:
        """The seat's next turn, or the end of the race, in every trial."""
        looked = self._looked
        return [own_turn(looked.others, self.after, looked.seat, trial) for trial in range(TRIALS)]

    @cached_property
    def turns(self) -> float | None:
        """The turns home that the plan needs on average from the seat's next turn on; None where it knows no way."""
        return self.turns_with(0)

    def turns_with(self, more: int) -> float | None:
        """The turns home with so many carrots more."""
        looked = self._looked
        know = knowledge(looked.table)
        trials = [planned_turns(begun, looked.table, know, looked.seat, more) for begun in self._begun]
        known = [turns for turns in trials if turns is not None]
        return sum(known) / len(known) if known and max(known) < _FAR else None

    @cached_property
    def hare(self) -> HareSpace | None:
        """What the hare space does that it leads to; None where chance does not decide that, or ends the way."""
        if not self.draws:
            return None
        looked, seat = self._looked, self._looked.seat
        brought = list(brought_by_hare(looked.sure, self.after, seat))
        if any(leaves_the_track(drawn, self.after, seat) for _, drawn in brought):
            return None
        meals = _meals(looked.table)
        carrots = sum(part * (carrots_of(drawn, seat) + meals_ahead(drawn, seat, meals)) for part, drawn in brought)
        lost = sum(part * loses_turn(drawn, seat) for part, drawn in brought)
        return HareSpace(carrots - carrots_of(self.after, seat), lost)

    @cached_property
    def pays(self) -> Payment | None:
        """Whether the number space pays on which it puts a pawn."""
        if not self.lands or self.kind[0] not in "1234":
            return None
        seat, pawn, late = self._looked.seat, self.choice.pawn, bool(self._looked.table.rules.pay_on_leaving)
        amounts = [paid_for_number(begun, self.after, seat, pawn, late) for begun in self._begun]
        paid = Counter(amount for amount in amounts if amount)
        if not paid:
            return Payment(0, 0.0, 0.0, 0.0)
        amount, often = paid.most_common(1)[0]
        return Payment(amount, often / TRIALS, paid.total() / TRIALS, sum(amounts) / TRIALS)

    @cached_property
    def next(self) -> Next | None:
        """What the pawn could do next if nobody else moved; None where chance, or a pawn face down, decides first."""
        looked = self._looked
        is_gift = self.choice.kind in ("keep", "bank") and looked.table.pawns_each == 2
        if self.draws or self.after.is_over or is_gift:
            return None
        ahead = self.after.turn_ahead(looked.seat)
        return None if isinstance(ahead, Message) else next_of(ahead, looked.table, looked.seat, self.choice.pawn)

    def often(self, wanted: Callable[[Next], bool]) -> float:
        """How likely it is that the pawn's next turn is as wanted, after the others have moved."""
        return sum(map(wanted, self._coming)) / TRIALS

    @cached_property
    def _coming(self) -> list[Next]:
        looked = self._looked
        return [next_of(begun, looked.table, looked.seat, self.choice.pawn) for begun in self._begun]

    def takes_from(self, other: HareFeatures) -> int | None:
        """The next rival that would go to the space which this action takes and the other one leaves free."""
        if not self.lands or self.is_home or self.draws or other.draws or other.after.is_over:
            return None
        looked, seats = self._looked, self._looked.table.players
        for step in range(1, seats):
            seat = (looked.seat + step) % seats
            ahead = other.after.turn_ahead(seat)
            if looked.is_mate(seat) or isinstance(ahead, Message) or not ahead.legal(seat):
                continue
            chosen = ahead.choice(looked.sure.choice(ahead, seat), seat)
            if isinstance(chosen, HareChoice) and chosen.kind == "forward" and chosen.space == self.choice.space:
                return seat
        return None


_tables: dict[str, list[int]] = {}


def _meals(table: HareTable) -> list[int]:
    """What lettuces bring at a table, by race position, as its rules pay them."""
    if table.ruleset not in _tables:
        _tables[table.ruleset] = figures_of(table.rules).lettuce
    return _tables[table.ruleset]
