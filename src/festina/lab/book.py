"""The book of an arena: the games as they come in, and whether a sequential test has its answer."""

from __future__ import annotations

from collections import Counter, defaultdict

from .referee import Played
from .seating import Seating
from .sprt import Question, Sprt


class Rounds:
    """A sequential test fed with whole rounds in their order, whatever the order in which games come in.

    A round is a cycle of ``deals`` deals; ``beyond`` is the first game that is not wanted.
    """

    def __init__(self, question: Question, deals: int, beyond: Seating) -> None:
        self.sprt = Sprt(question)
        self._deals = deals
        self._beyond = beyond
        self._came: dict[int, list[Played]] = defaultdict(list)
        self._sizes: Counter[int] = Counter()
        self._next = 0

    def expect(self, seatings: list[Seating]) -> None:
        """Learn how many games each round has; one that goes on beyond the last game is never whole."""
        self._sizes = Counter(seating.deal // self._deals for seating in seatings)
        del self._sizes[self._beyond.deal // self._deals]

    def add(self, played: Played) -> None:
        """Add a game; the test goes on as far as rounds are whole, until there is a verdict."""
        self._came[played.deal // self._deals].append(played)
        while not self.answered and self._next in self._sizes:
            games = self._came[self._next]
            if len(games) < self._sizes[self._next]:
                return
            decided = [game for game in games if not game.cut]
            if decided:  # a game that was cut says nothing
                self.sprt.add(sum(map(_score, decided)) / len(decided))
            self._next += 1

    @property
    def answered(self) -> bool:
        """Whether there is a verdict."""
        return self.sprt.verdict is not None

    def counts(self, played: Played) -> bool:
        """Whether a game belongs to the result: games that came too late for the verdict do not."""
        return not self.answered or played.deal // self._deals < self._next


def _score(game: Played) -> float:
    """The first bot's part of what the two have won; without a winner, what it would win as an equal."""
    both = sum(game.shares)
    first = sum(share for bot, share in zip(game.bots, game.shares, strict=True) if bot == 0)
    return first / both if both else game.bots.count(0) / len(game.bots)


class Book:
    """The games that are wanted, and those that are done."""

    def __init__(self, wanted: list[Seating], bots: int, rounds: Rounds | None) -> None:
        self.wanted = wanted
        self._rounds = rounds
        self._done: dict[int, Played] = {}
        self._wins, self._seats = [0.0] * bots, [0] * bots
        if rounds:
            rounds.expect(wanted)

    def add(self, played: Played) -> None:
        """Enter a game, unless it is there already or is not wanted."""
        if played.game in self._done or played.game >= len(self.wanted):
            return
        self._done[played.game] = played
        for bot, share in zip(played.bots, played.shares, strict=True):
            self._wins[bot] += share
            self._seats[bot] += 1
        if self._rounds:
            self._rounds.add(played)

    @property
    def answered(self) -> bool:
        """Whether the sequential test, if there is one, has its verdict."""
        return self._rounds is not None and self._rounds.answered

    @property
    def left(self) -> list[Seating]:
        """The games still to be played."""
        return [seating for seating in self.wanted if seating.game not in self._done]

    @property
    def counted(self) -> list[Played]:
        """The games of the result, in order."""
        games = (self._done[number] for number in sorted(self._done))
        return [game for game in games if self._rounds is None or self._rounds.counts(game)]

    @property
    def done(self) -> int:
        """How many games are done."""
        return len(self._done)

    @property
    def shares(self) -> list[float]:
        """The bots' win shares so far."""
        return [wins / seats if seats else 0.0 for wins, seats in zip(self._wins, self._seats, strict=True)]
