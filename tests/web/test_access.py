"""axe finds nothing to complain of, on any screen: wide and light, upright and dark."""

from __future__ import annotations

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
