"""The parts of notices by themselves: addresses that nothing is sent to, quiet hours, the feed."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from datetime import datetime
from xml.etree import ElementTree as ET
from zoneinfo import ZoneInfo

import pytest

from festina.server.limits import parse_address
from festina.server.notices.endpoint import NotAllowed, is_public, parse_endpoint, resolve
from festina.server.notices.quiet import check_quiet, quiet_period, when_short
from festina.server.refusal import Refusal
from festina.server.wire_notices import QuietHours

from .party import Party

_ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://ann@push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://[::ffff:192.168.0.1]/x",
        "ftp://push.example.org/x",
        "https:///x",
        "https://push.example.org/x\r\nHost: y",
        "nonsense",
        "",
    ],
)
def test_nothing_is_sent_there(url: str) -> None:
    with pytest.raises(Refusal, match="push service"):
        parse_endpoint(url, private=False)


@pytest.mark.parametrize(
    ("found", "allowed"),
    [(["93.184.216.34"], True), (["93.184.216.34", "10.0.0.1"], False), (["::1"], False), ([], False)],
)
def test_a_name_is_looked_up_apart_from_other_work(
    monkeypatch: pytest.MonkeyPatch, found: list[str], allowed: bool
) -> None:
    threads: list[str] = []

    def getaddrinfo(*args: object, **kwargs: object) -> list[tuple[object, ...]]:
        threads.append(threading.current_thread().name)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    asking = resolve(parse_endpoint("https://push.example.org/x", private=False), private=False)
    if allowed:
        assert asyncio.run(asking) == found[0]
    else:
        with pytest.raises(NotAllowed):
            asyncio.run(asking)
    assert [name.startswith("push-name") for name in threads] == [True]


def test_a_push_service_is_reached_by_https() -> None:
    found = parse_endpoint("https://push.example.org/a/b?c=d", private=False)
    assert (found.host, found.port, found.target, found.origin) == (
        "push.example.org",
        443,
        "/a/b?c=d",
        "https://push.example.org",
    )
    assert parse_endpoint("http://127.0.0.1:9/x", private=True).origin == "http://127.0.0.1:9"


@pytest.mark.parametrize(
    ("text", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("fd00::1", False),
        ("fec0::1", False),
        ("fe80::1", False),
        ("::127.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::1", False),
        ("::ffff:10.0.0.1", False),
    ],
)
def test_which_addresses_belong_to_the_internet(text: str, public: bool) -> None:
    address = parse_address(text)
    assert address is not None
    assert is_public(address) is public


def _at(text: str, zone: str = "Europe/Madrid") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_quiet_hours_across_midnight_and_a_change_of_the_clocks() -> None:
    night = QuietHours(since="22:00", to="07:30", zone="Europe/Madrid")
    assert quiet_period(night, _at("2027-01-15 21:59")) is None
    assert quiet_period(night, _at("2027-01-15 23:00")) == (_at("2027-01-15 22:00"), _at("2027-01-16 07:30"))
    assert quiet_period(night, _at("2027-01-16 03:00")) == (_at("2027-01-15 22:00"), _at("2027-01-16 07:30"))
    assert quiet_period(night, _at("2027-01-16 07:30")) is None
    began, ends = quiet_period(night, _at("2027-03-28 01:00")) or (0.0, 0.0)
    assert ends - began == 8.5 * 3600, "an hour of that night does not exist"
    noon = QuietHours(since="12:00", to="14:00", zone="Europe/Madrid")
    assert quiet_period(noon, _at("2027-01-15 13:00")) == (_at("2027-01-15 12:00"), _at("2027-01-15 14:00"))
    assert quiet_period(None, 0.0) is None


def test_that_time_runs_short_is_said_when_it_still_helps() -> None:
    night = QuietHours(since="22:00", to="07:30", zone="Europe/Madrid")
    six = 6 * 3600.0
    assert when_short(_at("2027-01-16 20:00"), six, night) == _at("2027-01-16 14:00")
    assert when_short(_at("2027-01-16 12:00"), six, night) == _at("2027-01-16 07:30"), "after the night"
    assert when_short(_at("2027-01-16 08:00"), six, night) < _at("2027-01-15 22:00"), "before it"


def test_quiet_hours_that_mean_nothing_are_refused() -> None:
    for quiet in (
        QuietHours(since="08:00", to="08:00", zone="Europe/Madrid"),
        QuietHours(since="22:00", to="08:00", zone="Nowhere/At_All"),
    ):
        with pytest.raises(Refusal):
            check_quiet(quiet)


def test_a_feed_lists_what_waits(party: Callable[..., Party]) -> None:
    game = party("hare(players=2)", "Ann", "Ben", pace="days:3")
    ben = game.people[1]
    ben.ask("PATCH", "/api/me", {"language": "de"})
    address = ben.ask("POST", "/api/me/feed")["address"]
    reader = game.host.http
    first = reader.get(address)
    assert first.headers["content-type"].startswith("application/atom+xml")
    assert "noindex" in first.headers["x-robots-tag"]
    assert "set-cookie" not in first.headers
    assert ET.fromstring(first.text).findall(f"{_ATOM}entry") == []
    game.play((0, "a>2"))
    second = reader.get(address)
    root = ET.fromstring(second.text)
    assert root.attrib["{http://www.w3.org/XML/1998/namespace}lang"] == "de"
    (entry,) = root.findall(f"{_ATOM}entry")
    assert entry.findtext(f"{_ATOM}title") == "Du bist am Zug"
    assert "mit Ann" in (entry.findtext(f"{_ATOM}summary") or "")
    link = entry.find(f"{_ATOM}link")
    assert link is not None
    assert link.attrib["href"].endswith(f"/#/table/{game.id}")
    assert (entry.findtext(f"{_ATOM}id") or "").startswith("urn:uuid:")
    assert reader.get(address).text == second.text
    assert reader.get(address, headers={"If-None-Match": second.headers["etag"]}).status_code == 304
    since = {"If-Modified-Since": second.headers["last-modified"]}
    assert reader.get(address, headers=since).status_code == 304
    renewed = ben.ask("POST", "/api/me/feed")["address"]
    assert reader.get(address).status_code == 404
    assert ben.ask("DELETE", "/api/me/feed")["feed"] is False
    assert reader.get(renewed).status_code == 404
