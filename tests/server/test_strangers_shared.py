"""Among strangers at two processes on PostgreSQL and Redis: each filters for its own connections."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import pytest

from festina.cli.main import run

from .chaos import twins
from .client import Person, ServerProcess, Talk
from .services import Services

pytestmark = pytest.mark.xdist_group("server-scale")
_ids = count()


@pytest.fixture(scope="module")
def pair(real_services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    servers = twins(tmp_path_factory.mktemp("strangers"), real_services.new_database(), real_services.bus)
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda server: server.start(), servers))
    yield servers
    for server in servers:
        server.stop()


class Tables:
    """A public table: Ann at the one process, Ben and Cleo at the other."""

    def __init__(self, pair: list[ServerProcess]) -> None:
        self.people = [Person(pair[number].url, name) for number, name in ((0, "Ann"), (1, "Ben"), (1, "Cleo"))]
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
        self.id: str = self.people[0].table("hare(players=3)", seats, public=True)["id"]
        self.path = f"/api/tables/{self.id}"
        for person in self.people[1:]:
            person.ask("POST", f"{self.path}/join", {"name": person.name})
        self.talks = [person.socket(self.id) for person in self.people]

    def close(self) -> None:
        for talk in self.talks:
            talk.close()
        for person in self.people:
            person.http.close()

    def words(self, *seats: int) -> None:
        """Switch words on, and wait until both processes know."""
        for seat in seats:
            version = self.people[seat].ask("PATCH", f"{self.path}/seats/{seat}", {"words": True})["version"]
            for talk in self.talks:
                while talk.version < version:
                    talk.hear()

    def say(self, seat: int, **said: Any) -> dict[str, Any]:
        kind = "chat" if "text" in said else "react"
        self.talks[seat].send({"id": f"x{next(_ids)}", "type": kind, **said})
        return self.talks[seat].wait(lambda message: message["type"] in ("ack", "refused"))


@pytest.fixture
def table(pair: list[ServerProcess]) -> Iterator[Tables]:
    made = Tables(pair)
    yield made
    made.close()


def _chat(talk: Talk, last: str) -> list[str]:
    """What was heard of the chat until something arrived that everybody hears."""

    def heard() -> list[str]:
        return [each["reaction"] or each["text"] for each in talk.heard if each["type"] == "chat"]

    while last not in heard():
        talk.hear()
    return heard()


def test_words_and_blocks_hold_at_every_process(table: Tables) -> None:
    table.words(0, 1)
    assert table.say(0, text="hello")["type"] == "ack"
    table.say(0, reaction="wave")
    assert [_chat(talk, "wave") for talk in table.talks] == [["hello", "wave"], ["hello", "wave"], ["wave"]]
    assert table.people[1].ask("POST", f"{table.path}/seats/0/block") == {"blocked": [0]}
    table.say(0, text="and now?")
    table.say(0, reaction="clap")
    table.say(2, reaction="laugh")
    assert _chat(table.talks[1], "laugh") == ["hello", "wave", "laugh"]
    assert _chat(table.talks[2], "laugh") == ["wave", "clap", "laugh"]
    assert [line["reaction"] for line in table.people[1].ask("GET", table.path)["chat_log"]] == ["laugh"]


def test_what_is_sent_to_both_processes_is_said_once(table: Tables, pair: list[ServerProcess]) -> None:
    ann = table.people[0].at(pair[1].url)
    talks = [table.talks[0], ann.socket(table.id)]
    for round in range(5):
        message = {"type": "react", "id": f"same{round}", "reaction": "thanks"}
        with ThreadPoolExecutor(2) as both:
            list(both.map(lambda talk: talk.send(message), talks))  # noqa: B023
        first, second = (talk.wait(lambda each: each["type"] in ("ack", "refused")) for talk in talks)
        assert first["number"] == second["number"]
        assert {first["repeated"], second["repeated"]} == {True, False}
    talks[1].close()
    assert len(ann.ask("GET", table.path)["chat_log"]) == 5
    ann.http.close()


def test_options_and_hosts_change_everywhere(table: Tables) -> None:
    table.people[0].ask("PATCH", table.path, {"chat": False, "host": 1})
    table.talks[1].wait(lambda message: message.get("table", {}).get("host") is True, 10)
    assert table.talks[2].wait(lambda message: message.get("kind") == "seat", 10)["table"]["chat"] is False
    table.people[1].ask("POST", f"{table.path}/close")
    closed = table.talks[0].wait(lambda message: message.get("kind") == "close", 10)
    assert closed["table"]["status"] == "closed"


@pytest.fixture
def admin(pair: list[ServerProcess]) -> Callable[..., None]:
    def work(*arguments: str) -> None:
        assert run(["admin", *arguments, "--database", pair[0].database]) == 0

    return work


def test_both_processes_notice_the_operator(table: Tables, admin: Callable[..., None]) -> None:
    admin("announce", "hello all")
    heard = [talk.wait(lambda message: message["type"] == "announcement", 10) for talk in table.talks]
    assert {each["text"] for each in heard} == {"hello all"}
    admin("unannounce", str(heard[0]["number"]))
    table.people[0].ask("POST", f"{table.path}/seats/1/report", {"reason": "stalling"})
    admin("ban", "--report", "1", "--reason", "stalling")
    refused = table.talks[1].wait(lambda message: message["type"] == "refused", 10)
    assert refused["error"]["code"] == "banned"
    assert table.people[1].ask("PATCH", "/api/me", {"name": "B"}, status=403)["error"]["code"] == "banned"
    admin("close", table.id)
    for seat in (0, 2):
        table.talks[seat].wait(lambda message: message.get("kind") == "close", 10)
