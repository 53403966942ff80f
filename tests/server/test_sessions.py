"""The browsers that act as one person: seen, and signed out."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable

import pytest

from festina.server.agents import label_of

from .authenticator import encoded
from .client import Person
from .inside import Inside
from .test_passkeys import Browser, browser, patient

__all__ = ["browser", "patient"]  # fixtures

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0"


@pytest.mark.parametrize(
    ("said", "label"),
    [(FIREFOX, "Firefox · Linux"), (IPHONE, "Safari · iPhone"), (EDGE, "Edge · Windows"), ("curl/8", ""), (None, "")],
)
def test_a_browser_is_called_by_what_it_says(said: str | None, label: str) -> None:
    assert label_of(said) == label


def test_a_browser_can_be_signed_out_from_another_and_what_it_has_open_ends(browser: Callable[..., Browser]) -> None:
    home, away = browser(), browser()
    home.http.headers["user-agent"] = FIREFOX
    away.http.headers["user-agent"] = IPHONE
    table = home.table()["id"]
    away.sign_in(home.make_passkey())
    sessions = home.ask("GET", "/api/me/sessions")["sessions"]
    assert {(each["label"], each["this"]) for each in sessions} == {
        ("Firefox · Linux", True),
        ("Safari · iPhone", False),
    }
    talk = away.socket(table)
    gone = next(each["id"] for each in sessions if not each["this"])
    left = home.ask("DELETE", f"/api/me/sessions/{gone}")["sessions"]
    assert [each["this"] for each in left] == [True]
    assert talk.is_closed()
    assert talk.heard[-1]["error"]["key"] == "server-signed-out"
    assert away.ask("GET", "/api/me")["tables"] == []
    assert home.ask("GET", f"/api/tables/{table}")["mine"] == [0]


def test_signing_out_here_takes_the_cookie_along(browser: Callable[..., Browser]) -> None:
    ann = browser()
    ann.table()
    phone = ann.make_passkey()
    (mine,) = ann.ask("GET", "/api/me/sessions")["sessions"]
    ann.ask("DELETE", f"/api/me/sessions/{mine['id']}")
    assert not ann.token
    assert ann.sign_in(phone)["signed_in"]
    assert len(ann.ask("GET", "/api/me")["tables"]) == 1


def test_the_last_browser_without_a_passkey_stays(guest: Callable[..., Person]) -> None:
    ann = guest()
    ann.table()
    (mine,) = ann.ask("GET", "/api/me/sessions")["sessions"]
    refused = ann.ask("DELETE", f"/api/me/sessions/{mine['id']}", status=409)
    assert refused["error"]["key"] == "server-last-session"
    assert len(ann.ask("GET", "/api/me")["tables"]) == 1


def test_nobody_can_sign_out_another_s_browser(browser: Callable[..., Browser]) -> None:
    ann, ben = browser("Ann"), browser("Ben")
    ann.table()
    ann.make_passkey()
    ben.table()
    (hers,) = ann.ask("GET", "/api/me/sessions")["sessions"]
    ben.ask("DELETE", f"/api/me/sessions/{hers['id']}", status=404)
    assert ann.token not in str(hers)


def test_there_are_never_too_many_browsers(browser: Callable[..., Browser]) -> None:
    ann = browser()
    ann.table()
    phone = ann.make_passkey()
    for _ in range(22):
        other = browser()
        other.sign_in(phone)
    assert len(other.ask("GET", "/api/me/sessions")["sessions"]) == 20
    assert ann.ask("GET", "/api/me")["tables"] == [], "the one that was not seen for longest made room"


def test_what_is_stored_about_a_person_can_be_read(browser: Callable[..., Browser]) -> None:
    ann = browser()
    ann.ask("PATCH", "/api/me", {"name": "Ann", "runner": 2})
    ann.make_passkey()
    found = ann.ask("GET", "/api/me/profile")
    assert (found["runner"], len(found["sessions"]), len(found["passkeys"])) == (2, 1, 1)
    assert (found["results"], found["people"], found["invitations"]) == ([], [], [])
    assert ann.token not in str(found)


def test_an_export_holds_browsers_and_passkeys_without_what_authenticates_them(
    browser: Callable[..., Browser], patient: Inside
) -> None:
    ann = browser()
    ann.ask("PATCH", "/api/me", {"name": "Ann", "runner": 2})
    ann.make_passkey()
    answer = ann.http.get("/api/me/export")
    found = answer.json()
    profile = found["profile"]
    assert profile == ann.ask("GET", "/api/me/profile")
    assert profile["runner"] == 2
    assert [each["this"] for each in profile["sessions"]] == [True]
    assert [each["name"] for each in profile["passkeys"]] == ["My phone"]
    mine = found["device"]["id"]
    ((token_hash,),) = patient.query("SELECT token_hash FROM sessions WHERE device = ?", mine)
    ((credential, key),) = patient.query("SELECT credential, public_key FROM passkeys WHERE device = ?", mine)
    for secret in (ann.token, token_hash, credential, encoded(key), key.hex(), b64encode(key).decode()):
        assert secret not in answer.text
