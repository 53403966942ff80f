"""Every decision of every variant can be made in the page, and says what it does."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from festina import Game
from tests.hare.helpers import seen
from tests.server.client import Person

from .reach import reach, table_at
from .screen import Screen, story

Open = Callable[..., Screen]
People = Callable[..., Person]
_MOVE = re.compile(r"^(\d+): (\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Deed:
    """A decision that is a button: where it is due, its button, its action, and what is told of it."""

    ruleset: str
    kind: str
    prompt: str
    button: str
    action: str
    told: str


THREE = "hare(players=3,open_carrots=true)"
OLD = "hare(edition=ravensburger-1978,open_carrots=true,players=3)"
DICE = "hare(edition=abacus-2000,open_carrots=true,players=3)"
NAP = "hare(hare=nap,open_carrots=true,players=3)"

DEEDS = {
    "take": Deed(THREE, "take", "action", "Stay and take 10", "+10", "stays and takes 10"),
    "give": Deed(THREE, "give", "action", "Stay and give 10", "-10", "stays and gives 10"),
    "hare-take": Deed(OLD, "take", "choice", "Take 10", "+10", "chooses to take 10"),
    "hare-give": Deed(OLD, "give", "choice", "Give 10", "-10", "chooses to give 10"),
    "hare-nothing": Deed(OLD, "nothing", "choice", "Do nothing", "0", "chooses to do nothing"),
    "die-take": Deed(DICE, "take", "choice", "Take 10", "+10", "chooses to take 10"),
    "gift-keep": Deed(THREE, "keep", "gift", "Keep the gift", "keep", "keeps 10"),
    "gift-bank": Deed(THREE, "bank", "gift", "Put it in the bank", "bank", "puts 10 carrots in the bank"),
    "eat": Deed(THREE, "eat", "eat", "Eat a lettuce", "eat", "eats a lettuce"),
    "miss": Deed(THREE, "miss", "miss", "Get up", "miss", "has missed a turn"),
    "nap": Deed(NAP, "miss", "nap", "Get up", "miss", "wakes up"),
    "restart": Deed(OLD, "restart", "action", "Start again", "restart", "back to Start"),
}


def due(kind: str, prompt: str) -> Callable[[Game, int], bool]:
    def is_due(game: Game, seat: int) -> bool:
        view = seen(game, seat)
        kinds = {choice.kind for choice in view.choices if choice.legal}
        return view.prompt.key == f"hare-prompt-{prompt}" and kind in kinds

    return is_due


def moves(person: Person, table: str) -> list[str]:
    """The decisions in the record of a table."""
    return [move[2] for move in _MOVE.finditer(person.http.get(f"/api/tables/{table}/record").text)]


def wait_for_move(page: Page, person: Person, table: str, count: int) -> str:
    """The decision after so many."""
    for _ in range(200):
        made = moves(person, table)
        if len(made) > count:
            return made[count]
        page.wait_for_timeout(50)
    raise AssertionError("no decision was made")


def sit_down(screen: Open, ann: Person, ruleset: str, wanted: Callable[[Game, int], bool]) -> tuple[Screen, str, int]:
    """A screen at the moment that is wanted, the table, and how many decisions led there."""
    steps = reach(ruleset, wanted)
    table = table_at(ann, ruleset, steps)
    device = screen(person=ann)
    device.open(f"/table/{table}")
    return device, table, sum(actor is not None for actor, _ in steps)


@pytest.mark.parametrize("name", DEEDS)
def test_a_decision_that_is_a_button(screen: Open, person: People, name: str) -> None:
    deed, ann = DEEDS[name], person()
    device, table, count = sit_down(screen, ann, deed.ruleset, due(deed.kind, deed.prompt))
    page = device.page
    page.locator("button.deed:enabled").filter(has=page.get_by_text(deed.button, exact=True)).click()
    assert wait_for_move(page, ann, table, count) == deed.action
    expect(story(page)).to_contain_text(deed.told)


@pytest.mark.parametrize(
    ("prompt", "ruleset", "says"),
    [
        ("leave", THREE, "has eaten and must leave"),
        ("again", THREE, "Move the same pawn again"),
        ("restarted", OLD, "Back on Start"),
    ],
)
def test_a_move_that_must_be_made(screen: Open, person: People, prompt: str, ruleset: str, says: str) -> None:
    ann = person()
    device, table, count = sit_down(screen, ann, ruleset, due("forward", prompt))
    page = device.page
    expect(page.locator("section.dock .turn")).to_contain_text(says)
    expect(page.locator("button.deed:enabled")).to_have_count(0)
    device.legal_spaces().first.click()
    page.locator("button.confirm").click()
    assert wait_for_move(page, ann, table, count)[0] in "<>"


def test_going_back_to_the_tortoise(screen: Open, person: People) -> None:
    ann = person()
    device, table, count = sit_down(screen, ann, THREE, due("back", "action"))
    page = device.page
    device.legal_spaces().first.click()
    expect(page.locator(".popover .gain")).to_have_text(re.compile(r"\+\d+0"))
    page.locator("button.confirm").click()
    assert wait_for_move(page, ann, table, count)[0] == "<"
    expect(story(page)).to_contain_text("goes back")


def test_sprinting_costs_five_a_space(screen: Open, person: People) -> None:
    def on_hare(game: Game, seat: int) -> bool:
        view = seen(game, seat)
        space = next(pawn.space for pawn in view.pawns if pawn.seat == seat)
        moves = [choice for choice in view.choices if choice.legal and choice.kind == "forward"]
        return len(moves) > 1 and all(choice.cost == 5 * (choice.space - space) for choice in moves)

    ann = person()
    device, *_ = sit_down(screen, ann, "hare(hare=sprint,open_carrots=true,players=3)", on_hare)
    page = device.page
    costs = [
        int(found[1])
        for label in page.locator("[data-space].legal").evaluate_all("all => all.map(one => one.ariaLabel)")
        if (found := re.search(r"costs (\d+)", label))
    ]
    assert len(costs) > 1
    assert all(cost % 5 == 0 for cost in costs)


def test_either_of_two_hares_is_moved(screen: Open, person: People) -> None:
    ann = person()
    ruleset = "hare(open_carrots=true,players=2)"
    table = table_at(ann, ruleset, [(0, "a>5"), (1, "a>7")])
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    which = page.get_by_role("group", name="Which of your hares?")
    expect(which.get_by_role("button")).to_have_count(2)
    which.get_by_role("button", name="Hare B").click()
    device.legal_spaces().first.click()
    page.locator("button.confirm").click()
    assert wait_for_move(page, ann, table, 2).startswith("b>")


def test_a_hare_is_taken_by_pressing_it_on_the_board(screen: Open, person: People) -> None:
    ann = person()
    table = table_at(ann, "hare(open_carrots=true,players=2)", [(0, "a>5"), (1, "a>7")])
    page = screen(person=ann).open(f"/table/{table}")
    hare_a = page.get_by_role("group", name="Which of your hares?").get_by_role("button", name="Hare A")
    hare_b = page.get_by_role("group", name="Which of your hares?").get_by_role("button", name="Hare B")
    expect(hare_a).to_have_attribute("aria-pressed", "true")
    page.locator("[data-space='0']").click()
    expect(hare_b).to_have_attribute("aria-pressed", "true")
    page.locator("[data-space='5']").click()
    expect(hare_a).to_have_attribute("aria-pressed", "true")


def test_teams_are_shown(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=4,teams=2)")["id"]
    page = screen(person=ann).open(f"/table/{table}")
    expect(page.locator("aside").get_by_text("Team 1")).to_have_count(2)
    expect(page.locator("aside").get_by_text("Team 2")).to_have_count(2)


def test_the_tactical_variant_lays_a_card_and_then_names_a_pawn(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("whyfirst(mode=tactical,players=3)")["id"]
    page = screen(person=ann).open(f"/table/{table}")
    dock = page.locator("section.dock")
    dock.locator("li button[aria-pressed]:enabled").first.click()
    dock.get_by_role("button", name=re.compile("Lay down")).click()
    expect(dock.get_by_text("Whom shall it move?")).to_be_visible(timeout=30_000)
    targets = dock.get_by_role("list", name="Pawns").get_by_role("button")
    expect(targets).to_have_count(3)
    expect(targets.first).to_contain_text("→")
    targets.last.click()
    dock.get_by_role("button", name=re.compile("^Move")).click()
    expect(story(page)).to_contain_text(re.compile("Ann"))
    assert any(move.startswith("move:") for move in moves(ann, table))


def test_leo_is_a_pawn_like_the_others(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("whyfirst(players=2)")["id"]
    page = screen(person=ann).open(f"/table/{table}")
    dock = page.locator("section.dock")
    dock.locator("li button[aria-pressed]:enabled").first.click()
    dock.get_by_role("button", name=re.compile("Leo")).click()
    dock.get_by_role("button", name=re.compile("Play .+ on Leo")).click()
    expect(story(page)).to_contain_text("Leo", timeout=30_000)
    assert re.search(r"^0: \S+@leo$", ann.http.get(f"/api/tables/{table}/record").text, re.MULTILINE)


def test_what_was_chosen_can_be_cancelled(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    device.legal_spaces().first.click()
    confirm = page.locator("button.confirm")
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(confirm).to_be_hidden()
    assert moves(ann, table) == []


def test_a_forbidden_space_says_why_and_leads_to_the_rule(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    device.legal_spaces().first.wait_for()
    page.locator("[data-space='63']").click()
    told = page.get_by_label("Your turn and your carrots").get_by_role("status").filter(has_text="Space 63")
    expect(told).to_contain_text("Not allowed")
    device.check_access("a forbidden space")
    device.legal_spaces().first.click()
    expect(told).to_have_count(0)
    page.locator("[data-space='63']").click()
    here = page.url
    told.get_by_role("link").first.click()
    expect(page.locator("[role=tabpanel] dl .asked")).to_be_focused()
    assert page.url == here


def test_reasons_are_asked_for_when_somebody_looks_and_once_for_each_moment(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    device = screen(person=ann)
    sent: list[str] = []
    device.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page = device.open(f"/table/{table}")
    device.legal_spaces().first.wait_for()

    def asked() -> int:
        return sum('"type":"view"' in frame for frame in sent)

    device.legal_spaces().first.hover()
    expect(page.locator(".popover")).to_be_visible()
    assert asked() == 0
    for space in (63, 62, 63):
        page.locator(f"[data-space='{space}']").hover()
        expect(page.locator(".popover")).to_contain_text(f"Space {space}")
        expect(page.locator(".popover")).to_contain_text("Not allowed")
    assert asked() == 1
    page.locator("[data-space='4'].legal").click()
    page.locator("button.confirm").click()
    device.legal_spaces().first.wait_for()
    page.locator("[data-space='2']").hover()
    expect(page.locator(".popover")).to_contain_text("HT-601")
    assert asked() == 2


def race_to(screen: Open, ann: Person, space: int) -> tuple[Screen, str]:
    """A race without hares in which Ann has moved to a space, and is to move again; its screen and table."""
    table: str = ann.table("hare(players=3,hare=closed)")["id"]
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    device.legal_spaces().first.wait_for()
    page.locator(f"[data-space='{space}']").click()
    page.locator("button.confirm").click()
    expect(page.locator("aside ol li").filter(has_text="Ann").locator(".where")).to_have_text(f"Space {space}")
    device.legal_spaces().first.wait_for()
    return device, table


def test_a_space_behind_says_why_not(screen: Open, person: People) -> None:
    page = race_to(screen, person(), 7)[0].page
    page.locator("[data-space='3']").click()
    told = page.get_by_label("Your turn and your carrots").get_by_role("status").filter(has_text="Space 3")
    expect(told).to_contain_text("HT-601")


def test_alone_with_bots_every_decision_can_be_undone(screen: Open, person: People) -> None:
    """Also when they have moved since: nobody has to be asked."""
    ann = person()
    device, table = race_to(screen, ann, 4)
    page = device.page
    assert len(moves(ann, table)) >= 3
    device.press("Undo")
    expect(story(page)).to_contain_text("takes a decision back")
    expect(page.locator("[data-space='4'].legal")).to_be_visible()
    assert moves(ann, table) == []
