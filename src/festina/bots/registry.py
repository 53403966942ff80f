"""The bots of the house: one registry, one spec grammar."""

from __future__ import annotations

from typing import Any

from ..kernel.ruleset import shorten
from .base import MOVE_SECONDS, Bot, Seat
from .commands import COMMAND, CommandSpec, command_spec, names_a_program
from .levels import LEVELS, level_specs
from .spec import BadBot, BotKind, BotSpec, Parameter, read_spec

_NOISE = Parameter("noise", 25, 0, 100_000)

KINDS = {
    kind.name: kind
    for kind in (
        BotKind("random"),
        BotKind("dasher", games=("hare",)),
        BotKind("plodder", games=("hare",)),
        BotKind("alternator", games=("hare",)),
        BotKind("eager", games=("whyfirst",)),
        BotKind("modest", games=("whyfirst",)),
        BotKind("saboteur", games=("whyfirst",)),
        BotKind("strategist", (_NOISE,)),
        BotKind(
            "search",
            (
                Parameter("ms", 0, 1, 600_000),
                Parameter("sims", 0, 1, 100_000_000),
                Parameter("seed", 0, 0, 2**31),
                Parameter("threads", 1, 1, 64),
                Parameter("goal", "wins", words=("wins", "places")),
            ),
        ),
        BotKind("level", (Parameter("level", 4, LEVELS[0], LEVELS[-1]),)),
        COMMAND,
    )
}
_DEFAULT_SIMULATIONS = 2000


def bot_spec(text: str, game: str | None = None, *, foreign: bool = True) -> BotSpec:
    """A spec, checked; with a game, also whether the bot plays it (BadBot).

    ``foreign=False`` refuses programs: whoever may name one runs it with our rights.
    """
    text = str(text).strip()
    if names_a_program(text):
        if not foreign:
            known = ", ".join(name for name, kind in KINDS.items() if kind is not COMMAND)
            raise BadBot("bot-foreign-refused", bot=shorten(text), known=known)
        return command_spec(text)
    spec = read_spec(text, KINDS)
    if game is not None and spec.kind.games and game not in spec.kind.games:
        known = ", ".join(name for name, kind in KINDS.items() if not kind.games or game in kind.games)
        raise BadBot("bot-other-game", bot=spec.kind.name, game=game, known=known)
    return spec


def make_bot(text: str, definition: Any, table: Any, seat: int, seed: int, move_seconds: float = MOVE_SECONDS) -> Bot:
    """The bot a spec describes, at a seat of a table, with its own random stream from ``seed``.

    ``move_seconds`` is the time a program has for a move; such a bot comes in a ``SafeBot`` already.
    """
    from .policies import PolicyBot, RandomBot
    from .searching import SearchBot

    spec = bot_spec(text, definition.name)
    place = Seat(definition, table, seat, seed, spec.text)
    if isinstance(spec, CommandSpec):
        from .foreign import ForeignBot
        from .safe import SafeBot

        return SafeBot(ForeignBot(place, spec.command, move_seconds))
    name = spec.kind.name
    if name == "random":
        return RandomBot(place)
    if name == "level":
        bot = make_bot(level_specs(definition.name)[spec["level"]], definition, table, seat, seed)
        bot.seat.spec = spec.text
        return bot
    if name == "search":
        sims = spec["sims"]
        if not sims and not spec["ms"]:
            sims = _DEFAULT_SIMULATIONS
        return SearchBot(place, spec["ms"], sims, spec["seed"], spec["threads"], spec["goal"])
    if name == "strategist":
        from .rooms import players_room

        return PolicyBot(place, name, spec["noise"] * players_room(definition.room).unit // 100)
    return PolicyBot(place, name)


def describe_bots() -> dict[str, dict[str, Any]]:
    """Names, descriptions, parameters and games, in plain JSON types."""
    return {
        name: {
            "description": str(kind.description()),
            "options": {parameter.name: parameter.as_dict() for parameter in kind.parameters},
            "games": list(kind.games),
        }
        for name, kind in KINDS.items()
    }


__all__ = ["KINDS", "BadBot", "bot_spec", "describe_bots", "make_bot"]
