"""Who sits where: people by name, bots by their spec. The one place where a spec becomes a player."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import BadBot, bot_spec
from ..bots.commands import COMMAND, names_a_program
from ..bots.protocol import shown
from ..bots.registry import bot_classes
from ..kernel.ruleset import shorten
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from ..bots import Bot
    from ..kernel.game import Game

_NUMBERED = re.compile(r"(.+?)(?: \d+)?")
_LEVEL = re.compile(r"level (\d+)(?: \d+)?")


@dataclass(frozen=True)
class Sitter:
    """A person or bot at a seat: the name that the record keeps, and the bot's spec (None for a person)."""

    name: str
    spec: str | None = None


def read_seats(text: str) -> list[Sitter]:
    """Who sits where in a text such as ``you,random,search:ms=300,mybot.py``; equal bots are numbered."""
    from ..lab.seating import split_bots

    given = split_bots(text)
    if not all(given):
        raise Trouble(t("cli-seats-empty", text=shorten(text)))
    sitters = [_sitter(name) for name in given]
    total, used = Counter(sitter.name for sitter in sitters), Counter[str]()
    seated = []
    for sitter in sitters:
        used[sitter.name] += 1
        numbered = total[sitter.name] > 1 and sitter.spec
        seated.append(replace(sitter, name=f"{sitter.name} {used[sitter.name]}") if numbered else sitter)
    for name, number in Counter(sitter.name for sitter in seated).items():
        if number > 1:
            raise Trouble(t("cli-seats-twice", name=shorten(name)))
    return seated


def write_seats(sitters: Sequence[Sitter]) -> str:
    """The text that ``read_seats`` reads."""
    parts = [sitter.spec or sitter.name for sitter in sitters]
    return (";" if any("," in part for part in parts) else ",").join(parts)


def sitters_of(game: Game, file: str) -> list[Sitter]:
    """Who sat at the table of a record, by their names.

    A record may come from a stranger: a program it names is run only if the user names it, too (Trouble).
    """
    sitters = [_sitter_named(name) for name in game.seats]
    for sitter in sitters:
        if sitter.spec and names_a_program(sitter.spec):
            try:
                bot_spec(sitter.spec, foreign=False)
            except BadBot as refused:
                raise Trouble(f"{refused} {how_to_resume(file, sitters)}") from None
    return sitters


def how_to_resume(file: str, sitters: Sequence[Sitter]) -> str:
    """The command that goes on with a saved game."""
    from shlex import quote

    has_program = any(sitter.spec and names_a_program(sitter.spec) for sitter in sitters)
    return t("cli-resume-with", file=f"{file} --seats {quote(write_seats(sitters))}" if has_program else file)


def usual_seats(game: str, players: int) -> str:
    """You against bots of middling strength, or random ones where a game has no such levels."""
    others = [f"level:{level}" for level in islice(cycle((4, 3, 5, 4, 3)), players - 1)]
    try:
        for spec in others:
            bot_spec(spec, game)
    except BadBot:
        others = ["random"] * len(others)
    return ",".join(["you", *others])


def bots_at(game: Game, sitters: Sequence[Sitter]) -> dict[int, Bot]:
    """The bots among the seats of a game (BadBot), each with a random stream of its own from here on.

    A bot that fails loses the move, never the game.
    """
    from ..bots import make_bot
    from ..bots.safe import SafeBot
    from ..bots.seated import bots_seed

    seed = bots_seed(game)
    return {
        seat: SafeBot(make_bot(sitter.spec, game.definition, game.table, seat, seed))
        for seat, sitter in enumerate(sitters)
        if sitter.spec
    }


def _sitter(given: str) -> Sitter:
    """The sitter that a text on the command line means."""
    if given.lower() == "you":
        return Sitter(t("cli-you"))
    if names_a_program(given):
        is_command = given.partition(":")[0] == COMMAND
        return Sitter(shown(given) if is_command else Path(given).name, given)  # the record's names are short
    spec = _bot_spec_named(given)
    if spec is None and ":" in given:
        bot_spec(given)  # people's names have no colon: BadBot lists the bots there are
    return Sitter(given.capitalize().replace("Level:", "Level "), spec) if spec else Sitter(given)


def _sitter_named(name: str) -> Sitter:
    """The sitter that a name in a record means."""
    match = _NUMBERED.fullmatch(name)
    for spec in (name, match[1] if match else name):
        if names_a_program(spec):
            return Sitter(name, spec)
    return Sitter(name, _bot_spec_named(name))


def _bot_spec_named(name: str) -> str | None:
    """The spec of the registered bot that goes by this name; None for a person."""
    if level := _LEVEL.fullmatch(name.lower()):
        return f"level:{level[1]}"
    match = _NUMBERED.fullmatch(name.lower())
    spec = match[1] if match else name
    return spec if spec.partition(":")[0] in bot_classes() else None
