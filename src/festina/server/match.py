"""The game at a table as its entries tell it: no clock, no network, no database.

``apply`` follows an entry. The ``plan_…`` methods carry out what a seat wants and give the entries for it; whoever
calls them stores these, or throws the match away and builds it again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ..kernel.chance import new_seed
from ..kernel.contract import CHANCE
from ..kernel.errors import IllegalMove
from ..kernel.events import Event
from ..kernel.game import Game
from ..registry import table_for
from .entries import Entry, Update
from .refusal import Refusal

#: Forced actions played in a row, at most: a race that only turns pawns up has other troubles.
_MOST_FORCED = 40


class Match:
    """One game, with its history of entries."""

    def __init__(self, ruleset: str, seed: int, companion: bool, date: str | None = None) -> None:
        self.definition, self.table = table_for(ruleset, {})
        self._seed = seed
        self._companion = companion
        self._date = date
        self.game: Game | None = None
        self.updates: list[Update] = []
        self.commands: dict[str, int] = {}
        #: The last entry that changed what there is to decide.
        self.decisive = 0
        self.decisive_at = 0.0
        self.takeback: dict[str, Any] | None = None
        self._forced: set[int] = set()  # the steps that the table played by itself
        self._mark = 0  # the events told before

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.updates)

    @property
    def running(self) -> Game:
        """The game, which must have begun."""
        if self.game is None:
            raise Refusal("not_now", "server-not-started")
        return self.game

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""
        return tuple(seat for seat in self.game.to_act if isinstance(seat, int)) if self.game else ()

    # ---- following entries

    def follow(self, entries: Iterable[Entry]) -> None:
        """Apply entries that are stored."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> Update:
        """Follow one entry; it has the next number."""
        if entry.number != self.version + 1:
            raise ValueError(f"entry {entry.number} after {self.version}")
        hidden = self._carry_out(entry)
        update = Update(entry, tuple(self._new_events()))
        self.updates.append(update)
        if entry.command:
            self.commands[entry.command] = entry.number
        if entry.kind in ("start", "chance", "undo") or (entry.kind == "move" and not hidden):
            self.decisive = entry.number
            self.decisive_at = entry.at
            self.takeback = None
        elif self.takeback and entry.kind in ("move", "retract") and entry.seat == self.takeback["seat"]:
            self.takeback = None  # whoever asked has gone on
        return update

    def _carry_out(self, entry: Entry) -> bool:
        """Change the game; whether a choice was made that others do not see."""
        self._mark = self.game.happened if self.game else 0
        if entry.kind == "start":
            chance = "manual" if self._companion else "auto"
            self.game = Game(self.definition, self.table, seed=self._seed, chance=chance, date=self._date, deal=False)
        elif entry.kind == "move":
            return self._move(entry)
        elif entry.kind == "chance":
            for outcome in (entry.text or "").split():
                self.running.play_step(outcome, CHANCE)
        elif entry.kind == "undo":
            self._go_back(entry.data["decisions"], entry.data.get("seed"))
        elif entry.kind == "retract":
            self.running.retract(_seat(entry))
            self._forced.clear()
        elif entry.kind == "takeback":
            self.takeback = {"seat": entry.seat, "agreed": []}
        elif entry.kind == "agree" and self.takeback:
            self.takeback["agreed"].append(entry.seat)
        elif entry.kind == "decline":
            self.takeback = None
        return False

    def _move(self, entry: Entry) -> bool:
        game, seat = self.running, _seat(entry)
        game.play_step(entry.text or "", seat)
        if entry.auto:
            self._forced.add(len(game.steps) - 1)
        return self.definition.can_retract(self.table, game.state, seat)

    def _go_back(self, decisions: int, seed: str | None) -> None:
        for _ in range(decisions):
            self.running.undo()
        if seed is not None:
            self.running.reseed(int(seed))
        kept = len(self.running.steps)
        self._forced = {step for step in self._forced if step < kept}
        self._mark = self.running.happened

    def _new_events(self) -> list[Event]:
        return self.game.happenings(self._mark) if self.game else []

    # ---- carrying out what is wanted

    def plan(self, entry: Entry) -> list[Entry]:
        """Carry out an entry of any kind, under the next number."""
        numbered = replace(entry, number=self.version + 1)
        self.apply(numbered)
        return [numbered]

    def plan_start(self, at: float) -> list[Entry]:
        """Begin: what is dealt follows at once."""
        return [*self.plan(Entry(0, "start", at=at)), *self._plan_chance(at)]

    def plan_move(
        self, seat: int | str, action: str, at: float, command: str | None, auto: bool = False
    ) -> list[Entry]:
        """An action (or, at a companion table, an outcome of chance), and the chance that follows."""
        game = self.running
        if seat == CHANCE:
            if not self._companion:
                raise Refusal("not_yours", "server-chance-is-dealt")
            if reasons := game.reasons(action, CHANCE):
                raise IllegalMove("illegal-move", reasons, text=action[:40])
            return self.plan(Entry(0, "chance", None, action, command=command, at=at))
        if reasons := game.reasons(action, int(seat)):
            raise IllegalMove("illegal-move", reasons, text=action[:40])
        planned = self.plan(Entry(0, "move", int(seat), action, command=command, auto=auto, at=at))
        return planned + self._plan_chance(at)

    def plan_forced(self, at: float) -> list[Entry]:
        """Everything that visibly leaves no choice, until something does."""
        planned: list[Entry] = []
        while len(planned) < _MOST_FORCED:
            forced = next((move for seat in self.to_act if (move := self._forced_move(seat))), None)
            if forced is None:
                break
            planned += self.plan_move(*forced, at, None, auto=True)
        return planned

    def _forced_move(self, seat: int) -> tuple[int, str] | None:
        action = self.running.only_action(seat)
        return (seat, action) if action is not None and action.endswith(self.definition.evident) else None

    def plan_undo(self, seat: int, at: float, command: str | None) -> list[Entry]:
        """Take back a seat's last decision, if nobody has acted since and nothing was drawn or revealed."""
        if self.can_retract(seat):
            return self.plan_retract(seat, at, command)
        decisions = self.undo_depth(seat)
        if decisions is None:
            raise Refusal("not_now", "server-undo-too-late")
        return self.plan(Entry(0, "undo", seat, data={"decisions": decisions}, command=command, at=at))

    def plan_retract(self, seat: int, at: float, command: str | None) -> list[Entry]:
        """Take back a hidden choice."""
        if not self.can_retract(seat):
            raise Refusal("not_now", "server-nothing-to-retract")
        return self.plan(Entry(0, "retract", seat, command=command, at=at))

    def plan_taken_back(self, at: float) -> list[Entry]:
        """All have agreed: back, with another dealer if anything had been drawn."""
        assert self.takeback is not None
        # Hidden choices may have been made since it was asked: they go too.
        data: dict[str, Any] = {"decisions": self.takeback_depth(self.takeback["seat"])}
        if not self._companion:
            data["seed"] = str(new_seed())
        return self.plan(Entry(0, "undo", self.takeback["seat"], data=data, at=at))

    def _plan_chance(self, at: float) -> list[Entry]:
        """Let the dealer deal what is due, as one entry."""
        game = self.running
        done = len(game.steps)
        self._mark = game.happened
        game.continue_dealing()
        outcomes = [step.text for step in game.steps[done:]]
        if not outcomes:
            return []
        entry = Entry(self.version + 1, "chance", None, " ".join(outcomes), at=at)
        self.updates.append(Update(entry, tuple(self._new_events())))
        self.decisive, self.decisive_at = entry.number, at
        return [entry]

    # ---- what may be taken back

    def can_retract(self, seat: int) -> bool:
        """Whether a seat has a hidden choice to take back."""
        return self.game is not None and self.definition.can_retract(self.table, self.game.state, seat)

    def undo_depth(self, seat: int) -> int | None:
        """How many decisions an undo by this seat takes back; None if it may not."""
        if self.game is None:
            return None
        depth, steps = 0, self.game.steps
        for index in range(len(steps) - 1, -1, -1):
            step = steps[index]
            if step.actor is None or any(event.reveals for event in self.game.step_events(index)):
                return None
            depth += 1
            if index in self._forced:
                continue
            return depth if step.actor == seat else None
        return None

    def takeback_depth(self, seat: int) -> int | None:
        """How many decisions must go to be before this seat's last own one; None if it has made none."""
        depth = 0
        steps = self.game.steps if self.game else []
        for index in range(len(steps) - 1, -1, -1):
            if steps[index].actor is None:
                continue
            depth += 1
            if steps[index].actor == seat and index not in self._forced:
                return depth
        return None


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise ValueError(f"entry {entry.number} names no seat")
    return entry.seat
