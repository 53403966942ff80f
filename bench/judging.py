"""How fast is the judgement? Positions judged and simulations done in a second, learned and hand-made side by side.

    python -m bench.judging [--games hare,whyfirst] [--sims 2000] [--positions 24] [--judged 1200] [--rounds 5]
                            [--seconds 0.5] [--seed 1] [--weights FILE]

One core, compiled code, positions of real games at the usual tables, seconds of the processor; each figure is the
median of rounds in which all kinds take turns. The learned judgement gives the shares of all seats; by hand Hare &
Tortoise's does, too, and Why First?'s that of one seat.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import numba

from festina.kernel.switch import twin

from .crew import kit_named, weights_from
from .roots import Roots, Sample, roots_at
from .timing import both, positions

_AIM = 400_000


@cache
def hand_made(package: str, hidden: bool) -> Callable[..., float]:
    """Compiled code that judges many positions by hand; the sum of shares keeps it from being left out."""
    if hidden:
        judged: Any = import_module(f"{package}.search").judged

        @numba.njit(nogil=True, error_model="numpy")
        def judge_by_hand(states, rules, know, seat, tree):  # type: ignore[no-untyped-def]  # compiled
            total = 0.0
            for i in range(len(states)):
                total += judged(states[i], rules, states[i].round, seat)
            return total
    else:
        evaluate: Any = import_module(f"{package}.evaluate").evaluate

        @numba.njit(nogil=True, error_model="numpy")
        def judge_by_hand(states, rules, know, seat, tree):  # type: ignore[no-untyped-def]  # compiled
            total = 0.0
            for i in range(len(states)):
                evaluate(states[i], rules, know, tree)
                total += tree.shares[0]
            return total

    found: Callable[..., float] = judge_by_hand
    return found


def rate(work: Callable[[], None], count: int, at_least: float) -> float:
    """How much of ``count`` pieces of work is done in a second of the processor."""
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < at_least or not done:
        work()
        done += count
    return done / spent


def evaluations(roots: Roots, where: Sample, rounds: int, at_least: float) -> dict[str, float]:
    """Positions judged in a second."""
    by_hand = hand_made(twin(roots.kit.package), roots.kit.mixes)
    groups = [(seat, where.states[rows]) for seat, rows in where.by_seat()]

    def learned() -> None:
        for seat, states in groups:
            roots.judge(states, seat)

    def made() -> None:
        for seat, states in groups:
            by_hand(states, roots.rules, roots.know, seat, roots.tree)

    made()  # compiled before it is measured
    found = [(rate(learned, len(where), at_least), rate(made, len(where), at_least)) for _ in range(rounds)]
    first, second = (median(rates) for rates in zip(*found, strict=True))
    return {"learned": first, "hand_made": second, "ratio": first / second}


def simulations(roots: Roots, where: Sample, sims: int, rounds: int) -> dict[str, float]:
    """Simulations in a second, by searches of so many each."""
    search, champion = both(roots, where, sims, sims, rounds)
    return {"champion": sims / champion, "search": sims / search, "ratio": search / champion}


def line(label: str, value: str, aim: str = "") -> None:
    """One row of the table."""
    print(f"  {label:<54}{value:>14}   {aim}", flush=True)


def measure(game: str, given: argparse.Namespace) -> dict[str, Any]:
    """The figures of one game, printed as they come."""
    kit = kit_named(game)
    net = weights_from(kit, given.weights)
    ruleset = kit.training[0]
    roots = roots_at(ruleset)
    roots.learn(net)
    print(ruleset, flush=True)
    where = positions(ruleset, net, given.seed, given.judged)
    judged = evaluations(roots, where, given.rounds, given.seconds)
    line("learned judgement: positions a second", f"{judged['learned']:,.0f}", f"at least {_AIM:,}")
    line("hand-made judgement: positions a second", f"{judged['hand_made']:,.0f}")
    line("  ratio, learned to hand-made", f"{judged['ratio']:.2f}")
    few = where.part(slice(0, None, max(len(where) // given.positions, 1)))
    searched = simulations(roots, few, given.sims, given.rounds)
    line(f"champion, {given.sims:,} simulations: simulations a second", f"{searched['champion']:,.0f}")
    line(f"search, {given.sims:,} simulations: simulations a second", f"{searched['search']:,.0f}")
    line("  ratio, champion to search", f"{searched['ratio']:.2f}")
    return {"ruleset": ruleset, "evaluations_per_second": judged, "simulations_per_second": searched}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="hare,whyfirst")
    parser.add_argument("--sims", type=int, default=2000, help="simulations of a search (2000)")
    parser.add_argument("--positions", type=int, default=24, help="roots that are searched in each round (24)")
    parser.add_argument("--judged", type=int, default=1200, help="positions that are judged in each round (1200)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long positions are judged in each round (0.5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="a training run's weights.bin.xz instead of the package's")
    given = parser.parse_args(arguments)
    if given.weights and "," in given.games:
        parser.error("--weights are of one game")
    report: dict[str, Any] = {"sims": given.sims}
    report |= {game: measure(game, given) for game in given.games.split(",")}
    print("\n" + json.dumps(report))


if __name__ == "__main__":
    main()
