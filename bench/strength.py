"""How strong is the champion? One champion against hand-made players in all other seats, over many games.

    python -m bench.strength GAME [--sims 300] [--against 300|strategist] [--games 400] [--tables usual|all|RULESET]
                             [--bot champion|weighing] [--equal-time] [--opening 0] [--workers 2] [--seed 1]
                             [--weights FILE]

Games are played in compiled code (``festina.lab.training.games``), with the searches of the bots ``champion`` and
``search``. Every deal is played once with the champion in each of the seats, so ``--games`` is rounded up. Nothing is
drawn at the beginning, as in the arena, unless ``--opening`` says how many decisions may be.

Sides share a game's win. A side is a seat; where there are teams it is a team, and the champion plays for all of its
partners. The equal share is what a side would have if all seated sides won alike: one half, third, and so on, less what
goes to an entrant without a seat (Leo, in Why First? for two). A *multiple* is a win share by the equal share. Games
that were cut before the winner was known count for nothing. Intervals are Wilson's, 95 %, as in the arena.

``--equal-time`` first measures both searches on the same positions, in time of the processor, and gives the champion as
many simulations as take the time of its opponents' decisions, table by table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

import numpy as np

from festina.bots.league import HAND_MADE
from festina.bots.policies import STRATEGIST
from festina.lab.simulate import interval
from festina.lab.training.games import Order, Player, by_policy, by_search, by_weighing, table_for_games

from .crew import all_of, kit_named, weights_from
from .roots import play
from .timing import Timed, same_time

#: Deals of one task: each is played once for every side.
_DEALS = 4


@dataclass(frozen=True)
class Part:
    """A part of a match: some deals with the champion on one side."""

    ruleset: str
    side: int
    bot: Player
    others: Player
    deals: int
    opening: int
    seed: int
    net: bytes


@dataclass(frozen=True)
class Score:
    """What came of a match at one table."""

    ruleset: str
    seats: int
    sides: int
    sims: int  # the champion's
    games: int
    cut: int
    win_share: float
    low: float
    high: float
    equal_share: float
    multiple: float
    multiple_low: float
    multiple_high: float

    @property
    def verdict(self) -> str:
        """How it compares with an equal share, as far as that is certain."""
        if self.multiple_high < 1:
            return "below equal"
        if self.multiple_low > 1:
            return "above equal"
        return "seems below" if self.multiple < 1 else "seems above"


def sides_at(ruleset: str) -> int:
    """How many sides win or lose together: teams, or else seats."""
    table = table_for_games(ruleset).table
    return getattr(table, "teams", 0) or table.players


def play_part(part: Part) -> list[tuple[float, float]]:
    """By finished game: the champion's share of the win, and that of all seats (a function of its own, for workers)."""
    seats, sides = table_for_games(part.ruleset).table.players, sides_at(part.ruleset)
    own = [seat for seat in range(seats) if seat % sides == part.side]
    players = tuple(part.bot if seat in own else part.others for seat in range(seats))
    order = Order(part.ruleset, players, part.deals, part.opening, part.seed, 1.0)
    _, _, won = play(order, part.net)
    finished = won[won[:, 0] >= 0]
    return list(zip(finished[:, own].sum(1).tolist(), finished[:, :seats].sum(1).tolist(), strict=True))


