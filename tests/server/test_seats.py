"""Seats without accounts: cookies, several seats on one device, invitations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from festina.server.limits import RATES
from festina.server.store.models import InvitationRow, SessionRow
from festina.server.tokens import hashed

from .account import rows
from .client import COOKIE, Person
from .inside import Inside, inside
from .party import Party, told

MakeParty = Callable[..., Party]
MakePerson = Callable[..., Person]
ANN = {"kind": "person", "name": "Ann"}
OPEN = {"kind": "open"}


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Inside]:
    """A server whose limits nobody else uses up."""
    with inside(tmp_path) as server:
        yield server


# ---- the cookie


def test_the_first_post_gives_a_secret_that_is_kept_as_a_hash(guest: MakePerson, quick: Inside) -> None:
    ann = guest("Ann")
    assert ann.ask("GET", "/api/me")["tables"] == []
    assert COOKIE not in ann.http.cookies, "looking around leaves no trace"
    answer = ann.http.post("/api/tables", json={"ruleset": "hare(players=2)", "seats": [ANN, OPEN]})
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=63072000"):
        assert part in cookie
    assert "Secure" not in cookie
    assert len(ann.token) >= 43, "256 bits"
    assert "set-cookie" not in ann.http.patch("/api/me", json={"name": "Ann"}).headers
    kept = rows(quick.settings.database, SessionRow)
    assert hashed(ann.token) in {row[0] for row in kept}
    assert ann.token not in str(kept)


@pytest.mark.parametrize("headers", [{"x-forwarded-proto": "https"}, {}])
def test_behind_https_the_cookie_is_secure(guest: MakePerson, headers: dict[str, str]) -> None:
    """A proxy on this machine says so."""
    answer = guest().http.patch("/api/me", json={"name": "Ann"}, headers=headers)
    assert ("Secure" in answer.headers["set-cookie"]) == bool(headers)


def test_the_setting_makes_it_secure(tmp_path: Path) -> None:
    with inside(tmp_path, secure_cookies=True) as server, Person(server.url).http as http:
        assert "Secure" in http.patch("/api/me", json={"name": "Ann"}).headers["set-cookie"]


# ---- hot seat


def test_one_device_passed_round(guest: MakePerson) -> None:
    """Several seats on one device: all views, any of them moves, and none of another."""
    ann = guest("Ann")
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cleo")]
    id = ann.table("whyfirst(players=3)", seats)["id"]
    talk = ann.socket(id)
    assert set(talk.views) == {"0", "1", "2"}
    assert talk.table["mine"] == [0, 1, 2]
    for seat in (2, 0, 1):
        assert talk.views[str(seat)]["hand"]
        assert talk.move(seat, talk.legal(seat)[0])["type"] == "ack"
    assert set(told(talk, "move")["events"]) == {"0", "1", "2"}
    assert talk.views["0"]["trick"] == 2
    assert [table["id"] for table in ann.ask("GET", "/api/me")["tables"]] == [id]
    talk.close()


def test_two_tabs_see_the_same(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    first, second = table.talk(0), table.people[0].socket(table.id)
    assert first.move(0, "a>2", id="once")["type"] == "ack"
    assert told(second, "move")["seat"] == 0
    again = second.move(0, "a>2", id="once")
    assert again["type"] == "ack"
    assert again["repeated"]
    assert table.seen(1)["version"] == again["version"]
    second.close()


# ---- invitations


@pytest.fixture
def invited(own: Inside) -> tuple[Person, str, str]:
    """A host, a private table, and a link for its seat 1."""
    ann = own.person("Ann")
    path = f"/api/tables/{ann.table('hare(players=3)', [ANN, OPEN, OPEN], spectators=False)['id']}"
    return ann, path, ann.ask("POST", f"{path}/invitations", {"seat": 1})["code"]


def test_an_invitation_takes_one_seat_once(own: Inside, invited: tuple[Person, str, str]) -> None:
    _, path, code = invited
    ben, cleo = own.person("Ben"), own.person("Cleo")
    shown = ben.ask("GET", f"/api/invitations/{code}")
    assert (shown["seat"], shown["by"], shown["table"]["mine"]) == (1, "Ann", [])
    taken = ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"})
    assert taken["mine"] == [1]
    assert not taken["host"]
    assert _key(cleo.ask("POST", f"/api/invitations/{code}", {"name": "Cleo"}, status=404)) == "server-no-invitation"
    assert _key(cleo.ask("GET", f"/api/invitations/{code}", status=404)) == "server-no-invitation"
    again = ben.ask("GET", f"/api/invitations/{code}")
    assert (again["table"]["mine"], again["seat"]) == ([1], 1), "whoever sits there finds the table again"
    for wish in ({"kind": "bot"}, {"remove": True}):
        assert _key(ben.ask("PATCH", f"{path}/seats/2", wish, status=403)) == "server-host-only"
    assert _key(ben.ask("POST", f"{path}/join", {"name": "Ben"}, status=403)) == "server-by-invitation", (
        "and no other seat"
    )
    assert _key(ben.ask("POST", f"{path}/invitations", {"seat": 2}, status=403)) == "server-host-only"
    ben.ask("POST", f"{path}/leave", {"seat": 1})
    assert _key(ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"}, status=404)) == "server-no-invitation"


def test_an_invitation_is_kept_as_a_hash(own: Inside, invited: tuple[Person, str, str]) -> None:
    kept = rows(own.settings.database, InvitationRow)
    assert kept[0][0] == hashed(invited[2])
    assert invited[2] not in str(kept)


def test_only_the_host_invites_and_only_to_free_seats(own: Inside, invited: tuple[Person, str, str]) -> None:
    ann, path, code = invited
    assert _key(ann.ask("POST", f"{path}/invitations", {"seat": 0}, status=409)) == "server-seat-taken"
    fresh = ann.ask("POST", f"{path}/invitations", {"seat": 1})["code"]
    ben = own.person("Ben")
    assert _key(ben.ask("GET", f"/api/invitations/{code}", status=404)) == "server-no-invitation", (
        "a new link ends the old"
    )
    ann.ask("PATCH", f"{path}/seats/1", {"kind": "bot"})
    assert _key(ben.ask("POST", f"/api/invitations/{fresh}", {"name": "Ben"}, status=409)) == "server-seat-taken"
    ann.ask("PATCH", f"{path}/seats/2", {"kind": "bot"})
    ann.ask("POST", f"{path}/start")
    assert _key(ann.ask("POST", f"{path}/invitations", {"seat": 1}, status=409)) == "server-table-is"
    assert _key(ben.ask("POST", f"/api/invitations/{fresh}", {"name": "Ben"}, status=409)) == "server-table-is"


def test_guessing_invitations_is_slow_and_using_them_is_not(own: Inside, invited: tuple[Person, str, str]) -> None:
    _, _, code = invited
    ben = own.person("Ben")
    for _ in range(30):
        ben.ask("GET", f"/api/invitations/{code}")
    wrong = [ben.http.get("/api/invitations/wrongcode").status_code for _ in range(14)]
    assert wrong[:8] == [404] * 8
    assert wrong[-1] == 429
    assert ben.http.get(f"/api/invitations/{code}").status_code == 429, "a guesser has to wait"


# ---- limits


def test_making_tables_is_limited(tmp_path: Path) -> None:
    with inside(tmp_path, rates={**RATES, "table": (3.0, 0.0)}) as own:
        ann, ben = own.person("Ann"), own.person("Ben")
        wish = {"ruleset": "hare(players=2)", "seats": [ANN, OPEN]}
        assert [ann.http.post("/api/tables", json=wish).status_code for _ in range(5)] == [201, 201, 201, 429, 429]
        assert ben.http.post("/api/tables", json=wish).status_code == 201, "others may"


def test_new_devices_are_limited_by_address(tmp_path: Path) -> None:
    """A browser that throws its cookies away is slowed down too; not at this very machine."""
    codes = []
    with inside(tmp_path, rates={**RATES, "device": (2.0, 0.0)}) as own:
        for address in ["203.0.113.9"] * 4 + ["127.0.0.1"] * 3:
            with Person(own.url).http as http:
                headers = {"x-forwarded-for": address}
                codes.append(http.patch("/api/me", json={"name": "N"}, headers=headers).status_code)
    assert codes == [200, 200, 429, 429, 200, 200, 200]
