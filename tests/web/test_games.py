"""A full game of each kind against bots, through the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.client import Person

from .browser import PHONE
from .play import is_over, play_hare, play_whyfirst
from .screen import Screen

Open = Callable[..., Screen]

HARE = ["hare(players=3)", "hare(players=2)", "hare(players=4,teams=2)"]
HARE += [
    f"hare(players=3,until=winner,hare={variant})" for variant in ("nap", "sprint", "tournament", "parking", "closed")
]
HARE += [
    f"hare(edition={edition},players=3,until=winner)"
    for edition in ("devir-2014", "ravensburger-1978", "intellect-1974")
]
WHY_FIRST = ["whyfirst(players=3)", "whyfirst(players=2)", "whyfirst(players=3,mode=tactical)"]


@pytest.mark.parametrize("ruleset", HARE)
def test_a_race_to_its_end(person: Callable[..., Person], screen: Open, ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset)["id"]
    page = screen(person=ann)
    page.open(f"/table/{table}")
    assert play_hare(page) > 3
    assert is_over(page)
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("ruleset", WHY_FIRST)
def test_a_game_of_why_first_to_its_end(person: Callable[..., Person], screen: Open, ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset)["id"]
    page = screen(person=ann)
    page.open(f"/table/{table}")
    assert play_whyfirst(page) > 3
    assert is_over(page)
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"


def test_somebody_new_is_racing_with_one_click_on_a_phone(screen: Open) -> None:
    page = screen(size=PHONE)
    page.open("/")
    page.press(re.compile("Race now"))
    page.page.wait_for_selector("[data-space].legal")
    assert play_hare(page, moves=3) == 3
