"""What play on a device is like on a phone: the exported site in Chromium, which passes for one.

The page's own thread is slowed down four times; what runs in workers is not, because browsers cannot do that
(`local.py` measures it).
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Error

from festina.server.site import write_site
from tests.site.files import file_server
from tests.web.play import is_over
from tests.web.screen import Screen, change_seat

#: A small phone of some years ago.
_SIZE: Final = {"width": 390, "height": 844}
_DENSITY: Final = 2
_SLOWER: Final = 4
#: As many cores as such phones have, whatever this machine has, and their memory in gigabytes: they decide how many
#: workers search at once.
_CORES: Final = 8
_MEMORY: Final = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 2 })"
#: Decisions of the person; bots of the usual level answer each of them, then one of the highest does.
_ROUNDS: Final = 4
_ANSWERS: Final = 5
_STRONGEST: Final = "level:10"
#: Seconds within which a table must be ready, and a bot must have answered: else nothing is measured any more.
_READY: Final = 120.0
_ANSWERED: Final = 45.0
_THOUGHT: Final = 60.0
#: How long the analysis board goes deeper before memory is read.
_DEEPER_MS: Final = 5_000
#: Seconds within which a move is seen to be made.
_PASSED: Final = 5.0
_TAP_MS: Final = 5_000
_PEAK: Final = re.compile(r"^VmHWM:\s+(\d+) kB$", re.MULTILINE)


def play_on_a_phone(browser: Browser) -> dict[str, float]:
    """Play against bots on the device; milliseconds, and the peak memory of the page with its workers."""
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder) / "races")
        with file_server(Path(folder)) as address, _phone(browser, f"{address}/races") as phone:
            return phone.play()


@contextmanager
def _phone(browser: Browser, url: str) -> Iterator[_Phone]:
    system = browser.new_browser_cdp_session()
    before = _renderers(system)
    screen = Screen(browser, url, size=_SIZE)
    try:
        yield _Phone(screen, lambda: _renderers(system) - before)
    finally:
        screen.close()
        system.detach()


class _Phone:
    def __init__(self, screen: Screen, processes: Callable[[], set[int]]) -> None:
        self._screen = screen
        self._page = screen.page
        self._processes = processes
        self._devtools = screen.context.new_cdp_session(screen.page)
        shape = {**_SIZE, "deviceScaleFactor": _DENSITY, "mobile": True}
        self._devtools.send("Emulation.setDeviceMetricsOverride", shape)
        self._devtools.send("Emulation.setHardwareConcurrencyOverride", {"hardwareConcurrency": _CORES})
        screen.context.add_init_script(_MEMORY)
        self._choices = self._page.locator("[data-space].legal, button.deed:enabled")

    def play(self) -> dict[str, float]:
        self._slow_down(_SLOWER)
        self._screen.open("/new/hare")
        self._page.wait_for_load_state("networkidle")
        started = self._start()
        rounds = self._answers(_ROUNDS)
        self._slow_down(1)
        self._screen.open("/new/hare")
        self._page.get_by_role("radio", name="2", exact=True).check()
        self._page.locator("summary", has_text="Who sits where").tap(timeout=_TAP_MS)
        change_seat(self._page, 1, bot=_STRONGEST)
        self._start()
        answers = self._answers(_ANSWERS)
        self._think_more()
        peak = sum(_peak_of(process) for process in self._processes())
        return {
            "phone_start_ms": _ms(started),
            "phone_round_ms": _ms(sorted(rounds)[_ROUNDS // 2]),
            "strongest_answer_ms": _ms(sorted(answers)[_ANSWERS // 2]),
            "strongest_answer_longest_ms": _ms(max(answers)),
            "phone_peak_mb": round(peak / 1000, 1),
        }

    def _think_more(self) -> None:
        """A hint at the table, then the analysis board: what takes memory besides the bots."""
        page = self._page
        page.locator("button[data-hint]").first.tap(timeout=_TAP_MS)
        self._wait(lambda: page.get_by_role("region", name="Hint").count() > 0, _THOUGHT)
        self._screen.open("/analyse?ruleset=hare(players=3)")
        page.get_by_role("button", name="Win shares").first.tap(timeout=_TAP_MS)  # on a phone a page of its own
        self._wait(lambda: page.locator("[data-action] b").count() > 0, _THOUGHT)
        page.wait_for_timeout(_DEEPER_MS)

    def _slow_down(self, times: int) -> None:
        self._devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def _start(self) -> float:
        """Start the race; the seconds until the person can choose."""
        began = time.perf_counter()
        self._page.locator(".bar button.primary").tap(timeout=_TAP_MS)
        self._wait(lambda: self._page.url.rpartition("/")[2].startswith("local-") and self._is_my_turn(), _READY)
        return time.perf_counter() - began

    def _answers(self, count: int) -> list[float]:
        """Decide so many times; the seconds from each move to the next decision of the person, bots included."""
        taken: list[float] = []
        end = time.monotonic() + count * _ANSWERED
        while len(taken) < count:
            self._wait(self._moves, max(0.0, end - time.monotonic()))
            began = time.perf_counter()
            # Some moves are followed by the same person's next one: then nobody has answered.
            if self._comes(lambda: not self._is_my_turn(), _PASSED):
                self._wait(self._is_my_turn, _ANSWERED)
                taken.append(time.perf_counter() - began)
        return taken

    def _moves(self) -> bool:
        """Tap what comes next: a space, then that it is meant, or a deed; whether that was all of the move."""
        for part, is_last in (("button.confirm", True), ("[data-space].legal", False), ("button.deed:enabled", True)):
            found = self._page.locator(part)
            if found.count():
                try:
                    found.first.tap(timeout=_TAP_MS)
                except Error:  # it has just moved, or gone
                    return False
                return is_last
        return False

    def _is_my_turn(self) -> bool:
        return self._choices.count() > 0

    def _wait(self, until: Callable[[], bool], seconds: float) -> None:
        """Wait for something that must come (RuntimeError, TimeoutError)."""
        if not self._comes(until, seconds):
            shown = self._page.locator("main").inner_text()
            raise TimeoutError(f"nothing happens on the phone for {seconds:.0f} s; it shows:\n{shown}")

    def _comes(self, until: Callable[[], bool], seconds: float) -> bool:
        """Whether something comes in time; nothing may go wrong on the page meanwhile (RuntimeError)."""
        end = time.monotonic() + seconds
        while not until():
            bad = [*self._screen.troubles, *self._page.locator(".notices p.bad").all_inner_texts()]
            if bad or is_over(self._screen):
                raise RuntimeError(f"on the phone: {'; '.join(bad) or 'the race is over already'}")
            if time.monotonic() > end:
                return False
            self._page.wait_for_timeout(20)
        return True


def _renderers(system: CDPSession) -> set[int]:
    """The processes that show pages and run their workers."""
    found = system.send("SystemInfo.getProcessInfo")["processInfo"]
    return {int(process["id"]) for process in found if process["type"] == "renderer"}


def _peak_of(process: int) -> float:
    """The most memory that a process has had at once, in kB; it counts what all pages share, too."""
    found = _PEAK.search(Path(f"/proc/{process}/status").read_text())
    return float(found[1]) if found else 0.0


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
