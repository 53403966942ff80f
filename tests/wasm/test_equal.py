"""A module and native code do the same, to the last byte: whole games, lists, reasons, chances, searches, insight."""

from __future__ import annotations

import hashlib
from base64 import b64decode
from collections import deque
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from festina import Game, new_game
from festina.analysis.examining import STATES, Examiner, warm_up_insight
from festina.analysis.kits import insight_of
from festina.analysis.planning import plan_review
from festina.analysis.records import ACCOUNT, FINDINGS, PROOF
from festina.analysis.reviewing import assemble, work_out
from festina.bots.brief import Brief, Thought
from festina.bots.kits import kit_of
from festina.bots.records import SEATS
from festina.bots.searching import warm_up_search
from festina.kernel.data import convert
from festina.kernel.insight import Review
from festina.kernel.switch import twin
from festina.registry import definitions
from tests.analysis.races import raced
from tests.bots.helpers import first_to_act
from tests.contract.rulesets import rulesets
from tests.tools.policy import choose

from .conftest import Node
from .native import (
    DEEPEST,
    LIMIT,
    LONG,
    OFFSETS,
    briefing,
    position,
    searched,
    some,
    streams_for,
    tables,
    tree_parts,
)

pytestmark = pytest.mark.xdist_group("search")

GAMES = sorted(definitions())


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_step_by_step(node: Node, game: str) -> None:
    steps = 0
    for key, native in tables(game):
        found = node.ask("walk", key=str(key), offsets=OFFSETS, look=native.look, **LONG.as_dict(), **native.where)
        assert found == native.walk(key, LONG), native.ruleset
        steps += found["steps"]
    assert steps > 20 * len(rulesets(game))


@pytest.mark.parametrize("game", GAMES)
def test_many_games_in_one_call(node: Node, game: str) -> None:
    for key, native in tables(game):
        found = node.ask("loop", key=str(key), games=5, limit=LIMIT, offsets=OFFSETS, **native.where)
        assert found == native.loop(key, 5), native.ruleset


def _knowledge(game: Game, folder: Path) -> str | None:
    """The file with what can be known of a table beforehand; None if that is nothing."""
    if not briefing(game, "search:sims=1").knowledge:
        return None
    file = folder / "know"
    file.write_bytes(kit_of(game.definition).knowledge(game.table).buffer)
    return str(file)


def _hash(content: Any) -> str:
    return hashlib.sha256(content).hexdigest()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", ["search:sims=150", "champion:sims=80", "champion:sims=120,threads=3,goal=places"])
def test_thoughts(node: Node, game: str, spec: str, tmp_path: Path) -> None:
    warm_up_search(definitions()[game], wait=True)
    for number, ruleset in enumerate(some(game, 10)):
        moment = position(ruleset, 3 + 4 * number)
        brief = briefing(moment, spec)
        found = node.ask("think", brief=brief.as_dict(), knowledge=_knowledge(moment, tmp_path))
        assert convert(found, Thought) == streams_for(moment).think(brief), ruleset


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", ["search:sims=60", "champion:sims=60,threads=2,goal=places"])
def test_trees(node: Node, game: str, spec: str, tmp_path: Path) -> None:
    """Whatever a search leaves in its tree, also where no thought shows it, at every table."""
    warm_up_search(definitions()[game], wait=True)
    tree = tree_parts(game)
    for number, ruleset in enumerate(rulesets(game)):
        moment = position(ruleset, number % DEEPEST)
        brief = briefing(moment, spec)
        found = node.ask("trees", brief=brief.as_dict(), knowledge=_knowledge(moment, tmp_path), **tree)
        assert found == searched(moment, brief), ruleset


def _moments(ruleset: str) -> tuple[Game, list[Brief]]:
    """A game and what its seats could know at some of its decisions: at the first, and at the last ones.

    It is guided: by chance alone, some races hardly ever end. A seat's knowledge is all that it saw: only what is asked
    for is worked out, when the game is played for the second time.
    """
    game, random = new_game(ruleset, seed=2), Random(2)
    played: list[tuple[str, int]] = []
    last = deque[int](maxlen=4)
    while not game.is_over:
        seat = first_to_act(game)
        legal = game.legal(seat)
        if len(legal) > 1:
            last.append(len(played))
        played.append((choose(game, seat, random), seat))
        game.play(*played[-1])
    again, briefs = new_game(ruleset, seed=2), [briefing(position(ruleset, 0), "champion:sims=1")]
    for number, (action, seat) in enumerate(played):
        if number in last:
            briefs.append(briefing(again, "champion:sims=1"))
        again.play(action, seat)
    return game, briefs


