"""The plan of a race: its figures are the rules' own, and its key holds all that it depends on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import structs

from festina.bots.hare import plan as plan_module
from festina.bots.hare.figures import POSITIONS, Figures, figures_of
from festina.bots.hare.plan import knowledge, plan_key
from festina.bots.hare.way import plan
from festina.hare.codes import FINISH, Kind
from festina.hare.table import HareTable
from festina.registry import table_for
from tests.contract.rulesets import rulesets


def _table(ruleset: str) -> HareTable:
    table = table_for(ruleset, {})[1]
    assert isinstance(table, HareTable)
    return table


def _figures(ruleset: str) -> Figures:
    return figures_of(_table(ruleset).rules)


@pytest.mark.parametrize("ruleset", ["hare", "hare(players=2)", "hare(edition=abacus-2000,players=3)"])
def test_the_figures_are_those_of_the_rules_page(ruleset: str) -> None:
    """HT-301, HT-401, HT-501, HT-503, HT-602, HT-850: for a runner alone, at every race position."""
    table = _table(ruleset)
    figures = figures_of(table.rules)
    assert figures.lettuce == [10 * position for position in POSITIONS]
    assert figures.limits == [table.rules.flat_limit or 10 * position for position in POSITIONS]
    assert figures.stay == (10, 10)
    for number, space in enumerate(figures.spaces):
        assert space.costs == [d * (d + 1) // 2 for d in range(FINISH - number + 1)]
        assert (space.back >= 0) == (table.rules.tortoise_behind[number] > 0)
        assert space.back_pays == (10 * (number - space.back) if space.back >= 0 else 0)
        assert space.open == (0 < number < FINISH and space.kind != Kind.TORTOISE) or number == 0
    pays = {space.kind: space.pays for space in figures.spaces}
    assert pays[Kind.THREE] == [0, 0, 30, 0, 0, 0]
    assert pays[Kind.ONE_FIVE_SIX] == [10, 0, 0, 0, 50, 60]
    assert pays[Kind.CARROT] == [0] * 6


def test_ht_1101_ht_1103_variants_have_figures_of_their_own() -> None:
    sprint, closed = _figures("hare(hare=sprint)"), _figures("hare(hare=closed)")
    leaving = next(space for space in sprint.spaces if space.kind == Kind.HARE)
    assert leaving.costs[:4] == [0, 5, 10, 15]
    assert not any(space.open for space in closed.spaces if space.kind == Kind.HARE)


def test_equal_plans_are_shared() -> None:
    """Few of all tables differ in what a lone runner meets."""
    assert plan_key(_figures("hare(players=3)")) == plan_key(_figures("hare(players=6,teams=2,until=places)"))
    assert knowledge(_table("hare(players=3)")) is knowledge(_table("hare(players=5)"))
    assert len({plan_key(_figures(ruleset)) for ruleset in rulesets("hare")[::7]}) < 25


def test_threads_that_ask_at_once_share_one_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    figures, meet = _figures("hare(hare=closed)"), threading.Barrier(4)

    def slow(name: str, make: Callable[[], bytes], size: int) -> bytes:
        meet.wait(30)
        return bytes(size)

    monkeypatch.setattr(plan_module, "kept", slow)
    monkeypatch.setattr(plan_module, "_records", {})
    with ThreadPoolExecutor(4) as threads:
        records = list(threads.map(lambda _: plan_module._record("key", figures), range(4)))
    assert all(record is records[0] for record in records)


def test_whatever_a_plan_reads_is_in_its_key() -> None:
    figures = _figures("hare")
    plain = figures.as_dict()
    keys = {plan_key(figures)}
    for name, changed in (("limits", [20] * 6), ("lettuce", [5] * 6), ("stay", (5, 10)), ("tournament", (9, 9))):
        keys.add(plan_key(structs.replace(figures, **{name: changed})))
    assert set(plain) == {"spaces", "hare", "limits", "lettuce", "stay", "tournament"}
    assert len(keys) == 5


def test_a_plan_is_made_of_figures_alone() -> None:
    first, second = _figures("hare(players=3)"), _figures("hare(players=4)")
    assert first == second
    assert plan(first) == bytes(knowledge(_table("hare(players=4)")).buffer)
