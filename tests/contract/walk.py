"""Games for the contract suite: played once a table by fixed seeds, then replayed step by step as often as needed."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random

from festina import Game, new_game
from festina.kernel.game import Seat
from tests.tools.policy import choose

#: A game is played to its end or cut after this many steps, chance included.
LONGEST = 120


@dataclass(frozen=True)
class Walk:
    """One game: its table and seed, and every step as (who, text), and as (who or None, code)."""

    ruleset: str
    seed: int
    steps: tuple[tuple[Seat, str], ...]
    codes: tuple[tuple[int | None, int], ...]

    def begin(self) -> Game:
        """The game before its first step; the caller plays chance."""
        return new_game(self.ruleset, seed=self.seed, chance="manual", date="2000-01-01")

    def states(self) -> Iterator[Game]:
        """The same game at every position from the root to the end, moved on between two yields."""
        game = self.begin()
        yield game
        for seat, text in self.steps:
            game.play(text, seat)
            yield game

    def after(self, count: int) -> Game:
        """The game after so many steps."""
        return next(islice(self.states(), count, None))

    def sampled(self, count: int, ends: bool = True) -> Iterator[Game]:
        """Some of the positions, spread over the game; with its ends, the first and the last are among them."""
        last = len(self.steps)
        parts = count - 1 if ends else count + 1
        wanted = {round(index * last / parts) for index in (range(count) if ends else range(1, count + 1))}
        for number, game in enumerate(self.states()):
            if number in wanted:
                yield game


def seed_of(ruleset: str) -> int:
    """A seed that differs from table to table and stays the same from run to run."""
    return zlib.crc32(ruleset.encode())


@cache
def walk(ruleset: str) -> Walk:
    """The game of a table: at first at random, so that seats get into trouble, then guided, so that it ends."""
    seed = seed_of(ruleset)
    random = Random(seed)
    game = new_game(ruleset, seed=seed)
    while game.to_act and len(game.steps) < LONGEST:
        seat = random.choice([seat for seat in game.to_act if seat != "chance"])
        aimless = len(game.steps) < LONGEST // 3 and random.random() < 0.6
        game.play(random.choice(game.legal(seat)) if aimless else choose(game, seat, random), seat)
    texts: list[tuple[Seat, str]] = [("chance" if s.actor is None else s.actor, s.text) for s in game.steps]
    return Walk(ruleset, seed, tuple(texts), tuple((step.actor, step.code) for step in game.steps))
