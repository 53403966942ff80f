"""Who sits where: people by name, bots by their spec. The one place where a spec becomes a player."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import TYPE_CHECKING

from ..bots import describe_bots
from ..kernel.ruleset import shorten
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from ..bots import Bot
    from ..kernel.game import Game

_NUMBERED = re.compile(r"(.+?)(?: \d+)?")
_LEVEL = re.compile(r"level (\d)(?: \d+)?")
_PARAMETER = re.compile(r"[a-z_]+=\S+")


def spec_of(name: str) -> str | None:
    """The spec of the bot that sits at a seat of this name, or None for a person."""
    if level := _LEVEL.fullmatch(name.lower()):
        return f"level:{level[1]}"
    match = _NUMBERED.fullmatch(name.lower())
    spec = match[1] if match else name
    return spec if spec.partition(":")[0] in describe_bots() else None


def read_seats(text: str) -> list[str]:
    """The names of the seats in a text such as ``you,random,search:ms=300``; equal bots are numbered."""
    given: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if given and ":" in given[-1] and _PARAMETER.fullmatch(part):
            given[-1] += f",{part}"  # specs have commas, too: search:sims=2000,seed=3
        else:
            given.append(part)
    if not all(given):
        raise Trouble(t("cli-seats-empty", text=shorten(text)))
    given = [t("cli-you") if name.lower() == "you" else name for name in given]
    given = [name.capitalize().replace("Level:", "Level ") if spec_of(name) else name for name in given]
    total, used = Counter(given), Counter[str]()
    names = []
    for name in given:
        used[name] += 1
        names.append(f"{name} {used[name]}" if total[name] > 1 and spec_of(name) else name)
    for name, number in Counter(names).items():
        if number > 1:
            raise Trouble(t("cli-seats-twice", name=shorten(name)))
    return names


def usual_seats(players: int) -> str:
    """You against bots of middling strength."""
    return ",".join(["you", *(f"level:{level}" for level in (3, 2, 4, 3, 2)[: players - 1])])


def bots_at(game: Game) -> dict[int, Bot]:
    """The bots among the seats of a game (BadBot), each with a random stream of its own from here on."""
    from ..bots import make_bot

    seed = random.Random(f"{game.seed} {len(game.steps)}").getrandbits(63)
    return {
        seat: make_bot(spec, game.definition, game.table, seat, seed)
        for seat, name in enumerate(game.seats)
        if (spec := spec_of(name))
    }
