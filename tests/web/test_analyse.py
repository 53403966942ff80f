"""The analysis board: shares while it deepens, branches, positions set up by hand, and a link to each."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from festina import new_game

from .browser import DESKTOP, PHONE
from .screen import Screen

Open = Callable[..., Screen]
#: A search may wait for others on a busy machine.
WAIT = 60_000
#: Presses "Pause" as soon as the first shares are there.
_PAUSE = """() => {
  const pause = [...document.querySelectorAll("button")].find((button) => button.innerText.trim() === "Pause");
  if (!pause || !document.querySelector("[data-action] b")) return false;
  pause.click();
  return true;
}"""


def _board(at: Screen, ruleset: str = "hare(players=3)") -> Page:
    page = at.open(f"/analyse?ruleset={ruleset}")
    expect(page.get_by_role("button", name="Set up").first).to_be_visible(timeout=WAIT)
    return page


def test_shares_appear_and_go_deeper_until_somebody_stops_it(screen: Open) -> None:
    page = _board(screen())
    # At once: a second later it may be clear what is best, and the search ends by itself.
    page.wait_for_function(_PAUSE, timeout=WAIT)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator("[data-action] b").first).to_have_text(re.compile(r"\d+\s?%"))
    tried = page.get_by_text("games played out").inner_text()
    page.wait_for_timeout(500)
    assert page.get_by_text("games played out").inner_text() == tried, "it has stopped"


def test_a_branch_and_back(screen: Open) -> None:
    page = _board(screen())
    expect(page.locator("[data-action='>3']")).to_be_visible(timeout=WAIT)
    page.locator("[data-action='>3'] button").first.click()
    expect(page.locator("section.dock")).to_contain_text(re.compile("Player|hare", re.IGNORECASE))
    back = page.get_by_role("button", name="One step back")
    expect(back).to_be_enabled(timeout=WAIT)
    back.click()
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()


def test_branches_are_named_in_words_and_reached_by_keyboard(screen: Open) -> None:
    page = _board(screen())
    for action in (">3", ">4"):
        expect(page.locator(f"[data-action='{action}']")).to_be_visible(timeout=WAIT)
        page.locator(f"[data-action='{action}'] button").first.click()
        expect(page.locator(".way > li")).to_have_count(2, timeout=WAIT)
        if action == ">3":
            page.get_by_role("button", name="One step back").click()
    taken = page.locator(".way [aria-current=step]")
    expect(taken).to_have_text(re.compile("Player 1: Go to 4"))
    other = page.get_by_role("list", name="Tried instead").get_by_role("button")
    expect(other).to_have_text(re.compile("Player 1: Go to 3"))
    other.focus()
    page.keyboard.press("Enter")
    expect(taken).to_have_text(re.compile("Player 1: Go to 3"))
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="One step on").click()
    expect(taken).to_have_text(re.compile("Player 1: Go to 3"))


def test_the_likely_line_is_told_once_somebody_asks(screen: Open) -> None:
    at = screen()
    page = at.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page = _board(at)
    ahead = page.get_by_text("How it is likely to go on")
    expect(ahead).to_be_visible(timeout=WAIT)
    assert not any(url.endswith("/api/position/line") for url in asked)
    ahead.click()
    steps = page.locator("ol.line li")
    expect(steps.nth(1)).to_be_visible(timeout=WAIT)
    expect(steps.first).to_have_text(re.compile("Player 1: "))
    expect(steps.nth(1)).to_have_text(re.compile("Player 2: "))
    # A step on, it is still told.
    page.locator("[data-action] button.play").first.click()
    expect(page.locator(".way > li")).to_have_count(2, timeout=WAIT)
    expect(steps.first).to_have_text(re.compile("Player 2: "), timeout=WAIT)


def test_everybodys_shares_and_a_solved_end_is_exact(screen: Open) -> None:
    pawns = [{"seat": seat, "name": "a", "space": space} for seat, space in enumerate((63, 5, 6))]
    start = {"turn": 0, "pawns": pawns, "carrots": [9, 40, 40], "lettuces": [0, 3, 3]}
    facts = new_game("hare(players=3)", start=start).facts()
    packed = zlib.compressobj(wbits=-15)
    text = packed.compress(json.dumps(facts).encode()) + packed.flush()
    page = screen().open(f"/analyse?ruleset=hare(players=3)&p={urlsafe_b64encode(text).decode().rstrip('=')}")
    everybody = page.locator(".everybody li")
    expect(everybody).to_have_count(3, timeout=WAIT)
    expect(everybody.first).to_have_text(re.compile(r"Player 1\s*100\s?%"))
    expect(page.get_by_text("exact", exact=True)).to_be_visible()


def test_where_there_is_no_choice_what_must_be_done_is_one_press_away(screen: Open) -> None:
    pawns = [
        {"seat": 0, "name": "a", "space": 10, "face": "eat"},
        {"seat": 1, "name": "a", "space": 5},
        {"seat": 2, "name": "a", "space": 6},
    ]
    facts = new_game("hare(players=3)", start={"turn": 0, "pawns": pawns}).facts()
    packed = zlib.compressobj(wbits=-15)
    text = packed.compress(json.dumps(facts).encode()) + packed.flush()
    at = screen()
    page = at.open(f"/analyse?ruleset=hare(players=3)&p={urlsafe_b64encode(text).decode().rstrip('=')}")
    expect(page.get_by_text("There is only one thing to do here.")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    page.locator("[data-action=eat] button").click()
    expect(page.locator("[data-action]").nth(1)).to_be_visible(timeout=WAIT)


def test_what_cannot_be_is_explained_and_what_can_has_an_address(screen: Open) -> None:
    at = screen()
    page = _board(at)
    page.get_by_role("button", name="Set up").first.click()
    first = page.get_by_label("Player 1’s space")
    first.fill("9")
    first.press("Tab")
    expect(page).to_have_url(re.compile("p="))
    second = page.get_by_label("Player 2’s space")
    second.fill("9")
    second.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("9")
    second.fill("12")
    second.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    carrots = page.get_by_label("Player 2’s carrots")
    carrots.fill("33")
    carrots.press("Tab")
    expect(page.get_by_text("33").first).to_be_visible()
    page.wait_for_timeout(300)
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_role("button", name="Set up").first).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Set up").first.click()
    expect(page.get_by_label("Player 2’s carrots")).to_have_value("33")
    expect(page.get_by_label("Player 2’s space")).to_have_value("12")
    at.troubles = [trouble for trouble in at.troubles if "400" not in trouble]  # what cannot be was asked for


def _middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_pawn_is_dragged_on_the_board(screen: Open) -> None:
    at = screen()
    page = _board(at)
    expect(page.locator("[data-handle]")).to_have_count(0)
    page.get_by_role("button", name="Set up").first.click()
    page.mouse.move(*_middle(page, "[data-handle='1a']"))
    page.mouse.down()
    page.mouse.move(*_middle(page, "[data-space='12']"), steps=5)
    page.mouse.up()
    expect(page.get_by_label("Player 2’s space")).to_have_value("12")
    # Two do not stand on one space; whoever is put there goes back.
    page.mouse.move(*_middle(page, "[data-handle='0a']"))
    page.mouse.down()
    page.mouse.move(*_middle(page, "[data-space='12']"), steps=5)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("12")
    expect(page.get_by_label("Player 1’s space")).to_have_value("0")
    at.troubles = [trouble for trouble in at.troubles if "400" not in trouble]  # what cannot be was asked for


def test_why_first_is_set_up_by_dragging_and_with_cards_from_the_deck(screen: Open) -> None:
    # After a trick: a runner can be a stone further on if another one is a stone back.
    ruleset = "whyfirst(players=3)"
    for seed in range(99):
        game = new_game(ruleset, seed=seed)
        for seat in range(3):
            game.play(next(action for action in game.legal(seat) if re.fullmatch(rf"\+.@{seat}", action)), seat)
        first, second, third = game.facts()["pawns"]
        if first > 0 and second > 0 and len({first, first - 1, second, second + 1, third}) == 5:
            break
    packed = zlib.compressobj(wbits=-15)
    text = packed.compress(json.dumps(game.facts()).encode()) + packed.flush()
    at = screen()
    page = _board(at, f"{ruleset}&p={urlsafe_b64encode(text).decode().rstrip('=')}")
    expect(page.locator("[data-handle]")).to_have_count(0)
    page.get_by_role("button", name="Set up").first.click()
    for seat, to in ((1, second + 1), (0, first - 1)):
        stone = page.locator("svg .stone").nth(to + 12).bounding_box()
        assert stone is not None
        page.mouse.move(*_middle(page, f"[data-handle='{seat}']"))
        page.mouse.down()
        page.mouse.move(stone["x"] + stone["width"] / 2, stone["y"] + stone["height"] / 2, steps=5)
        page.mouse.up()
        expect(page.get_by_label(f"Player {seat + 1}’s space")).to_have_value(str(to))
        expect(page.get_by_role("alert")).to_have_count(seat)
    # A card is put back, and another one taken: in between a card is missing, which is said.
    hand = page.get_by_role("group", name="Player 1’s hand")
    held = hand.get_by_role("button")
    taken = held.first.inner_text().split()[0]
    held.first.click()
    expect(page.get_by_role("alert")).to_contain_text("3")
    expect(held).to_have_count(3)
    add = hand.get_by_label("Add a card")
    expect(add).to_be_focused()
    other = next(card for card in ("+1", "+2") if card != taken.replace("−", "-"))
    add.select_option(other)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(held).to_have_count(4)
    # Every way that was taken is kept: one step back the card, two steps back the runners.
    back = page.get_by_role("button", name="One step back")
    back.click()
    expect(held.first).to_have_text(re.compile(re.escape(taken)))
    back.click()
    expect(page.get_by_label("Player 2’s space")).to_have_value(str(second))
    at.troubles = [trouble for trouble in at.troubles if "400" not in trouble]  # what cannot be was asked for


def test_a_finger_drags_a_pawn(screen: Open) -> None:
    page = _board(screen(size=PHONE))
    page.get_by_role("button", name="Set up").first.click()
    page.get_by_role("button", name="Back to the board").click()
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    (x, y), (to_x, to_y) = _middle(page, "[data-handle='2a']"), _middle(page, "[data-space='8']")
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
    touch("touchEnd")
    page.get_by_role("button", name="Set up").first.click()
    expect(page.get_by_label("Player 3’s space")).to_have_value("8")


def test_a_damaged_address_says_so(screen: Open) -> None:
    page = screen().open("/analyse?ruleset=hare&p=!!!")
    expect(page.get_by_role("alert")).to_contain_text("damaged", timeout=WAIT)


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "whyfirst(players=3)"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(screen: Open, ruleset: str, size: dict[str, int]) -> None:
    at = screen(size=size, dark=size is PHONE)
    page = _board(at, ruleset)
    page.get_by_role("button", name="Win shares").first.click()
    expect(page.locator("[data-action]").first).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("button", name="Pause")).to_have_count(0, timeout=WAIT)
    at.check_access("shares")
    page.get_by_role("tab", name="Set up").click()
    expect(page.get_by_label("Player 1’s space", exact=True)).to_be_visible()
    at.check_access("set up")
