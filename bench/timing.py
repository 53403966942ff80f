"""How long decisions take: both searches on the same positions, in time of the processor."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median

from festina.bots.league import HAND_MADE
from festina.lab.training.games import Order, by_search

from .roots import Roots, Sample, roots_at, sample

_POSITIONS = 60
_ROUNDS = 5
_STEPS = 4


@dataclass(frozen=True)
class Timed:
    """A search by hand, and a champion that takes as long."""

    search_sims: int
    search_ms: float
    champion_sims: int
    champion_ms: float

    def told(self) -> str:
        """In a line."""
        return (
            f"search {self.search_sims} simulations {self.search_ms:.2f}, "
            f"champion {self.champion_sims} simulations {self.champion_ms:.2f}"
        )


def positions(ruleset: str, net: bytes, seed: int, count: int) -> Sample:
    """Positions of quick games between searches of both kinds."""
    players = (by_search(40, 0.2), by_search(40, 0.2, HAND_MADE))
    return sample(Order(ruleset, players, max(count // 6, 4), 4, seed, 1.0), net, 6).part(slice(count))


def seconds(roots: Roots, where: Sample, simulations: int, learned: bool) -> float:
    """Seconds of the processor for a decision, on average."""
    begin = time.process_time()
    for number in range(len(where)):
        roots.search(where.states[number], int(where.seats[number]), simulations, learned, number)
    return (time.process_time() - begin) / len(where)


def same_time(ruleset: str, simulations: int, net: bytes, seed: int) -> Timed:
    """How many simulations the champion does while the hand-made search does ``simulations``."""
    roots = roots_at(ruleset)
    roots.learn(net)
    where = positions(ruleset, net, seed, _POSITIONS)
    fitting = simulations
    for _ in range(_STEPS):
        search, champion = both(roots, where, simulations, fitting)
        # Not the whole way: what is measured varies.
        fitting = max(round(fitting * (search / champion) ** 0.8), 1)
    search, champion = both(roots, where, simulations, fitting)
    return Timed(simulations, 1000 * search, fitting, 1000 * champion)


def both(roots: Roots, where: Sample, by_hand: int, learned: int, rounds: int = _ROUNDS) -> tuple[float, float]:
    """Seconds for a decision by hand and by the champion, medians of rounds.

    They take turns, so that what slows the machine down for a while slows both.
    """
    found = [(seconds(roots, where, by_hand, False), seconds(roots, where, learned, True)) for _ in range(rounds)]
    return median(first for first, _ in found), median(second for _, second in found)
