"""Games between bots, and small programs that play in them."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from festina import Game, new_game
from festina.bots import Bot, Decision, Incident, make_bot
from festina.kernel.layout import Layout
from tests.contract.walk import walk

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
#: Races of many kinds in few tables: what a strategist knows of a table takes seconds to work out.
RACES = (
    "hare(players=3)",
    "hare(edition=abacus-2000,players=2,hare=parking)",
    "hare(edition=devir-2014,teams=2,hare=tournament)",
    "hare(edition=intellect-1974,players=5)",
    "hare(edition=ravensburger-1978,players=6,teams=3,hare=nap)",
)

_PROGRAM = """
import json, os, subprocess, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def act(action, id=None):
    say({{"type": "action", "id": message["id"] if id is None else id, "action": action}})

questions = 0
for line in sys.stdin:
    message = json.loads(line)
    with open({log!r}, "a") as log:
        log.write(line)
    kind = message["type"]
    if kind == "hello":
        {hello}
    elif kind == "new_game":
        {new_game}
    elif kind == "decide":
        questions += 1
{decide}
    elif kind == "quit":
        break
"""
GOOD = 'act(message["legal"][0])'


def program(
    folder: Path,
    decide: str = GOOD,
    hello: str = 'say({"festina": 1, "type": "hello", "name": "Test"})',
    new_game: str = 'say({"type": "ready"})',
) -> str:
    """A bot whose answers are these pieces of Python; returns its spec. What it hears goes to ``heard``."""
    path = folder / "bot.py"
    text = _PROGRAM.format(
        log=str(folder / "log"), hello=hello, new_game=new_game, decide=textwrap.indent(decide, " " * 8)
    )
    path.write_text(text, encoding="utf-8")
    return str(path)


def heard(folder: Path) -> list[dict[str, Any]]:
    """All messages that the programs in a folder have heard."""
    return [json.loads(line) for line in (folder / "log").read_text(encoding="utf-8").splitlines()]


def bot_at(game: Game, spec: str, seat: int = 0, seed: int = 5, seconds: float = 20.0) -> Bot:
    """A bot at a seat of a game."""
    return make_bot(spec, game.definition, game.table, seat, seed, seconds)


def ask(bot: Bot, game: Game) -> Decision:
    """What a bot decides now."""
    seat = bot.seat.number
    return bot.decide(game.view(seat), game.events(seat))


def first_to_act(game: Game) -> int:
    """The seat to be asked next."""
    seat = game.to_act[0]
    assert isinstance(seat, int)
    return seat


def play_out(game: Game, bots: Mapping[int, Bot] | Sequence[Bot], limit: int = 2000) -> list[Incident]:
    """Play to the end (or to a limit of decisions), tell the bots, and give back what went wrong."""
    seated = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    decisions = 0
    while game.to_act and decisions < limit:
        bot = seated[first_to_act(game)]
        game.play(ask(bot, game).action, bot.seat.number)
        decisions += 1
    for bot in seated.values():
        if game.is_over:
            bot.game_over(game.view(bot.seat.number), game.events(bot.seat.number))
        bot.close()
    return [incident for bot in seated.values() for incident in bot.seat.incidents]


def moments(ruleset: str, count: int) -> Iterator[Game]:
    """One game of a table, played on between two yields, at decisions spread over it; its history is there."""
    script = walk(ruleset)
    decisions = [number for number, (seat, _) in enumerate(script.steps) if seat != "chance"]
    wanted = {decisions[index * len(decisions) // (count + 1)] for index in range(1, count + 1)}
    for number, game in enumerate(script.states()):
        if number in wanted:
            yield game


def seats_to_act(game: Game) -> list[int]:
    """The seats that must act, without chance."""
    return [seat for seat in game.to_act if isinstance(seat, int)]


def state_of(game: Any) -> Any:
    """A game's state as interpreted code reads it, also once the game has gone over to compiled functions."""
    return game._state


class Shelf:
    """An array of states as compiled code has it: what is put in is copied."""

    def __init__(self, layout: Layout[Any], count: int) -> None:
        self._states = [layout.new() for _ in range(count)]

    def __getitem__(self, index: int) -> Any:
        return self._states[index]

    def __setitem__(self, index: int, state: Any) -> None:
        self._states[index].buffer[:] = bytes(state.buffer)


def begun(ruleset: str, seed: int) -> Any:
    """A new game, whose records the tests read as the game's own code does."""
    return new_game(ruleset, seed=seed)
