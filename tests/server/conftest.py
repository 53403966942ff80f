"""A server for the tests of this folder: one a worker, so that most tests need not start one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .client import Person, ServerProcess, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
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
