"""Two server processes on PostgreSQL and Redis share tables, and one goes on where the other was killed."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, insert, update

from festina.server.bodies import SeatWish, TableWish
from festina.server.hub import Hub
from festina.server.seating import create, join, start
from festina.server.settings import read_settings
from festina.server.store.data import DeviceData
from festina.server.store.database import Database
from festina.server.store.migrate import is_current, migrate
from festina.server.store.models import Device

from .account import Account, check_finished, moves
from .chaos import Chaos, opened, take_over, twins, until
from .client import Person, ServerProcess, Talk
from .looker import Looker
from .services import Services
from .survivor import Survivor, play_all
from .weather import Storm

pytestmark = pytest.mark.xdist_group("server-scale")


@pytest.fixture(scope="module")
def pair(real_services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two processes, started at the same moment on an empty database."""
    servers = twins(tmp_path_factory.mktemp("pair"), real_services.new_database(), real_services.bus, bot_pause="0.2")
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda server: server.start(), servers))
    yield servers
    for server in servers:
        if server.process is not None:
            server.stop()


@pytest.fixture
def database(pair: list[ServerProcess]) -> Iterator[Engine]:
    with opened(pair[0].database) as engine:
        yield engine


@pytest.fixture
def people(pair: list[ServerProcess]) -> Iterator[list[Person]]:
    """Ann at the one process, Ben at the other."""
    made = [Person(server.url, name) for server, name in zip(pair, ("Ann", "Ben"), strict=True)]
    yield made
    for person in made:
        person.http.close()


def _shared_table(people: list[Person], ruleset: str) -> str:
    """A running table for both, with quick bots in the other seats."""
    ann, ben = people
    players = ann.ask("GET", f"/api/setting?ruleset={ruleset}")["players"]
    bots = [{"kind": "bot", "bot": "strategist"}] * (players - 2)
    table: str = ann.table(ruleset, [{"kind": "person", "name": "Ann"}, {"kind": "open"}, *bots], public=True)["id"]
    ben.ask("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    ann.ask("POST", f"/api/tables/{table}/start")
    return table


def _presence(talk: Talk, seat: int) -> str:
    return str(talk.table["seats"][seat]["presence"])


def test_people_at_different_processes_see_each_other(people: list[Person]) -> None:
    ann, ben = people
    table = _shared_table(people, "hare(players=2)")
    one = ann.socket(table)
    two = ben.socket(table)
    one.wait(lambda _: _presence(one, 1) == "here", 10)
    two.wait(lambda _: _presence(two, 0) == "here", 10)

    assert one.move(0, "a>2")["type"] == "ack"
    told = two.wait(lambda message: message["type"] == "update", 5)
    assert (told["kind"], told["seat"]) == ("move", 0)
    assert two.legal(1)
    assert two.move(1, "a>4")["type"] == "ack"
    told = one.wait(lambda message: message["type"] == "update" and message["seat"] == 1, 5)
    assert told["version"] == two.version

    said = two.command("react", 1, reaction="wave")
    heard = one.wait(lambda message: message["type"] == "chat", 5)
    assert (heard["number"], heard["seat"], heard["reaction"]) == (said["number"], 1, "wave")

    two.close()
    one.wait(lambda _: _presence(one, 1) == "away", 15)
    one.close()


def test_who_thinks_is_told_at_both_processes(people: list[Person]) -> None:
    table = _shared_table(people, "whyfirst(players=3)")
    talks = [person.socket(table) for person in people]
    while 2 in talks[1].views["1"]["to_act"]:
        talks[1].hear()
    for talk in talks:
        talk.heard.clear()
    for seat in (1, 0):  # Ann comes last: her process asks the bot
        assert talks[seat].move(seat, talks[seat].legal(seat)[0])["type"] == "ack"
    for talk in talks:
        for thinker in (2, None):
            while not any(each["type"] == "thinking" and each["seat"] == thinker for each in talk.heard):
                talk.hear()
        talk.close()


def test_a_seat_that_moves_at_one_process_moves_at_the_other(pair: list[ServerProcess], people: list[Person]) -> None:
    """Two devices confirm Ben's code at once, each at its process: one gets the seat, and both processes know."""
    table = _shared_table(people, "hare(players=2)")
    talks = [person.socket(table) for person in people]
    code = people[1].ask("POST", f"/api/tables/{table}/seats/1/code")["code"]
    phones = [Person(server.url, "phone") for server in pair]
    for phone in phones:
        assert phone.ask("POST", "/api/claim", {"code": code})["tables"][0]["mine"] == []
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda phone: phone.http.post("/api/claim/confirm", json={"code": code}), phones))
    assert sorted(answer.status_code for answer in answers) == [200, 404]
    for talk in talks:
        talk.wait(lambda message: message.get("kind") == "seat", 10)
    assert talks[1].table["mine"] == []
    winner = next(phone for phone, answer in zip(phones, answers, strict=True) if answer.status_code == 200)
    assert talks[0].move(0, "a>2")["type"] == "ack"
    assert talks[1].move(1, "a>4")["error"]["key"] == "server-not-your-seat"
    for server in pair:
        phone = winner.at(server.url)
        assert phone.ask("GET", f"/api/tables/{table}")["mine"] == [1]
        assert phone.ask("POST", "/api/claim/confirm", {"code": code})["tables"][0]["mine"] == [1]
        phone.http.close()
    for talk, phone in zip(talks, phones, strict=True):
        talk.close()
        phone.http.close()


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)", "hare(players=2)"])
def test_a_game_between_processes_in_bad_weather(
    pair: list[ServerProcess], database: Engine, people: list[Person], ruleset: str
) -> None:
    table = _shared_table(people, ruleset)
    account = Account(table, ruleset)
    urls = [server.url for server in pair]
    survivors = [
        Survivor(person, account, (random := Random(seed)), urls, Storm(random))
        for seed, person in enumerate(people * 2)
    ]
    play_all(survivors)
    for person in people:
        check_finished(account, database, person)


