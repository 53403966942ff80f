"""The room around a game: nothing that comes and goes moves the board or hides what one reads, at any size."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.client import Person, ServerProcess

from .browser import DESKTOP, PHONE
from .play import play_hare, play_whyfirst
from .reach import shared_table
from .screen import Screen
from .smooth import MOMENTS, frames_of
from .weight import MOST_BYTES, first_load
from .world import World, go, race_steps

Open = Callable[..., Screen]
People = Callable[..., Person]
#: A window of 1280 × 800 at 200 %.
ZOOMED = {"width": 640, "height": 400}
#: What moved by itself, not within half a second of a press, as Chromium counts it: when, how much and what.
_LISTEN = "() => { window.begun = performance.now(); }"
_SHIFT = """() => new Promise((done) => {
    const moved = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (!one.hadRecentInput && one.startTime > window.begun)
                moved.push([one.startTime, one.value, one.sources.map(({ node }) => node?.className).join()]);
        }
        done(moved);
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(moved), 300);
})"""


def seen(one: Locator) -> bool:
    """Whether nothing lies over the middle of an element, and it is in the window."""
    inside = """(one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (one.contains(top) || top.contains(one));
    }"""
    return bool(one.evaluate(inside))


def places(page: Page) -> list[dict[str, float]]:
    """Where board and dock are."""
    found: list[dict[str, float]] = page.locator(".race > .board, section.dock").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


def test_a_request_to_take_back_moves_nothing(screen: Open, person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = shared_table([ann, ben, person("Cleo")], "hare(players=3)", race_steps())
    device = screen(person=ben)
    page = device.open(f"/table/{table}")
    talk = ann.socket(table)
    talk.move(0, talk.legal(0)[0])
    page.wait_for_selector("[data-space].legal")
    before = places(page)
    # Ben's decision lies after hers: she has to ask.
    page.locator("[data-space].legal").first.click()
    page.locator("button.confirm").click()
    expect(page.locator("section.dock")).to_contain_text("Cleo is to act")
    talk.command("takeback", 0)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert places(page) == before
    device.check_access("a request to take back")
    talk.close()


def test_twice_as_large_the_choice_and_its_price_are_seen(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = go(device, world.places["hare"])
    page.set_viewport_size(ZOOMED)  # type: ignore[arg-type]
    expect(page.get_by_role("tabpanel")).to_have_count(0)  # the board is here, not the drawer
    device.legal_spaces().nth(2).click()
    device.settle()
    dock = page.locator("section.dock")
    for what in (dock.get_by_text(re.compile(r"Space \d+")).first, dock.locator("button.confirm")):
        assert seen(what), what


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_hare_s_cards_are_told_in_groups(screen: Open, person: People, size: dict[str, int]) -> None:
    ann = person("Ann")
    table = ann.table("hare(edition=devir-2014,players=2)")["id"]
    device = screen(person=ann, size=size)
    page = device.open(f"/table/{table}")
    hare = device.page.locator("[data-space].legal[aria-label*=', hare.']").first
    label = hare.get_attribute("aria-label") or ""
    assert re.search(r"47%: \+5, \+10 … \+25; 47%: .5, .10 … .25, and what you cannot pay .*; 7%: ", label), label
    hare.click()
    card = page.locator("section.dock" if size == PHONE else ".popover")
    expect(card).to_contain_text("+5, +10 … +25")
    expect(card.locator(".share")).to_have_count(3)


def test_a_line_of_a_replay_s_log_leaves_the_board_where_it_is(screen: Open, world: World) -> None:
    page = go(screen(person=world.ann), world.places["replay"])
    # The log is open where the replay is.
    expect(page.get_by_role("group", name="What happened").locator("[aria-current]")).to_be_in_viewport()
    page.get_by_role("group", name="What happened").locator("button").nth(3).click()
    assert page.evaluate("scrollY") == 0
    assert seen(page.locator(".race > .board"))


PLAYS: dict[str, tuple[str, Callable[..., int]]] = {
    "hare(players=3)": ("[data-space].legal", play_hare),
    "whyfirst(players=3)": (".dock button[aria-pressed]:enabled", play_whyfirst),
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("ruleset", PLAYS)
def test_nothing_jumps_during_play(screen: Open, person: People, size: dict[str, int], ruleset: str) -> None:
    ready, play = PLAYS[ruleset]
    ann = person()
    table = ann.table(ruleset)["id"]
    device = screen(person=ann, size=size, motion=True)
    page = device.open(f"/table/{table}")
    page.wait_for_selector(ready)
    device.settle()
    page.evaluate(_LISTEN)
    assert play(device, moves=4) == 4
    # What the last move led to is shown, too: it is our turn again, or the trick lies open.
    page.wait_for_selector(f"{ready}, section.dock button.next")
    moved = page.evaluate(_SHIFT)
    bursts = [sum(value for at, value, _ in moved if begun <= at <= begun + 5000) for begun, _, _ in moved]
    assert max(bursts, default=0) < 0.02, sorted(moved, key=lambda one: -one[1])[:5]


def test_the_first_load_is_small_and_asks_nobody_else(browser: Browser, server: ServerProcess) -> None:
    loaded = first_load(browser, server.url)
    assert 0 < loaded.size <= MOST_BYTES, loaded
    assert loaded.foreign == []


def test_a_new_screen_is_told_by_its_heading(screen: Open) -> None:
    device = screen()
    page = device.open("/")
    device.press("Rules", "link")
    expect(page.locator("h1")).to_be_focused()
    device.press("Lobby", "link")
    expect(page.locator("h1")).to_be_focused()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_shown_in_frames(browser: Browser, server: ServerProcess, moment: str) -> None:
    """`bench.web` measures them; here it is enough that a busy machine shows it move."""
    taken = frames_of(browser, server.url, moment, slower=1)
    assert taken["frames"] > 5
    assert taken["median_ms"] < 100, taken


def test_seats_stand_in_turn_order_and_the_race_is_shown_beside(screen: Open, person: People) -> None:
    """Both orders at once: rows never move, medals and lanes tell the race."""
    people = [person(name) for name in ("Ann", "Ben", "Cleo")]
    table = shared_table(people, "hare(players=3,hare=closed)", [(0, ">4"), (1, ">8"), (2, ">5")])
    for size, rows in ((DESKTOP, ".lanes ol > li"), (PHONE, "main ol[aria-label=Players] > li")):
        page = screen(person=people[0], size=size).open(f"/table/{table}")
        seats = page.locator(rows)
        expect(seats).to_have_count(3)
        stand = (("Ann", "3rd", "4"), ("Ben", "1st", "8"), ("Cleo", "2nd", "5"))
        for row, (name, place, where) in zip(seats.all(), stand, strict=True):
            expect(row).to_contain_text(name)
            expect(row).to_contain_text(place)
            expect(row.locator(".where")).to_contain_text(where)
        expect(seats.nth(0)).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_against_bots_alone_there_is_no_chat(screen: Open, person: People, size: dict[str, int]) -> None:
    ann = person("Ann")
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "plodder"}] * 2]
    alone = ann.table("hare(players=3,hare=closed)", seats)["id"]
    page = screen(person=ann, size=size).open(f"/table/{alone}")
    page.wait_for_selector("[data-space].legal")
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)

    together = shared_table([ann, person("Ben")], "hare(players=2)")
    page = screen(person=ann, size=size).open(f"/table/{together}")
    page.wait_for_selector("[data-space].legal")
    if size == PHONE:
        expect(page.get_by_role("button", name="Chat")).to_be_visible()
    else:
        expect(page.get_by_role("tab", name="Chat")).to_be_visible()
