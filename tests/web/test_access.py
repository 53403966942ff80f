"""axe finds nothing to complain of, on any screen: wide and light, upright and dark."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from .browser import DESKTOP, PHONE
from .screen import Screen
from .world import PLACES, World, go

Open = Callable[..., Screen]


@pytest.mark.parametrize("name", PLACES)
def test_no_violation(screen: Open, world: World, name: str) -> None:
    ann = screen(person=world.ann)
    page = go(ann, world.places[name])
    ann.check_access(f"{name}, light, desktop")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ann.check_access(f"{name}, dark, phone")


#: What lies over the look of any board, as the browser remembers it.
THEMES: dict[str, dict[str, object]] = {
    "contrast-light": {"theme": "contrast-light"},
    "contrast-dark": {"theme": "contrast-dark"},
    "colours for every eye": {"clear": True},
    "plain": {"plain": True},
}


@pytest.mark.parametrize("theme", THEMES)
def test_no_violation_in_any_theme(screen: Open, world: World, theme: str) -> None:
    ann = screen(person=world.ann)
    for name, value in THEMES[theme].items():
        kept = f"localStorage.setItem('festina.{name}', '{json.dumps(value)}')"
        ann.context.add_init_script(f"if (location.protocol.startsWith('http')) {kept}")  # an empty page keeps nothing
    for name in ("home", "hare"):
        page = go(ann, world.places[name])
        ann.check_access(f"{name}, {theme}")
    # It is indeed another picture than the usual one.
    chosen = page.locator(".race > .board").screenshot()
    usual = screen(person=world.ann)
    assert go(usual, world.places["hare"]).locator(".race > .board").screenshot() != chosen


def test_the_chosen_theme_is_kept_whatever_the_system_says(screen: Open) -> None:
    ann = screen(size=DESKTOP, dark=True)
    page = ann.open("/settings")
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_label("Light", exact=True).check()
    ann.settle()
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert dark != light
    ann.check_access("settings, light by choice")
    page.reload()
    page.wait_for_selector("main h1")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == light