def test_eight_games_through_kills(pair: list[ServerProcess]) -> None:
    report = Chaos(pair, seed=8, down=4.0).run(8, kills=3)
    assert not report.violations, report.violations
    assert report.games == 8


def test_the_other_process_takes_over_in_seconds(pair: list[ServerProcess]) -> None:
    back, moved = take_over(pair, Random(1))
    assert back < 5
    assert moved < 10


def test_bots_of_a_killed_process_go_on_though_nobody_is_connected(
    pair: list[ServerProcess], database: Engine, visitor: Callable[..., Person]
) -> None:
    ann = visitor(pair[0].url)
    table = ann.table("hare(players=3)", pace="days:3")["id"]
    version = ann.ask("GET", f"/api/tables/{table}")["version"]
    move = {"type": "move", "id": "one", "seat": 0, "action": ">2", "version": version}
    ann.ask("POST", f"/api/tables/{table}/moves", move)
    pair[0].kill()
    try:
        until(lambda: {entry.seat for entry in moves(database, table)} == {0, 1, 2})
    finally:
        pair[0].start()


def test_nothing_is_lost_when_the_services_restart(
    pair: list[ServerProcess], database: Engine, people: list[Person], real_services: Services
) -> None:
    table = _shared_table(people, "whyfirst(players=3)")
    account = Account(table, "whyfirst(players=3)")
    limit = [4]  # moves that may be made now

    def may_decide() -> bool:
        return len(account.acknowledged) < limit[0]

    survivors = [Survivor(person, account, Random(seed), may_decide=may_decide) for seed, person in enumerate(people)]
    for survivor in survivors:
        survivor.trouble.add("trouble")
    threads = [threading.Thread(target=survivor.play) for survivor in survivors]
    for thread in threads:
        thread.start()
    try:
        for service in (real_services.redis, real_services.postgres):
            until(lambda: not may_decide())
            service.stop()
            limit[0] += 4
            time.sleep(1.0)
            service.start()
        limit[0] = 1000
    finally:
        for thread in threads:
            thread.join()
    check_finished(account, database, people[0])


