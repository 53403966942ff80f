"""Two people at two devices, and a bot: from the invitation to the rematch, with a power cut on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.client import Person, serving

from .play import is_over
from .reach import shared_table, to_the_end
from .screen import Screen, change_seat, story

Open = Callable[..., Screen]
WAIT = 30_000


def calm_move(page: Page) -> None:
    """A move that leaves nothing to chance."""
    page.wait_for_selector("[data-space].legal", timeout=WAIT)
    legal = page.locator("[data-space].legal")
    labels = legal.evaluate_all("all => all.map(one => [one.dataset.space, one.ariaLabel])")
    space = next(space for space, label in labels if ", hare." not in label and "lettuce." not in label)
    page.locator(f"[data-space='{space}']").click()
    page.locator("button.confirm").click()


def where(page: Page, name: str) -> Locator:
    """The list beside the board says where somebody stands."""
    return page.locator("aside ol li").filter(has_text=name).locator(".where")


def test_a_table_for_two_and_a_bot_survives_a_power_cut(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, dealt=True, lend_after="60") as server:
        ann, ben = Screen(browser, server.url), Screen(browser, server.url)

        page = ann.open("/new/hare?with=friends")
        page.get_by_role("radio", name="3", exact=True).check()
        change_seat(page, 0, name="Ann")
        change_seat(page, 2, "A bot", bot="plodder")
        # Without hares, whose cards may ask anybody anything.
        page.locator("summary", has_text="Variants").click()
        page.locator("fieldset", has=page.get_by_text("Hare spaces", exact=True)).get_by_role(
            "radio", name="Closed"
        ).check()
        ann.press("Open the table")
        ann.press("Invite")
        link = page.get_by_label("Link for one friend").input_value()
        assert link.startswith(f"{server.url}/join/")

        guest = ben.page
        guest.goto(link)
        expect(guest.get_by_role("heading", name="Ann invites you to a race")).to_be_visible()
        guest.get_by_label("Your name").fill("Ben")
        ben.press("Sit down")
        expect(page.get_by_text("Ben").first).to_be_visible()
        ann.press("Start")

        # Talk.
        page.wait_for_selector("[data-space].legal", timeout=WAIT)
        expect(guest.locator("section.dock")).to_contain_text("Ann is to act")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Write something").fill("Good luck, Ben!")
        ann.press("Send")
        expect(guest.get_by_role("tab", name="Chat")).to_contain_text("1 new")
        guest.get_by_role("tab", name="Chat").click()
        expect(guest.locator("[role=log]", has_text="Good luck, Ben!")).to_be_visible()

        # Undo, while nobody has decided anything after it.
        calm_move(page)
        expect(guest).to_have_title("Your turn")
        ann.press("Undo")
        expect(story(guest)).to_contain_text("Ann takes a decision back.")
        for one in (page, guest):
            expect(where(one, "Ann")).to_have_text("Start")

        # Take-back, when all agree.
        calm_move(page)
        calm_move(guest)
        page.wait_for_selector("[data-space].legal", timeout=WAIT)
        page.get_by_role("button", name="Table", exact=True).click()
        ann.press("Ask to take my last decision back")
        expect(guest.get_by_role("alertdialog")).to_contain_text("Ann would like")
        ben.press("Agree")
        expect(where(page, "Ann")).to_have_text("Start")
        calm_move(page)
        calm_move(guest)

        # The power cut; Ann decides while there is no server.
        page.wait_for_selector("[data-space].legal", timeout=WAIT)
        before, told = where(page, "Ann").inner_text(), story(page).inner_text()
        server.kill()
        for one in (page, guest):
            expect(one.get_by_text("The connection is lost.")).to_be_visible()
        calm_move(page)
        expect(where(page, "Ann")).to_have_text(before)
        server.start(server.port)
        for one in (page, guest):
            expect(one.get_by_text("The connection is lost.")).to_be_hidden(timeout=WAIT)
        for one in (page, guest):
            expect(where(one, "Ann")).not_to_have_text(before, timeout=WAIT)
        assert story(page).inner_text().startswith(told), "the story was forgotten"
        expect(guest.locator("[role=log]", has_text="Good luck, Ben!")).to_be_visible()

        # Both go on.
        for one in (guest, page, guest):
            calm_move(one)
        expect(page).to_have_title("Your turn", timeout=WAIT)
        for device in (ann, ben):
            device.close()
            assert device.troubles == []


def test_a_socket_that_breaks_comes_back_with_what_happened_meanwhile(
    screen: Open, person: Callable[..., Person]
) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = shared_table([ann, ben], "hare(players=2)")
    device = screen(person=ann)
    page = device.page
    page.add_init_script(
        "const Real = WebSocket; window.cut = false; window.WebSocket = class extends Real {"
        " constructor(address) { super(window.cut ? `${address}-cut` : address); window.wire = this; } };"
    )
    device.open(f"/table/{table}")
    page.wait_for_selector("[data-space].legal")
    page.evaluate("cut = true; wire.close()")
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    version = ann.ask("GET", f"/api/tables/{table}")["version"]
    for somebody, seat, action in ((ann, 0, "a>4"), (ben, 1, "b>8")):
        move = {"type": "move", "id": action, "seat": seat, "action": action, "version": version}
        version = somebody.ask("POST", f"/api/tables/{table}/moves", move)["version"]
    page.evaluate("cut = false")
    expect(story(page)).to_contain_text("Ben moves from Start to space 8", timeout=WAIT)
    expect(story(page)).to_contain_text("Ann moves from Start to space 4")
    device.legal_spaces().first.click()
    page.locator("button.confirm").click()
    expect(page.locator("section.dock")).to_contain_text("Ben is to act")


def test_what_is_decided_without_a_network_is_kept_and_sent(screen: Open, person: Callable[..., Person]) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = shared_table([ann, ben], "hare(players=2)")
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    page.wait_for_selector("[data-space].legal")
    device.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.locator("[data-space='4']").click()
    page.locator("button.confirm").click()
    expect(page.locator("section.dock")).to_contain_text("Your decision is kept")
    assert ann.ask("GET", f"/api/tables/{table}")["to_act"] == [0]
    device.context.set_offline(False)
    expect(page.locator("section.dock")).to_contain_text("Ben is to act")
    assert ann.ask("GET", f"/api/tables/{table}")["to_act"] == [1]


def test_after_the_end_everybody_finds_the_next_game(screen: Open, person: Callable[..., Person]) -> None:
    people = [person("Ann"), person("Ben"), person("Cleo")]
    ruleset = "hare(players=3,hare=closed,until=winner)"
    steps = to_the_end(ruleset)
    winner = steps[-1][0]
    assert winner is not None
    table = shared_table(people, ruleset, steps[:-1])
    first, other = screen(person=people[winner]), screen(person=people[(winner + 1) % 3])
    for one in (first, other):
        one.open(f"/table/{table}")
    first.page.locator("[data-space='64'].legal").click()
    first.page.locator("button.confirm").click()
    expect(first.page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(other.page.get_by_role("heading", name=f"{people[winner].name} wins!")).to_be_visible()
    assert is_over(first)
    first.press("Another game")
    other.press("To the next game")
    for one in (first, other):
        expect(one.page).to_have_url(re.compile(r"#/table/(?!" + table + ")"))
        for name in ("Ann", "Ben", "Cleo"):
            expect(one.page.locator("aside ol li", has_text=name)).to_be_visible()
    assert first.page.url == other.page.url


def test_a_friend_s_choice_does_not_take_a_card_out_of_my_hand(screen: Open, person: Callable[..., Person]) -> None:
    ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
    table = shared_table([ann, ben, cleo], "whyfirst(players=3)")
    page = screen(person=ann, motion=True).open(f"/table/{table}")
    card = page.get_by_role("list", name="Your hand").get_by_role("button").nth(1)
    card.click()
    talk = ben.socket(table)
    assert talk.move(1, talk.legal(1)[0])["type"] == "ack"
    talk.close()
    expect(story(page)).to_contain_text("Ben has chosen.")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_enabled()
    expect(page.get_by_role("list", name="Pawns")).to_be_visible()
