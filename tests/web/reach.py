"""Tables in the middle of a game: the moves are found with the engine, then entered at a table of the server."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from festina import Game, new_game
from tests.server.client import Person
from tests.tools.policy import choose

#: A move: whose it is (None: chance), and its text.
Step = tuple[int | None, str]

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
_ids = itertools.count(1)


def play_until(
    ruleset: str, seed: int, wanted: Callable[[Game, int], bool], most: int = 400, chance: bool = True
) -> list[Step] | None:
    """Steps to the first moment that is wanted, with the seat to act; None if there is none in this game."""
    game, random = new_game(ruleset, seed=seed), Random(seed)
    while not game.is_over and len(game.steps) < most:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        if wanted(game, seat):
            return _steps(game)
        legal = game.legal(seat)
        if not chance:
            spaces = {choice.action: choice.does for choice in game.view(seat).choices}
            legal = [action for action in legal if not spaces[action].startswith("hare-does-hare")] or legal
        game.play(legal[min(int(random.expovariate(0.35)), len(legal) - 1)])
        if not chance and game.steps[-1].actor is None:
            return None
    return None


def reach(ruleset: str, wanted: Callable[[Game, int], bool], chance: bool = True, seeds: int = 12) -> list[Step]:
    """The shortest way to such a moment among some games."""
    ways: list[list[Step]] = []
    for seed in range(seeds):
        most = len(ways[-1]) - 1 if ways else 400
        way = play_until(ruleset, seed, wanted, most, chance)
        if way is not None:
            ways.append(way)
    assert ways, f"no such moment in {ruleset}"
    return ways[-1]


def to_the_end(ruleset: str, seeds: int = 4) -> list[Step]:
    """A whole short game."""
    games = []
    for seed in range(seeds):
        game, random = new_game(ruleset, seed=seed), Random(seed)
        while not game.is_over:
            seat = game.to_act[0]
            assert isinstance(seat, int)
            game.play(choose(game, seat, random), seat)
        games.append(_steps(game))
    return min(games, key=len)


def late(ruleset: str, seat: int, decisions: int) -> str:
    """The record of a game in which a seat has so many decisions left, as the game was played."""
    steps = to_the_end(ruleset)
    own = [number for number, (actor, _) in enumerate(steps) if actor == seat]
    game = new_game(ruleset, chance="manual")
    for actor, text in steps[: own[-decisions]]:
        game.play(text, "chance" if actor is None else actor)
    return game.record()


def _steps(game: Game) -> list[Step]:
    return [(step.actor, step.text) for step in game.steps]


def enter(holders: Person | Sequence[Person], table: str, steps: Sequence[Step]) -> None:
    """Play these moves at a table; the holders by seats, or one for all."""
    version = 0
    for actor, text in steps:
        holder = holders if isinstance(holders, Person) else holders[actor or 0]
        move = {"type": "move", "id": f"r{next(_ids)}", "seat": "chance" if actor is None else actor, "action": text}
        version = version or holder.ask("GET", f"/api/tables/{table}")["version"]
        while True:
            answer = holder.http.post(f"/api/tables/{table}/moves", json={**move, "version": version})
            if answer.status_code != 429:
                break
            time.sleep(0.1)
        assert answer.status_code < 300, f"{text}: {answer.text}"
        version = answer.json()["version"]


def people(count: int) -> list[dict[str, Any]]:
    """Seats for people who all play at one device."""
    return [{"kind": "person", "name": name} for name in NAMES[:count]]


def table_at(person: Person, ruleset: str, steps: Sequence[Step], **wish: Any) -> str:
    """A table all of whose seats are this person's, after these moves; chance is entered by hand."""
    count = person.ask("GET", f"/api/setting?ruleset={ruleset}")["players"]
    table = person.table(ruleset, people(count), **{"companion": True, "autoplay": False, **wish})
    enter(person, table["id"], steps)
    return str(table["id"])


def shared_table(persons: Sequence[Person], ruleset: str, steps: Sequence[Step] = (), **wish: Any) -> str:
    """A table with a person in each seat, each at a device of their own, after these moves."""
    host, *guests = persons
    seats = [{"kind": "person", "name": host.name}, *({"kind": "open"} for _ in guests)]
    wish = {"autoplay": False, "public": True, **wish}
    table = str(host.table(ruleset, seats, start=False, **wish)["id"])
    for number, guest in enumerate(guests, 1):
        guest.ask("POST", f"/api/tables/{table}/join", {"name": guest.name, "seat": number})
    host.ask("POST", f"/api/tables/{table}/start")
    enter(persons, table, steps)
    return table
