"""Is each level above the one below? Two seats of each at a table of four, over many games.

    python -m bench.levels GAME [--levels 2,3,…,10] [--below N] [--games 300] [--clock 2000] [--workers 2] [--seed 1]

Games are played in compiled code. Every deal is played in all six ways in which two levels can share four seats, so
``--games`` is rounded up. The figure is the share of one seat of the higher level: 25 % would be equal, 50 % is the
most. Its 95 % interval takes the games of one deal as one observation. ``--below`` names the lower level, instead of
the one just below.

A level that thinks by the clock plays with ``--clock`` simulations here: fewer than two seconds give on any machine
that we measured, so its figure is not too good.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt

import numpy as np

from festina.bots.kits import AnyKit
from festina.bots.league import HAND_MADE, LEARNED
from festina.bots.levels import LEVELS
from festina.bots.policies import NoisyBot, noise_of
from festina.bots.registry import bot_spec
from festina.bots.searching import ChampionBot, SearchBot
from festina.bots.spec import BotSpec
from festina.kernel.contract import AnyDefinition
from festina.kernel.insight import INTERVAL
from festina.lab.training.games import Order, Player, by_policy, by_search, table_for_games
from festina.registry import table_for

from .crew import all_of, kit_named
from .roots import play

_SEATS = 4
_WAYS = tuple(combinations(range(_SEATS), 2))
#: Deals of one task.
_DEALS = 2


@dataclass(frozen=True)
class Part:
    """Some deals of two levels, with the higher one at two of the seats."""

    ruleset: str
    higher: Player
    lower: Player
    seats: tuple[int, int]
    deals: int
    seed: int
    net: bytes


@dataclass(frozen=True)
class Step:
    """How a level did against a lower one."""

    level: int
    spec: str
    below: int
    games: int
    share: float
    low: float
    high: float


def player_of(spec: BotSpec, game: AnyDefinition, clock: int) -> Player:
    """A level's bot as a player of compiled games."""
    if issubclass(spec.bot, SearchBot):
        judgement = LEARNED if issubclass(spec.bot, ChampionBot) else HAND_MADE
        return by_search(spec.bot.terms(spec).sims or clock, 0.0, judgement)
    noise = noise_of(spec, game) if issubclass(spec.bot, NoisyBot) else 0
    lapses = spec.number("lapses") if any(each.name == "lapses" for each in spec.bot.parameters) else 0
    return by_policy(spec.bot.name, noise, lapses)


def play_part(part: Part) -> list[float | None]:
    """By game: what one seat of the higher level won, on average; None if the game was cut (for workers)."""
    players = tuple(part.higher if seat in part.seats else part.lower for seat in range(_SEATS))
    _, _, won = play(Order(part.ruleset, players, part.deals, 0, part.seed, 1.0), part.net)
    return [float(row[list(part.seats)].sum()) / 2 if row[0] >= 0 else None for row in won]


def parts_of(ruleset: str, higher: Player, lower: Player, games: int, seed: int, net: bytes) -> list[Part]:
    """A match cut into pieces: the same deals in all ways to sit."""
    seeds = np.random.default_rng(seed).integers(2**62, size=-(-games // (len(_WAYS) * _DEALS)))
    return [Part(ruleset, higher, lower, way, _DEALS, int(own), net) for own in seeds for way in _WAYS]


def step_of(level: int, spec: str, below: int, parts: Sequence[Part], played: Sequence[list[float | None]]) -> Step:
    """The figures of a match."""
    by_deal: dict[tuple[int, int], list[float]] = {}
    for part, shares in zip(parts, played, strict=True):
        for number, share in enumerate(shares):
            if share is not None:
                by_deal.setdefault((part.seed, number), []).append(share)
    means = np.array([np.mean(shares) for shares in by_deal.values()])
    mean, reach = float(means.mean()), INTERVAL * float(means.std(ddof=1)) / sqrt(len(means))
    return Step(level, spec, below, sum(map(len, by_deal.values())), mean, mean - reach, mean + reach)


def match(kit: AnyKit, level: int, below: int, given: argparse.Namespace) -> Step:
    """Let two levels play."""
    assert kit.weights is not None
    ruleset = kit.training[0]
    definition, _ = table_for(ruleset, {})
    specs = [kit.levels[number - 1] for number in (level, below)]
    higher, lower = (player_of(bot_spec(text, definition), definition, given.clock) for text in specs)
    parts = parts_of(ruleset, higher, lower, given.games, given.seed, kit.weights())
    return step_of(level, specs[0], below, parts, all_of(play_part, parts, given.workers, f"Level {level}"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="hare or whyfirst")
    parser.add_argument("--levels", default=",".join(map(str, LEVELS[1:])), help="the higher levels, with commas (all)")
    parser.add_argument("--below", type=int, choices=LEVELS, help="the lower level (the one below each)")
    parser.add_argument("--games", type=int, default=300, help="games of each two levels (300)")
    parser.add_argument("--clock", type=int, default=2000, help="simulations of a level with a clock (2000)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    kit = kit_named(given.game)
    table_for_games(kit.training[0])  # compiled once, before workers need it
    print(f"  {'level':<7}{'spec':<26}{'against':>8}{'games':>8}{'share of a seat':>26}", flush=True)
    steps = []
    for level in map(int, given.levels.split(",")):
        step = match(kit, level, given.below or level - 1, given)
        steps.append(step)
        shown = f"{step.share:.1%} ({step.low:.1%} – {step.high:.1%})"
        print(f"  {level:<7}{step.spec:<26}{step.below:>8}{step.games:>8,}{shown:>26}", flush=True)
    print("\n" + json.dumps({"game": given.game, "clock": given.clock, "steps": [asdict(step) for step in steps]}))


if __name__ == "__main__":
    main()
