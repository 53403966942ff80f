"""Who plays with whom: groups of people who wait and want the same. Pure: it knows no database and no network.

Wishes fit if they name the same game and pace, and do not name different editions or numbers of seats. Of those who
have a rating, the nearest come first, and how far apart they may be grows while they wait.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

from .scale import shown

#: Seconds that people who do not mind how many play wait for more of them.
GATHER: Final = 8.0
#: Points of rating that two people may be apart at once, and how many more for each second that one of them waits.
NEAR: Final = 100.0
WIDER: Final = 10.0
FEWEST: Final = 2

#: Pairs of devices whose people do not want to meet.
Apart = Collection[frozenset[str]]


class Waiting(NamedTuple):
    """Somebody who waits; None where anything will do."""

    device: str
    name: str
    game: str
    edition: str | None
    players: int | None
    pace: str
    #: Whether bots may take the seats that stay empty.
    bots: bool
    #: The strength of somebody whose games count.
    rating: float | None
    at: float
    seen: float
    #: Where the person was seated.
    table: str | None = None

    @property
    def wish(self) -> tuple[str, str | None, int | None, str, bool]:
        """What the person wants to play; somebody who wishes for something else begins to wait anew."""
        return (self.game, self.edition, self.players, self.pace, self.bots)


class Room(NamedTuple):
    """How a game can be played: with how many, usually, and whether an edition takes a number of seats."""

    sizes: tuple[int, ...]
    usual: int
    fits: Callable[[str | None, int], bool]


class Group(NamedTuple):
    """People who play together, with the edition (None: the usual one) and the number of seats."""

    people: tuple[Waiting, ...]
    edition: str | None
    size: int


class PairingState(NamedTuple):
    """How it stands with a device: its wish, how many others fit, and how many wait for each game."""

    mine: Waiting | None
    fitting: int
    waiting: dict[str, int]


def find_group(waiting: Sequence[Waiting], apart: Apart, room: Room, now: float) -> Group | None:
    """The first group that can begin; who has waited longest is served first."""
    in_order = sorted(waiting, key=_by_wait)
    for first in in_order:
        for group in _groups(first, in_order, apart, room, now):
            is_wanted = group.size == room.usual or any(one.players == group.size for one in group.people)
            if len(group.people) == group.size and (is_wanted or now - first.at >= GATHER):
                return group
    return None


def company_of(first: Waiting, waiting: Sequence[Waiting], apart: Apart, room: Room, now: float) -> Group:
    """Those who can begin with somebody at once, if bots take the other seats: as many as do not mind bots."""
    content = [other for other in sorted(waiting, key=_by_wait) if other.bots]
    return max(_groups(first, content, apart, room, now), key=lambda group: len(group.people))


def fitting(mine: Waiting, waiting: Sequence[Waiting], apart: Apart) -> list[Waiting]:
    """The others whose wish fits somebody's, however strong they are."""
    return [
        other
        for other in waiting
        if other.device != mine.device
        and (other.game, other.pace) == (mine.game, mine.pace)
        and _agree(mine.edition, other.edition)
        and _agree(mine.players, other.players)
        and frozenset((mine.device, other.device)) not in apart
    ]


def _agree(one: object, other: object) -> bool:
    return one is None or other is None or one == other


def _by_wait(one: Waiting) -> tuple[float, str]:
    return (one.at, one.device)


def _groups(first: Waiting, waiting: Sequence[Waiting], apart: Apart, room: Room, now: float) -> Iterator[Group]:
    """The group round somebody for each number of seats and each edition that this person would play."""
    others = sorted(fitting(first, waiting, apart), key=lambda other: (_distance(first, other), *_by_wait(other)))
    named = dict.fromkeys(other.edition for other in others if other.edition is not None)
    for size in _sizes(first, room):
        for edition in (first.edition,) if first.edition is not None else (*named, None):
            if room.fits(edition, size):
                yield Group(_gathered(first, others, size, edition, apart, now), edition, size)


def _sizes(first: Waiting, room: Room) -> list[int]:
    """The usual number of seats first, then the larger ones."""
    if first.players is not None:
        return [first.players]
    others = [size for size in room.sizes if size >= FEWEST and size != room.usual]
    return [room.usual, *sorted(others, reverse=True)]


def _gathered(
    first: Waiting, others: Sequence[Waiting], size: int, edition: str | None, apart: Apart, now: float
) -> tuple[Waiting, ...]:
    group = [first]
    for other in others:
        if len(group) == size:
            break
        if (
            other.players in (None, size)
            and other.edition in (None, edition)
            and not any(frozenset((other.device, one.device)) in apart for one in group)
            and all(_distance(other, one) <= _reach(other, one, now) for one in group)
        ):
            group.append(other)
    return tuple(group)


def _distance(one: Waiting, other: Waiting) -> float:
    """How many points apart two people are; nothing where one of them has no rating."""
    if one.rating is None or other.rating is None:
        return 0.0
    return abs(shown(one.rating) - shown(other.rating))


def _reach(one: Waiting, other: Waiting, now: float) -> float:
    """How many points apart two people may be by now: by who has waited longer."""
    return NEAR + WIDER * max(0.0, now - min(one.at, other.at))
