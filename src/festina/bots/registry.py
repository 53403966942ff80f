"""The bots that exist: one registry, one spec grammar.

A bot is a class derived from ``Bot`` that declares its name, its parameters and how it is built. It is registered by
being listed: here, in a game's kit (``bots``), or, from another package, under the entry point ``festina.bots``, which
names a class or a list of them; its messages (``bot-<name>``) are looked for in ``locales/`` beside that module.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from ..kernel.contract import AnyDefinition, Table
from ..kernel.errors import BadBot
from ..kernel.ruleset import shorten
from ..locales import add_words
from ..registry import definition_named, definitions
from .base import MOVE_SECONDS, Bot, Seat
from .kits import find_kit
from .spec import BotInfo, BotSpec

#: The entry point under which other packages register bots.
GROUP = "festina.bots"


@cache
def bot_classes() -> Mapping[str, type[Bot]]:
    """All bots by name: the random one, the games' own, those for any game, and those of other packages."""
    from .foreign import ForeignBot
    from .levels import LevelBot
    from .policies import RandomBot, StrategistBot
    from .searching import ChampionBot, SearchBot

    kits = [kit for game in definitions().values() if (kit := find_kit(game))]
    own = [bot for kit in kits for bot in kit.bots]
    listed: list[type[Bot]] = [
        RandomBot,
        *own,
        StrategistBot,
        SearchBot,
        ChampionBot,
        LevelBot,
        ForeignBot,
        *_registered(),
    ]
    found: dict[str, type[Bot]] = {}
    for bot in listed:
        if found.setdefault(bot.name, bot) is not bot:
            place = f"{bot.__module__}.{bot.__qualname__}"
            warnings.warn(f"{place} is not available: there is a bot {bot.name!r} already", stacklevel=2)
    return found


def _registered() -> Iterator[type[Bot]]:
    """The bots of other packages; one that cannot be loaded is left out, with a warning."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            loaded = entry.load()
        except Exception as problem:  # noqa: BLE001  a foreign package may fail in any way
            warnings.warn(f"the bot {entry.name!r} ({entry.value}) cannot be loaded: {problem}", stacklevel=2)
            continue
        package = entry.module.rpartition(".")[0]
        if package:
            add_words(package)
        for bot in loaded if isinstance(loaded, list | tuple) else [loaded]:
            if isinstance(bot, type) and issubclass(bot, Bot) and bot.name:
                yield bot
            else:
                warnings.warn(f"{entry.value} is not a bot: a bot derives from Bot and has a name", stacklevel=2)


def bot_spec(text: str, game: str | AnyDefinition | None = None, *, foreign: bool = True) -> BotSpec:
    """The spec that a text holds; with a game (or its name), the bot must play it (BadBot lists the bots that do).

    ``foreign=False`` refuses programs, which would run with our rights: for specs that come from strangers.
    """
    text = str(text).strip()
    known = bot_classes()
    bot = next((bot for bot in known.values() if bot.claims(text)), None)
    if bot is None:
        raise BadBot("bot-unknown", bot=shorten(text.partition(":")[0]), known=", ".join(known))
    if bot.foreign and not foreign:
        allowed = ", ".join(name for name, other in known.items() if not other.foreign)
        raise BadBot("bot-foreign-refused", bot=shorten(text), known=allowed)
    spec = bot.read(text)
    if game is not None:
        _check_game(spec, definition_named(game) if isinstance(game, str) else game)
    return spec


def _check_game(spec: BotSpec, game: AnyDefinition) -> None:
    """Refuse a bot that does not play a game (BadBot)."""
    if not spec.bot.plays(game):
        known = ", ".join(name for name, bot in bot_classes().items() if bot.plays(game))
        raise BadBot("bot-other-game", bot=spec.bot.name, game=game.name, known=known)
    spec.bot.check(spec, game)


def make_bot(
    text: str, definition: AnyDefinition, table: Table, seat: int, seed: int, move_seconds: float = MOVE_SECONDS
) -> Bot:
    """The bot a spec describes, at a seat of a table, with its own random stream from ``seed`` (BadBot).

    ``move_seconds`` is the time a program has for a move; a program comes wrapped in a ``SafeBot``.
    """
    spec = bot_spec(text, definition)
    return spec.bot.build(spec, Seat(definition, table, seat, seed, spec.text, move_seconds))


def describe_bots() -> dict[str, BotInfo]:
    """All bots by name, with their parameters and the games they play."""
    games = definitions().values()
    return {
        name: BotInfo(
            name=name,
            description=bot.description(),
            parameters=bot.parameters,
            games=tuple(game.name for game in games if bot.plays(game)),
            foreign=bot.foreign,
        )
        for name, bot in bot_classes().items()
    }
