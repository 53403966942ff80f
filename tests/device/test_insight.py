"""Insight on a device: reviews, reasons, trials, hints and puzzles as a server gives them, without its libraries."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from festina import new_game
from festina.analysis.planning import plan_review
from festina.analysis.why import why_better
from festina.bots.kits import find_kit
from festina.kernel.game import Game
from festina.kernel.record import read_record
from festina.registry import definitions
from festina.server import puzzles

from .house import Home, run

TABLES = [("hare(players=2)", "Ann", "level:2"), ("whyfirst(players=3)", "Ann", "level:1", "level:2")]


async def _finished(home: Home, wanted: tuple[str, ...]) -> tuple[str, str]:
    """A finished game of a device: its name, and its record."""
    id = await home.new_table(*wanted)
    page = await home.sit_down(id)
    await page.play_on(Random(2))
    page.close()
    return id, await home.ask("GET", f"/api/games/{id}/record")


def _choice(game: Game) -> tuple[int, str, str]:
    """The last decision of a game among several actions: its step, and two of them."""
    for number in reversed(range(len(game.steps))):
        actor = game.steps[number].actor
        legal = [] if actor is None else game.earlier(number).legal(actor)
        if len(legal) > 1:
            return number, legal[0], legal[1]
    raise LookupError("nobody had a choice")


def _played(name: str) -> Game:
    """A finished game, by chance."""
    game, random = new_game(name, seed=3), Random(3)
    while not game.is_over:
        actor = game.to_act[0]
        assert isinstance(actor, int)
        game.play(random.choice(game.legal(actor)), actor)
    return game


@pytest.mark.parametrize("wanted", TABLES)
def test_a_finished_game_is_reviewed_reasoned_about_and_played_on(wanted: tuple[str, ...]) -> None:
    async def play() -> None:
        home = Home()
        id, record = await _finished(home, wanted)
        game = read_record(record, definitions())
        plan = json.loads(msgspec.json.encode(plan_review(game)))
        for asked in (f"/api/tables/{id}/review-plan", f"/api/games/{id}/review-plan"):
            assert (await home.ask("GET", asked))["steps"] == plan["steps"]
        assert await home.ask("POST", "/api/review-plan", {"record": record}) == plan
        seen = await home.ask("GET", f"/api/games/{id}?eyes=deciding")
        assert [frame["view"]["seat"] for frame in seen["frames"][:-1]] != [None] * (len(seen["frames"]) - 1)

        step, better, worse = _choice(game)
        seat = game.steps[step].actor
        assert isinstance(seat, int)
        wish = {"record": record, "step": step, "better": better, "worse": worse}
        told = (await home.ask("POST", "/api/reasons", wish))["reasons"]
        expected = why_better(game.earlier(step), seat, better, worse)
        assert told == json.loads(msgspec.json.encode(expected))

        for source in ({"share": id}, {"record": record}):
            table = await home.ask("POST", "/api/trials", {**source, "step": step, "name": "Zoe"})
            assert table["id"].startswith("local-")
            assert table["occasion"]["kind"] == "trial"
            assert table["seats"][seat]["name"] == "Zoe"
            assert home.told[table["id"]]["status"] == "running"
            page = await home.sit_down(table["id"])
            assert seat in page.views[str(seat)]["to_act"]
            page.close()

    run(play)


def test_what_cannot_be_reviewed_or_tried_is_refused() -> None:
    async def play() -> None:
        home = Home()
        running = await home.new_table("hare(players=2)", "Ann", "Ben")
        for path in (f"/api/games/{running}/review-plan", "/api/games/local-nothing/review-plan"):
            assert (await home.ask("GET", path, status=404))["error"]["code"] == "not_there"
        problem = await home.ask("GET", f"/api/tables/{running}/review-plan", status=400)
        assert problem["error"]["key"] == "analysis-running"
        nothing = await home.ask("POST", "/api/trials", {"step": 1}, status=400)
        assert nothing["error"]["key"] == "server-trial-source"
        unfinished = await home.ask("POST", "/api/trials", {"share": running, "step": 0}, status=404)
        assert unfinished["error"]["key"] == "server-no-shared-game"
        eyes = await home.ask("GET", f"/api/games/{running}?eyes=mine", status=404)
        assert eyes["error"]["key"] == "server-no-shared-game"

    run(play)


def test_puzzles_are_a_servers() -> None:
    async def play() -> None:
        home = Home(clock=lambda: 1_798_070_400.0)
        told = (await home.ask("GET", "/api/puzzles"))["puzzles"]
        assert [line["id"] for line in told] == [line.id for line in puzzles.listed().puzzles]
        day = await home.ask("GET", "/api/puzzles/today")
        assert day["day"] == "2026-12-24"
        assert day == await home.ask("GET", "/api/puzzles/today?date=2026-12-24")
        assert [puzzle["game"] for puzzle in day["puzzles"]] == list(definitions())
        for puzzle in day["puzzles"]:
            assert puzzle == await home.ask("GET", f"/api/puzzles/{puzzle['id']}?build=1")
            wish = {name: puzzle[name] for name in ("ruleset", "seat", "best")}
            wish |= {"facts": puzzle["start"], "other": puzzle["shares"][1]["action"]}
            assert (await home.ask("POST", "/api/position/why", wish))["reasons"] == puzzle["reasons"]
        assert (await home.ask("GET", "/api/puzzles/hare-0", status=404))["error"]["key"] == "puzzle-unknown"

    run(play)


def test_a_hint_is_given_and_noted() -> None:
    async def play() -> None:
        home = Home()
        id = await home.new_table("hare(players=3)", "Ann", "level:1", "level:2")
        page = await home.sit_down(id)
        view = page.views["0"]
        best, other = (choice["action"] for choice in view["choices"][:2])
        brief = await home.ask("GET", f"/api/tables/{id}/brief?seat=0&spec=champion:sims=100")
        assert {best, other} <= {action["text"] for action in brief["actions"]}
        wish = {"seat": 0, "version": page.version, "what": "nudge", "best": best, "other": other}
        hint = await home.ask("POST", f"/api/tables/{id}/hints", wish)
        assert hint["version"] == max(home.shelf.entries[id])
        assert any("hint" in entry for entry in home.shelf.entries[id].values())

    run(play)


_ALONE = """
import asyncio, json, sys
from pathlib import Path

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "numba", "llvmlite", "starlette", "sqlalchemy", "fluent", "rich"}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
from festina.device.host import Host
from festina.device.requests import answer

