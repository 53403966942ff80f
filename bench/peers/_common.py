"""What the peers' scripts share: their options, the clock, and the one line of JSON they print."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from time import perf_counter
from typing import TypeVar

Played = TypeVar("Played")


@dataclass(frozen=True)
class Peer:
    """Who is measured, and at what; ``unit`` and ``also_per_second`` name counts of the peer's tally."""

    name: str
    package: str
    what: str
    unit: str
    also_per_second: tuple[str, ...] = ("games",)


@dataclass(frozen=True)
class Options:
    """What a caller may choose."""

    seconds: float
    seed: int


@dataclass(frozen=True)
class Measured:
    """What a peer did while the clock ran."""

    counts: Counter[str]
    seconds: float

    def per_second(self, unit: str) -> float:
        """The rate of one of the counts."""
        return round(self.counts[unit] / self.seconds, 1)


def positive(text: str) -> float:
    """A time that can be measured, or an error that argparse shows."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of seconds")
    return seconds


def parse_options(description: str | None) -> Options:
    """Read ``--seconds`` and ``--seed`` from the command line."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=positive, default=5.0, help="how long to measure (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers start (default 1)")
    chosen = parser.parse_args()
    return Options(chosen.seconds, chosen.seed)


def measure(play: Callable[[], Played], tally: Callable[[Played], Mapping[str, int]], seconds: float) -> Measured:
    """Call ``play`` until the clock has run for ``seconds``, after a warm-up of a fifth of that (at most 1 s).

    The clock runs only inside ``play``: what ``tally`` needs to count the work is our cost, not the peer's.
    A ``play`` that has begun is finished, and its whole time counts.
    """
    _run(play, tally, min(1.0, seconds / 5))
    return _run(play, tally, seconds)


def _run(play: Callable[[], Played], tally: Callable[[Played], Mapping[str, int]], seconds: float) -> Measured:
    counts: Counter[str] = Counter()
    elapsed = 0.0
    while elapsed < seconds:
        start = perf_counter()
        played = play()
        elapsed += perf_counter() - start
        counts.update(tally(played))
    return Measured(counts, elapsed)


def report(peer: Peer, measured: Measured) -> None:
    """Print the result: the rate of the peer's unit, its other rates, and every other count."""
    line: dict[str, str | int | float] = {
        "peer": peer.name,
        "version": version(peer.package),
        "what": peer.what,
        "unit": peer.unit,
        "count": measured.counts[peer.unit],
        "seconds": round(measured.seconds, 3),
        "per_second": measured.per_second(peer.unit),
    }
    line |= {name: count for name, count in measured.counts.items() if name != peer.unit}
    line |= {f"{name}_per_second": measured.per_second(name) for name in peer.also_per_second}
    print(json.dumps(line))
