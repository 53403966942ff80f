"""What tests of insight share: its compiled code, from the cache in seconds, or compiled in a minute or two."""

from __future__ import annotations

import pytest

from festina.analysis.examining import warm_up_insight
from festina.kernel import engine
from festina.registry import definitions
from tests.conftest import _one_at_a_time


@pytest.fixture(scope="session")
def compiled_insight(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Insight into every game is compiled, and the rules; the first of several workers compiles."""
    with _one_at_a_time(tmp_path_factory.getbasetemp().parent / "compiling.lock"):
        for game in definitions().values():
            warm_up_insight(game)
            engine.warm_up(game.package, wait=True)
