"""Plans for the next turn of slow games: carried out once when the turn comes, dropped with word of it, and secret."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from festina.server.clocks import DAY
from festina.server.planplay import PlanPlay

from .client import Person, Talk
from .inside import Clock, Inside, inside
from .party import Party
from .pushing import PushService, push_service
from .services import Services

RACE = "hare(players=3)"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    with inside(tmp_path, clock=clock) as server:
        yield server


@contextmanager
def _race(house: Inside, *names: str, **wish: Any) -> Iterator[Party]:
    table = Party(house, RACE, *(names or ("Ann", "Ben", "Cleo")), **{"pace": "days:1", **wish})
    try:
        yield table
    finally:
        table.close()


def _plan(table: Party, seat: int, *steps: str, status: int | None = None, **more: Any) -> Any:
    person = table.people[seat]
    wish = {"version": table.seen(seat)["version"], "steps": list(steps), **more}
    return person.ask("PUT", f"{table.path}/seats/{seat}/plan", wish, status)


def _planning(table: Party, seat: int) -> Any:
    return table.people[seat].ask("GET", f"{table.path}/seats/{seat}/plan")


def _until(condition: Callable[[], object], seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def _planned_move(talk: Talk) -> dict[str, Any]:
    """The update of a planned move, which may have been heard already."""
    heard = [message for message in talk.heard if message.get("planned")]
    return heard[-1] if heard else talk.wait(lambda message: bool(message.get("planned")))


def _at(table: Party, seat: int) -> int:
    """Where a seat's pawn stands."""
    return int(table.seen()["views"]["0"]["pawns"][seat]["space"])


# ---- what can be planned


def test_what_can_be_planned_is_the_turn_as_it_would_be_now(house: Inside) -> None:
    with _race(house) as table:
        found = _planning(table, 1)
        assert (found["plan"], found["why_not"], found["seat"]) == (None, None, 1)
        view = found["view"]
        assert view["to_act"] == [1] == [view["turn"]]
        assert {choice["action"] for choice in view["choices"] if choice["legal"]} >= {">1", ">5"}
        assert [choice["why_not"][-1]["rule"] for choice in view["choices"] if choice["action"] == ">11"] == ["HT-303"]
        assert [seat["carrots"] for seat in view["seats"]] == [None, 65, None]
        assert [ground["name"] for ground in found["grounds"]] == ["place"]
        assert table.seen()["to_act"] == [0]


def test_a_plan_is_kept_changed_and_withdrawn(house: Inside) -> None:
    with _race(house) as table:
        kept = _plan(table, 1, ">5", ">8", ">5", grounds=["place"])["plan"]
        assert [step["action"] for step in kept["steps"]] == [">5", ">8"]
        assert [step["choice"]["cost"] for step in kept["steps"]] == [15, 36]
        assert (kept["grounds"], kept["dropped"]) == (["place"], None)
        _plan(table, 1, ">4")
        assert [step["action"] for step in _planning(table, 1)["plan"]["steps"]] == [">4"]
        assert table.people[1].ask("DELETE", f"{table.path}/seats/1/plan")["plan"] is None
        table.play((0, ">2"))
        assert table.seen()["to_act"] == [1]


def test_a_step_need_not_be_possible_yet(house: Inside) -> None:
    with _race(house) as table:
        table.play((0, ">5"), (1, ">2"))
        (step,) = _plan(table, 1, ">5")["plan"]["steps"]
        assert step["choice"]["why_not"][0]["rule"] == "HT-302"
        table.play((2, ">1"), (0, ">8"))
        _until(lambda: _at(table, 1) == 5)


def test_what_cannot_be_planned_is_refused_in_words(house: Inside) -> None:
    def key(answer: Any) -> str:
        return str(answer["error"]["key"])

    with _race(house) as table:
        assert key(_plan(table, 0, ">5", status=409)) == "server-plan-your-turn"
        assert key(_plan(table, 1, "dance", status=400)) == "server-plan-no-choice"
        assert key(_plan(table, 1, ">5", grounds=["weather"], status=400)) == "server-plan-no-ground"
        assert key(_plan(table, 1, *[f">{space}" for space in range(1, 7)], status=400)) == "server-malformed"
        assert key(_plan(table, 1, status=400)) == "server-malformed"
        before = table.seen()["version"]
        table.play((0, ">2"))
        assert key(_plan(table, 2, ">5", version=before, status=409)) == "server-stale"
        for method in ("GET", "DELETE"):
            refused = table.people[0].ask(method, f"{table.path}/seats/1/plan", status=403)
            assert key(refused) == "server-not-your-seat"
    with _race(house, pace="live") as table:
        assert key(_plan(table, 1, ">5", status=409)) == "server-plan-slow-only"
        assert _planning(table, 1)["why_not"]["key"] == "server-plan-slow-only"


