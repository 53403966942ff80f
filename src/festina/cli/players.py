"""Who sits where: people by name, bots by their spec. The one place where a spec becomes a player."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import BadBot, bot_spec, describe_bots
from ..bots.commands import COMMAND, names_a_program
from ..bots.protocol import shown
from ..kernel.ruleset import shorten
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from ..bots import Bot
    from ..kernel.game import Game

_NUMBERED = re.compile(r"(.+?)(?: \d+)?")
_LEVEL = re.compile(r"level (\d)(?: \d+)?")


@dataclass(frozen=True)
class Sitter:
    """Somebody at a seat: the name that the record keeps, and the spec of a bot (None for a person)."""

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

    A record may come from anybody: a program it names is not run, unless the user names it, too (Trouble).
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


def usual_seats(players: int) -> str:
    """You against bots of middling strength."""
    return ",".join(["you", *(f"level:{level}" for level in (3, 2, 4, 3, 2)[: players - 1])])


def bots_at(game: Game, sitters: Sequence[Sitter]) -> dict[int, Bot]:
    """The bots among the seats of a game (BadBot), each with a random stream of its own from here on.

    Whatever a bot does wrong costs it the move, never the game.
    """
    from ..bots import make_bot
    from ..bots.safe import SafeBot

    seed = random.Random(f"{game.seed} {len(game.steps)}").getrandbits(63)
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
        is_command = given.partition(":")[0] == COMMAND.name
        return Sitter(shown(given) if is_command else Path(given).name, given)  # the record's names are short
    spec = _house_spec(given)
    if spec is None and ":" in given:
        bot_spec(given)  # no name of a person has a colon: it says which bots there are (BadBot)
    return Sitter(given.capitalize().replace("Level:", "Level "), spec) if spec else Sitter(given)


def _sitter_named(name: str) -> Sitter:
    """The sitter that a name in a record means."""
    match = _NUMBERED.fullmatch(name)
    for spec in (name, match[1] if match else name):
        if names_a_program(spec):
            return Sitter(name, spec)
    return Sitter(name, _house_spec(name))


def _house_spec(name: str) -> str | None:
    """The spec of a bot of the house that goes by this name, or None for a person."""
    if level := _LEVEL.fullmatch(name.lower()):
        return f"level:{level[1]}"
    match = _NUMBERED.fullmatch(name.lower())
    spec = match[1] if match else name
    return spec if spec.partition(":")[0] in describe_bots() else None
