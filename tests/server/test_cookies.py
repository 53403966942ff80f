"""The device's cookie: one name over http, a safer one over https, and never two that differ."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from festina.server.cookies import COOKIE, SECURE_COOKIE

from .client import Person, ask_once
from .inside import Inside, inside

HTTPS = {"x-forwarded-proto": "https"}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("own")) as running:
        yield running


def _ask(server: Inside, method: str, cookies: dict[str, str], https: bool = True, **more: Any) -> httpx.Response:
    """A request to ``/api/me`` with these cookies and no others."""
    headers = {**(HTTPS if https else {}), "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    return ask_once(method, f"{server.url}/api/me", headers=headers, **more)


def _set(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, with their attributes."""
    lines = answer.headers.get_list("set-cookie")
    return {name: rest for name, _, rest in (line.partition("=") for line in lines)}


def _device(server: Inside, name: str, https: bool) -> str:
    """The secret of a new device."""
    answer = _ask(server, "PATCH", {}, https, json={"name": name})
    (line,) = _set(answer).values()
    return line.partition(";")[0]


def _name(answer: httpx.Response) -> str:
    return str(answer.json()["name"])


def test_over_https_the_cookie_is_this_hosts_alone(own: Inside) -> None:
    found = _set(_ask(own, "PATCH", {}, json={"name": "Ann"}))
    assert set(found) == {SECURE_COOKIE} == {"__Host-festina_device"}
    attributes = {part.strip().lower() for part in found[SECURE_COOKIE].split(";")[1:]}
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= attributes
    assert not any(part.startswith("domain") for part in attributes)


def test_over_plain_http_it_keeps_its_name(own: Inside) -> None:
    found = _set(_ask(own, "PATCH", {}, https=False, json={"name": "Ann"}))
    assert set(found) == {COOKIE}
    assert "secure" not in found[COOKIE].lower()


def test_the_setting_makes_every_cookie_safe(tmp_path: Path) -> None:
    """For a proxy that does not say that it speaks https."""
    with inside(tmp_path, secure_cookies=True) as server:
        answer = _ask(server, "PATCH", {}, https=False, json={"name": "Ann"})
        token = _set(answer)[SECURE_COOKIE].partition(";")[0]
        assert "strict-transport-security" not in answer.headers, "not known to be https"
        assert _name(_ask(server, "GET", {SECURE_COOKIE: token}, https=False)) == "Ann"


def test_a_device_with_the_old_name_gets_the_new_one(own: Inside) -> None:
    """Whatever it asks first, with the same secret; the old cookie goes."""
    token = _device(own, "Ann", https=False)
    for method in ("GET", "PATCH"):
        answer = _ask(own, method, {COOKIE: token}, json={"language": "de"} if method == "PATCH" else None)
        assert _name(answer) == "Ann"
        found = _set(answer)
        assert found[SECURE_COOKIE].startswith(f"{token};")
        assert found[COOKIE].startswith('"";')
        assert "Max-Age=0" in found[COOKIE]
    settled = _ask(own, "GET", {SECURE_COOKIE: token})
    assert _name(settled) == "Ann"
    assert _set(settled) == {}


def test_the_safe_one_wins(own: Inside) -> None:
    """A cookie that another page of the domain may have set neither counts nor stays."""
    ann, eve = _device(own, "Ann", https=True), _device(own, "Eve", https=False)
    answer = _ask(own, "GET", {COOKIE: eve, SECURE_COOKIE: ann})
    assert _name(answer) == "Ann"
    assert set(_set(answer)) == {COOKIE}, "deleted"
    forgotten = _ask(own, "PATCH", {COOKIE: eve, SECURE_COOKIE: "x" * 43}, json={"name": "New"})
    assert _name(forgotten) == "New"
    assert not _set(forgotten)[SECURE_COOKIE].startswith((eve, "x"))
    assert _set(forgotten)[COOKIE].startswith('"";')
    assert _name(_ask(own, "GET", {COOKIE: eve}, https=False)) == "Eve", "not changed"


def test_an_unknown_secret_is_not_renamed(own: Inside) -> None:
    assert _set(_ask(own, "GET", {COOKIE: "y" * 43})) == {}


@pytest.mark.parametrize("https", [True, False])
def test_whoever_is_forgotten_keeps_no_cookie(own: Inside, https: bool) -> None:
    token = _device(own, "Ann", https)
    name = SECURE_COOKIE if https else COOKIE
    found = _set(_ask(own, "DELETE", {name: token}, https))
    assert set(found) == {name}
    assert found[name].startswith('"";')
    assert ("Secure" in found[name]) == https, "a browser takes it only so"


def test_a_refusal_renames_too_but_gives_no_new_device(own: Inside) -> None:
    token = _device(own, "Ann", https=False)
    refused = _ask(own, "PATCH", {COOKIE: token}, json={"language": "xx"})
    assert refused.status_code == 400
    assert set(_set(refused)) <= {COOKIE, SECURE_COOKIE}
    assert _set(_ask(own, "PATCH", {}, json={"language": "xx"})) == {}


def test_sockets_know_both_names(own: Inside) -> None:
    ann = Person(own.url, "Ann")
    table = ann.table("hare(players=2)")["id"]
    for name in (COOKIE, SECURE_COOKIE):
        headers = {"Cookie": f"{name}={ann.token}", "Origin": own.url}
        with connect(f"{own.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=headers) as line:
            line.send('{"type": "hello", "protocol": 1}')
            assert json.loads(line.recv(timeout=20))["table"]["mine"] == [0]
    ann.http.close()


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/nothing", "/api/tables/none"])
def test_browsers_stay_with_https(own: Inside, path: str) -> None:
    header = "strict-transport-security"
    assert ask_once("GET", f"{own.url}{path}", headers=HTTPS).headers[header] == "max-age=31536000"
    assert header not in ask_once("GET", f"{own.url}{path}").headers
