"""A server and a browser for the tests of this folder: one each a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.dealt import dealt
from tests.server.client import Person, ServerProcess, serving

from .browser import chromium
from .screen import Screen
from .world import World, build

# What is expected may take its time on a busy machine.
expect.set_options(timeout=20_000)


@pytest.fixture(autouse=True)
def _same_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    with dealt(request.node.name):
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("web"), dealt=True, lend_after="2") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def world(server: ServerProcess) -> Iterator[World]:
    """Something on every screen. Nobody changes it."""
    made = build(server.url)
    yield made
    for somebody in (made.ann, *made.others):
        somebody.http.close()


@pytest.fixture
def person(server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Makes people; their connections are closed in the end."""
    made: list[Person] = []

    def make(name: str = "Ann") -> Person:
        made.append(Person(server.url, name))
        return made[-1]

    yield make
    for somebody in made:
        somebody.http.close()


@pytest.fixture
def screen(server: ServerProcess, browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Opens devices; what went wrong on any of them fails the test."""
    made: list[Screen] = []

    def open_device(**how: object) -> Screen:
        made.append(Screen(browser, server.url, **how))  # type: ignore[arg-type]
        return made[-1]

    yield open_device
    for one in made:
        one.close()
    for one in made:
        assert one.troubles == []
