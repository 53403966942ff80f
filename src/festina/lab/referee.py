"""One game of an arena: the bots are asked in turn, what they do wrong is told, the result is told in plain numbers."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.base import Bot, Decision, Incident, Seat
from ..bots.levels import level_specs
from ..bots.registry import bot_spec, make_bot
from ..bots.safe import SafeBot
from ..kernel import engine
from ..kernel.game import Game
from ..registry import table_for
from .seating import Seating


@dataclass(frozen=True)
class Job:
    """What all games of an arena have in common."""

    ruleset: str
    specs: tuple[str, ...]
    limit: int
    move_seconds: float


@dataclass(frozen=True)
class Thinking:
    """The time a seat took: decisions, seconds in all, the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def longer(self, seconds: float) -> Thinking:
        return Thinking(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


@dataclass(frozen=True)
class Played:
    """A game that was played; lists have an entry a seat.

    ``places`` are shared by those who are not apart (2.5 and 2.5), ``shares`` add up to the win, if there was one.
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

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        plain: dict[str, Any] = dict(vars(self))
        plain["incidents"] = [vars(incident) for incident in self.incidents]
        plain["thinking"] = [list(vars(thinking).values()) for thinking in self.thinking]
        return plain

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Played:
        """The game that ``as_dict`` told."""
        lists = {name: tuple(told[name]) for name in ("bots", "places", "shares")}
        incidents = tuple(Incident(**incident) for incident in told["incidents"])
        thinking = tuple(Thinking(*numbers) for numbers in told["thinking"])
        return cls(**{**told, **lists, "incidents": incidents, "thinking": thinking})


class Referee:
    """Plays the games of one job, one after another."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._definition, self._table = table_for(job.ruleset, {})

    @property
    def searches(self) -> bool:
        """Whether one of the bots needs the compiled search."""
        return any(_searches(spec, self._definition.name) for spec in self._job.specs)

    def warm_up(self) -> None:
        """Have everything compiled that the bots search with: a measured move never comes from a substitute."""
        if self.searches:
            from ..bots.searching import warm_up_search

            warm_up_search(self._definition.room, wait=True)
            engine.warm_up(self._definition.room, wait=True)

    def play(self, seating: Seating) -> Played:
        """Play a game to its end, or to the limit (HT-853)."""
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
                thinking[seat] = thinking[seat].longer(time.perf_counter() - began)
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

    def decide(self, view: dict[str, Any], events: Sequence[Any]) -> Decision:
        raise self._problem


def _searches(spec: str, game: str) -> bool:
    read = bot_spec(spec, game)
    if read.kind.name == "level":
        return _searches(level_specs(game)[read["level"]], game)
    return read.kind.name == "search"


def result_of(game: Game) -> tuple[list[float], list[float]]:
    """The place and the share of the win of every seat; also of a game that was cut (HT-853).

    Seats that are home come first, in order; in a game of teams the winners do. Whoever is left shares the places
    behind. A game that was cut has a winner only if somebody is home already, and no winner where teams win together.
    """
    teams: int = getattr(game.table, "teams", 0)
    if not game.is_over and teams:
        return [(game.players + 1) / 2] * game.players, [0.0] * game.players
    outcome = game.definition.outcome(game.table, game.state)
    winners: list[int] = outcome["winners"]
    ranks = [place or game.players + 1 for place in outcome["places"][: game.players]]
    if not game.is_over:
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    elif "team" in outcome:
        ranks = [1 if seat in winners else 2 for seat in range(game.players)]
    places = [sum(rank < own for rank in ranks) + (ranks.count(own) + 1) / 2 for own in ranks]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    return places, shares
