"""Who plays whom, and where, in the games of a generation: a league of all kinds of players.

Near-deterministic self-play teaches a network who wins one line-up, not what a position is worth. So openings are
drawn, everybody strays, and hand-made players sit at most tables.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...bots.kits import AnyKit
from ...bots.league import HAND_MADE
from .games import Order, Player, by_policy, by_search, by_weighing

#: How many decisions of a game may be drawn at its beginning.
_OPENINGS = (4, 12, 30)
#: From this generation on players weigh; from the other one on they search.
_WEIGHING_FROM = 1
SEARCHING_FROM = 3
_NOISES = (0.1, 0.25, 0.6, 1.2, 2.5)
_STRAYS = (0.004, 0.015, 0.05)
#: How often a search's choice is drawn by visits.
_WILL = (0.02, 0.1, 0.3)


def orders(kit: AnyKit, rulesets: Sequence[str], generation: int, count: int, games: int, seed: int) -> list[Order]:
    """What is played in a generation: ``count`` orders, each at one table with one line-up.

    The first ruleset, the usual one, has half of them. Orders of searches are smaller: their games are dear. In
    half of those most seats search by the hand-made judgement: who only meets players like itself forgets how to beat
    others.
    """
    random = np.random.default_rng([seed, generation])
    found = []
    for _ in range(count):
        ruleset = rulesets[0] if random.random() < 0.5 else str(random.choice(np.array(rulesets)))
        searching = generation >= SEARCHING_FROM and random.random() < 0.75
        strange = searching and random.random() < 0.5
        found.append(
            Order(
                ruleset=ruleset,
                players=tuple(_player(kit, generation, searching, strange, random) for _ in range(6)),
                games=max(games // 2, 1) if searching else games,
                opening=int(random.choice(np.array(_OPENINGS))),
                seed=int(random.integers(2**62)),
                outcome_part=0.5 if searching else 0.8,
            )
        )
    return found


def _player(kit: AnyKit, generation: int, searching: bool, strange: bool, random: np.random.Generator) -> Player:
    noise = int(kit.unit * random.choice(np.array(_NOISES)))
    if strange:
        will = float(random.choice(np.array(_WILL)))
        if random.random() < 0.65:
            return by_search(int(random.choice(np.array((50, 150)))), will, HAND_MADE)
        return by_search(int(random.choice(np.array((60, 200)))), will)
    if generation < _WEIGHING_FROM or random.random() < 0.12:
        return by_policy("strategist", noise)
    if not searching or random.random() < 0.2:
        return by_weighing(float(random.choice(np.array(_STRAYS))))
    return by_search(int(random.choice(np.array((40, 100, 200)))), float(random.choice(np.array(_WILL))))
