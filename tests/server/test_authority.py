"""Nobody acts for another seat, out of turn, on an old state, or against the rules: nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from festina.kernel.messages import Message
from festina.locales import has, say
from festina.server.entries import TakebackAsked
from festina.server.match import Match
from festina.server.store.models import ChatRow, EntryRow, InvitationRow, MovingRow, SeatRow, TableRow

from .client import COOKIE, Person, Talk
from .histories import History, played
from .inside import NO_LIMITS, Clock
from .worlds import NAMES, World

RULESETS = [
    "hare(players=3)",
    "hare(players=2)",
    "hare(edition=devir-2014,players=4,teams=2)",
    "whyfirst(players=3)",
    "whyfirst(mode=tactical,players=2)",
]
_STRANGE: tuple[Any, ...] = (None, True, 1.5, -1, 99, 2**70, "", "0", "host", [0], {"seat": 0})
Command = dict[str, Any]
#: The database's tables, and the column that names the table they belong to.
_ROWS = {
    model.__tablename__: "id" if model is TableRow else "table"
    for model in (TableRow, SeatRow, EntryRow, ChatRow, InvitationRow, MovingRow)
}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("festina.server.socket._GRACE", 1000.0)
        # Bots never come to a decision.
        world = World(tmp_path_factory.mktemp("authority"), clock=Clock(), rates=NO_LIMITS, bot_pause=10_000.0)
        world.server.start()
        yield world
        world.stop()


class Table:
    """A table at some state, and what must not change of it."""

    def __init__(self, world: World, history: History, **more: Any) -> None:
        self.world = world
        self.match: Match = history.match()
        self.id = world.table(history, **more)
        self.players = history.players
        self._before = self._everything()

    def _everything(self) -> list[Any]:
        """All rows that belong to the table, and what everybody sees of it."""
        query = self.world.server.query
        rows = [query(f'SELECT * FROM "{name}" WHERE "{column}" = ?', self.id) for name, column in _ROWS.items()]
        lookers = [self.world.person(eyes) for eyes in (*range(self.players), None)]
        return [*rows, *(looker.http.get(f"/api/tables/{self.id}").text for looker in lookers)]

    def is_unchanged(self) -> None:
        assert self._everything() == self._before


class Asker:
    """Somebody who sends commands by both ways, and must be refused."""

    def __init__(self, table: Table, person: Person) -> None:
        self._table, self._person = table, person
        self._talk: Talk = person.socket(table.id)
        self._waiting: list[tuple[Command, tuple[str, ...]]] = []
        self._said: set[object] = set()

    def tries(self, command: Command, *codes: str) -> None:
        """Send a command that must be refused with one of these codes."""
        message = {"id": f"x{len(self._waiting)}", "version": self._table.match.version, **command}
        self._waiting.append((message, codes))
        self._talk.send(message)

    def is_refused(self) -> None:
        """Everything that was tried, over the socket, and one of each kind over HTTP."""
        for message, codes in self._waiting:
            heard = self._talk.wait(lambda message: message["type"] in ("ack", "refused"))
            assert heard["type"] == "refused", f"{message} was carried out"
            assert heard["version"] == self._table.match.version
            self._check(heard["error"], codes, message)
            if str(message.get("type")) not in self._said:
                self._said.add(str(message.get("type")))
                answer = self._person.http.post(f"/api/tables/{self._table.id}/moves", json=message)
                assert answer.status_code in (400, 403, 404, 409), answer.text
                self._check(answer.json()["error"], (*codes, "malformed", "not_yours"), message)
        self._talk.close()

    def _check(self, error: dict[str, Any], codes: tuple[str, ...], message: Command) -> None:
        assert error["code"] in codes, f"{message}: {error}"
        assert has(error["key"])
        assert error["text"]
        assert "Traceback" not in error["text"]
        for reason in error["reasons"]:
            assert reason["text"] == say(Message(reason["key"], reason["params"]))


def _histories(ruleset: str) -> Iterator[History]:
    for seed, length in ((11, 4), (13, 35)):
        history = played(ruleset, seed, length)
        if not history.match().running.is_over:
            yield history


def _for_others(match: Match, seat: int) -> Iterator[Command]:
    """All that the holder of a seat could want."""
    for action in [*match.running.legal(seat)[:2], ">1", "+3@1"]:
        yield {"type": "move", "seat": seat, "action": action}
    for kind in ("undo", "retract", "takeback", "agree", "decline", "return"):
        yield {"type": kind, "seat": seat}
    yield {"type": "lend", "seat": seat, "to": 0}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_acts_for_another_seat(world: World, ruleset: str) -> None:
    """Not another player, not the host (seat 0), not a spectator, not somebody with a made-up cookie."""
    for history in _histories(ruleset):
        table = Table(world, history)
        strangers = [world.person(None), Person(world.server.url, "Guess", "A" * 43), Person(world.server.url, "No")]
        for eyes, person in [
            *((seat, world.person(seat)) for seat in range(table.players)),
            *((9, s) for s in strangers),
        ]:
            asker = Asker(table, person)
            for seat in range(table.players):
                if seat != eyes:
                    for command in _for_others(table.match, seat):
                        asker.tries(command, "not_yours")
            asker.tries({"type": "move", "seat": "chance", "action": "card:+5"}, "not_yours")
            asker.is_refused()
        table.is_unchanged()
        for stranger in strangers[1:]:
            stranger.http.close()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_seat_acts_only_in_turn_and_by_the_rules(world: World, ruleset: str) -> None:
    for history in _histories(ruleset):
        table = Table(world, history)
        match, game = table.match, table.match.running
        for seat in range(table.players):
            asker = Asker(table, world.person(seat))
            legal = game.legal(seat)
            for action in (
                ">1",
                ">64",
                "<11",
                "b>5",
                "+10",
                "eat",
                "miss",
                "restart",
                "keep",
                "+3@1",
                "+9@0",
                "move:1",
                "",
            ):
                if action not in legal:
                    asker.tries({"type": "move", "seat": seat, "action": action}, "illegal")
            for other in game.to_act:
                if other != seat:
                    for action in [text for text in game.legal(other) if text not in legal][:2]:
                        asker.tries({"type": "move", "seat": seat, "action": action}, "illegal")
            for action in legal[:2]:
                move = {"type": "move", "seat": seat, "action": action}
                asker.tries({**move, "version": match.decisive - 1}, "stale")
                asker.tries({**move, "version": match.version + 1}, "stale")
            if not match.can_retract(seat):
                asker.tries({"type": "retract", "seat": seat}, "not_now")
                if match.undo_depth(seat) is None:
                    asker.tries({"type": "undo", "seat": seat}, "not_now")
            for kind in ("agree", "decline", "return"):
                asker.tries({"type": kind, "seat": seat}, "not_now")
            asker.tries({"type": "lend", "seat": seat, "to": (seat + 1) % table.players}, "not_now")
            asker.tries({"type": "lend", "seat": seat, "to": seat}, "not_now")
            asker.is_refused()
        table.is_unchanged()


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_what_makes_no_sense_is_refused(world: World, ruleset: str) -> None:
    """Every field of every command with values of every type."""
    table = Table(world, played(ruleset, 14, 9))
    seat = table.match.to_act[0]
    mine = Asker(table, world.person(seat))
    move: Command = {"type": "move", "seat": seat, "action": table.match.running.legal(seat)[0]}
    for strange in _STRANGE:
        mine.tries({**move, "type": strange}, "malformed")
        mine.tries({**move, "seat": strange}, "malformed", "not_there", "not_yours")
        if strange not in ("", "0", "host"):
            mine.tries({**move, "action": strange}, "malformed")
        mine.tries({**move, "version": strange}, "malformed", "stale")
        if strange not in ("host", "0"):
            mine.tries({**move, "id": strange}, "malformed")
        mine.tries({"type": "lend", "seat": seat, "to": strange}, "malformed", "not_there")
    for name in ("type", "seat", "action"):
        mine.tries({key: value for key, value in move.items() if key != name}, "malformed", "not_there")
    mine.tries({**move, "action": ">" * 41}, "malformed")
    mine.tries({**move, "id": "i" * 65}, "malformed")
    mine.tries({**move, "id": "line\nbreak"}, "malformed")
    for kind in ("hello", "start", "over", "close", "seat", "chance", "takeback;", "__class__"):
        mine.tries({**move, "type": kind}, "malformed")
    mine.is_refused()
    table.is_unchanged()


def test_bots_seats_cannot_be_played(world: World) -> None:
    history = played("whyfirst(players=3)", 15, 2)
    table = Table(world, history, bots=(1,))
    for seat in (0, 2):
        asker = Asker(table, world.person(seat))
        for command in _for_others(table.match, 1):
            asker.tries(command, "not_yours")
        asker.is_refused()
    asker = Asker(table, world.person(1))
    for command in _for_others(table.match, 1):
        asker.tries(command, "not_yours")
    asker.is_refused()
    table.is_unchanged()


def test_nothing_is_played_when_the_game_has_not_begun_or_is_over(world: World) -> None:
    over = played("whyfirst(players=2)", 16, 1000)
    assert over.match().running.is_over
    for history, status in ((History("hare(players=3)", 17, ()), "open"), (over, "over")):
        table = Table(world, history, status=status)
        for seat in range(table.players):
            asker = Asker(table, world.person(seat))
            for action in (">1", "+3@1"):
                asker.tries({"type": "move", "seat": seat, "action": action}, "not_now")
            for kind in ("undo", "retract", "takeback", "agree", "decline", "return"):
                asker.tries({"type": kind, "seat": seat}, "not_now")
            asker.tries({"type": "lend", "seat": seat, "to": (seat + 1) % table.players}, "not_now")
            asker.is_refused()
        table.is_unchanged()


def test_the_host_sees_no_other_seat(world: World) -> None:
    """Neither its view, nor its record, nor its replay, nor what it could do."""
    table = Table(world, played("whyfirst(players=3)", 18, 5))
    host = world.person(0)
    seen = host.ask("GET", f"/api/tables/{table.id}")
    assert seen["host"]
    assert set(seen["views"]) == {"0"}
    talk = host.socket(table.id)
    assert set(talk.views) == {"0"}
    talk.close()
    for part in ("record", "replay"):
        for seat in (1, 2):
            host.ask("GET", f"/api/tables/{table.id}/{part}?seat={seat}", status=403)
        host.ask("GET", f"/api/tables/{table.id}/{part}?seat=3", status=404)
    for seat in (1, 2):
        host.ask("GET", f"/api/tables/{table.id}/view?seat={seat}", status=403)
        host.ask("GET", f"/api/tables/{table.id}/why?seat={seat}&action=%2B3@1", status=403)
    hands = table.match.running.facts()["hands"]
    veiled = host.http.get(f"/api/tables/{table.id}/record").text
    assert f"deal:{hands[0][0]}" in veiled
    assert veiled.count("deal:?") == 10


Request = tuple[str, str, Any]


def _administration(id: str) -> Iterator[Request]:
    """What only a host, or only the holder of a seat, may ask for."""
    for seat in (0, 1, 2):
        for change in ({"muted": True}, {"remove": True}, {"kind": "bot"}, {"kind": "open"}, {"name": "Mine"}):
            yield "PATCH", f"/api/tables/{id}/seats/{seat}", change
        yield "POST", f"/api/tables/{id}/seats/{seat}/code", None
        yield "POST", f"/api/tables/{id}/leave", {"seat": seat}
        yield "POST", f"/api/tables/{id}/invitations", {"seat": seat}
    yield "POST", f"/api/tables/{id}/start", None
    yield "POST", f"/api/tables/{id}/rematch", None


@pytest.mark.parametrize("status", ["open", "running"])
def test_only_hosts_arrange_and_only_holders_leave(world: World, status: str) -> None:
    history = History("hare(players=3)", 19, ()) if status == "open" else played("hare(players=3)", 19, 5)
    table = Table(world, history)
    strangers = [world.person(None), Person(world.server.url, "Guess", "A" * 43)]
    for person in strangers:
        for method, path, wish in _administration(table.id):
            answer = person.http.request(method, path, json=wish)
            assert answer.status_code in (403, 409), answer.text
    for method, path, wish in _administration(table.id):
        if not path.endswith(("/seats/2", "/seats/2/code")) and wish != {"seat": 2}:
            answer = world.person(2).http.request(method, path, json=wish)
            assert answer.status_code in (403, 409), answer.text
    for method, path, wish in _administration(table.id):
        if "/seats/0" not in path and (wish == {"name": "Mine"} or path.endswith("/code")):
            world.person(0).ask(method, path, wish, status=403)
    for seat in (1, 2):
        world.person(0).ask("POST", f"/api/tables/{table.id}/leave", {"seat": seat}, status=403)
    table.is_unchanged()
    strangers[1].http.close()


def test_nobody_answers_a_takeback_for_another(world: World) -> None:
    """Not for another seat, not the one who asked, not twice, not after a no; a bystander's word does not count."""
    history = played("hare(players=3)", 20, 9)
    match = history.match()
    asking = next(seat for seat in range(3) if match.takeback_depth(seat) is not None)
    first, second = (seat for seat in range(3) if seat != asking)
    asked = match.add(TakebackAsked(seat=asking))
    table = Table(world, History(history.ruleset, history.seed, (*history.entries, asked)))
    people = {seat: Asker(table, world.person(seat)) for seat in range(3)}
    watcher = Asker(table, world.person(None))
    for kind in ("agree", "decline"):
        people[first].tries({"type": kind, "seat": second}, "not_yours")
        people[asking].tries({"type": kind, "seat": first}, "not_yours")
        watcher.tries({"type": kind, "seat": first}, "not_yours")
    people[asking].tries({"type": "agree", "seat": asking}, "not_now")
    people[first].tries({"type": "takeback", "seat": first}, "not_now")
    for asker in (*people.values(), watcher):
        asker.is_refused()
    table.is_unchanged()
    talk = world.person(first).socket(table.id)
    assert talk.command("agree", first)["type"] == "ack"
    again = talk.command("agree", first)
    assert again["error"]["key"] == "server-takeback-not-you"
    version = len(history.entries)
    other = world.person(second).socket(table.id)
    assert other.command("decline", second)["type"] == "ack"
    assert other.table["takeback"] is None
    assert talk.command("agree", first)["error"]["key"] == "server-takeback-not-asked"
    assert world.person(first).ask("GET", f"/api/tables/{table.id}")["version"] == version + 3
    talk.close()
    other.close()


def test_a_cookie_of_somebody_else_is_needed_to_be_somebody_else(world: World) -> None:
    """Almost the right secret is nobody's, and so is the hash that the database keeps."""
    table = Table(world, played("hare(players=3)", 21, 3))
    token = world.person(1).token
    kept = world.server.device(NAMES[1])
    for guess in (token[:-1], token + "x", token.upper(), kept, kept * 3, "", "x" * 5000):
        with Person(world.server.url, "Guess").http as http:
            answer = http.get(f"/api/tables/{table.id}", headers={"cookie": f"{COOKIE}={guess}"})
            assert answer.json()["mine"] == []
            assert set(answer.json()["views"]) == {""}
            move = {"type": "move", "id": "g", "seat": 1, "action": ">1", "version": table.match.version}
            moved = http.post(f"/api/tables/{table.id}/moves", json=move, headers={"cookie": f"{COOKIE}={guess}"})
            assert moved.status_code == 403
    table.is_unchanged()