def test_a_game_of_hidden_choices_offers_no_plans(house: Inside) -> None:
    table = Party(house, "whyfirst(players=3)", "Ann", "Ben", "Cleo", pace="days:1")
    view = table.seen(1)["views"]["1"]
    table.play((1, next(choice["action"] for choice in view["choices"] if choice["legal"])))
    found = _planning(table, 1)
    assert (found["view"], found["why_not"]["key"]) == (None, "plan-none")
    table.close()


# ---- carried out


def test_a_plan_is_carried_out_when_the_turn_comes(house: Inside, clock: Clock) -> None:
    with _race(house) as table:
        ann = table.talk(0)
        _plan(table, 1, ">5")
        clock.at += DAY / 2
        table.play((0, ">2"))
        moved = _planned_move(ann)
        assert (moved["kind"], moved["seat"], moved["planned"], moved["auto"]) == ("move", 1, True, False)
        assert "planned" not in next(m for m in ann.heard if m.get("kind") == "move" and m["seat"] == 0)
        assert _at(table, 1) == 5
        assert _planning(table, 1)["plan"] is None
        seen = table.seen()
        assert seen["to_act"] == [2]
        assert seen["clocks"]["seats"][1]["left"] == DAY
        assert house.query("select count(*) from plans") == [(0,)]


def test_the_first_step_that_is_legal_is_played(house: Inside) -> None:
    with _race(house) as table:
        _plan(table, 1, ">5", ">8")
        _plan(table, 2, ">5", ">8", ">4")
        table.play((0, ">5"))
        _until(lambda: table.seen()["to_act"] == [0])
        assert [_at(table, seat) for seat in range(3)] == [5, 8, 4]


def test_a_planned_move_can_be_taken_back_like_any_other(house: Inside) -> None:
    with _race(house) as table:
        _plan(table, 1, ">5")
        table.play((0, ">2"))
        _until(lambda: table.seen()["to_act"] == [2])
        table.people[1].ask("POST", f"{table.path}/moves", {"type": "undo", "id": "u", "seat": 1})
        assert table.seen()["to_act"] == [1]
        assert _planning(table, 1)["plan"] is None, "what was carried out is not carried out again"


def test_a_turn_spent_eating_is_planned_once_it_is_over(house: Inside) -> None:
    with _race(house) as table:
        table.play((0, ">2"), (1, ">10"))
        assert _planning(table, 1)["why_not"]["key"] == "hare-plan-eat"
        table.play((2, ">1"), (0, ">5"))
        assert table.seen()["to_act"] == [2], "the table let him eat"
        _plan(table, 1, ">12")
        table.play((2, ">2"), (0, ">8"))
        _until(lambda: _at(table, 1) == 12)


def test_what_was_left_undone_is_carried_out_after_a_restart(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path, clock=clock) as first, monkeypatch.context() as patch:
        patch.setattr(PlanPlay, "follow", lambda *_: None)  # it was killed before
        with _race(first) as table:
            _plan(table, 1, ">5")
            table.play((0, ">2"))
            assert table.seen()["to_act"] == [1]
            id, ann = table.id, table.people[0].token
    clock.at += 2 * DAY  # the clock ran out meanwhile: the plan comes before the stand-in
    with inside(tmp_path, clock=clock) as second:
        person = Person(second.url, "Ann", ann)
        second.wait(second.hub.clocks.run_out(id))
        seen = person.ask("GET", f"/api/tables/{id}")
        assert seen["views"]["0"]["pawns"][1]["space"] == 5
        assert seen["seats"][1]["lent"] is None
        second.wait(second.hub.plans.look())
        assert second.query("select count(*) from plans") == [(0,)]
        person.http.close()


# ---- dropped


def test_a_plan_that_does_not_fit_is_dropped_and_shown(house: Inside) -> None:
    with _race(house) as table:
        ben = table.talk(1)
        _plan(table, 1, ">5")
        table.play((0, ">5"))
        _until(lambda: _planning(table, 1)["plan"]["dropped"])
        assert ben.wait(lambda message: message["type"] == "plan") == {"type": "plan", "seat": 1}
        found = _planning(table, 1)
        assert (found["plan"]["dropped"], found["why_not"]["key"]) == ("does_not_fit", "server-plan-your-turn")
        assert table.seen()["to_act"] == [1]
        table.play((1, ">4"))
        assert _planning(table, 1)["plan"] is None, "who has moved has seen it"


def test_a_plan_depends_on_what_its_person_says(house: Inside) -> None:
    with _race(house) as table:
        table.play((0, ">2"), (1, ">5"), (2, ">1"))
        said = _plan(table, 1, ">8", grounds=["place"])["grounds"]
        assert said == [{"name": "place", "say": {"key": "hare-plan-if-place", "params": {"value": 1}}}]
        table.play((0, ">7"))
        _until(lambda: _planning(table, 1)["plan"]["dropped"] == "does_not_fit")
        assert _at(table, 1) == 5


