"""Every screen of the page, with something on it: for what must hold on all of them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from playwright.sync_api import Page, expect

from festina.analysis.puzzles import load
from tests.server.client import Person

from .reach import Step, reach, shared_table, table_at, to_the_end
from .screen import Screen

_ids = itertools.count(1)
#: A device's thinking may wait for others on a busy machine, in milliseconds.
_THINKING = 240_000


@dataclass(frozen=True)
class Place:
    """A screen: its address, what is there when it is ready, and what is opened on it.

    ``before`` is done ahead of a visit: what the last one changed is as it was.
    """

    path: str
    ready: str
    prepare: Callable[[Page], None] | None = None
    before: Callable[[], None] | None = None


def open_details(page: Page) -> None:
    """Everything that can be unfolded is."""
    page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")


def look_at_hare(page: Page) -> None:
    """A hare space is looked at: the card with its odds is open."""
    board = page.locator("ol[aria-describedby=board-help]")
    legal = board.locator("button.legal")
    odds = next((one for one in legal.all() if ", hare." in (one.get_attribute("aria-label") or "")), legal.last)
    odds.click()


def open_menu(page: Page) -> None:
    """The menu of a table is open."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.wait_for_selector("dialog[open]")


def open_person_menu(page: Page) -> None:
    """The menu of the first other person is open, and asks whether they shall be removed."""
    if page.viewport_size and page.viewport_size["width"] < 800:
        page.get_by_role("list", name="Players").get_by_role("button").first.click()  # everybody, on a page
    page.locator(".lanes li button[aria-label^='About']").first.click()
    page.wait_for_selector("dialog[open]")
    page.locator("dialog[open] button", has_text="Remove").click()


def open_report(page: Page) -> None:
    """The form for a report is open."""
    open_person_menu(page)
    page.locator("dialog[open] button", has_text="Report").click()
    page.wait_for_selector("dialog[open] textarea")


def pick_card(page: Page) -> None:
    """A card is picked: the pawns that it could move are shown."""
    page.locator(".dock button[aria-pressed]:enabled").first.click()


def open_seat(page: Page) -> None:
    """The dialogue about a seat of a new table is open; on a phone the seats are folded at first."""
    open_details(page)
    page.get_by_role("button", name=re.compile("^Seat 2:")).click()
    page.wait_for_selector("dialog[open]")


def open_rules(page: Page) -> None:
    """The rules of a table lie beside its game; on a phone they are a page."""
    open_menu(page)
    page.get_by_role("button", name="Rules of this table").click()
    page.wait_for_selector("[role=tabpanel] dl dt a")


def make_plan(page: Page) -> None:
    """A plan for the next turn is on its slip, and what to do otherwise is asked."""
    page.get_by_role("button", name="Plan my move").click()
    page.locator("[data-space='5']").click()
    page.get_by_role("button", name="Plan: Go to 5 ").click()
    page.get_by_role("region", name="Your plan").get_by_role("listitem").wait_for()


def wait_for_review(page: Page) -> None:
    """All of a review is worked out, and everything that can be unfolded is."""
    expect(page.locator(".working")).to_have_count(0, timeout=_THINKING)
    open_details(page)


def learn_from_mistakes(page: Page) -> None:
    """The first exercise made of a mistake is asked."""
    wait_for_review(page)
    page.get_by_role("button", name=re.compile("^Learn from ")).click()
    page.wait_for_selector("dialog[open], main h2")


def wait_for_shares(page: Page) -> None:
    """The first shares are there; on a phone their list is a page of its own."""
    if page.viewport_size and page.viewport_size["width"] >= 800:
        page.wait_for_selector("[data-action] b", timeout=_THINKING)
    open_details(page)


def take_hints(page: Page) -> None:
    """The hint has told all that it knows."""
    for _ in range(3):
        button = page.locator("button[data-hint]").first
        if button.get_attribute("data-hint") == "again":
            return
        button.click()
        expect(page.locator("button[data-hint][aria-busy=true]")).to_have_count(0, timeout=_THINKING)


#: Without motion a scene stays for a second or more, and then goes: here it does not go.
HOLD = """() => {
    const later = window.setTimeout;
    window.setTimeout = (work, ms, ...more) => (ms >= 1000 ? 0 : later(work, ms, ...more));
}"""


