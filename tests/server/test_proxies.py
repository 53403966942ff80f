"""Who asks, behind a proxy: believed from those whom the operator trusts, and from nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from festina import FestinaError
from festina.server.limits import RATES
from festina.server.proxies import Proxies
from festina.server.settings import read_settings

from .client import ask_once
from .inside import inside

NAME = {"name": "Ann"}


def _resolved(
    peer: str | None, headers: dict[str, str] | list[tuple[str, str]], type: str = "http", *ranges: str
) -> tuple[Any, Any]:
    pairs = headers.items() if isinstance(headers, dict) else headers
    scope: dict[str, Any] = {
        "type": type,
        "client": None if peer is None else (peer, 1234),
        "scheme": "ws" if type == "websocket" else "http",
        "headers": [(name.encode(), value.encode()) for name, value in pairs],
    }
    Proxies(ranges or ("127.0.0.0/8", "::1", "10.0.0.0/24")).resolve(scope)
    return scope["client"] and scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.3", "203.0.113.7", "203.0.113.7"),
        ("::1", "2001:db8::7", "2001:db8::7"),
        ("::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "127.0.0.1, 203.0.113.7, 10.0.0.5", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.7:4711", "203.0.113.7"),
        ("127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("127.0.0.1", "10.0.0.9, 10.0.0.5", "10.0.0.9"),
        (None, "203.0.113.7", "203.0.113.7"),
        # not trusted
        ("203.0.113.1", "198.51.100.1", "203.0.113.1"),
        ("10.0.1.1", "198.51.100.1", "10.0.1.1"),
        # not addresses
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7, unknown", "127.0.0.1"),
        ("127.0.0.1", "unknown, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.7, nonsense, 10.0.0.5", "10.0.0.5"),
        ("127.0.0.1", ",,,", "127.0.0.1"),
        ("127.0.0.1", "[", "127.0.0.1"),
        ("127.0.0.1", "\xff" * 2000, "127.0.0.1"),
    ],
)
def test_the_rightmost_address_that_is_no_proxy_counts(peer: str | None, forwarded: str, visitor: str) -> None:
    assert _resolved(peer, {"x-forwarded-for": forwarded})[0] == visitor


def test_several_headers_are_one_list() -> None:
    headers = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.7")]
    assert _resolved("127.0.0.1", headers)[0] == "203.0.113.7"


@pytest.mark.parametrize(
    ("peer", "forwarded", "type", "scheme"),
    [
        ("127.0.0.1", "https", "http", "https"),
        ("127.0.0.1", "HTTPS", "http", "https"),
        ("127.0.0.1", "http", "http", "http"),
        ("127.0.0.1", "http, https", "http", "https"),
        ("127.0.0.1", "https", "websocket", "wss"),
        ("127.0.0.1", "wss", "websocket", "wss"),
        ("127.0.0.1", "gopher", "http", "http"),
        ("127.0.0.1", "", "http", "http"),
        ("203.0.113.1", "https", "http", "http"),
    ],
)
def test_the_scheme(peer: str, forwarded: str, type: str, scheme: str) -> None:
    assert _resolved(peer, {"x-forwarded-proto": forwarded}, type)[1] == scheme


def test_everybody_may_be_trusted() -> None:
    assert _resolved("203.0.113.1", {"x-forwarded-for": "192.0.2.1"}, "http", "0.0.0.0/0", "::/0")[0] == "192.0.2.1"


def test_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FESTINA_PROXIES", raising=False)
    assert read_settings().proxies == ["127.0.0.0/8", "::1"]
    monkeypatch.setenv("FESTINA_PROXIES", "10.0.0.0/8, 192.0.2.1,2001:db8::/32")
    assert read_settings().proxies == ["10.0.0.0/8", "192.0.2.1", "2001:db8::/32"]
    monkeypatch.setenv("FESTINA_PROXIES", "")
    assert read_settings().proxies == []
    for wrong in ("everybody", "10.0.0.0/99", "10.0.0.0-10.0.0.9"):
        monkeypatch.setenv("FESTINA_PROXIES", wrong)
        with pytest.raises(FestinaError, match="The setting “proxies” does not fit: "):
            read_settings()


@pytest.mark.parametrize("proxies", [["10.0.0.0/8"], []])
def test_whoever_is_not_trusted_is_not_believed(
    tmp_path: Path, proxies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the address nor the scheme; and nothing but the setting says whom to trust."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    with inside(tmp_path, rates={**RATES, "device": (1.0, 0.0)}, proxies=proxies) as server:
        for _ in range(3):
            answer = ask_once("PATCH", f"{server.url}/api/me", json=NAME, headers=headers)
            assert answer.status_code == 200, "counted as this machine's own"
            assert "Secure" not in answer.headers["set-cookie"]
            assert answer.headers["set-cookie"].startswith("festina_device=")
            assert "strict-transport-security" not in answer.headers


def test_visitors_behind_one_proxy_have_limits_of_their_own(tmp_path: Path) -> None:
    with inside(tmp_path, rates={**RATES, "http": (3.0, 0.0)}) as server:

        def ask(address: str) -> int:
            return ask_once("GET", f"{server.url}/api/bots", headers={"x-forwarded-for": address}).status_code

        assert [ask("203.0.113.1") for _ in range(5)] == [200] * 3 + [429] * 2
        assert [ask("203.0.113.2") for _ in range(5)] == [200] * 3 + [429] * 2
        assert [ask(f"2001:db8::{number}") for number in range(5)] == [200] * 3 + [429] * 2, "one customer"
        assert ask("192.0.2.5, 203.0.113.1") == 429, "what a visitor claims does not count"