def test_going_back_drops_all_plans(house: Inside) -> None:
    with _race(house) as table:
        table.play((0, ">2"))
        _plan(table, 2, ">5")
        table.people[0].ask("POST", f"{table.path}/moves", {"type": "undo", "id": "u", "seat": 0})
        assert _planning(table, 2)["plan"]["dropped"] == "rewound"
        table.play((0, ">2"), (1, ">4"))
        assert table.seen()["to_act"] == [2]
        assert table.people[2].ask("DELETE", f"{table.path}/seats/2/plan")["plan"] is None


def test_a_plan_ends_when_its_person_goes_or_time_matters_no_more(house: Inside) -> None:
    with _race(house) as table:
        _plan(table, 1, ">5")
        _plan(table, 2, ">5")
        table.people[1].ask("POST", f"{table.path}/leave", {"seat": 1})
        assert house.query("select seat from plans") == [(2,)]
        table.host.ask("PATCH", f"{table.path}", {"pace": "live"})
        assert house.query("select seat from plans") == []


@contextmanager
def _pushing(folder: Path) -> Iterator[tuple[PushService, Party]]:
    """A race at a server that sends notices."""
    with push_service() as service, inside(folder, push_private=True) as house, _race(house) as table:
        yield service, table


def test_who_is_not_there_is_told_that_a_plan_was_dropped(tmp_path: Path) -> None:
    with _pushing(tmp_path) as (service, table):
        browser = service.subscribe(table.people[1])
        _plan(table, 1, ">5")
        table.play((0, ">5"))
        (pushed,) = browser.wait()
        assert (pushed.notice["kind"], pushed.notice["title"]) == ("plan", "Your plan no longer fits")
        assert "turn" not in [each.notice["kind"] for each in browser.pushed]


def test_who_has_planned_is_not_told_of_the_turn(tmp_path: Path) -> None:
    with _pushing(tmp_path) as (service, table):
        ben, cleo = service.subscribe(table.people[1]), service.subscribe(table.people[2])
        _plan(table, 1, ">5")
        table.play((0, ">2"))
        assert [each.notice["kind"] for each in cleo.wait()] == ["turn"]
        assert ben.pushed == []


# ---- secret


def _everything(person: Person, table: Party) -> list[str]:
    """All that somebody can ask about a table."""
    paths = (table.path, f"{table.path}/record", f"{table.path}/replay", "/api/me", "/api/lobby")
    return [person.http.get(path).text for path in paths]


def test_nobody_else_learns_that_there_is_a_plan(house: Inside, visitor: Callable[..., Person]) -> None:
    with _race(house) as table:
        zoe = visitor(house.url, "Zoe")
        zoe.ask("PATCH", "/api/me", {"name": "Zoe"})
        others = [table.people[0], table.people[2], zoe]
        talks: list[Talk] = [person.socket(table.id) for person in others]
        _until(lambda: table.seen()["watching"] == 1)
        before = [_everything(person, table) for person in others]
        _plan(table, 1, ">5", grounds=["place"])
        _plan(table, 1, ">4", ">8")
        assert [_everything(person, table) for person in others] == before
        table.people[1].ask("DELETE", f"{table.path}/seats/1/plan")
        _plan(table, 1, ">4")
        for talk in talks:
            talk.send({"type": "ping"})
            talk.wait(lambda message: message["type"] == "pong")
            assert not [message for message in talk.heard if message["type"] not in ("sync", "table", "pong")]
            assert ">4" not in "".join(talk.raw[1:])
            talk.close()


def test_my_export_holds_my_plans_and_nobody_elses(house: Inside) -> None:
    with _race(house) as table:
        _plan(table, 1, ">5", grounds=["place"])
        (plan,) = table.people[1].ask("GET", "/api/me/export")["plans"]
        assert (plan["table"], plan["seat"], plan["dropped"]) == (table.id, 1, None)
        assert (plan["steps"], plan["grounds"]) == ([">5"], {"place": 1})
        assert table.people[0].ask("GET", "/api/me/export")["plans"] == []


# ---- several processes


@pytest.mark.xdist_group("server-scale")
def test_two_processes_carry_a_plan_out_once(real_services: Services, tmp_path: Path) -> None:
    shared: dict[str, Any] = {"database": real_services.new_database(), "bus": f"{real_services.bus}/0"}
    with inside(tmp_path, **shared) as one, inside(tmp_path, **shared) as other, _race(one) as table:
        ben = table.people[1].at(other.url)
        here, there = table.people[2].socket(table.id), table.people[2].at(other.url).socket(table.id)
        version = ben.ask("GET", table.path)["version"]
        ben.ask("PUT", f"{table.path}/seats/1/plan", {"version": version, "steps": [">5"]})
        table.play((0, ">2"))
        one.wait(one.hub.plans.look())
        other.wait(other.hub.plans.look())
        for talk in (here, there):
            _planned_move(talk)
            talk.close()
        _until(lambda: table.seen()["to_act"] == [2])
        seen = table.seen()
        assert (seen["to_act"], seen["views"]["0"]["pawns"][1]["space"]) == ([2], 5)
        ben.http.close()
