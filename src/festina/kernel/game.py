"""A game in progress: the public face of the engine, the same for every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any, Literal, Self

from .chance import Dealer, new_seed
from .contract import CHANCE, Definition, NotAnAction
from .engine import count_decision, engine_for
from .errors import FestinaError, IllegalMove
from .events import Event
from .messages import Message, Reason
from .ruleset import shorten

Seat = int | Literal["chance"]


@dataclass(frozen=True)
class Step:
    """A decision or a chance outcome, and what to go back to."""

    actor: int | None  # None: chance
    code: int
    text: str
    before: bytes
    first_event: int


class Game:
    """One game at one table. Use ``new_game`` or ``load_game`` to get one."""

    def __init__(
        self,
        definition: Definition,
        table: Any,
        *,
        seed: int | None = None,
        chance: str = "auto",
        start: Mapping[str, Any] | None = None,
        seats: list[str] | None = None,
        date: str | None = None,
        deal: bool = True,
    ) -> None:
        if chance not in ("auto", "manual"):
            raise FestinaError("chance-mode-unknown", mode=shorten(chance))
        self.definition = definition
        self.table = table
        self.chance = chance
        self.seed = _checked_seed(seed)
        self.seats = _checked_names(seats, table.players)
        self.date = _checked_date(date)
        self._dealer = Dealer(self.seed)
        self._buffer = bytearray(definition.state_layout.size)
        self._state = definition.state_layout.cursor(self._buffer)
        self._bound: tuple[Any, Any, Any] | None = None
        self._steps: list[Step] = []
        self._draws = 0  # how many of the steps are chance's: the dealer's place in its stream
        self._events: list[Event] = []
        self.has_start = start is not None
        if start is None:
            engine, native, rules = self._native()
            engine.call.set_up(native, rules)
        else:
            self._buffer[:] = definition.start(table, start)
        self._root = bytes(self._buffer)
        if deal:
            self._deal()

    def copy(self) -> Self:
        """The same game, which goes its own way from here."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.seats, made._steps, made._events = list(self.seats), list(self._steps), list(self._events)
        made._buffer = bytearray(self._buffer)
        made._state = self.definition.state_layout.cursor(made._buffer)
        made._bound = None
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    # ---- what is asked for now

    @property
    def ruleset(self) -> str:
        """The canonical text of the rules of this table."""
        return str(self.table.ruleset)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.table.players)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        engine, native, rules = self._native()
        return bool(engine.call.is_over(native, rules))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must act now, ascending; ("chance",) if chance is due and manual; () when over."""
        engine, native, rules = self._native()
        bits = engine.call.seats_to_act(native, rules)
        if bits:
            return tuple(seat for seat in range(self.players) if bits >> seat & 1)
        return () if engine.call.is_over(native, rules) else ("chance",)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The texts of all legal actions of a seat, or of all outcomes for "chance", in a stable order."""
        who = self._seat(seat)
        if who is None:
            return []
        if who == CHANCE:
            return list(self.odds())
        return [self._text(who, code) for code in self._legal_codes(who)]

    def only_action(self, seat: int) -> str | None:
        """The one legal action of a seat, if there is no choice."""
        codes = self._legal_codes(seat)
        return self._text(seat, codes[0]) if len(codes) == 1 else None

    def odds(self) -> dict[str, Fraction]:
        """The outcomes of chance now and their exact probabilities; empty if chance is not due."""
        outcomes = self._outcomes()
        total = sum(weight for _, weight in outcomes)
        text = self.definition.outcome_text
        return {text(self.table, self._state, code): Fraction(weight, total) for code, weight in outcomes}

    def why_not(self, text: str, seat: Seat | None = None) -> list[tuple[str, str]]:
        """Every rule that forbids an action now, with an explanation; empty if it is legal."""
        return [(reason.rule, str(reason.message)) for reason in self.reasons(text, seat)]

    def reasons(self, text: str, seat: Seat | None = None) -> list[Reason]:
        """``why_not`` with messages not yet put into words."""
        return self._check(text, self._seat(seat))[1]

    # ---- playing

    def play(self, text: str, seat: Seat | None = None) -> list[Event]:
        """Play an action (or, with manual chance, an outcome); returns what happened, chance included."""
        mark = len(self._events)
        self.play_step(text, seat)
        self._deal()
        return self._events[mark:]

    def play_step(self, text: str, seat: Seat | None = None) -> None:
        """Play one step and let the dealer wait: a record brings its own chance."""
        who = self._seat(seat)
        code, reasons = self._check(text, who)
        if reasons:
            raise IllegalMove("illegal-move", reasons, text=shorten(text))
        self._do(None if who == CHANCE else who, code)

    def continue_dealing(self) -> None:
        """Let the dealer play what is due (after ``play_step``)."""
        self._deal()

    def reseed(self, seed: int) -> None:
        """Let another dealer deal from now on: what was drawn and taken back is not drawn again."""
        self.seed = _checked_seed(seed)
        self._dealer = Dealer(self.seed)

    def undo(self) -> None:
        """Back before the last decision, through chance, down to the root."""
        last = self._last_decision()
        if last is None and self.chance == "manual" and self._steps:
            last = 0
        if last is None:
            raise IllegalMove("nothing-to-undo")
        self._back_to(last)
        self._deal()

    def retract(self, seat: int) -> None:
        """Take back that seat's hidden choice, until the reveal."""
        who = self._seat(seat)
        if not isinstance(who, int) or not self.definition.can_retract(self.table, self._state, who):
            raise IllegalMove("nothing-to-retract", seat=str(seat))
        index = self._step_of_choice(who)
        if index is None:
            self._back_to_root(who)
            return
        later = self._steps[index + 1 :]
        self._back_to(index)
        self._replay(later)

    # ---- looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, in plain JSON types."""
        self._spectator(seat)
        engine, native, rules = self._native()
        seen = self.definition.view(self.table, self._state, seat, engine, native, rules)
        return {
            "game": self.definition.name,
            "ruleset": self.ruleset,
            "seat": seat,
            "names": list(self.seats),
            "to_act": list(self.to_act),
            "outcome": self.outcome,
            "from_position": self.has_start,
            **seen,
        }

    def facts(self) -> dict[str, Any]:
        """The whole truth in plain JSON types; as ``start=`` it gives an equal position."""
        seats = [seat for seat in self.to_act if seat != CHANCE]
        return {"ruleset": self.ruleset, "to_act": seats, **self.definition.facts(self.table, self._state)}

    @property
    def outcome(self) -> dict[str, Any] | None:
        """None while the game runs; then places and winners."""
        return self.definition.outcome(self.table, self._state) if self.is_over else None

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has seen happen, in order, from number ``since`` on."""
        self._spectator(seat)
        seen = [event for event in self._events if event.only_for is None or event.only_for == seat]
        return seen[max(since, 0) :]

    @property
    def happened(self) -> int:
        """How many events there are, all seats' together."""
        return len(self._events)

    def happenings(self, since: int) -> list[Event]:
        """All events from number ``since`` on, also those that one seat alone may know: for whoever filters them."""
        return self._events[since:]

    @property
    def steps(self) -> list[Step]:
        """Everything that was decided or drawn, in order."""
        return list(self._steps)

    def step_events(self, index: int) -> list[Event]:
        """What a step made happen."""
        later = index + 1
        end = self._steps[later].first_event if later < len(self._steps) else len(self._events)
        return self._events[self._steps[index].first_event : end]

    @property
    def state(self) -> Any:
        """The state record, for the rooms that search and analyse; read it, do not write it."""
        return self._state

    def root_facts(self) -> dict[str, Any]:
        """The facts of the position the game began with."""
        root = self.definition.state_layout.cursor(bytearray(self._root))
        return {"ruleset": self.ruleset, **self.definition.facts(self.table, root)}

    def record(self, seat: int | None = None, *, spectator: bool = False) -> str:
        """The game as text; with a seat (or for a spectator) and while it runs, only what that seat may know."""
        from .record import write_record

        self._spectator(seat)
        return write_record(self, seat, veiled=(spectator or seat is not None) and not self.is_over)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = (
            (g.ruleset, g._root, bytes(g._buffer), [(s.actor, s.code) for s in g._steps], g.chance, g.seed)
            for g in (self, other)
        )
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game {self.ruleset}, {len(self._steps)} steps, to act: {self.to_act}>"

    # ---- inside

    def _native(self) -> tuple[Any, Any, Any]:
        """This thread's engine, and state and rules as its functions take them."""
        engine = engine_for(self.definition.room)
        if self._bound is None or self._bound[0] is not engine:
            native = engine.view(self.definition.state_layout, self._buffer)
            rules = engine.view(self.definition.rules_layout, self.table.rules.buffer)
            self._bound = (engine, native, rules)
        return self._bound

    def _seat(self, seat: Any) -> Any:
        """A seat checked; None is filled in if there is no doubt who is meant (None stays when the game is over)."""
        if seat is None:
            waiting = self.to_act
            if len(waiting) > 1:
                raise IllegalMove("name-the-seat", seats=", ".join(map(str, waiting)))
            return waiting[0] if waiting else None
        if seat == CHANCE:
            return CHANCE
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise IllegalMove("no-such-seat", seat=shorten(seat), last=self.players - 1)
        return seat

    def _spectator(self, seat: Any) -> None:
        """Refuse to show what does not exist: any seat may look, and None for a spectator."""
        if seat is not None and self._seat(seat) == CHANCE:
            raise IllegalMove("no-such-seat", seat=CHANCE, last=self.players - 1)

    def _text(self, seat: int, code: int) -> str:
        return self.definition.action_text(self.table, self._state, seat, code)

    def _legal_codes(self, seat: int) -> list[int]:
        engine, native, rules = self._native()
        count = engine.call.legal_actions(native, rules, seat, engine.scratch)
        return list(engine.listed.codes[:count])

    def _outcomes(self) -> list[tuple[int, int]]:
        engine, native, rules = self._native()
        if engine.call.seats_to_act(native, rules) or engine.call.is_over(native, rules):
            return []
        count = engine.call.chance_outcomes(native, rules, engine.scratch)
        listed = engine.listed
        return [(listed.codes[i], listed.weights[i]) for i in range(count)]

    def _check(self, text: Any, seat: Any) -> tuple[int, list[Reason]]:
        """The code of a text, and every reason against it."""
        if not isinstance(text, str):
            return 0, [Reason("text", Message("action-not-text", {"type": type(text).__name__}))]
        try:
            if seat == CHANCE:
                return self._check_outcome(text)
            code = self.definition.parse_action(self.table, self._state, text)
        except NotAnAction as problem:
            if seat is None and ":" in text:  # the game is over: an outcome of chance may be meant
                return self._check(text, CHANCE)
            return 0, [Reason("text", problem.message)]
        engine, native, rules = self._native()
        who = 0 if seat is None else seat
        bits = engine.call.forbids(native, rules, who, code)
        return code, self.definition.reasons(self.table, self._state, who, code, int(bits)) if bits else []

    def _check_outcome(self, text: str) -> tuple[int, list[Reason]]:
        code = self.definition.parse_outcome(self.table, self._state, text)
        if self.to_act != (CHANCE,):
            return code, [self.definition.not_to_act(self.table, self._state)]
        engine, native, rules = self._native()
        if code >= 0 and engine.call.outcome_weight(native, rules, code):
            return code, []
        return code, self.definition.outcome_reasons(self.table, self._state, text)

    def _do(self, actor: int | None, code: int) -> None:
        """Carry out a checked step; nothing is left half done if that fails."""
        engine, native, rules = self._native()
        before = bytes(self._buffer)
        if actor is None:
            text = self.definition.outcome_text(self.table, self._state, code)
        else:
            text = self._text(actor, code)
        try:
            if actor is None:
                engine.call.apply_chance(native, rules, code, engine.log)
            else:
                engine.call.apply_action(native, rules, actor, code, engine.log)
            happened = self.definition.events(self.table, engine.take_rows())
        except BaseException:
            self._buffer[:] = before
            engine.take_rows()
            raise
        self._steps.append(Step(actor, code, text, before, len(self._events)))
        self._draws += actor is None
        self._events.extend(happened)
        if not engine.compiled:
            count_decision(self.definition.room)

    def _deal(self) -> None:
        """Let the dealer play chance while it is due (unless the caller does)."""
        while self.chance == "auto":
            outcomes = self._outcomes()
            if not outcomes:
                return
            chosen = self._dealer.choose(self._draws, [weight for _, weight in outcomes])
            self._do(None, outcomes[chosen][0])

    def _last_decision(self) -> int | None:
        for index in range(len(self._steps) - 1, -1, -1):
            if self._steps[index].actor is not None:
                return index
        return None

    def _step_of_choice(self, seat: int) -> int | None:
        """The step that made a seat's hidden choice; None if the game began with it."""
        for index in range(len(self._steps) - 1, -1, -1):
            before = self.definition.state_layout.cursor(bytearray(self._steps[index].before))
            if not self.definition.can_retract(self.table, before, seat):
                return index
        return None

    def _back_to_root(self, seat: int) -> None:
        """Take back a choice that the game began with: it begins without it now, and the same steps follow."""
        later = list(self._steps)
        if later:
            self._back_to(0)
        self.definition.take_back(self.table, self._state, seat)
        self._root = bytes(self._buffer)
        self._replay(later)

    def _replay(self, steps: list[Step]) -> None:
        for step in steps:
            self._do(step.actor, step.code)

    def _back_to(self, index: int) -> None:
        step = self._steps[index]
        self._buffer[:] = step.before
        del self._events[step.first_event :]
        self._draws -= sum(undone.actor is None for undone in self._steps[index:])
        del self._steps[index:]


def _checked_seed(seed: Any) -> int:
    if seed is None:
        return new_seed()
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0 or seed >= 2**64:
        raise FestinaError("bad-seed", seed=shorten(seed))
    return seed


def _checked_date(date: Any) -> str:
    if date is None:
        return datetime.now(UTC).date().isoformat()
    if not isinstance(date, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date):
        raise FestinaError("bad-date", date=shorten(date))
    return date


def _checked_names(names: Any, players: int) -> list[str]:
    if names is None:
        return [str(seat) for seat in range(players)]
    if not isinstance(names, list | tuple) or len(names) != players:
        raise FestinaError("bad-seat-names", players=players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or "|" in name or not name.isprintable() or len(name) > 80:
            raise FestinaError("bad-seat-name", name=shorten(name))
    return [name.strip() for name in names]
