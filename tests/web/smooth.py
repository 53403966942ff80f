"""How smoothly the moments that matter are shown: the frames of each, on a slow device."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page

from tests.server.client import Person

from .reach import Step, shared_table
from .screen import Screen
from .world import AHEAD, HOME, nearly_home, race_steps

#: As many times slower than this machine.
SLOWER = 4
#: A hare space that can be reached from Start.
_HARE = 1

_RECORD = """() => {
    const frames = [];
    let last = 0, on = true;
    const step = (now) => {
        if (last) frames.push(now - last);
        last = now;
        if (on) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    window.stopRecording = () => { on = false; return frames; };
}"""


def _press_space(page: Page, space: int) -> Locator:
    page.locator(f"[data-space='{space}'].legal").click()
    return page.locator("button.confirm")


def _press_card(page: Page) -> Locator:
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.locator("section.dock li button.button", has_text="Myself").click()
    return page.locator("section.dock button.confirm")


def _scene_is_over(page: Page, scene: str) -> None:
    page.wait_for_selector(f"[data-scene={scene}]")
    page.wait_for_selector(f"[data-scene={scene}]", state="detached")


def _trick_lies_open(page: Page) -> None:
    page.get_by_role("button", name="Trick 2").wait_for()


class Moment(NamedTuple):
    """A moment: the table where Ann brings it about, the button that does, and when all of it was shown."""

    table: Callable[[Person, Sequence[Person]], str]
    press: Callable[[Page], Locator]
    until: Callable[[Page], None]


def _race(steps: Sequence[Step] = ()) -> Callable[[Person, Sequence[Person]], str]:
    return lambda ann, others: shared_table([ann, *others], "hare(players=3)", steps)


#: What is measured, by name.
MOMENTS: Final = {
    "draw": Moment(_race(), lambda page: _press_space(page, _HARE), lambda page: _scene_is_over(page, "draw")),
    "overtake": Moment(
        _race(race_steps()), lambda page: _press_space(page, AHEAD), lambda page: _scene_is_over(page, "overtake")
    ),
    "finish": Moment(
        lambda ann, others: nearly_home(ann, others)[0],
        lambda page: _press_space(page, HOME),
        lambda page: _scene_is_over(page, "finish"),
    ),
    "reveal": Moment(lambda ann, _: str(ann.table("whyfirst(players=4)")["id"]), _press_card, _trick_lies_open),
}


def frames_of(browser: Browser, url: str, name: str, slower: float = SLOWER) -> dict[str, Any]:
    """Milliseconds from frame to frame while one of MOMENTS is shown: the median, and the longest."""
    moment = MOMENTS[name]
    ann, *others = people = [Person(url, name) for name in ("Ann", "Ben", "Cleo")]
    table = moment.table(ann, others)
    device = Screen(browser, url, person=ann, motion=True)
    page = device.open(f"/table/{table}")
    devtools = device.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    confirm = moment.press(page)
    confirm.wait_for()
    page.evaluate(_RECORD)
    confirm.click()
    moment.until(page)
    frames: list[float] = page.evaluate("stopRecording()")
    device.close()
    for somebody in people:
        somebody.http.close()
    assert device.troubles == [], device.troubles
    return {"median_ms": round(statistics.median(frames), 1), "longest_ms": round(max(frames)), "frames": len(frames)}
