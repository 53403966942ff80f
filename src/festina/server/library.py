"""What does not depend on tables: games and their options, rulebooks, bots, words."""

from __future__ import annotations

from functools import lru_cache

from ..bots.kits import find_kit
from ..bots.registry import describe_bots
from ..kernel.record import read_record
from ..registry import default_game, definition_named, definitions, table_for
from .replay import whole_replay
from .wire_library import BotList, Rulebook, RulesetInfo, WholeReplay


@lru_cache(maxsize=1)
def bots() -> BotList:
    """The bots that may be seated: a program of somebody's would run with the server's rights."""
    kits = {name: find_kit(game) for name, game in definitions().items()}
    return BotList(
        levels={name: list(range(1, len(kit.levels) + 1)) if kit else [] for name, kit in kits.items()},
        bots=[bot for bot in describe_bots().values() if not bot.foreign],
    )


@lru_cache(maxsize=128)
def rules(ruleset: str) -> Rulebook:
    """The rulebook of a table, as messages (BadRuleset)."""
    definition, table = table_for(ruleset, {})
    return Rulebook(
        ruleset=table.ruleset,
        game=definition.name,
        sections=definition.rulebook(table),
        sheet=definition.sheet(table),
    )


@lru_cache(maxsize=16)
def demo(name: str | None) -> WholeReplay | None:
    """A game that plays itself, as a spectator sees it; None where there is none (BadRuleset: no such game)."""
    text = definition_named(name or default_game()).demo()
    return whole_replay(read_record(text, definitions()), None, lambda: True) if text else None


@lru_cache(maxsize=256)
def setting(ruleset: str) -> RulesetInfo:
    """A ruleset in its canonical form, and what a table of it looks like (BadRuleset)."""
    definition, table = table_for(ruleset, {})
    return RulesetInfo(
        ruleset=table.ruleset,
        game=definition.name,
        players=table.players,
        minutes=definition.minutes(table),
        setting=definition.setting(table),
    )
