"""Hints: where they are given and where that would be unfair; noted, not rated, and nothing hidden in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from festina import new_game
from festina.kernel.player import ActionReport
from festina.server.hints import _nudge
from festina.server.match import Match
from festina.server.questioning import BotAnswer, BotQuestion

from .client import Person
from .inside import Inside
from .party import Party

People = Callable[..., Person]
MakeParty = Callable[..., Party]
ANN = {"kind": "person", "name": "Ann"}
EVE = {"kind": "person", "name": "Eve"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def _hint(person: Person, table: Any, what: str = "nudge", status: int | None = None, **more: Any) -> Any:
    """Ask for a hint about the first two choices of seat 0."""
    seen = person.ask("GET", f"/api/tables/{table}")
    first, second = [choice["action"] for choice in seen["views"]["0"]["choices"] if choice["legal"]][:2]
    wish = {"seat": 0, "version": seen["version"], "what": what, "best": second, "other": first, **more}
    return person.ask("POST", f"/api/tables/{table}/hints", wish, status=status)


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


# ---- where


@pytest.mark.parametrize(
    ("seats", "wish", "given"),
    [
        ([ANN, BOT, BOT], {}, True),
        ([ANN, BOT, BOT], {"hints": "off"}, False),
        ([ANN, EVE, BOT], {}, False),
        ([ANN, EVE, BOT], {"hints": "on"}, True),
        ([ANN, OPEN, BOT], {}, False),
        ([ANN, BOT, BOT], {"public": True}, False),
        ([ANN, OPEN, BOT], {"hints": "on", "companion": True}, True),
    ],
    ids=["alone", "off", "one device", "one device, on", "open seat", "public", "real box, on"],
)
def test_where_hints_are_given(guest: People, seats: list[Any], wish: dict[str, Any], given: bool) -> None:
    assert guest().table("hare(players=3)", seats, **wish)["hinting"] is given


@pytest.mark.parametrize(
    ("seats", "wish", "key"),
    [
        ([ANN, OPEN, BOT], {}, "server-hints-counts"),
        ([ANN, BOT, BOT], {"public": True}, "server-hints-public"),
    ],
    ids=["others may come", "strangers may come"],
)
def test_they_cannot_be_turned_on_where_it_would_be_unfair(
    guest: People, seats: list[Any], wish: dict[str, Any], key: str
) -> None:
    ann = guest()
    body = {"ruleset": "hare(players=3)", "seats": seats, "hints": "on", **wish}
    assert _key(ann.ask("POST", "/api/tables", body, status=409)) == key


def test_the_host_changes_them_and_is_refused_among_people(party: MakeParty, guest: People) -> None:
    ann = guest()
    alone = ann.table("hare(players=3)", [ANN, BOT, BOT])
    changed = ann.ask("PATCH", f"/api/tables/{alone['id']}", {"hints": "off"})
    assert (changed["hints"], changed["hinting"]) == ("off", False)
    assert _key(_hint(ann, alone["id"], status=409)) == "server-hints-off"
    together = party("hare(players=2)", "Ann", "Ben")
    answer = together.host.ask("PATCH", together.path, {"hints": "on"}, status=409)
    assert _key(answer) == "server-hints-public"
    together.host.ask("PATCH", together.path, {"public": False})
    assert _key(together.host.ask("PATCH", together.path, {"hints": "on"}, status=409)) == "server-hints-counts"
    assert _key(_hint(together.host, together.id, status=409)) == "server-hints-counts"


def test_never_in_the_race_of_the_day(guest: People) -> None:
    ann = guest()
    race = ann.ask("POST", "/api/daily", {"game": "hare", "name": "Ann"})
    assert race["hinting"] is False
    assert _key(ann.ask("PATCH", f"/api/tables/{race['id']}", {"hints": "on"}, status=409)) == "server-hints-contest"


def test_only_for_ones_own_seat_and_what_can_be_chosen_now(guest: People) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    ben.ask("PATCH", "/api/me", {"name": "Ben"})
    table = ann.table("hare(players=3)", [ANN, BOT, BOT])["id"]
    assert _key(_hint(ann, table, status=403, seat=1)) == "server-not-your-seat"
    assert _key(_hint(ann, table, status=400, best=">63")) == "server-hints-no-choice"
    assert _key(_hint(ann, table, status=409, version=0)) == "server-stale"
    wish = {"seat": 0, "version": 1, "what": "nudge", "best": ">1", "other": ">2"}
    assert _key(ben.ask("POST", f"/api/tables/{table}/hints", wish, status=403)) == "server-not-your-seat"


# ---- what is noted


def test_a_hint_is_noted_once_for_each_step_of_a_decision(guest: People) -> None:
    ann = guest()
    table = ann.table("hare(players=3)", [ANN, BOT, BOT])["id"]
    before = ann.ask("GET", f"/api/tables/{table}")["version"]
    for what in ("nudge", "nudge", "choices", "why", "why", "question"):
        _hint(ann, table, what)
    seen = ann.ask("GET", f"/api/tables/{table}")
    assert seen["version"] == before + 4, "four steps, each noted once"
    assert seen["seats"][0]["hints"] == 1, "one decision"
    assert seen["seats"][1]["hints"] == 0


def test_why_and_questions_come_with_reasons_and_a_nudge_names_no_action(guest: People) -> None:
    ann = guest()
    table = ann.table("hare(players=3)", [ANN, BOT, BOT])["id"]
    wish: dict[str, Any] = {"best": ">10", "other": ">1"}
    nudge = _hint(ann, table, "nudge", **wish)
    assert nudge["nudge"]["key"].startswith("hare-nudge-")
    assert nudge["nudge"]["params"] == {}
    assert not nudge["reasons"]
    assert _hint(ann, table, "why", **wish)["reasons"] == _hint(ann, table, "question", **wish)["reasons"] != []


def test_what_was_seen_before_a_hint_can_still_be_decided(guest: People) -> None:
    ann = guest()
    table = ann.table("hare(players=2)", [ANN, BOT])["id"]
    seen = ann.ask("GET", f"/api/tables/{table}")
    _hint(ann, table, "choices")
    action = next(choice["action"] for choice in seen["views"]["0"]["choices"] if choice["legal"])
    move = {"type": "move", "id": "m", "seat": 0, "action": action, "version": seen["version"]}
    assert ann.ask("POST", f"/api/tables/{table}/moves", move)["version"] > seen["version"]


def test_a_match_knows_its_hints_after_it_is_rebuilt() -> None:
    match = Match("hare(players=2)", 5)
    entries = match.begin(1.0)
    noted = match.hint(0, "nudge", 2.0)
    assert noted is not None
    assert match.hint(0, "nudge", 3.0) is None
    entries += [noted, *match.play(0, match.running.legal(0)[0], 4.0)]
    again = Match("hare(players=2)", 5)
    again.follow(entries)
    assert (again.hinted(0), again.hinted(1), again.version) == (1, 0, match.version)
    assert again.running.facts() == match.running.facts()


# ---- the server's own thoughts, for devices that have none


def _report(question: BotQuestion) -> BotAnswer:
    """What a warm adviser answers: the choices of the view, the last one best."""
    legal = [choice.action for choice in question.view.choices if choice.legal][::-1]
    report = tuple(ActionReport(action, 10, 0.5, 1.5, 0.01, 1.0) for action in legal)
    return BotAnswer(legal[0], report=report, simulations=10 * len(legal))


def test_the_server_thinks_for_a_seat_whose_device_cannot(
    quick: Inside, guest: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    ben.ask("PATCH", "/api/me", {"name": "Ben"})
    table = ann.table("hare(players=3)", [ANN, BOT, BOT])["id"]
    asked: list[BotQuestion] = []

    def think(question: BotQuestion) -> BotAnswer:
        asked.append(question)
        return _report(question)

    monkeypatch.setattr(quick.hub.thinkers, "think", think)
    thought = ann.ask("GET", f"/api/tables/{table}/thought?seat=0")
    legal = [c["action"] for c in ann.ask("GET", f"/api/tables/{table}")["views"]["0"]["choices"] if c["legal"]]
    assert [each["action"] for each in thought["report"]] == legal[::-1]
    assert thought["simulations"] == 10 * len(legal)
    assert [question.seat for question in asked] == [0]
    assert _key(ben.ask("GET", f"/api/tables/{table}/thought?seat=0", status=403)) == "server-not-your-seat"
    assert _key(ann.ask("GET", f"/api/tables/{table}/thought?seat=1", status=403)) == "server-not-your-seat"
    ann.ask("PATCH", f"/api/tables/{table}", {"hints": "off"})
    assert _key(ann.ask("GET", f"/api/tables/{table}/thought?seat=0", status=409)) == "server-hints-off"
    assert len(asked) == 1, "who is refused costs no search"


def test_bots_come_before_thoughts_for_people(quick: Inside, guest: People) -> None:
    ann = guest()
    table = ann.table("hare(players=3)", [ANN, BOT, BOT])["id"]
    unready = ann.ask("GET", f"/api/tables/{table}/thought?seat=0", status=409)
    assert _key(unready) == "server-hints-warming", "a bot without a report is not warm yet"
    quick.hub.thinkers._asked += 1
    try:
        assert _key(ann.ask("GET", f"/api/tables/{table}/thought?seat=0", status=429)) == "server-hints-busy"
    finally:
        quick.hub.thinkers._asked -= 1


# ---- nothing hidden


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)"])
def test_words_are_the_same_whatever_the_others_hold(ruleset: str) -> None:
    game = new_game(ruleset, seed=4)
    facts = game.facts()
    facts["hands"][1], facts["hands"][2] = facts["hands"][2], facts["hands"][1]
    other = new_game(ruleset, start=facts)
    same = new_game(ruleset, start=game.facts())
    best, *rest = game.legal(0)
    for action in rest[:3]:
        assert _nudge(same, 0, best, action) == _nudge(other, 0, best, action)
