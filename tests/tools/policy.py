"""A simple player for tests: deterministic from its generator, and it brings races home (aimless play rarely does)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from festina import Game
from festina.hare.codes import FINISH, Kind
from tests.hare.helpers import table_of

_MOVE = re.compile(r"([ab]?)([<>])(\d+)")


def choose(game: Game, seat: int, random: Random) -> str:
    """An action for a seat: guided in a race, any legal one in other games."""
    legal = game.legal(seat)
    if len(legal) == 1 or game.definition.name != "hare" or random.random() < 0.1:
        return random.choice(legal)
    return _Runner(game, seat).best(legal, random)


class _Runner:
    """What a seat sees of its race, and how much it likes where an action would lead."""

    def __init__(self, game: Game, seat: int) -> None:
        facts: dict[str, Any] = game.facts()
        self.kinds = table_of(game).edition.board.kinds
        self.carrots: int = facts["carrots"][seat]
        self.lettuces: int = facts["lettuces"][seat]
        self.limit: int = 10 * (1 + len(facts["finished"]))
        self.spaces: dict[str, int] = {p["name"]: p["space"] for p in facts["pawns"] if p["seat"] == seat}

    def best(self, legal: list[str], random: Random) -> str:
        """The action that leads to the place liked best; ties are broken at random."""
        return max(legal, key=lambda text: (self._worth(text), random.random()))

    def _worth(self, text: str) -> float:
        move = _MOVE.fullmatch(text)
        if not move:
            change = {"+10": 10, "-10": -10, "keep": 10}.get(text.lstrip("ab") if text != "bank" else text, 0)
            return self._likes(self.spaces, self.carrots + change)
        name, way, target = move[1] or "a", move[2], int(move[3])
        distance = abs(target - self.spaces[name])
        change = -distance * (distance + 1) // 2 if way == ">" else 10 * distance
        worth = self._likes({**self.spaces, name: target}, self.carrots + change)
        if target == FINISH:
            worth += 500
        elif way == ">" and self.kinds[target] == Kind.LETTUCE:
            worth += 100
        return worth

    def _likes(self, spaces: dict[str, int], carrots: int) -> float:
        """Near Finish is good, and so are as many carrots as the way still costs: no more, no fewer."""
        to_go = sum(FINISH - space for space in spaces.values())
        if not self.lettuces:
            wanted = min(to_go * (to_go + 1) // 2, 4 * to_go) + self.limit // 2
            return -2.0 * to_go - abs(carrots - wanted)
        ahead = sum(self.kinds[space] == Kind.LETTUCE for space in range(min(spaces.values()) + 1, FINISH))
        missing = max(0, self.lettuces - ahead)
        return float(-2 * to_go - abs(carrots - 3 * to_go) - 40 * missing)
