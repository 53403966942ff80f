"""A bad network, and servers that die: every acknowledged move is there, once, in order; every game can be finished."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine

from .account import Account, check_finished, moves, stored
from .chaos import SHORT, Chaos, cut_at_every_message, hot_seat, opened, until
from .client import Person, ServerProcess, Talk, serving
from .survivor import Survivor, play_all
from .weather import Cuts, Storm, Weather


@pytest.fixture
def database(server: ServerProcess) -> Iterator[Engine]:
    with opened(server.database) as engine:
        yield engine


# ---- the network


@pytest.mark.parametrize(("direction", "stride"), [("heard", 11), ("sent", 7)])
@pytest.mark.parametrize("ruleset", SHORT)
def test_a_connection_cut_at_every_message_index(
    server: ServerProcess, database: Engine, ruleset: str, direction: str, stride: int
) -> None:
    cut_at_every_message(server.url, database, ruleset, direction, stride)


#: Said hello, sent a move: gone. Said hello, sent it again and heard the answer, sent the next move: gone…
EVERY_ACK_LOST = Cuts("sent", range(2, 10_000, 3))


@pytest.mark.parametrize(
    "weather",
    [
        pytest.param(EVERY_ACK_LOST, id="every-ack-lost-once"),
        pytest.param(Storm(Random(1), cut=0, double=1, delay=0), id="everything-sent-twice"),
        pytest.param(Storm(Random(2), cut=0, double=0, delay=1), id="old-moves-after-newer-ones"),
        pytest.param(Storm(Random(3), cut=0.1, double=0.5, delay=0.5), id="all-of-it"),
    ],
)
@pytest.mark.parametrize("ruleset", SHORT)
def test_a_game_in_bad_weather(server: ServerProcess, database: Engine, ruleset: str, weather: Weather) -> None:
    survivor = hot_seat(server.url, ruleset, Random(5), weather)
    with closing(survivor.person.http):
        survivor.play()
        check_finished(survivor.account, database, survivor.person)


@pytest.mark.parametrize("ruleset", ["hare(players=3,until=winner)", "whyfirst(players=3)"])
def test_two_tabs_on_every_seat(
    server: ServerProcess, database: Engine, person: Callable[..., Person], ruleset: str
) -> None:
    people = [person(name) for name in ("Ann", "Ben", "Cid")]
    table = _table_of(people, ruleset)
    account = Account(table, ruleset)
    tabs = [Survivor(somebody, account, Random(number)) for number, somebody in enumerate(people * 2)]
    play_all(tabs)
    check_finished(account, database, people[0])
    assert account.refused, "two tabs never wanted to move at once"


def _table_of(people: list[Person], ruleset: str) -> str:
    """A running table with nobody but these people."""
    host = people[0]
    seats = [{"kind": "person", "name": host.name}, *({"kind": "open"} for _ in people[1:])]
    table: str = host.table(ruleset, seats, public=True)["id"]
    for guest in people[1:]:
        guest.ask("POST", f"/api/tables/{table}/join", {"name": guest.name})
    host.ask("POST", f"/api/tables/{table}/start")
    return table


def _answers(talks: list[Talk], message: Callable[[int], dict[str, Any]]) -> list[dict[str, Any]]:
    """What each connection is answered when all send at once."""
    for number, talk in enumerate(talks):
        talk.send(message(number))
    ids = {message(number)["id"] for number in range(len(talks))}
    return [talk.wait(lambda heard: heard.get("id") in ids and heard["type"] in ("ack", "refused")) for talk in talks]


def test_of_two_tabs_that_move_at_once_one_wins(
    server: ServerProcess, database: Engine, person: Callable[..., Person]
) -> None:
    ann = person()
    table = ann.table("hare(players=3)", [{"kind": "person", "name": name} for name in "ABC"])["id"]
    tabs = [ann.socket(table) for _ in range(4)]
    move = {"type": "move", "seat": 0, "version": tabs[0].version}
    actions = [">1", ">2", ">3", ">4"]
    answers = _answers(tabs, lambda tab: {**move, "id": f"tab{tab}", "action": actions[tab]})
    won = [tab for tab, answer in enumerate(answers) if answer["type"] == "ack"]
    assert len(won) == 1
    assert {answer["error"]["code"] for answer in answers if answer["type"] == "refused"} == {"stale"}
    assert [(entry.command, entry.text) for entry in moves(database, table)] == [(f"0:tab{won[0]}", actions[won[0]])]
    for tab in tabs:
        tab.close()


def test_one_id_from_several_tabs_is_played_once(
    server: ServerProcess, database: Engine, person: Callable[..., Person]
) -> None:
    ann = person()
    table = ann.table("hare(players=3)", [{"kind": "person", "name": name} for name in "ABC"])["id"]
    tabs = [ann.socket(table) for _ in range(4)]
    move = {"type": "move", "seat": 0, "id": "same", "action": ">3", "version": tabs[0].version}
    answers = _answers(tabs, lambda _: move)
    assert sorted(answer["repeated"] for answer in answers) == [False, True, True, True]
    assert len({answer["version"] for answer in answers}) == 1
    by_http = ann.ask("POST", f"/api/tables/{table}/moves", move)
    assert (by_http["version"], by_http["repeated"]) == (answers[0]["version"], True)
    assert [entry.text for entry in moves(database, table)] == [">3"]
    for tab in tabs:
        tab.close()


def test_an_undo_whose_ack_was_lost_takes_back_one_decision_only(
    database: Engine, person: Callable[..., Person]
) -> None:
    ann = person()
    table = ann.table("hare(players=3)", [{"kind": "person", "name": name} for name in "ABC"])["id"]
    talk = ann.socket(table)
    for seat, action in enumerate((">2", ">4", ">5")):
        assert talk.move(seat, action)["type"] == "ack"
    talk.send({"type": "undo", "id": "back", "seat": 2})
    talk.close()
    talk = ann.socket(table, talk.version)
    first = talk.command("undo", 2, id="back")
    again = talk.command("undo", 2, id="back")
    assert first["version"] == again["version"]
    assert again["repeated"]
    assert [entry.kind for entry in stored(database, table)][1:] == ["move", "move", "move", "undo"]
    assert talk.views["2"]["to_act"] == [2]
    talk.close()


# ---- the server


@pytest.mark.xdist_group("server-kills")
def test_twenty_games_through_kills(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        report = Chaos([server], seed=20).run(20, kills=4)
    assert not report.violations, report.violations
    assert report.games == 20
    assert report.kills >= 1


@pytest.mark.xdist_group("server-kills")
def test_what_was_answered_before_a_kill_is_there_after_it(tmp_path: Path, visitor: Callable[..., Person]) -> None:
    with serving(tmp_path) as server:
        ann, ben = visitor(server.url, "Ann"), visitor(server.url, "Ben")
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "strategist"}]
        made = ann.table("hare(players=3)", seats, public=True)
        server.kill()
        server.start()
        ben.ask("POST", f"/api/tables/{made['id']}/join", {"name": "Ben"})
        server.kill()
        server.start()
        started = ann.ask("POST", f"/api/tables/{made['id']}/start")
        talk = ben.socket(made["id"])
        said = talk.command("react", 1, reaction="wave")
        server.kill()
        server.start()
        told = ben.ask("GET", f"/api/tables/{made['id']}")
        assert told["status"] == "running"
        assert told["mine"] == [1]
        assert told["version"] >= started["version"]
        assert [(line["number"], line["reaction"]) for line in told["chat_log"]] == [(said["number"], "wave")]
        talk.close()


@pytest.mark.xdist_group("server-kills")
def test_bots_go_on_after_a_kill_though_nobody_is_connected(tmp_path: Path, visitor: Callable[..., Person]) -> None:
    with serving(tmp_path, bot_pause="1.0") as server, opened(server.database) as engine:
        ann = visitor(server.url)
        table = ann.table("hare(players=3)")["id"]
        version = ann.ask("GET", f"/api/tables/{table}")["version"]
        move = {"type": "move", "id": "one", "seat": 0, "action": ">2", "version": version}
        ann.ask("POST", f"/api/tables/{table}/moves", move)
        before = len(stored(engine, table))
        server.kill()
        assert len(stored(engine, table)) == before, "the bots were faster than the kill"
        server.start()
        until(lambda: {entry.seat for entry in moves(engine, table)} == {0, 1, 2})


@pytest.mark.xdist_group("server-kills")
def test_workers_do_not_outlive_a_killed_server(tmp_path: Path, visitor: Callable[..., Person]) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None
        group = server.process.pid
        until(lambda: len(_members(group)) > 1)
        server.kill(alone=True)
        try:
            until(lambda: not _members(group), 20)
        finally:
            if _members(group):
                os.killpg(group, signal.SIGKILL)
        server.start()
        assert visitor(server.url).ask("GET", "/healthz")["status"] == "ok"


@pytest.mark.xdist_group("server-kills")
def test_a_server_that_stops_says_so_and_loses_nothing(tmp_path: Path, visitor: Callable[..., Person]) -> None:
    with serving(tmp_path) as server, opened(server.database) as engine:
        ann = visitor(server.url)
        table = ann.table("whyfirst(players=3)")
        account = Account(table["id"], table["ruleset"])
        survivor = Survivor(ann, account, Random(3), may_decide=lambda: len(account.acknowledged) < 5)
        watcher = visitor(server.url).socket(table["id"])
        while len(account.acknowledged) < 5:
            survivor.step()
        assert server.stop() in (0, -signal.SIGTERM)
        assert watcher.wait(lambda message: message["type"] == "bye")["retry_ms"] > 0
        assert watcher.is_closed()
        watcher.close()
        survivor.leave()
        account.compare(stored(engine, account.table), final=False)
        server.start()
        survivor = Survivor(ann, account, Random(4))
        survivor.play()
        check_finished(account, engine, ann)


def _members(group: int) -> list[int]:
    """The processes of a group, without those that only wait to be buried."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(int(stat.parent.name))
    return found
