"""Coming back with a passkey, as the same person on another browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .authenticator import Authenticator, encoded
from .client import Person
from .inside import NO_LIMITS, Clock, Inside, inside

HOST = "localhost"


class Browser(Person):
    """Somebody whose page was opened at ``localhost``, where passkeys work."""

    def __init__(self, server: Inside, name: str = "Ann") -> None:
        super().__init__(server.url, name)
        self.origin = f"http://{HOST}:{server.url.rpartition(':')[2]}"
        self.http.headers.update({"origin": self.origin, "host": self.origin.removeprefix("http://")})

    def make_passkey(self) -> Authenticator:
        phone = Authenticator(self.origin)
        self.ask("POST", "/api/me/passkeys", phone.make(self.ask("POST", "/api/me/passkeys/options")))
        return phone

    def proof(self, phone: Authenticator) -> dict[str, Any]:
        return phone.sign(self.ask("POST", "/api/passkey/options"))

    def sign_in(self, phone: Authenticator) -> Any:
        return self.ask("POST", "/api/passkey", self.proof(phone))


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that lets a test be wrong as often as it likes."""
    with inside(tmp_path_factory.mktemp("patient"), rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def browser(patient: Inside) -> Iterator[Callable[..., Browser]]:
    made: list[Browser] = []

    def make(name: str = "Ann") -> Browser:
        made.append(Browser(patient, name))
        return made[-1]

    yield make
    for each in made:
        each.http.close()


def tables(person: Person) -> set[str]:
    return {table["id"] for table in person.ask("GET", "/api/me")["tables"]}


def test_a_passkey_brings_a_person_back_on_a_browser_that_has_nothing(browser: Callable[..., Browser]) -> None:
    home, away = browser(), browser()
    home.ask("PATCH", "/api/me", {"name": "Ann", "runner": 3})
    table = home.table()["id"]
    phone = home.make_passkey()
    (listed,) = home.ask("GET", "/api/me/passkeys")["passkeys"]
    assert (listed["name"], listed["used"]) == ("My phone", None)
    assert away.sign_in(phone) == {"signed_in": True, "brings": [], "secret": None, "expires": None}
    assert away.token not in ("", home.token)
    me = away.ask("GET", "/api/me")
    assert (me["name"], me["runner"], {each["id"] for each in me["tables"]}) == ("Ann", 3, {table})
    assert me["tables"][0]["mine"] == [0]
    assert home.ask("GET", "/api/me/passkeys")["passkeys"][0]["used"] is not None
    assert away.sign_in(phone)["signed_in"], "once more is no harm"
    assert len(home.ask("GET", "/api/me/sessions")["sessions"]) == 2


def test_what_the_browser_has_is_brought_along_once_that_is_confirmed(browser: Callable[..., Browser]) -> None:
    home, away = browser("Ann"), browser("Ann here")
    mine = home.table()["id"]
    phone = home.make_passkey()
    away.ask("PATCH", "/api/me", {"name": "Ann here", "runner": 4})
    other = away.table()["id"]
    talk = away.socket(other)
    offer = away.sign_in(phone)
    assert not offer["signed_in"]
    assert [table["id"] for table in offer["brings"]] == [other]
    assert tables(away) == {other}, "nothing has moved"
    for _ in range(2):  # the first answer may have been lost
        assert away.ask("POST", "/api/passkey/bring", {"secret": offer["secret"]})["signed_in"]
    assert tables(away) == tables(home) == {mine, other}
    assert away.ask("GET", "/api/me")["runner"] == 4, "what was empty is taken over"
    assert talk.is_closed(), "what was connected as somebody else comes back as who it is now"
    assert away.socket(other).views.keys() == {"0"}
    assert home.ask("GET", f"/api/tables/{other}")["mine"] == [0]
    assert home.ask("GET", f"/api/tables/{other}")["host"]


def test_an_offer_is_for_the_browser_that_asked(browser: Callable[..., Browser]) -> None:
    home, away, mallory = browser("Ann"), browser("Ben"), browser("Mallory")
    home.table()
    phone = home.make_passkey()
    away.table()
    mallory.table()
    secret = away.sign_in(phone)["secret"]
    mallory.ask("POST", "/api/passkey/bring", {"secret": secret}, status=409)
    mallory.ask("POST", "/api/passkey/bring", {"secret": "x"}, status=409)
    assert len(tables(home)) == len(tables(mallory)) == 1


def test_an_answer_is_good_once(browser: Callable[..., Browser]) -> None:
    home, away, thief = browser(), browser(), browser("Thief")
    home.table()
    phone = home.make_passkey()
    proof = away.proof(phone)
    away.ask("POST", "/api/passkey", proof)
    refused = thief.ask("POST", "/api/passkey", proof, status=409)
    assert refused["error"]["key"] == "server-passkey-again"
    assert not thief.token


def test_a_copy_of_a_passkey_is_noticed(browser: Callable[..., Browser]) -> None:
    home, away = browser(), browser()
    home.table()
    phone = home.make_passkey()
    phone.count = 7
    assert away.sign_in(phone)["signed_in"]
    phone.count = 3  # signed elsewhere, with a copy that has not seen the others
    refused = away.ask("POST", "/api/passkey", away.proof(phone), status=400)
    assert refused["error"]["key"] == "server-passkey-wrong"


@pytest.mark.parametrize("wrong", ["signature", "origin", "host", "credential", "client_data"])
def test_an_answer_that_is_wrong_anywhere_is_refused(browser: Callable[..., Browser], wrong: str) -> None:
    home, away = browser(), browser()
    home.table()
    phone = home.make_passkey()
    options = away.ask("POST", "/api/passkey/options")
    if wrong == "origin":
        phone.origin = "https://evil.example"
    proof = phone.sign({**options, "host": "evil.example"} if wrong == "host" else options)
    if wrong in proof:
        proof[wrong] = encoded(b"nothing of the kind")
    answer = away.http.post("/api/passkey", json=proof)
    assert answer.status_code in (400, 404, 409)
    assert not away.token


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": {2: 2}},
        {"key": {1: 2, 3: -7}},
        {"key": {1: 99, 3: -7}},
        {"id": b"x" * 32},
        {"id": b"x" * 1000},
    ],
    ids=["no kind", "no point", "another kind", "another name", "a long name"],
)
def test_a_passkey_that_is_none_is_refused(browser: Callable[..., Browser], wrong: dict[str, Any]) -> None:
    ann = browser()
    made = Authenticator(ann.origin).make(ann.ask("POST", "/api/me/passkeys/options"), **wrong)
    refused = ann.ask("POST", "/api/me/passkeys", made, status=400)
    assert refused["error"]["key"] == "server-passkey-wrong"
    assert ann.ask("GET", "/api/me/passkeys")["passkeys"] == []


