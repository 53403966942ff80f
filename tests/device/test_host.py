"""Tables on a device: whole games, kept entry by entry, the same as a server's."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from festina.bots.brief import Brief, Thought
from festina.device.port import Port
from festina.device.thinking import DeviceThinkers
from festina.kernel.record import read_record
from festina.registry import definitions
from festina.server.match import rebuilt
from festina.server.play import played
from festina.server.questioning import BotQuestion, seed_of
from festina.server.refusal import Refusal
from festina.server.thinking import think

from .house import Home, Page, run

TABLES = [
    ("hare(players=3)", "Ann", "level:3", "level:5"),
    ("hare(edition=ravensburger-1978,players=2)", "Ann", "level:2"),
    ("whyfirst(players=4)", "Ann", "Ben", "level:2", "level:6"),
]


@pytest.mark.parametrize("wanted", TABLES)
def test_a_whole_game_against_bots(wanted: tuple[str, ...]) -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table(*wanted)
        page = await home.sit_down(id)
        await page.play_on(Random(3))
        table = await home.ask("GET", f"/api/tables/{id}")
        assert table["status"] == "over"
        assert home.told[id]["status"] == "over"
        record = await home.ask("GET", f"/api/games/{id}/record")
        assert read_record(record, definitions()).is_over
        replay = await home.ask("GET", f"/api/games/{table['share']}")
        assert replay["outcome"] is not None
        assert (await home.ask("GET", f"/api/games/{id}/story"))["lines"]

    run(play)


@pytest.mark.parametrize(
    "wanted",
    [
        ("hare(players=3)", "Ann", "level:4", "search:sims=30"),
        ("whyfirst(players=3)", "Ann", "search:sims=60", "strategist"),
    ],
)
def test_bots_decide_as_a_servers_do(wanted: tuple[str, ...]) -> None:
    """Every decision of a bot is what the native bot decides from the same view with the same seed."""

    async def play() -> None:
        home = Home(seed=7)
        id = await home.new_table(*wanted)
        page = await home.sit_down(id)
        await page.play_on(Random(5), moves=8)
        live = await home.host.table(id)
        assert home.thinker.briefs
        game = live.match.running

        def native(seat: int, number: int) -> str:
            """What the native bot of a seat does if it is asked after so many steps."""
            before = game.earlier(number)
            question = BotQuestion(
                ruleset=wanted[0],
                spec=str(live.bot_of(seat)),
                seat=seat,
                seed=seed_of(live.options.bot_key, seat, number),
                view=before.view(seat, whole=False),
                events=tuple(before.events(seat)),
                seconds=20.0,
                hurry=16.0,
            )
            return think(question).action

        for number, step in enumerate(game.steps):
            if step.actor is None or live.bot_of(step.actor) is None:
                continue
            # Where all choose at once, a bot may have been asked before another's choice was there.
            asked = number
            while asked and step.actor in game.earlier(asked - 1).to_act:
                asked -= 1
            assert step.text in {native(step.actor, then) for then in range(asked, number + 1)}

    run(play)


def test_a_table_is_the_same_after_a_reload() -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table("whyfirst(players=3)", "Ann", "level:1", "level:2")
        page = await home.sit_down(id)
        await page.play_on(Random(1), moves=5)
        for _ in range(50):
            await asyncio.sleep(0)
        page.close()
        live = await home.host.table(id)
        again = Home(home.shelf)
        other = await again.sit_down(id, version=page.version)
        assert other.views == page.views
        assert other.heard[0]["updates"] == []
        assert (await again.host.table(id)).match.running == live.match.running
        await other.play_on(Random(1))
        assert (await again.ask("GET", f"/api/tables/{id}"))["status"] == "over"

    run(play)


def test_every_entry_is_kept_before_it_is_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table("hare(players=2)", "Ann", "Ben")
        page = await home.sit_down(id)
        view = page.views["0"]
        done = await page.send("move", seat=0, action=view["choices"][0]["action"], version=page.version)
        assert done["type"] == "ack"
        assert json.loads(home.shelf.entries[id][done["version"]])["text"] == view["choices"][0]["action"]

        async def full(*_: object) -> bool:
            raise OSError("the device is full")

        monkeypatch.setattr(home.shelf, "keep", full)
        seat = page.views["0"]["to_act"][0]
        action = page.views[str(seat)]["choices"][0]["action"]
        refused = await page.send("move", seat=seat, action=action, version=page.version)
        assert refused["type"] == "refused"
        assert (refused["error"]["code"], refused["error"]["key"]) == ("trouble", "server-device-full")
        wish = {"ruleset": "hare(players=2)", "seats": [{"kind": "person", "name": "Ann"}] * 2}
        assert (await home.ask("POST", "/api/tables", wish, status=500))["error"]["key"] == "server-device-full"
        assert (await home.host.table(id)).match.version == len(home.shelf.entries[id])

    run(play)


def test_a_damaged_table_is_told_and_the_others_are_there() -> None:
    async def play() -> None:
        home = Home()
        good = await home.new_table("hare(players=2)", "Ann", "level:1")
        cut = await home.new_table("hare(players=2)", "Ann", "Ben")
        torn = await home.new_table("hare(players=2)", "Ann", "Ben")
        page = await home.sit_down(cut)
        await page.play_on(Random(1), moves=2)
        home.shelf.entries[cut].pop(max(home.shelf.entries[cut]))
        home.shelf.heads[torn] = home.shelf.heads[torn][:40]
        again = Home(home.shelf)
        for id in (cut, torn):
            problem = await again.ask("GET", f"/api/tables/{id}", status=500)
            assert problem["error"]["key"] == "server-device-damaged"
        assert (await again.ask("GET", f"/api/tables/{good}"))["status"] == "running"
        assert (await again.ask("GET", "/api/tables/local-nothing", status=404))["error"]["key"] == "server-no-table"

    run(play)


def test_two_pages_of_one_device_do_not_both_win() -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table("hare(players=2)", "Ann", "Ben")
        first = await home.sit_down(id)
        other = Home(home.shelf)
        second = await other.sit_down(id)
        action = first.views["0"]["choices"][0]["action"]
        assert (await first.send("move", seat=0, action=action, version=first.version))["type"] == "ack"
        late = await second.send("move", seat=0, action=action, version=second.version)
        assert late["type"] == "refused"
        assert second.views["0"]["to_act"] == first.views["0"]["to_act"]
        await other.host.refresh(id)
        assert (await other.host.table(id)).match.version == (await home.host.table(id)).match.version

    run(play)


def test_undo_takeback_and_rematch_alone() -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table("hare(players=2)", "Ann", "Ben")
        page = await home.sit_down(id)
        action = "a>5"  # a carrot space, where nothing is drawn
        await page.send("move", seat=0, action=action, version=page.version)
        assert page.views["0"]["can_undo"]
        assert (await page.send("undo", seat=0))["type"] == "ack"
        assert page.views["0"]["to_act"] == [0]
        why = await page.send("why", seat=0, action="a>63")
        assert why["reasons"]
        assert why["reasons"][0]["key"]
        await home.ask("PATCH", f"/api/tables/{id}/seats/1", {"name": "Cleo"})
        assert (await home.ask("GET", f"/api/tables/{id}"))["seats"][1]["name"] == "Cleo"
        await home.ask("POST", f"/api/tables/{id}/close")
        again = await home.ask("POST", f"/api/tables/{id}/rematch?cards=new")
        assert again["id"].startswith("local-")
        assert again["status"] == "running"

    run(play)


def test_companion_tables_and_lessons() -> None:
    async def play() -> None:
        home = Home()
        box = await home.new_table("whyfirst(players=3)", "Ann", "Ben", "Cleo", companion=True)
        page = await home.sit_down(box)
        outcome = page.views["0"]["chance"][0]["outcome"]
        assert (await page.send("move", seat="chance", action=outcome, version=page.version))["type"] == "ack"
        lesson = await home.new_table("hare(players=3)", "Ann", "level:1", "level:1", lesson="back")
        table = await home.ask("GET", f"/api/tables/{lesson}")
        assert table["occasion"] == {"kind": "lesson", "of": "back"}

    run(play)


def test_what_needs_others_is_refused() -> None:
    async def play() -> None:
        home = Home()
        seats = [{"kind": "person"}, {"kind": "person"}]
        for more in ({"public": True}, {"pace": "days:3"}):
            wish = {"ruleset": "hare(players=2)", "seats": seats, **more}
            problem = await home.ask("POST", "/api/tables", wish, status=400)
            assert problem["error"]["key"] == "server-device-alone"
        assert (await home.ask("GET", "/api/pairing", status=404))["error"]["key"] == "server-no-page"
        malformed = await home.ask("POST", "/api/tables", {"seats": 3}, status=400)
        assert malformed["error"]["key"] == "server-malformed"

    run(play)


def test_the_library_needs_no_table() -> None:
    async def play() -> None:
        home = Home()
        assert set(await home.ask("GET", "/api/games")) == set(definitions())
        assert (await home.ask("GET", "/api/bots"))["levels"]
        for game in definitions():
            assert (await home.ask("GET", f"/api/rules?ruleset={game}"))["sections"]
            assert (await home.ask("GET", f"/api/setting?ruleset={game}"))["setting"]["game"] == game

    run(play)


def test_the_whole_record_holds_what_is_hidden() -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table("whyfirst(players=3)", "Ann", "level:1", "level:2")
        page = await home.sit_down(id)
        await page.play_on(Random(1), moves=3)
        record = await home.ask("GET", f"/api/tables/{id}/whole-record")
        game = read_record(record, definitions())
        live = await home.host.table(id)
        assert game.facts() == live.match.running.facts()
        assert "Seed" not in record
        assert rebuilt(live.data, [update.entry for update in live.match.updates]).running == live.match.running

    run(play)


def test_a_saved_record_is_played_on() -> None:
    """What a device exports it also imports: the same position, hidden cards included."""

    async def play() -> None:
        home = Home()
        for ruleset, *seats in TABLES:
            id = await home.new_table(ruleset, *seats)
            page = await home.sit_down(id)
            await page.play_on(Random(1), moves=3)
            page.close()
            record = await home.ask("GET", f"/api/tables/{id}/whole-record")
            assert (await home.ask("POST", "/api/replay", {"record": record}))["outcome"] is None
            again = await home.new_table(ruleset, *seats, record=record)
            live = await home.host.table(again)
            assert live.options.position == read_record(record, definitions()).facts()
            page = await home.sit_down(again)
            await page.play_on(Random(1))
            page.close()
            assert live.data.status == "over"
            finished = await home.ask("GET", f"/api/tables/{again}/whole-record")
            wish = {"ruleset": ruleset, "seats": [{"kind": "person", "name": "Ann"}] * len(seats), "record": finished}
            assert (await home.ask("POST", "/api/tables", wish, status=400))["error"]["key"] == "server-record-over"

    run(play)


class _SlowThinker:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = 0
        self.stopped = 0

    async def think(self, brief: Brief) -> Thought:
        self.asked += 1
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        raise AssertionError


async def _at_a_thinking_bot(home: Home) -> tuple[str, Page, _SlowThinker]:
    """A table where a bot searches, and does not come to an end."""
    slow = _SlowThinker()
    home.host.thinkers = DeviceThinkers(slow.think, home._fetch)
    id = await home.new_table("hare(players=2)", "search:sims=30", "Ann")
    page = await home.sit_down(id)
    while not slow.asked:
        await asyncio.sleep(0)
    return id, page, slow


def test_nobody_searches_at_a_table_that_was_left() -> None:
    async def play() -> None:
        home = Home()
        id, page, slow = await _at_a_thinking_bot(home)
        page.close()
        await asyncio.sleep(0.01)
        assert (slow.asked, slow.stopped) == (1, 1)
        await home.sit_down(id)
        await asyncio.sleep(0.01)
        assert slow.asked == 2

    run(play)


def test_whoever_leaves_before_the_greeting_leaves_no_connection_behind() -> None:
    async def play() -> None:
        home = Home()
        live = await home.host.table(await home.new_table("hare(players=2)", "search:sims=30", "Ann"))
        port = Port(home.host, live, lambda text: None, lambda code: None)
        async with live.held():
            greeting = asyncio.create_task(port.hear('{"type": "hello", "protocol": 1, "version": 0}'))
            await asyncio.sleep(0.01)
            port.close()
        await greeting
        assert not live.connections

    run(play)


def test_a_new_table_is_kept_with_its_summary() -> None:
    """A page that is closed a moment later leaves no table that lists cannot show."""

    async def play() -> None:
        home = Home()
        first = await home.new_table("whyfirst(players=3)", "Ann", "Ben", "Cleo")
        summary = json.loads(home.shelf.summaries[first])
        assert (summary["id"], summary["mine"]) == (first, [0, 1, 2])
        page = await home.sit_down(first)
        await page.play_on(Random(3))
        again = (await home.ask("POST", f"/api/tables/{first}/rematch"))["id"]
        assert json.loads(home.shelf.summaries[again])["id"] == again

    run(play)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_deleted_table_does_not_come_back(elsewhere: bool) -> None:
    """Whether this page deletes it, or another page of the device."""

    async def play() -> None:
        home = Home()
        id, page, slow = await _at_a_thinking_bot(home)
        live = await home.host.table(id)
        home.shelf.remove(id)
        if elsewhere:
            await home.host.refresh(id)
        else:
            home.host.forget(id)
        await asyncio.sleep(0.01)
        assert page.ended == 4403
        assert slow.stopped == 1
        with pytest.raises(Refusal):  # a move that was on its way
            await live.perform(lambda: played(live, 0, live.match.running.legal(0)[0]))
        assert home.shelf.heads == {}
        assert (await home.ask("GET", f"/api/tables/{id}", status=404))["error"]["key"] == "server-no-table"

    run(play)


def test_bots_rest_while_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        home = Home()
        keep, kept = home.shelf.keep, 0

        async def full(*_: object) -> bool:
            nonlocal kept
            kept += 1
            raise OSError("the device is full")

        id = await home.new_table("hare(players=3)", "level:1", "level:2", "Ann")
        monkeypatch.setattr(home.shelf, "keep", full)
        page = await home.sit_down(id)
        await asyncio.sleep(0.1)
        assert kept == 1
        told = [message["message"]["key"] for message in page.heard if message["type"] == "incident"]
        assert told == ["server-device-full"]
        monkeypatch.setattr(home.shelf, "keep", keep)
        page.close()
        page = await home.sit_down(id)
        while 2 not in page.views["2"]["to_act"]:
            await asyncio.sleep(0)

    run(play)


def test_the_strongest_level_leaves_time_for_what_is_not_search() -> None:
    async def play() -> None:
        home = Home()
        slow = _SlowThinker()
        briefs: list[Brief] = []

        async def think(brief: Brief) -> Thought:
            briefs.append(brief)
            return await slow.think(brief)

        home.host.thinkers = DeviceThinkers(think, home._fetch, threads=3)
        for bot in ("level:10", "champion:ms=100", "search:sims=50"):
            await home.sit_down(await home.new_table("hare(players=2)", bot, "Ann"))
            await asyncio.sleep(0.01)
        assert [(brief.ms, brief.threads) for brief in briefs] == [(1700, 3), (85, 3), (16_000, 1)]

    run(play)
