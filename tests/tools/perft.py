"""Leaf counts: how many ways a game can go in a few steps, chance included, from its start and from later positions.

``python -m tests.tools.perft`` writes ``tests/perft/<game>.json`` anew. Positions in a file stay as they are, so that a
difference in the counts is a difference in the rules; tables that are missing get their positions from a fixed game.
Every legal action and every chance outcome is a branch; of several seats to act the first one does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from festina import new_game
from festina.kernel.engine import Engine
from festina.kernel.layout import Layout
from festina.kernel.log import LOG
from festina.kernel.scratch import SCRATCH
from festina.registry import definitions, table_for
from tests.contract.rulesets import rulesets
from tests.contract.walk import walk

FOLDER = Path(__file__).resolve().parent.parent / "perft"
DEPTH = 4
#: Counts stop after the first one above this.
ENOUGH = 8_000
Entry = dict[str, Any]


class Leaves:
    """Counts leaves at one table, with interpreted or compiled rules."""

    def __init__(self, ruleset: str, engine: Engine) -> None:
        definition, table = table_for(ruleset, {})
        self._layout: Layout = definition.state_layout
        self._call = engine.call
        self._rules = engine.view(definition.rules_layout, table.rules.buffer)
        self._engine = engine
        self._log = engine.view(LOG, bytearray(LOG.size))
        listed = bytearray(SCRATCH.size)
        self._scratch = engine.view(SCRATCH, listed)
        self._listed = SCRATCH.cursor(listed)

    def count(self, state: bytes, depth: int) -> int:
        """The number of positions exactly ``depth`` steps on."""
        buffer = bytearray(state)
        native = self._engine.view(self._layout, buffer)
        seat, codes = self._branches(native)
        if depth == 1:
            return len(codes)
        total = 0
        for code in codes:
            buffer[:] = state
            if seat < 0:
                self._call.apply_chance(native, self._rules, code, self._log)
            else:
                self._call.apply_action(native, self._rules, seat, code, self._log)
            total += self.count(bytes(buffer), depth - 1)
        return total

    def _branches(self, native: Any) -> tuple[int, list[int]]:
        """Who acts (-1: chance) and everything it can do."""
        if self._call.is_over(native, self._rules):
            return -1, []
        bits = int(self._call.seats_to_act(native, self._rules))
        if not bits:
            count = self._call.chance_outcomes(native, self._rules, self._scratch)
            return -1, list(self._listed.codes[:count])
        seat = (bits & -bits).bit_length() - 1
        count = self._call.legal_actions(native, self._rules, seat, self._scratch)
        return seat, list(self._listed.codes[:count])


def counts(entry: Entry, engine: Engine, depth: int) -> list[int]:
    """The leaf counts of an entry, from one step to ``depth`` or until there are enough."""
    game = new_game(entry["ruleset"], start=entry["start"], chance="manual", seed=0)
    leaves = Leaves(entry["ruleset"], engine)
    found: list[int] = []
    while len(found) < depth and (not found or found[-1] <= ENOUGH):
        found.append(leaves.count(bytes(game.state.buffer), len(found) + 1))
    return found


def tables(name: str) -> list[str]:
    """Every edition with every number of seats, and every variant of the usual one; all tables of a small game."""
    if name != "hare":
        return list(rulesets(name))
    chosen = [f"hare(edition={edition},players={players})" for edition in _editions() for players in range(2, 7)]
    variants = next(option for option in definitions()["hare"].options if option.name == "hare").values[1:]
    chosen += [f"hare(hare={variant},players={players})" for variant in variants for players in (2, 3, 6)]
    chosen += ["hare(players=4,teams=2)", "hare(players=6,teams=2)", "hare(players=6,teams=3)"]
    chosen += ["hare(players=2,number_pay=turn_start)", "hare(players=3,first=draw)", "hare(until=winner)"]
    return [str(table_for(ruleset, {})[1].ruleset) for ruleset in chosen]


def _editions() -> tuple[str, ...]:
    found = next(option for option in definitions()["hare"].options if option.name == "edition").values
    return tuple(found)


def _positions(ruleset: str) -> Iterator[dict[str, Any] | None]:
    """The start, and two positions on the way: a third and two thirds through a game."""
    yield None
    for game in walk(ruleset).positions(2, ends=False):
        yield game.facts()


def known_entries(name: str) -> list[Entry]:
    """What a game's file holds now."""
    file = FOLDER / f"{name}.json"
    known: list[Entry] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return known


def entries(name: str) -> list[Entry]:
    """What a game's file should hold, without the counts: known positions, and new ones for tables it does not have."""
    known = known_entries(name)
    found: list[Entry] = []
    for ruleset in tables(name):
        mine = [entry for entry in known if entry["ruleset"] == ruleset]
        starts = [entry["start"] for entry in mine] or list(_positions(ruleset))
        found += [{"ruleset": ruleset, "start": start} for start in starts]
    return found


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, definition in definitions().items():
        engine = Engine(definition.package, compiled=True)
        lines = []
        for entry in entries(name):
            entry["counts"] = counts(entry, engine, DEPTH)
            lines.append(json.dumps(entry))
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
        print(f"{name}: {len(lines)} positions")


if __name__ == "__main__":
    main()
