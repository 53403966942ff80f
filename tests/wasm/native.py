"""Games and searches in native code, step by step, as ``table.mjs`` plays and searches with a module."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, TypedDict

import numpy as np

from festina import Game, new_game
from festina.bots.base import Seat
from festina.bots.brief import Brief, brief_for, terms_of
from festina.bots.kits import AnyLayout, kit_of
from festina.bots.streams import Streams
from festina.bots.tree import EDGES
from festina.hare.table import HareTable
from festina.kernel.contract import Table
from festina.kernel.layout import Field
from festina.kernel.log import LOG
from festina.kernel.scratch import SCRATCH
from festina.kernel.switch import twin
from festina.registry import definitions, table_for
from festina.whyfirst.codes import Do
from tests.bots.helpers import first_to_act
from tests.contract.rulesets import rulesets

#: Action codes tried at decisions, whether anything like them exists or not, are below this.
CODES = 700
LIMIT = 300
#: Searches begin after fewer moves than this, at each table after another number.
DEEPEST = 20
#: How far ahead one can look: into how many bytes, from which action code on, and with which arguments.
Look = TypedDict("Look", {"bytes": int, "from": int, "given": list[list[int]]})

#: The first code of an action to which the game looks ahead.
LOOKED_FROM = {"hare": 0, "whyfirst": Do.MOVE}


class Walk(NamedTuple):
    """How long a walk is: steps at most, and how many action codes are tried at every decision."""

    limit: int
    tried: int

    def as_dict(self) -> dict[str, object]:
        """What table.mjs must know of it."""
        return {"limit": self.limit, "codes": {"from": self.limit, "tried": self.tried, "below": CODES}}


LONG = Walk(LIMIT, 3)
SHORT = Walk(60, 2)
OFFSETS = {
    **{name: LOG.offsets[name] for name in ("rows", "used", "keep", "count")},
    **{name: SCRATCH.offsets[name] for name in ("codes", "weights")},
}


class Native:
    """A game's compiled rules at one table, with the memory they work on."""

    def __init__(self, game: str, ruleset: str) -> None:
        self.ruleset = ruleset
        definition, table = table_for(ruleset, {})
        #: What a page is told of the table.
        self.where = {"game": game, "rules": b64encode(table.rules.buffer).decode()}
        #: What a walk is told of it besides.
        self.look: Look = {"bytes": _surveys(game).size, "from": LOOKED_FROM[game], "given": _looks(table)}
        self.rules = import_module(f"{twin(definition.package)}.rules")
        self.survey = import_module(f"{twin(definition.package)}.rules.survey")
        self.loops = import_module(f"{twin(definition.package)}.loops")
        self.table = definition.rules_layout.record(bytearray(table.rules.buffer))
        self.states: Any = np.zeros(2, definition.state_layout.dtype)
        self._buffers = bytearray(LOG.size), bytearray(SCRATCH.size)
        self.log, self.scratch = LOG.record(self._buffers[0]), SCRATCH.record(self._buffers[1])
        self.log_bytes = self._buffers[0]
        self.seen = LOG.cursor(self._buffers[0])
        self.listed = SCRATCH.cursor(self._buffers[1])

    def walk(self, key: int, how: Walk) -> dict[str, object]:
        """As ``walk`` in table.mjs; the answer as in node.mjs."""
        call, rules, state = self.rules, self.table, self.states[0]
        random: Any = import_module(twin("festina.kernel.random")).below
        own = np.uint64(key)
        surveys = _surveys(self.where["game"])
        digest = hashlib.sha256()

        def numbers(*values: float) -> None:
            digest.update(np.array(values, np.float64).tobytes())

        def told() -> None:
            digest.update(memoryview(self.log_bytes)[LOG.offsets["rows"] :][: 24 * self.seen.used])
            self.seen.used = 0
            digest.update(self.states[:1].tobytes())

        self.seen.keep = 1
        call.set_up(state, rules)
        told()
        steps = 0
        while steps < how.limit and not call.is_over(state, rules):
            bits = call.seats_to_act(state, rules)
            if bits == 0:
                count = call.chance_outcomes(state, rules, self.scratch)
                digest.update(np.array(self.listed.codes[:count], np.int32).tobytes())
                digest.update(np.array(self.listed.weights[:count], np.int32).tobytes())
                chosen = self.listed.codes[random(own, steps, count)]
                numbers(call.outcome_weight(state, rules, chosen))
                call.apply_chance(state, rules, chosen, self.log)
            else:
                seat = (bits & -bits).bit_length() - 1
                count = call.legal_actions(state, rules, seat, self.scratch)
                actions = list(self.listed.codes[:count])
                numbers(bits, *actions)
                for i in range(how.tried):
                    code = random(own, how.limit + how.tried * steps + i, CODES)
                    numbers(call.forbids(state, rules, seat, code))
                for given in self.look["given"] if actions[0] >= self.look["from"] else ():
                    seen = bytearray(surveys.size)
                    self.survey.look_ahead(state, rules, seat, *given, surveys.record(seen))
                    digest.update(seen)
                call.apply_action(state, rules, seat, actions[random(own, steps, count)], self.log)
            told()
            steps += 1
        numbers(call.winner_bits(state, rules))
        return {"steps": steps, "hash": digest.hexdigest()}

    def loop(self, key: int, games: int) -> dict[str, object]:
        """As ``loop`` in node.mjs."""
        lengths, winners = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.seen.keep, self.seen.count = 0, 1
        self.loops.play_many(
            self.states, self.table, np.uint64(key), 0, LIMIT, lengths, winners, self.scratch, self.log
        )
        digest = hashlib.sha256()
        for part in (lengths, winners, self.states):
            digest.update(part.tobytes())
        digest.update(self.log_bytes)
        return {"hash": digest.hexdigest()}


