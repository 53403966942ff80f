"""Does the champion expect what it gets? Win shares at the root of its search, against what came of the games.

    python -m bench.calibration GAME [--games 500] [--sims 300] [--selfplay] [--plot FILE.svg] [--positions 12]
                                [--workers 2] [--seed 1] [--weights FILE]

Games are varied: at two tables of three the usual one, else any of those that are learned; line-ups of strategists with
noise, players that weigh, and searches of both judgements with several budgets; openings of at most 12 decisions are
drawn. With ``--selfplay`` champions of ``--sims`` simulations sit in all seats of the usual table, and at most 8
decisions at the beginning are drawn: without that, games would be too much alike.

Of every game some positions are kept, drawn at random after the opening: none with the winner known, none that is
forced. Each is searched anew by the champion and by the hand-made search, with the same simulations, from the seat that
decides; ``static`` is what the network alone says. Figures:

- ECE, the expected calibration error: all seats' shares are put into ten bins, and the distances between what was
  expected and what was won are averaged over the shares. It is never quite 0: a bin's luck counts as error.
- Brier score: squared errors, added up over the seats, on average over positions.
- log loss of who won (for the deciding seat: of whether it won). No share is taken for less than 0.001.

``own`` looks at the deciding seat's share alone: in Why First? the hand-made search knows no other, and gives the
others equal parts of the rest. Intervals are those of a bootstrap by game, 95 %.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from festina.bots.kits import AnyKit
from festina.bots.league import HAND_MADE, LEARNED
from festina.bots.policies import STRATEGIST
from festina.bots.records import SEATS
from festina.lab.training.games import Order, Player, by_policy, by_search, by_weighing

from .crew import all_of, kit_named, weights_from
from .reliability import Verdicts, draw, measured
from .roots import roots_at, sample

CHAMPION, SEARCH, STATIC = "champion", "search", "static"

#: Games of one line-up.
_GAMES = 2
_USUAL = 2 / 3
_OPENINGS = (0, 4, 12)
_OPENING_OF_CHAMPIONS = 8
_NOISES = (0.1, 0.25, 0.6, 1.2, 2.5)
_STRAYS_WEIGHING = (0.004, 0.015, 0.05)
_STRAYS_SEARCHING = (0.0, 0.1, 0.3)
_BUDGETS = (30, 100, 300)


@dataclass(frozen=True)
class Task:
    """Games to be played and judged."""

    order: Order
    sims: int
    positions: int
    net: bytes


def player(kit: AnyKit, random: np.random.Generator) -> Player:
    """Somebody to play against: of any kind."""
    kind = random.random()
    if kind < 0.25:
        return by_policy(STRATEGIST, int(kit.unit * random.choice(_NOISES)))
    if kind < 0.45:
        return by_weighing(float(random.choice(_STRAYS_WEIGHING)))
    judgement = LEARNED if kind < 0.75 else HAND_MADE
    return by_search(int(random.choice(_BUDGETS)), float(random.choice(_STRAYS_SEARCHING)), judgement)


def varied(kit: AnyKit, number: int, seed: int) -> Order:
    """Games of all kinds of players, mostly at the usual table."""
    random = np.random.default_rng([seed, number])
    usual = random.random() < _USUAL
    ruleset = kit.training[0 if usual else random.integers(1, len(kit.training))]
    players = tuple(player(kit, random) for _ in range(SEATS))
    return Order(ruleset, players, _GAMES, int(random.choice(_OPENINGS)), int(random.integers(2**62)), 1.0)


def champions(kit: AnyKit, number: int, seed: int, sims: int) -> Order:
    """Games of the champion against itself at the usual table."""
    random = np.random.default_rng([seed, number, 1])
    own = int(random.integers(2**62))
    return Order(kit.training[0], (by_search(sims, 0.0),), _GAMES, _OPENING_OF_CHAMPIONS, own, 1.0)


def judge_games(task: Task) -> Verdicts:
    """Play, and judge some of the positions (a function of its own, for worker processes)."""
    roots = roots_at(task.order.ruleset)
    roots.learn(task.net)
    where = sample(task.order, task.net, task.positions)
    shape = (len(where), SEATS)
    won, predicted = np.zeros(shape), {name: np.zeros(shape) for name in (CHAMPION, SEARCH, STATIC)}
    won[:, : roots.entrants] = where.won
    for seat, rows in where.by_seat():
        predicted[STATIC][rows, : roots.entrants] = roots.judge(where.states[rows], seat)
    for number, seat in enumerate(where.seats.tolist()):
        for name, learned in ((CHAMPION, True), (SEARCH, False)):
            roots.search(where.states[number], seat, task.sims, learned, task.order.seed + number)
            predicted[name][number, : roots.entrants] = roots.shares(seat, learned)
    return Verdicts(where.games, where.seats, np.full(len(where), roots.entrants), won, predicted)


def judge_all(kit: AnyKit, given: argparse.Namespace, net: bytes) -> tuple[Verdicts, int]:
    """Judge positions of at least as many games as are asked for; how many were left out, for nobody won them."""
    found: list[Verdicts] = []
    finished = begun = 0
    while finished < given.games:
        count = -(-(given.games - finished) // _GAMES)
        orders = [
            champions(kit, number, given.seed, given.sims) if given.selfplay else varied(kit, number, given.seed)
            for number in range(begun, begun + count)
        ]
        begun += count
        tasks = [Task(order, given.sims, given.positions, net) for order in orders]
        new = all_of(judge_games, tasks, given.workers, "Games")
        found += new
        finished += sum(len(np.unique(each.games)) for each in new)
    return Verdicts.together([each for each in found if len(each.games)]), begun * _GAMES - finished


def show(report: dict[str, Any]) -> None:
    """The figures, then the bins."""

    def told(figure: Sequence[float], sign: str = "") -> str:
        return f"{figure[0]:{sign}.4f} ({figure[1]:{sign}.4f} – {figure[2]:{sign}.4f})"

    for which, title in (("all", "All seats' shares"), ("own", "The deciding seat's share")):
        print(f"\n{title}\n  {'':<10}{'ECE':^28}{'Brier':^28}{'log loss':^28}")
        for name, judged in report.items():
            print(f"  {name:<10}" + "".join(f"{told(judged[which][key]):^28}" for key in ("ece", "brier", "log_loss")))
        for name, judged in report.items():
            if "brier_more" in judged[which]:
                print(f"  {name} less {CHAMPION}, Brier: {told(judged[which]['brier_more'], '+')}", end="")
                print(f", ECE: {told(judged[which]['ece_more'], '+')}")
    for name, judged in report.items():
        print(f"\n{name}, all seats\n  {'bin':<12}{'shares':>8}{'expected':>10}{'won':>8}")
        for each in judged["bins"]:
            print(
                f"  {each['from']:.1f} – {each['from'] + 0.1:.1f}   {each['count']:>8,}{each['predicted']:>10.3f}"
                f"{each['won']:>8.3f} ({each['low']:.3f} – {each['high']:.3f})"
            )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="hare or whyfirst")
    parser.add_argument("--games", type=int, default=500, help="games with a winner, at least (500)")
    parser.add_argument("--sims", type=int, default=300, help="simulations at each root (300)")
    parser.add_argument("--selfplay", action="store_true", help="champions in all seats of the usual table")
    parser.add_argument("--positions", type=int, default=12, help="positions of a game, at most (12)")
    parser.add_argument("--plot", type=Path, help="draw a reliability diagram (needs matplotlib)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="a training run's weights.bin.xz instead of the package's")
    given = parser.parse_args(arguments)
    kit = kit_named(given.game)
    net = weights_from(kit, given.weights)
    roots_at(kit.training[0])  # compiled once, before workers need it
    verdicts, left_out = judge_all(kit, given, net)
    games = len(np.unique(verdicts.games))
    if given.selfplay:
        what = f"champions of {given.sims} simulations at {kit.training[0]}, at most {_OPENING_OF_CHAMPIONS} decisions"
    else:
        what = f"varied players and tables, at most {max(_OPENINGS)} decisions"
    print(f"{games:,} games of {what} drawn; {len(verdicts.games):,} positions, roots of {given.sims} simulations")
    print(f"{left_out} more were cut before the winner was known, or had nothing left to judge")
    report = measured(verdicts, given.seed)
    show(report)
    if given.plot:
        title = f"{given.game}: {'champions' if given.selfplay else 'varied'}, {games:,} games"
        draw(report, (CHAMPION, SEARCH), title, given.plot)
    settings = {
        "game": given.game,
        "selfplay": given.selfplay,
        "sims": given.sims,
        "seed": given.seed,
        "games": games,
        "left_out": left_out,
        "positions": len(verdicts.games),
    }
    print("\n" + json.dumps(settings | {"judgements": report}))


if __name__ == "__main__":
    main()
