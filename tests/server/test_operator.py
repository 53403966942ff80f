"""``festina admin`` while a server runs: it sees tables and reports, closes, bans and announces; servers notice."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from festina.cli.main import run
from festina.server.operator import OperatorWatch
from festina.server.store.data import BanData, OperatorNews
from festina.server.store.store import Store

from .client import Person, Talk
from .inside import Inside, inside
from .party import Party

Admin = Callable[..., Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("operator")) as running:
        yield running


@pytest.fixture
def table(server: Inside) -> Iterator[Party]:
    made = Party(server, "hare(players=2)", "Ann", "Ben")
    yield made
    made.close()


@pytest.fixture
def admin(server: Inside, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs the command; with ``--json`` what it prints, read."""

    def work(*arguments: str, code: int = 0) -> Any:
        capsys.readouterr()
        found = run(["admin", *arguments, "--database", server.settings.database])
        said = capsys.readouterr()
        assert found == code, said.err
        server.wait(server.hub.operator.look())
        return json.loads(said.out) if "--json" in arguments else said.out + said.err

    return work


def _device(admin: Admin, table: Party, seat: int) -> str:
    return str(admin("table", table.id, "--json")["seats"][seat]["device"])


def _ended(talk: Talk) -> tuple[list[dict[str, Any]], int]:
    """What a connection heard before it was closed, and the code."""
    heard = []
    try:
        while True:
            heard.append(talk.hear())
    except ConnectionClosed as ended:
        return heard, ended.rcvd.code if ended.rcvd else 0


def _key(answer: Any) -> Any:
    return answer["error"]["key"]


# ---- tables


def test_tables_are_listed(admin: Admin, table: Party, server: Inside) -> None:
    (line,) = [each for each in admin("tables", "--json") if each["id"] == table.id]
    assert (line["status"], line["people"], line["reports"]) == ("running", ["Ann", "Ben"], 0)
    assert table.id not in [each["id"] for each in admin("tables", "--status", "open", "--json")]
    assert table.id not in [each["id"] for each in admin("tables", "--reported", "--json")]
    table.host.ask("POST", f"{table.path}/seats/1/report", {"reason": "name"})
    assert table.id in [each["id"] for each in admin("tables", "--reported", "--json")]
    assert table.id in admin("tables")
    shown = admin("table", table.id, "--json")
    assert not {"seed", "bot_key"} & ({*shown} | {*shown["options"]})
    assert _device(admin, table, 0) in admin("table", table.id)


def test_the_operator_closes_a_table(admin: Admin, table: Party) -> None:
    ann = table.talk(0)
    assert table.id in admin("close", table.id)
    closed = ann.wait(lambda message: message.get("kind") == "close")
    assert closed["table"]["status"] == "closed"
    assert ann.move(0, "a>2")["type"] == "refused"
    admin("close", table.id, code=1)
    admin("close", "nosuchtable", code=1)


def test_a_server_that_hears_nothing_notices_by_itself(server: Inside, table: Party) -> None:
    """No bus, no restart: the watch looks at the database."""
    ann = table.talk(0)
    assert run(["admin", "announce", "soon", "--database", server.settings.database]) == 0
    heard = ann.wait(lambda message: message["type"] == "announcement", 10)
    assert heard["text"] == "soon"
    assert run(["admin", "unannounce", str(heard["number"]), "--database", server.settings.database]) == 0
    gone = ann.wait(lambda message: message["type"] == "announcement", 10)
    assert gone == {"type": "announcement", "number": heard["number"], "withdrawn": True}


# ---- announcements


def test_announcements_reach_everybody(admin: Admin, table: Party) -> None:
    ann = table.talk(0)
    admin("announce", "We stop\nat noon.", "--hours", "2")
    heard = ann.wait(lambda message: message["type"] == "announcement")
    assert heard["text"] == "We stop at noon."
    assert 7000 < heard["expires"] - heard["at"] <= 7200
    info = {name: value for name, value in heard.items() if name != "type"}
    assert table.host.ask("GET", "/api/announcements") == {"announcements": [info]}
    late = table.people[1].socket(table.id)
    assert late.wait(lambda message: message["type"] == "announcement") == heard
    late.close()
    (listed,) = admin("announcements", "--json")
    assert listed == info
    admin("unannounce", str(heard["number"]))
    assert table.host.ask("GET", "/api/announcements") == {"announcements": []}
    admin("unannounce", str(heard["number"]), code=1)
    admin("announce", " \n", code=2)
    admin("announce", "x", "--hours", "-1", code=2)


# ---- bans


