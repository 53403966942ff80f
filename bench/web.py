"""``make bench-web``: what the page costs, in Chromium on loopback and in Node; a table with aims, and one JSON line.

python -m bench.web [--runs 5]

Bytes are those of the front page's first load as they cross the wire (compressed). The time is from opening the page
of a running table, with an empty cache, to a board with a space that can be chosen. Frames are those of a draw, an
overtaking, an arrival at Finish and the reveal of a trick, while the processor is slowed down four times: 16.7 ms from
one to the next are 60 a second.

A phone plays by itself (`memory.py`): the start of Python and a table with nothing kept, a round of the table, the time
from a move to the answer of the strongest level, and the peak memory of the page with its workers. What the start and a
decision take of a processor that is four times slower is measured in Node (`local.py`): four times the computing time.
The pack's bytes are those that our server sends, and those of a host that compresses nothing.

For devices that think by themselves (`device.py`): the bytes of each game's module as brotli packs it (its learned
weights apart), and what it does in a second in Node, as a part of what native code does on one core in the same run:
decisions of random games, simulations of the search and of the champion.

What cannot be measured is told, and the rest is printed all the same; then the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import logging
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.server.client import COOKIE, Person, ServerProcess
from tests.web.browser import DESKTOP, chromium
from tests.web.smooth import MOMENTS, frames_of
from tests.web.weight import MOST_BYTES, first_load

from .device import PLAYED, device_figures
from .local import local_figures
from .memory import play_on_a_phone

log = logging.getLogger("festina.bench")


class Aim(NamedTuple):
    """What a figure should be: at most this, or at least."""

    told: str
    figure: str
    bound: float
    least: bool = False


_PARTS: Final = {"decisions": "decisions", "search": "simulations", "champion": "champion's simulations"}
AIMS: Final = (
    Aim("first load, bytes", "first_load_bytes", MOST_BYTES),
    *(Aim(f"{game}: module, bytes (brotli)", f"{game}_module_bytes", 30_000) for game in PLAYED),
    *(
        Aim(f"{game}: {told}, part of native", f"{game}_{part}_of_native", 0.7, least=True)
        for game in PLAYED
        for part, told in _PARTS.items()
    ),
    Aim("pack, bytes as our server sends it", "pack_sent_bytes", 8_000_000),
    Aim("ready to play offline, ms of CPU x 4 (all threads)", "offline_start_ms", 10_000),
    *(Aim(f"{game}: a decision at a local table, ms of CPU x 4", f"{game}_decision_ms", 20) for game in PLAYED),
    Aim("the strongest level's answer, ms", "strongest_answer_ms", 2_000),
    # Half of a phone with 2 GB: the system and the browser have theirs.
    Aim("peak memory of a page that plays, MB", "phone_peak_mb", 1_000),
)


def playable(browser: Browser, person: Person, table: str) -> float:
    """Milliseconds from opening the page to a board that can be played on."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    try:
        context.add_cookies([{"name": COOKIE, "value": person.token, "url": person.url}])
        page = context.new_page()
        began = time.perf_counter()
        page.goto(f"{person.url}/#/table/{table}", wait_until="commit")
        page.wait_for_selector("[data-space].legal", timeout=30_000)
        return (time.perf_counter() - began) * 1000
    finally:
        context.close()


class _Measuring:
    """The figures so far, and what could not be measured."""

    def __init__(self) -> None:
        self.figures: dict[str, Any] = {}
        self.failed: list[str] = []

    def measure(self, what: str, work: Callable[[], Mapping[str, Any]]) -> None:
        """Add the figures of one part; if it fails, the others are still measured."""
        began = time.monotonic()
        try:
            self.figures |= work()
        except Exception:  # whatever goes wrong there
            self.failed.append(what)
            log.exception("%s: failed", what)
        else:
            log.info("%s: %.0f s", what, time.monotonic() - began)


def _weight(browser: Browser, url: str) -> dict[str, Any]:
    size, requests, foreign = first_load(browser, url)
    return {"first_load_bytes": size, "requests": requests, "foreign_requests": foreign}


def _openings(browser: Browser, url: str, runs: int) -> dict[str, Any]:
    person = Person(url)
    try:
        table = person.table("hare(players=3)")["id"]
        times = [playable(browser, person, table) for _ in range(runs)]
    finally:
        person.http.close()
    return {
        "playable_ms": round(statistics.median(times), 1),
        "playable_ms_all": [round(taken, 1) for taken in times],
    }


def _frames(browser: Browser, url: str, moment: str) -> dict[str, Any]:
    return {f"{moment}_frames": frames_of(browser, url, moment)}


def _device(runs: int) -> dict[str, Any]:
    found = device_figures(runs)
    return {f"{game}_{name}": figure for game, figures in found.items() for name, figure in figures.items()}


def _in_the_browser(measuring: _Measuring, runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        measuring.measure("a phone that plays by itself", lambda: play_on_a_phone(browser))
        server = ServerProcess(Path(folder))
        server.start()
        try:
            measuring.measure("the first load", lambda: _weight(browser, server.url))
            measuring.measure("opening a table", lambda: _openings(browser, server.url, runs))
            for moment in MOMENTS:
                measuring.measure(f"the frames of {moment}", partial(_frames, browser, server.url, moment))
        finally:
            server.stop()


def _table(figures: Mapping[str, Any]) -> str:
    lines = [f"{'':<54} {'aim':>12} {'figure':>12}"]
    for told, name, bound, least in AIMS:
        aim = f"{'>=' if least else '<='} {bound:,}"
        figure = figures.get(name)
        missed = "" if figure is None or (figure >= bound if least else figure <= bound) else "  missed"
        lines.append(f"{told:<54} {aim:>12} {'-' if figure is None else f'{figure:,}':>12}{missed}")
    return "\n".join(lines)


def main() -> int:
    """Measure everything that can be measured; 1 if something cannot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    log.setLevel(logging.INFO)
    measuring = _Measuring()
    measuring.measure("Python from the pack, in Node", lambda: local_figures(given.runs))
    measuring.measure("thinking, in Node and natively", lambda: _device(given.runs))
    try:
        _in_the_browser(measuring, given.runs)
    except Exception:
        measuring.failed.append("what needs a browser and a server")
        log.exception("there is no browser, or no server")
    print(_table(measuring.figures))
    print(json.dumps({**measuring.figures, "failed": measuring.failed}))
    return 1 if measuring.failed else 0


if __name__ == "__main__":
    sys.exit(main())
