"""Tables: made, listed, joined, left, begun, watched, played again."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from festina import load_game, new_game
from festina.kernel.game import Game

from .client import Person, Talk
from .inside import Inside, inside
from .party import Party, told

MakeParty = Callable[..., Party]
MakePerson = Callable[..., Person]

ANN = {"kind": "person", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def _refuses_socket(person: Person, id: str) -> bool:
    try:
        Talk(person, id).close()
    except InvalidStatus as refused:
        return refused.response.status_code == 403
    return False


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


# ---- making


def test_a_table_tells_all_of_itself(guest: MakePerson) -> None:
    """The fields of docs/server.md, no more and no less."""
    ann = guest()
    table = ann.table("hare(players=3)", [ANN, BOT, OPEN])
    assert set(table) == {
        *("id", "game", "ruleset", "players", "status", "public", "spectators", "chat", "autoplay", "companion"),
        *("pace", "stand_in", "created", "changed", "host", "watching", "seats", "mine", "to_act", "version"),
        *("resting", "takeback", "rematch", "share", "setting", "occasion", "clocks", "removed"),
        *("hints", "hinting"),
    }
    assert (table["game"], table["ruleset"], table["players"]) == ("hare", "hare(players=3)", 3)
    assert (table["status"], table["host"], table["mine"], table["version"]) == ("open", True, [0], 0)
    assert (table["public"], table["spectators"], table["chat"], table["autoplay"]) == (False, True, True, True)
    assert (table["companion"], table["pace"], table["stand_in"]) == (False, "live", "level:5")
    assert table["setting"] == ann.ask("GET", "/api/setting?ruleset=hare(players=3)")["setting"]
    assert set(table["seats"][0]) == {
        *("seat", "kind", "name", "mine", "bot", "lent", "muted", "words", "runner"),
        *("former", "back", "presence", "gone_since", "can_lend", "hints"),
    }
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in table["seats"]] == [
        ("person", "Ann", True),
        ("bot", "random", False),
        ("open", "", False),
    ]
    assert table["seats"][1]["presence"] == "bot"


@pytest.mark.parametrize(
    ("seats", "start", "status"),
    [([ANN, ANN, ANN], True, "running"), ([ANN, ANN, ANN], False, "open"), ([ANN, ANN, OPEN], True, "open")],
)
def test_it_begins_at_once_if_nobody_is_missing(guest: MakePerson, seats: list[Any], start: bool, status: str) -> None:
    assert guest().table("hare(players=3)", seats, start=start)["status"] == status


def test_rulesets_become_canonical(guest: MakePerson) -> None:
    table = guest().table("hare( players=3 , edition=gibsons-2010 )", [ANN, BOT, OPEN])
    assert table["ruleset"] == "hare(players=3)"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"ruleset": "chess", "seats": [ANN]}, "ruleset-no-such-game"),
        ({"ruleset": "hare(players=3)", "seats": [ANN, BOT]}, "server-seats-wanted"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, {"kind": "bot", "bot": "deep-blue"}]}, "bot-unknown"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, {"kind": "bot", "bot": "modest"}]}, "bot-other-game"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, {"kind": "bot", "bot": "cmd:/bin/sh"}]}, "bot-foreign-refused"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, BOT], "stand_in": "cmd:/bin/sh"}, "bot-foreign-refused"),
        ({"ruleset": "hare(players=2)", "seats": [{"kind": "person", "name": " \u200b "}, BOT]}, "server-name-empty"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, BOT], "pace": "days:0"}, "server-malformed"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, BOT], "pace": "soon"}, "server-malformed"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, BOT], "public": "yes"}, "server-malformed"),
        ({"ruleset": "hare(players=2)", "seats": [ANN, BOT], "seed": 7}, "server-malformed"),
        ({"ruleset": "hare(players=2)", "seats": [{"kind": "dog"}, BOT]}, "server-malformed"),
        ({"ruleset": "hare(players=2)", "seats": []}, "server-malformed"),
        ({"ruleset": "x" * 301, "seats": [ANN]}, "server-malformed"),
    ],
)
def test_tables_that_cannot_be(guest: MakePerson, wish: Any, key: str) -> None:
    assert _key(guest().ask("POST", "/api/tables", wish, status=400)) == key


def test_long_specs_of_bots_fit(guest: MakePerson) -> None:
    """A seat's name is shorter than a spec may be."""
    spec = "search:ms=600000,sims=100000000,seed=2147483648,threads=64,goal=places"
    seat = guest().table("hare(players=2)", [OPEN, {"kind": "bot", "bot": spec}])["seats"][1]
    assert seat["bot"] == spec
    assert len(seat["name"]) <= 40


