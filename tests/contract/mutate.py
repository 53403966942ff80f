"""Damage, done by fixed seeds: to texts and to nested facts."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

_CHARACTERS = "0123456789ab<>+-=(),:;#!?@/ \t\n\r\0\"'{}[]|.éß٣²−\u2028\ufeff\x85💥\ud800"
_LINES = (
    *("end 3", "end 0", "chance: card:+5", "0: >5", "#! 0a number +20", "# hm"),
    *("Seed: 1", "Start: {}", "Chance: manual"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, 5, 7, 10, 20, 64, 65, 127, 128, 255, 256, -1, -128, 2**31, 2**63, 2**64, 10**30),
    *(0.0, 1.0, 1.5, float("nan"), float("inf"), 10**5000, [10**5000], b"x", (), (1, 2)),
    *("", "a", "b", "up", "eat", "miss", "nap", "first", "draw", "gift", "choice", "again", "restarted", "over"),
    *("deal", "leo", "move", "+3", "+3@0", "+10", "hare", "0", "٣", "\ud800"),
    *([], {}, [0], [None], [[]], {"a": 1}, {"kind": "draw"}, ["+3"], [0, 1, 2, 3], [64, 64]),
)


def text(random: Random, given: str) -> str:
    """The text with one to three small wounds."""
    for _ in range(random.randint(1, 3)):
        at = random.randint(0, len(given))
        length = random.randint(0, 4)
        wound = random.randrange(5)
        if wound == 0:
            given = given[:at] + given[at + 1 :]
        elif wound == 1:
            given = given[:at] + random.choice(_CHARACTERS) + given[at:]
        elif wound == 2:
            given = given[:at] + random.choice(_CHARACTERS) + given[at + 1 :]
        elif wound == 3:
            given = given[:at] + given[at : at + length] * random.randint(2, 9) + given[at + length :]
        else:
            given = given[:at] + given[at : at + length].swapcase()[::-1] + given[at + length :]
    return given


def lines(random: Random, given: str) -> str:
    """The text with lines lost, doubled, changed, moved or added, or wounded within."""
    parts = given.splitlines() or [""]
    wound = random.randrange(7)
    at, other = random.randrange(len(parts)), random.randrange(len(parts))
    if wound == 0:
        del parts[at]
    elif wound == 1:
        parts.insert(at, parts[other])
    elif wound == 2:
        parts[at], parts[other] = parts[other], parts[at]
    elif wound == 3:
        parts.insert(at, random.choice(_LINES))
    elif wound == 4:
        parts = parts[:at]
    elif wound == 5:
        parts[at] = text(random, parts[at])
    else:
        return text(random, given)
    return "\n".join(parts)


def facts(random: Random, given: Any) -> Any:
    """Nested facts with one to three values lost, changed, doubled or added."""
    wounded = copy.deepcopy(given)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        _wound(random, wounded)
    return wounded


def _wound(random: Random, value: Any) -> None:
    """Go down to some place and change it."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        if isinstance(value, list):
            value.append(random.choice(VALUES))
        return
    key = random.choice(keys)
    inner = value[key]
    if isinstance(inner, dict | list) and inner and random.random() < 0.8:
        _wound(random, inner)
        return
    wound = random.randrange(6)
    if wound == 0:
        del value[key]
    elif wound == 1 and isinstance(inner, int):
        value[key] = inner + random.choice((-10, -1, 1, 10))
    elif wound == 2 and isinstance(value, list):
        value.append(copy.deepcopy(inner))
    elif wound == 3:
        other = random.choice(keys)
        value[key], value[other] = value[other], value[key]
    elif wound == 4 and isinstance(value, dict):
        value[random.choice(("x", "space", "kind", 7, None))] = random.choice(VALUES)
    else:
        value[key] = random.choice(VALUES)
