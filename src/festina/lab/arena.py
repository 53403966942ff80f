"""The arena: bots against bots over many games, measured.

Game number ``i`` depends on the seed and ``i`` alone, and everything is reckoned in the order of the games: any number
of workers gives the same result, as long as the bots' thinking is bounded by simulations and not by time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ..bots.registry import bot_spec
from ..kernel.contract import AnyDefinition
from ..kernel.data import Data, JsonObject, extend
from ..kernel.errors import FestinaError
from ..registry import table_for
from .book import Book, Rounds
from .checks import check_number
from .journal import Identity, Journal
from .ratings import Standing, standings
from .referee import Job, Played, Referee
from .results import check_target, write_results
from .seating import balanced_from, cycle_length, schedule
from .simulate import LIMIT, MOST_WORKERS, default_workers
from .sprt import Question, Sprt, SprtReport, read_question
from .workers import play_all

#: Seconds a bot has for a move before it loses the move.
MOVE_SECONDS = 30.0
MOST_BOTS = 32
_MOST_GAMES = 10_000_000
_MOST_SECONDS = 86_400.0
#: Incidents listed one by one; all of them are counted.
_MOST_INCIDENTS = 1000


class Watcher:
    """Is called as an arena goes on; this one ignores it all."""

    def warming_up(self) -> None:
        """Compiled code is being made, or loaded from the cache."""

    def begins(self, games: int, done: int, specs: Sequence[str]) -> None:
        """The games begin; in an arena that is resumed some are done already."""

    def played(self, done: int, shares: Sequence[float]) -> None:
        """Another game is done: how many are, and the bots' win shares so far."""


class Settings(Identity, frozen=True):
    """The settings of an arena."""

    games: int
    workers: int
    sprt: str | None
    alpha: float
    beta: float


class GameIncident(Data, frozen=True):
    """Something a bot did wrong in a game, and what was played instead."""

    game: int
    seat: int
    spec: str
    problem: str
    played: str


class ThinkingTime(Data, frozen=True):
    """A bot's seconds per decision: the mean and the most."""

    spec: str
    mean: float
    most: float


class Timing(Data, frozen=True):
    """How long it all took."""

    seconds: float
    thinking: list[ThinkingTime]


class ArenaReport(Data, frozen=True):
    """The figures of an arena. Only ``settings.workers`` and ``timing`` depend on the machine."""

    settings: Settings
    finished: bool
    games: int
    cut: int
    mean_decisions: float
    equal_share: float
    bots: list[Standing]
    sprt: SprtReport | None
    incident_count: int
    incidents: list[GameIncident]
    timing: Timing


@dataclass(frozen=True)
class ArenaResult:
    """What an arena gave. ``played`` is in order; ``finished`` is False if it was interrupted."""

    ruleset: str
    specs: tuple[str, ...]
    standings: list[Standing]
    played: list[Played]
    sprt: Sprt | None
    settings: Settings
    finished: bool
    seconds: float
    #: The next number of games at which all seats are balanced, if this one is not.
    balanced_from: int | None

    @property
    def cut(self) -> int:
        """Games cut at the limit."""
        return sum(game.cut for game in self.played)

    @property
    def equal_share(self) -> float:
        """What every seat would have won if all had won alike.

        A game that no seat won (there was no winner, or an entrant without a seat won) adds nothing.
        """
        return sum(sum(game.shares) / len(game.shares) for game in self.played) / max(len(self.played), 1)

    @property
    def incidents(self) -> Iterator[GameIncident]:
        """Everything that bots did wrong, with the number of the game."""
        for game in self.played:
            for incident in game.incidents:
                yield GameIncident(game.game, incident.seat, incident.spec, incident.problem, incident.played)

    @property
    def thinking(self) -> list[ThinkingTime]:
        """How long the bots thought, in the order of their numbers."""
        times = []
        for number, spec in enumerate(self.specs):
            seats = [
                thinking
                for game in self.played
                for bot, thinking in zip(game.bots, game.thinking, strict=True)
                if bot == number
            ]
            decisions = sum(seat.decisions for seat in seats)
            mean = sum(seat.seconds for seat in seats) / decisions if decisions else 0.0
            times.append(ThinkingTime(spec, mean, max((seat.longest for seat in seats), default=0.0)))
        return times

    def report(self) -> ArenaReport:
        """The result in figures."""
        incidents = list(self.incidents)
        return ArenaReport(
            settings=self.settings,
            finished=self.finished,
            games=len(self.played),
            cut=self.cut,
            mean_decisions=sum(game.decisions for game in self.played) / max(len(self.played), 1),
            equal_share=self.equal_share,
            bots=self.standings,
            sprt=self.sprt.report() if self.sprt else None,
            incident_count=len(incidents),
            incidents=incidents[:_MOST_INCIDENTS],
            timing=Timing(self.seconds, self.thinking),
        )

    def as_dict(self) -> JsonObject:
        """The report in plain JSON types."""
        return self.report().as_dict()


