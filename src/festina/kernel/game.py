"""A game in progress: the public face of the engine, the same for every game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache
from typing import Self

from .chance import Dealer, new_seed
from .checks import Facts
from .contract import CHANCE, AnyDefinition, NotAnAction, Table
from .data import JsonObject
from .engine import count_decision, engine_for
from .errors import BadStart, FestinaError, IllegalMove
from .events import Event, seen_by
from .insight import Analysis, Review, analyst
from .layout import Record
from .messages import Message, Reason
from .player import Player, seat_player
from .position import Position
from .ruleset import shorten
from .view import Actor, Choice, Common, OddsLine, Outcome, PublicView, View


@dataclass(frozen=True)
class Step:
    """A decision or a chance outcome, what it made happen, and the state to go back to."""

    actor: int | None  # None: chance
    code: int
    text: str
    before: bytes
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether it showed what was hidden before."""
        return any(event.reveals for event in self.events)


class Game:
    """One game at one table. Use ``new_game`` or ``load_game`` to get one."""

    def __init__(
        self,
        definition: AnyDefinition,
        table: Table,
        *,
        seed: int | None = None,
        chance: str = "auto",
        start: Mapping[str, object] | None = None,
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
        self._state: Record = definition.state_layout.cursor(self._buffer)
        self._bound: Position | None = None
        self._steps: list[Step] = []
        self._draws = 0  # how many of the steps are chance's: the dealer's place in its stream
        self.has_start = start is not None
        if start is None:
            position = self.position
            position.engine.call.set_up(position.state, position.rules)
        else:
            self._buffer[:] = definition.start(table, start)
            self._check_to_act(start)
        self._root = bytes(self._buffer)
        if deal:
            self.deal()

    def copy(self) -> Self:
        """The same game, which goes its own way from here."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.seats, made._steps = list(self.seats), list(self._steps)
        made._buffer = bytearray(self._buffer)
        made._state = self.definition.state_layout.cursor(made._buffer)
        made._bound = None
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def earlier(self, steps: int) -> Self:
        """A copy of the game as it was after so many steps; nothing is dealt in it."""
        made = self.copy()
        if steps < len(self._steps):
            made._back_to(steps)
        return made

    def turn_ahead(self, seat: int) -> Self | Message:
        """A copy in which a seat decides next, as if nobody else did anything before; or why nobody can plan that."""
        self._viewer(seat)
        found = self.definition.turn_ahead(self.table, self._state, seat)
        if isinstance(found, Message):
            return found
        made = self.copy()
        made._buffer[:] = found
        return made

    def plan_grounds(self, seat: int) -> Mapping[str, int]:
        """What a plan of a seat for its next turn may depend on."""
        self._viewer(seat)
        return self.definition.plan_grounds(self.table, self._state, seat)

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
        return self.position.is_over()

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """The seats that must act now, ascending; ("chance",) if chance is due and manual; () when over."""
        position = self.position
        bits = position.seats_to_act()
        if bits:
            return _seats_of(bits)
        return () if position.is_over() else (CHANCE,)

    def legal(self, seat: Actor | None = None) -> list[str]:
        """The texts of all legal actions of a seat, or of all outcomes for "chance", in a stable order."""
        who = self._seat(seat)
        if who is None:
            return []
        if who == CHANCE:
            return list(self.odds())
        return [self._text(who, code) for code in self.position.legal(who)]

    def only_action(self, seat: int) -> str | None:
        """The one legal action of a seat, if there is no choice."""
        codes = self.position.legal(seat)
        return self._text(seat, codes[0]) if len(codes) == 1 else None

    def odds(self) -> dict[str, Fraction]:
        """The chance outcomes now and their exact probabilities; empty if chance is not due."""
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        text = self.definition.outcome_text
        return {text(self.table, self._state, code): Fraction(weight, total) for code, weight in outcomes}

    def odds_for(self, seat: int | None) -> list[OddsLine]:
        """``odds`` as a seat (None: a spectator) may know them, with the outcomes' names and effects."""
        self._viewer(seat)
        odds = self.odds()
        if not odds:
            return []
        game, table, state = self.definition, self.table, self._state
        return [
            OddsLine(
                text,
                odd.numerator,
                odd.denominator,
                game.outcome_title(table, state, text),
                game.outcome_effect(table, state, text),
            )
            for text, odd in game.odds_for(table, state, seat, odds).items()
        ]

    def why_not(self, text: str, seat: Actor | None = None) -> list[Reason]:
        """Every rule that forbids an action now, with an explanation; empty if it is legal.

        A reason unpacks as ``rule, text``.
        """
        return self._check(text, self._seat(seat))[1]

    def choice(self, text: str, seat: int | None = None) -> Choice | None:
        """One choice with its price, its consequence and the reasons against it; None if it leads nowhere."""
        who = self._seat(seat)
        if not isinstance(who, int) or not isinstance(text, str):
            return None
        try:
            code = self.definition.parse_action(self.table, self._state, text)
        except NotAnAction:
            return None
        found: Choice | None = self.definition.choice(self.table, self._state, who, code)
        return found

    # ---- playing

    def play(self, text: str, seat: Actor | None = None) -> list[Event]:
        """Play an action (or, with manual chance, an outcome); returns what happened, chance included."""
        done = len(self._steps)
        self.play_step(text, seat)
        self.deal()
        return [event for step in self._steps[done:] for event in step.events]

    def play_step(self, text: str, seat: Actor | None = None) -> Step:
        """Play one step and let the dealer wait: a record brings its own chance."""
        who = self._seat(seat)
        code, reasons = self._check(text, who)
        if reasons:
            raise IllegalMove("illegal-move", reasons, text=shorten(text))
        return self._do(who if isinstance(who, int) else None, code)

    def sample(self) -> str | None:
        """The outcome that the dealer draws next, not yet played; None if chance is not due."""
        code = self._drawn()
        return None if code is None else self.definition.outcome_text(self.table, self._state, code)

    def deal(self) -> None:
        """Let the dealer play chance while it is due (unless the caller does)."""
        while self.chance == "auto" and (code := self._drawn()) is not None:
            self._do(None, code)

    def bot(self, spec: str = "", seat: int | None = None, *, seed: int | None = None) -> Player:
        """A player for a seat: ``.decide()`` gives an action and a report on all, ``.play()`` plays it (BadBot)."""
        who = self._seat(seat)
        if not isinstance(who, int):
            raise IllegalMove("no-such-seat", seat=str(seat), last=self.players - 1)
        return seat_player(self, spec, who, seed)

    def analyse(
        self, seat: int | None = None, *, sims: int | None = None, seed: int = 0, deeper: bool = False
    ) -> Analysis:
        """What a seat that is to act may think of its actions: win shares with intervals, places, the likely line.

        ``deeper`` adds simulations until the best action stands apart, or a limit is reached.
        """
        who = self._seat(seat)
        if not isinstance(who, int):
            raise IllegalMove("no-such-seat", seat=str(seat), last=self.players - 1)
        return analyst().analyse(self, who, sims, seed, deeper)

    def review(self, *, sims: int | None = None, seed: int = 0) -> Review:
        """A game that is over, step by step: what chance brought, and what every decision lost (FestinaError)."""
        return analyst().review(self, sims, seed)

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
        self.deal()

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

    def view(self, seat: int | None = None, *, whole: bool = True, public: PublicView | None = None) -> View:
        """What a seat (None: a spectator) may see.

        Not ``whole``: of the choices only the legal ones. ``public`` is what ``public()`` gave for this state, for
        callers that build the views of several seats.
        """
        self._viewer(seat)
        shared = public or self.public()
        seen: View = self.definition.view(self.table, self._state, seat, shared, self.position, whole)
        return seen

    def public(self) -> PublicView:
        """What everybody may see, the same for all viewers."""
        common = Common(
            self.definition.name, self.ruleset, list(self.seats), list(self.to_act), self.outcome, self.has_start
        )
        shared: PublicView = self.definition.public(self.table, self._state, common)
        return shared

    def facts(self) -> JsonObject:
        """The whole truth in plain JSON types; as ``start=`` it gives an equal position."""
        return {
            "ruleset": self.ruleset,
            "to_act": self._seats_to_act(),
            **self.definition.facts(self.table, self._state),
        }

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs; then places and winners."""
        return self.standing() if self.is_over else None

    def standing(self) -> Outcome:
        """The outcome; of a game that is not over, the places that are certain already."""
        places: Outcome = self.definition.outcome(self.table, self._state)
        return places

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has seen happen, in order, from number ``since`` on."""
        self._viewer(seat)
        seen = [event for step in self._steps for event in seen_by(seat, step.events)]
        return seen[max(since, 0) :]

    @property
    def steps(self) -> Sequence[Step]:
        """Everything that was decided or drawn, in order, with what it made happen."""
        return tuple(self._steps)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    def backwards(self) -> Iterator[Step]:
        """The steps, the last one first."""
        return reversed(self._steps)

    def steps_since(self, number: int) -> Sequence[Step]:
        """The steps after the first ``number`` ones."""
        return self._steps[number:]

    @property
    def state(self) -> Record:
        """The state record, for packages that search and analyse; read it, do not write it."""
        return self._state

    @property
    def position(self) -> Position:
        """The rules of this thread's engine, bound to the state."""
        if self._bound is None or not self._bound.engine.is_current:
            engine = engine_for(self.definition.package)
            state = engine.view(self.definition.state_layout, self._buffer)
            rules: object = self.table.rules
            if engine.compiled:
                rules = engine.view(self.definition.rules_layout, self.table.rules.buffer)
            self._bound = Position(engine, state, rules, self._buffer)
        return self._bound

    def root_facts(self) -> JsonObject:
        """The facts of the position the game began with."""
        root = self.definition.state_layout.cursor(bytearray(self._root))
        return {"ruleset": self.ruleset, **self.definition.facts(self.table, root)}

    def record(self, seat: int | None = None, *, spectator: bool = False, with_seed: bool = True) -> str:
        """The game as text; with a seat (or for a spectator) and while it runs, only what that seat may know.

        Without its seed a record is complete, and does not say what would have been drawn next.
        """
        from .record import write_record

        self._viewer(seat)
        return write_record(self, seat, (spectator or seat is not None) and not self.is_over, with_seed)

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

    def _seat(self, seat: object) -> Actor | None:
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

    def _viewer(self, seat: object) -> None:
        """Refuse viewers that do not exist: any seat may look, and None for a spectator."""
        if seat is not None and self._seat(seat) == CHANCE:
            raise IllegalMove("no-such-seat", seat=CHANCE, last=self.players - 1)

    def _check_to_act(self, start: Mapping[str, object]) -> None:
        """Refuse a start position that says itself who is to act, and is wrong (BadStart)."""
        facts = Facts(start, tuple(start))
        if facts.has("to_act") and facts.numbers("to_act", None, 0, self.players - 1) != self._seats_to_act():
            raise BadStart("start-must-be", "to_act", value=str(self._seats_to_act()))

    def _seats_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if seat != CHANCE]

    def _text(self, seat: int, code: int) -> str:
        return self.definition.action_text(self.table, self._state, seat, code)

    def _check(self, text: object, seat: Actor | None) -> tuple[int, list[Reason]]:
        """The code of a text, and every reason against it."""
        if not isinstance(text, str):
            return 0, [Reason("text", "action-not-text", {"type": type(text).__name__})]
        try:
            if seat == CHANCE:
                return self._check_outcome(text)
            code = self.definition.parse_action(self.table, self._state, text)
        except NotAnAction as problem:
            if seat is None and ":" in text:  # the game is over: a chance outcome may be meant
                return self._check(text, CHANCE)
            return 0, [Reason.of("text", problem.message)]
        who = seat if isinstance(seat, int) else 0
        position = self.position
        if position.is_listed(who, code):
            return code, []
        bits = position.forbids(who, code)
        return code, self.definition.reasons(self.table, self._state, who, code, bits) if bits else []

    def _check_outcome(self, text: str) -> tuple[int, list[Reason]]:
        code = self.definition.parse_outcome(self.table, self._state, text)
        if self.to_act != (CHANCE,):
            return code, [self.definition.not_to_act(self.table, self._state)]
        if code >= 0 and self.position.outcome_weight(code):
            return code, []
        return code, self.definition.outcome_reasons(self.table, self._state, text)

    def _do(self, actor: int | None, code: int) -> Step:
        """Carry out a checked step; nothing is left half done if that fails."""
        position = self.position
        engine = position.engine
        before = bytes(self._buffer)
        if actor is None:
            text = self.definition.outcome_text(self.table, self._state, code)
        else:
            text = self._text(actor, code)
        try:
            if actor is None:
                engine.call.apply_chance(position.state, position.rules, code, engine.log)
            else:
                engine.call.apply_action(position.state, position.rules, actor, code, engine.log)
            events = tuple(self.definition.events(self.table, engine.take_rows()))
        except BaseException:
            self._buffer[:] = before
            engine.take_rows()
            raise
        step = Step(actor, code, text, before, events)
        self._steps.append(step)
        self._draws += actor is None
        if not engine.compiled:
            count_decision(self.definition.package)
        return step

    def _drawn(self) -> int | None:
        """The code that the dealer draws next; None if chance is not due."""
        outcomes = self.position.outcomes()
        if not outcomes:
            return None
        chosen = self._dealer.choose(self._draws, [weight for _, weight in outcomes])
        return outcomes[chosen][0]

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
        self._buffer[:] = self._steps[index].before
        self._draws -= sum(undone.actor is None for undone in self._steps[index:])
        del self._steps[index:]


@lru_cache(maxsize=256)
def _seats_of(bits: int) -> tuple[int, ...]:
    """The seats in a set of bits, ascending."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _checked_seed(seed: object) -> int:
    if seed is None:
        return new_seed()
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0 or seed >= 2**64:
        raise FestinaError("bad-seed", seed=shorten(seed))
    return seed


def _checked_date(date: object) -> str:
    if date is None:
        return datetime.now(UTC).date().isoformat()
    if not isinstance(date, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date):
        raise FestinaError("bad-date", date=shorten(date))
    return date


def _checked_names(names: object, players: int) -> list[str]:
    if names is None:
        return [str(seat) for seat in range(players)]
    if not isinstance(names, list | tuple) or len(names) != players:
        raise FestinaError("bad-seat-names", players=players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or "|" in name or not name.isprintable() or len(name) > 80:
            raise FestinaError("bad-seat-name", name=shorten(name))
    return [name.strip() for name in names]
