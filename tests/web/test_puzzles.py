"""Puzzles in the page: solved or not on the board, explained, counted on the device, and followed by the next one."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from festina.analysis.puzzles import Puzzle, load

from .browser import PHONE
from .screen import Screen

Open = Callable[..., Screen]
#: A move to a space, as a seat with one pawn writes it.
MOVE = re.compile(r">(\d+)")


def _puzzle() -> tuple[Puzzle, str, str]:
    """A puzzle in which spaces are chosen: the best one, and the worst."""
    for puzzle in load("hare"):
        spaces = [MOVE.fullmatch(share.action) for share in puzzle.shares]
        if puzzle.nudge and puzzle.reasons and spaces[0] and spaces[-1]:
            return puzzle, spaces[0].group(1), spaces[-1].group(1)
    raise LookupError("no puzzle is about moving")


def _choose(page: Page, space: str) -> None:
    page.locator(f"[data-space='{space}'].legal").click()
    page.locator("button.confirm").click()


def _record(device: Screen) -> dict[str, str]:
    """What the page says of my puzzles."""
    mine = device.open("/puzzles").get_by_role("region", name="Your record")
    expect(mine).to_be_visible()
    return dict(zip(mine.locator("dt").all_inner_texts(), mine.locator("dd").all_inner_texts(), strict=True))


def test_a_solved_puzzle_is_explained_and_counted(screen: Open) -> None:
    puzzle, best, _ = _puzzle()
    device = screen()
    page = device.open("/puzzles")
    expect(page.get_by_role("region", name="Puzzles of the day").get_by_role("link")).to_have_count(2)
    expect(page.get_by_text("You have not tried any puzzle yet.")).to_be_visible()
    page.goto(f"{device.url}/#/puzzle/{puzzle.id}?theme={puzzle.theme}")
    expect(page.get_by_role("heading", name=re.compile("^What should"))).to_be_visible()
    _choose(page, best)
    found = page.get_by_role("heading", name="Right!")
    expect(found).to_be_focused()
    actions = page.get_by_role("list", name="What could have been done").get_by_role("listitem")
    expect(actions).to_have_count(len(puzzle.shares))
    expect(actions.first).to_contain_text(best)
    expect(page.get_by_role("heading", name="Why")).to_be_visible()
    device.check_access("a solved puzzle")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    expect(page).to_have_url(re.compile(f"/puzzle/.*theme={puzzle.theme}"))
    expect(page.get_by_role("heading", name=re.compile("^What should"))).to_be_visible()
    assert _record(device) == {"Tried": "1", "Solved": "1", "In a row": "1", "Longest run": "1"}


def test_the_first_answer_counts_and_the_position_can_be_looked_at(screen: Open) -> None:
    puzzle, best, worst = _puzzle()
    device = screen(size=PHONE, dark=True)
    page = device.open(f"/puzzle/{puzzle.id}")
    page.get_by_role("button", name=re.compile("^What should")).click()
    page.get_by_role("button", name="A hint").click()
    expect(page.get_by_role("button", name="A hint")).to_have_count(0)
    device.check_access("a puzzle with a hint, on a phone")
    page.get_by_role("button", name="Back to the board").click()
    _choose(page, worst)
    expect(page.get_by_role("heading", name=re.compile("^Not the best: it loses .* points"))).to_be_focused()
    page.get_by_role("button", name="Try again").click()
    _choose(page, best)
    expect(page.get_by_role("heading", name="Right!")).to_be_focused()
    page.get_by_role("link", name="Look at it on the analysis board").click()
    expect(page).to_have_url(re.compile("/analyse"))
    expect(page.locator(f"[data-space='{best}'].legal")).to_be_visible()
    page.get_by_role("button", name="Win shares").first.click()
    expect(page.get_by_text("Clear: the best choice stands out.")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-action]").first).to_contain_text(re.compile(r"games · average place \d"))
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert _record(device) == {"Tried": "1", "Solved": "0", "In a row": "0", "Longest run": "0"}
