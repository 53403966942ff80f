"""At the door: headers that keep browsers safe, other pages, sizes, speeds, and no stack trace for anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from festina.server.limits import RATES, Limits, is_loopback

from .client import Person
from .inside import Inside, inside
from .party import Party

MakePerson = Callable[..., Person]
ANN = {"kind": "person", "name": "Ann"}


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/none", "/nothing", "/healthz", "/metrics"])
def test_every_answer_carries_the_headers(guest: MakePerson, path: str) -> None:
    headers = guest().http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "no inline script, no eval, no other place"
    assert policy["object-src"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    if path == "/api/games":  # the same for everybody: it may be kept, and is asked for again
        assert headers["cache-control"] == "no-cache"
    elif path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_answers_are_json_so_that_names_cannot_be_markup(guest: MakePerson) -> None:
    ann = guest()
    name = "<img src=x onerror=y>"
    answer = ann.http.post(
        "/api/tables", json={"ruleset": "hare(players=2)", "seats": [{**ANN, "name": name}, {"kind": "open"}]}
    )
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == name
    record = ann.http.get(f"/api/tables/{answer.json()['id']}/record")
    assert record.headers["content-type"] == "application/json", "not begun: an error"


# ---- other pages


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://127.0.0.1.evil.example"]
)
def test_other_pages_change_nothing(guest: MakePerson, quick: Inside, origin: str) -> None:
    ann = guest()
    wish = {"ruleset": "hare(players=2)", "seats": [ANN, {"kind": "open"}]}
    answer = ann.http.post("/api/tables", json=wish, headers={"origin": origin})
    assert answer.status_code == 403
    assert _key(answer.json()) == "server-other-origin"
    assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    table = ann.table("hare(players=2)", [ANN, ANN])["id"]
    address = f"{quick.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus, match="403"), connect(address, additional_headers={"Origin": origin}):
        pass


def test_pages_of_named_origins_may(tmp_path: Path) -> None:
    with inside(tmp_path, origins=["https://games.example"]) as server, Person(server.url).http as http:
        for origin, status in (("https://games.example", 200), (server.url, 200), ("https://other.example", 403)):
            assert http.patch("/api/me", json={"name": "Ann"}, headers={"origin": origin}).status_code == status


# ---- sizes


def test_bodies_are_bounded(guest: MakePerson) -> None:
    ann = guest()
    big = ann.http.post("/api/claim", json={"code": "x" * 70_000})
    assert big.status_code == 413
    assert _key(big.json()) == "server-too-large"

    def in_parts() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    parts = ann.http.post("/api/claim", content=in_parts(), headers={"content-type": "application/json"})
    assert parts.status_code == 413, "also without a length"
    assert _key(parts.json()) == "server-too-large"
    long = "Festina record 1\n" + "# a comment that is rather long\n" * 6_000
    assert ann.http.post("/api/replay", json={"record": long}).status_code == 400, "records may be longer"
    assert ann.http.post("/api/replay", json={"record": long * 3}).status_code == 413


@pytest.mark.parametrize(
    ("content", "type"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[" * 60_000, "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"code": "\\ud800"}', "application/json"),
        (b'{"\\ud800": 1}', "application/json"),
        (b'{"code": 1e999}', "application/json"),
        (b'{"code":' + b"9" * 5000 + b"}", "application/json"),
        (b"code=x", "application/x-www-form-urlencoded"),
        (b"null", "application/json"),
    ],
)
def test_bodies_that_make_no_sense(guest: MakePerson, content: bytes, type: str) -> None:
    answer = guest().http.post("/api/claim", content=content, headers={"content-type": type})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "malformed"
    assert error["key"] in ("server-malformed", "server-not-json")


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/games/%00", "/api/tables/..%2f..", "/api/locales/..%2fen"])
def test_strange_addresses_lead_nowhere(guest: MakePerson, path: str) -> None:
    assert guest().http.get(path).status_code == 404


def test_an_origin_that_is_no_address(guest: MakePerson) -> None:
    answer = guest().http.post("/api/tables", json={}, headers={"origin": "http://["})
    assert answer.status_code == 403
    assert _key(answer.json()) == "server-other-origin"


def test_who_is_refused_at_first_leaves_nothing(guest: MakePerson, quick: Inside) -> None:
    def devices() -> Any:
        return quick.query("SELECT count(*) FROM devices")

    before = devices()
    stranger = guest()
    assert _key(stranger.ask("POST", "/api/claim", {"code": "ABCDEFGH"}, status=404)) == "server-no-code"
    assert stranger.cookie is None
    assert devices() == before


def test_only_the_head_of_a_page(guest: MakePerson) -> None:
    assert [guest().http.head(path).status_code for path in ("/", "/healthz")] == [200, 200]


def test_a_record_that_would_take_for_ever(guest: MakePerson) -> None:
    answer = guest().ask("POST", "/api/replay", {"record": "0: >1\n" * 20_000}, status=413)
    assert _key(answer) == "server-replay-too-long"


def test_a_wrong_method_says_so(guest: MakePerson) -> None:
    answer = guest().http.put("/api/tables")
    assert answer.status_code == 405
    assert _key(answer.json()) == "server-no-page"


def test_an_address_without_its_sign_leads_to_the_page(guest: MakePerson) -> None:
    """Typed without the #; programs get to know that there is nothing."""
    http = guest().http
    answer = http.get("/rules/k3v9", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/#/rules/k3v9")
    assert http.get("/rules/k3v9").status_code == 404
    assert http.get("/api/nothing", headers={"accept": "text/html"}).status_code == 404


# ---- speeds


def test_buckets_fill_up_again() -> None:
    moment = 0.0
    limits = Limits(clock=lambda: moment)
    size, rate = RATES["chat"]
    assert [limits.take("chat", "ann") for _ in range(int(size) + 1)] == [True] * int(size) + [False]
    assert limits.take("chat", "ben")
    moment += 1 / rate
    assert limits.take("chat", "ann")
    assert not limits.take("chat", "ann")
    limits.give_back("chat", "ann")
    assert limits.take("chat", "ann")
    moment += 1e6
    assert [limits.take("chat", "ann") for _ in range(int(size) + 1)] == [True] * int(size) + [False]


def test_the_memory_of_buckets_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("festina.server.limits._MOST", 10)
    limits = Limits()
    for number in range(100):
        limits.take("http", str(number))
    assert len(limits._buckets) == 10


def test_sockets_of_one_address_are_counted() -> None:
    limits = Limits()
    assert [limits.open_socket("203.0.113.9", 2) for _ in range(3)] == [True, True, False]
    limits.close_socket("203.0.113.9")
    assert limits.open_socket("203.0.113.9", 2)
    assert all(limits.open_socket("127.0.0.1", 2) for _ in range(5)), "not at this very machine"


@pytest.mark.parametrize(
    ("address", "local"), [("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("", False), ("testclient", False)]
)
def test_loopback(address: str, local: bool) -> None:
    assert is_loopback(address) == local


def test_requests_of_one_address_are_slowed_down(tmp_path: Path) -> None:
    with inside(tmp_path, rates={**RATES, "http": (5.0, 0.0)}) as server, Person(server.url).http as http:
        codes = [http.get("/api/bots", headers={"x-forwarded-for": "203.0.113.77"}).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429, 429]
        assert http.get("/api/bots").status_code == 200


# ---- trouble


def test_a_failure_is_answered_without_its_inside(
    party: Callable[..., Party], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Over HTTP and the socket: something went wrong, please try again; the log knows where, and no secret."""
    table = party("hare(players=2)", "Ann", "Ben")
    ann = table.talk(0)

    def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("secret of the server")

    monkeypatch.setattr("festina.server.match.Match.play", fail)
    refused = ann.move(0, "a>2")
    assert refused["error"]["code"] == "trouble"
    assert refused["error"]["key"] == "server-trouble"
    assert "secret" not in str(refused)
    move = {"type": "move", "id": "x", "seat": 0, "action": "a>2", "version": ann.version}
    answer = table.host.http.post(f"{table.path}/moves", json=move)
    assert answer.status_code == 500
    assert _key(answer.json()) == "server-trouble"
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    logged = [record for record in caplog.records if record.name == "festina.server"]
    assert {getattr(record, "path", None) for record in logged} == {None, "/api/tables/{id}/moves"}
    monkeypatch.undo()
    assert ann.move(0, "a>2")["type"] == "ack", "nothing was changed"
