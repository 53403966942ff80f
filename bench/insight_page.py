"""Insight in Chromium: how long a person waits for a hint and a review, and what the server has to do for it."""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Request

from festina.registry import table_for
from tests.server.client import Person, ServerProcess
from tests.web.browser import chromium
from tests.web.screen import Screen

from .figures import Figure
from .server import cpu_seconds

#: Seconds in which something must have happened: else nothing is measured any more.
_GAME: Final = 120.0
_HINT: Final = 60.0
_REVIEW: Final = 600.0
_STEP: Final = 60.0
_QUIET: Final = 300.0
#: A server that uses less than this part of a core for so many seconds has warmed up.
_IDLE_PART: Final = 0.02
_IDLE_SECONDS: Final = 3.0
#: A screen that asks the server nothing.
_ASIDE: Final = "/settings"
#: What a server is asked if it has to search for a device.
_SEARCHES: Final = ("/api/review", "/thought")

#: Waits for what a function of the page tells, frame by frame; null after so many milliseconds.
_WATCH: Final = """([begin, found, limit]) => new Promise((done) => {
    const [start, look] = [new Function(begin), new Function(found)];
    const began = performance.now();
    start();
    const again = () => {
        const now = performance.now() - began;
        if (look()) done(now);
        else if (now > limit) done(null);
        else requestAnimationFrame(again);
    };
    again();
})"""
_PRESS_HINT: Final = "document.querySelector('button[data-hint]').click()"
_HINTED: Final = """return document.querySelector('.nudge, [data-advised]')
    && !document.querySelector('button[data-hint][aria-busy=true]')"""
_MARKED: Final = "return document.querySelector('[data-grade]')"
_REVIEWED: Final = """return document.querySelector('[data-grade]') && document.querySelector('[role=slider]')
    && !document.querySelector('.working')"""
_SHARED_OUT: Final = "return document.querySelector('[data-action], .odds button')"


def measure_page(given: argparse.Namespace) -> list[Figure]:
    """Seconds to hints, and on devices that have kept nothing to a review's first marks and to its end."""
    with _house() as house:
        opening, *hints = house.hints(given.ruleset, given.hints + 1)
        reviews = [house.fresh_review(share) for share in house.finished(given.ruleset, given.bots, given.reviews)]
    first, whole = [marked for marked, _ in reviews], [ended for _, ended in reviews]
    return [
        Figure("first hint on a device", opening, "s", most=1.0),
        Figure("hint", median(hints), "s", most=1.0),
        Figure("slowest hint", max(hints), "s"),
        Figure("first marks of a review", median(first), "s", most=2.0),
        Figure("slowest first marks", max(first), "s"),
        Figure("review", median(whole), "s", most=40.0),
        Figure("slowest review", max(whole), "s"),
    ]


def measure_load(given: argparse.Namespace) -> list[Figure]:
    """Processor time of the server for reviews and steps on the analysis board that Chromium works out."""
    with _house() as house:
        shares = house.finished(given.ruleset, given.bots, given.reviews + 1)
        house.fresh_review(shares[0])  # the server has read its files, and knows how to plan
        screen = house.screen()
        reviews = house.load_of(screen, lambda: [house.review(screen, share) for share in shares[1:]])
        steps = house.load_of(screen, lambda: house.analyse(screen, given.ruleset, given.steps))
        screen.close()
    return [
        Figure("server searches", reviews.searches + steps.searches, "", most=0.0),
        Figure("server CPU per review", reviews.cpu / given.reviews, "s"),
        Figure("server requests per review", reviews.requests / given.reviews, ""),
        Figure("server CPU per step on the board", steps.cpu / given.steps, "s"),
        Figure("server requests per step", steps.requests / given.steps, ""),
        Figure("server CPU per second at rest", house.idle, "s"),
    ]


class Load:
    """What a server was asked, and what that cost beyond what it uses at rest."""

    def __init__(self, asked: Counter[str], cpu: float) -> None:
        self.cpu = max(cpu, 0.0)
        self.requests = asked.total()
        self.searches = sum(count for path, count in asked.items() if path.endswith(_SEARCHES))


@contextmanager
def _house() -> Iterator[_House]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), thinkers="1")
        server.start()
        try:
            with chromium() as browser:
                yield _House(server, browser)
        finally:
            server.stop()


