"""Any position: looked at, played on from, and what cannot be is said; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from festina import new_game
from festina.analysis import examining
from festina.analysis.examining import warm_up_insight
from festina.analysis.records import LINE
from festina.server import pondering
from festina.server.positions import position
from festina.server.wire_positions import PositionWish

from .client import Person
from .inside import NO_LIMITS, Inside, inside

People = Callable[..., Person]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server for these tests alone: together they ask for more heavy work than one person may."""
    with inside(tmp_path_factory.mktemp("positions"), rates=NO_LIMITS) as running:
        yield running


@pytest.mark.parametrize(
    "ruleset", ["hare(players=3)", "hare(edition=ravensburger-1978,players=2)", "whyfirst(players=3)"]
)
def test_a_game_as_it_begins_and_a_step_from_there(guest: People, ruleset: str) -> None:
    ann = guest()
    there = ann.ask("POST", "/api/position", {"ruleset": ruleset, "roll": 7})
    assert there["brief"]["seat"] == there["seat"] == there["to_act"][0]
    action = there["brief"]["actions"][0]["text"]
    wish = {"ruleset": there["ruleset"], "facts": there["facts"], "actor": there["seat"], "action": action}
    after = ann.ask("POST", "/api/position/step", wish)
    expected = new_game(there["ruleset"], start=there["facts"], chance="manual")
    expected.play(action, there["seat"])
    assert after["facts"] == expected.facts()
    assert after["events"], "what happened is told"


def test_what_cannot_be_is_said_and_where(guest: People) -> None:
    facts = new_game("hare(players=2)").facts()
    facts["pawns"][0]["space"] = facts["pawns"][1]["space"] = 9
    for pawn in facts["pawns"]:
        del pawn["position"]
    error = guest().ask("POST", "/api/position", {"ruleset": "hare(players=2)", "facts": facts}, status=400)["error"]
    assert (error["key"], error["where"]) == ("hare-start-two-pawns", "pawns[1].space")
    assert "9" in error["text"]


def test_chance_waits_with_its_odds_or_plays_by_itself(guest: People) -> None:
    ann = guest()
    waits = ann.ask("POST", "/api/position", {"ruleset": "whyfirst(players=2)"})
    assert waits["to_act"] == ["chance"]
    assert sum(line["num"] / line["den"] for line in waits["chance"]) == pytest.approx(1)
    assert waits["brief"] is None
    wish = {"ruleset": "whyfirst(players=2)", "facts": waits["facts"], "roll": 3}
    dealt = [ann.ask("POST", "/api/position", wish) for _ in range(2)]
    assert dealt[0]["to_act"] == [0, 1]
    assert dealt[0]["facts"] == dealt[1]["facts"], "the same seed, the same cards"


def test_a_moment_of_a_record(guest: People) -> None:
    game = new_game("hare(players=2)", seed=3)
    for _ in range(6):
        game.play(game.legal()[0])
    ann = guest()
    there = ann.ask("POST", "/api/position", {"record": game.record(), "step": 4})
    assert there["facts"]["pawns"] == game.earlier(4).facts()["pawns"]
    assert _key(ann, {"record": game.record(), "step": 99}, 404) == "server-no-step"
    assert _key(ann, {"record": "nonsense"}, 400).startswith("record-")


def test_all_purses_are_known_on_the_board(guest: People) -> None:
    facts = new_game("hare(players=2)").facts()
    facts["carrots"] = [30, 41]
    there = guest().ask("POST", "/api/position", {"ruleset": "hare(players=2)", "facts": facts})
    assert [seat["carrots"] for seat in there["view"]["seats"]] == [30, 41]


def test_reasons_in_a_position(guest: People) -> None:
    ann = guest()
    wish = {"ruleset": "hare(players=3)", "best": ">10", "other": ">1"}
    assert ann.ask("POST", "/api/position/why", wish)["reasons"]
    assert _key(ann, {**wish, "other": ">63"}, 400, "/api/position/why") == "server-hints-no-choice"


