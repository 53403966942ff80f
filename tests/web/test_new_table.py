"""The screen for a new table: editions, seats, how hard, what is chosen in a sentence, and the two ways on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from festina.bots.levels import LEVELS
from festina.locales import text
from festina.registry import definitions
from tests.server.client import Person

from .browser import DESKTOP, PHONE
from .screen import Screen, change_seat
from .world import open_details, open_menu

Open = Callable[..., Screen]

#: Whatever can be pressed or chosen, once scrolled to, and the bar below it.
_COVERED = """() => {
    const bar = document.querySelector("form .bar");
    return [...document.querySelectorAll("form :is(button, input, summary)")].filter((one) => {
        if (bar.contains(one)) return false;
        one.focus();
        const box = (one.closest("label") ?? one).getBoundingClientRect();
        return one === document.activeElement && box.height < 300 && box.bottom > bar.getBoundingClientRect().top + 1;
    }).map((one) => one.outerHTML);
}"""


def told(page: Page) -> Locator:
    """The sentence that says what is chosen."""
    return page.locator("form .told").last


def sentence(game: str, level: int) -> str:
    """How bots of a level play."""
    return text(f"{game}-level-{level}")


def edition(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=re.compile(name))


def made(page: Page, person: Person) -> dict[str, object]:
    """The table that the page has gone to."""
    page.wait_for_url(re.compile("#/table/"))
    id = re.sub(r".*/table/|\?.*", "", page.url)
    found: dict[str, object] = person.ask("GET", f"/api/tables/{id}")
    return found


def test_an_edition_is_chosen_by_arrow_keys(screen: Open) -> None:
    page = screen().open("/new/hare?with=bots")
    expect(edition(page, "Gibsons 2010")).to_be_checked()
    expect(told(page)).to_have_text("Gibsons 2010, you and three fair bots, usual rules.")
    edition(page, "Gibsons 2010").focus()
    page.keyboard.press("ArrowRight")
    expect(edition(page, "Devir 2014")).to_be_checked()
    expect(edition(page, "Devir 2014")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(edition(page, "Intellect 1974")).to_be_checked()
    expect(told(page)).to_have_text("Intellect 1974, you and three fair bots, usual rules.")
    slip = page.get_by_role("region", name="The table as it will be")
    expect(slip).to_contain_text("six numbered cards and a chart")
    expect(slip.get_by_role("listitem").first).to_have_text("65 to start")
    bar = slip.locator("header").evaluate("one => getComputedStyle(one).backgroundColor")
    assert bar == "rgb(90, 45, 22)"  # brown, as its printing has it


def test_every_edition_has_a_picture_of_its_own(screen: Open) -> None:
    page = screen().open("/new/hare?with=bots")
    pictures = page.locator("label .picture svg")
    expect(pictures).to_have_count(7)
    grounds = pictures.evaluate_all("all => all.map((one) => getComputedStyle(one).getPropertyValue('--meadow'))")
    assert len(set(grounds)) == 7


def test_editions_are_compared_in_a_table(screen: Open) -> None:
    device = screen()
    page = device.open("/new/hare?with=bots")
    compare = page.get_by_role("button", name="Compare all seven, side by side")
    compare.click()
    dialog = page.get_by_role("dialog", name="The editions side by side")
    expect(dialog.get_by_role("columnheader")).to_have_count(7)
    row = dialog.get_by_role("row", name=re.compile("Carrots left at Finish"))
    expect(row.get_by_role("cell").first).to_have_text("at most 20 for everybody")
    expect(row.get_by_role("cell").nth(1)).to_have_text("at most 10 for each place")
    start = dialog.get_by_role("row", name=re.compile("Carrots at the start"))
    expect(start.get_by_role("cell").nth(1)).to_have_text("68; 98 from 5 players on")
    expect(dialog.get_by_role("columnheader", name=re.compile("Gibsons 2010"))).to_contain_text("chosen")
    device.check_access("the comparison of editions")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(compare).to_be_focused()


def test_how_hard_is_one_control_with_arrow_keys(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    device = screen(person=ann)
    page = device.open("/new/hare?with=bots")
    fair = page.get_by_role("radio", name="fair")
    expect(fair).to_be_checked()
    fair.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="hard")).to_be_checked()
    expect(page.get_by_text("Hard, level 7. Looks well ahead and seldom errs.")).to_be_visible()
    expect(told(page)).to_contain_text("three hard bots")
    mixed = page.get_by_role("button", name="Mixed")
    mixed.click()
    expect(mixed).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("radio", name="hard")).not_to_be_checked()
    expect(told(page)).to_contain_text("three mixed bots")
    mixed.click()
    expect(page.get_by_role("radio", name="hard")).to_be_checked()
    page.get_by_role("radio", name="gentle").check()
    device.press("Start the race")
    seats = made(page, ann)["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == [None, *["level:2"] * 3]


def test_a_seat_is_changed_by_pressing_it(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    device = screen(person=ann)
    page = device.open("/new/hare?with=bots")
    change_seat(page, 1, bot="dasher")
    change_seat(page, 2, "Somebody at this device", name="Ben")
    expect(page.get_by_role("button", name=re.compile("^Seat 3: Ben"))).to_be_focused()
    expect(told(page)).to_have_text(re.compile("^Gibsons 2010, you, .* beside you, and two bots, usual rules.$"))
    page.get_by_role("radio", name="3", exact=True).check()
    device.press("Start the race")
    seats = made(page, ann)["seats"]
    assert isinstance(seats, list)
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", None), ("bot", "dasher"), ("person", None)]
    assert seats[2]["name"] == "Ben"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", definitions())
def test_every_level_says_how_it_plays_wherever_it_is_met(
    screen: Open, person: Callable[..., Person], game: str, size: dict[str, int]
) -> None:
    ann = person()
    device = screen(person=ann, size=size)
    page = device.open(f"/new/{game}?with=bots")
    open_details(page)
    second = page.get_by_role("button", name=re.compile("^Seat 2:"))
    second.click()
    seat = page.get_by_role("dialog", name="Seat 2")
    lines = seat.get_by_role("group", name="By strength").get_by_role("radio")
    expect(lines).to_have_count(len(LEVELS))
    for level in LEVELS:
        expect(lines.nth(level - 1)).to_have_accessible_name(
            re.compile(rf"^Level {level}\b.* {re.escape(sentence(game, level))}$")
        )
    expect(lines.nth(4)).to_be_checked()
    expect(seat.get_by_text(sentence(game, 5))).to_be_in_viewport()
    lines.nth(3).check()
    device.check_access("the bots of a seat")
    seat.get_by_role("button", name="Done").click()
    expect(second).to_have_attribute("title", sentence(game, 4))

    device.press("Start the race")
    made(page, ann)
    open_menu(page)
    bots = page.get_by_role("region", name="Bots").get_by_role("listitem")
    expect(bots.first).to_contain_text("Level 4")
    expect(bots.first).to_contain_text(sentence(game, 4))
    expect(bots.nth(1)).to_contain_text(sentence(game, 5))


def test_a_host_sees_how_a_bot_plays_while_choosing_it(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "level:3"}, {"kind": "open"}]
    table = ann.table("hare(players=3)", seats, start=False)["id"]
    page = screen(person=ann).open(f"/table/{table}")
    bot = page.get_by_role("combobox", name="Bot", exact=True)
    expect(bot).to_have_accessible_description(sentence("hare", 3))
    bot.select_option("level:9")
    expect(page.get_by_text(sentence("hare", 9))).to_be_visible()
    expect(bot).to_have_accessible_description(sentence("hare", 9))


def test_teams_are_seen_on_seats(screen: Open) -> None:
    page = screen().open("/new/hare?with=bots")
    page.locator("summary", has_text="Variants").click()
    page.get_by_role("radio", name="Two teams").check()
    expect(page.get_by_role("button", name=re.compile("^Seat 2: .*Team 2"))).to_be_visible()
    expect(page.locator("summary", has_text="Variants")).to_contain_text("Teams")
    expect(told(page)).to_contain_text("one variant")


def test_friends_are_invited_with_a_link_for_every_free_seat(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    device = screen(person=ann)
    page = device.open("/new/hare?with=bots")
    edition(page, "Devir 2014").check()
    device.press("Invite")
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()
    link = page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE))
    expect(link).to_have_value(re.compile("/join/"))
    table = made(page, ann)
    seats = table["seats"]
    assert isinstance(seats, list)
    assert [seat["kind"] for seat in seats] == ["person", "open", "open", "open"]
    assert "devir-2014" in str(table["ruleset"])

    guest = screen()
    guest.page.goto(link.input_value())
    guest.page.get_by_label("Your name").fill("Ben")
    guest.press("Sit down")
    expect(page.get_by_text("2 seats are still free")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desktop"])
def test_the_bar_covers_nothing_that_has_the_focus(screen: Open, size: dict[str, int]) -> None:
    page = screen(size=size).open("/new/hare?with=bots")
    page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    page.wait_for_selector("label .picture svg")
    assert page.evaluate(_COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_seats_are_behind_a_line(screen: Open) -> None:
    page = screen(size=PHONE).open("/new/hare?with=bots")
    expect(page.get_by_text("6 of 7")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Seat 2:"))).to_be_hidden()
    page.locator("summary", has_text="Who sits where").click()
    change_seat(page, 1, "A friend, by link")
    expect(page.locator("summary", has_text="Who sits where")).to_contain_text("you, a friend, and two fair bots")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def test_another_game_has_the_same_screen_without_editions(screen: Open) -> None:
    page = screen().open("/new/hare?with=bots")
    page.get_by_role("radio", name="Why First?").check()
    expect(page.get_by_role("group", name=re.compile("Edition"))).to_have_count(0)
    expect(page.get_by_role("region", name="The table as it will be")).to_contain_text("only second place scores")
    expect(told(page)).to_have_text("Why First?, you and three fair bots, usual rules.")


@pytest.mark.parametrize(
    ("language", "box"),
    [(one, "abacus-2000") for one in ("de", "fr", "it")]
    + [(one, "devir-2014") for one in ("ca", "es")]
    + [("en", "gibsons-2010")],
)
def test_a_first_race_is_in_the_box_of_ones_language_against_gentle_bots(
    screen: Open, person: Callable[..., Person], language: str, box: str
) -> None:
    ann = person()
    page = screen(person=ann, language=language).open("/")
    page.locator("main .actions button.primary").click()
    table = made(page, ann)
    setting, seats = table["setting"], table["seats"]
    assert isinstance(setting, dict)
    assert isinstance(seats, list)
    assert setting["edition"] == box
    assert [seat["bot"] for seat in seats] == [None, *["level:2"] * (len(seats) - 1)]
