"""Servers for the tests of this folder: one of each kind a worker, so that most tests need not start one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.dealt import dealt

from .client import Person, ServerProcess, serving
from .inside import Inside, inside
from .party import Party
from .services import Services, services


@pytest.fixture(autouse=True)
def _same_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    with dealt(request.node.name):
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), dealt=True) as running:
        yield running


@pytest.fixture(scope="session")
def real_services() -> Iterator[Services]:
    """PostgreSQL and Redis; mark tests with ``xdist_group("server-scale")`` so that one worker starts them once."""
    with services() as running:
        yield running


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
def visitor() -> Iterator[Callable[..., Person]]:
    """Makes people of any server."""
    made: list[Person] = []

    def make(url: str, name: str = "Ann") -> Person:
        made.append(Person(url, name))
        return made[-1]

    yield make
    for somebody in made:
        somebody.http.close()


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process, with bots that answer at once."""
    with inside(tmp_path_factory.mktemp("quick")) as running:
        yield running


@pytest.fixture
def lending(quick: Inside, monkeypatch: pytest.MonkeyPatch) -> Inside:
    """The quick server, whose threads do what processes of a real one are lent for."""
    monkeypatch.setattr(quick.hub.thinkers, "lends", True)
    return quick


@pytest.fixture
def guest(quick: Inside) -> Iterator[Callable[..., Person]]:
    """Makes people of the quick server."""
    made: list[Person] = []

    def make(name: str = "Ann") -> Person:
        made.append(Person(quick.url, name))
        return made[-1]

    yield make
    for somebody in made:
        somebody.http.close()


@pytest.fixture
def party(quick: Inside) -> Iterator[Callable[..., Party]]:
    """Makes tables with people at them, at the quick server."""
    made: list[Party] = []

    def make(ruleset: str, *names: str, **more: Any) -> Party:
        made.append(Party(quick, ruleset, *names, **more))
        return made[-1]

    yield make
    for table in made:
        table.close()
