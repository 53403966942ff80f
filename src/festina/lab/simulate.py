"""Random games by the hundred thousand, compiled: how long they last, who wins, what happens in them.

Game number ``i`` depends on the seed and ``i`` alone, and everything kept is a sum of whole numbers: any number of
workers gives the same result.
"""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from typing import TYPE_CHECKING

from ..kernel.contract import AnyDefinition, Table
from ..kernel.log import KINDS, LOG, VALUES
from ..kernel.scratch import SCRATCH
from ..kernel.switch import twin
from ..registry import table_for
from .checks import check_number

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Aimless play may never end: a game is cut after this many decisions.
LIMIT = 3_000
MOST_WORKERS = 1024
MOST_DECISIONS = 10_000_000
#: About so many decisions are played between two looks at whether to stop, and two reports of progress.
_BREATH = 1_500_000
_CHUNK = 5_000
_LARGEST = 2**40

Progress = Callable[[int, int], None]
#: A game's compiled loop (see ``kernel/templates/loops.py``).
PlayMany = Callable[..., None]


@dataclass(frozen=True)
class Simulation:
    """What a batch of random games gave."""

    game: str
    ruleset: str
    table: Table
    games: int
    seed: int
    limit: int
    workers: int
    warm_up_seconds: float
    seconds: float
    decisions: int
    draws: int
    #: How many games took so many decisions; games cut short are counted apart.
    lengths: Mapping[int, int]
    cut: int
    #: How many games each set of winners won, a bit for each entrant.
    winners: Mapping[int, int]
    #: How often each kind of event happened, by its first value (see ``kernel.log``).
    counts: NDArray[np.int64]

    @property
    def finished(self) -> int:
        """Games played to their end."""
        return self.games - self.cut

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_decisions(self) -> float:
        """The length of a game, those cut short included."""
        return self.decisions / self.games

    @property
    def wins(self) -> list[int]:
        """The finished games each entrant won; games with several winners count for each of them."""
        return [
            sum(games for bits, games in self.winners.items() if bits >> entrant & 1)
            for entrant in range(self.table.entrants)
        ]

    @property
    def win_share(self) -> list[float]:
        """The part of the finished games that each entrant won."""
        return [wins / self.finished if self.finished else 0.0 for wins in self.wins]

    @property
    def win_intervals(self) -> list[tuple[float, float]]:
        """Where each entrant's true share lies, with 95% confidence."""
        return [interval(wins, self.finished) for wins in self.wins]

    def length_quantile(self, part: float) -> int | None:
        """The decisions that ``part`` of the finished games did not exceed."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= part * self.finished:
                return length
        return None

    def happened(self, kind: int) -> int:
        """How many events of a kind there were."""
        return int(self.counts[kind].sum())


def interval(hits: float, trials: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share."""
    if not trials:
        return 0.0, 1.0
    z = 1.959964
    share = hits / trials
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def _no_counts() -> NDArray[np.int64]:
    import numpy as np

    return np.zeros((KINDS, VALUES), np.int64)


@dataclass
class _Tally:
    """What one worker has counted."""

    decisions: int = 0
    draws: int = 0
    cut: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    counts: NDArray[np.int64] = field(default_factory=_no_counts)

    def add(self, other: _Tally) -> None:
        self.decisions += other.decisions
        self.draws += other.draws
        self.cut += other.cut
        self.lengths += other.lengths
        self.winners += other.winners
        self.counts = self.counts + other.counts


