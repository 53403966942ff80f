"""The race of a day: the same rules, bots and chance for everybody, whoever asks and whenever.

Rules and bots follow from the date, which anybody may know. Chance and the bots' own numbers follow from a secret of
the server and the date, which nobody can compute; what somebody draws then follows from their decisions (``redeal``).
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from ..bots.kits import find_kit
from ..bots.registry import bot_spec
from ..kernel.contract import AnyDefinition
from ..registry import definition_named, definitions, table_for
from .tokens import SEED_BITS

#: The seat of the person; bots have the others.
SEAT: Final = 0
#: Tables of these sizes are raced at, where a game has them: neither a duel nor an evening.
_SIZES: Final = ("3", "4", "5")
_ANY_BOT: Final = "random"
#: There is no race before: the first day of the calendar has no day before it.
_FIRST_DAY: Final = "2000-01-01"


class Race(NamedTuple):
    """A day's race of one game: the ruleset, and who sits where (None: the person)."""

    day: str
    game: str
    ruleset: str
    seats: tuple[str | None, ...]


def day_of(at: float) -> str:
    """The day of a moment, everywhere the same (UTC)."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def day_before(day: str, days: int = 1) -> str:
    """An earlier day."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def is_day(text: str) -> bool:
    """Whether a text names a day as we write it, and on which there can have been a race."""
    try:
        return date.fromisoformat(text).isoformat() == text and text >= _FIRST_DAY
    except ValueError:
        return False


def races_of(day: str) -> list[Race]:
    """The races of a day: one for each game."""
    return [race_of(day, name) for name in definitions()]


@lru_cache(maxsize=64)
def race_of(day: str, game: str) -> Race:
    """A game's race of a day: editions take turns, then numbers of seats (BadRuleset)."""
    definition = definition_named(game)
    number = date.fromisoformat(day).toordinal()
    options: dict[str, object] = {}
    editions = definition.editions()
    turn = number
    if editions:
        turn, edition = divmod(number, len(editions))
        options["edition"] = editions[edition].id
    sizes = _sizes(definition)
    if sizes:
        options["players"] = sizes[turn % len(sizes)]
    _, table = table_for(game, options)
    bots = _bots(definition, date.fromisoformat(day).weekday(), table.players - 1)
    return Race(day, game, table.ruleset, (*bots[:SEAT], None, *bots[SEAT:]))


def _sizes(definition: AnyDefinition) -> list[str]:
    """The numbers of seats that take turns, if there is a choice."""
    values = [value for option in definition.options if option.name == "players" for value in option.values]
    return [value for value in values if value in _SIZES] or values


def _bots(definition: AnyDefinition, weekday: int, count: int) -> list[str]:
    """Bots that decide the same on every machine, however busy: gentle on Mondays, and harder every day until Sunday.

    Each second one is a level weaker.
    """
    kit = find_kit(definition)
    specs = [bot_spec(text, definition) for text in kit.levels] if kit else []
    steady = [level for level, spec in enumerate(specs, 1) if not spec.bot.is_compiled(spec, definition)]
    if not steady:
        return [_ANY_BOT] * count
    hardest = round(weekday * (len(steady) - 1) / 6)
    return [f"level:{steady[max(0, hardest - seat % 2)]}" for seat in range(count)]


def seed_of_race(secret: str, race: Race) -> int:
    """The dealer's seed."""
    return int(_derived(secret, race, "dealer"), 16) >> (256 - SEED_BITS)


def bot_key_of_race(secret: str, race: Race) -> str:
    """The secret from which the seeds of the race's bots are made."""
    return _derived(secret, race, "bots")[:32]


def _derived(secret: str, race: Race, what: str) -> str:
    return blake2b(f"{race.day} {race.game} {what}".encode(), key=secret.encode(), digest_size=32).hexdigest()
