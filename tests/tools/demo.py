"""The race that the start page shows: ``python -m tests.tools.demo`` has four bots play it, and writes its record.

The record is data of its game (``data/demo.txt``); the page plays it back. A test checks that it is what this command
writes, so a change of the rules or of the bots is followed by a new race.
"""

from __future__ import annotations

from pathlib import Path

from festina import Game, new_game

RULESET = "hare(players=4)"
#: Bots of about the same strength that do not all think alike.
BOTS = ("level:4", "level:5", "level:5", "level:4")
#: A close race with lettuces, hare cards and ways back.
SEED = 4
DATE = "2026-11-17"
FILE = Path(__file__).resolve().parents[2] / "src" / "festina" / "hare" / "data" / "demo.txt"


def race(seed: int = SEED) -> Game:
    """The race from the first move to the last."""
    game = new_game(RULESET, seed=seed)
    players = [game.bot(spec, seat=seat, seed=seed) for seat, spec in enumerate(BOTS)]
    game.seats, game.date = list(BOTS), DATE
    while not game.is_over:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        players[seat].play()
    return game


if __name__ == "__main__":
    game = race()
    FILE.write_text(game.record(), encoding="utf-8")
    print(f"{FILE.name}: {len(game.steps)} steps")