def move_to(space: int, scene: str) -> Callable[[Page], None]:
    """Go to a space: what is shown then over the board stays there."""

    def go_there(page: Page) -> None:
        page.evaluate(HOLD)
        page.locator(f"[data-space='{space}'].legal").click()
        page.locator("button.confirm").click()
        page.wait_for_selector(f"[data-scene={scene}]")

    return go_there


@dataclass
class Tables:
    """The ids of what was made."""

    hare: str = ""
    slow: str = ""
    overtake: str = ""
    finish: str = ""
    whyfirst: str = ""
    waiting: str = ""
    alone: str = ""
    companion: str = ""
    over: str = ""
    share: str = ""
    invitation: str = ""
    cup: str = ""


@dataclass
class World:
    """Ann's device, and places to go."""

    ann: Person
    others: list[Person]
    tables: Tables
    places: dict[str, Place]


#: A space beyond everybody, from where ``race_steps`` leads.
AHEAD = 27
#: The last space.
HOME = 64


def race_steps(players: int = 3, least: int = 30) -> list[Step]:
    """Moves to a turn of seat 0 with much to choose from; the hare never speaks, so it is the same every time."""
    return reach(
        f"hare(players={players})",
        lambda game, seat: seat == 0 and len(game.steps) >= least and len(game.legal(0)) >= 8,
        chance=False,
    )


def some_tricks(ann: Person, table: str, count: int) -> None:
    """Play the first card that is allowed, so often."""
    talk = ann.socket(table)
    for _ in range(count):
        while not talk.legal(0):
            talk.hear()
        talk.move(0, talk.legal(0)[0])
        talk.views["0"]["choices"] = []
    talk.close()


def nearly_home(ann: Person, others: Sequence[Person]) -> tuple[str, int]:
    """A table where Ann can go home at once, and the others race on; and her seat there."""
    *steps, (seat, _) = to_the_end("hare(players=3,hare=closed,until=winner)")
    assert seat is not None
    people = [*others[:seat], ann, *others[seat:]]
    return shared_table(people, "hare(players=3,hare=closed)", steps), seat


def undo(person: Person, table: str, seat: int) -> Callable[[], None]:
    """Takes back what a person did last at a table, if nobody has acted since."""

    def go_back() -> None:
        command = {"type": "undo", "id": f"undo{next(_ids)}", "seat": seat}
        person.http.post(f"/api/tables/{table}/moves", json=command)  # refused before the first visit

    return go_back


def build(url: str) -> World:
    """Make it all, through the server."""
    ann, ben, cleo = Person(url, "Ann"), Person(url, "Ben"), Person(url, "Cleo")
    made = Tables()
    made.hare = shared_table([ann, ben, cleo], "hare(players=3)", race_steps())
    made.whyfirst = ann.table("whyfirst(players=3)")["id"]
    some_tricks(ann, made.whyfirst, 7)
    made.alone = ann.table("hare(players=3)")["id"]
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "level:4"}, {"kind": "open"}]
    made.waiting = ann.table("hare(edition=devir-2014,players=3)", seats, start=False, public=True)["id"]
    made.invitation = ann.ask("POST", f"/api/tables/{made.waiting}/invitations", {"seat": 2})["code"]
    box = "hare(players=3,open_carrots=true)"
    steps = reach(box, lambda game, _: len(game.steps) > 12 and game.steps[-1].actor is None, seeds=2)
    made.companion = table_at(ann, box, steps[:-1])
    short = "hare(players=3,hare=closed,until=winner)"
    made.over = table_at(ann, short, to_the_end(short), companion=False)
    made.share = ann.ask("GET", f"/api/tables/{made.over}")["share"]
    made.cup = start_cup(ann, [ben, cleo])
    made.slow = shared_table([ann, ben, cleo], "hare(players=3)", [(0, ">2")], pace="days:3")
    made.overtake = shared_table([ann, ben, cleo], "hare(players=3)", race_steps())
    made.finish, seat = nearly_home(ann, [ben, cleo])
    places = _places(made)
    for name, table, at in (("overtake", made.overtake, 0), ("finish", made.finish, seat)):
        places[name] = replace(places[name], before=undo(ann, table, at))
    return World(ann, [ben, cleo], made, places)