def test_a_banned_device_may_look_and_not_play(admin: Admin, table: Party) -> None:
    ben, talk = table.people[1], table.talk(1)
    device = _device(admin, table, 1)
    admin("ban", "--device", device, "--reason", "spam", "--days", "3")
    heard, code = _ended(talk)
    refused = next(message for message in heard if message["type"] == "refused")
    assert (code, refused["id"], refused["error"]["code"]) == (4403, None, "banned")
    assert "spam" in refused["error"]["text"]
    again = Talk(ben, table.id, hello=False)
    heard, code = _ended(again)
    assert (code, heard[0]["error"]["code"]) == (4403, "banned")
    for method, path, body in (
        ("POST", "/api/tables", {"seats": [{"kind": "person", "name": "Ben"}]}),
        ("POST", f"{table.path}/moves", {"type": "move", "id": "m", "seat": 1, "action": "a>2", "version": 0}),
        ("PATCH", "/api/me", {"name": "Other"}),
        ("POST", "/api/me/code", None),
    ):
        assert _key(ben.ask(method, path, body, status=403)) == "server-banned-until", path
    assert ben.ask("GET", table.path)["id"] == table.id
    assert ben.ask("GET", "/api/me/export")["bans"][0]["reason"] == "spam"
    (banned,) = admin("bans", "--json")
    assert device in admin("bans")
    admin("unban", str(banned["number"]))
    admin("unban", str(banned["number"]), code=1)
    assert ben.ask("PATCH", "/api/me", {"name": "Ben"})["name"] == "Ben"


def test_a_banned_device_may_have_all_deleted(admin: Admin, table: Party) -> None:
    admin("ban", "--device", _device(admin, table, 1), "--reason", "spam")
    assert table.people[1].ask("DELETE", "/api/me") == {"forgotten": True}
    for each in admin("bans", "--json"):
        admin("unban", str(each["number"]))


def test_a_banned_range_of_addresses(admin: Admin, server: Inside, table: Party) -> None:
    admin("ban", "--network", "127.0.0.0/8", "--reason", "flood")
    newcomer = Person(server.url, "Dan")
    try:
        answer = newcomer.ask("PATCH", "/api/me", {"name": "Dan"}, status=403)
        assert _key(answer) == "server-banned"
        assert newcomer.cookie is None
    finally:
        newcomer.http.close()
        for each in admin("bans", "--json"):
            admin("unban", str(each["number"]))


def test_open_tables_of_a_banned_host_are_not_listed(admin: Admin, server: Inside) -> None:
    table = Party(server, "hare(players=2)", "Ann", "Ben", start=False)

    def listed() -> bool:
        return table.id in [each["id"] for each in table.people[1].ask("GET", "/api/tables")["tables"]]

    assert listed()
    admin("ban", "--device", _device(admin, table, 0), "--reason", "spam")
    assert not listed()
    for each in admin("bans", "--json"):
        admin("unban", str(each["number"]))
    table.close()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--reason", "x"],
        ["--reason", "x", "--device", "a", "--network", "::/0"],
        ["--reason", "x", "--network", "nowhere"],
        ["--reason", " ", "--network", "192.0.2.0/24"],
        ["--reason", "x", "--network", "192.0.2.0/24", "--days", "0"],
    ],
)
def test_bans_that_make_no_sense(admin: Admin, arguments: list[str]) -> None:
    assert admin("ban", *arguments, code=2).startswith("festina: ")
    assert admin("bans", "--json") == []


def test_who_is_not_there_cannot_be_banned(admin: Admin) -> None:
    admin("ban", "--reason", "x", "--device", "nosuchdevice", code=1)
    admin("ban", "--reason", "x", "--report", "999", code=1)


class _Told:
    """An operator's acts, without a database."""

    def __init__(self, *bans: BanData) -> None:
        self._bans = list(bans)

    async def operator_news(self, known: str | None) -> OperatorNews | None:
        return OperatorNews("1", self._bans, [])


def test_bans_end_by_themselves_and_cover_what_they_say() -> None:
    def ban(number: int, device: str | None, network: str | None, expires: float | None) -> BanData:
        return BanData(number=number, device=device, network=network, reason="x", at=0.0, expires=expires)

    now = [100.0]
    store: Any = _Told(
        ban(1, "ann", None, 200.0), ban(2, None, "192.0.2.0/24", None), ban(3, None, "2001:db8::/32", None)
    )

    async def nothing(_: object) -> None: ...

    watch = OperatorWatch(store, lambda: now[0], nothing)
    asyncio.run(watch.look())
    assert watch.ban_of("ann") is not None
    assert watch.ban_of("ben") is None
    for address, banned in (
        ("192.0.2.77", True),
        ("::ffff:192.0.2.77", True),
        ("192.0.3.1", False),
        ("2001:db8:1::5", True),
        ("2001:db9::5", False),
        ("", False),
        ("unknown", False),
    ):
        assert (watch.ban_of("ben", address) is not None) is banned, address
    now[0] = 200.0
    assert watch.ban_of("ann") is None


# ---- reports


def test_reports_are_read_and_closed(admin: Admin, table: Party) -> None:
    table.people[1].ask("PATCH", f"{table.path}/seats/1", {"words": True})
    talk = table.talk(1)
    talk.send({"type": "chat", "id": "c", "text": "an insult"})
    talk.wait(lambda message: message["type"] == "ack")
    table.host.ask("POST", f"{table.path}/seats/1/report", {"reason": "words", "text": "rude"})
    (found,) = [each for each in admin("reports", "--json") if each["table"] == table.id]
    assert (found["name"], found["reason"], found["text"]) == ("Ben", "words", "rude")
    assert [line["text"] for line in found["said"]] == ["an insult"]
    shown = admin("report", str(found["number"]))
    assert "an insult" in shown
    assert "rude" in shown
    admin("report", str(found["number"]), "--close")
    assert found["number"] not in [each["number"] for each in admin("reports", "--json")]
    assert found["number"] in [each["number"] for each in admin("reports", "--all", "--json")]
    admin("report", "9999", code=1)


