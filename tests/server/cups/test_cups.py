"""Cups from call to podium: joined by a link, paired, played by people and bots, ruled, told as a file."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from io import StringIO
from typing import Any

import pytest

from festina.server.cups.describe import harmless
from festina.server.cups.rounds import advance
from festina.server.cups.watch import CupWatch
from festina.server.refusal import Refusal
from tests.server.client import Person
from tests.server.inside import NO_LIMITS, Inside, inside

#: A short game.
SHORT = "whyfirst(players=2)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("cups"), rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def visitor(house: Inside) -> Iterator[Callable[..., Person]]:
    with ExitStack() as stack:

        def make(name: str) -> Person:
            person = Person(house.url, name)
            stack.callback(person.http.close)
            return person

        yield make


def _call(host: Person, **wish: Any) -> Any:
    """A new cup of the host."""
    usual = {"name": "Spring cup", "ruleset": SHORT, "size": 2, "rounds": 2, "bot": "random", "player": host.name}
    return host.ask("POST", "/api/cups", {**usual, **wish})


def _code(host: Person, cup: Any) -> str:
    return str(host.ask("POST", f"/api/cups/{cup['id']}/link", {})["code"])


def _join(host: Person, cup: Any, *people: Person) -> None:
    code = _code(host, cup)
    for person in people:
        person.ask("POST", f"/api/cups/join/{code}", {"name": person.name})


def _start(host: Person, cup: Any, round: int = 1) -> Any:
    return host.ask("POST", f"/api/cups/{cup['id']}/round", {"round": round})


def _read(person: Person, cup: Any) -> Any:
    return person.ask("GET", f"/api/cups/{cup['id']}")


def _tables(cup: Any) -> list[Any]:
    return [table for table in cup["tables"] if table["round"] == cup["round"]]


def _play(cup: Any, *people: Person) -> None:
    """Everybody plays the table of the round to its end."""
    for person in people:
        mine = _read(person, cup)
        for table in _tables(mine):
            if table["mine"] and table["places"] is None:
                talk = person.socket(table["table"])
                talk.play_on()
                talk.close()


def _play_together(cup: Any, *people: Person) -> None:
    """Two people at one table, in turns."""
    for table in _tables(_read(people[0], cup)):
        talks = [person.socket(table["table"]) for person in people]
        end = time.monotonic() + 60
        while not any(talk.over() for talk in talks):
            assert time.monotonic() < end
            for talk in talks:
                seat = next(int(seat) for seat in talk.views)
                if talk.legal(seat) and not talk.over():
                    talk.move(seat, talk.legal(seat)[0])
                while True:
                    try:
                        talk.hear(0.02)
                    except TimeoutError:
                        break
        for talk in talks:
            talk.close()


def _until(person: Person, cup: Any, wanted: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + 60
    while not wanted(found := _read(person, cup)):
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


# ---- the whole way


def test_a_cup_from_its_call_to_its_end(visitor: Callable[..., Person]) -> None:
    ann, ben, cleo = visitor("Ann"), visitor("Ben"), visitor("Cleo")
    cup = _call(ann)
    assert (cup["status"], cup["round"], cup["host"], cup["me"]) == ("open", 0, True, 1)
    code = _code(ann, cup)
    seen = ben.ask("GET", f"/api/cups/join/{code}")
    assert (seen["by"], seen["names"], seen["cup"]["name"]) == ("Ann", ["Ann"], "Spring cup")
    _join(ann, cup, ben, cleo)
    begun = _start(ann, cup)
    assert (begun["status"], begun["round"], begun["round_over"]) == ("running", 1, False)
    assert [player["bot"] for player in begun["players"]] == [None, None, None, "random"], "filled up"
    assert sorted(number for table in begun["tables"] for number in table["players"]) == [1, 2, 3, 4]
    mine = next(table for table in begun["tables"] if table["mine"])
    assert mine["status"] == "running"
    assert ann.ask("GET", f"/api/tables/{mine['table']}")["occasion"] == {"kind": "cup", "of": cup["id"]}
    assert any(table["id"] == mine["table"] for table in ann.ask("GET", "/api/me")["tables"])
    ann.ask("POST", f"/api/cups/{cup['id']}/round", {"round": 2}, status=409)
    alone = next(table for table in begun["tables"] if 4 in table["players"])
    lone = [ann, ben, cleo][alone["players"][0] - 1 if alone["players"][0] != 4 else alone["players"][1] - 1]
    _play(cup, lone)
    half = _until(ann, cup, lambda found: any(table["places"] for table in found["tables"]))
    assert not half["round_over"]
    assert sum(line["played"] for line in half["standings"]) == 2, "live while the round runs"
    other = next(table for table in begun["tables"] if table is not alone)
    ruled = ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 1, "table": other["number"], "places": [2, 1]})
    assert ruled["round_over"]
    table = next(each for each in ruled["tables"] if each["number"] == other["number"])
    assert (table["ruled"], table["places"], table["points"], table["status"]) == (True, [2, 1], [1, 2], "closed")
    assert _start(ann, cup, 2)["round"] == 2
    assert _start(ann, cup, 2)["round"] == 2, "asked for twice, it begins once"
    second = _read(ben, cup)
    assert len(_tables(second)) == 2
    met = [set(each["players"]) for each in second["tables"]]
    assert len({frozenset(two) for two in met}) == 4, "nobody meets again"
    for each in _tables(second):
        ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 2, "table": each["number"]})
    over = _read(cleo, cup)
    assert over["status"] == "over"
    assert over["seed"]
    assert second["seed"] is None
    assert all(each["points"] == [1.5, 1.5] for each in _tables(over)), "all equal"
    ranks = [line["rank"] for line in over["standings"]]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    assert sum(line["points"] for line in over["standings"]) == 4 * 3
    assert [each["id"] for each in ben.ask("GET", "/api/cups")["cups"]] == [cup["id"]]


def test_people_play_each_other_and_the_result_counts_once(visitor: Callable[..., Person], house: Inside) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann, rounds=1)
    _join(ann, cup, ben)
    begun = _start(ann, cup)
    _play_together(cup, ann, ben)
    over = _until(ann, cup, lambda found: found["status"] == "over")
    (table,) = over["tables"]
    assert sorted(table["places"]) in ([1, 2], [1, 1])
    assert table["share"]
    result = ann.ask("GET", "/api/me/results")["results"][0]
    assert result["share"] == table["share"]
    seat = begun["tables"][0]["players"].index(1)
    other = 1 - seat
    assert (table["places"][seat] < table["places"][other]) == result["won"] or result["place"] != 1
    for _ in range(3):  # whoever hears of the end again changes nothing
        house.wait(advance(house.hub, cup["id"]))
    assert _read(ann, cup)["standings"] == over["standings"]
    refused = ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 1, "table": 1}, status=409)
    assert refused["error"]["key"] == "server-cup-not-running"


def test_what_was_played_cannot_be_ruled(visitor: Callable[..., Person]) -> None:
    ann = visitor("Ann")
    cup = _call(ann)
    _start(ann, cup)
    _play(cup, ann)
    _until(ann, cup, lambda found: found["round_over"])
    refused = ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 1, "table": 1}, status=409)
    assert refused["error"]["key"] == "server-cup-has-result"


def test_a_host_can_let_rounds_follow_by_themselves(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann, auto=True, play=False, rounds=3)
    assert cup["me"] is None
    _join(ann, cup, ben)
    _start(ann, cup)
    for number in (1, 2, 3):
        _until(ben, cup, lambda found, number=number: found["round"] == number)  # type: ignore[misc]
        _play(cup, ben)
    over = _until(ann, cup, lambda found: found["status"] == "over")
    assert [table["players"].index(1) for table in over["tables"]][:2] in ([0, 1], [1, 0]), "seats go round"


def test_the_watch_takes_up_what_was_left_undone(visitor: Callable[..., Person], house: Inside) -> None:
    ann = visitor("Ann")
    cup = _call(ann, rounds=1)
    begun = _start(ann, cup)
    house.change("UPDATE cup_tables SET places = '[1, 2]' WHERE cup = ?", cup["id"])
    assert _read(ann, cup)["status"] == "running"
    watch = CupWatch(house.hub)
    house.hub.table_watchers.pop()
    house.wait(watch.look())
    assert _read(ann, cup)["status"] == "over"
    assert begun["tables"][0]["status"] == "running"


def test_a_cup_that_everybody_has_left_is_over_and_holds_up_no_other(
    visitor: Callable[..., Person], house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, cleo = visitor("Ann"), visitor("Ben"), visitor("Cleo")
    left, damaged, other = _call(ann, rounds=2), _call(cleo, rounds=1), _call(ben, rounds=1)
    for host, cup in ((ann, left), (cleo, damaged), (ben, other)):
        _start(host, cup)
        house.change("UPDATE cup_tables SET places = '[1, 2]' WHERE cup = ?", cup["id"])
    ann.ask("DELETE", "/api/me")

    async def advanced(hub: Any, id: str) -> None:
        if id == damaged["id"]:
            raise Refusal("not_there", "server-no-table")
        await advance(hub, id)

    async def all_three() -> list[str]:
        return [left["id"], damaged["id"], other["id"]]

    monkeypatch.setattr("festina.server.cups.watch.advance", advanced)
    monkeypatch.setattr(house.hub.store.cups, "to_look_after", all_three)
    watch = CupWatch(house.hub)
    house.hub.table_watchers.pop()
    house.wait(watch.look())
    assert [_read(ben, cup)["status"] for cup in (left, damaged, other)] == ["over", "running", "over"]


# ---- people come and go


def test_the_link_of_a_cup(visitor: Callable[..., Person], house: Inside) -> None:
    ann, ben, cleo, dan = visitor("Ann"), visitor("Ben"), visitor("Cleo"), visitor("Dan")
    cup = _call(ann)
    code = _code(ann, cup)
    assert _code(ann, cup) == code
    assert not house.query("SELECT 1 FROM cups WHERE options LIKE ? OR code_hash = ?", f"%{code}%", code)
    ben.ask("POST", f"/api/cups/join/{code}", {"name": "Ben"})
    ben.ask("POST", f"/api/cups/join/{code}", {"name": "Ben again"})
    assert [player["name"] for player in _read(ann, cup)["players"]] == ["Ann", "Ben"], "once per device"
    taken = cleo.ask("POST", f"/api/cups/join/{code}", {"name": "ben"}, status=400)
    assert taken["error"]["key"] == "server-cup-name-taken"
    ben.ask("POST", f"/api/cups/{cup['id']}/link", {}, status=403)
    renewed = ann.ask("POST", f"/api/cups/{cup['id']}/link", {"renew": True})["code"]
    assert renewed != code
    cleo.ask("POST", f"/api/cups/join/{code}", {"name": "Cleo"}, status=404)
    cleo.ask("POST", f"/api/cups/join/{renewed}", {"name": "Cleo"})
    _start(ann, cup)
    dan.ask("POST", f"/api/cups/join/{renewed}", {"name": "Dan"}, status=404)
    assert ann.ask("POST", f"/api/cups/{cup['id']}/link", {})["code"] is None


def test_who_is_blocked_does_not_take_part(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    table = ann.table(SHORT, [{"kind": "person", "name": "Ann"}, {"kind": "open"}], public=True)["id"]
    ben.ask("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    ann.ask("POST", f"/api/tables/{table}/seats/1/block")
    cup = _call(ann)
    refused = ben.ask("POST", f"/api/cups/join/{_code(ann, cup)}", {"name": "Ben"}, status=403)
    assert refused["error"]["key"] == "server-cup-not-for-you"


def test_a_player_leaves_and_the_stand_in_plays_on(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann, rounds=1)
    _join(ann, cup, ben)
    ben.ask("POST", f"/api/cups/{cup['id']}/withdraw", {"player": 1}, status=403)
    _start(ann, cup)
    ben.ask("POST", f"/api/cups/{cup['id']}/withdraw", {"player": 2})
    ann.ask("POST", f"/api/cups/{cup['id']}/withdraw", {"player": 1})
    over = _until(ann, cup, lambda found: found["status"] == "over")
    assert [player["left"] for player in over["players"]] == [True, True]
    (table,) = over["tables"]
    assert table["status"] == "over", "bots have played it to its end"
    assert not table["ruled"]


def test_before_the_first_round_who_leaves_is_gone(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann)
    _join(ann, cup, ben)
    left = ann.ask("POST", f"/api/cups/{cup['id']}/withdraw", {"player": 2})
    assert [player["name"] for player in left["players"]] == ["Ann"]
    ann.ask("POST", f"/api/cups/{cup['id']}/withdraw", {"player": 9}, status=404)


def test_who_was_withdrawn_is_not_paired_again(visitor: Callable[..., Person]) -> None:
    ann, ben, cleo = visitor("Ann"), visitor("Ben"), visitor("Cleo")
    cup = _call(ann, fill=False)
    _join(ann, cup, ben, cleo)
    begun = _start(ann, cup)
    assert [len(table["players"]) for table in begun["tables"]] == [3], "nobody sits alone, and no bot is needed"
    ann.ask("POST", f"/api/cups/{cup['id']}/withdraw", {"player": 2})
    ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 1, "table": 1, "places": [1, 2, 2]})
    second = _start(ann, cup, 2)
    assert [sorted(table["players"]) for table in _tables(second)] == [[1, 3]]
    assert len(second["standings"]) == 3


def test_a_forgotten_device_leaves_the_cup(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann, auto=False, rounds=2)
    _join(ann, cup, ben)
    exported = ben.ask("GET", "/api/me/export")["cups"]
    assert exported == [{"cup": cup["id"], "number": 2, "name": "Ben", "left": False}]
    _start(ann, cup)
    ben.ask("DELETE", "/api/me")
    players = _read(ann, cup)["players"]
    assert [(player["name"], player["left"]) for player in players] == [("Ann", False), ("–", True)]


def test_who_calls_a_cup_without_playing_finds_it_in_the_export(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann, play=False)
    code = _code(ann, cup)
    _join(ann, cup, ben)
    answer = ann.http.get("/api/me/export")
    found = answer.json()
    assert found["cups"] == []
    (hosted,) = found["hosted_cups"]
    assert (hosted["id"], hosted["name"], hosted["status"], hosted["round"]) == (cup["id"], "Spring cup", "open", 0)
    options = {
        "size": 2,
        "rounds": 2,
        "scoring": "places",
        "pace": "live",
        "bot": "random",
        "fill": True,
        "auto": False,
    }
    assert hosted["options"] == options, "neither the seed of the pairings nor the secret of the link"
    assert code not in answer.text
    assert ben.ask("GET", "/api/me/export")["hosted_cups"] == []


# ---- who may what


def test_only_the_host_arranges_a_cup(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann)
    _join(ann, cup, ben)
    address = f"/api/cups/{cup['id']}"
    for method, path, body in (
        ("POST", f"{address}/round", {"round": 1}),
        ("POST", f"{address}/finish", None),
        ("PATCH", address, {"auto": True}),
        ("DELETE", address, None),
    ):
        assert ben.ask(method, path, body, status=403)["error"]["key"] == "server-cup-host-only"
    _start(ann, cup)
    assert ben.ask("POST", f"{address}/rule", {"round": 1, "table": 1}, status=403)
    ann.ask("DELETE", address, status=409)
    finished = ann.ask("POST", f"{address}/finish")
    assert finished["status"] == "over"
    assert finished["tables"][0]["status"] == "closed"
    ann.ask("DELETE", address)
    assert ann.ask("GET", address, status=404)["error"]["key"] == "server-no-cup"


def test_bad_wishes_are_answered_in_words(visitor: Callable[..., Person]) -> None:
    ann = visitor("Ann")
    usual = {"name": "Cup", "ruleset": SHORT, "size": 2, "player": "Ann"}
    for wish, key in (
        ({"name": " "}, "server-cup-nameless"),
        ({"size": 7}, "server-malformed"),
        ({"rounds": 10}, "server-malformed"),
        ({"ruleset": "chess"}, None),
        ({"bot": "nobody"}, None),
        ({"player": "\u200b"}, "server-name-empty"),
        ({"more": 1}, "server-malformed"),
    ):
        error = ann.ask("POST", "/api/cups", {**usual, **wish}, status=400)["error"]
        assert error["text"]
        assert key in (None, error["key"]), error
    for _ in range(10):
        _call(ann)
    too_many = ann.ask("POST", "/api/cups", usual, status=409)
    assert too_many["error"]["key"] == "server-cup-too-many"
    cup = ann.ask("GET", "/api/cups")["cups"][0]
    _start(ann, cup)
    for ruling in ({"round": 2, "table": 1}, {"round": 1, "table": 5}):
        ann.ask("POST", f"/api/cups/{cup['id']}/rule", ruling, status=404)
    ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 1, "table": 1, "places": [1]}, status=400)


def test_a_cup_whose_host_is_forgotten_goes_on(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    cup = _call(ann, play=False, rounds=2)
    _join(ann, cup, ben)
    _start(ann, cup)
    ann.ask("DELETE", "/api/me")
    _play(cup, ben)
    assert _until(ben, cup, lambda found: found["round"] == 2)


# ---- as a file


def test_results_as_a_file(visitor: Callable[..., Person]) -> None:
    ann, ben = visitor("Ann"), visitor("=1+1")
    cup = _call(ann, rounds=1)
    _join(ann, cup, ben)
    begun = _start(ann, cup)
    seat = begun["tables"][0]["players"].index(2)
    places = [1 if number == seat else 2 for number in range(2)]
    ann.ask("POST", f"/api/cups/{cup['id']}/rule", {"round": 1, "table": 1, "places": places})
    answer = ben.http.get(f"/api/cups/{cup['id']}/results.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert f"festina-cup-{cup['id']}.csv" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(StringIO(answer.text.lstrip("\ufeff"))))
    assert [(row["rank"], row["name"], row["points"], row["round_1_place"]) for row in rows] == [
        ("1", "'=1+1", "2.0", "1"),
        ("2", "Ann", "1.0", "2"),
    ]
    told = ben.ask("GET", f"/api/cups/{cup['id']}/results.json")
    assert [line["name"] for line in told["standings"]] == ["=1+1", "Ann"]
    assert told["games"][0]["ruled"]
    assert told["seed"]


@pytest.mark.parametrize("name", ["=A1", "+1", "-1", "@x", " =1", "\t=1"])
def test_no_name_is_a_formula(name: str) -> None:
    assert harmless(name).startswith("'")
    assert harmless("Ann") == "Ann"
