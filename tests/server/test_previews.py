"""Links that are handed on: what messengers show of them, and QR codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from festina.server.build import STATIC
from festina.server.page import Page, Preview
from festina.server.races import day_of

from .client import Person, ask_once
from .inside import NO_LIMITS, Inside, inside

MakePerson = Callable[..., Person]
EDITION = "hare(edition=devir-2014,players=3)"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server at which wrong codes may be tried as often as one likes."""
    with inside(tmp_path_factory.mktemp("previews"), rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def guest(open_house: Inside, visitor: MakePerson) -> MakePerson:
    return lambda name="Ann": visitor(open_house.url, name)


class Head(HTMLParser):
    """The title, the language and the metadata of a page, as a browser reads them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.language = ""
        self.title = ""
        self.scripts = 0
        self._in_title = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta":
            self.meta[given.get("property") or given.get("name") or ""] = given.get("content", "")
        elif tag == "html":
            self.language = given["lang"]
        self.scripts += tag == "script"
        self._in_title = tag == "title"

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False


def look(server: Inside, path: str, **headers: str) -> Head:
    """As a messenger looks at a link."""
    answer = ask_once("GET", server.url + path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "set-cookie" not in answer.headers
    return Head(answer.text)


def waiting(ann: Person, ruleset: str = EDITION, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "person", "name": ann.name}, {"kind": "open"}, {"kind": "open"}]
    table: dict[str, Any] = ann.table(ruleset, seats, start=False, **more)
    return table


def link(ann: Person, table: str) -> str:
    return str(ann.ask("POST", f"/api/tables/{table}/link", {})["code"])


def test_an_invitation_names_host_game_and_free_seats(open_house: Inside, guest: MakePerson) -> None:
    ann = guest("Ann")
    code = link(ann, waiting(ann)["id"])
    head = look(open_house, f"/join/{code}")
    assert head.title == head.meta["og:title"] == "Ann invites you to a race"
    assert "Devir 2014" in head.meta["og:description"]
    assert "2 seats are still free" in head.meta["og:description"]
    assert head.meta["og:url"] == f"{open_house.url}/join/{code}"
    assert head.meta["og:image"] == f"{open_house.url}/preview/hare-devir-2014.jpg"
    assert (head.meta["og:image:width"], head.meta["og:image:height"]) == ("1200", "630")
    assert head.meta["twitter:card"] == "summary_large_image"
    assert ask_once("GET", head.meta["og:image"]).headers["content-type"] == "image/jpeg"


def test_it_is_in_the_hosts_language_or_the_readers(open_house: Inside, guest: MakePerson) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    ann.ask("PATCH", "/api/me", {"name": "Ann", "language": "de"})
    german = look(open_house, f"/join/{link(ann, waiting(ann)['id'])}", **{"accept-language": "fr"})
    assert (german.language, german.title) == ("de", "Ann lädt dich zu einem Rennen ein")
    french = look(open_house, f"/join/{link(ben, waiting(ben)['id'])}", **{"accept-language": "fr-CA, en"})
    assert (french.language, french.title) == ("fr", "Ben t’invite à une course")


def test_names_cannot_leave_their_place(open_house: Inside, guest: MakePerson) -> None:
    name = '"><script>1</script>&'
    ann = guest(name)
    html = ask_once("GET", f"{open_house.url}/join/{link(ann, waiting(ann)['id'])}").text
    head, usual = Head(html), Head(ask_once("GET", f"{open_house.url}/").text)
    assert name in head.title
    assert name in head.meta["og:title"]
    assert head.scripts == usual.scripts


@pytest.mark.parametrize(
    "host", ['evil"><b>', "a b", "a/b", "", "x" * 300, "evil.example@good.example", "[::1]]", "h:123456"]
)
def test_a_host_that_is_none_is_not_repeated(open_house: Inside, host: str) -> None:
    meta = look(open_house, "/join/nothing", host=host).meta
    assert (meta["og:url"], meta["og:image"]) == ("/join/nothing", "/preview/house.jpg")


def test_the_address_is_the_one_that_was_asked_for(open_house: Inside) -> None:
    """The scheme is believed from a trusted proxy; a host in any other header is not."""
    headers = {"host": "play.example:8443", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example"}
    assert look(open_house, "/", **headers).meta["og:url"] == "https://play.example:8443/"


@pytest.mark.parametrize(
    "path",
    ["/join/abcdefghjkmnpqrstuvw", "/table/k3v9m2p7qd", "/replay/k3v9m2p7qd", "/review/k3v9m2p7qd", "/daily/soon"],
)
def test_a_link_that_leads_nowhere_shows_the_house(open_house: Inside, path: str) -> None:
    head = look(open_house, path, **{"accept-language": "it"})
    assert head.title.startswith("Festina")
    assert head.language == "it"
    assert head.meta["og:image"].endswith("/preview/house.jpg")


def test_a_used_or_renewed_link_shows_the_house(open_house: Inside, guest: MakePerson) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    table = waiting(ann)["id"]
    one = ann.ask("POST", f"/api/tables/{table}/invitations", {"seat": 1})["code"]
    assert look(open_house, f"/join/{one}").title.startswith("Ann")
    ben.ask("POST", f"/api/invitations/{one}", {"name": "Ben"})
    assert look(open_house, f"/join/{one}").title.startswith("Festina")
    whole = link(ann, table)
    ann.ask("POST", f"/api/tables/{table}/link", {"renew": True})
    assert look(open_house, f"/join/{whole}").title.startswith("Festina")


def test_an_invitation_says_when_it_is_too_late(open_house: Inside, guest: MakePerson) -> None:
    ann = guest("Ann")
    table = waiting(ann)["id"]
    code = link(ann, table)
    for seat in (1, 2):
        ann.ask("PATCH", f"/api/tables/{table}/seats/{seat}", {"kind": "bot"})
    assert "All seats are taken" in look(open_house, f"/join/{code}").meta["og:description"]
    ann.ask("POST", f"/api/tables/{table}/start")
    assert "under way" in look(open_house, f"/join/{code}").meta["og:description"]


def test_a_table_for_its_players_alone_tells_nothing(open_house: Inside, guest: MakePerson) -> None:
    ann = guest("Ann")
    seen = waiting(ann, spectators=True)["id"]
    assert "Devir 2014" in look(open_house, f"/table/{seen}").title
    unseen = waiting(ann, spectators=False)["id"]
    assert look(open_house, f"/table/{unseen}").title.startswith("Festina")


def test_a_replay_names_those_who_ran_and_not_who_won(open_house: Inside, guest: MakePerson) -> None:
    ann = guest("Ann")
    table = ann.table("hare(players=3,until=winner)")["id"]
    talk = ann.socket(table)
    talk.play_on()
    talk.close()
    share = ann.ask("GET", f"/api/tables/{table}")["share"]
    for place in ("replay", "review"):
        head = look(open_house, f"/{place}/{share}")
        assert head.meta["og:description"] == "A finished race, move by move: Ann."
        assert head.meta["og:image"].endswith("/preview/hare-gibsons-2010.jpg")
        assert head.meta["og:url"].endswith(f"/{place}/{share}")


def test_the_race_of_a_day_can_be_handed_on(open_house: Inside) -> None:
    today = day_of(open_house.hub.clock())
    assert today in look(open_house, f"/daily/{today}").title
    assert look(open_house, "/daily/2999-01-01").title.startswith("Festina")


def test_who_only_asks_for_the_head_gets_it(open_house: Inside, guest: MakePerson) -> None:
    ann = guest("Ann")
    for path in ("/", f"/join/{link(ann, waiting(ann)['id'])}", "/daily/soon", "/preview/house.jpg"):
        answer = ask_once("HEAD", open_house.url + path)
        assert (answer.status_code, answer.content) == (200, b""), path
        assert answer.headers["content-security-policy"]


def test_links_are_not_for_search_engines_and_pages_are_asked_for_anew(open_house: Inside) -> None:
    start, link_ = ask_once("GET", f"{open_house.url}/"), ask_once("GET", f"{open_house.url}/join/nothing")
    assert start.headers["cache-control"] == link_.headers["cache-control"] == "no-cache"
    assert "accept-language" in link_.headers["vary"].lower()
    assert link_.headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in start.headers
    assert ask_once("GET", f"{open_house.url}/preview/house.jpg").headers["cache-control"] == "public, max-age=86400"


def test_guessing_gains_nothing(tmp_path: Any) -> None:
    """After some wrong codes even a right one shows the house, with the same status."""
    with inside(tmp_path) as server:
        ann = server.person("Ann")
        code = link(ann, waiting(ann)["id"])
        for _ in range(30):
            assert look(server, f"/join/{code}").title.startswith("Ann"), "right ones do not count"
        for _ in range(15):
            look(server, "/join/wrong")
        assert look(server, f"/join/{code}").title.startswith("Festina")


def test_every_edition_has_a_picture(open_house: Inside, guest: MakePerson) -> None:
    games: dict[str, Any] = guest().ask("GET", "/api/games")
    wanted = {"house"}
    for name, game in games.items():
        wanted |= {f"{name}-{edition['id']}" for edition in game["editions"]} or {name}
    files = {file.stem: file for file in (STATIC / "preview").glob("*.jpg")}
    assert files.keys() == wanted
    heavy = {name: file.stat().st_size for name, file in files.items() if file.stat().st_size > 80_000}
    assert not heavy


def test_the_head_is_written_into_any_page(tmp_path: Any) -> None:
    file = tmp_path / "index.html"
    file.write_text('<!doctype html><html lang="en"><head><title>Festina</title></head></html>')
    preview = Preview(r"A\1 & B", "<c>", "/preview/house.jpg", "'d'", "/", "ca")
    head = Head(Page(file, "b1").show(preview, "https://play.example"))
    assert (head.title, head.language, head.meta["og:description"]) == (r"A\1 & B", "ca", "<c>")
    assert head.meta["og:image:alt"] == "'d'"


# ---- QR codes


def _qr(server: Inside, path: str) -> httpx.Response:
    return ask_once("GET", f"{server.url}/api/qr", params={"path": path})


def test_a_link_is_drawn_as_a_qr_code(open_house: Inside) -> None:
    answer = _qr(open_house, "/join/abcdefghjkmnpqrstuvw")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert answer.text != _qr(open_house, "/join/abcdefghjkmnpqrstuvx").text


@pytest.mark.parametrize("path", ["https://evil.example/", "//evil.example/x", "/join/", "/join/a b", "", "/a/../b"])
def test_only_addresses_of_this_server_are_drawn(open_house: Inside, path: str) -> None:
    assert _qr(open_house, path).status_code == 400