# ---- a game that was begun elsewhere


def _brought(ruleset: str, moves: int) -> Game:
    """A game of which so many moves were made on a device."""
    game = new_game(ruleset, seed=3, seats=["Ann", "Ben"])
    while len(game.steps) < moves:
        actor = game.to_act[0]
        assert isinstance(actor, int)
        game.play(game.legal(actor)[0], actor)
    return game


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "whyfirst(players=2)"])
def test_the_game_of_a_record_goes_on_with_a_friend(guest: MakePerson, ruleset: str) -> None:
    """From that very position, hidden things included, once the free seat is taken."""
    ann, ben, game = guest("Ann"), guest("Ben"), _brought(ruleset, 7)
    record = game.record(with_seed=False)
    table = ann.table(ruleset, [ANN, OPEN], start=False, record=record)
    assert (table["status"], table["occasion"]["kind"], table["public"]) == ("open", "position", False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    code = ann.ask("POST", f"/api/tables/{table['id']}/invitations", {"seat": 1})["code"]
    assert ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"})["mine"] == [1]
    ann.ask("POST", f"/api/tables/{table['id']}/start")
    for seat, person in enumerate((ann, ben)):
        there = person.ask("GET", f"/api/tables/{table['id']}")["views"][str(seat)]
        known = json.loads(msgspec.json.encode(game.view(seat, whole=False)))
        assert {name: there[name] for name in known} == {**known, "from_position": True}


def test_what_cannot_go_on_is_refused(guest: MakePerson) -> None:
    ann, running = guest(), _brought("hare(players=2)", 4)
    over, random = _brought("hare(players=2)", 4), Random(5)
    while not over.is_over:
        actor = over.to_act[0]
        assert isinstance(actor, int)
        over.play(random.choice(over.legal(actor)), actor)
    wish = {"ruleset": "hare(players=2)", "seats": [ANN, OPEN], "start": False}
    for record, more, key in (
        (over.record(with_seed=False), {}, "server-record-over"),
        (running.record(with_seed=False), {"public": True}, "server-position-private"),
        (_brought("hare(players=2,hare=closed)", 4).record(), {}, "server-position-ruleset"),
    ):
        assert _key(ann.ask("POST", "/api/tables", {**wish, "record": record, **more}, status=400)) == key
    broken = ann.ask("POST", "/api/tables", {**wish, "record": running.record()[:-20]}, status=400)
    assert _key(broken).startswith("record-")


# ---- the lobby


def test_the_lobby_lists_public_tables_that_are_not_over(guest: MakePerson) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    shown = ann.table("hare(players=2)", [ANN, OPEN], public=True)["id"]
    running = ann.table("hare(players=2)", [ANN, ANN], public=True)["id"]
    hidden = ann.table("hare(players=2)", [ANN, OPEN], public=False)["id"]
    over = ann.table("whyfirst(players=2)", [BOT, BOT], public=True)["id"]
    talk = ann.socket(over)
    if talk.table["status"] != "over":
        talk.wait(lambda message: message.get("table", {}).get("status") == "over")
    talk.close()
    lobby = {table["id"]: table for table in ben.ask("GET", "/api/tables")["tables"]}
    assert {shown, running} <= set(lobby)
    assert not {hidden, over} & set(lobby)
    assert lobby[shown]["status"] == "open"
    assert "setting" not in lobby[shown]
    assert not lobby[shown]["host"]
    mine = {table["id"] for table in ann.ask("GET", "/api/me")["tables"]}
    assert {shown, running, hidden} <= mine


# ---- joining and leaving


def test_joining_takes_a_free_seat_of_a_public_table(guest: MakePerson) -> None:
    ann, ben, cleo = guest("Ann"), guest("Ben"), guest("Cleo")
    path = f"/api/tables/{ann.table('hare(players=4)', [ANN, OPEN, OPEN, BOT], public=True)['id']}"
    assert ben.ask("POST", f"{path}/join", {"name": "Ben", "seat": 2})["mine"] == [2]
    assert _key(cleo.ask("POST", f"{path}/join", {"name": "Cleo", "seat": 2}, status=409)) == "server-seat-taken"
    assert _key(cleo.ask("POST", f"{path}/join", {"name": "Cleo", "seat": 3}, status=409)) == "server-seat-taken"
    assert _key(cleo.ask("POST", f"{path}/start", status=403)) == "server-who-are-you"
    assert cleo.ask("POST", f"{path}/join", {"name": "Cleo"})["mine"] == [1]
    assert _key(cleo.ask("POST", f"{path}/join", {"name": "Cleo"}, status=409)) == "server-seat-taken"
    ann.ask("POST", f"{path}/start")
    assert _key(guest().ask("POST", f"{path}/join", {"name": "Late"}, status=409)) == "server-table-is"


def test_private_tables_are_joined_by_invitation_only(guest: MakePerson) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    path = f"/api/tables/{ann.table('hare(players=3)', [ANN, OPEN, OPEN])['id']}"
    assert _key(ben.ask("POST", f"{path}/join", {"name": "Ben"}, status=403)) == "server-by-invitation"
    assert ann.ask("POST", f"{path}/join", {"name": "Amy"})["mine"] == [0, 1], "the host may sit down anywhere"


def test_several_who_want_the_last_seat(guest: MakePerson) -> None:
    ann = guest("Ann")
    path = f"/api/tables/{ann.table('hare(players=2)', [ANN, OPEN], public=True)['id']}"
    people = [guest(f"P{number}") for number in range(4)]
    codes: list[int] = []

    def join(person: Person) -> None:
        codes.append(person.http.post(f"{path}/join", json={"name": person.name}).status_code)

    threads = [threading.Thread(target=join, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409, 409, 409]


def test_leaving_an_open_table_frees_the_seat(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben", start=False)
    ann = table.talk(0)
    left = table.people[1].ask("POST", f"{table.path}/leave", {"seat": 1})
    assert left["mine"] == []
    assert left["seats"][1]["kind"] == "open"
    assert told(ann, "seat")["table"]["seats"][1]["name"] == ""
    assert table.seen()["status"] == "open"


def test_leaving_a_running_game_leaves_it_to_the_stand_in(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben", stand_in="random")
    ann = table.talk(0)
    table.people[1].ask("POST", f"{table.path}/leave", {"seat": 1})
    seat = told(ann, "seat")["table"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "random", "random"), "no name of a person stays"
    table.play((0, "a>2"))
    ann.wait(lambda message: message.get("kind") == "move" and message["seat"] == 1)
    assert _key(table.people[1].ask("POST", f"{table.path}/leave", {"seat": 1}, status=403)) == "server-not-your-seat"


def test_a_table_that_all_have_left_is_closed(party: MakeParty) -> None:
    for start in (False, True):
        table = party("hare(players=2)", "Ann", "Ben", start=start)
        watcher = party("hare(players=2)", "Dan", bots=1).people[0].socket(table.id)
        table.people[1].ask("POST", f"{table.path}/leave", {"seat": 1})
        assert table.seen()["status"] == ("running" if start else "open")
        table.host.ask("POST", f"{table.path}/leave", {"seat": 0})
        closed = told(watcher, "close")
        assert closed["table"]["status"] == "closed"
        assert closed["table"]["seats"][0]["name"] == ("Ann" if start else ""), "whose game it was stays known"
        assert table.id not in {found["id"] for found in table.host.ask("GET", "/api/tables")["tables"]}
        assert _key(table.host.ask("POST", f"{table.path}/start", status=409)) == "server-table-is"
        watcher.close()


def test_a_guest_who_leaves_does_not_close_the_hosts_table(guest: MakePerson) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    path = f"/api/tables/{ann.table('hare(players=2)', [OPEN, OPEN], public=True)['id']}"
    ben.ask("POST", f"{path}/join", {"name": "Ben"})
    assert ben.ask("POST", f"{path}/leave", {"seat": 0})["status"] == "open"


# ---- the host


def test_the_host_arranges_seats_before_the_start(guest: MakePerson) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    path = f"/api/tables/{ann.table('hare(players=3)', [ANN, OPEN, OPEN], public=True)['id']}"
    ben.ask("POST", f"{path}/join", {"name": "Ben"})
    assert _key(ann.ask("POST", f"{path}/start", status=409)) == "server-seats-open"
    seat = ann.ask("PATCH", f"{path}/seats/2", {"kind": "bot", "bot": "plodder"})["seats"][2]
    assert (seat["kind"], seat["bot"]) == ("bot", "plodder")
    assert ann.ask("PATCH", f"{path}/seats/2", {"kind": "open"})["seats"][2]["kind"] == "open"
    assert _key(ann.ask("PATCH", f"{path}/seats/1", {"kind": "bot"}, status=409)) == "server-seat-taken"
    assert _key(ann.ask("PATCH", f"{path}/seats/9", {"kind": "bot"}, status=404)) == "server-no-seat"
    assert _key(ann.ask("PATCH", f"{path}/seats/2", {}, status=400)) == "server-nothing-to-change"
    ann.ask("PATCH", f"{path}/seats/2", {"kind": "bot"})
    assert ann.ask("POST", f"{path}/start")["status"] == "running"
    assert _key(ann.ask("PATCH", f"{path}/seats/2", {"kind": "open"}, status=409)) == "server-table-is"
    assert _key(ann.ask("POST", f"{path}/start", status=409)) == "server-table-is"


@pytest.mark.parametrize("start", [False, True])
def test_the_host_removes_people(party: MakeParty, start: bool) -> None:
    table = party("hare(players=2)", "Ann", "Ben", start=start, stand_in="random")
    ben = table.talk(1)
    assert (
        _key(table.people[1].ask("PATCH", f"{table.path}/seats/0", {"remove": True}, status=403)) == "server-host-only"
    )
    table.host.ask("PATCH", f"{table.path}/seats/1", {"remove": True})
    gone = told(ben, "seat")["table"]
    assert gone["mine"] == []
    assert gone["seats"][1]["kind"] == ("bot" if start else "open")
    assert _key(ben.command("move", 1, action="a>2", version=ben.version)) == "server-not-your-seat"
    assert (
        _key(table.host.ask("PATCH", f"{table.path}/seats/1", {"remove": True}, status=409)) == "server-no-person-there"
    )


@pytest.mark.parametrize("wish", [{"remove": False}, {"muted": None}])
def test_a_change_that_is_none(guest: MakePerson, wish: Any) -> None:
    ann = guest()
    path = f"/api/tables/{ann.table('hare(players=2)', [ANN, OPEN])['id']}"
    assert _key(ann.ask("PATCH", f"{path}/seats/1", wish, status=400)) == "server-nothing-to-change"
    assert ann.ask("PATCH", f"{path}/seats/1", {"bot": "plodder"})["seats"][1]["bot"] == "plodder", "a bot is one"


def test_a_host_alone_with_bots_who_removes_themselves_ends_the_game(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", bots=1)
    assert table.host.ask("PATCH", f"{table.path}/seats/0", {"remove": True})["status"] == "closed"


# ---- watching


def test_spectators_watch_where_it_is_allowed(party: MakeParty, guest: MakePerson) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    watcher = guest("Dan")
    talk = watcher.socket(table.id)
    assert set(talk.views) == {""}
    assert talk.views[""]["choices"] == []
    assert table.seen()["watching"] == 1
    table.play((0, "a>2"))
    assert set(told(talk, "move")["events"]) == {""}
    assert watcher.http.get(f"{table.path}/record").text.splitlines()[4] == "Seen by: a spectator"
    assert watcher.ask("GET", f"{table.path}/replay")["seat"] is None
    talk.close()


def test_spectators_stay_outside_where_it_is_not(party: MakeParty, guest: MakePerson) -> None:
    table = party("hare(players=2)", "Ann", "Ben", spectators=False)
    watcher = guest("Dan")
    for part in ("", "/record", "/replay"):
        assert _key(watcher.ask("GET", f"{table.path}{part}", status=403)) == "server-no-spectators"
    assert _refuses_socket(watcher, table.id)
    table.talk(1)


def test_who_was_removed_from_a_closed_circle_is_sent_away(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben", spectators=False)
    ben = table.talk(1)
    table.host.ask("PATCH", f"{table.path}/seats/1", {"remove": True})
    assert ben.is_closed(20)
    assert not [message for message in ben.heard if message.get("kind") == "seat"]
    assert _refuses_socket(table.people[1], table.id)


# ---- playing again


@pytest.fixture
def finished(quick: Inside) -> Callable[[], Party]:
    """A game of two people and a bot that has just ended."""

    def play() -> Party:
        table = Party(quick, "whyfirst(players=3)", "Ann", "Ben", bots=1)
        one, two = table.talk(0), table.talk(1)
        threads = [threading.Thread(target=talk.play_on) for talk in (one, two)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return table

    return play


def test_a_rematch_seats_everybody_again(finished: Callable[[], Party]) -> None:
    table = finished()
    again = table.people[1].ask("POST", f"{table.path}/rematch")
    assert again["id"] != table.id
    assert again["host"]
    assert again["status"] == "running"
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "random", "Ann"], "one seat further round"
    assert told(table.talk(0), "rematch")["table"]["rematch"] == again["id"]
    assert table.host.ask("POST", f"{table.path}/rematch")["id"] == again["id"], "asked for twice it is the same"
    assert table.host.ask("GET", f"/api/tables/{again['id']}")["mine"] == [2]
    table.close()


def test_rematches_asked_for_at_once_are_one(finished: Callable[[], Party]) -> None:
    table = finished()
    ids: list[str] = []

    def ask(person: Person) -> None:
        ids.append(person.ask("POST", f"{table.path}/rematch")["id"])

    threads = [threading.Thread(target=ask, args=(person,)) for person in table.people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ids[0] == ids[1]
    mine = [found["id"] for found in table.host.ask("GET", "/api/me")["tables"]]
    assert sorted(mine) == sorted([table.id, ids[0]]), "no third table is left behind"
    table.close()


def test_games_that_have_ended_are_listed_without_playing_them_again(
    quick: Inside, finished: Callable[[], Party]
) -> None:
    table = finished()
    before = table.host.ask("GET", "/api/me")["tables"]
    quick.hub.forget(table.id)
    after = table.host.ask("GET", "/api/me")["tables"]
    assert table.id not in quick.hub.tables
    assert [{**found, "seats": [], "watching": 0} for found in after] == [
        {**found, "seats": [], "watching": 0} for found in before
    ]
    assert [seat["name"] for seat in after[0]["seats"]] == ["Ann", "Ben", "random"]
    table.close()


def test_a_rematch_needs_an_end_and_a_seat(finished: Callable[[], Party], party: MakeParty, guest: MakePerson) -> None:
    running = party("hare(players=2)", "Ann", "Ben")
    assert _key(running.host.ask("POST", f"{running.path}/rematch", status=409)) == "server-table-is"
    table = finished()
    stranger = guest("Dan")
    stranger.ask("PATCH", "/api/me", {"name": "Dan"})
    assert _key(stranger.ask("POST", f"{table.path}/rematch", status=403)) == "server-no-seat-here"
    table.people[1].ask("DELETE", "/api/me")
    again = table.host.ask("POST", f"{table.path}/rematch")
    assert again["status"] == "open"
    assert [seat["kind"] for seat in again["seats"]] == ["open", "bot", "person"]
    table.close()


# ---- what is left of a game


def test_a_finished_game_is_there_for_ever(finished: Callable[[], Party], guest: MakePerson) -> None:
    table = finished()
    over = table.seen()
    assert over["status"] == "over"
    anybody = guest("Dan")
    record = anybody.http.get(f"/api/games/{over['share']}/record")
    assert "attachment" in record.headers["content-disposition"]
    game = load_game(record.text)
    assert list(game.seats) == ["Ann", "Ben", "random"]
    shared = anybody.ask("GET", f"/api/games/{over['share']}")
    assert game.outcome is not None
    assert (shared["names"], shared["outcome"]) == (game.seats, game.outcome.as_dict())
    assert [frame["step"] for frame in shared["frames"]] == list(range(len(game.steps) + 1))
    assert shared["frames"][0]["text"] is None
    assert [frame["text"] for frame in shared["frames"][1:]] == [step.text for step in game.steps]
    seen = anybody.ask("GET", f"/api/games/{over['share']}?seat=1")
    assert seen["frames"][20]["view"]["hand"], "every seat's view, now that it is over"
    assert anybody.ask("POST", "/api/replay", {"record": record.text})["frames"] == shared["frames"]
    assert _key(anybody.ask("GET", "/api/games/nosuchgame", status=404)) == "server-no-shared-game"
    assert _key(anybody.ask("GET", f"/api/games/{over['share']}?seat=7", status=404)) == "server-no-seat"
    wrong = anybody.ask("POST", "/api/replay", {"record": record.text.replace("end", "ende")}, status=400)
    assert wrong["error"]["key"] == "record-at-line"
    table.close()


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    """The same database under a new server: tables, seats, names, the game."""
    with inside(tmp_path) as server:
        table = Party(server, "hare(players=2)", "Ann", "Ben")
        table.play((0, "a>2"), (1, "a>5"))
        before = table.seen(1)
        token = table.people[1].token
        table.close()
    with inside(tmp_path) as server:
        ben = Person(server.url, "Ben", token)
        after = ben.ask("GET", table.path)
        ignored = {"seats": None, "watching": None}
        assert {**after, **ignored} == {**before, **ignored}
        talk = ben.socket(table.id, before["version"])
        assert talk.sync["updates"] == []
        talk.close()
        ben.http.close()
