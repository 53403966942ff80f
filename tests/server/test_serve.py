"""``festina serve`` as operators meet it: a polite stop, logs without secrets, figures."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn

from festina.server.hub import Hub
from festina.server.serve import Server, addresses

from .client import Person, ServerProcess, serving
from .inside import Inside, inside
from .party import Party


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server to stop and start, which logs all it can."""
    with serving(tmp_path_factory.mktemp("own"), log_level="debug") as running:
        yield running


def test_a_polite_stop(own: ServerProcess) -> None:
    """Everybody is asked to come back, sockets close, nothing is lost, and the same address plays on."""
    ann, watcher = Person(own.url, "Ann"), Person(own.url, "Watcher")
    table = ann.table("hare(players=2)")["id"]
    talk, looking = ann.socket(table), watcher.socket(table)
    assert talk.move(0, "a>2")["type"] == "ack"
    assert own.stop() == 0
    for somebody in (talk, looking):
        assert somebody.is_closed()
        assert somebody.heard[-1] == {"type": "bye", "reason": "restart", "retry_ms": 1000}
    version = talk.version
    assert all(json.loads(line)["level"] != "error" for line in own.log().splitlines())
    own.start()
    again = ann.at(own.url)
    back = again.socket(table, version)
    assert back.sync["updates"] is not None
    while not back.legal(0):
        back.hear()
    assert back.move(0, back.legal(0)[0])["type"] == "ack"
    for closing in (talk, looking, back, ann.http, watcher.http, again.http):
        closing.close()


def test_everybody_is_not_asked_to_come_back_at_once(tmp_path: Path) -> None:
    """The people of a table are, one table after the other."""
    with inside(tmp_path) as server:
        ann = server.person("Ann")
        tables = [ann.table("hare(players=2)")["id"] for _ in range(2)]
        talks = [ann.socket(table) for table in (*tables, tables[0])]
    assert all(talk.is_closed() for talk in talks)
    first, second, also_first = (talk.heard[-1]["retry_ms"] for talk in talks)
    assert {first, second} == {1000, 1004}
    assert also_first == first
    for talk in talks:
        talk.close()


