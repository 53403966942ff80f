"""The lobby is for everybody: one network, and one host, has room for a few tables."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from .client import Person, ask_once
from .inside import NO_LIMITS, Inside, inside

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
MOST, PER_HOST = 20, 5


def _make(server: Inside, address: str, **more: Any) -> httpx.Response:
    """A public table made by somebody without a cookie, behind a proxy on this machine."""
    wish = {"ruleset": "hare(players=2)", "seats": SEATS, "public": True, **more}
    return ask_once("POST", f"{server.url}/api/tables", json=wish, headers={"x-forwarded-for": address})


def _listed(server: Inside) -> set[str]:
    return {table["id"] for table in ask_once("GET", f"{server.url}/api/tables").json()["tables"]}


def test_one_network_does_not_fill_the_lobby(tmp_path: Path) -> None:
    """However often it drops its cookie: 120 tables from one /64."""
    with inside(tmp_path, rates=NO_LIMITS) as server:
        answers = [_make(server, f"2001:db8::{number:x}") for number in range(120)]
        assert [answer.status_code for answer in answers] == [201] * MOST + [429] * (120 - MOST)
        error = answers[-1].json()["error"]
        assert (error["key"], error["params"]) == ("server-too-many-public", {"most": MOST})
        assert str(MOST) in error["text"]
        assert len(_listed(server)) == MOST
        assert _make(server, "2001:db8::1", public=False).status_code == 201, "not public: as many as one likes"
        other = _make(server, "2001:db8:0:1::1")
        assert other.status_code == 201
        assert other.json()["id"] in _listed(server)


def test_a_table_that_is_gone_makes_room(tmp_path: Path) -> None:
    with inside(tmp_path, rates=NO_LIMITS, public_per_address=2) as server:
        first = _make(server, "203.0.113.4")
        assert [_make(server, "203.0.113.4").status_code for _ in range(2)] == [201, 429]
        headers = {"x-forwarded-for": "203.0.113.4", "cookie": first.headers["set-cookie"].partition(";")[0]}
        path = f"{server.url}/api/tables/{first.json()['id']}/leave"
        assert ask_once("POST", path, json={"seat": 0}, headers=headers).status_code == 200
        assert [_make(server, "203.0.113.4").status_code for _ in range(2)] == [201, 429]


def test_the_tables_that_wait_for_people_are_counted(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        waiting = [_make(server, "203.0.113.4").json()["id"] for _ in range(2)]
        _make(server, "203.0.113.4", seats=[SEATS[0], {"kind": "bot", "bot": "level:1"}])
        assert set(waiting) < _listed(server), "what is being played is listed, too"
        assert ask_once("GET", f"{server.url}/api/lobby").json() == {"open": 2}


def test_tables_made_at_once_are_counted(tmp_path: Path) -> None:
    with inside(tmp_path, rates=NO_LIMITS, public_per_address=3) as server, ThreadPoolExecutor(8) as pool:
        answers = pool.map(lambda _: _make(server, "203.0.113.4").status_code, range(24))
        assert sorted(answers) == [201] * 3 + [429] * 21


def test_a_refused_wish_takes_no_room(tmp_path: Path) -> None:
    with inside(tmp_path, rates=NO_LIMITS, public_per_address=1) as server:
        assert _make(server, "203.0.113.4", ruleset="hare(players=3)").status_code == 400
        assert _make(server, "203.0.113.4").status_code == 201


@pytest.mark.parametrize("starts", [True, False])
def test_the_lobby_shows_a_few_tables_of_each_host(tmp_path: Path, starts: bool) -> None:
    with inside(tmp_path, rates=NO_LIMITS) as server:
        ann, ben = server.person("Ann"), server.person("Ben")
        seats = [{"kind": "person"}] * 2 if starts else [{"kind": "person"}, {"kind": "open"}]

        def tables(host: Person, count: int) -> list[str]:
            return [host.table("hare(players=2)", seats, public=True)["id"] for _ in range(count)]

        for host in (ann, ben):
            host.ask("PATCH", "/api/me", {"name": host.name})
        theirs = tables(ben, 2)
        mine = tables(ann, PER_HOST + 3)
        assert _listed(server) == {*theirs, *mine[-PER_HOST:]}, "the latest"
