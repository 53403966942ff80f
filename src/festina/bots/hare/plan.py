"""The way home of a lone runner: expected turns from every space with every purse, by value iteration.

The runner is held at one race position. That is what a good player does in the head: "I am third, I have 40 carrots and
two lettuces to eat; how many turns is that?" Other pawns enter only through the chance that a number space still pays
when the turn comes round. The rules' figures (costs, payments, limits) come from the table's own rules record.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...hare.codes import FINISH, Hare, Kind
from ...hare.table import HareTable
from ...kernel.cache import kept
from .layout import CARROTS, KNOWLEDGE, LETTUCES, SCALE

#: How often a number space pays a runner whose position is the space's number when it arrives, and one whose is not.
PAYS, PAYS_ANYWAY = 0.6, 0.12
#: What a hare space costs on average, in turns, when its deck, die or chart acts.
HARE_RISK = 0.5
_FAR = 200.0
_ROUNDS = 40

Values = NDArray[np.float64]  # carrots x lettuces


def _shifted(values: Values, more: int) -> Values:
    """The values of having ``more`` carrots (fewer if negative).

    What cannot be paid is far from home; carrots beyond the plan have to be shed, ten a turn, or a full purse would be
    a place to get rid of them.
    """
    carrots = np.arange(CARROTS) + more
    held = np.clip(carrots, 0, CARROTS - 1)
    found: Values = values[held] + np.maximum(carrots - held, 0)[:, np.newaxis] / 10
    found[carrots < 0] = _FAR
    return found


def _arrival(rules: Any, turns: NDArray[np.float64], space: int, position: int) -> Values:
    """Turns home on reaching a space, by carrots and lettuces held then, before the space's action."""
    kind = rules.kind[space]
    here: Values = turns[space]
    if kind == Kind.LETTUCE:
        eaten = np.full_like(here, _FAR)
        eaten[:, 1:] = 1 + _shifted(here, 10 * position)[:, :-1]
        return eaten
    if kind == Kind.HARE:
        return _hare_arrival(rules, here)
    if Kind.TWO <= kind <= Kind.ONE_FIVE_SIX:
        fits, number = _number(kind, position)
        chance = PAYS if fits else PAYS_ANYWAY
        return chance * _shifted(here, 10 * number) + (1 - chance) * here
    return here


def _number(kind: int, position: int) -> tuple[bool, int]:
    if kind == Kind.ONE_FIVE_SIX:
        return position in (1, 5, 6), position if position in (1, 5, 6) else (1 if position < 3 else 5)
    number = kind - Kind.TWO + 2
    return number == position, number


def _hare_arrival(rules: Any, here: Values) -> Values:
    if rules.hare == Hare.NAP:
        return here + 0.7
    if rules.hare == Hare.TOURNAMENT:
        return 0.5 * _shifted(here, 10) + 0.5 * np.minimum(_shifted(here, -10), here + 1)
    if rules.hare in (Hare.SPRINT, Hare.PARKING):
        return here.copy()
    return here + HARE_RISK


def _costs(rules: Any, space: int) -> list[int]:
    sprint = rules.hare == Hare.SPRINT and rules.kind[space] == Kind.HARE
    return [5 * d if sprint else d * (d + 1) // 2 for d in range(FINISH - space + 1)]


def _improve(rules: Any, turns: NDArray[np.float64], arrivals: list[Values], space: int, position: int) -> None:
    """Turns home from a space where it is this runner's turn to act: the best of all actions."""
    costs = _costs(rules, space)
    best = np.full((CARROTS, LETTUCES), _FAR)
    for target in range(space + 1, FINISH):
        cost = costs[target - space]
        if cost >= CARROTS:
            break
        kind = rules.kind[target]
        if kind == Kind.TORTOISE or (kind == Kind.HARE and rules.hare == Hare.CLOSED):
            continue
        np.minimum(best, 1 + _shifted(arrivals[target], -cost), out=best)
    cost = costs[FINISH - space]
    limit = rules.flat_limit or 10 * position
    if cost < CARROTS:
        best[cost : cost + limit + 1, 0] = 1
    back = rules.tortoise_behind[space]
    if back > 0:
        np.minimum(best, 1 + _shifted(turns[back], 10 * (space - back)), out=best)
    if rules.kind[space] == Kind.CARROT:
        np.minimum(best, 1 + _shifted(turns[space], 10), out=best)
        np.minimum(best, 1 + _shifted(turns[space], -10), out=best)
    turns[space] = np.minimum(turns[space], best)


def plan(rules: Any, position: int) -> NDArray[np.float64]:
    """Expected turns home by space, carrots and lettuces for a runner held at one race position."""
    turns = np.full((FINISH + 1, CARROTS, LETTUCES), _FAR)
    turns[FINISH] = 0
    for _ in range(_ROUNDS):
        before = turns.copy()
        arrivals: list[Values] = [turns[0]] * (FINISH + 1)
        for space in range(FINISH - 1, -1, -1):
            _improve(rules, turns, arrivals, space, position)
            arrivals[space] = _arrival(rules, turns, space, position)
        if np.abs(turns - before).max() < 0.01:
            break
    return turns


_known: dict[bytes, Any] = {}


def _make(rules: Any) -> bytes:
    values = np.stack([plan(rules, position) for position in range(1, 7)])
    return np.minimum(np.rint(values * SCALE), 65535).astype("<u2").tobytes()


def knowledge(table: HareTable) -> Any:
    """What a player at this table knows, as a cursor; made once a table in a second or two, then kept on disk."""
    key = bytes(table.rules.buffer)
    if key not in _known:
        record = KNOWLEDGE.new()
        digest = hashlib.sha256(key + Path(__file__).read_bytes()).hexdigest()[:20]
        record.buffer[:] = kept(f"plan-hare-{digest}", lambda: _make(table.rules), KNOWLEDGE.size)
        _known[key] = record
    return _known[key]
