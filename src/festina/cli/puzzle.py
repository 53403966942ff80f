"""``festina puzzle``: a position on the board, an action to find, and then what all actions are worth and why."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from .boards import legal_choices
from .display import Display
from .puzzles import Game, Language, Level, Theme, chosen, theme_name
from .screen import Gone, ask, out
from .trouble import Trouble
from .words import figure, percent, phrase, t, use_language

if TYPE_CHECKING:
    from ..analysis.puzzles import Puzzle

#: The shares that are shown of actions besides the best one and the one that was tried.
_SHOWN = 5
#: A loss that nobody would notice is none.
_NOTHING = 0.01
_QUIT = ("q", "quit", "exit")


def puzzle(
    which: Annotated[str, typer.Argument(help=t("puzzles-help-which"))] = "today",
    game: Game = None,
    theme: Theme = None,
    level: Level = None,
    language: Language = None,
) -> None:
    """Show a puzzle and ask for its solution; ``hint`` gives a hint, ``show`` the solution."""
    use_language(language)
    found = _found(which, game, theme, level)
    position = found.position()
    display = Display(position, out())
    stars = "★" * found.stars
    title = t("puzzles-title", id=found.id, theme=theme_name(found) if found.theme else "", stars=stars)
    display.console.print(title, style="bold")
    display.console.print(found.ruleset, style="dim")
    view = display.show(found.seat)
    display.console.print(t("puzzles-task"), style="dim")
    actions = [choice.action for choice in legal_choices(view.choices)]
    try:
        answer = _answer(found, display, actions)
    except (Gone, KeyboardInterrupt):
        display.console.print()
        return
    if answer is not None:
        _solve(found, display, answer)


def _found(which: str, game: str | None, theme: str | None, level: int | None) -> Puzzle:
    """The puzzle of today, one by number or id, or any (Trouble, FestinaError)."""
    from random import SystemRandom

    from ..analysis.puzzles import find, of_the_day
    from ..registry import default_game

    if which == "today":
        return of_the_day(game or default_game(), datetime.now(UTC).date())
    if "-" in which:
        return find(which)
    listed = chosen(game, theme, level)
    if which == "random":
        return SystemRandom().choice(listed)
    if re.fullmatch(r"[1-9][0-9]{0,5}", which) and int(which) <= len(listed):
        return listed[int(which) - 1]
    raise Trouble(t("puzzles-no-such", which=which[:40], last=len(listed)))


def _answer(found: Puzzle, display: Display, actions: list[str]) -> str | None:
    """The action that the person tries; an empty text to see the solution, None to leave."""
    while True:
        typed = ask(t("puzzles-prompt"))
        word = re.sub(r"\s+", "", typed.lower())
        if word in _QUIT:
            return None
        if word in ("show", "s"):
            return ""
        if word in ("hint", "h"):
            display.console.print(phrase(found.nudge, display.names) if found.nudge else t("puzzles-no-nudge"))
        elif re.fullmatch(r"[1-9][0-9]{0,5}", word) and int(word) <= len(actions):
            return actions[int(word) - 1]
        elif word in actions:
            return word
        elif word:
            display.explain(word, display.game.why_not(word, found.seat), found.seat)


def _solve(found: Puzzle, display: Display, answer: str) -> None:
    """Say how good the answer is, what all actions are worth, and why."""
    from rich.table import Table

    console = display.console
    loss = found.loss(answer)
    if answer == found.best:
        console.print(t("puzzles-right"), style="bold green")
    elif loss is not None:
        key = "puzzles-nearly" if loss < _NOTHING else "puzzles-wrong"
        console.print(t(key, best=found.best, loss=figure(100 * loss, 1)), style="bold")
    else:
        console.print(t("puzzles-solution", best=found.best), style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(t("puzzles-column-action"))
    table.add_column(t("puzzles-column-share"), justify="right")
    table.add_column(t("puzzles-column-interval"), justify="right")
    for number, each in enumerate(found.shares):
        if number <= _SHOWN or each.action == answer:
            mark = "bold" if each.action in (answer, found.best) else ""
            interval = f"{figure(100 * each.low, 1)} – {percent(each.high)}"
            table.add_row(each.action, percent(each.share), interval, style=mark)
    console.print(table)
    for reason in found.reasons:
        console.print(f"• {phrase(reason, display.names)}")
