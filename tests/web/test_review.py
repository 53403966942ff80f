"""The review of a finished game: worked out on the device, looked at, stepped through, tried from, learned from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Person
from web.wasm.build import build

from .browser import PHONE
from .reach import table_at, to_the_end
from .screen import Screen
from .world import World

Open = Callable[..., Screen]
_WORK = 240_000
_GRADES = Path(__file__).parents[2] / "web" / "src" / "lib" / "review" / "grades.ts"


@pytest.fixture(scope="module", autouse=True)
def _modules() -> None:
    """What a device needs to think, unless it is there already."""
    build()


def reviewed(page: Page) -> Page:
    """Wait until all of it is worked out."""
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible(timeout=_WORK)
    expect(page.locator(".working")).to_have_count(0, timeout=_WORK)
    return page


def moment(page: Page) -> str:
    """What a screen reader says of the moment that is shown."""
    return page.get_by_role("slider", name="Moment of the game").get_attribute("aria-valuetext") or ""


def test_one_press_leads_from_the_result_to_the_review(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    asked: list[str] = []
    device.page.on("request", lambda request: asked.append(request.url))
    page = device.open(f"/table/{world.tables.over}")
    device.press("Review", "link")
    expect(page.get_by_role("heading", name="Review", level=1)).to_be_visible()
    expect(page.locator("[data-grade]").first).to_be_visible(timeout=_WORK)
    reviewed(page)
    assert not [url for url in asked if url.endswith("/api/review")], "the device works it out by itself"
    decided = page.locator("[data-grade]").count()
    assert decided > 20
    # Coming back is instant: nothing is worked out again.
    page.reload()
    reviewed(page)
    assert page.locator("[data-grade]").count() == decided
    assert sum("/review-plan" in url for url in asked) == 1


def test_keys_step_through_moments_and_mistakes(screen: Open, world: World) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}?step=0"))
    bad = page.locator("[data-grade=mistake], [data-grade=blunder]")
    steps = sorted(int(each.get_attribute("data-step") or 0) for each in bad.all())
    page.keyboard.press("Home")
    first = moment(page)
    page.keyboard.press("ArrowRight")
    assert moment(page) != first
    page.keyboard.press("ArrowLeft")
    assert moment(page) == first
    page.keyboard.press("Home")
    for step in [each for each in steps if each > 0][:3]:
        page.keyboard.press("Shift+ArrowRight")
        page.wait_for_url(re.compile(rf"step={step}\b"))
        expect(page.get_by_role("heading", name=re.compile("^(Mistake|Blunder), "))).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="The end")).to_be_visible()


def test_luck_is_marked_apart_and_says_what_could_have_come(screen: Open, person: Callable[..., Person]) -> None:
    short = "hare(players=3,until=winner)"
    somebody = person()
    table = table_at(somebody, short, to_the_end(short))
    page = reviewed(screen(person=somebody).open(f"/review/table/{table}?step=0"))
    page.get_by_role("radio", name="All seats").check()
    assert page.locator("svg rect.luck").count() > 0, "luck has marks of its own"
    page.keyboard.press("Home")
    luck = page.get_by_role("heading", name=re.compile("^(Good|Bad) luck for .+, [0-9.]+ points"))
    for _ in range(200):
        if luck.count():
            break
        page.keyboard.press("ArrowRight")
    expect(luck).to_be_visible()
    could = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name="What could come"))
    rows = could.locator("tbody tr")
    likely = [float(cell.rstrip("%\xa0 ")) for cell in rows.locator("td:nth-child(2)").all_inner_texts()]
    assert len(likely) > 1
    assert abs(sum(likely) - 100) <= len(likely)
    expect(rows.filter(has_text="this came")).to_have_count(1)
    expect(rows.first).to_have_text(re.compile(r"[\d.]+% ± \d+\.\d, give or take"))


def test_turning_points_are_listed_and_marked_on_the_graph(screen: Open, world: World) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}?step=0"))
    turnings = page.get_by_role("region", name="Turning points").get_by_role("listitem")
    badges = page.locator("svg .turning")
    count = turnings.count()
    assert 0 < count <= 5
    expect(badges).to_have_count(count)
    # Each says by how much whose share changed; list and badge lead to the same moment.
    for place in (0, count - 1):
        expect(turnings.nth(place)).to_contain_text(re.compile(r"\+\d+\.\d\s+\w+\s+± \d+\.\d"))
        turnings.nth(place).get_by_role("button").click()
        there = moment(page)
        page.keyboard.press("End")
        badges.nth(place).click()
        assert moment(page) == there
        expect(turnings.nth(place).get_by_role("button")).to_have_attribute("aria-current", "step")


def test_the_next_mistake_is_found_from_the_choice_of_a_seat(screen: Open, world: World) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}?step=0&whose=0"))
    whose = page.get_by_role("group", name="Whose decisions").get_by_role("radio")
    whose.nth(1).focus()
    before = moment(page)
    page.keyboard.press("Shift+ArrowRight")
    expect(whose.nth(1)).to_be_checked()
    expect(page.get_by_role("heading", name=re.compile("^(Mistake|Blunder), "))).to_be_visible()
    assert moment(page) != before
    page.keyboard.press("ArrowRight")
    expect(whose.nth(2)).to_be_checked()


def test_the_table_says_the_same_as_the_graph(screen: Open, world: World) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}?step=0"))
    page.get_by_text("The graph as a table").click()
    rows = page.locator("[data-row]")
    texts = {row.get_attribute("data-row") or "0": row.inner_text() for row in rows.all()}
    told = {int(number): " ".join(text.lower().split()) for number, text in texts.items()}
    for mark in page.locator("[data-grade]").all():
        assert (mark.get_attribute("data-grade") or "?") in told[int(mark.get_attribute("data-step") or 0)]
    # How far off its figures may be, the graph says to a screen reader, the title and the table to everybody.
    assert re.search(r"each give or take \d+\.\d$", moment(page))
    assert any(re.search(r"(slip|mistake|blunder), [\d.]+ points ± \d+\.\d", row) for row in told.values())
    assert sum(bool(re.search(r"% ± \d", row)) for row in told.values()) > len(told) / 2
    # A moment's shares stand in the row before it.
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    shares = re.findall(r"[\d.]+%", moment(page))
    assert shares == re.findall(r"[\d.]+%", told[min(told)])[-len(shares) :]
    # Each line of the account adds up.
    lines = page.get_by_role("table", name="Luck and play, kept apart").locator("tbody tr")
    for line in lines.all():
        start, luck, own, others, end = (
            round(10 * float(cell.partition("±")[0].replace("−", "-"))) for cell in line.locator("td").all_inner_texts()
        )
        assert start + luck + own + others == end
    # What was searched is not certain, and says so to eyes and ears.
    expect(lines.first.locator("td.own")).to_have_text(re.compile(r"± \d+\.\d, give or take \d+\.\d$"))


def test_any_seat_alone_by_keyboard(screen: Open, world: World) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}"))
    everybody = page.locator("[data-grade]").count()
    whose = page.get_by_role("group", name="Whose decisions").get_by_role("radio")
    expect(whose).to_have_count(4)
    expect(whose.first).to_be_checked()
    whose.first.focus()
    counted, told = [], []
    for seat in range(3):
        page.keyboard.press("ArrowRight")
        expect(whose.nth(seat + 1)).to_be_checked()
        expect(page.locator("[data-grade]")).not_to_have_count(everybody)
        counted.append(page.locator("[data-grade]").count())
        told.append(page.get_by_role("region", name="In short").locator("p").first.inner_text())
    assert min(counted) > 0
    assert sum(counted) == everybody
    assert len(set(told)) == 3, "everybody has a summary of their own"
    assert [sentence.startswith("You ") for sentence in told] == [True, False, False], "Ann has the first seat"


def in_short(page: Page) -> Locator:
    """The sentence that says what the game came to."""
    return page.get_by_role("region", name="In short").locator("p").first


def test_a_link_is_about_somebody_and_addresses_whoever_opens_it(screen: Open, world: World) -> None:
    name = world.ann.ask("GET", f"/api/tables/{world.tables.over}")["seats"][0]["name"]
    address = f"/review/{world.tables.share}?step=0&whose=0"
    device = screen(person=world.ann)
    page = reviewed(device.open(address))
    expect(in_short(page)).to_have_text(re.compile("^You lost"))
    # What she hands on is about her, and names her.
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => (window.got = text)}})"
    )
    device.press("Copy the link")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.got").split("/review/")[1] == f"{world.tables.share}?step=0&whose=0"
    page.evaluate("""() => {
        navigator.canShare = () => true;
        navigator.share = async ({ text }) => { window.told = text; };
    }""")
    device.press("Share")
    page.wait_for_function("() => window.told")
    assert page.evaluate("window.told").startswith(f"{name} lost")
    # Ben was not there.
    theirs = reviewed(screen(person=world.others[0]).open(address))
    expect(in_short(theirs)).to_have_text(re.compile(f"^{name} lost"))
    expect(theirs.get_by_role("button", name=f"Learn from {name}’s mistakes")).to_be_visible()
    expect(theirs.get_by_role("group", name="Whose decisions").get_by_role("radio").nth(1)).to_be_checked()


def test_a_link_is_copied_without_a_secure_connection_or_shown(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = reviewed(device.open(f"/review/{world.tables.share}?step=0"))
    page.evaluate("""() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        document.execCommand = () => { window.got = document.activeElement.value; return window.copies; };
        window.copies = false;
    }""")
    device.press("Copy the link")
    expect(page.get_by_role("button", name="Not copied")).to_be_visible()
    expect(page.get_by_role("textbox", name="Copy the link")).to_have_value(re.compile(f"/review/{world.tables.share}"))
    device.check_access("a link that could not be copied")
    page.evaluate("window.copies = true")
    device.press("Not copied")
    expect(page.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    expect(page.get_by_role("textbox", name="Copy the link")).to_have_count(0)
    assert f"/review/{world.tables.share}" in page.evaluate("window.got")


def test_from_the_replay_ones_own_game_is_ones_own(screen: Open, world: World) -> None:
    winner = world.ann.ask("GET", f"/api/games/{world.tables.share}")["outcome"]["winners"][0]
    assert winner != 0, "else it could be told as the winner's"
    device = screen(person=world.ann)
    page = device.open(f"/replay/{world.tables.share}")
    device.press("Review", "link")
    expect(in_short(reviewed(page))).to_have_text(re.compile("^You lost"))


@pytest.mark.parametrize("whose", ["99", "x", "-1"])
def test_an_address_with_a_seat_that_is_not_there_shows_all(screen: Open, world: World, whose: str) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}?whose={whose}&step=x"))
    expect(page.get_by_role("radio", name="All seats")).to_be_checked()
    expect(in_short(page)).to_have_text(re.compile("^You lost"))
    assert not re.search("undefined|NaN", page.locator("body").inner_text())


#: A finished review, as a page keeps it.
_KEPT = """() => new Promise((done) => {
    const name = "festina-reviews";
    indexedDB.databases().then((all) => {
        const asked = indexedDB.open(all.find((one) => one.name.startsWith(name)).name);
        asked.onsuccess = () => {
            const read = asked.result.transaction("reviews").objectStore("reviews").getAll();
            read.onsuccess = () => done(JSON.stringify(read.result[0].review));
        };
    });
})"""


def test_figures_say_how_certain_they_are(screen: Open, world: World) -> None:
    page = reviewed(screen(person=world.ann).open(f"/review/{world.tables.share}"))
    first = page.get_by_role("list", name="What could have been done").get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"± \d+\.\d"))
    expect(page.get_by_role("region", name="In short")).to_contain_text(re.compile(r"within \d+ points? of this"))
    # Where the end is solved, it says so; where the winner is known, nothing is judged.
    steps = json.loads(page.evaluate(_KEPT))["steps"]
    exact = [step for step in steps if step["exact"] and step["actor"] is not None]
    solved = next(step["number"] for step in exact if step["grade"])
    page.goto(f"{page.url.split('?')[0]}?step={solved}")
    page.reload()
    expect(page.get_by_text("Known exactly: the rest of the game is solved.")).to_be_visible()


def test_a_moment_opens_on_the_analysis_board(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = reviewed(device.open(f"/review/{world.tables.share}"))
    played = page.get_by_role("list", name="What could have been done").locator(".best b").inner_text()
    device.press("Open on the analysis board")
    page.wait_for_url(re.compile("/analyse"))
    expect(page.locator("[data-action]", has_text=played).first).to_be_visible(timeout=_WORK)
    page.go_back()
    reviewed(page)


def test_trying_something_else_begins_at_that_moment(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = reviewed(device.open(f"/review/table/{world.tables.over}"))
    page.keyboard.press("End")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_role("heading", name=re.compile("^(Mistake|Blunder), "))).to_be_visible()
    expect(page.get_by_role("list", name="What could have been done").get_by_role("listitem").nth(1)).to_be_visible()
    device.press("Try it from here")
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("[data-space].legal, button.deed:enabled").first).to_be_visible()
    trial = re.findall(r"/table/(\w+)", page.url)[-1]
    page.go_back()
    reviewed(page)
    tried = page.get_by_role("table", name="What you tried")
    expect(tried).to_contain_text("still running")
    # Once it is over, how it ended stands beside how the game did, and the way to its own review.
    talk = world.ann.socket(trial)
    talk.play_on()
    talk.close()
    page.reload()
    reviewed(page)
    came = tried.locator("tbody tr").first
    expect(came).not_to_contain_text("still running")
    ended = r"won|not won|\d(st|nd|rd|th)"
    then, now = came.locator("td:nth-child(3)"), came.locator("td:nth-child(4)")
    expect(then).to_have_text(re.compile(ended))
    expect(now).to_have_text(re.compile(ended))
    expect(came.get_by_role("link", name="Review")).to_have_attribute("href", f"#/review/table/{trial}")


def answer(page: Page, choice: Locator) -> tuple[str, str]:
    """Choose on the board of an exercise: what that was called, and what would have been best."""
    expect(page.get_by_role("heading", name="What would you do here?")).to_be_visible()
    assert page.get_by_role("list", name="What could have been done").count() == 0, "the best is hidden"
    choice.first.click()
    if page.locator("button.confirm").is_visible():
        page.locator("button.confirm").click()
    expect(page.get_by_role("list", name="What could have been done")).to_be_visible()
    return page.locator("section h2").inner_text(), page.locator("li.best b").inner_text()


#: What a decision of a class loses at least, in points.
_LEAST = {"Best": 0, "Good": 0.5, "Slip": 2, "Mistake": 5, "Blunder": 10}


def check_class(said: str) -> None:
    """An answer is called what it loses: "Slip, 2.7 points"; the points are rounded."""
    name, _, lost = said.partition(", ")
    points = float(lost.split()[0]) if lost else 0
    rounded = (points - 0.05, points + 0.05) if lost else (0, 0)
    assert name in [[each for each, least in _LEAST.items() if least <= exact][-1] for exact in rounded], said


def test_ones_own_mistakes_become_exercises(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = reviewed(device.open(f"/review/table/{world.tables.over}"))
    anything = page.locator("[data-space].legal, button.deed:enabled")
    device.press("Learn from your mistakes")
    expect(page.get_by_role("link", name="Puzzles")).to_have_count(0)  # a room has its own head
    _, best = answer(page, anything)
    # Whoever has seen the best finds it; it is counted once.
    device.press("Back to the review")
    device.press("Learn from your mistakes")
    count = int(re.findall(r"1 of (\d+)", page.locator("header p").inner_text())[0])
    space = page.locator(f"[data-space='{best}'].legal")
    told = [answer(page, space if space.count() else page.get_by_role("button", name=best))[0]]
    assert told == ["Best"]
    for _ in range(count - 1):
        device.press("Go on")
        told.append(answer(page, anything)[0])
    device.press("Go on")
    for said in told:
        check_class(said)
    found = sum(said.startswith(("Best", "Good")) for said in told)
    expect(page.get_by_role("status").filter(has_text="found")).to_contain_text(f"{found} of ")


def test_it_is_shared_as_a_picture(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = reviewed(device.open(f"/review/table/{world.tables.over}"))
    with page.expect_download() as download:
        device.press("Share")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    # The graph that was drawn for it is gone.
    expect(page.locator("svg [data-line='0']")).to_have_count(1)


def test_on_a_phone_every_line_has_its_mark_and_the_picture_has_names(screen: Open, world: World) -> None:
    device = screen(person=world.ann, size=PHONE)
    page = reviewed(device.open(f"/review/table/{world.tables.over}"))
    lines = page.locator("svg [data-line]")
    expect(lines).to_have_count(0)  # one's own line alone needs none
    page.get_by_role("radio", name="All seats").check()
    expect(lines).to_have_count(3)
    assert len({line.inner_html() for line in lines.all()}) == 3, "every seat has a mark of its own"
    # What is painted into the picture is a graph with names, as on a desk.
    page.evaluate("""() => {
        const paint = CanvasRenderingContext2D.prototype.drawImage;
        CanvasRenderingContext2D.prototype.drawImage = function (image, ...where) {
            window.painted = decodeURIComponent(image.src);
            return paint.call(this, image, ...where);
        };
    }""")
    with page.expect_download():
        device.press("Share")
    painted = page.evaluate("window.painted")
    for seat in world.ann.ask("GET", f"/api/tables/{world.tables.over}")["seats"]:
        assert painted.count(seat["name"]) >= 2, "beside the bands and beside the lines"


#: After so many answers a worker breaks, once; the answers that reach the page are noted.
_BREAKS = """
    window.answered = [];
    let whole = true;
    const Whole = Worker;
    window.Worker = class extends Whole {
        constructor(address, options) {
            super(address, options);
            if (options?.name !== "festina-review") return;
            this.addEventListener("message", ({ data }) => {
                if (!this.onmessage) return;
                if (whole && answered.length === 30) {
                    whole = false;
                    this.onerror(new ErrorEvent("error", { message: "out of memory" }));
                } else answered.push(data.number);
            });
        }
    };
