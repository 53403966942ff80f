"""``make images``: pictures of every screen for docs/images, made by Chromium from real games.

python -m tests.web.images [--only hare,home] [--png FOLDER]

A picture is desktop or phone, light or dark. Races are played by fixed moves without the hare's cards, so they are the
same every time; the cards of Why First? are dealt anew. ``--png`` writes PNG files elsewhere instead, to look at.
The pictures for previews of links (``previews``) lie among the sources of the page: build it anew after them.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import json
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from festina import Game
from tests.hare.helpers import seen
from tests.server.client import Person, serving

from .browser import DESKTOP, PHONE, chromium
from .previews import FOLDER as PREVIEWS
from .previews import take_app_pictures, take_previews
from .reach import play_until, reach, shared_table, table_at, to_the_end
from .screen import Screen
from .world import HOLD, Place, go, some_tricks, start_cup

FOLDER = Path(__file__).parents[2] / "docs" / "images"
QUALITY = 72
MOST_BYTES = 120_000
#: A race with such a moment.
RACE_SEED = 3
#: What somebody sees who has never been here.
FOR_ANYBODY = ("home", "new", "join", "lessons", "box", "rules", "settings")


def lively(game: Game, seat: int) -> bool:
    """A moment with much to see: the hares are spread out, somebody eats, and seat 0 has much to choose from."""
    if seat != 0 or len(game.steps) < 36:
        return False
    view = seen(game, 0)
    spaces = sorted(pawn.space for pawn in view.pawns)
    legal = [choice for choice in view.choices if choice.legal]
    gaps = [ahead - behind for behind, ahead in itertools.pairwise(spaces)]
    return (
        len(legal) >= 9
        and min(gaps) >= 3
        and spaces[0] > 10
        and 30 < spaces[-1] < 56
        and any(pawn.face == "eat" for pawn in view.pawns)
        and any(choice.kind == "back" for choice in legal)
    )


#: Whether the card of a space hides a hare.
_HIDES = """() => {
    const card = document.querySelector(".popover")?.getBoundingClientRect();
    return card && [...document.querySelectorAll("g.pawn .body")].map((hare) => hare.getBoundingClientRect()).some(
        (box) => box.right > card.left && box.left < card.right && box.bottom > card.top && box.top < card.bottom);
}"""


def look_ahead(page: Page) -> None:
    """A space is chosen whose card hides nobody, far ahead if possible."""
    legal = page.locator("[data-space].legal")
    for place in reversed(range(legal.count())):
        legal.nth(place).click()
        page.evaluate("scrollTo(0, 0)")
        if not page.evaluate(_HIDES):
            break


def pick_card(page: Page) -> None:
    """A card is picked, and a pawn for it."""
    page.locator(".dock li button[aria-pressed]:enabled").last.click()
    page.locator(".dock li button.button").nth(1).click()
    page.evaluate("scrollTo(0, 0)")


def from_the_top(page: Page) -> None:
    """The beginning of a long page."""
    page.evaluate("scrollTo(0, 0)")


def in_theme(light: str | None = None, **chosen: bool) -> Callable[[Page], None]:
    """The same screen in a theme of one's choice: high contrast as light as the picture, or ``clear``, or ``plain``."""

    def show(page: Page) -> None:
        dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        themes: dict[str, object] = {**chosen} if light is None else {"theme": f"{light}-{'dark' if dark else 'light'}"}
        for name, value in themes.items():
            page.evaluate(
                "([name, value]) => localStorage.setItem(name, value)", [f"festina.{name}", json.dumps(value)]
            )
        page.reload()
        page.wait_for_selector("[data-space].legal")
        for name in themes:  # for this picture alone
            page.evaluate("(name) => localStorage.removeItem(name)", f"festina.{name}")
        look_ahead(page)

    return show


def draw_at(url: str, persons: Sequence[Person]) -> Callable[[Page], None]:
    """A card is turned over and stays, at a new table each time: what was drawn cannot be taken back."""

    def draw(page: Page) -> None:
        table = shared_table(persons, "hare(players=4)", [(0, ">2"), (1, ">5"), (2, ">4"), (3, ">8")])
        page.goto(f"{url}/#/table/{table}")
        page.evaluate(HOLD)
        page.locator("[data-space='3'].legal").click()
        page.locator("button.confirm").click()
        page.wait_for_selector("[data-scene-result]")

    return draw


