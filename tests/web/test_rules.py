"""The rules: short and complete, of the edition one asks for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .screen import Screen
from .world import World, go

Open = Callable[..., Screen]


def test_every_edition_has_its_rules_and_numbers(screen: Open) -> None:
    device = screen()
    page = device.open("/rules")
    expect(page.get_by_role("heading", name="In a minute")).to_be_visible()
    edition = page.get_by_role("combobox", name="The edition")
    seen = set()
    expect(edition.locator("option")).to_have_count(7)
    for value in edition.locator("option").evaluate_all("all => all.map(one => one.value)"):
        with page.expect_response(re.compile("/api/rules")), page.expect_response(re.compile("/api/setting")):
            edition.select_option(value)
        device.settle()
        expect(page.locator("main dl dt a").first).to_be_visible()
        expect(page.get_by_role("heading", name="In numbers")).to_be_visible()
        seen.add(page.locator("main").inner_text())
    assert len(seen) == 7


def test_our_readings_are_marked_and_rules_are_found(screen: Open) -> None:
    page = screen().open("/rules")
    rules = page.locator("main section[aria-labelledby^=chapter] dl > div")
    expect(rules.first).to_be_visible()
    count = rules.count()
    expect(page.locator("main dl .reading").first).to_have_text("our reading")
    search = page.get_by_label("Find a rule")
    search.fill("lettuce eat")
    assert 0 < rules.count() < count
    search.fill("HT-301")
    expect(rules).to_have_count(1)
    search.fill("xyzzy")
    expect(page.get_by_text("No rule says that.").last).to_be_visible()
    search.fill("")
    expect(rules).to_have_count(count)


def test_a_variant_changes_the_rules(screen: Open) -> None:
    page = screen().open("/rules")
    expect(page.locator("main dl").get_by_text("HT-1103", exact=True)).to_have_count(0)
    page.get_by_role("combobox", name="Hare spaces").select_option("closed")
    expect(page.locator("main dl").get_by_text("HT-1103", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("ruleset", "says", "not_so"),
    [
        ("hare(players=3)", "The first one home wins. But you may cross the line", "both hares"),
        ("hare(players=2)", "You have 95 for both", "The first one home"),
        ("hare(players=2)", "when that hare moves on", "At the start of your turn"),
        ("hare(players=2,number_pay=turn_start)", "At the start of your turn each of your hares", "when that hare"),
        ("hare(players=2,edition=abacus-2000)", "any number of carrots, but without a lettuce", "and lettuces;"),
        ("hare(players=4,teams=2)", "The first team with all its hares home wins.", "The first one home"),
        ("hare(hare=nap)", "your hare falls asleep", "a gamble"),
        ("hare(hare=closed)", "Hare spaces are closed", "a gamble"),
        ("hare(edition=intellect-1974)", "at most 20 carrots left.", "if you are the first"),
        ("whyfirst", "five cards from −4 to +5", "Leo"),
        ("whyfirst(deck=printed-34)", "five cards from −4 to +6", "Leo"),
        (
            "whyfirst(mode=tactical)",
            "from the highest white number down",
            "is played on yourself",
        ),
        ("whyfirst(players=2)", "The third runner is Leo", "white number"),
    ],
)
def test_in_a_minute_is_told_as_it_is_at_the_table(screen: Open, ruleset: str, says: str, not_so: str) -> None:
    page = screen().open(f"/rules/{ruleset}")
    short = page.get_by_role("region", name="In a minute")
    expect(short).to_contain_text(says)
    expect(short).not_to_contain_text(not_so)


def test_why_first_has_rules_too(screen: Open) -> None:
    page = screen().open("/rules")
    page.get_by_role("combobox", name="The game").select_option("whyfirst")
    expect(page.locator("main dl").get_by_text(re.compile(r"^WF-\d+")).first).to_be_visible()
    expect(page.get_by_role("heading", name="The deck: 32 race cards")).to_be_visible()
    page.get_by_role("combobox", name="The deck").select_option("printed-34")
    expect(page.get_by_role("heading", name="The deck: 34 race cards")).to_be_visible()


def test_a_reason_on_the_board_leads_to_its_rule(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = go(device, world.places["hare"])
    finish = page.locator("[data-space='64']")
    finish.focus()
    expect(finish).to_have_attribute("aria-label", re.compile("Not allowed"))
    label = finish.get_attribute("aria-label") or ""
    rule = re.search(r"HT-\d+", label)
    assert rule, label
    page.goto(f"{device.url}/#/rules/hare(players%3D3)?rule={rule[0]}")
    asked = page.locator(f"#{rule[0]}")
    expect(asked).to_be_in_viewport()
    expect(asked).to_be_focused()


def test_a_rule_s_link_in_the_card_of_a_space_can_be_pressed(screen: Open, world: World) -> None:
    """The pointer goes from the space into the card, which stays meanwhile; the rule opens beside the game."""
    device = screen(person=world.ann)
    page = go(device, world.places["hare"])
    here = page.url
    page.locator("[data-space='64']").hover()
    link = page.locator(".popover a").first
    expect(link).to_be_visible()
    rule = link.inner_text()
    box = link.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    link.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel").locator(f"#{rule}")).to_be_in_viewport()
    assert page.url == here
    expect(device.legal_spaces().first).to_be_visible()


def test_the_rules_of_a_table_are_a_press_away(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = go(device, world.places["table-menu"])
    here = page.url
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel").locator("dl dt a").first).to_be_visible()
    # The game goes on beside them.
    assert page.url == here
    expect(device.legal_spaces().first).to_be_visible()
