"""Who plays whom in a round, and in which seat: pure, and the same for the same seed.

Everybody plays. Tables are as equal as possible, people meet again only if they must, and beyond that they meet those
who stand where they do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random
from typing import Final, NamedTuple, TypeAlias

#: What a pair at one table costs: who does not want to meet, who has met before, two bots among themselves. The
#: distances of all pairs in the standings together stay below one of these.
_APART: Final = 1_000_000_000.0
_AGAIN: Final = 10_000.0
_BOTS: Final = 10_000.0
#: The distances of all pairs in the standings add up to less than this.
_DISTANCE: Final = 1_000.0
#: Up to so many players, every pairing is tried.
_FEW: Final = 9
#: Costs that differ by less are equal.
_WORTH_IT: Final = 1e-6
#: Beginnings from which the pairing of many is improved.
_BEGINNINGS: Final = 12
#: How much more sitting in the first seat counts than sitting in another.
_FIRST_SEAT: Final = 4

Costs: TypeAlias = list[list[float]]
#: The players of a table, by seat.
Seated: TypeAlias = tuple[int, ...]


class Entrant(NamedTuple):
    """Somebody who plays in a round, with the points so far."""

    number: int
    points: Fraction = Fraction(0)
    is_bot: bool = False


# ---- how many tables


def table_sizes(players: int, wanted: int, allowed: Collection[int]) -> tuple[int, ...]:
    """The sizes of the tables for so many players, the biggest first; () if they cannot be laid.

    No table is bigger than wanted, unless others would be too small for a race.
    """
    ways = [_equal_parts(players, count) for count in range(1, players // 2 + 1)]
    possible = [sizes for sizes in ways if set(sizes) <= set(allowed)]
    decent = [sizes for sizes in possible if sizes[0] <= wanted and sizes[-1] >= min(wanted, 3)]
    if decent:
        return min(decent, key=len)
    return min(possible, key=lambda sizes: (abs(players / len(sizes) - wanted), -len(sizes)), default=())


def _equal_parts(players: int, count: int) -> tuple[int, ...]:
    size, bigger = divmod(players, count)
    return (size + 1,) * bigger + (size,) * (count - bigger)


def bots_wanted(people: int, wanted: int, allowed: Collection[int], fill: bool) -> int:
    """How many bots have to play: until every table is full or, without ``fill``, as few as tables can be laid with."""
    if fill:
        return -people % wanted
    return next((bots for bots in range(wanted) if table_sizes(people + bots, wanted, allowed)), -people % wanted)


# ---- who meets whom


def draw(seed: str, round: int) -> Random:
    """The chance of a round."""
    return Random(f"festina cup {seed} round {round}")


def shuffled(numbers: Sequence[int], random: Random) -> list[int]:
    """The numbers in an order that follows from the generator's first numbers alone, in every version of Python."""
    return sorted(numbers, key=lambda _: random.random())


def pair(
    entrants: Sequence[Entrant],
    sizes: Sequence[int],
    past: Sequence[Seated],
    apart: Collection[frozenset[int]],
    random: Random,
) -> list[Seated]:
    """The tables of a round, each with its players in the order of their seats."""
    drawn = shuffled(range(len(entrants)), random)
    order = sorted((entrants[index] for index in drawn), key=lambda entrant: -entrant.points)
    costs = _costs(order, meetings(past), apart)
    groups = _cheapest(costs, sizes) if len(order) <= _FEW else _improved(costs, sizes, random)
    return [seat_order([order[index].number for index in group], past, random) for group in groups]


def meetings(past: Sequence[Seated]) -> Counter[frozenset[int]]:
    """How often each two have met."""
    return Counter(frozenset(two) for table in past for two in combinations(table, 2))


def rematches(tables: Sequence[Sequence[int]], met: Mapping[frozenset[int], int]) -> int:
    """What it costs that people meet again: a third time is worse than a second."""
    return sum(met.get(frozenset(two), 0) ** 2 for table in tables for two in combinations(table, 2))


def _costs(order: Sequence[Entrant], met: Mapping[frozenset[int], int], apart: Collection[frozenset[int]]) -> Costs:
    widest = max(order[0].points - order[-1].points, Fraction(1))
    pairs = max(1, len(order) * (len(order) - 1) // 2)

    def cost(one: Entrant, other: Entrant) -> float:
        two = frozenset((one.number, other.number))
        again = 0 if one.is_bot and other.is_bot else met.get(two, 0) ** 2
        distance = float(abs(one.points - other.points) / widest) * _DISTANCE / pairs
        among_bots = _BOTS if one.is_bot and other.is_bot else 0.0
        return (_APART if two in apart else 0.0) + again * _AGAIN + among_bots + distance

    return [[0.0 if one is other else cost(one, other) for other in order] for one in order]


def _cheapest(costs: Costs, sizes: Sequence[int]) -> list[list[int]]:
    """The best of all ways; of equal ones the first, in which neighbours sit together."""
    every = _partitions(list(range(len(costs))), sizes)
    return min(every, key=lambda groups: round(_total(costs, groups), 6))


def _partitions(indexes: list[int], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    if not sizes:
        yield []
        return
    # Tables of one size are not told apart: the first player sits at the first of them.
    leads = [indexes[0]] if len(set(sizes)) == 1 else []
    rest = indexes[len(leads) :]
    for others in combinations(rest, sizes[0] - len(leads)):
        left = [index for index in rest if index not in others]
        for following in _partitions(left, sizes[1:]):
            yield [[*leads, *others], *following]


def _improved(costs: Costs, sizes: Sequence[int], random: Random) -> list[list[int]]:
    """The best of several beginnings, each changed by swaps of two players as long as that helps."""
    best: tuple[float, list[list[int]]] | None = None
    order = list(range(len(costs)))
    for _ in range(_BEGINNINGS):
        groups = _cut(order, sizes)
        while _swapped(costs, groups):
            pass
        total = round(_total(costs, groups), 6)
        if best is None or total < best[0]:
            best = total, groups
        order = shuffled(order, random)
    assert best is not None
    return best[1]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Neighbours sit together."""
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [list(order[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def _swapped(costs: Costs, groups: list[list[int]]) -> bool:
    """Make every swap of two players at different tables that helps; whether there was one."""
    helped = False
    for here, there in combinations(groups, 2):
        for place, seat in product(range(len(here)), range(len(there))):
            one, other = here[place], there[seat]
            gained = sum(costs[one][each] - costs[other][each] for each in here if each != one)
            gained += sum(costs[other][each] - costs[one][each] for each in there if each != other)
            if gained > _WORTH_IT:
                here[place], there[seat] = other, one
                helped = True
    return helped


def _total(costs: Costs, groups: Sequence[Sequence[int]]) -> float:
    return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))


# ---- who sits where


def seat_order(players: Sequence[int], past: Sequence[Seated], random: Random) -> Seated:
    """The players of a table by seat: everybody where they have sat least often, above all in the first seat."""
    sat = Counter((player, seat) for table in past for seat, player in enumerate(table))

    def cost(order: Seated) -> int:
        before = [sat[player, seat] for seat, player in enumerate(order)]
        return sum(times**2 for times in before) + _FIRST_SEAT * before[0] ** 2

    return min(permutations(shuffled(players, random)), key=cost)
