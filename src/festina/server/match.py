"""The game at a table as its entries describe it: no time but theirs, no network, no database, no dice of its own.

Live and stored entries go through ``apply`` alike; only what the dealer draws is played as it is drawn, and then noted
as the entry that says so. The methods that carry out what a seat wants apply entries under the next numbers and give
them back; the caller stores these, or throws the match away and builds it again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from ..kernel.contract import CHANCE, AnyDefinition, Table
from ..kernel.data import Data, JsonObject
from ..kernel.errors import IllegalMove
from ..kernel.game import Game
from ..registry import table_for
from .clocks import Clocks, control_of
from .entries import (
    ChanceDealt,
    ClocksSet,
    Entry,
    HintKind,
    HintUsed,
    Moved,
    OptionsChanged,
    Retracted,
    Started,
    TakebackAgreed,
    TakebackAsked,
    TakebackDeclined,
    Undone,
    Update,
)
from .redeal import Redeal
from .refusal import Refusal
from .store.data import TableData

#: Forced actions played in a row, at most: a game that plays itself for ever must not stop the server.
_MOST_FORCED: Final = 40


class Takeback(Data, frozen=True):
    """A seat asks to go back before its last decision; the seats in ``agreed`` are content."""

    seat: int
    agreed: tuple[int, ...] = ()


class Match:
    """One game, with its history of entries."""

    def __init__(
        self,
        ruleset: str,
        seed: int,
        companion: bool = False,
        date: str | None = None,
        by_decisions: bool = False,
        pace: str = "live",
        outcomes: Sequence[str] = (),
        position: JsonObject | None = None,
    ) -> None:
        """``pace`` is for games that began before entries named it.

        ``outcomes`` of chance come first, in their order; ``position``: where the game does not begin as usual.
        """
        self.definition, self.table = _table_of(ruleset)
        self._seed = seed
        self._companion = companion
        self._date = date
        #: Whether what is drawn always follows from the seed and the decisions of those who draw (``redeal``).
        self._by_decisions = by_decisions
        self._pace = pace
        #: What chance brought in the game that this one repeats, in its order.
        self._outcomes = tuple(outcomes)
        self._position = position
        self.game: Game | None = None
        self._to_act: tuple[int, ...] | None = None  # of the present state, as far as they were asked for
        self._undoable: tuple[int | None, int] | None = None
        self.updates: list[Update] = []
        #: The numbers of the entries that commands have made, by the commands' ids.
        self.commands: dict[str, int] = {}
        #: The last entry that changed what there is to decide.
        self.decisive = 0
        self.decisive_at = 0.0
        #: None where the pace has no clock.
        self.clocks: Clocks | None = None
        self.takeback: Takeback | None = None
        #: The hints that were given: to which seat, at which moment (``decisive``), and how far.
        self._hints: set[tuple[int, int, HintKind]] = set()
        self._forced: set[int] = set()  # the steps that the table played by itself
        self._redeal = Redeal()

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.updates)

    @property
    def running(self) -> Game:
        """The game, which must have begun (Refusal)."""
        if self.game is None:
            raise Refusal("not_now", "server-not-started")
        return self.game

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        if self._to_act is None:
            self._to_act = tuple(seat for seat in self.game.to_act if isinstance(seat, int)) if self.game else ()
        return self._to_act

    # ---- following entries

    def follow(self, entries: Iterable[Entry]) -> None:
        """Apply entries that are stored."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> Update:
        """Follow one entry, which has the next number (IllegalMove: nothing was changed)."""
        if entry.number != self.version + 1:
            raise ValueError(f"entry {entry.number} after {self.version}")
        done = self.game.length if self.game else 0
        self._change(entry)
        return self._note(entry, done)

    def _note(self, entry: Entry, done: int) -> Update:
        """Follow an entry whose part in the game is played: the steps after the first ``done`` ones are its."""
        self._to_act = self._undoable = None
        steps = self.game.steps_since(done) if self.game else ()
        update = Update(entry, tuple(event for step in steps for event in step.events))
        self.updates.append(update)
        if entry.command:
            self.commands[entry.command] = entry.number
        if self._is_decisive(entry):
            self.decisive, self.decisive_at = entry.number, entry.at
            self.takeback = None
        elif self.takeback and isinstance(entry, Moved | Retracted) and entry.seat == self.takeback.seat:
            self.takeback = None  # the seat that asked has gone on
        self._follow_clocks(entry)
        return update

    def _follow_clocks(self, entry: Entry) -> None:
        given = entry.clocks if isinstance(entry, Started | OptionsChanged) else None
        if isinstance(entry, Started) and given is None:
            given = ClocksSet(self._pace, tuple(range(self.table.players)))
        if given is not None:
            control = control_of(given.pace)
            self.clocks = Clocks(given, control, self._decisions()) if control else None
        if self.clocks is not None:
            self.clocks.follow(entry, self.to_act, self._decisions)

    def _decisions(self) -> list[int]:
        """How many decisions of each seat stand."""
        count = Counter(step.actor for step in self.running.steps)
        return [count[seat] for seat in range(self.table.players)]

    def _change(self, entry: Entry) -> None:
        match entry:
            case Started():
                mode = "manual" if self._companion else "auto"
                self.game = Game(
                    self.definition,
                    self.table,
                    seed=self._seed,
                    chance=mode,
                    start=self._position,
                    date=self._date,
                    deal=False,
                )
            case Moved():
                self.running.play_step(entry.text, entry.seat)
                if entry.auto:
                    self._forced.add(self.running.length - 1)
            case ChanceDealt():
                for outcome in entry.outcomes:
                    self.running.play_step(outcome, CHANCE)
            case Undone():
                self._go_back(entry)
            case Retracted():
                self.running.retract(entry.seat)
                self._forced.clear()
            case TakebackAsked():
                self.takeback = Takeback(entry.seat)
            case TakebackAgreed() if self.takeback:
                self.takeback = replace(self.takeback, agreed=(*self.takeback.agreed, entry.seat))
            case TakebackDeclined():
                self.takeback = None
            case HintUsed():
                self._hints.add((entry.seat, self.decisive, entry.what))
            case _:
                pass  # the others change seats and table, not the game

    def _go_back(self, entry: Undone) -> None:
        game = self.running
        steps = game.steps
        for _ in range(entry.decisions):
            game.undo()
        self._redeal.remember(game, steps, game.length)
        if entry.seed is not None:
            game.reseed(int(entry.seed))
        self._forced = {step for step in self._forced if step < game.length}

    def _is_decisive(self, entry: Entry) -> bool:
        """Whether what there is to decide has changed for everybody: a hidden choice changes it for its seat alone."""
        if isinstance(entry, Moved):
            return not self.can_retract(entry.seat)
        return isinstance(entry, Started | ChanceDealt | Undone)

    # ---- carrying out what is wanted

    def add(self, entry: Entry) -> Entry:
        """Apply an entry of any kind under the next number."""
        numbered = replace(entry, number=self.version + 1)
        self.apply(numbered)
        return numbered

    def begin(self, at: float, clocks: ClocksSet | None = None) -> list[Entry]:
        """Begin the game; what is dealt follows at once."""
        return [self.add(Started(at=at, clocks=clocks)), *self._deal(at)]

    def play(
        self,
        seat: int | Literal["chance"],
        action: str,
        at: float,
        command: str | None = None,
        auto: bool = False,
        planned: bool = False,
    ) -> list[Entry]:
        """Play an action (or, at a companion table, a chance outcome), and the chance that follows (IllegalMove)."""
        if seat == CHANCE:
            return [self._enter_outcome(action, at, command)]
        move = self.add(Moved(seat=seat, text=action, auto=auto, planned=planned, command=command, at=at))
        return [move, *self._deal(at)]

    def _enter_outcome(self, outcome: str, at: float, command: str | None) -> Entry:
        """Play what a real card or die says."""
        if not self._companion:
            raise Refusal("not_yours", "server-chance-is-dealt")
        if outcome.split() != [outcome]:  # an entry may hold several outcomes, a command may not
            raise IllegalMove("illegal-move", self.running.why_not(outcome, CHANCE), text=outcome)
        return self.add(ChanceDealt(text=outcome, command=command, at=at))

    def _deal(self, at: float) -> list[Entry]:
        """Play what the dealer draws now; all of it is one entry."""
        game = self.running
        if self._companion or game.to_act != (CHANCE,):
            return []
        done = game.length
        if self._redeal or self._by_decisions or self._outcomes:
            while (outcome := self._outcome(game)) is not None:
                game.play_step(outcome, CHANCE)
        else:
            game.deal()
        drawn = " ".join(step.text for step in game.steps_since(done))
        entry = ChanceDealt(number=self.version + 1, text=drawn, at=at)
        self._note(entry, done)
        return [entry]

    def _outcome(self, game: Game) -> str | None:
        """What comes now: as in the game that this one repeats, as long as it can come; None if chance is not due."""
        done = sum(step.actor is None for step in game.steps)
        if done < len(self._outcomes) and self._outcomes[done] in game.odds():
            return self._outcomes[done]
        return self._redeal.outcome(game) if self._redeal or self._by_decisions else game.sample()

    def play_forced(self, at: float) -> list[Entry]:
        """Play everything that visibly leaves no choice, until something does."""
        played: list[Entry] = []
        while len(played) < _MOST_FORCED:
            forced = next((move for seat in self.to_act if (move := self._forced_move(seat))), None)
            if forced is None:
                break
            played += self.play(*forced, at, auto=True)
        return played

    def _forced_move(self, seat: int) -> tuple[int, str] | None:
        action = self.running.only_action(seat)
        return (seat, action) if action is not None and action.endswith(self.definition.evident) else None

    def undo(self, seat: int, at: float, command: str | None = None) -> Entry:
        """Take back a seat's last decision, if nobody has acted since and nothing was drawn or revealed (Refusal)."""
        if self.can_retract(seat):
            return self.retract(seat, at, command)
        decisions = self.undo_depth(seat)
        if decisions is None:
            raise Refusal("not_now", "server-undo-too-late")
        return self.add(Undone(seat=seat, decisions=decisions, command=command, at=at))

    def retract(self, seat: int, at: float, command: str | None = None) -> Entry:
        """Take back a seat's hidden choice (Refusal)."""
        if not self.can_retract(seat):
            raise Refusal("not_now", "server-nothing-to-retract")
        return self.add(Retracted(seat=seat, command=command, at=at))

    def take_back(self, at: float) -> Entry:
        """Go back as the others have agreed to."""
        assert self.takeback is not None
        seat = self.takeback.seat
        # Hidden choices may have been made since it was asked: they go too.
        decisions = self.takeback_depth(seat)
        assert decisions is not None
        return self.add(Undone(seat=seat, decisions=decisions, at=at))

    # ---- hints

    def hint(self, seat: int, what: HintKind, at: float) -> Entry | None:
        """Note that a seat is helped now; None if that is noted already, for this decision and as far as this."""
        if (seat, self.decisive, what) in self._hints:
            return None
        return self.add(HintUsed(seat=seat, what=what, at=at))

    def hinted(self, seat: int) -> int:
        """The decisions with which a seat was helped; what was taken back since counts, too."""
        return len({moment for helped, moment, _ in self._hints if helped == seat})

    # ---- what may be taken back

    def can_retract(self, seat: int) -> bool:
        """Whether a seat has a hidden choice to take back."""
        return self.game is not None and self.definition.can_retract(self.table, self.game.state, seat)

    def undo_depth(self, seat: int) -> int | None:
        """How many decisions an undo by this seat takes back; None if it may not."""
        if self._undoable is None:
            self._undoable = self._find_undoable()
        decider, depth = self._undoable
        return depth if decider == seat else None

    def _find_undoable(self) -> tuple[int | None, int]:
        """The seat that may undo what it decided (None: nobody may), and how many decisions that takes back."""
        if self.game is None:
            return None, 0
        for depth, step in enumerate(self.game.backwards(), 1):
            if step.actor is None or step.reveals:
                break
            if self.game.length - depth not in self._forced:
                return step.actor, depth
        return None, 0

    def takeback_depth(self, seat: int) -> int | None:
        """How many decisions must go to be before this seat's last own one; None if it has made none."""
        depth, steps = 0, self.game.steps if self.game else ()
        for index in range(len(steps) - 1, -1, -1):
            if steps[index].actor is None:
                continue
            depth += 1
            if steps[index].actor == seat and index not in self._forced:
                return depth
        return None


@lru_cache(maxsize=256)
def _table_of(ruleset: str) -> tuple[AnyDefinition, Table]:
    """The rules of a table, the same object for all tables that are played by them."""
    return table_for(ruleset, {})


def rebuilt(data: TableData, entries: Iterable[Entry]) -> Match:
    """The match of a stored table."""
    date = time.strftime("%Y-%m-%d", time.gmtime(data.created))
    options, occasion = data.options, data.options.occasion
    by_decisions = occasion is not None and occasion.is_days_race
    match = Match(
        data.ruleset,
        data.seed,
        options.companion,
        date,
        by_decisions,
        options.pace,
        options.outcomes,
        options.position,
    )
    match.follow(entries)
    return match
