"""Who sits where: balanced seatings, and the same chance for every permutation of a line-up.

A *line-up* says who is at the table, a *deal* is a line-up with one chance, played once in every arrangement (*paired
games*: no seat, no neighbour and no lucky card can favour a bot). Line-ups and arrangements come in an order in which
seats and meetings are balanced early, not only at the very end.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, count, cycle, islice, permutations
from math import gcd

from ..kernel.random import stream
from ..kernel.unsigned import ALL

#: Games with the same chance, at most: all arrangements of four different bots.
MOST_PAIRED = 24
#: A piece of a list of bots that goes on with the parameters of the bot before it.
_PARAMETER = re.compile(r"\s*[a-z_]+\s*=.*", re.DOTALL)

#: The streams of an arena's seed.
_GAMES, _BOTS = 1, 2

LineUp = tuple[int, ...]


@dataclass(frozen=True)
class Seating:
    """One game to be played: the bot of each seat (numbers), and the seeds of its chance and of its bots."""

    game: int
    deal: int
    bots: LineUp
    seed: int
    bots_seed: int


def split_bots(text: str) -> list[str]:
    """The specs in a list such as ``level:3,search:sims=2000,seed=3,mybot.py``.

    A comma before ``name=`` belongs to the bot before it. If there is a semicolon anywhere, only semicolons separate:
    ``cmd:./bot --odds 1,2;random``.
    """
    if ";" in text:
        return [part.strip() for part in text.removesuffix(";").split(";")]
    specs: list[str] = []
    for part in text.split(","):
        if specs and _PARAMETER.fullmatch(part):
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs


def schedule(entries: Sequence[int], seats: int, seed: int) -> Iterator[Seating]:
    """Games without end for a list of bots (numbers; one listed twice sits twice as often)."""
    turns: Counter[LineUp] = Counter()
    games = count()
    for deal, line_up in enumerate(line_ups(entries, seats)):
        paired = arrangements(line_up)
        chosen = paired[turns[line_up] % len(paired)]
        turns[line_up] += 1
        chance, own = deal_seed(seed, deal), _seed(seed, _BOTS, deal)
        for bots in chosen:
            yield Seating(next(games), deal, bots, chance, own)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal's games: ``new_game(ruleset, seed=...)`` gives the same chance."""
    return _seed(seed, _GAMES, deal)


def _seed(seed: int, lane: int, deal: int) -> int:
    return stream(stream(seed & ALL, lane), deal) >> 11  # 53 bits: exact in every JSON reader


# ---- who is at the table


def line_ups(entries: Sequence[int], seats: int) -> Iterator[LineUp]:
    """Line-ups without end.

    As many bots as seats: all of them. Fewer: each as often as it fits, the seats left over go round. More: every
    choice of bots, so that all meet all others equally often.
    """
    if len(entries) > seats:
        chosen: Iterator[LineUp] = _choices(len(entries), seats)
    else:
        chosen = (_filled(len(entries), seats, number) for number in count())
    return (tuple(sorted(entries[index] for index in picked)) for picked in chosen)


def cycle_length(entries: int, seats: int) -> int:
    """How many line-ups there are before they come again, for at most as many bots as seats."""
    return entries // gcd(entries, seats % entries)


def _filled(entries: int, seats: int, number: int) -> LineUp:
    every, left = divmod(seats, entries)
    extra = tuple((number * left + index) % entries for index in range(left))
    return tuple(range(entries)) * every + extra


def _choices(entries: int, seats: int) -> Iterator[LineUp]:
    """Every choice of ``seats`` among ``entries``, in rounds: one is shifted until everybody has sat equally often.

    The next one to be shifted is that whose members have met least.
    """
    bases = [
        base for base in ((0, *rest) for rest in combinations(range(1, entries), seats - 1)) if _is_first(base, entries)
    ]
    met: Counter[int] = Counter()
    ordered: list[LineUp] = []
    while bases:
        best = min(bases, key=lambda base: (sum(met[apart] for apart in _distances(base, entries)), base))
        bases.remove(best)
        met.update(_distances(best, entries))
        round_ = list(dict.fromkeys(_shifted(best, by, entries) for by in range(entries)))
        ordered += round_
        yield from round_
    yield from cycle(ordered)


def _shifted(base: LineUp, by: int, entries: int) -> LineUp:
    return tuple(sorted((index + by) % entries for index in base))


def _is_first(base: LineUp, entries: int) -> bool:
    """Whether no shift of a choice comes before it."""
    return all(base <= _shifted(base, -index, entries) for index in base)


def _distances(base: LineUp, entries: int) -> list[int]:
    return [min(b - a, entries - b + a) for a, b in combinations(base, 2)]


# ---- where they sit


@cache
def arrangements(line_up: LineUp) -> tuple[tuple[LineUp, ...], ...]:
    """All arrangements of a line-up, in groups that share their chance.

    Rotations follow each other, so every bot has been in every seat after a few games; groups hold whole rotations. Up
    to four different bots there is one group.
    """
    groups: list[tuple[LineUp, ...]] = [()]
    seen: set[LineUp] = set()
    for first in permutations(line_up):
        if first in seen:
            continue
        turned = tuple(dict.fromkeys(first[-by:] + first[:-by] for by in range(len(first))))
        seen.update(turned)
        if len(groups[-1]) + len(turned) > MOST_PAIRED:
            groups.append(())
        groups[-1] += turned
    return tuple(groups)


def balanced_from(entries: Sequence[int], seats: int, games: int) -> int | None:
    """The first number of games, from ``games`` on, after which every bot was in every seat as often as it was listed.

    None if that takes more than ten times as many.
    """
    listed = Counter(entries)
    sat: Counter[tuple[int, int]] = Counter()
    for number, seating in enumerate(islice(schedule(entries, seats, 0), 10 * games + 1000), 1):
        sat.update((bot, seat) for seat, bot in enumerate(seating.bots))
        if (
            number >= games
            and len({sat[bot, seat] * len(entries) // listed[bot] for bot in listed for seat in range(seats)}) == 1
        ):
            return number
    return None