class Studio:
    """A server with games to take pictures of."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.ann = Person(url, "Ann")
        others = [Person(url, name) for name in ("Ben", "Cleo", "Dan")]
        for somebody in (self.ann, *others):
            stack.callback(somebody.http.close)
        race_steps = play_until("hare(players=4)", RACE_SEED, lively, chance=False)
        assert race_steps, "find another seed"
        race = shared_table([self.ann, *others], "hare(players=4)", race_steps)
        self._here = [somebody.socket(race) for somebody in others]
        for talk in self._here:
            stack.callback(talk.close)
        cards = self.ann.table("whyfirst(players=4)")["id"]
        some_tricks(self.ann, cards, 10)
        box = "hare(open_carrots=true,players=3)"
        steps = reach(box, lambda game, _: len(game.steps) > 24 and game.steps[-1].actor is None, seeds=2)
        companion = table_at(self.ann, box, steps[:-1])
        short = "hare(hare=closed,players=4,until=winner)"
        over = table_at(self.ann, short, to_the_end(short, 12), companion=False)
        share = self.ann.ask("GET", f"/api/tables/{over}")["share"]
        tour = self.ann.table("hare(players=3)")["id"]
        second = self._played("whyfirst(players=4)")
        self._played("hare(players=3,until=winner)")
        self._played("hare(edition=devir-2014,players=3,until=winner)")
        start_cup(self.ann, others[:2])
        for host, ruleset in zip(others, ("hare(players=4)", "whyfirst(players=5)", "hare(players=2)"), strict=True):
            count = host.ask("GET", f"/api/setting?ruleset={ruleset}")["players"]
            seats = [{"kind": "person", "name": host.name}, *({"kind": "open"} for _ in range(count - 1))]
            host.table(ruleset, seats, start=False, public=True)
        self.waiting = self.ann.table(
            "hare(edition=devir-2014,players=3)",
            [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "level:4"}, {"kind": "open"}],
            start=False,
            public=True,
        )["id"]
        code = self.ann.ask("POST", f"/api/tables/{self.waiting}/invitations", {"seat": 2})["code"]
        legal = "[data-space].legal"
        self.pictures = {
            "home": Place("/", "main .news", from_the_top),
            "new": Place("/new/hare?with=bots", "form button.large:enabled", from_the_top),
            "lobby": Place("/lobby", "main li a.card"),
            "ratings": Place("/ratings", "main table", from_the_top),
            "mine": Place("/games", "main li a.card", from_the_top),
            "join": Place(f"/join/{code}", "main form"),
            "waiting": Place(f"/table/{self.waiting}", "main ol li.card"),
            "hare": Place(f"/table/{race}", legal, look_ahead),
            "whyfirst": Place(f"/table/{cards}", ".dock button[aria-pressed]:enabled", pick_card),
            "over": Place(f"/table/{over}", "section[role=status] h2"),
            "over-whyfirst": Place(f"/table/{second}", "section[role=status] h2"),
            "draw": Place("/rules", "main dl dt a", draw_at(url, [self.ann, *others])),
            "theme-contrast": Place(f"/table/{race}", legal, in_theme("contrast")),
            "theme-clear": Place(f"/table/{race}", legal, in_theme(clear=True)),
            "theme-plain": Place(f"/table/{race}", legal, in_theme(plain=True)),
            "me": Place("/me", "main section.card", from_the_top),
            "daily": Place("/daily", "main section.card", from_the_top),
            "cups": Place("/cups", "main li a.card", from_the_top),
            "rules": Place("/rules", "main dl dt a"),
            "lessons": Place("/learn", "main section.card button", from_the_top),
            "learn": Place(f"/learn/hare/{tour}", "section:has(> .coach) h2"),
            "box": Place("/companion", "form button.large:enabled", from_the_top),
            "companion": Place(f"/table/{companion}", "section.due button", from_the_top),
            "replay": Place(f"/replay/{share}?step=44", "main input[type=range]"),
            "replays": Place("/replay", "main li a.card", from_the_top),
            "settings": Place("/settings", "main fieldset"),
        }

    def _played(self, ruleset: str) -> str:
        """A game of Ann's against bots, to its end."""
        table: str = self.ann.table(ruleset)["id"]
        talk = self.ann.socket(table)
        talk.play_on()
        talk.close()
        return table

    def listen(self) -> None:
        """Nobody is away who listens."""
        for talk in self._here:
            with suppress(TimeoutError):
                while True:
                    talk.hear(0.01)


def take(screen: Screen, picture: Place, file: Path) -> int:
    """One picture; its size in bytes."""
    page = go(screen, picture)
    screen.settle()
    page.wait_for_timeout(150)
    if file.suffix == ".png":
        return file.write_bytes(page.screenshot())
    devtools = screen.context.new_cdp_session(page)
    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return file.write_bytes(base64.b64decode(shot["data"]))


def take_all(browser: Browser, url: str, studio: Studio, folder: Path, only: set[str]) -> None:
    """Every screen on both devices in both lights."""
    suffix = ".png" if folder != FOLDER else ".webp"
    sizes: dict[str, int] = {}
    for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
        for light in ("light", "dark"):
            how: dict[str, Any] = {"size": size, "dark": light == "dark"}
            screens = Screen(browser, url, person=studio.ann, **how), Screen(browser, url, **how)
            for name, picture in studio.pictures.items():
                if only and name not in only:
                    continue
                file = folder / f"{name}-{device}-{light}{suffix}"
                sizes[file.name] = take(screens[name in FOR_ANYBODY], picture, file)
                studio.listen()
            for screen in screens:
                screen.close()
                assert screen.troubles == [], screen.troubles
            studio.listen()
    if folder == FOLDER and not only:
        for file in {*folder.glob("*.webp")} - {folder / name for name in sizes}:
            file.unlink()  # a screen that is no more
    if not only or "previews" in only:
        sizes |= take_previews(browser, url, PREVIEWS if folder == FOLDER else folder)
        if folder == FOLDER:
            take_app_pictures(browser, url)
    for name, bytes_ in sizes.items():
        print(f"{bytes_ // 1000:4} kB  {name}")
    print(f"{sum(sizes.values()) // 1000:4} kB  in {len(sizes)} pictures")
    heavy = [name for name, size in sizes.items() if suffix == ".webp" and size > MOST_BYTES]
    assert not heavy, f"more than {MOST_BYTES} bytes: {heavy}"


def main() -> None:
    """Make them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="names, with commas between")
    parser.add_argument("--png", type=Path, default=FOLDER, help="write PNG files into this folder instead")
    given = parser.parse_args()
    given.png.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(serving(folder, dealt=True, lend_after="600"))
        studio = Studio(server.url, stack)
        browser = stack.enter_context(chromium())
        take_all(browser, server.url, studio, given.png, set(filter(None, given.only.split(","))))


if __name__ == "__main__":
    main()
