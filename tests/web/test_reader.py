"""What a screen reader is told: every event as it happens, and the board space by space."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Person

from .play import play_hare, play_whyfirst
from .reach import enter, shared_table
from .screen import Screen
from .world import World, go

Open = Callable[..., Screen]


def test_the_board_is_a_list_of_spaces_in_words(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = go(device, world.places["hare"])
    board = page.get_by_role("list", name="The track, space by space")
    expect(board).to_have_attribute("aria-describedby", "board-help")
    labels = board.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(labels) == 65
    assert labels[0].startswith("Start.")
    assert labels[64].startswith("Finish.")
    assert all(re.match(rf"Space {space}, [a-z]+", labels[space]) for space in range(1, 64))
    reachable = [label for label in labels if "You can go there" in label]
    assert len(reachable) == device.legal_spaces().count() > 5
    assert all(re.search(r"(costs|brings) \d+ carrots?.* left, then \d", label) for label in reachable)
    # The reasons against the rest are asked for as soon as somebody comes to the board.
    board.get_by_role("button").nth(0).focus()
    expect(board.get_by_role("button", name=re.compile("Not allowed"))).not_to_have_count(0)
    labels = board.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
    forbidden = [label for label in labels if "Not allowed" in label]
    assert forbidden
    assert all(re.search(r"\(HT-\d+\)", label) for label in forbidden)
    here = [label for label in labels if " is here." in label or " are here." in label]
    assert {name for name in ("Ann", "Ben", "Cleo") for label in here if name in label} == {"Ann", "Ben", "Cleo"}


def test_every_event_is_told_as_it_happens(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    told = page.locator("[role=log][aria-live=polite]")
    device.legal_spaces().nth(1).click()
    page.locator("button.confirm").click()
    expect(told).to_contain_text("Ann moves from Start to space")
    expect(told).to_contain_text(re.compile("(Bramble|Thistle) moves from Start"), timeout=30_000)
    expect(page).to_have_title("Your turn")


#: Keeps everything that comes into a live region, in its order.
_LISTEN = """() => {
    window.heard = [];
    const live = (node) => (node instanceof Element ? node : node?.parentElement)
        ?.closest("[aria-live], [role=log], [role=status], [role=alert]");
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            const news = type === "characterData" ? [target] : [...addedNodes];
            for (const one of news) {
                // A region that comes with its words says them, too.
                const within = one instanceof Element ? [...one.querySelectorAll("[role=status]")] : [];
                const inside = live(one) ? [one] : within;
                window.heard.push(...inside.map((said) => said.textContent.trim()).filter(Boolean));
            }
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def heard(page: Page) -> list[str]:
    """What was said since one listens."""
    said: list[str] = page.evaluate("window.heard")
    return said


@pytest.mark.parametrize("ruleset", ["hare(players=3,until=winner)", "whyfirst(players=2)"])
def test_a_whole_game_can_be_followed_by_ear(screen: Open, person: Callable[..., Person], ruleset: str) -> None:
    ann = person()
    table = ann.table(ruleset)["id"]
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    page.evaluate(_LISTEN)
    play = play_hare if ruleset.startswith("hare") else play_whyfirst
    decisions = play(device)
    said = heard(page)
    turns = [one for one in said if one.startswith(("Your move", "Your turn"))]
    assert len(turns) >= decisions // 3, said[:20]
    assert all(any(name in one for one in said) for name in ("Ann", "Bramble")), said[:20]
    if play is play_hare:
        # As often as the log has it.
        moves = page.locator(".lines .turn").filter(has=page.locator(".unseen", has_text="to"))
        for name in ("Ann", "Bramble"):
            count = moves.filter(has_text=name).count()
            assert count > 3
            assert sum(bool(re.match(f"{name} (moves|goes back) from", one)) for one in said) >= count
        assert any(re.match(r"\w+ draws", one) for one in said), "hares are drawn for"
        assert any(re.search(r"(leads|is (second|third)) now", one) for one in said), "runners overtake each other"
    assert any(re.search(r"win|home first", one) for one in said[-12:]), said[-12:]


def test_an_overtaking_is_heard_with_what_it_does(screen: Open, person: Callable[..., Person]) -> None:
    """Ann passes Ben, whose number paid whoever is first: no event says so, the board does."""
    ann, ben = person("Ann"), person("Ben")
    table = shared_table([ann, ben, person("Cleo")], "hare(players=3)", [(0, ">2"), (1, ">7"), (2, ">4")])
    page = screen(person=ben).open(f"/table/{table}")
    expect(page.locator("section.dock")).to_contain_text("Ann is to act")
    page.evaluate(_LISTEN)
    enter(ann, table, [(0, ">9")])
    words = "Ann leads now; space 7 pays nothing any more"
    page.wait_for_function("words => window.heard.some((said) => said.includes(words))", arg=words)


def test_nothing_of_a_large_trick_is_lost_to_the_ear(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("whyfirst(players=6)")["id"]
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    assert play_whyfirst(device, moves=1) == 1
    told = page.locator("[role=log][aria-live=polite]")
    for name in ("Ann", "Bramble", "Thistle", "Sorrel", "Clover", "Sloe"):
        expect(told).to_contain_text(f"{name} plays", timeout=30_000)


def test_a_choice_is_told_when_it_is_made(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    go(device, world.places["hare"])
    space = device.legal_spaces().first
    space.click()
    expect(space).to_have_attribute("aria-pressed", "true")
    expect(space).to_have_attribute("aria-label", re.compile(r"Chosen\. Enter again moves\."))


def test_the_course_of_why_first_is_told_in_words(screen: Open, world: World) -> None:
    page = go(screen(person=world.ann), world.places["whyfirst"])
    course = page.get_by_role("list", name="The course: who stands where, first to last")
    rows = course.get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row in rows.all_inner_texts():
        assert re.search(r"stands on −?\d+\.", row)
    hand = page.get_by_role("list", name="Your hand").get_by_role("button")
    assert all(
        re.fullmatch(r"[+−±]\d", label or "") for label in hand.evaluate_all("all => all.map(one => one.ariaLabel)")
    )
    places = page.get_by_role("list", name="The cards of this trick").get_by_role("listitem")
    assert all("chosen" in text or "plays" in text for text in places.all_inner_texts())


def test_the_page_has_landmarks_and_one_heading(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    for name in ("home", "hare", "whyfirst", "rules", "replay", "settings"):
        page = go(device, world.places[name])
        assert page.get_by_role("main").count() == 1, name
        assert page.get_by_role("banner").count() == 1, name
        assert page.locator("h1").count() == 1, name
        assert page.get_by_role("navigation").count() >= 1, name
