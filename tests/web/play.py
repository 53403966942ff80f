"""Playing games through the page, as a person would: whatever can be chosen is chosen, until there is a result."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Error, Locator

from .screen import Screen


def is_over(screen: Screen) -> bool:
    """Whether the page shows a result."""
    return screen.page.locator("section[role=status] h2").is_visible()


def play_hare(screen: Screen, seconds: float = 180, moves: int | None = None) -> int:
    """Choose spaces and deeds until the race is over (or so many moves are made); how many were made."""
    return _play(screen, _hare_move, seconds, moves)


def play_whyfirst(screen: Screen, seconds: float = 180, moves: int | None = None) -> int:
    """Choose cards and targets until the game is over."""
    return _play(screen, _whyfirst_move, seconds, moves)


def _play(screen: Screen, move: object, seconds: float, moves: int | None) -> int:
    random, made, end = Random(5), 0, time.monotonic() + seconds
    while not is_over(screen) and made != moves:
        assert time.monotonic() < end, "the game did not end in time"
        try:
            done = move(screen, random)  # type: ignore[operator]
        except Error:  # what was to be pressed has just gone: a bot was faster, or the turn is over
            done = False
        made += done
        if not done:
            screen.page.wait_for_timeout(40)
    return made


def go_on(screen: Screen) -> None:
    """Leave the trick that lies open, if one does."""
    further = screen.page.locator("section.dock button.next")
    if further.is_visible():
        _press(further)


def _press(button: Locator) -> bool:
    button.click(timeout=1500)
    return True


def _hare_move(screen: Screen, random: Random) -> bool:
    page = screen.page
    confirm = page.locator("button.confirm")
    if confirm.is_visible():
        return _press(confirm)
    home = page.locator("[data-space='64'].legal")
    spaces = home if home.count() else screen.legal_spaces()
    deeds = page.locator("button.deed:enabled")
    if spaces.count() and (not deeds.count() or random.random() < 0.8):
        _press(spaces.nth(random.randrange(spaces.count())))
        return _press(confirm)
    return deeds.count() > 0 and _press(deeds.nth(random.randrange(deeds.count())))


def _whyfirst_move(screen: Screen, random: Random) -> bool:
    page = screen.page
    dock = page.locator("section.dock")
    confirm = dock.locator("button.confirm")
    if confirm.is_visible():
        return _press(confirm)
    go_on(screen)
    targets = dock.locator("li button.button")
    if not targets.count():
        cards = dock.locator("li button[aria-pressed]:enabled")
        if not cards.count():
            return False
        _press(cards.nth(random.randrange(cards.count())))
    if targets.count():
        _press(targets.nth(random.randrange(targets.count())))
    return confirm.is_visible() and _press(confirm)