class _House:
    """A server with a browser beside it, and somebody who has tables there."""

    def __init__(self, server: ServerProcess, browser: Browser) -> None:
        self._server, self._browser = server, browser
        self._ann = Person(server.url)
        self.idle = 0.0

    def screen(self) -> Screen:
        """A device that has kept nothing; the front page is open."""
        screen = Screen(self._browser, self._server.url, person=self._ann)
        screen.open("/")
        screen.page.wait_for_load_state("networkidle")
        return screen

    def finished(self, ruleset: str, bot: str, count: int) -> list[str]:
        """The names of so many games that bots have finished; then the server has nothing to do."""
        players = table_for(ruleset, {})[1].players
        shares = []
        for _ in range(count):
            table = self._ann.table(ruleset, [{"kind": "bot", "bot": bot}] * players)["id"]
            shares.append(self._wait("a game of bots", _GAME, partial(self._share, table)))
        self._settle()
        return shares

    def _share(self, table: str) -> str | None:
        now = self._ann.ask("GET", f"/api/tables/{table}")
        return str(now["share"]) if now["status"] == "over" else None

    def hints(self, ruleset: str, count: int) -> list[float]:
        """Seconds from the press to the first words of a hint, at one table after the other."""
        tables = [self._ann.table(ruleset)["id"] for _ in range(count)]
        self._settle()
        screen, taken = self.screen(), []
        for table in tables:
            screen.open(f"/table/{table}")
            screen.page.wait_for_selector("button[data-hint=nudge]", timeout=_HINT * 1000)
            taken.append(self._watch(screen, _PRESS_HINT, _HINTED, _HINT))
            screen.open(_ASIDE)  # the next hint finds no words of this one
        screen.close()
        return taken

    def fresh_review(self, share: str) -> tuple[float, float]:
        """The same on a device of its own."""
        screen = self.screen()
        taken = self.review(screen, share)
        screen.close()
        return taken

    def review(self, screen: Screen, share: str) -> tuple[float, float]:
        """Seconds from the press to the first marks of a review, and to its end."""
        began = time.perf_counter()
        marked = self._watch(screen, f"location.hash = '/review/{share}'", _MARKED, _REVIEW)
        self._watch(screen, "", _REVIEWED, _REVIEW)
        ended = time.perf_counter() - began
        screen.open(_ASIDE)  # the next review finds no marks of this one
        return marked, ended

    def analyse(self, screen: Screen, ruleset: str, steps: int) -> None:
        """Take steps on the analysis board, each once it is searched: what seems best, or what chance brings."""
        page = screen.open(f"/analyse?ruleset={ruleset}")
        page.get_by_role("button", name="Win shares").first.click()
        for number in range(steps):
            self._watch(screen, "", _SHARED_OUT, _STEP)
            page.locator("[data-action] button.play, .row button.primary").first.click()
            self._watch(screen, "", f"return document.querySelectorAll('ol.way li').length > {number + 1}", _STEP)

    def load_of(self, screen: Screen, work: Callable[[], object]) -> Load:
        """What the server does while a device works."""
        asked: Counter[str] = Counter()

        def note(request: Request) -> None:
            path = request.url.removeprefix(self._server.url).partition("?")[0]
            if path.startswith("/api/"):
                asked[path] += 1

        self._settle()
        screen.page.on("request", note)
        before, began = self._cpu(), time.perf_counter()
        work()
        used, seconds = self._cpu() - before, time.perf_counter() - began
        screen.page.remove_listener("request", note)
        return Load(asked, used - self.idle * seconds)

    def _watch(self, screen: Screen, begin: str, found: str, seconds: float) -> float:
        taken = screen.page.evaluate(_WATCH, [begin, found, seconds * 1000])
        if taken is None:
            raise SystemExit(f"bench.insight: nothing after {seconds:.0f} seconds at {screen.page.url}: {found}")
        return float(taken) / 1000

    def _wait(self, what: str, seconds: float, look: Callable[[], Any]) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := look():
                return found
            time.sleep(0.2)
        raise SystemExit(f"bench.insight: {what} takes longer than {seconds:.0f} seconds.")

    def _settle(self) -> None:
        """Wait until the server has nothing to do, and keep what it uses then."""

        def rests() -> bool:
            before = self._cpu()
            time.sleep(_IDLE_SECONDS)
            self.idle = (self._cpu() - before) / _IDLE_SECONDS
            return self.idle < _IDLE_PART

        self._wait("the server's start", _QUIET, rests)

    def _cpu(self) -> float:
        """Processor seconds of the server with its workers: they are all in its session."""
        assert self._server.process is not None
        return sum(cpu_seconds(pid) for pid in _session(self._server.process.pid))


def _session(leader: int) -> Iterator[int]:
    for entry in os.scandir("/proc"):
        if entry.name.isdecimal():
            try:
                if os.getsid(int(entry.name)) == leader:
                    yield int(entry.name)
            except ProcessLookupError:
                continue