folder, asked = Path(sys.argv[1]), json.loads(sys.stdin.read())

async def fetch(game, key):
    return (folder / f"{game}-{key}").read_bytes()

async def main():
    host = Host(None, None, fetch)
    for method, path, body in asked:
        found = await answer(host, method, path, b"" if body is None else json.dumps(body).encode())
        print(json.dumps([found.status, found.text]))

asyncio.run(main())
"""


def test_insight_needs_nothing_that_a_device_lacks(tmp_path: Path) -> None:
    asked: list[tuple[str, str, object]] = [("GET", "/api/puzzles", None), ("GET", "/api/puzzles/today", None)]
    for name in definitions():
        game = _played(name)
        kit = find_kit(game.definition)
        if kit is not None and kit.knowledge_key is not None:
            known = tmp_path / f"{name}-{kit.knowledge_key(game.table)}"
            known.write_bytes(bytes(kit.knowledge(game.table).buffer))
        step, better, worse = _choice(game)
        record = game.record()
        asked.append(("POST", "/api/review-plan", {"record": record}))
        asked.append(("POST", "/api/reasons", {"record": record, "step": step, "better": better, "worse": worse}))
        asked.append(("POST", "/api/position", {"record": record, "step": step}))
    done = subprocess.run(
        [sys.executable, "-c", _ALONE, str(tmp_path)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [status for status, _ in told] == [200] * len(asked), told