@pytest.mark.parametrize("game", GAMES)
def test_insight(node: Node, game: str, tmp_path: Path) -> None:
    """Proofs, outlooks and what is read out of searches, one after the other in the same memory."""
    definition = definitions()[game]
    outlook = insight_of(definition).outlook is not None
    sims, proven = 120, 0
    for ruleset in some(game, 4):
        end, briefs = _moments(ruleset)
        native = Examiner(definition, end.table)
        positions, expected = [], []
        for key, brief in enumerate(briefs):
            positions.append({"state": brief.world, "seat": brief.seat, "key": str(key)})
            native.begin(b64decode(brief.world), brief.seat, key)
            assert native.go_on(sims)
            assert native.line()
            records = {"proof": native.proof, "tree": native.tree, "findings": native.findings}
            errors = list(native.found(str).errors)
            expected.append({**{name: _hash(record.buffer) for name, record in records.items()}, "errors": errors})
            proven += sum(native.proof.known[: native.proof.count])
            if outlook:
                positions.append({"state": brief.world, "seat": None, "key": str(key)})
                native.look_out(b64decode(brief.world), key, sims)
                expected.append({"tree": _hash(native.tree.buffer), "findings": _hash(native.findings.buffer)})
        found = node.ask(
            "examine",
            game=game,
            rules=briefs[0].rules,
            knowledge=_knowledge(position(ruleset, 0), tmp_path),
            states=STATES,
            entrants=end.table.entrants,
            mixes=kit_of(definition).mixes,
            sims=sims,
            offsets={"proved": PROOF.offsets["count"], "found": FINDINGS.offsets["count"]},
            positions=positions,
        )
        assert found == expected, ruleset
    assert proven or outlook, "no position was near enough to its end"


def _account_steps(entrants: int) -> list[dict[str, Any]]:
    """An account from its beginning to its end, of shares that are drawn."""
    random = Random(entrants)

    def drawn(field: str, count: int) -> tuple[int, str, list[float]]:
        return ACCOUNT.offsets[field], "f8", [random.random() for _ in range(count)]

    def whole(field: str, *values: int) -> tuple[int, str, list[int]]:
        return ACCOUNT.offsets[field], "i4", list(values)

    steps: list[dict[str, Any]] = [{"name": "clear_mean", "given": [], "written": []}]
    steps += [
        {
            "name": "add_to_mean",
            "given": [random.random()],
            "written": [drawn("part", entrants), drawn("part_doubt", 1)],
        }
        for _ in range(3)
    ]
    steps.append({"name": "open_account", "given": [entrants], "written": [drawn("before", entrants)]})
    for number in range(12):
        written: list[Any] = [drawn("before", entrants), drawn("after", entrants), drawn("doubts", 2)]
        if number % 2:
            members = 1 + number % entrants
            written += [whole("members", members), whole("member", *random.sample(range(entrants), members))]
            written += [whole("free", *(random.randrange(2) for _ in range(members))), drawn("error", members)]
            written += [drawn("unsure", members), drawn("effect", members * SEATS)]
        steps.append(
            {"name": "settle_choices" if number % 2 else "settle_chance", "given": [number], "written": written}
        )
    return [*steps, {"name": "close_account", "given": [], "written": []}]


@pytest.mark.parametrize("game", GAMES)
def test_accounts(node: Node, game: str) -> None:
    definition = definitions()[game]
    warm_up_insight(definition)
    code = import_module(f"{twin(insight_of(definition).package)}.accounts")
    _, native = next(tables(game))
    for entrants in range(2, 7):
        steps = _account_steps(entrants)
        book, expected = bytearray(ACCOUNT.size), []
        for step in steps:
            for offset, kind, values in step["written"]:
                np.frombuffer(book, kind, len(values), offset)[:] = values
            getattr(code, step["name"])(ACCOUNT.record(book), *step["given"])
            expected.append(_hash(book))
        assert node.ask("account", steps=steps, **native.where) == expected


@pytest.mark.parametrize(
    "ruleset",
    [
        "hare(players=3,until=winner)",
        "hare(edition=ravensburger-1978,players=2)",
        "hare(players=4,teams=2)",
        "whyfirst(players=3)",
        "whyfirst(mode=tactical,players=2)",
    ],
)
def test_reviews(node: Node, ruleset: str, tmp_path: Path) -> None:
    """The page's review is the native one, whole and broken off, but for the sentences: those it makes itself."""
    game = raced(ruleset, seed=4)
    warm_up_insight(game.definition)
    plan = plan_review(game, 16)
    found = work_out(plan, game.definition, game.table)
    question = {"plan": plan.as_dict(), "knowledge": _knowledge(new_game(ruleset, seed=0), tmp_path)}
    for jobs in (len(plan.jobs), len(plan.jobs) // 2):
        answer = node.ask("review", jobs=jobs, **question)
        review = convert(answer, Review)
        native = assemble(plan, game.definition, {number: found[number] for number in range(jobs)})
        assert review == replace(native, seats=tuple(replace(seat, says=()) for seat in native.seats))
        assert review.complete == (jobs == len(plan.jobs))
        for entrant, seat in enumerate(review.seats):  # nothing is left over, before anything is rounded
            steps = review.steps
            changes = sum((step.luck or step.skill or ())[entrant] for step in steps)
            assert seat.final - seat.initial == pytest.approx(changes, abs=1e-9)
            assert seat.luck + seat.own + seat.others == pytest.approx(changes, abs=1e-9)
