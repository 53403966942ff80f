"""The race of the day: the same for everybody, counted once, told to all."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from festina.bots import bot_spec
from festina.bots.levels import level_spec
from festina.registry import definition_named, definitions
from festina.server.daily import streak_of
from festina.server.races import Race, bot_key_of_race, day_before, day_of, end_of, race_of, races_of, seed_of_race
from festina.server.thinking import think

from .client import Person, some
from .inside import NO_LIMITS, Clock, Inside, inside

DAY = 86400.0
GAMES = tuple(definitions())


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Inside]:
    """A server with the real bots, and a clock in the tests' hands."""
    with inside(tmp_path_factory.mktemp("daily"), think, clock=clock, rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def visitor(house: Inside, clock: Clock) -> Iterator[Callable[..., Person]]:
    """Makes people, on a day of their own."""
    clock.at += DAY
    made: list[Person] = []

    def make(name: str = "Ann") -> Person:
        made.append(Person(house.url, name))
        return made[-1]

    yield make
    for somebody in made:
        somebody.http.close()


def _start(person: Person, game: str = GAMES[0], **wish: Any) -> Any:
    return person.ask("POST", "/api/daily", {"game": game, "name": person.name, **wish})


def _race(person: Person, game: str = GAMES[0], day: str | None = None) -> Any:
    races = person.ask("GET", f"/api/daily?day={day}" if day else "/api/daily")["races"]
    return next(race for race in races if race["game"] == game)


def _play(person: Person, table: Any, seed: int = 1) -> list[dict[str, Any]]:
    """Play to the end, as a generator decides; what happened, without the order in which hidden choices were made."""
    talk, random = person.socket(table["id"]), Random(seed)
    action = ""
    end = time.monotonic() + 240
    while not talk.over():
        assert time.monotonic() < end, f"it did not end: {[message['type'] for message in talk.heard[-9:]]}"
        if not talk.legal(0):
            talk.hear()
            continue
        action = action or some(talk.views["0"], random)
        answer = talk.move(0, action)
        if answer["type"] == "refused":  # something has happened meanwhile
            assert answer["error"]["code"] == "stale", answer
            continue
        action = ""
        while talk.version < answer["version"]:
            talk.hear()
    talk.close()
    updates = [message for message in talk.heard if message["type"] == "update"]
    told = [event for message in updates for event in message["events"].get("0", [])]
    return [event for event in told if event["kind"] != "chose"]


# ---- the same for everybody


@pytest.mark.parametrize("game", GAMES)
def test_who_decides_the_same_has_the_same_race(visitor: Callable[..., Person], game: str) -> None:
    first, second, third = visitor("Ann"), visitor("Ben"), visitor("Cleo")
    tables = [_start(one, game) for one in (first, second, third)]
    assert len({table["id"] for table in tables}) == 3
    told = [_play(first, tables[0], 5), _play(second, tables[1], 5), _play(third, tables[2], 6)]
    assert told[0] == told[1]
    assert told[0] != told[2]
    runs = [_race(one, game)["mine"] for one in (first, second, third)]
    same = [{key: run[key] for key in ("place", "turns", "score", "rank", "shape", "status")} for run in runs]
    assert same[0] == same[1]
    assert same[0]["status"] == "over"
    assert len(same[0]["shape"]) >= 2
    assert same[0]["shape"][-1] == same[0]["place"]


def test_another_day_is_another_race(visitor: Callable[..., Person], clock: Clock) -> None:
    ann = visitor()
    told = []
    for _ in range(2):
        table = _start(ann)
        assert table["occasion"] == {"kind": "daily", "of": day_of(clock.at)}
        told.append((table["ruleset"], _play(ann, table)[:20]))
        clock.at += DAY
    assert told[0] != told[1]


def test_rules_take_turns_and_bots_get_harder_towards_sunday() -> None:
    days = [day_before("2027-03-01", -number) for number in range(42)]  # from a Monday on
    for game in GAMES:
        races = [race_of(day, game) for day in days]
        assert all(race.seats.count(None) == 1 for race in races)
        assert len({len(race.seats) for race in races}) == 3
        assert len({race.ruleset for race in races}) >= 3
        week = [max(bot for bot in race.seats if bot) for race in races[:7]]
        assert week == sorted(week)
        assert week[0] < week[-1]
    assert [race.game for race in races_of(days[0])] == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_of_a_race_thinks_by_the_clock(game: str) -> None:
    """What such a bot finds depends on how quick and how busy the machine is, and everybody races the same bots."""
    definition = definition_named(game)
    races = [race_of(day_before("2027-03-01", -number), game) for number in range(42)]
    for bot in {bot for race in races for bot in race.seats if bot}:
        spec = level_spec(bot_spec(bot, definition), definition)
        assert "ms" not in spec.given
        assert not spec.bot.is_compiled(spec, definition)


def test_chance_follows_from_a_secret_and_the_day() -> None:
    race = race_of("2027-03-01", GAMES[0])
    other = Race("2027-03-02", *race[1:])
    seeds = {seed_of_race(secret, one) for secret in ("a", "b") for one in (race, other)}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert bot_key_of_race("a", race) != bot_key_of_race("a", other)


def test_a_finished_run_does_not_tell_its_seed(visitor: Callable[..., Person], house: Inside) -> None:
    ann = visitor()
    table = _start(ann)
    (seed,) = house.query("SELECT seed FROM tables WHERE id = ?", table["id"])[0]
    _play(ann, table)
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    share = ann.ask("GET", f"/api/tables/{table['id']}")["share"]
    for text in (record, ann.http.get(f"/api/games/{share}/record").text, ann.http.get("/api/me/export").text):
        assert "Result: running" not in text
        assert seed not in text
        assert "Seed:" not in text
    same = ann.ask("POST", f"/api/tables/{table['id']}/rematch?cards=same", status=409)
    assert same["error"]["key"] == "server-daily-same-cards", "the record of that game would tell it"
    (secret,) = house.query("SELECT value FROM facts WHERE name = 'daily_secret'")[0]
    assert secret not in ann.http.get("/api/me/export").text


# ---- counted once


def test_one_run_counts_and_practice_comes_after_it(visitor: Callable[..., Person]) -> None:
    ann = visitor()
    assert _race(ann)["mine"] is None
    refused = ann.ask("POST", "/api/daily", {"game": GAMES[0], "name": "Ann", "practice": True}, status=409)
    assert refused["error"]["key"] == "server-daily-first"
    table = _start(ann)
    assert _start(ann)["id"] == table["id"]
    assert ann.ask("POST", "/api/daily", {"game": GAMES[0], "name": "Ann", "practice": True}, status=409)
    first = _play(ann, table, 3)
    mine = _race(ann)["mine"]
    again = _start(ann, practice=True)
    assert again["id"] != table["id"]
    assert again["occasion"]["kind"] == "practice"
    assert _play(ann, again, 3) == first, "practice has the same cards"
    assert _race(ann)["mine"] == mine
    assert _race(ann)["finished"] == 1


def test_nothing_is_taken_back_in_the_run_that_counts(visitor: Callable[..., Person]) -> None:
    ann = visitor()
    table = _start(ann)
    talk = ann.socket(table["id"])
    while not talk.legal(0):
        talk.hear()
    talk.move(0, talk.legal(0)[0])
    for command in ("undo", "takeback", "retract"):
        answer = talk.command(command, 0)
        assert answer["type"] == "refused"
        assert answer["error"]["key"] == "server-daily-no-undo"
    assert not any(view["can_undo"] for message in talk.heard for view in (message.get("views") or {}).values())
    talk.close()


def test_who_gives_up_has_had_a_run(visitor: Callable[..., Person]) -> None:
    ann = visitor()
    table = _start(ann)
    assert _race(ann)["mine"]["status"] == "running"
    assert _race(ann)["running"] == 1
    ann.ask("POST", f"/api/tables/{table['id']}/leave", {"seat": 0})
    race = _race(ann)
    assert (race["mine"]["status"], race["mine"]["place"], race["finished"]) == ("given_up", None, 0)
    assert _start(ann)["id"] == table["id"]
    assert _start(ann, practice=True)["status"] == "running"


def test_a_run_that_ends_after_midnight_counts_for_its_day(visitor: Callable[..., Person], clock: Clock) -> None:
    ann, day = visitor(), day_of(clock.at)
    table = _start(ann)
    clock.at = end_of(day) + 60
    _play(ann, table)
    assert _race(ann)["mine"] is None
    assert _race(ann, day=day)["mine"]["status"] == "over"


def test_a_table_that_was_made_and_not_begun_begins_when_it_is_asked_for(
    visitor: Callable[..., Person], house: Inside
) -> None:
    """As after a crash between the two."""
    ann = visitor()
    table = _start(ann)
    house.wait(_forgotten(house, table["id"]))
    house.change('DELETE FROM entries WHERE "table" = ?', table["id"])
    house.change("UPDATE tables SET status = 'open', version = 0 WHERE id = ?", table["id"])
    assert _start(ann)["status"] == "running"


async def _forgotten(house: Inside, id: str) -> None:
    house.hub._drop(id)


# ---- the table of results


def test_the_results_stand_in_order_and_equals_share_a_rank(
    visitor: Callable[..., Person], house: Inside, clock: Clock
) -> None:
    people = [visitor(name) for name in ("Ann", "Ben", "Cleo", "Dora", "Emil")]
    results = [(2, 70.0, 20), (1, 60.0, 30), (1, 60.0, 25), (1, 60.0, 25), (2, 71.0, 40)]
    for person, (place, score, turns) in zip(people, results, strict=True):
        table = _start(person)
        house.change(
            "UPDATE daily SET place = ?, score = ?, turns = ?, ended = ?, shape = '[1, 2]' WHERE \"table\" = ?",
            *(place, score, turns, clock.at, table["id"]),
        )
    race = _race(people[0])
    lines = [(line["rank"], line["name"], line["place"], line["mine"]) for line in race["results"]]
    assert sorted(lines[:2]) == [(1, "Cleo", 1, False), (1, "Dora", 1, False)]
    assert lines[2:] == [(3, "Ben", 1, False), (4, "Emil", 2, False), (5, "Ann", 2, True)]
    assert race["places"] == [3, 2, *[0] * (race["players"] - 2)]
    assert (race["finished"], race["mine"]["rank"], race["mine"]["shape"]) == (5, 5, [1, 2])
    assert _race(people[3])["mine"]["rank"] == 1


def test_who_is_banned_stands_in_no_table(visitor: Callable[..., Person], house: Inside, clock: Clock) -> None:
    ann, ben = visitor("Ann"), visitor("Ben")
    _play(ben, _start(ben))
    (device,) = house.query("SELECT device FROM daily WHERE name = 'Ben' ORDER BY started DESC")[0]
    assert [line["name"] for line in _race(ann)["results"]] == ["Ben"]
    house.change("INSERT INTO bans (device, reason, at) VALUES (?, 'x', 0)", device)
    assert _race(ann)["results"] == []
    assert _race(ann)["finished"] == 0


def test_yesterday_is_there_and_tomorrow_is_not(visitor: Callable[..., Person], clock: Clock) -> None:
    ann, today = visitor(), day_of(clock.at)
    info = ann.ask("GET", f"/api/daily?day={day_before(today)}")
    assert (info["day"], info["today"], info["ends"]) == (day_before(today), today, end_of(day_before(today)))
    for day in (day_before(today, -1), "today", "20270101", "2027-02-30", "0", "0001-01-01"):
        assert ann.ask("GET", f"/api/daily?day={day}", status=404)["error"]["key"] == "server-daily-no-day"


def test_a_streak_is_days_in_a_row() -> None:
    assert streak_of([], "2027-01-10") == 0
    assert streak_of(["2027-01-10", "2027-01-09", "2027-01-07"], "2027-01-10") == 2
    assert streak_of(["2027-01-09", "2027-01-08"], "2027-01-10") == 2, "today is not over yet"
    assert streak_of(["2027-01-08"], "2027-01-10") == 0


def test_racing_every_day_is_told(visitor: Callable[..., Person], clock: Clock) -> None:
    ann = visitor()
    for days in range(1, 3):
        _play(ann, _start(ann))
        assert ann.ask("GET", "/api/daily")["streak"] == days
        clock.at += DAY


# ---- limits, and being forgotten


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess", "name": "Ann"}, 400),
        ({"game": "x" * 50, "name": "Ann"}, 400),
        ({"game": GAMES[0], "name": " "}, 400),
        ({"game": GAMES[0], "seed": 1}, 400),
        ({}, 400),
    ],
)
def test_wishes_that_do_not_fit(visitor: Callable[..., Person], wish: Any, status: int) -> None:
    assert visitor().ask("POST", "/api/daily", wish, status=status)["error"]["text"]


def test_what_is_kept_is_exported_and_forgotten(visitor: Callable[..., Person], house: Inside, tmp_path: Path) -> None:
    ann = visitor()
    table = _start(ann)
    _play(ann, table)
    (run,) = ann.ask("GET", "/api/me/export")["daily"]
    assert (run["table"], run["game"], run["name"]) == (table["id"], GAMES[0], "Ann")
    assert {"what": "daily", "until": "device", "days": None} in ann.ask("GET", "/api/privacy")["kept"]
    ann.ask("DELETE", "/api/me")
    assert house.query('SELECT * FROM daily WHERE "table" = ?', table["id"]) == []
