"""Draw the pictures of the documents from real games: ``.venv/bin/python docs/make_images.py``."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console

from festina import Game, new_game
from festina.cli.display import Display
from festina.cli.story import print_story, story_lines

IMAGES = Path(__file__).parent / "images"
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
#: A game in which somebody is far ahead, somebody eats, and the hare has spoken.
SEED = 11
DECISIONS = 60


def position() -> Game:
    """Some way into a game: every seat likes short moves, which makes it look like one between people."""
    game = new_game("hare", seed=SEED, seats=NAMES)
    chooser = random.Random(SEED)
    while len(game.steps) < DECISIONS or game.to_act != (0,) or len(game.legal()) < 6:
        legal = game.legal()
        game.play(legal[min(int(chooser.expovariate(0.35)), len(legal) - 1)])
    return game


def terminal() -> None:
    """The screen of a person whose turn it is."""
    game = position()
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    display = Display(game, console)
    own = max(index for index, step in enumerate(game.steps) if step.actor == 0)
    print_story(console, story_lines(display, 0, since=own))
    display.show(0)
    console.print("Ann>")
    picture = console.export_svg(title="festina play", unique_id="festina")
    (IMAGES / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    terminal()