"""


def test_a_worker_that_breaks_costs_nothing_but_a_press(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    device.page.add_init_script(_BREAKS)
    page = device.open(f"/review/{world.tables.share}")
    told = page.get_by_role("alert").filter(has_text="The review could not be worked out")
    expect(told).to_be_visible(timeout=_WORK)
    expect(page.locator(".working")).to_have_count(0)
    kept = page.locator("[data-grade]").count()
    assert kept > 0, "what was worked out is still there"
    device.check_access("a review that broke off")
    told.get_by_role("button", name="Try again").click()
    reviewed(page)
    expect(told).to_have_count(0)
    expect(in_short(page)).to_be_visible()
    assert page.locator("[data-grade]").count() > kept
    answered = page.evaluate("answered")
    assert len(answered) == len(set(answered)), "what was found is not looked for again"


def test_who_worked_it_out_is_told_as_it_was(screen: Open, world: World) -> None:
    address = f"/review/{world.tables.share}"
    device = screen(person=world.ann)
    page = reviewed(device.open(address))
    device.press("Keys and meaning")
    expect(page.get_by_role("dialog")).to_contain_text("on your device")
    review = page.evaluate(_KEPT)
    served = screen(person=world.ann)
    served.page.add_init_script("delete window.WebAssembly")
    served.page.route("**/api/review", lambda route: route.fulfill(body=review, content_type="application/json"))
    served.open(address)
    for _ in range(2):
        page = reviewed(served.page)
        served.press("Keys and meaning")
        expect(page.get_by_role("dialog")).to_contain_text("by the server")
        expect(page.get_by_role("dialog")).not_to_contain_text("on your device")
        page.reload()  # and so it is remembered


def test_nothing_is_wrong_on_a_desk_and_on_a_phone(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = reviewed(device.open(f"/review/table/{world.tables.over}"))
    page.get_by_text("The graph as a table").click()
    device.check_access("review, light, desktop")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    device.check_access("review, dark, phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_page_knows_the_kernels_classes() -> None:
    accounts = import_module("festina.analysis.hare.accounts")
    said = re.search(r"LEAST = \[([\d., ]+)\]", _GRADES.read_text())
    assert said is not None
    least = [float(number) for number in said[1].split(",")]
    edges = [accounts.grade_of(bound) for bound in least]
    below = [accounts.grade_of(bound - 1e-9) for bound in least]
    assert (edges, below) == ([1, 2, 3, 4], [0, 1, 2, 3])
