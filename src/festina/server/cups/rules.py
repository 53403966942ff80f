"""What a cup asks of a ruleset: the sizes of its tables, whether they play in teams."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.errors import BadRuleset
from ...kernel.ruleset import split_ruleset
from ...registry import table_for
from .data import BIGGEST_TABLE, SMALLEST_TABLE


@lru_cache(maxsize=256)
def rulesets_by_size(ruleset: str) -> dict[int, str]:
    """The rules with each number of seats that they can be played with (BadRuleset if they are none)."""
    _, usual = table_for(ruleset, {})
    found = {usual.players: usual.ruleset}
    game, written = split_ruleset(ruleset)
    written.pop("players", None)
    for size in range(SMALLEST_TABLE, BIGGEST_TABLE + 1):
        try:
            _, table = table_for(game, {**written, "players": str(size)})
        except BadRuleset:
            continue
        found[table.players] = table.ruleset
    return {size: found[size] for size in sorted(found) if SMALLEST_TABLE <= size <= BIGGEST_TABLE}


@lru_cache(maxsize=256)
def plays_in_teams(ruleset: str, size: int) -> bool:
    """Whether people win together at a table of a size."""
    found = rulesets_by_size(ruleset).get(size)
    return found is not None and table_for(found, {})[1].team_of is not None
