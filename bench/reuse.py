"""How much of a search would be left at the seat's next decision, if its tree were kept between moves?

    python -m bench.reuse [RULESET] [--sims 2000] [--positions 200] [--seed 1]

Positions of quick games are searched by the champion. Then the race goes on: the seat plays the action that was visited
most, so do the others as far as the tree knows them, and chance is drawn, until the seat is to act again. What is kept
is the part of the simulations that went through that position. Opponents who decide for themselves leave the tree
sooner, so this is the most that keeping a tree can bring. Games with hidden choices have no tree of their own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from statistics import fmean, median
from typing import Any

import numpy as np

from festina.bots.kits import kit_of
from festina.kernel.log import LOG
from festina.kernel.random import stream
from festina.kernel.scratch import SCRATCH
from festina.registry import table_for

from .crew import kit_named
from .roots import roots_at
from .timing import positions


class Course:
    """A race that goes on from a position, followed in the tree of its search."""

    def __init__(self, ruleset: str, state: np.void, tree: Any) -> None:
        definition, self._table = table_for(ruleset, {})
        self._rules: Any = import_module(f"{kit_of(definition).package}.rules")
        self._state = definition.state_layout.cursor(bytearray(state.tobytes()))
        self._scratch, self._log = SCRATCH.new(), LOG.new()
        self._tree, self._edge = tree, 0

    def visits_when_back(self, seat: int, seed: int) -> int | None:
        """Simulations that saw what comes until the seat is to act again; None if the race ends before."""
        lane, draws, moved = stream(seed, 9), 0, False
        while not self._rules.is_over(self._state, self._table.rules):
            bits = self._rules.seats_to_act(self._state, self._table.rules)
            if bits == 0:
                code = self._rules.sample_outcome(self._state, self._table.rules, lane, draws, self._scratch)
                draws += 1
                self._rules.apply_chance(self._state, self._table.rules, code, self._log)
                self._edge = self._after(code)
            else:
                acting = self._rules.lowest_seat(bits)
                if acting == seat and moved:
                    return int(self._tree["visits"][self._edge])
                moved = True
                self._edge = self._most_visited()
                if self._edge:
                    code = int(self._tree["code"][self._edge])
                    self._rules.apply_action(self._state, self._table.rules, acting, code, self._log)
            if not self._edge:
                return 0
        return None

    def _most_visited(self) -> int:
        """The child that was visited most; 0 if there is none."""
        first, count = int(self._tree["first"][self._edge]), int(self._tree["count"][self._edge])
        if not first or not count:
            return 0
        best = first + int(np.argmax(self._tree["visits"][first : first + count]))
        return best if self._tree["visits"][best] else 0

    def _after(self, code: int) -> int:
        """Where the tree goes on after a chance outcome (``search.outcome_edge``); 0 if it does not know it."""
        link = int(self._tree["first"][self._edge])
        while link:
            if self._tree["code"][link] == code:
                return link + 1
            link = int(self._tree["count"][link])
        return 0


def measure(ruleset: str, simulations: int, count: int, seed: int) -> list[float]:
    """By position: the part of the simulations that is kept."""
    roots = roots_at(ruleset)
    if roots.kit.mixes:
        raise SystemExit(f"{ruleset}: hidden choices are not searched by a tree")
    net = kit_named(ruleset.partition("(")[0])
    assert net.weights is not None
    roots.learn(net.weights())
    where = positions(ruleset, net.weights(), seed, count)
    kept = []
    for number in range(len(where)):
        state, seat = where.states[number], int(where.seats[number])
        roots.search(state, seat, simulations, True, number)
        visits = Course(ruleset, state, roots.tree).visits_when_back(seat, number)
        if visits is not None:
            kept.append(visits / simulations)
    return kept


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset", nargs="?", default="hare(until=winner)")
    parser.add_argument("--sims", type=int, default=2000)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    kept = measure(given.ruleset, given.sims, given.positions, given.seed)
    print(f"{given.ruleset}, {given.sims:,} simulations: kept on average {fmean(kept):.1%}, median {median(kept):.1%}")
    report = {"ruleset": given.ruleset, "sims": given.sims, "kept": fmean(kept), "median": median(kept)}
    print("\n" + json.dumps(report))


if __name__ == "__main__":
    main()
