"""``make site-test``: the exported site, with the network cut, does all that needs no other person."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import PHONE
from tests.web.play import is_over, play_hare, play_whyfirst
from tests.web.screen import Screen, change_seat, story
from tests.web.world import open_menu

from .conftest import FRIENDS, KEPT_MS

Open = Callable[..., Screen]
Cut = Callable[[Screen], Page]
#: The first marks of a review, a search, an answer of the strongest bot, on a busy machine.
_THOUGHT_MS = 90_000
_LANGUAGES = ("en", "de", "fr", "it", "ca", "es")


def _start(screen: Screen, game: str) -> None:
    page = screen.open(f"/new/{game}")
    page.locator(".bar button.primary").click()


def _move(page: Page, space: Locator) -> None:
    space.click()
    page.locator("button.confirm").click()


@pytest.mark.parametrize("game", ["hare", "whyfirst"])
def test_a_whole_game_in_flight_mode(device: Open, cut_off: Cut, game: str) -> None:
    """To its end, with the review and the replay of it."""
    screen = device(size=PHONE)
    page = cut_off(screen)
    _start(screen, game)
    play = {"hare": play_hare, "whyfirst": play_whyfirst}[game]
    assert play(screen, seconds=400) > 3
    assert is_over(screen)
    id = page.url.rpartition("/")[2]
    screen.press("Review", "link")
    expect(page.get_by_role("heading", name="Review", level=1)).to_be_visible()
    expect(page.locator("[data-grade]").first).to_be_attached(timeout=_THOUGHT_MS)
    slider = screen.open(f"/replay/table/{id}").locator("input[type=range]")  # the review has a slider, too
    expect(slider).to_have_value("0")
    screen.press("To the end")
    expect(slider).to_have_value(slider.get_attribute("max") or "?")


def test_all_the_rest_in_flight_mode(device: Open, cut_off: Cut, tmp_path: Path) -> None:
    """One page for all of it: Python starts once."""
    screen = device()
    cut_off(screen)
    parts: list[Callable[[Screen], None]] = [
        _strongest,
        _hint,
        partial(_saved_and_brought_back, file=tmp_path / "game.txt"),
        _passed_round,
        _companion,
    ]
    parts += [_lesson, _lesson_with_cards, _puzzle]
    parts += [partial(part, game=game) for part in (_analysis, _rules) for game in ("hare", "whyfirst")]
    for part in parts:
        part(screen)
        assert screen.troubles == [], part


def _strongest(screen: Screen) -> None:
    """A bot of the highest level answers."""
    page = screen.open("/new/hare")
    page.get_by_role("radio", name="2", exact=True).check()
    change_seat(page, 1, bot="level:10")
    screen.press("Start the race")
    spaces = screen.legal_spaces()
    expect(spaces.first).to_be_visible(timeout=KEPT_MS)
    _move(page, spaces.first)
    expect(story(page).get_by_text("moves from Start")).to_have_count(2, timeout=_THOUGHT_MS)


def _hint(screen: Screen) -> None:
    """At the same table."""
    page = screen.page
    page.locator("button[data-hint=nudge]").first.click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=_THOUGHT_MS)


def _saved_and_brought_back(screen: Screen, file: Path) -> None:
    """The game of that table goes on at another one, from its record."""
    page = screen.page
    before = page.url
    open_menu(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(file)
    screen.open("/games")
    screen.press("Go on with a saved game", "link")
    page.get_by_label("From a file").set_input_files(file)
    screen.press("Go on from here")
    page.wait_for_url(lambda url: "/#/table/local-" in url and url != before)
    expect(screen.legal_spaces().first).to_be_visible()


def _passed_round(screen: Screen) -> None:
    """Everybody sees what is theirs, on one device."""
    page = screen.open("/new/hare?with=device")
    for place, name in enumerate(("Ann", "Ben")):
        change_seat(page, place, name=name)
    screen.press("Start the race")
    screen.press("I am Ann")
    _move(page, screen.legal_spaces().first)
    expect(page.get_by_role("button", name="I am Ben")).to_be_visible()
    expect(screen.legal_spaces()).to_have_count(0)


def _companion(screen: Screen) -> None:
    """The page keeps count of a game on a real board."""
    page = screen.open("/companion")
    screen.press("Open the companion")
    panel = page.get_by_role("region", name="Companion")
    _move(page, page.locator("[data-space='1'].legal"))
    expect(panel).to_contain_text("What did the card or the die say?")
    panel.get_by_role("button", name=re.compile("Lose half")).first.click()
    expect(story(page)).to_contain_text("loses half: 32 carrots")


def _lesson(screen: Screen) -> None:
    """The coach teaches, and sees what was done."""
    page = screen.open("/learn")
    screen.press("Start the first race")
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text("1 of 10")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("2 of 10")
    _move(page, screen.legal_spaces().first)
    expect(coach.get_by_role("button", name="Next")).to_be_visible()


def _lesson_with_cards(screen: Screen) -> None:
    page = screen.open("/learn/whyfirst")
    page.locator("main section.card", has_text="Why First?").get_by_role("button").click()
    coach = page.get_by_role("region", name="The coach")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("2 of 5")
    assert play_whyfirst(screen, moves=1) == 1
    expect(coach).to_contain_text("Well done!")


def _rules(screen: Screen, game: str) -> None:
    """The rules of a ruleset, which a page without a network has Python tell."""
    page = screen.open(f"/rules/{game}(players=2)")
    expect(page.locator("main dl dt a").first).to_be_visible()


def _analysis(screen: Screen, game: str) -> None:
    """Win shares of every move appear on the analysis board."""
    page = screen.open(f"/analyse?ruleset={game}(players=3)")
    expect(page.locator("[data-action] b").first).to_have_text(re.compile(r"\d+\s?%"), timeout=_THOUGHT_MS)
    # Unless it has become clear meanwhile, and the search has ended by itself.
    page.evaluate("() => [...document.querySelectorAll('button')].find((one) => /Pause/.test(one.innerText))?.click()")


def _puzzle(screen: Screen) -> None:
    """The puzzle of the day is asked, answered, and explained."""
    page = screen.open("/puzzles")
    page.get_by_role("region", name="Puzzles of the day").get_by_role("link").first.click()
    expect(page.get_by_role("heading", name=re.compile("^What should"))).to_be_visible()
    choice = page.locator("[data-space].legal, button.deed:enabled").first
    choice.click()
    if page.locator("button.confirm").is_visible():
        page.locator("button.confirm").click()
    expect(page.get_by_role("heading", name=re.compile("^(Right!|Not the best)"))).to_be_visible()


def test_what_needs_other_people_says_so_and_leads_to_them(device: Open) -> None:
    screen = device()
    page = screen.open("/lobby")
    expect(page.get_by_text("On this site you play on your own device only.")).to_be_visible()
    expect(page.get_by_role("link", name="Meet friends on games.example.org")).to_have_attribute("href", FRIENDS)
    expect(page.get_by_role("navigation", name="Pages").get_by_role("link", name="Ratings")).to_have_count(0)


def test_the_rules_are_there_in_every_language_without_a_network(device: Open, cut_off: Cut) -> None:
    screen = device()
    cut_off(screen)
    seen = set()
    for language in _LANGUAGES:
        page = screen.open("/settings")
        page.locator("main select.select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page = screen.open("/rules")
        page.reload()
        seen.add(page.locator("main h2").first.inner_text())
        assert page.locator("html").get_attribute("lang") == language
    assert len(seen) == len(_LANGUAGES)