def start_cup(host: Person, others: list[Person]) -> str:
    """A cup whose first round is being played."""
    wish = {"name": "Autumn cup", "ruleset": "whyfirst(players=3)", "size": 3, "rounds": 2, "player": host.name}
    cup: str = host.ask("POST", "/api/cups", wish)["id"]
    code = host.ask("POST", f"/api/cups/{cup}/link", {})["code"]
    for other in others:
        other.ask("POST", f"/api/cups/join/{code}", {"name": other.name})
    host.ask("POST", f"/api/cups/{cup}/round", {"round": 1})
    return cup


def _places(made: Tables) -> dict[str, Place]:
    legal = "[data-space].legal"
    return {
        "home": Place("/", "main .news"),
        "new-hare": Place("/new/hare?with=bots", "form button.large:enabled", open_details),
        "new-seat": Place("/new/hare?with=bots", "form button.large:enabled", open_seat),
        "new-whyfirst": Place("/new/whyfirst?with=friends", "form button.large:enabled", open_details),
        "lobby": Place("/lobby", "main li a.card"),
        "daily": Place("/daily", "main section.card"),
        "ratings": Place("/ratings", "main table"),
        "cups": Place("/cups", "main li a.card"),
        "cup": Place(f"/cup/{made.cup}", "main table"),
        "cup-new": Place("/cups/new", "form section.card"),
        "me": Place("/me", "main section.card"),
        "games": Place("/games", "main li a.card"),
        "join": Place(f"/join/{made.invitation}", "main form"),
        "move": Place("/move", "main form"),
        "waiting": Place(f"/table/{made.waiting}", "main ol li.card", open_details),
        "hare": Place(f"/table/{made.hare}", legal, open_details),
        "hare-space": Place(f"/table/{made.hare}", legal, look_at_hare),
        "overtake": Place(f"/table/{made.overtake}", legal, move_to(AHEAD, "overtake")),
        "finish": Place(f"/table/{made.finish}", legal, move_to(HOME, "finish")),
        "plan": Place(f"/table/{made.slow}", "section.dock", make_plan),
        "rules-beside": Place(f"/table/{made.hare}", legal, open_rules),
        "table-menu": Place(f"/table/{made.hare}", legal, open_menu),
        "person-menu": Place(f"/table/{made.hare}", legal, open_person_menu),
        "report": Place(f"/table/{made.hare}", legal, open_report),
        "whyfirst": Place(f"/table/{made.whyfirst}", ".dock button[aria-pressed]:enabled", pick_card),
        "over": Place(f"/table/{made.over}", "section[role=status] h2"),
        "rules": Place("/rules", "main dl dt a"),
        "rules-chart": Place("/rules/hare(edition=intellect-1974,players=2)", "main dl dt a"),
        "rules-whyfirst": Place("/rules/whyfirst(mode=tactical)", "main dl dt a"),
        "learn": Place("/learn", "main section.card button"),
        "tour": Place(f"/learn/hare/{made.hare}", "section:has(> .coach) h2"),
        "companion": Place("/companion", "form button.large:enabled", open_details),
        "companion-table": Place(f"/table/{made.companion}", "section.due button"),
        "replays": Place("/replay", "main li a.card"),
        "replay-running": Place(f"/replay/table/{made.hare}", "main input[type=range]"),
        "replay": Place(f"/replay/{made.share}?step=40", "main input[type=range]"),
        "review": Place(f"/review/{made.share}?step=40", "[role=slider]", wait_for_review),
        "review-learn": Place(f"/review/{made.share}?whose=0", "[role=slider]", learn_from_mistakes),
        "analyse": Place("/analyse?ruleset=hare(players=3)", "[data-space]", wait_for_shares),
        "hint": Place(f"/table/{made.alone}", "button[data-hint=nudge]", take_hints),
        "puzzles": Place("/puzzles", "main ul.themes li.card", open_details),
        "puzzle": Place(f"/puzzle/{load('hare')[0].id}", legal),
        "privacy": Place("/privacy", "main dl dt"),
        "settings": Place("/settings", "main fieldset"),
        "nowhere": Place("/no/such/page/here", "main h1"),
    }


PLACES = tuple(_places(Tables()))


def go(screen: Screen, place: Place) -> Page:
    """To a place, as it is described."""
    page = screen.page
    page.goto("about:blank")
    if place.before:
        place.before()
    page.goto(f"{screen.url}/#{place.path}")
    page.wait_for_selector(place.ready)
    if place.prepare:
        place.prepare(page)
    return page
