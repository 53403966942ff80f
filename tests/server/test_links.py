"""One link for a whole table: each who opens it takes a free seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .client import Person

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]


def _waiting(ann: Person) -> tuple[dict[str, Any], str]:
    table = ann.table("hare(players=3)", SEATS)
    return table, f"/api/tables/{table['id']}/link"


def test_each_who_opens_the_link_takes_a_free_seat(guest: Callable[..., Person]) -> None:
    ann, ben, cleo, dora = guest("Ann"), guest("Ben"), guest("Cleo"), guest("Dora")
    _, path = _waiting(ann)
    assert ann.ask("GET", path) == {"code": None}
    code = ann.ask("POST", path, {})["code"]
    assert len(code) == 20
    assert ann.ask("POST", path, {}) == ann.ask("GET", path) == {"code": code}, "the host finds it again"
    shown = ben.ask("GET", f"/api/invitations/{code}")
    assert (shown["whole"], shown["seat"], shown["by"]) == (True, 1, "Ann")
    assert not ben.token, "looking leaves no trace"
    for _ in range(2):  # pressed twice
        assert ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"})["mine"] == [1]
    assert ben.ask("GET", f"/api/invitations/{code}")["seat"] == 1
    assert cleo.ask("POST", f"/api/invitations/{code}", {"name": "Cleo"})["mine"] == [2]
    assert dora.ask("GET", f"/api/invitations/{code}")["seat"] is None
    refused = dora.ask("POST", f"/api/invitations/{code}", {"name": "Dora"}, status=409)
    assert refused["error"]["key"] == "server-seat-taken"


def test_the_host_renews_and_withdraws_it(guest: Callable[..., Person]) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    _, path = _waiting(ann)
    first = ann.ask("POST", path, {})["code"]
    second = ann.ask("POST", path, {"renew": True})["code"]
    assert first != second
    ben.ask("GET", f"/api/invitations/{first}", status=404)
    ben.ask("GET", f"/api/invitations/{second}")
    assert ann.ask("DELETE", path) == {"code": None}
    ben.ask("POST", f"/api/invitations/{second}", {"name": "Ben"}, status=404)


def test_it_is_the_hosts_alone_and_ends_with_the_start(guest: Callable[..., Person]) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    table, path = _waiting(ann)
    code = ann.ask("POST", path, {})["code"]
    ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"})
    for method in ("GET", "DELETE"):
        ben.ask(method, path, status=403)
    ben.ask("POST", path, {}, status=403)
    ann.ask("PATCH", f"/api/tables/{table['id']}/seats/2", {"kind": "bot"})
    ann.ask("POST", f"/api/tables/{table['id']}/start")
    ann.ask("POST", path, {}, status=409)
    late = guest("Late")
    late.ask("POST", f"/api/invitations/{code}", {"name": "Late"}, status=409)


def test_who_is_not_welcome_does_not_come_by_the_link(guest: Callable[..., Person]) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    table, path = _waiting(ann)
    code = ann.ask("POST", path, {})["code"]
    ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"})
    ann.ask("PATCH", f"/api/tables/{table['id']}/seats/1", {"remove": True, "not_again": True})
    ben.ask("POST", f"/api/invitations/{code}", {"name": "Ben"}, status=403)
