"""Quick pairing: people who want the same are seated together, once, and their game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from festina.server.pairing import PATIENCE
from festina.server.store.pairing import GONE

from .client import Person
from .inside import NO_LIMITS, Clock, Inside, inside
from .services import Services

PATH = "/api/pairing"
DUEL = {"game": "whyfirst", "players": 2}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    with inside(tmp_path, clock=clock, rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def people(house: Inside) -> Callable[[str], list[Person]]:
    """Makes people by their initials."""
    return lambda names: [house.person(name) for name in names]


def wait(person: Person, **wish: Any) -> Any:
    return person.ask("PUT", PATH, {**DUEL, "name": person.name, **wish})


def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    answer = person.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"])


def test_two_who_want_the_same_are_seated_and_play(people: Callable[[str], list[Person]]) -> None:
    ann, ben = people("AB")
    first = wait(ann)
    assert (first["table"], first["fitting"], first["missing"]) == (None, 0, 1)
    assert first["waiting"] == [{"game": "whyfirst", "people": 1}]
    assert ben.ask("GET", PATH)["waiting"] == first["waiting"], "others see that somebody waits"
    id = wait(ben)["table"]
    assert wait(ann)["table"] == id
    table = ann.ask("GET", f"/api/tables/{id}")
    assert (table["status"], table["public"], table["pace"]) == ("running", True, "live:600+15")
    assert table["occasion"] == {"kind": "pairing", "of": ""}
    assert sorted(seat["name"] for seat in table["seats"]) == ["A", "B"]
    assert [len(person.ask("GET", f"/api/tables/{id}")["mine"]) for person in (ann, ben)] == [1, 1]
    assert not any(seat["words"] for seat in table["seats"]), "strangers have reactions, not words"
    assert ann.ask("GET", PATH)["waiting"] == []


def test_four_fill_a_table_of_four(people: Callable[[str], list[Person]]) -> None:
    four = people("ABCD")
    wish = {"game": "hare", "players": None, "edition": "devir-2014"}
    answers = [
        wait(person, **{**wish, "edition": None if place else "devir-2014"}) for place, person in enumerate(four)
    ]
    assert [answer["table"] for answer in answers[:3]] == [None] * 3
    table = four[0].ask("GET", f"/api/tables/{answers[3]['table']}")
    assert (table["players"], table["ruleset"]) == (4, "hare(edition=devir-2014)")
    assert {wait(person, **wish)["table"] for person in four} == {table["id"]}


def test_other_games_editions_and_paces_do_not_mix(people: Callable[[str], list[Person]]) -> None:
    wishes: list[dict[str, Any]] = [
        DUEL,
        {**DUEL, "pace": "days"},
        {"game": "hare", "players": 2, "edition": "devir-2014"},
        {"game": "hare", "players": 2, "edition": "abacus-2000"},
    ]
    for person, wish in zip(people("ABCD"), wishes, strict=True):
        assert wait(person, **wish)["table"] is None
    (late,) = people("E")
    assert late.ask("GET", f"/api/tables/{wait(late, pace='days')['table']}")["pace"] == "days:3"


def test_a_moment_for_more_and_then_with_those_who_are_there(
    people: Callable[[str], list[Person]], clock: Clock
) -> None:
    ann, ben = people("AB")
    assert wait(ann, players=None)["table"] is None
    assert wait(ben, players=None)["table"] is None
    clock.at += 9
    wait(ann, players=None)
    assert wait(ben, players=None)["table"]


def test_ratings_that_are_near_come_first(people: Callable[[str], list[Person]], house: Inside, clock: Clock) -> None:
    ann, ben, cleo = people("ABC")
    for person, mu in ((ann, 25.0), (ben, 45.0), (cleo, 27.0)):
        person.ask("PATCH", "/api/ratings/whyfirst", {"on": True})
        house.change("UPDATE ratings SET mu = ? WHERE device = ?", mu, house.device(person.name))
    wait(ann)
    assert wait(ben)["table"] is None, "400 points apart"
    assert wait(cleo)["table"] == wait(ann)["table"] != None  # noqa: E711
    dan, _ = people("DE")
    wait(dan)
    assert wait(ben)["table"] is not None, "without a rating one is near to everybody"


def test_far_ratings_meet_after_a_while(people: Callable[[str], list[Person]], house: Inside, clock: Clock) -> None:
    ann, ben = people("AB")
    for person, mu in ((ann, 25.0), (ben, 45.0)):
        person.ask("PATCH", "/api/ratings/whyfirst", {"on": True})
        house.change("UPDATE ratings SET mu = ? WHERE device = ?", mu, house.device(person.name))
    for _ in range(3):
        assert (wait(ann)["table"], wait(ben)["table"]) == (None, None)
        clock.at += 10
    wait(ann)
    assert wait(ben)["table"]


def test_who_asks_no_more_is_gone(people: Callable[[str], list[Person]], clock: Clock, house: Inside) -> None:
    ann, ben = people("AB")
    wait(ann)
    clock.at += GONE
    assert ann.ask("GET", PATH)["wish"] is None
    assert wait(ben)["table"] is None
    clock.at += GONE
    house.wait(house.hub.store.delete_codes(clock.at))
    assert house.query("SELECT device FROM pairings") == []


def test_waiting_ends_when_one_wants_it_to(people: Callable[[str], list[Person]]) -> None:
    ann, ben = people("AB")
    wait(ann)
    ann.ask("DELETE", PATH)
    assert wait(ben)["table"] is None
    seated = wait(ann)["table"]
    assert ben.ask("DELETE", PATH)["table"] == seated, "who has just been seated is told"
    assert ben.ask("GET", PATH)["wish"] is None


def test_another_wish_begins_anew_and_the_same_one_goes_on(people: Callable[[str], list[Person]], clock: Clock) -> None:
    (ann,) = people("A")
    began = wait(ann)["since"]
    clock.at += 5
    assert wait(ann)["since"] == began
    assert wait(ann, players=3)["since"] == began + 5


def test_the_table_of_an_ended_game_is_not_offered_again(people: Callable[[str], list[Person]]) -> None:
    ann, ben = people("AB")
    wait(ann)
    table = wait(ben)["table"]
    for person in (ann, ben):
        seat = person.ask("GET", f"/api/tables/{table}")["mine"][0]
        person.ask("POST", f"/api/tables/{table}/leave", {"seat": seat})
    assert wait(ann)["table"] is None
    assert wait(ben)["table"] not in (None, table)


def test_blocked_and_banned_people_are_never_paired(
    people: Callable[[str], list[Person]], house: Inside, clock: Clock
) -> None:
    ann, ben, cleo = people("ABC")
    house.wait(house.hub.store.block(house.device("B"), house.device("A"), "A", clock.at))
    wait(ann)
    assert (wait(ben)["table"], wait(ben)["fitting"]) == (None, 0)
    ann.ask("DELETE", PATH)
    house.change(
        "INSERT INTO bans (device, network, reason, at, expires) VALUES (?, NULL, '', ?, NULL)",
        house.device("B"),
        clock.at,
    )
    assert wait(cleo)["table"] is None, "who was banned while waiting is not seated"


def test_with_bots_after_a_while(people: Callable[[str], list[Person]], clock: Clock) -> None:
    ann, ben, cleo = people("ABC")
    wait(ann, players=4)
    assert refused(ann, "POST", f"{PATH}/start") == "server-pairing-too-early"
    for _ in range(5):
        clock.at += PATIENCE / 5
        for person, bots in ((ann, True), (ben, True), (cleo, False)):
            wait(person, players=4, bots=bots)
    id = ann.ask("POST", f"{PATH}/start")["table"]
    table = ann.ask("GET", f"/api/tables/{id}")
    assert sorted(seat["name"] for seat in table["seats"] if seat["kind"] == "person") == ["A", "B"]
    assert (table["status"], wait(ben, players=4)["table"]) == ("running", id)
    assert wait(cleo, players=4, bots=False)["table"] is None


def test_alone_with_bots_the_table_is_ones_own(people: Callable[[str], list[Person]], clock: Clock) -> None:
    (ann,) = people("A")
    for _ in range(6):
        wait(ann, players=3)
        clock.at += PATIENCE / 5
    table = ann.ask("GET", f"/api/tables/{ann.ask('POST', f'{PATH}/start')['table']}")
    assert (table["public"], table["host"], table["pace"], table["occasion"]) == (False, True, "live", None)
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 2


def test_nobody_is_host_of_strangers(people: Callable[[str], list[Person]]) -> None:
    ann, ben = people("AB")
    wait(ann)
    id = wait(ben)["table"]
    for person in (ann, ben):
        assert person.ask("GET", f"/api/tables/{id}")["host"] is False
        assert refused(person, "POST", f"/api/tables/{id}/close") == "server-no-host"
        assert refused(person, "PATCH", f"/api/tables/{id}/seats/0", {"remove": True}) == "server-no-host"


def test_what_cannot_be_played_is_refused(people: Callable[[str], list[Person]]) -> None:
    (ann,) = people("A")
    assert refused(ann, "PUT", PATH, {"game": "whyfirst", "players": 9, "name": "A"}) == "server-pairing-seats"
    assert refused(ann, "PUT", PATH, {"game": "chess", "name": "A"})
    assert refused(ann, "PUT", PATH, {"game": "hare", "edition": "nobody-1900", "name": "A"})
    assert refused(ann, "PUT", PATH, {"game": "hare", "pace": "never", "name": "A"}) == "server-malformed"
    assert refused(ann, "PUT", PATH, {"game": "hare", "name": "   "}) == "server-name-empty"
    assert refused(ann, "POST", f"{PATH}/start") == "server-pairing-not-waiting"


@pytest.mark.xdist_group("server-scale")
def test_two_processes_seat_nobody_twice(tmp_path: Path, real_services: Services) -> None:
    shared: dict[str, Any] = {"database": real_services.new_database(), "bus": real_services.bus}
    more = {"clock": Clock(), "rates": NO_LIMITS, **shared}
    with inside(tmp_path, **more) as one, inside(tmp_path, **more) as two:
        for name, server in (("E", one), ("F", two)):  # routes are made with the first request: not in two threads
            server.person(name).ask("GET", PATH)
        crowd = [(one if place % 2 else two).person(f"P{place}") for place in range(12)]
        with ThreadPoolExecutor(12) as at_once:
            list(at_once.map(wait, crowd))
            seated = [answer["table"] for answer in at_once.map(wait, crowd)]
        assert None not in seated
        assert sorted(seated.count(table) for table in set(seated)) == [2] * 6
        for person, table in zip(crowd, seated, strict=True):
            seen = person.ask("GET", f"/api/tables/{table}")
            assert (seen["status"], len(seen["mine"])) == ("running", 1)
            assert [each["id"] for each in person.ask("GET", "/api/me")["tables"]] == [table]
