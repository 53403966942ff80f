"""What does not depend on tables: games and their options, rulebooks, bots, words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ..bots.kits import find_kit
from ..bots.registry import describe_bots
from ..kernel.game import Game
from ..kernel.record import read_record
from ..registry import default_game, definition_named, definitions, table_for
from .bodies import LONGEST_RULESET, Eyes
from .refusal import Refusal
from .replay import Abandoned, whole_replay
from .wire_library import BotList, Rulebook, RulesetInfo, WholeReplay

#: Records beyond this are no games that people play, and would take many seconds.
_MOST_LINES: Final = 10_000


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


def checked(ruleset: str | None) -> str:
    """A ruleset text that is not too long (Refusal); without one, the game that is usual."""
    if ruleset is not None and len(ruleset) > LONGEST_RULESET:
        raise Refusal("too_large", "server-too-large", kilobytes=1)
    return default_game() if ruleset is None else ruleset


# ---- records


def check_length(record: str) -> None:
    """Raise Refusal if a record is too long to be read."""
    if record.count("\n") > _MOST_LINES:
        raise Refusal("too_large", "server-replay-too-long", most=_MOST_LINES)


def read(text: str, wanted: Callable[[], bool]) -> Game:
    """The game of a record (BadRecord; Abandoned once it is not wanted any more)."""

    def go_on() -> None:
        if not wanted():
            raise Abandoned

    return read_record(text, definitions(), go_on)


def replayed(
    text: str,
    seat: int | None,
    wanted: Callable[[], bool],
    runners: list[int] | None = None,
    eyes: Eyes | None = None,
) -> WholeReplay:
    """The replay of a record, as a seat (None: a spectator) saw it, or whoever decided next (BadRecord, Refusal)."""
    game = read(text, wanted)
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal("not_there", "server-no-seat", last=game.players - 1)
    return whole_replay(game, seat, wanted, runners, deciding=eyes == "deciding")