def parts_of(ruleset: str, bot: Player, others: Player, games: int, opening: int, seed: int, net: bytes) -> list[Part]:
    """A match cut into pieces: the same deals for every side."""
    sides = sides_at(ruleset)
    deals = -(-games // sides)
    seeds = np.random.default_rng(seed).integers(2**62, size=-(-deals // _DEALS))
    return [
        Part(ruleset, side, bot, others, min(_DEALS, deals - number * _DEALS), opening, int(own), net)
        for number, own in enumerate(seeds)
        for side in range(sides)
    ]


def score_of(ruleset: str, sims: int, expected: int, played: Sequence[tuple[float, float]]) -> Score:
    """The figures of a match."""
    sides, games = sides_at(ruleset), len(played)
    wins = sum(own for own, _ in played)
    equal = sum(all_seats for _, all_seats in played) / max(games, 1) / sides
    share, (low, high) = wins / max(games, 1), interval(wins, games)
    by = max(equal, 1e-9)
    return Score(
        ruleset=ruleset,
        seats=table_for_games(ruleset).table.players,
        sides=sides,
        sims=sims,
        games=games,
        cut=expected - games,
        win_share=share,
        low=low,
        high=high,
        equal_share=equal,
        multiple=share / by,
        multiple_low=low / by,
        multiple_high=high / by,
    )


def mean_multiple(scores: Sequence[Score]) -> tuple[float, float, float]:
    """The mean multiple over tables, and its 95 % interval."""
    mean = sum(score.multiple for score in scores) / len(scores)
    variance = sum(((score.multiple_high - score.multiple_low) / 2) ** 2 for score in scores)
    reach = sqrt(variance) / len(scores)
    return mean, mean - reach, mean + reach


def show(score: Score) -> None:
    """One row of the table."""
    print(
        f"  {score.ruleset:<48}{score.sims:>6}{score.games:>7}{score.cut:>4}"
        f"{score.win_share:>9.1%} ({score.low:.1%} – {score.high:.1%})"
        f"{score.equal_share:>8.1%}{score.multiple:>7.2f} ({score.multiple_low:.2f} – {score.multiple_high:.2f})"
        f"  {score.verdict}",
        flush=True,
    )


def show_all(scores: Sequence[Score]) -> dict[str, object]:
    """What all tables together say."""
    mean, low, high = mean_multiple(scores)
    print(f"\nMean multiple over {len(scores)} tables: {mean:.2f} ({low:.2f} – {high:.2f})")
    by_sides = {}
    for sides in sorted({score.sides for score in scores}):
        by_sides[sides], *ends = mean_multiple([score for score in scores if score.sides == sides])
        print(f"  {sides} sides: {by_sides[sides]:.2f} ({ends[0]:.2f} – {ends[1]:.2f})")
    below = [score.ruleset for score in scores if score.multiple_high < 1]
    seem = [score.ruleset for score in scores if score.multiple < 1 <= score.multiple_high]
    print(f"Below equal (the whole interval): {', '.join(below) or 'none'}")
    print(f"Below equal (the estimate alone): {', '.join(seem) or 'none'}")
    return {
        "mean_multiple": mean,
        "mean_multiple_low": low,
        "mean_multiple_high": high,
        "by_sides": by_sides,
        "below": below,
        "seem_below": seem,
    }


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="hare or whyfirst")
    parser.add_argument("--sims", type=int, default=300, help="the champion's simulations (300)")
    parser.add_argument("--against", default="300", help="the others' simulations, or strategist (300)")
    parser.add_argument("--games", type=int, default=400, help="games at each table (400)")
    parser.add_argument("--tables", default="usual", help="usual, all (every table that is learned), or a ruleset")
    parser.add_argument("--bot", choices=("champion", "weighing"), default="champion")
    parser.add_argument("--equal-time", action="store_true", help="as many simulations as take the others' time")
    parser.add_argument("--opening", type=int, default=0, help="decisions at the beginning that may be drawn (0)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="a training run's weights.bin.xz instead of the package's")
    given = parser.parse_args(arguments)
    if given.against != STRATEGIST and not given.against.isdecimal():
        parser.error("--against is a number of simulations, or strategist")
    if given.equal_time and (given.against == STRATEGIST or given.bot == "weighing"):
        parser.error("--equal-time compares two searches")
    return given


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    given = parse(arguments)
    kit = kit_named(given.game)
    net = weights_from(kit, given.weights)
    named = {"usual": kit.training[:1], "all": kit.training}
    rulesets = named.get(given.tables, (given.tables,))
    table_for_games(rulesets[0])  # compiled once, before workers need it
    if given.against == STRATEGIST:
        others = by_policy(STRATEGIST, kit.unit // 4)
    else:
        others = by_search(int(given.against), 0.0, HAND_MADE)
    timed: dict[str, Timed] = {}
    if given.equal_time:
        print("The same time for a decision (ms of the processor)")
        for ruleset in rulesets:
            timed[ruleset] = same_time(ruleset, others.simulations, net, given.seed)
            print(f"  {ruleset:<48}{timed[ruleset].told()}", flush=True)
        print()
    sims = {ruleset: timed[ruleset].champion_sims if timed else given.sims for ruleset in rulesets}
    parts = []
    for ruleset in rulesets:
        bot = by_weighing(0.0) if given.bot == "weighing" else by_search(sims[ruleset], 0.0)
        parts += parts_of(ruleset, bot, others, given.games, given.opening, given.seed, net)
    played: dict[str, list[tuple[float, float]]] = {ruleset: [] for ruleset in rulesets}
    expected = dict.fromkeys(rulesets, 0)
    for part, found in zip(parts, all_of(play_part, parts, given.workers, "Games"), strict=True):
        played[part.ruleset] += found
        expected[part.ruleset] += part.deals
    rival = STRATEGIST if given.against == STRATEGIST else f"search of {given.against} simulations"
    print(f"One {given.bot} against {rival} on all other sides; opening: at most {given.opening} decisions drawn")
    print(f"  {'table':<48}{'sims':>6}{'games':>7}{'cut':>4}{'win share':>26}{'equal':>8}{'multiple':>21}")
    scores = []
    for ruleset in rulesets:
        shown = 0 if given.bot == "weighing" else sims[ruleset]
        scores.append(score_of(ruleset, shown, expected[ruleset], played[ruleset]))
        show(scores[-1])
    report = {
        "game": given.game,
        "bot": given.bot,
        "against": given.against,
        "opening": given.opening,
        "seed": given.seed,
        "timed": {ruleset: asdict(figures) for ruleset, figures in timed.items()},
        "tables": [asdict(score) for score in scores],
    }
    if len(scores) > 1:
        report |= show_all(scores)
    print("\n" + json.dumps(report))


if __name__ == "__main__":
    main()