@pytest.mark.usefixtures("lending")
@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_the_server_thinks_where_a_device_cannot(guest: People, ruleset: str) -> None:
    ann = guest()
    there = ann.ask("POST", "/api/position", {"ruleset": ruleset, "roll": 3})
    wish = {"ruleset": there["ruleset"], "facts": there["facts"], "seat": there["seat"]}
    warm_up_insight(new_game(ruleset).definition)
    thought = ann.ask("POST", "/api/position/thought", wish)
    expected = position(PositionWish(**wish)).analyse(there["seat"], sims=pondering.SIMS)
    assert [each["action"] for each in thought["actions"]] == [each.action for each in expected.actions]
    assert thought["shares"] == pytest.approx(expected.shares)
    assert thought["simulations"] == pondering.SIMS
    assert [(step["actor"], step["text"]) for step in thought["line"]] == [(s.actor, s.text) for s in expected.line]
    for step in thought["line"]:
        assert step["title"] if step["actor"] is None else step["choice"]["action"] == step["text"]


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_a_likely_line_in_words(guest: People, ruleset: str) -> None:
    ann = guest()
    there = ann.ask("POST", "/api/position", {"ruleset": ruleset, "roll": 3})
    game = position(PositionWish(ruleset=there["ruleset"], facts=there["facts"]))
    played = game.copy()
    steps: list[dict[str, Any]] = []
    while len(steps) < LINE and not played.is_over:
        actor = played.to_act[0]
        code = played.position.outcomes()[0][0] if actor == "chance" else played.position.legal(int(actor))[0]
        played.play_step(played.legal(actor)[0], actor)
        steps.append({"actor": None if actor == "chance" else actor, "code": code})
    wish = {"ruleset": there["ruleset"], "facts": there["facts"], "steps": steps}
    line = ann.ask("POST", "/api/position/line", wish)["line"]
    assert [step["actor"] for step in line] == [step["actor"] for step in steps]
    for step in line:
        if step["actor"] is None:
            assert step["title"]
            assert step["probability"] == float(game.odds()[step["text"]])
        else:
            assert step["choice"]["action"] == step["text"]
        game.play_step(step["text"], "chance" if step["actor"] is None else step["actor"])
    assert game.facts() == played.facts()


def test_a_line_that_cannot_be_played_is_refused(guest: People) -> None:
    ann = guest()
    for actor, code in ((0, 10**9), (0, -1), (1, 1), (None, 0)):
        wish = {"ruleset": "hare(players=3)", "steps": [{"actor": actor, "code": code}]}
        assert _key(ann, wish, 400, "/api/position/line") == "server-hints-no-choice"
    wish = {"ruleset": "hare(players=3)", "steps": [{"actor": 0, "code": 1}] * (LINE + 1)}
    assert _key(ann, wish, 400, "/api/position/line") == "server-malformed"


@pytest.mark.usefixtures("lending")
def test_a_solved_end_is_called_exact(guest: People) -> None:
    pawns = [{"seat": seat, "name": "a", "space": space} for seat, space in enumerate((63, 5, 6))]
    start = {"turn": 0, "pawns": pawns, "carrots": [9, 40, 40], "lettuces": [0, 3, 3]}
    facts = new_game("hare(players=3)", start=start).facts()
    warm_up_insight(new_game("hare").definition)
    thought = guest().ask("POST", "/api/position/thought", {"ruleset": "hare(players=3)", "facts": facts})
    assert thought["exact"]
    assert thought["shares"] == [1, 0, 0]
    assert thought["actions"][0]["action"] == ">64"


def test_nobody_thinks_where_nobody_decides_or_bots_need_all_processes(quick: Inside, guest: People) -> None:
    ann = guest()
    chance = {"ruleset": "whyfirst(players=2)"}
    assert _key(ann, chance, 409, "/api/position/thought") == "server-hints-not-to-act"
    quick.hub.thinkers._asked += 1
    try:
        assert _key(ann, {"ruleset": "hare"}, 429, "/api/position/thought") == "server-hints-busy"
    finally:
        quick.hub.thinkers._asked -= 1


@pytest.mark.usefixtures("lending")
def test_until_the_compiled_search_is_there_it_is_said(guest: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "warm_up_insight", lambda *_, **__: None)
    monkeypatch.setattr(examining, "is_warm", lambda _: False)
    assert _key(guest(), {"ruleset": "hare"}, 409, "/api/position/thought") == "server-hints-warming"


def test_shares_that_are_known_are_told_with_the_position(guest: People) -> None:
    ann = guest()
    assert ann.ask("POST", "/api/position", {"ruleset": "hare(players=3)"})["known"] is None
    pawns = [
        {"seat": 0, "name": "a", "space": 64, "place": 1},
        {"seat": 1, "name": "a", "space": 5},
        {"seat": 2, "name": "a", "space": 6},
    ]
    start = {"turn": 1, "pawns": pawns, "finished": [0], "carrots": [3, 40, 40], "lettuces": [0, 3, 3]}
    facts = new_game("hare(players=3)", start=start).facts()
    there = ann.ask("POST", "/api/position", {"ruleset": "hare(players=3)", "facts": facts})
    assert there["known"] == [1, 0, 0]


def _key(person: Person, wish: dict[str, Any], status: int, path: str = "/api/position") -> str:
    return str(person.ask("POST", path, wish, status=status)["error"]["key"])
