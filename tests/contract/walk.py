"""Games for the contract suite: played once a table by fixed seeds, then replayed step by step as often as needed."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random

from festina import Game, new_game
from festina.kernel.view import Actor
from tests.tools.policy import choose

#: A race is played to its end or cut after this many steps, chance included; other games end by themselves.
LONGEST = 120


@dataclass(frozen=True)
class Walk:
    """One game: its table and seed, every step as (who, text) and as (who or None, code), and the state before each."""

    ruleset: str
    seed: int
    steps: tuple[tuple[Actor, str], ...]
    codes: tuple[tuple[int | None, int], ...]
    bytes: tuple[bytes, ...]

    def begin(self) -> Game:
        """The game before its first step; the caller plays chance."""
        return new_game(self.ruleset, seed=self.seed, chance="manual", date="2000-01-01")

    def states(self) -> Iterator[Game]:
        """The same game at every position from the root to the end, played on between two yields."""
        game = self.begin()
        yield game
        for seat, text in self.steps:
            game.play(text, seat)
            yield game

    def after(self, count: int) -> Game:
        """The game after so many steps."""
        return next(islice(self.states(), count, None))

    def positions(self, count: int | None = None, ends: bool = True) -> Iterator[Game]:
        """A game put in every position, or in some spread over the game; it has no history, so it costs little.

        With ``ends`` the first and the last position are among the chosen ones.
        """
        last = len(self.steps)
        wanted = list(range(last + 1))
        if count is not None:
            parts = count - 1 if ends else count + 1
            wanted = [round(index * last / parts) for index in (range(count) if ends else range(1, count + 1))]
        game = self.begin()
        for index in wanted:
            game.state.buffer[:] = self.bytes[index]
            yield game

    def position(self, index: int) -> Game:
        """A game put in the position after so many steps, without its history."""
        game = self.begin()
        game.state.buffer[:] = self.bytes[index]
        return game


def seed_of(ruleset: str) -> int:
    """A seed that differs from table to table and stays the same from run to run."""
    return zlib.crc32(ruleset.encode())


@cache
def walk(ruleset: str) -> Walk:
    """The game of a table: at first at random, so that seats get into trouble, then guided, so that it ends."""
    seed = seed_of(ruleset)
    random = Random(seed)
    game = new_game(ruleset, seed=seed)
    longest = LONGEST if game.definition.name == "hare" else 1000
    while game.to_act and len(game.steps) < longest:
        seat = random.choice([seat for seat in game.to_act if seat != "chance"])
        aimless = len(game.steps) < LONGEST // 3 and random.random() < 0.6
        game.play(random.choice(game.legal(seat)) if aimless else choose(game, seat, random), seat)
    texts: list[tuple[Actor, str]] = [("chance" if s.actor is None else s.actor, s.text) for s in game.steps]
    states = (*(step.before for step in game.steps), bytes(game.state.buffer))
    return Walk(ruleset, seed, tuple(texts), tuple((step.actor, step.code) for step in game.steps), states)
