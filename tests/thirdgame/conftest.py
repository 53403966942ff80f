"""A server that knows the third game, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.server.client import Person, ServerProcess, serving

from .installed import path

# The tests of the distribution itself run where it is installed (see test_contract.py).
collect_ignore = [] if find_spec("snails") else ["distribution"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path())
        with serving(tmp_path_factory.mktemp("third"), lend_after="2") as running:
            yield running


@pytest.fixture
def ann(server: ServerProcess) -> Iterator[Person]:
    person = Person(server.url, "Ann")
    yield person
    person.http.close()
