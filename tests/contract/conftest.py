"""A test that asks for ``ruleset`` runs at every table of every game."""

from __future__ import annotations

import pytest

from .rulesets import all_rulesets


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "ruleset" in metafunc.fixturenames:
        metafunc.parametrize("ruleset", all_rulesets())
