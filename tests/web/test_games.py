"""A full game of each kind against bots, through the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.client import Person

from .browser import PHONE
from .play import is_over, play_hare, play_whyfirst
from .reach import late
from .screen import Screen

Open = Callable[..., Screen]

#: Played from the first move on.
WHOLE = ["hare(players=3,until=winner)", "whyfirst(players=3)"]
#: Played to the end from a moment near it: what ends a game differs, the moves before it are those of the others.
LATE = ["hare(players=3)", "hare(players=2)", "hare(players=4,teams=2)", "whyfirst(players=2)"]
LATE += ["whyfirst(players=3,mode=tactical)"]
LATE += [
    f"hare(players=3,until=winner,hare={variant})" for variant in ("nap", "sprint", "tournament", "parking", "closed")
]
LATE += [
    f"hare(edition={edition},players=3,until=winner)"
    for edition in ("devir-2014", "ravensburger-1978", "intellect-1974")
]


def play_to_the_end(ann: Person, screen: Screen, table: str, ruleset: str) -> None:
    """Whatever can be chosen is chosen, until there is a result."""
    screen.open(f"/table/{table}")
    play = play_hare if ruleset.startswith("hare") else play_whyfirst
    assert play(screen) > 3
    assert is_over(screen)
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("ruleset", WHOLE)
def test_a_whole_game(person: Callable[..., Person], screen: Open, ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset)["id"]
    play_to_the_end(ann, screen(person=ann), table, ruleset)


@pytest.mark.parametrize("ruleset", LATE)
def test_the_end_of_a_game(person: Callable[..., Person], screen: Open, ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset, record=late(ruleset, seat=0, decisions=8))["id"]
    play_to_the_end(ann, screen(person=ann), table, ruleset)


def test_somebody_new_is_racing_with_one_click_on_a_phone(screen: Open) -> None:
    page = screen(size=PHONE)
    page.open("/")
    page.press(re.compile("Race now"))
    page.page.wait_for_selector("[data-space].legal")
    assert play_hare(page, moves=3) == 3
