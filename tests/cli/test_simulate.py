"""``festina simulate``."""

from __future__ import annotations

import json

import pytest

from .conftest import Festina

pytestmark = pytest.mark.usefixtures("compiled")


def test_json_is_one_line_with_the_figures(festina: Festina) -> None:
    said = festina("simulate", "hare", "--games", "200", "--json")
    assert said.code == 0
    assert said.out.count("\n") == 1
    figures = json.loads(said.out)
    assert figures["games"] == 200
    assert figures["ruleset"] == "hare"
    assert figures["seed"] == 1
    assert len(figures["win_share"]) == 4
    assert sum(figures["win_share"]) == pytest.approx(1)
    assert figures["mean_decisions"] == pytest.approx(figures["decisions"] / 200)
    assert figures["decisions_per_second"] == pytest.approx(figures["decisions"] / figures["seconds"])
    assert {"cut", "restarts", "warm_up_seconds"} <= figures.keys()


def test_figures_do_not_depend_on_the_number_of_workers(festina: Festina) -> None:
    results = []
    for workers in ("1", "3"):
        arguments = ["--games", "300", "--seed", "9", "--workers", workers, "--json"]
        figures = json.loads(festina("simulate", "hare(edition=devir-2014,players=3)", *arguments).out)
        for changing in ("seconds", "warm_up_seconds", "decisions_per_second", "workers"):
            del figures[changing]
        results.append(figures)
    assert results[0] == results[1]


def test_the_report_for_people(festina: Festina) -> None:
    said = festina("simulate", "hare(players=2)", "--games", "50")
    assert "whyfirst" in festina("simulate", "whyfirst", "--games", "50").out
    for words in ("50 random games", "95% interval", "HT-853", "restarts", "tortoise", "a second"):
        assert words in said.out
