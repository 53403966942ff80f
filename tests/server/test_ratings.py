"""Ratings: for those who want them, from games that say something about strength, exactly once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from festina.server.scale import PROVISIONAL, shown
from festina.server.store.data import RatedSeat, RateGame
from festina.server.store.database import Database
from festina.server.store.migrate import migrate
from festina.server.store.ratings import change, rate, read

from .client import Person
from .inside import NO_LIMITS, Clock, Inside, inside
from .services import Services

GAME = "whyfirst"
LEVEL = {"kind": "bot", "bot": "level:4"}
START = 1500


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("ratings"), clock=Clock(), rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def people(house: Inside) -> Iterator[Callable[..., Person]]:
    """Makes people who want a rating."""
    made: list[Person] = []

    def make(name: str = "Ann", on: bool = True) -> Person:
        person = Person(house.url, name)
        made.append(person)
        person.ask("PATCH", "/api/me", {"name": name})
        if on:
            person.ask("PATCH", f"/api/ratings/{GAME}", {"on": True})
        return person

    yield make
    for somebody in made:
        somebody.http.close()


def _mine(person: Person, game: str = GAME) -> Any:
    return next(one for one in person.ask("GET", "/api/ratings")["ratings"] if one["game"] == game)


def _alone(person: Person, *bots: Any, **wish: Any) -> str:
    """A table with bots."""
    seats = [{"kind": "person", "name": person.name}, *(bots or [LEVEL, LEVEL])]
    return str(person.table(f"{GAME}(players={len(seats)})", seats, **wish)["id"])


def _finish(person: Person, table: str) -> Any:
    talk = person.socket(table)
    talk.play_on()
    talk.close()
    return person.ask("GET", f"/api/tables/{table}")


def _result(house: Inside, table: str) -> list[tuple[bool, float | None]]:
    rows = house.query('SELECT rated, change FROM results WHERE "table" = ? ORDER BY seat', table)
    return [(bool(rated), change) for rated, change in rows]


# ---- which games count


def test_a_game_against_bots_of_known_strength_counts(people: Callable[..., Person], house: Inside) -> None:
    ann = people()
    begun = _mine(ann)
    assert (begun["rating"], begun["games"], begun["provisional"], begun["history"]) == (START, 0, True, [])
    table = _alone(ann)
    places = _finish(ann, table)["views"]["0"]["outcome"]["places"]
    after = _mine(ann)
    ((rated, gain),) = _result(house, table)
    assert rated
    assert gain is not None
    assert (gain > 0) == (places[0] == 1)
    assert after["rating"] == pytest.approx(START + gain, abs=1)
    assert after["error"] < begun["error"]
    assert after["history"] == [{"at": Clock.BEGAN, "table": table, "rating": after["rating"], "change": gain}]
    assert len(after["levels"]) == 10


def test_a_game_with_a_hint_does_not_count(people: Callable[..., Person], house: Inside) -> None:
    ann = people()
    table = _alone(ann)
    seen = ann.ask("GET", f"/api/tables/{table}")
    best, other = [choice["action"] for choice in seen["views"]["0"]["choices"] if choice["legal"]][:2]
    wish = {"seat": 0, "version": seen["version"], "what": "choices", "best": best, "other": other}
    ann.ask("POST", f"/api/tables/{table}/hints", wish)
    over = _finish(ann, table)
    assert over["seats"][0]["hints"] == 1
    assert _result(house, table) == [(False, None)]
    assert _mine(ann)["games"] == 0


def test_the_document_says_where_the_levels_stand(house: Inside, people: Callable[..., Person]) -> None:
    text = " ".join((Path(__file__).parents[2] / "docs" / "ratings.md").read_text().split())
    for one in people().ask("GET", "/api/ratings")["ratings"]:
        *first, last = map(str, one["levels"])
        assert f"{', '.join(first)} and {last}" in text


def test_without_asking_for_it_nothing_is_kept(people: Callable[..., Person], house: Inside) -> None:
    ann = people(on=False)
    table = _alone(ann)
    _finish(ann, table)
    assert _result(house, table) == [(False, None)]
    assert (_mine(ann)["rating"], _mine(ann)["on"]) == (None, False)
    ann.ask("PATCH", f"/api/ratings/{GAME}", {"on": True})
    _finish(ann, _alone(ann))
    assert _mine(ann)["games"] == 1
    ann.ask("PATCH", f"/api/ratings/{GAME}", {"on": False})
    _finish(ann, _alone(ann))
    assert _mine(ann)["games"] == 1, "games stopped counting"


def test_two_people_move_each_other(people: Callable[..., Person], house: Inside) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = _together(ann, ben)
    winners = _play_both(table, ann, ben)
    one, other = _mine(ann), _mine(ben)
    if len(winners) == 1 and winners[0] < 2:
        up, down = (one, other) if winners == [0] else (other, one)
        assert up["rating"] > START > down["rating"]
    assert [rated for rated, _ in _result(house, table)] == [True, True]


def _together(ann: Person, ben: Person) -> str:
    table = ann.table(
        f"{GAME}(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}], public=True, start=False
    )["id"]
    ben.ask("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    ann.ask("POST", f"/api/tables/{table}/start")
    return str(table)


def _play_both(table: str, ann: Person, ben: Person) -> list[int]:
    talks = [ann.socket(table), ben.socket(table)]
    threads = [threading.Thread(target=talk.play_on) for talk in talks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    for talk in talks:
        talk.close()
    winners: list[int] = ann.ask("GET", f"/api/tables/{table}")["views"]["0"]["outcome"]["winners"]
    return winners


def test_somebody_without_a_rating_says_nothing_about_mine(people: Callable[..., Person], house: Inside) -> None:
    ann, ben = people("Ann"), people("Ben", on=False)
    table = _together(ann, ben)
    _play_both(table, ann, ben)
    assert _result(house, table) == [(False, None), (False, None)]


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "person", "name": "Ben"}, LEVEL],  # one device with two seats
        [{"kind": "bot", "bot": "search:sims=3"}],  # nobody knows how strong that is
    ],
)
def test_games_that_say_nothing_about_strength(people: Callable[..., Person], house: Inside, seats: Any) -> None:
    ann = people()
    table = _alone(ann, *seats)
    _finish(ann, table)
    assert not any(rated for rated, _ in _result(house, table))
    assert _mine(ann)["games"] == 0


def test_a_game_with_a_take_back_does_not_count_and_one_with_an_undo_does(
    people: Callable[..., Person], house: Inside
) -> None:
    ann = people()
    table = _alone(ann)
    talk = ann.socket(table)
    while not talk.legal(0):
        talk.hear()
    talk.move(0, talk.legal(0)[0])
    assert talk.command("takeback", 0)["type"] == "ack"
    talk.close()
    _finish(ann, table)
    assert _result(house, table) == [(False, None)]
    same = ann.ask("POST", f"/api/tables/{table}/rematch?cards=same")["id"]
    _finish(ann, same)
    assert _result(house, same) == [(False, None)], "the cards were known"


def test_who_leaves_has_come_last(people: Callable[..., Person], house: Inside) -> None:
    ann = people()
    table = _alone(ann)
    ann.ask("POST", f"/api/tables/{table}/leave", {"seat": 0})
    assert _mine(ann)["games"] == 0, "nothing was decided yet"
    table = _alone(ann)
    talk = ann.socket(table)
    while not talk.legal(0):
        talk.hear()
    talk.move(0, talk.legal(0)[0])
    talk.close()
    ann.ask("POST", f"/api/tables/{table}/close")
    mine = _mine(ann)
    assert mine["games"] == 1
    assert mine["rating"] < START
    assert mine["history"][0]["table"] == table


def test_games_left_lying_do_not_help(people: Callable[..., Person], house: Inside) -> None:
    ann = people()
    lying = [_alone(ann) for _ in range(4)]
    _finish(ann, _alone(ann))
    assert _mine(ann)["games"] == 0
    _finish(ann, lying[0])
    assert _mine(ann)["games"] == 1, "three others are left: that is allowed"


# ---- how they change


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("server-scale"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'ratings.db'}"
    else:
        services: Services = request.getfixturevalue("real_services")
        url = services.new_database()
    found = Database(url)
    migrate(found.engine)
    yield found
    found.close()


def _rated(database: Database, table: str, *seats: RatedSeat, at: float = 0.0) -> None:
    database.write_now(lambda c: rate(c, table, RateGame(game=GAME, seats=seats, at=at)))


def _games(database: Database, device: str) -> tuple[int, int]:
    found = database.read_now(lambda c: read(c, device))[GAME]
    return found.games, shown(found.mu)


def _join(database: Database, *devices: str) -> None:
    for device in devices:
        database.write_now(partial(change, device=device, game=GAME, on=True, listed=None, now=0.0))


def test_games_that_end_at_once_all_count(database: Database) -> None:
    """As in two processes: neither loses what the other has just changed."""
    _join(database, "ann", "ben")
    seats = (RatedSeat("ann", None, 1.0), RatedSeat("ben", None, 2.0), RatedSeat(None, 25.0, 3.0))
    threads = [
        threading.Thread(target=_rated, args=(database, f"t{number}", *(seats if number % 2 else seats[::-1])))
        for number in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert _games(database, "ann")[0] == _games(database, "ben")[0] == 8
    assert _games(database, "ann")[1] > _games(database, "ben")[1] > START, "both came before the bot"


def test_bots_are_fixed_points(database: Database) -> None:
    _join(database, "ann", "ben")
    for number in range(30):
        _rated(database, f"a{number}", RatedSeat("ann", None, 1.0), RatedSeat(None, 45.0, 2.0))
        _rated(database, f"b{number}", RatedSeat("ben", None, 1.0), RatedSeat(None, 10.0, 2.0))
    strong, weak = _games(database, "ann")[1], _games(database, "ben")[1]
    assert strong > shown(40.0)
    assert strong > weak + 200


def test_newcomers_do_not_move_who_is_established(database: Database) -> None:
    _join(database, "ann", "new")
    bot = RatedSeat(None, 25.0, 2.0)
    for number in range(PROVISIONAL):
        _rated(database, f"t{number}", RatedSeat("ann", None, 1.0), bot)
    before = _games(database, "ann")
    _rated(database, "with-newcomer", RatedSeat("ann", None, 2.0), RatedSeat("new", None, 1.0))
    assert _games(database, "ann") == before
    games, rating = _games(database, "new")
    assert games == 1
    assert rating > START


def test_two_people_cannot_play_for_points_all_day(house: Inside, people: Callable[..., Person]) -> None:
    ann, ben = people("Ann"), people("Ben")
    tables = [_together(ann, ben) for _ in range(4)]
    for table in tables:
        _play_both(table, ann, ben)
    assert [[rated for rated, _ in _result(house, table)] for table in tables] == [[True, True]] * 3 + [[False, False]]


# ---- who sees them


def test_the_list_is_for_those_who_want_it_and_are_known_well_enough(
    people: Callable[..., Person], house: Inside
) -> None:
    names = ["Anna", "Berta", "Carla", "Doris"]
    everybody = [people(name) for name in names]
    for number, person in enumerate(everybody):
        person.ask("PATCH", f"/api/ratings/{GAME}", {"listed": number != 3})
        (device,) = house.query("SELECT id FROM devices WHERE name = ?", names[number])[0]
        house.change(
            "UPDATE ratings SET mu = ?, games = ?, sigma = 2 WHERE device = ?", 20 + number, 10 - number // 2, device
        )
    lines = [line for line in everybody[0].ask("GET", f"/api/ratings/{GAME}")["lines"] if line["name"] in names]
    assert [(line["name"], line["mine"], line["rating"]) for line in lines] == [
        ("Berta", False, 1420),
        ("Anna", True, 1400),
    ], "Carla is provisional, Doris does not want to be seen"
    house.change("INSERT INTO bans (device, reason, at) SELECT id, 'x', 0 FROM devices WHERE name = 'Berta'")
    lines = everybody[0].ask("GET", f"/api/ratings/{GAME}")["lines"]
    assert "Berta" not in [line["name"] for line in lines]


def test_what_cannot_be_asked(people: Callable[..., Person], house: Inside) -> None:
    ann = people()
    assert ann.ask("PATCH", "/api/ratings/chess", {"on": True}, status=400)
    assert ann.ask("GET", "/api/ratings/chess", status=400)
    assert ann.ask("PATCH", f"/api/ratings/{GAME}", {}, status=400)["error"]["key"] == "server-nothing-to-change"
    assert ann.ask("PATCH", f"/api/ratings/{GAME}", {"mu": 99}, status=400)
    nobody = Person(house.url)
    refused = nobody.ask("PATCH", f"/api/ratings/{GAME}", {"listed": True}, status=409)
    assert refused["error"]["key"] == "server-rating-no-name"
    nobody.http.close()


def test_a_rating_is_exported_and_deleted(people: Callable[..., Person], house: Inside) -> None:
    ann = people()
    _finish(ann, _alone(ann))
    (exported,) = ann.ask("GET", "/api/me/export")["ratings"]
    assert (exported["game"], exported["games"], len(exported["history"])) == (GAME, 1, 1)
    assert {"what": "rating", "until": "device", "days": None} in ann.ask("GET", "/api/privacy")["kept"]
    assert ann.ask("DELETE", f"/api/ratings/{GAME}")["rating"] is None
    assert _mine(ann)["rating"] is None
    ann.ask("PATCH", f"/api/ratings/{GAME}", {"on": True})
    (device,) = house.query("SELECT device FROM ratings ORDER BY rowid DESC")[0]
    ann.ask("DELETE", "/api/me")
    assert house.query("SELECT * FROM ratings WHERE device = ?", device) == []
