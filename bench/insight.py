"""Insight measured, each figure beside its aim: a table, and one line of JSON.

    python -m bench.insight time [RULESET] [--sims 1600] [--games 3] [--threads 2]
    python -m bench.insight same [RULESET] [--sims 1600] [--games 3]
    python -m bench.insight agree [RULESET] [--sims 1600] [--positions 200] [--times 20]
    python -m bench.insight luck [RULESET] [--sims 100] [--games 60]
    python -m bench.insight page [RULESET] [--hints 5] [--reviews 3]
    python -m bench.insight load [RULESET] [--reviews 10] [--steps 20]

Games are those of quick bots that stray (``--bots``). ``time`` reviews whole games: seconds from record to review, the
searches it needed, and the mean size of what the judgement could not foresee (``correction``, in points: hundredths of
the win). ``same`` reviews each game twice, on one thread and on several: both must tell the same. ``agree`` takes
positions of such games with something to decide, no winner known, and searches each with ``--sims`` and with
``--times`` as many: how often the best action is the same, and otherwise what it loses by the longer search. ``luck``
reviews many games: the mean luck of each entrant, and how far its interval reaches (95 % for all entrants together).

``page`` and ``load`` start a server and Chromium, for which the front end must be built (``make web``). ``page`` times
what a person waits for: a hint, and on a device that has kept nothing a review's first marks and its end. ``load`` has
Chromium review games and take steps on the analysis board, and tells what the server had to do meanwhile.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from statistics import NormalDist, fmean, stdev

from rich.console import Console
from rich.progress import track

from festina import new_game, warm_up
from festina.analysis.analysing import analyse
from festina.analysis.examining import warm_up_insight
from festina.analysis.planning import USUAL_SIMS, plan_review
from festina.analysis.reviewing import assemble, review_game, work_out
from festina.kernel.game import Game

from .figures import Figure, print_figures

#: Bots that stray do not always find home: longer games are not played to their end.
_LONGEST = 1000
#: Seeds from one game to the one that is played in its place.
_APART = 1_000_000
#: How likely the intervals of all entrants together hold.
_TRUST = 0.95


def played(ruleset: str, spec: str, seed: int) -> Game:
    """A game of quick bots, from its beginning to its end."""
    for tried in count():
        game = new_game(ruleset, seed=seed + _APART * tried)
        bots = [game.bot(spec, seat=seat, seed=seed + seat) for seat in range(game.players)]
        while not game.is_over and game.length < _LONGEST:
            seat = game.to_act[0]
            assert isinstance(seat, int)
            bots[seat].play()
        if game.is_over:
            return game
    raise AssertionError("no game is short")


def games_of(given: argparse.Namespace) -> Iterator[Game]:
    """The games that are asked for."""
    for number in track(range(given.games), "Games", console=Console(stderr=True)):
        yield played(given.ruleset, given.bots, given.seed + number)


def measure_time(given: argparse.Namespace) -> list[Figure]:
    """Seconds of a review; the first one also compiles or loads, which is done before."""
    seconds, searches, steps, corrections = [], [], [], []
    for game in games_of(given):
        began = time.perf_counter()
        plan = plan_review(game, given.sims)
        found = work_out(plan, game.definition, game.table, given.threads)
        review = assemble(plan, game.definition, found)
        seconds.append(time.perf_counter() - began)
        searches.append(len(plan.jobs))
        steps.append(len(plan.steps))
        corrections.append(100 * review.correction)
    return [
        Figure("review", fmean(seconds), "s", most=20.0),
        Figure("slowest review", max(seconds), "s"),
        Figure("searches", fmean(searches)),
        Figure("steps", fmean(steps)),
        Figure("correction", fmean(corrections), "points"),
    ]


def measure_sameness(given: argparse.Namespace) -> list[Figure]:
    """Reviews of the same game, on one thread and on several."""
    same = []
    for game in games_of(given):
        one, other = (review_game(game, given.sims, threads=threads) for threads in (1, given.threads))
        same.append(one == other)
    return [Figure("same numbers twice", fmean(same), "%", least=1.0)]


def measure_agreement(given: argparse.Namespace) -> list[Figure]:
    """Short searches against long ones, at positions drawn from games."""
    drawn = random.Random(given.seed)
    same, lost = 0, []
    number = 0
    for _ in track(range(given.positions), "Positions", console=Console(stderr=True)):
        while True:
            game = played(given.ruleset, given.bots, given.seed + number)
            number += 1
            moment = game.earlier(drawn.randrange(game.length))
            seats = [seat for seat in moment.to_act if isinstance(seat, int)]
            if seats and len(moment.legal(seats[0])) > 1:
                short = analyse(moment, seats[0], given.sims)
                if not short.exact:
                    break
        long = analyse(moment, seats[0], given.sims * given.times)
        same += short.best == long.best
        chosen = next(action for action in long.actions if action.action == short.best)
        lost.append(max(100 * (long.actions[0].win_share - chosen.win_share), 0.0))
    return [
        Figure("same best action", same / given.positions, "%"),
        Figure("same, or within a point", fmean(loss <= 1.0 for loss in lost), "%", least=0.9),
        Figure("mean loss", fmean(lost), "points"),
        Figure("greatest loss", max(lost), "points"),
    ]


def measure_luck(given: argparse.Namespace) -> list[Figure]:
    """The mean luck of each entrant, against the reach of its interval.

    Each review has a seed of its own: with the same one the errors of all estimates would be alike and never average
    out.
    """
    luck = []
    for number, game in enumerate(games_of(given)):
        review = review_game(game, given.sims, seed=number, threads=given.threads)
        luck.append([100 * seat.luck for seat in review.seats])
    entrants = len(luck[0])
    reach = NormalDist().inv_cdf(1 - (1 - _TRUST) / (2 * entrants))
    found = [Figure("mean size of luck", fmean(abs(each) for row in luck for each in row), "points")]
    for entrant in range(entrants):
        column = [row[entrant] for row in luck]
        found.append(Figure(f"mean luck of entrant {entrant}", fmean(column), "points"))
        width = reach * stdev(column) / sqrt(len(column))
        found.append(Figure(f"its distance from zero, entrant {entrant}", abs(fmean(column)), "points", most=width))
    return found


def measure_page(given: argparse.Namespace) -> list[Figure]:
    """Hints and reviews in Chromium."""
    from . import insight_page

    return insight_page.measure_page(given)


def measure_load(given: argparse.Namespace) -> list[Figure]:
    """The server's work while Chromium analyses."""
    from . import insight_page

    return insight_page.measure_load(given)


