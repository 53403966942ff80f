"""A test that asks for ``ruleset`` runs at every table of every game."""

from __future__ import annotations

import pytest

from .rulesets import all_rulesets


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "ruleset" in metafunc.fixturenames:
        # One worker has all tests of a table: its games are played once.
        tables = [pytest.param(table, marks=pytest.mark.xdist_group(table)) for table in all_rulesets()]
        metafunc.parametrize("ruleset", tables)