def default_workers() -> int:
    """As many as this process may use processors."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    ruleset: str,
    games: int,
    seed: int = 1,
    limit: int = LIMIT,
    workers: int | None = None,
    progress: Progress | None = None,
    warmed: Callable[[], None] | None = None,
) -> Simulation:
    """Play random games of a ruleset and count.

    ``progress(done, games)`` is called now and then from this thread, ``warmed()`` once the compiled rules are there.
    """
    if workers is None:
        workers = default_workers()
    check(ruleset, games, seed, limit, workers)
    definition, table = table_for(ruleset, {})
    began = time.perf_counter()
    play_many = import_module(f"{twin(definition.package)}.loops").play_many
    _Worker(definition, table, play_many, seed, 1).play(0, 1)
    ready = time.perf_counter()
    if warmed:
        warmed()
    tally = _share_out(definition, table, play_many, games, seed, limit, workers, progress)
    seconds = time.perf_counter() - ready
    return Simulation(
        game=definition.name,
        ruleset=table.ruleset,
        table=table,
        games=games,
        seed=seed,
        limit=limit,
        workers=workers,
        warm_up_seconds=ready - began,
        seconds=seconds,
        decisions=tally.decisions,
        draws=tally.draws,
        lengths=dict(sorted(tally.lengths.items())),
        cut=tally.cut,
        winners=dict(sorted(tally.winners.items())),
        counts=tally.counts,
    )


def check(ruleset: str, games: int, seed: int, limit: int, workers: int | None) -> None:
    """Refuse what cannot be simulated (BadRuleset, FestinaError)."""
    table_for(ruleset, {})
    check_number("games", games, 1, _LARGEST)
    check_number("seed", seed, 0, 2**64 - 1)
    check_number("limit", limit, 1, MOST_DECISIONS)
    check_number("workers", 1 if workers is None else workers, 1, MOST_WORKERS)


class _Worker:
    """One thread's memory, and what it has counted."""

    def __init__(self, definition: AnyDefinition, table: Table, play_many: PlayMany, seed: int, limit: int) -> None:
        import numpy as np

        self.tally = _Tally()
        self._play_many = play_many
        self._limit = limit
        self._key = np.uint64(seed)
        self._states = np.zeros(2, definition.state_layout.dtype)
        self._rules = definition.rules_layout.record(bytearray(table.rules.buffer))
        self._scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self._log = LOG.record(bytearray(LOG.size))
        self._log["count"] = 1

    def play(self, first: int, games: int) -> None:
        """Play the games ``first`` to ``first + games - 1`` and count them."""
        import numpy as np

        lengths = np.zeros(games, np.int64)
        winners = np.zeros(games, np.int64)
        self._play_many(
            self._states, self._rules, self._key, first, self._limit, lengths, winners, self._scratch, self._log
        )
        tally = self.tally
        whole = lengths > 0
        tally.decisions += int(np.abs(lengths).sum())
        tally.draws += int(self._scratch["draws"])
        self._scratch["draws"] = 0
        tally.cut += games - int(whole.sum())
        for counter, values in ((tally.lengths, lengths[whole]), (tally.winners, winners[whole])):
            for value, number in zip(*np.unique(values, return_counts=True), strict=True):
                counter[int(value)] += int(number)

    def counted(self) -> _Tally:
        """Everything, once there is nothing more to play."""
        self.tally.counts = self._log["counts"].copy()
        return self.tally


def _share_out(
    definition: AnyDefinition,
    table: Table,
    play_many: PlayMany,
    games: int,
    seed: int,
    limit: int,
    workers: int,
    progress: Progress | None,
) -> _Tally:
    """Let the workers take chunk after chunk until all games are played; add up what they counted."""
    chunk = max(1, min(_BREATH // limit, games // workers, _CHUNK))
    chunks = iter(range(0, games, chunk))
    lock = threading.Lock()
    stop = threading.Event()
    done = 0

    def work() -> _Tally:
        nonlocal done
        worker = _Worker(definition, table, play_many, seed, limit)
        while not stop.is_set():
            with lock:
                first = next(chunks, None)
            if first is None:
                break
            size = min(chunk, games - first)
            worker.play(first, size)
            with lock:
                done += size
        return worker.counted()

    total = _Tally()
    with ThreadPoolExecutor(workers, thread_name_prefix="festina-simulate") as pool:
        try:
            running = {pool.submit(work) for _ in range(min(workers, -(-games // chunk)))}
            futures = set(running)
            while running:
                _, running = wait(running, timeout=0.1 if progress else None, return_when=FIRST_EXCEPTION)
                if progress:
                    progress(done, games)
            for future in futures:
                total.add(future.result())
        finally:
            stop.set()
    return total