def test_a_stop_is_noticed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when uvicorn looks next."""

    async def look_seldom(self: uvicorn.Server) -> None:
        await asyncio.sleep(3600)

    async def stop() -> None:
        server = Server(uvicorn.Config("no:app"), cast(Hub, None), ready=lambda port: None)
        working = asyncio.create_task(server.main_loop())
        await asyncio.sleep(0)
        server.handle_exit(signal.SIGTERM, None)
        await asyncio.wait_for(working, 20)
        assert server.should_exit

    monkeypatch.setattr(uvicorn.Server, "main_loop", look_seldom)
    asyncio.run(stop())


SECRETS = {
    "name": "Bartholomew",
    "said": "Quicksilver",
    "device": "Montgomery",
    "action": "a>63",
}


def test_the_log_holds_no_secret(own: ServerProcess) -> None:
    """Everything is used, rightly and wrongly, with the log at its most talkative: no cookie, code, name or chat."""
    ann, ben, cem = Person(own.url, SECRETS["name"]), Person(own.url, "Ben"), Person(own.url, "Cem")
    ann.ask("PATCH", "/api/me", {"name": SECRETS["device"], "language": "de"})
    seats: list[dict[str, Any]] = [{"kind": "person", "name": SECRETS["name"]}, {"kind": "open"}]
    id = ann.table("hare(players=2)", seats)["id"]
    ann_token = ann.token
    path = f"/api/tables/{id}"
    invitation = ann.ask("POST", f"{path}/invitations", {"seat": 1})["code"]
    ben.ask("GET", f"/api/invitations/{invitation}")
    ben.ask("POST", f"/api/invitations/{invitation}", {"name": "Ben"})
    cem.ask("POST", f"/api/invitations/{invitation}", {"name": "Cem"}, status=404)
    ann.ask("POST", f"{path}/start")
    talk, other = ann.socket(id), ben.socket(id)
    talk.send({"type": "chat", "id": "c", "text": SECRETS["said"]})
    loud = ann.socket(id)
    loud.send({"type": "chat", "id": "d", "text": SECRETS["said"] * 2000})
    assert loud.is_closed()
    talk.send({"type": "move", "id": "m", "seat": 0, "action": SECRETS["action"], "version": 3})
    talk.connection.send(SECRETS["said"])
    other.connection.send(SECRETS["said"].encode())
    assert other.is_closed()
    one, all_of_them = ann.ask("POST", f"{path}/seats/0/code")["code"], ann.ask("POST", "/api/me/code")["code"]
    ben.ask("POST", "/api/claim", {"code": "WRONGONE"}, status=404)
    ben.claim(one)
    ann.ask("POST", "/api/claim/confirm", {"code": one}, status=404)
    wrong = Person(own.url, "Guess", "Q" * 43)
    wrong.ask("POST", f"{path}/leave", {"seat": 0}, status=403)
    for method, address in (("GET", f"{path}/record"), ("GET", f"{path}/replay"), ("DELETE", "/api/me")):
        assert ann.http.request(method, address).status_code == 200
    ann.http.post(f"/api/claim?code={all_of_them}", content=b"{" + SECRETS["said"].encode())
    ann.http.get(f"/{SECRETS['said']}?token={ben.token}")
    log = own.log()
    assert '"level"' in log
    tokens = (ann_token, ben.token, "Q" * 43)
    codes = (invitation, one, all_of_them, "WRONGONE")
    found = [secret for secret in (*SECRETS.values(), *tokens, *codes) if secret in log]
    assert found == []
    for closing in (talk, other, ann.http, ben.http, cem.http, wrong.http):
        closing.close()


def test_every_line_of_the_log_is_json(own: ServerProcess) -> None:
    lines = [json.loads(line) for line in own.log().splitlines()]
    for line in lines:
        assert set(line) <= {
            "at",
            "level",
            "message",
            "table",
            "seat",
            "spec",
            "path",
            "status",
            "ms",
            "trace",
        }
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["at"])
    assert not [line for line in lines if line["level"] in ("error", "critical")]


def _figures(url: str) -> dict[str, float]:
    with Person(url).http as http:
        lines = http.get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_figures(quick: Inside, party: Callable[..., Party]) -> None:
    """Tables, sockets, moves, refusals, latencies, bots that think."""
    before = _figures(quick.url)
    table = party("hare(players=2)", "Ann", bots=1)
    talk = table.talk(0)
    table.play((0, "a>2"))
    talk.wait(lambda message: message.get("kind") == "move" and message["seat"] == 1)
    talk.command("move", 1, action="a>5", version=1)
    table.people[0].ask("GET", "/api/tables/nothing", status=404)
    after = _figures(quick.url)

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert grew("festina_tables") == 1
    assert grew("festina_sockets") == 1
    assert grew('festina_moves_total{by="person"}') == 1
    assert grew('festina_moves_total{by="bot"}') >= 1
    assert grew('festina_refused_total{code="not_yours"}') == 1
    assert grew('festina_refused_total{code="not_there"}') == 1
    assert grew("festina_command_seconds_count") == 1
    assert grew("festina_store_seconds_count") >= 3
    for name in (
        "festina_thinking",
        "festina_think_seconds_count",
        "festina_incidents_total",
        "festina_loop_lag_seconds_sum",
    ):
        assert name in after


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", ["http://127.0.0.1:80/"]),
        ("::1", ["http://[::1]:80/"]),
        ("games.example", ["http://games.example:80/"]),
    ],
)
def test_the_address_to_open(host: str, shown: list[str]) -> None:
    assert addresses(host, 80) == shown


def test_behind_all_interfaces_phones_get_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("festina.server.serve.outward_address", lambda: "192.168.1.5")
    assert addresses("0.0.0.0", 80) == ["http://192.168.1.5:80/", "http://127.0.0.1:80/"]
    monkeypatch.setattr("festina.server.serve.outward_address", lambda: None)
    assert addresses("0.0.0.0", 80) == ["http://127.0.0.1:80/"]


def test_phones_get_a_code_to_scan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from festina.cli.serve import _show_qr

    _show_qr("http://192.168.1.5:8765/")
    drawn = capsys.readouterr().out.splitlines()
    assert len(drawn) > 10
    assert set("".join(drawn)) & set("▀▄█")


_START = r"""
import multiprocessing, sys
from festina.server import serve as module
from festina.server.settings import read_settings

def ready(port):
    loaded = {name.partition(".")[0] for name in sys.modules} | {"sqlalchemy.orm"} & set(sys.modules)
    print(*loaded, *("a process" for _ in multiprocessing.active_children()), sep="\n")
    server.should_exit = True

class Noted(module.Server):
    def __init__(self, *given):
        global server
        server = self
        super().__init__(*given)

module.Server = Noted
module.serve(read_settings(database=sys.argv[1], port=0, thinkers=1), ready)
"""


def test_a_start_does_not_wait_for_what_the_first_answer_does_not_need(tmp_path: Path) -> None:
    """Neither migrations (on a database of the present shape), nor arrays, a compiler or grammar, nor processes."""
    command = [sys.executable, "-c", _START, f"sqlite:///{tmp_path / 'festina.db'}"]
    first, second = (
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.splitlines()
        for _ in range(2)
    )
    heavy = {"alembic", "mako", "sqlalchemy.orm", "numpy", "numba", "fluent", "babel", "psycopg", "redis"}
    heavy |= {"pebble", "a process", "segno", "webauthn", "pywebpush", "cryptography", "openskill"}
    assert "alembic" in first
    assert heavy & set(second) == set()