def run_arena(
    ruleset: str,
    specs: Sequence[str],
    games: int,
    workers: int | None = None,
    seed: int = 1,
    *,
    limit: int = LIMIT,
    move_seconds: float = MOVE_SECONDS,
    sprt: str | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    out: str | Path | None = None,
    resume: bool = False,
    watcher: Watcher | None = None,
) -> ArenaResult:
    """Let bots play each other in balanced seatings (see ``seating``) and measure them.

    A spec listed twice has two seats where another has one. ``sprt`` asks which of two strengths fits the first of two
    bots better (``"0:30"`` in Elo, ``"50%:55%"`` in win shares) and stops as soon as that is clear. ``out`` is a file
    for the results; beside it a journal is kept while games are played, from which ``resume`` goes on. An interrupt
    (Ctrl-C) ends the arena early: what was played is returned and kept.
    """
    workers = default_workers() if workers is None else workers
    watcher = watcher or Watcher()
    check_number("games", games, 1, _MOST_GAMES)
    check_number("workers", workers, 1, MOST_WORKERS)
    check_number("seed", seed, 0, 2**64 - 1)
    check_number("limit", limit, 1, _MOST_GAMES)
    if not 0.0 < move_seconds <= _MOST_SECONDS:
        raise FestinaError("arena-move-seconds", value=f"{move_seconds:g}", most=f"{_MOST_SECONDS:g}")
    definition, table = table_for(ruleset, {})
    names, entries = _listed(specs, definition)
    question = _question(sprt, alpha, beta, names, entries)
    target = None if out is None else Path(out)
    if target is not None:
        check_target(target)
    elif resume:
        raise FestinaError("arena-resume-needs-out")
    job = Job(table.ruleset, tuple(names), limit, float(move_seconds))
    identity = Identity(table.ruleset, [names[entry] for entry in entries], seed, limit, float(move_seconds))
    *wanted, beyond = islice(schedule(entries, table.players, seed), games + 1)
    journal = _open(target, identity, resume) if target else None
    if journal and len(journal.played) > games:
        journal.close()
        raise FestinaError("arena-resume-fewer", games=games, kept=len(journal.played))
    rounds = Rounds(question, cycle_length(len(entries), table.players), beyond) if question else None
    book = Book(wanted, len(names), rounds)
    began = time.perf_counter()
    try:
        finished = _play(job, book, journal, workers, watcher)
    finally:
        if journal:
            journal.close()
    exact = balanced_from(entries, table.players, games)
    result = ArenaResult(
        ruleset=table.ruleset,
        specs=job.specs,
        standings=standings(names, book.counted),
        played=book.counted,
        sprt=rounds.sprt if rounds else None,
        settings=extend(Settings, identity, games=games, workers=workers, sprt=sprt, alpha=alpha, beta=beta),
        finished=finished,
        seconds=time.perf_counter() - began,
        balanced_from=None if exact == games else exact,
    )
    if target is not None and result.played:
        write_results(target, result)
    if journal and (finished or not result.played):
        journal.remove()
    return result


def journal_of(target: Path) -> Path:
    """The journal beside a file of results."""
    return target.with_name(f"{target.name}.journal")


def _listed(specs: Sequence[str], game: AnyDefinition) -> tuple[list[str], list[int]]:
    """The different bots, and for every spec listed the number of its bot."""
    if not 1 <= len(specs) <= MOST_BOTS:
        raise FestinaError("arena-bots-count", count=len(specs), most=MOST_BOTS)
    known: dict[str, int] = {}
    names: list[str] = []
    entries = []
    for text in specs:
        number = known.setdefault(bot_spec(text, game).text, len(names))
        if number == len(names):
            names.append(text.strip())
        entries.append(number)
    return names, entries


def _question(sprt: str | None, alpha: float, beta: float, names: list[str], entries: list[int]) -> Question | None:
    if sprt is None:
        return None
    if len(names) != 2:
        raise FestinaError("arena-sprt-two", count=len(names))
    return read_question(sprt, alpha, beta, entries.count(0) / len(entries))


def _open(target: Path, identity: Identity, resume: bool) -> Journal:
    file = journal_of(target)
    try:
        return Journal(file, identity, resume)
    except OSError as problem:
        raise FestinaError("arena-out-failed", file=str(file), reason=problem.strerror or str(problem)) from None


def _play(job: Job, book: Book, journal: Journal | None, workers: int, watcher: Watcher) -> bool:
    """Play what is left; False if interrupted."""
    for played in journal.played if journal else ():
        book.add(played)
    try:
        left = book.left
        if left and not book.answered:
            referee = Referee(job)
            if referee.is_compiled:
                watcher.warming_up()
                referee.warm_up()
            watcher.begins(len(book.wanted), book.done, job.specs)
            watcher.played(book.done, book.shares)
            with closing(play_all(job, left, min(workers, len(left)))) as coming:
                for played in coming:
                    if journal:
                        journal.add(played)
                    book.add(played)
                    watcher.played(book.done, book.shares)
                    if book.answered:
                        break
    except KeyboardInterrupt:
        return False
    return True
