"""Thousands of damaged inputs: each works or gives the declared error, never another exception."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest

from festina import BadRecord, BadRuleset, BadStart, FestinaError, Game, IllegalMove, load_game, new_game
from festina.registry import definitions

from . import mutate
from .looks import from_facts, snapshot, state_bytes
from .rulesets import all_rulesets
from .texts import NONSENSE, plausible
from .walk import walk

T = TypeVar("T")

#: Tables whose games are damaged: all kinds of hare spaces and of pending things, and of the other games.
TABLES = tuple(
    dict.fromkeys(
        (
            "hare(edition=intellect-1974,players=5)",
            "hare(edition=ravensburger-1978,players=2)",
            "hare(edition=abacus-2000,players=3,first=draw)",
            "hare(edition=ravensburger-2008,players=6,teams=3)",
            "hare(players=2,number_pay=turn_start)",
            "hare(edition=devir-2014,players=3,until=winner)",
            "hare(players=3,hare=nap)",
            "hare(players=4,hare=tournament)",
            "whyfirst(players=2)",
            "whyfirst(players=3,mode=tactical)",
            *definitions(),
        )
    )
)
tables = pytest.mark.parametrize("table", TABLES)


def _try(error: type[FestinaError], given: object, call: Callable[[], T]) -> T | None:
    """What the call gives, or None for the declared error, whose words can be read."""
    try:
        return call()
    except error as problem:
        if len(str(problem)) > 1500:
            pytest.fail(f"a message that nobody reads to its end: {problem}")
        return None
    except Exception as problem:  # noqa: BLE001  any other exception is what this file looks for
        pytest.fail(f"{_shown(given)} gave {problem!r}")


def _shown(given: object) -> str:
    try:
        return f"{given!r}"[:2000]
    except ValueError:
        return "something with a whole number of thousands of digits"


@cache
def _record(table: str, length: int) -> str:
    return walk(table).after(min(length, len(walk(table).steps))).record()


@tables
def test_damaged_records(table: str) -> None:
    random = Random(1)
    read = 0
    for number in range(220):
        record = mutate.lines(random, _record(table, (8, 16, 30)[number % 3]))
        if number % 5 == 0:
            record = mutate.lines(random, record)
        game = _try(BadRecord, record, lambda: load_game(record))  # noqa: B023
        if game is not None:
            read += 1
            assert load_game(game.record()) == game
    assert 0 < read < 180


@tables
def test_spliced_records(table: str) -> None:
    """The head of one game and the body of another."""
    random = Random(2)
    head = _record(table, 16).splitlines()
    for other in TABLES:
        body = _record(other, 16).splitlines()
        for _ in range(5):
            cut = random.randrange(len(head)), random.randrange(len(body))
            record = "\n".join(head[: cut[0]] + body[cut[1] :])
            _try(BadRecord, record, lambda: load_game(record))  # noqa: B023


@pytest.mark.parametrize("seed", range(4))
def test_damaged_rulesets(seed: int) -> None:
    random = Random(seed)
    understood = 0
    for _ in range(700):
        ruleset = mutate.text(random, random.choice(all_rulesets()))
        game = _try(BadRuleset, ruleset, lambda: new_game(ruleset, seed=1))  # noqa: B023
        if game is not None:
            understood += 1
            assert new_game(game.ruleset, seed=1) == game
    assert understood < 400


def test_odd_options() -> None:
    for name in ("players", "edition", "hare", "teams", "no_such_option", "mode"):
        for value in mutate.VALUES:
            options: dict[str, Any] = {name: value}
            for game in definitions():
                _try(BadRuleset, options, lambda: new_game(game, **options))  # noqa: B023


@tables
def test_damaged_texts(table: str) -> None:
    random = Random(3)
    pool = [*plausible(table), *NONSENSE]
    for game in walk(table).positions(3, ends=False):
        seats: list[Any] = [*game.to_act, *range(game.players), "chance"]
        for _ in range(120):
            text = mutate.text(random, random.choice(pool))
            seat = random.choice(seats[:3])
            reasons = _try(IllegalMove, text, lambda: game.why_not(text, seat))  # noqa: B023
            assert (reasons == []) == (text in game.legal(seat))
            if reasons:
                before = state_bytes(game)
                assert _try(IllegalMove, text, lambda: game.play(text, seat)) is None  # noqa: B023
                assert state_bytes(game) == before


@tables
def test_damaged_positions(table: str) -> None:
    """A position that is accepted can be played: somebody is to act, its facts give it back, its record can be read."""
    random = Random(4)
    accepted = refused = 0
    for game in walk(table).positions(12):
        if game.is_over:
            continue
        for _ in range(25):
            facts = mutate.facts(random, game.facts())
            start = _try(BadStart, facts, lambda: from_facts(game, facts))  # noqa: B023
            if start is None:
                refused += 1
                continue
            accepted += 1
            _try(BadStart, facts, lambda: _play_a_little(start, random))  # noqa: B023
    assert accepted > 10
    assert refused > 100


def _play_a_little(game: Game, random: Random) -> None:
    root = state_bytes(game)
    assert game.to_act
    assert state_bytes(from_facts(game, game.facts())) == root
    for _ in range(6):
        if not game.to_act:
            break
        seat = random.choice(game.to_act)
        game.play(random.choice(game.legal(seat)), seat)
        game.view(random.randrange(game.players))
    assert game.record()
    if len(str(game.root_facts()["ruleset"])) < 200:
        assert load_game(game.record()) == game
    while game.steps:
        game.undo()
    assert state_bytes(game) == root


@pytest.mark.parametrize("name", definitions())
def test_odd_positions(name: str) -> None:
    """Each known key with each odd value."""
    game = new_game(name, seed=1)
    facts = game.facts()
    for key in (*facts, "no such key"):
        for value in mutate.VALUES:
            start = {key: value}
            _try(BadStart, start, lambda: new_game(name, start=start, chance="manual"))  # noqa: B023
            whole = {**facts, key: value}
            _try(BadStart, whole, lambda: new_game(name, start=whole, chance="manual"))  # noqa: B023
    for value in (*mutate.VALUES[1:], "start"):
        anything: Any = value
        _try(BadStart, value, lambda: new_game(name, start=anything, chance="manual"))  # noqa: B023


def test_odd_arguments() -> None:
    for value in mutate.VALUES:
        anything: Any = value
        for call in (
            lambda: new_game("hare", seed=anything),  # noqa: B023
            lambda: new_game("hare", chance=anything),  # noqa: B023
            lambda: new_game("hare", seats=anything),  # noqa: B023
            lambda: new_game("hare", seats=[anything] * 4),  # noqa: B023
            lambda: new_game("hare", date=anything),  # noqa: B023
            lambda: new_game(anything),  # noqa: B023
            lambda: load_game(anything),  # noqa: B023
        ):
            game = _try(FestinaError, value, call)
            if game is not None:
                assert _try(FestinaError, value, lambda: load_game(game.record())) == game  # noqa: B023


def test_odd_questions() -> None:
    game = new_game("hare", seed=1)
    before = snapshot(game)
    for value in mutate.VALUES:
        anything: Any = value
        for call in (
            lambda: game.legal(anything),  # noqa: B023
            lambda: game.why_not(anything),  # noqa: B023
            lambda: game.why_not(">5", anything),  # noqa: B023
            lambda: game.play(anything),  # noqa: B023
            lambda: game.view(anything),  # noqa: B023
            lambda: game.events(anything),  # noqa: B023
            lambda: game.record(anything),  # noqa: B023
            lambda: game.retract(anything),  # noqa: B023
        ):
            _try(FestinaError, value, call)
    assert snapshot(game) == before