@pytest.mark.parametrize("key", [{1: 2, 3: -7, -1: 1, -2: 7, -3: b"y"}, {1: 2, 3: -7, -1: 99, -2: b"x", -3: b"y"}])
def test_a_key_that_cannot_be_used_opens_nothing(browser: Callable[..., Browser], key: dict[int, Any]) -> None:
    ann, phone = browser(), Authenticator("")
    phone.origin = ann.origin
    ann.ask("POST", "/api/me/passkeys", phone.make(ann.ask("POST", "/api/me/passkeys/options"), key=key))
    refused = browser().ask("POST", "/api/passkey", ann.proof(phone), status=400)
    assert refused["error"]["key"] == "server-passkey-wrong"


def test_challenges_grow_old(tmp_path: Any) -> None:
    clock = Clock()
    with inside(tmp_path, clock=clock) as server:
        ann = Browser(server)
        ann.table()
        phone = Authenticator(ann.origin)
        made = phone.make(ann.ask("POST", "/api/me/passkeys/options"))
        clock.at += 301
        ann.ask("POST", "/api/me/passkeys", made, status=409)
        server.wait(server.hub.store.delete_codes(clock.at))
        assert server.query("SELECT COUNT(*) FROM challenges") == [(0,)]
        ann.http.close()


def test_a_passkey_is_made_for_who_asked_and_no_other(browser: Callable[..., Browser]) -> None:
    ann, ben = browser("Ann"), browser("Ben")
    ann.table()
    ben.table()
    phone = Authenticator(ann.origin)
    made = phone.make(ann.ask("POST", "/api/me/passkeys/options"))
    ben.ask("POST", "/api/me/passkeys", made, status=409)
    ann.ask("POST", "/api/me/passkeys", made, status=409)  # used up by the attempt
    ann.ask("POST", "/api/me/passkeys", phone.make(ann.ask("POST", "/api/me/passkeys/options")))
    again = ben.ask("POST", "/api/me/passkeys", phone.make(ben.ask("POST", "/api/me/passkeys/options")), status=409)
    assert again["error"]["key"] == "server-passkey-known"


def test_passkeys_need_a_secure_address(quick: Inside, guest: Callable[..., Person]) -> None:
    ann = guest()
    ann.table()
    ann.http.headers["origin"] = quick.url  # an address by numbers
    refused = ann.ask("POST", "/api/me/passkeys/options", status=409)
    assert refused["error"]["key"] == "server-passkey-insecure"
    ann.http.headers.update({"origin": "http://festina.example", "host": "festina.example"})
    assert ann.ask("POST", "/api/passkey/options", status=409)["error"]["key"] == "server-passkey-insecure"


def test_behind_a_proxy_the_page_s_own_address_counts(browser: Callable[..., Browser]) -> None:
    ann = browser()
    ann.cookie_name = f"__Host-{ann.cookie_name}"
    ann.origin = "https://festina.example"
    ann.http.headers.update({"origin": ann.origin, "host": "festina.example", "x-forwarded-proto": "https"})
    options = ann.ask("POST", "/api/passkey/options")
    assert options["host"] == "festina.example"


def test_a_deleted_passkey_opens_nothing(browser: Callable[..., Browser]) -> None:
    home, away = browser(), browser()
    home.table()
    phone = home.make_passkey()
    (listed,) = home.ask("GET", "/api/me/passkeys")["passkeys"]
    home.ask("DELETE", "/api/me/passkeys/nothing", status=404)
    assert home.ask("DELETE", f"/api/me/passkeys/{listed['id']}") == {"passkeys": []}
    refused = away.ask("POST", "/api/passkey", away.proof(phone), status=404)
    assert refused["error"]["key"] == "server-passkey-unknown"


def test_whoever_is_forgotten_leaves_no_passkey(browser: Callable[..., Browser]) -> None:
    home, away = browser(), browser()
    home.table()
    phone = home.make_passkey()
    home.ask("DELETE", "/api/me")
    away.ask("POST", "/api/passkey", away.proof(phone), status=404)


def test_wrong_answers_are_slow_to_try(tmp_path: Any) -> None:
    with inside(tmp_path) as server:
        thief = Browser(server)
        phone = Authenticator(thief.origin)
        codes = [thief.http.post("/api/passkey", json=thief.proof(phone)).status_code for _ in range(12)]
        assert codes == [404] * 10 + [429] * 2
        thief.http.close()