@dataclass(frozen=True)
class Measure:
    """What can be asked for: how it is measured, and its settings with their usual values."""

    run: Callable[[argparse.Namespace], list[Figure]]
    settings: dict[str, int] = field(default_factory=dict)
    #: Whether this process itself searches.
    native: bool = True


MEASURES = {
    "time": Measure(measure_time, {"sims": USUAL_SIMS, "games": 3, "threads": 2}),
    "same": Measure(measure_sameness, {"sims": USUAL_SIMS, "games": 3, "threads": 2}),
    "agree": Measure(measure_agreement, {"sims": USUAL_SIMS, "positions": 200, "times": 20}),
    "luck": Measure(measure_luck, {"sims": 100, "games": 60, "threads": 2}),
    "page": Measure(measure_page, {"hints": 5, "reviews": 3}, native=False),
    "load": Measure(measure_load, {"reviews": 10, "steps": 20}, native=False),
}


def main(arguments: list[str]) -> None:
    """Measure and print; the last line is JSON."""
    parser = argparse.ArgumentParser(
        prog="bench.insight", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="what", required=True, metavar="|".join(MEASURES))
    for name, measure in MEASURES.items():
        command = commands.add_parser(name, help=measure.run.__doc__)
        command.add_argument("ruleset", nargs="?", default="hare(players=4)")
        for setting, usual in measure.settings.items():
            command.add_argument(f"--{setting}", type=int, default=usual)
        command.add_argument("--bots", default="strategist:noise=300")
        command.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game, measure = new_game(given.ruleset, seed=0), MEASURES[given.what]
    if measure.native:
        warm_up_insight(game.definition)
        warm_up(game.definition.name, wait=True)
    figures = measure.run(given)
    print_figures(figures)
    told = {**vars(given), "ruleset": game.ruleset, "cores": os.cpu_count()}
    print(json.dumps({**told, "figures": [figure.as_dict() for figure in figures]}))


if __name__ == "__main__":
    main(sys.argv[1:])
