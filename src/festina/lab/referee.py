"""The games of an arena: bots decide in turn, what they do wrong is reported, and the result is plain numbers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.base import Bot, Incident, Seat
from ..bots.registry import bot_spec, make_bot
from ..bots.safe import SafeBot
from ..kernel.data import Data
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.player import Decision
from ..kernel.view import View
from ..registry import table_for
from .places import result_of
from .seating import Seating


@dataclass(frozen=True)
class Job:
    """What all games of an arena have in common."""

    ruleset: str
    specs: tuple[str, ...]
    limit: int
    move_seconds: float


class Thinking(Data, frozen=True, array_like=True):
    """The time a seat took: decisions, seconds in all, the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def after(self, seconds: float) -> Thinking:
        """The same with one more decision, which took so long."""
        return Thinking(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


class Played(Data, frozen=True):
    """A game that was played; lists have an entry for each seat.

    Seats that tie share their ``places`` (2.5 and 2.5); ``shares`` add up to 1 if there was a winner, else to 0.
    """

    game: int
    deal: int
    seed: int
    bots: tuple[int, ...]
    places: tuple[float, ...]
    shares: tuple[float, ...]
    decisions: int
    cut: bool
    incidents: tuple[Incident, ...]
    thinking: tuple[Thinking, ...]


class Referee:
    """Plays the games of one job, one after another."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._definition, self._table = table_for(job.ruleset, {})
        specs = [bot_spec(text, self._definition) for text in job.specs]
        self._compiled = [spec for spec in specs if spec.bot.is_compiled(spec, self._definition)]

    @property
    def is_compiled(self) -> bool:
        """Whether one of the bots plays with compiled code."""
        return bool(self._compiled)

    def warm_up(self) -> None:
        """Compile everything the bots play with: a measured move never comes from a substitute."""
        for spec in self._compiled:
            spec.bot.warm_up(spec, self._definition)

    def play(self, seating: Seating) -> Played:
        """Play a game to its end, or to the limit."""
        game = Game(self._definition, self._table, seed=seating.seed)
        bots = [self._seated(seat, number, seating.bots_seed) for seat, number in enumerate(seating.bots)]
        thinking = [Thinking()] * game.players
        decisions = 0
        try:
            while not game.is_over and decisions < self._job.limit:
                seat = game.to_act[0]
                assert isinstance(seat, int)
                view, events = game.view(seat), game.events(seat)
                began = time.perf_counter()
                decision = bots[seat].decide(view, events)
                thinking[seat] = thinking[seat].after(time.perf_counter() - began)
                game.play(decision.action, seat)
                decisions += 1
            if game.is_over:
                for seat, bot in enumerate(bots):
                    bot.game_over(game.view(seat), game.events(seat))
        finally:
            for bot in bots:
                bot.close()
        places, shares = result_of(game)
        return Played(
            game=seating.game,
            deal=seating.deal,
            seed=seating.seed,
            bots=seating.bots,
            places=tuple(places),
            shares=tuple(shares),
            decisions=decisions,
            cut=not game.is_over,
            incidents=tuple(incident for bot in bots for incident in bot.seat.incidents),
            thinking=tuple(thinking),
        )

    def _seated(self, seat: int, number: int, seed: int) -> Bot:
        spec, job = self._job.specs[number], self._job
        try:
            bot = make_bot(spec, self._definition, self._table, seat, seed, job.move_seconds)
        except Exception as problem:  # noqa: BLE001  a bot that cannot even sit down loses its moves, not the arena
            bot = _Absent(Seat(self._definition, self._table, seat, seed, spec), problem)
        bot.seat.spec = spec
        return SafeBot(bot, job.move_seconds)


class _Absent(Bot):
    """A bot that could not be made."""

    def __init__(self, seat: Seat, problem: Exception) -> None:
        super().__init__(seat)
        self._problem = problem

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        raise self._problem