def test_a_ban_by_report_closes_it(admin: Admin, table: Party) -> None:
    table.host.ask("POST", f"{table.path}/seats/1/report", {"reason": "cheating"})
    (found,) = [each for each in admin("reports", "--json") if each["table"] == table.id]
    admin("ban", "--report", str(found["number"]), "--reason", "cheating")
    (ban,) = admin("bans", "--json")
    assert ban["device"] == found["about"]
    assert found["number"] not in [each["number"] for each in admin("reports", "--json")]
    admin("unban", str(ban["number"]))


def test_reports_about_who_is_forgotten_stay_until_they_are_closed(admin: Admin, table: Party) -> None:
    table.host.ask("POST", f"{table.path}/seats/1/report", {"reason": "name"})
    (found,) = [each for each in admin("reports", "--json") if each["table"] == table.id]
    table.people[1].ask("DELETE", "/api/me")
    assert found["number"] in [each["number"] for each in admin("reports", "--json")]
    admin("report", str(found["number"]), "--close")
    assert found["number"] not in [each["number"] for each in admin("reports", "--all", "--json")]


def test_who_is_forgotten_has_reported_and_blocked_nobody(admin: Admin, table: Party, server: Inside) -> None:
    table.host.ask("POST", f"{table.path}/seats/1/report", {"reason": "name", "block": True})
    device = _device(admin, table, 0)
    assert server.query("SELECT count(*) FROM blocks WHERE device = ?", device) == [(1,)]
    table.host.ask("DELETE", "/api/me")
    for sql in ("SELECT count(*) FROM blocks WHERE device = ?", "SELECT count(*) FROM reports WHERE device = ?"):
        assert server.query(sql, device) == [(0,)]


# ---- the database


def test_there_must_be_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "tables", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 2
    assert "none.db" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def test_a_table_is_closed_while_it_is_played(admin: Admin, server: Inside) -> None:
    """The operator's entry and the players' may want the same number: neither is lost."""
    table = Party(server, "hare(players=2)", "Ann", bots=1)
    ann = table.talk(0)
    deadline = time.monotonic() + 0.3
    while time.monotonic() < deadline:
        if ann.legal(0):
            ann.move(0, ann.legal(0)[0])
    admin("close", table.id)
    seen = table.seen()
    assert seen["status"] in ("closed", "over")
    numbers = server.query('SELECT number FROM entries WHERE "table" = ? ORDER BY number', table.id)
    assert [number for (number,) in numbers] == list(range(1, seen["version"] + 1))
    table.close()


def test_the_store_says_nothing_new_twice(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'festina.db'}")
    store.migrate()
    first = asyncio.run(store.operator_news(None))
    assert first is not None
    assert asyncio.run(store.operator_news(first.mark)) is None
    assert run(["admin", "announce", "x", "--database", f"sqlite:///{tmp_path / 'festina.db'}"]) == 0
    second = asyncio.run(store.operator_news(first.mark))
    assert second is not None
    assert [each.text for each in second.announcements] == ["x"]
    store.close()


# ---- mischief


def test_a_banned_device_does_not_go_on_as_another_one(table: Party, admin: Admin, server: Inside) -> None:
    """It made a moving code before."""
    code = table.people[1].ask("POST", "/api/me/code")["code"]
    admin("ban", "--device", _device(admin, table, 1), "--reason", "Insults")
    other = Person(server.url, "Other")
    other.ask("PATCH", "/api/me", {"name": "Other"})
    for step in ("/api/claim", "/api/claim/confirm"):
        assert _key(other.ask("POST", step, {"code": code}, status=404)) == "server-no-code"
    other.http.close()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("report", "9" * 20), 2),
        (("unban", "9" * 20), 2),
        (("ban", "--reason", "x", "--report", "9" * 20), 2),
        (("tables", "--limit", "9" * 20), 2),
        (("table", "a\udcff"), 1),
        (("ban", "--reason", "x", "--device", "\udcff"), 1),
        (("ban", "--reason", "x", "--network", "fe80::1%eth0"), 2),
    ],
)
def test_nonsense_on_the_command_line_is_answered_in_words(admin: Admin, arguments: tuple[str, ...], code: int) -> None:
    said = admin(*arguments, code=code)
    assert said.startswith("festina: ")
    assert "Traceback" not in said


def test_a_range_of_ipv4_that_is_written_as_ipv6_is_the_same(admin: Admin) -> None:
    admin("ban", "--network", "::ffff:203.0.113.0/120", "--reason", "x")
    [found] = [ban for ban in admin("bans", "--json") if ban["reason"] == "x"]
    assert found["network"] == "203.0.113.0/24"
    admin("unban", str(found["number"]))
