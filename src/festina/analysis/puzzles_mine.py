"""Puzzles mined from strong play: positions in which one action is clearly best, and weaker players miss it.

Game number ``i`` of a seed depends on both alone, so any number of workers finds the same puzzles, and a run that was
stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from ..bots.kits import find_kit, kit_of
from ..bots.searching import warm_up_search
from ..kernel import engine
from ..kernel.data import Data, JsonObject
from ..kernel.errors import FestinaError
from ..kernel.game import Game
from ..kernel.player import ActionReport, Player
from ..registry import definition_named, table_for
from .deep import deep_look
from .guides import find_guide
from .shares import PuzzleShare, stands_out

#: How much better than all others the best action is, in win share.
MARGIN: Final = 0.04
#: A choice among fewer actions is none.
_FEWEST_ACTIONS: Final = 3
#: A position that is as good as won or lost teaches nothing.
_OPEN: Final = (0.06, 0.97)
#: Who plays: everybody after the opening, and some in it. Both are quick.
_STRONG: Final = "champion:sims=100"
_LOOSE: Final = ("level:3", "level:4", "level:5", "level:7")
#: A second, longer look before the deep one.
_SECOND_LOOK: Final = 4000
#: Levels that decide by counting, not by the clock, how often each is asked, and how often it has to be right.
_LEVELS: Final = range(1, 10)
_TRIALS: Final = 3
_KNOWS: Final = 0.6
#: What all of these levels always find is no puzzle.
_TRIVIAL: Final = range(1, 5)
_LONGEST: Final = 600
#: The most puzzles from one game, and the turns between them.
_MOST: Final = 2
_APART: Final = 3


class Find(Data, frozen=True):
    """A position with one action that is clearly best, as mined: the shares of all actions, the best one first."""

    ruleset: str
    #: The position, for ``start=``.
    start: JsonObject
    seat: int
    shares: list[PuzzleShare]
    #: The weakest level that finds the action; 10 where all others miss it.
    level: int


def tables(name: str) -> list[str]:
    """The rulesets at which puzzles of a game are mined, in an order in which neighbours differ."""
    definition = definition_named(name)
    guide = find_guide(definition)
    listed = kit_of(definition).training
    Random(f"tables {name}").shuffle(found := list(listed))
    options = dict(guide.open_options) if guide else {}
    return [str(table_for(ruleset, options)[1].ruleset) for ruleset in found]


def check_minable(name: str) -> None:
    """Refuse a game of which nothing can be mined: it needs a champion and levels (FestinaError)."""
    kit = find_kit(definition_named(name))
    if kit is None or kit.weights is None or len(kit.levels) <= _LEVELS[-1]:
        raise FestinaError("puzzles-not-minable", game=name)


def warm_up(name: str) -> None:
    """Load the compiled search and rules of a game."""
    definition = definition_named(name)
    warm_up_search(definition, wait=True)
    engine.warm_up(definition.package, wait=True)


def mine_game(name: str, seed: int, number: int, sims: int) -> list[Find]:
    """Play one game and look for puzzles in it, from a random moment on: at most two, some turns apart."""
    random = Random(f"puzzles {name} {seed} {number}")
    rulesets = tables(name)
    definition, table = table_for(rulesets[number % len(rulesets)], {})
    game = Game(definition, table, seed=random.getrandbits(60))
    loosely = random.randrange(4 * table.players)
    since = random.randrange(10 * table.players)
    seats = [
        (_seated(game, random.choice(_LOOSE), seat, random), _seated(game, _STRONG, seat, random))
        for seat in range(table.players)
    ]
    finds: list[Find] = []
    for decision in range(_LONGEST):
        acting = [seat for seat in game.to_act if isinstance(seat, int)]
        if not acting or _is_decided(game):
            break
        seat = acting[0]
        loose, strong = seats[seat]
        if decision < loosely:
            game.play(loose.decide().action, seat)
            continue
        decided = strong.decide()
        whole = len(acting) == 1 or len(acting) == table.players
        if decision >= since and whole and _is_promising(decided.report):
            found = _looked_at(game, seat, sims, random.getrandbits(30))
            if found is not None:
                finds.append(found)
                since = decision + _APART * table.players
            if len(finds) == _MOST:
                break
        game.play(decided.action, seat)
    return finds


def _seated(game: Game, spec: str, seat: int, random: Random) -> Player:
    from ..bots.seated import seat_player

    return seat_player(game, spec, seat, random.getrandbits(60))


def _is_decided(game: Game) -> bool:
    """Whether the winner is known: the others run for the places then."""
    return 1 in game.standing().places and not game.table.team_of


def _is_promising(report: Sequence[ActionReport]) -> bool:
    """Whether a quick look finds one action much better than all others."""
    if len(report) < _FEWEST_ACTIONS:
        return False
    shares = sorted((each.win_share for each in report if each.visits), reverse=True)
    low, high = _OPEN
    return len(shares) > 1 and shares[0] - shares[1] >= MARGIN and low < shares[0] < high


def _looked_at(game: Game, seat: int, sims: int, seed: int) -> Find | None:
    """The puzzle in a position, if a longer look, weaker players and the deep look agree that it is one."""
    start = game.facts()
    ruleset = str(start.pop("ruleset"))
    position = Game(game.definition, game.table, start=start, seed=0, deal=False)
    second = position.bot(f"champion:sims={_SECOND_LOOK}", seat, seed=seed).decide()
    if not _is_promising(second.report):
        return None
    best = max(second.report, key=lambda each: each.win_share).action
    hits = level_hits(position, seat, best, seed)
    if all(hits[level] == _TRIALS for level in _TRIVIAL):
        return None
    # Twice: what a look was chosen by flatters it, and only the second one says how far the action stands out.
    for look in range(2):
        shares = deep_look(position, seat, sims, seed + look)
        if shares[0].action != best or not stands_out(shares, MARGIN):
            return None
    return Find(ruleset, start, seat, shares, weakest(hits))


def level_hits(position: Game, seat: int, best: str, seed: int) -> dict[int, int]:
    """How often each level chooses the best action, in so many trials."""
    return {
        level: sum(
            position.bot(f"level:{level}", seat, seed=seed + trial).decide().action == best for trial in range(_TRIALS)
        )
        for level in _LEVELS
    }


def weakest(hits: dict[int, int]) -> int:
    """The weakest level that finds an action, and from which on the stronger ones do, too; 10 if none does."""
    for level in _LEVELS:
        stronger = [hits[other] for other in _LEVELS if other >= level]
        if hits[level] >= _KNOWS * _TRIALS and sum(stronger) >= _KNOWS * _TRIALS * len(stronger):
            return level
    return _LEVELS[-1] + 1


def mine(name: str, seed: int, first: int, sims: int, workers: int) -> Generator[tuple[int, list[Find]], None, None]:
    """The finds of game after game, from number ``first`` on, without end."""
    if workers == 1:
        warm_up(name)
        number = first
        while True:
            yield number, mine_game(name, seed, number, sims)
            number += 1
    import multiprocessing
    from concurrent.futures import Future, ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=warm_up, initargs=(name,)) as pool:
        number = first
        waiting: list[Future[list[Find]]] = []
        while True:
            while len(waiting) < 2 * workers:
                waiting.append(pool.submit(mine_game, name, seed, number + len(waiting), sims))
            yield number, waiting.pop(0).result()
            number += 1