def _surveys(game: str) -> AnyLayout:
    layout: AnyLayout = import_module(f"{definitions()[game].package}.layout").SURVEY
    return layout


def _looks(table: Table) -> list[list[int]]:
    """With what a game looks ahead beside the seat: in Hare & Tortoise with the number of its pawn."""
    return [[letter] for letter in range(table.pawns_each)] if isinstance(table, HareTable) else [[]]


def tables(game: str) -> Iterator[tuple[int, Native]]:
    """The tables of a game that the contract suite plays, each with a key."""
    for key, ruleset in enumerate(rulesets(game)):
        yield key, Native(game, ruleset)


def some(game: str, count: int) -> list[str]:
    """Tables spread over all of a game's."""
    found = rulesets(game)
    return [found[number * len(found) // count] for number in range(min(count, len(found)))]


def position(ruleset: str, moves: int) -> Game:
    """Somewhere in a game: after some moves, and then at the next real decision."""
    game, random = new_game(ruleset, seed=moves), Random(moves)
    while moves > 0 or len(game.legal(first_to_act(game))) == 1:
        seat = first_to_act(game)
        game.play(random.choice(game.legal(seat)), seat)
        moves -= 1
    return game


def briefing(game: Game, spec: str) -> Brief:
    """What a search of the seat that is to act needs to know."""
    seat = first_to_act(game)
    where = Seat(game.definition, game.table, seat, 11)
    return brief_for(terms_of(spec, game.definition), where, game.view(seat), game.events(seat))


def streams_for(game: Game) -> Streams:
    """Compiled searches at a game's table."""
    return Streams(game.definition, kit_of(game.definition).knowledge(game.table))


def tree_parts(game: str) -> dict[str, object]:
    """What ``searches`` in table.mjs must know of a game's tree: of its rows only those in use are compared."""
    layout = _tree_layout(game)
    parts = []
    for field in layout.fields:
        rowed = _has_rows(layout, field)
        size = field.size // EDGES if rowed else field.size
        parts.append({"offset": layout.offsets[field.name], "bytes": size, "rowed": rowed})
    return {"used": layout.offsets.get("used"), "parts": parts}


def searched(game: Game, brief: Brief) -> list[str]:
    """As ``searches`` in table.mjs: of each search a hash of all that it leaves in its tree."""
    streams = streams_for(game)
    streams.think(brief)
    layout = _tree_layout(brief.game)
    found = []
    for stream in streams._streams:
        tree = stream._tree
        digest = hashlib.sha256()
        for field in layout.fields:
            content = tree[field.name]
            digest.update(content[: tree["used"]].tobytes() if _has_rows(layout, field) else content.tobytes())
        found.append(digest.hexdigest())
    return found


def _tree_layout(game: str) -> AnyLayout:
    layout = kit_of(definitions()[game]).tree_layout
    assert layout is not None
    return layout


def _has_rows(layout: AnyLayout, field: Field) -> bool:
    """Whether a field has a row for each edge of a tree, in use or not."""
    return "used" in layout.offsets and field.shape[:1] == (EDGES,)
