"""How fast one may ask: by device and by network, whatever cookie is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from festina.server.limits import RATES, Limits, is_loopback, network_of, parse_address

from .client import COOKIE, Person, ask_once
from .inside import Inside, inside

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "server.md"
OPEN_TABLE = {"ruleset": "hare(players=2)", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]}


class _Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def _burst(rate: str) -> int:
    return int(RATES[rate][0])  # type: ignore[index]  # the name of a rate


# ---- who counts as one


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::1"),
        ("", None),
        ("unknown", None),
        ("192.0.2.7:80", None),
    ],
)
def test_addresses(address: str, found: str | None) -> None:
    assert parse_address(address) == (None if found is None else parse_address(found))


def test_addresses_of_one_customer_are_one_network() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("::ffff:192.0.2.1")


# ---- what they may ask for


@pytest.mark.parametrize("what", ["command", "chat", "table", "socket"])
def test_a_network_is_limited_however_many_devices_it_has(what: Any) -> None:
    limits = Limits(clock=_Clock())
    most = _burst(f"network {what}")
    taken = [limits.of(f"2001:db8::{number:x}").take(what, f"device {number}") for number in range(most + 20)]
    assert sum(taken) == most
    assert taken[:most] == [True] * most
    assert limits.of("2001:db8:0:1::1").take(what, "another")


@pytest.mark.parametrize("what", ["command", "chat", "table", "socket"])
def test_a_device_is_limited_wherever_it_is(what: Any) -> None:
    limits, most = Limits(clock=_Clock()), _burst(what)
    assert sum(limits.of("127.0.0.1").take(what, "ann") for _ in range(most + 5)) == most
    assert not limits.of("192.0.2.1").take(what, "ann")
    assert limits.of("192.0.2.1").take(what, "ben")


def test_a_device_that_is_too_fast_costs_its_network_nothing() -> None:
    limits = Limits(clock=_Clock())
    for _ in range(1000):
        limits.of("192.0.2.1").take("chat", "ann")
    assert limits.of("192.0.2.1").take("chat", "ben")


def test_this_machine_is_limited_by_device_alone() -> None:
    limits = Limits(clock=_Clock())
    here = limits.of("127.0.0.1")
    assert all(here.take("table", f"device {number}") for number in range(500))
    assert all(here.take("socket") for _ in range(500))
    assert all(here.take(what) for what in ("http", "device") for _ in range(500))
    assert sum(here.take("guess") for _ in range(30)) == _burst("guess"), "codes are guessed slowly everywhere"
    here.give_back("guess")
    assert here.take("guess")


def test_a_network_recovers() -> None:
    clock = _Clock()
    limits = Limits(clock=clock)
    while limits.of("192.0.2.1").take("socket"):
        pass
    clock.at += 1.0
    assert sum(limits.of("192.0.2.1").take("socket") for _ in range(20)) == RATES["network socket"][1]


# ---- over the network


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("own")) as running:
        yield running


def _make(server: Inside, address: str, **more: Any) -> httpx.Response:
    """A table made by somebody without a cookie, behind a proxy on this machine."""
    return ask_once("POST", f"{server.url}/api/tables", json=OPEN_TABLE | more, headers={"x-forwarded-for": address})


def test_a_dropped_cookie_makes_no_more_tables(own: Inside) -> None:
    most = _burst("network table")
    answers = [_make(own, f"2001:db8:7::{number:x}") for number in range(most + 10)]
    codes = [answer.status_code for answer in answers]
    assert codes[:most] == [201] * most
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"]["key"] == "server-too-fast"
    assert int(refused.headers["retry-after"]) > 0
    assert _make(own, "2001:db8:8::1").status_code == 201, "others may"


def _knock(server: Inside, headers: dict[str, str], table: str = "nosuchtabl") -> int:
    """The answer to a request for a socket."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    try:
        with connect(address, additional_headers=headers, open_timeout=20):
            return 101
    except InvalidStatus as refused:
        answer = refused.response
    assert answer.status_code != 429 or int(answer.headers["retry-after"]) > 0
    return answer.status_code


def test_opening_sockets_is_limited_by_network(own: Inside) -> None:
    ann = Person(own.url, "Ann")
    table = ann.table("hare(players=2)")["id"]
    ann.http.close()
    most = _burst("network socket")
    codes = [_knock(own, {"x-forwarded-for": f"2001:db8:9::{number:x}"}, table) for number in range(most + 20)]
    assert codes[:most] == [101] * most
    assert codes.count(429) >= 5
    assert _knock(own, {"x-forwarded-for": "2001:db8:10::1"}, table) == 101
    assert all(_knock(own, {}, table) == 101 for _ in range(most + 20)), "not without a proxy, on this machine"


def test_opening_sockets_is_limited_by_device(own: Inside) -> None:
    most = _burst("socket")
    headers = {"cookie": f"{COOKIE}={'t' * 43}"}
    codes = [_knock(own, headers) for _ in range(most + 30)]
    assert codes[:most] == [403] * most
    assert codes.count(429) >= 5
    assert _knock(own, {"cookie": f"{COOKIE}={'u' * 43}"}) == 403


def test_a_refused_socket_costs_nothing(own: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the table nor the device is looked up."""
    headers = {"x-forwarded-for": "203.0.113.50", "cookie": f"{COOKIE}={'v' * 43}"}
    while _knock(own, headers) != 429:
        pass
    asked: list[str] = []

    async def find(token: str) -> None:
        asked.append(token)

    monkeypatch.setattr(own.hub.store, "find_device", find)
    codes = [_knock(own, headers) for _ in range(5)]
    assert 429 in codes
    assert len(asked) == len([code for code in codes if code != 429])


def test_open_sockets_are_counted_by_network(tmp_path: Path) -> None:
    with inside(tmp_path, sockets_per_address=2) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("hare(players=2)")["id"]
        ann.http.close()
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"

        def behind(address: str) -> dict[str, str]:
            return {"x-forwarded-for": address}

        with (
            connect(address, additional_headers=behind("2001:db8::1")),
            connect(address, additional_headers=behind("2001:db8::2")),
        ):
            assert _knock(server, behind("2001:db8::3"), table) == 429
            assert _knock(server, behind("2001:db8:1::3"), table) == 101
        assert _knock(server, behind("2001:db8::1"), "nosuchtabl") == 403


# ---- in words


def test_the_document_names_every_limit() -> None:
    rows = re.findall(r"^\| .+ \(`(\w+)`\) \| (.*)\| (.*)\|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    written: dict[str, tuple[float, ...]] = {}
    for kind, device, network in rows:
        if device.strip():
            written[kind] = _numbers(device)
        written[f"network {kind}" if device.strip() else kind] = _numbers(network)
    assert written == dict(RATES)


def _numbers(cell: str) -> tuple[float, ...]:
    return tuple(float(Fraction(number)) for number in cell.strip(" *").split(","))