# ---- who is there


class Beside(Looker):
    """A connection that keeps what it is shown of the other seat."""

    def __init__(self, id: str) -> None:
        super().__init__(DeviceData(id))

    @property
    def shown(self) -> list[tuple[str, bool]]:
        tables = [message["table"] for message in self.got if "table" in message]
        others = [next(seat for seat in table["seats"] if not seat["mine"]) for table in tables]
        return [(other["presence"], other["can_lend"]) for other in others]


def test_presence_between_processes_lasts_and_ends(real_services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("festina.server.presence.SIGN_OF_LIFE", 2.0)
    monkeypatch.setattr("festina.server.hub._HEARTBEAT", 0.4)
    monkeypatch.setattr("festina.server.hub._POLL", 0.2)
    settings = read_settings(database=real_services.new_database(), bus=real_services.bus, thinkers=1, lend_after=1.0)

    async def watch() -> None:
        hubs = [Hub(settings), Hub(settings)]
        ann, ben = Beside("ann"), Beside("ben")
        for hub in hubs:
            await hub.open()
        try:
            seats = [SeatWish(kind="person", name="Ann"), SeatWish(kind="open")]
            here = await create(hubs[0], ann.device, TableWish(ruleset="hare(players=2)", seats=seats, public=True))
            there = await hubs[1].table(here.id)
            await join(there, ben.device, "Ben", None)
            await here.catch_up()  # nobody is connected here, so it is not followed by itself
            assert here.seats[1].device == "ben"
            await start(here, ann.device)
            for hub, live, looker in zip(hubs, (here, there), (ann, ben), strict=True):
                live.enter(looker)
                await hub.mark_here(live, looker.device.id)
            await until_async(lambda: ann.shown[-1:] == [("here", False)])
            await asyncio.sleep(1.5)  # both processes may have noticed, and the second message waits a second
            ann.frames.clear()
            await asyncio.sleep(5.0)
            assert ann.shown == [], "Ben was connected all the time"
            there.leave(ben)  # without a word, as if his process had died
            await until_async(lambda: ann.shown == [("away", False), ("away", True)])
        finally:
            for hub in hubs:
                await hub.close()

    async def until_async(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(15):
            while not true():
                await asyncio.sleep(0.05)

    asyncio.run(watch())


# ---- the store


def test_processes_that_start_together_prepare_the_database_once(real_services: Services) -> None:
    with opened(real_services.new_database()) as engine, ThreadPoolExecutor(4) as processes:
        for _ in processes.map(lambda _: migrate(engine), range(4)):
            pass
        assert is_current(engine)


def test_processes_that_want_the_same_rows_in_another_order_both_get_them(real_services: Services) -> None:
    url = real_services.new_database()
    databases = [Database(url), Database(url)]
    migrate(databases[0].engine)
    rows = [{"id": id, "created": 0, "seen": 0, "name": "", "language": ""} for id in "ab"]
    databases[0].write_now(lambda connection: connection.execute(insert(Device), rows))
    both_hold_one = threading.Barrier(2)

    def job(id: str, first: bool) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            connection.execute(update(Device).where(Device.id == id).values(seen=Device.seen + 1))
            if first and not both_hold_one.broken:
                both_hold_one.wait(5)

        return work

    async def write(database: Database, order: str) -> None:
        busy = asyncio.create_task(database.write(lambda _: time.sleep(0.2)))
        await asyncio.sleep(0.05)  # what comes now shares the next commit
        await asyncio.gather(*(database.write(job(id, id == order[0])) for id in order), busy)

    async def both() -> None:
        await asyncio.gather(write(databases[0], "ab"), write(databases[1], "ba"))

    try:
        asyncio.run(both())
        found: Any = databases[0].read_now(lambda connection: list(connection.execute(Device.__table__.select())))
        assert [row.seen for row in found] == [2, 2]
    finally:
        for database in databases:
            database.close()
