"""Notices by Web Push, with a push service of our own: who is told what, when, and who is not."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .client import Person
from .inside import Clock, Inside, inside
from .party import Party
from .pushing import Browser, PushService, push_service

MakeTable = Callable[..., Party]


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server whose people are told at once."""
    with inside(tmp_path_factory.mktemp("notices"), push_private=True, notice_after=0.05) as running:
        yield running


@pytest.fixture
def table(house: Inside) -> Iterator[MakeTable]:
    made: list[Party] = []

    def make(*names: str, ruleset: str = "hare(players=2)", **more: Any) -> Party:
        made.append(Party(house, ruleset, *names, **more))
        return made[-1]

    yield make
    for party in made:
        party.close()


def _quiet_for(browser: Browser, seconds: float = 0.4) -> list[str]:
    """The kinds of all that has arrived after a while."""
    time.sleep(seconds)
    return [each.notice["kind"] for each in browser.pushed]


def test_who_is_not_here_is_told_once_that_it_is_their_turn(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    browser = service.subscribe(game.people[1])
    game.people[1].ask("PATCH", "/api/me", {"language": "de"})
    game.play((0, "a>2"))
    (pushed,) = browser.wait()
    assert pushed.notice["kind"] == "turn"
    assert pushed.notice["title"] == "Du bist am Zug"
    assert pushed.notice["body"] == "Hase und Igel mit Ann."
    assert pushed.notice["url"] == f"/#/table/{game.id}"
    assert (pushed.notice["tag"], pushed.notice["table"]) == (game.id, game.id)
    assert (pushed.notice["lang"], pushed.notice["play"]) == ("de", "Spielen")
    assert pushed.headers["topic"] == game.id
    assert (pushed.headers["urgency"], pushed.headers["ttl"]) == ("high", "3600")
    assert pushed.claims["sub"].startswith("https://")
    assert _quiet_for(browser) == ["turn"]
    game.play((1, "a>4"), (0, "a>5"))
    assert _quiet_for(browser, 0.3) == ["turn"], "within a minute a table is quiet, whatever the others do"


def test_who_is_here_is_not_told(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    browser = service.subscribe(game.people[1])
    game.talk(1)
    game.play((0, "a>2"))
    assert _quiet_for(browser) == []
    game.drop(1)


def test_several_browsers_of_a_person_are_all_told(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    both = [service.subscribe(game.people[1], name) for name in ("phone", "laptop")]
    game.play((0, "a>2"))
    for browser in both:
        browser.wait()


def test_a_turn_of_days_is_told_with_time_to_spare(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben", pace="days:3")
    browser = service.subscribe(game.people[1])
    game.play((0, "a>2"))
    (pushed,) = browser.wait()
    assert pushed.headers["urgency"] == "normal"
    assert 86400 < int(pushed.headers["ttl"]) <= 3 * 86400


def test_the_end_is_told_to_who_is_not_here(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben", ruleset="whyfirst(players=2)")
    browser = service.subscribe(game.people[1])
    _play_to_the_end(game)
    _until(lambda: "over" in [each.notice["kind"] for each in browser.pushed])
    told = browser.pushed[-1].notice
    assert told["title"] == "The game is over"
    winners = game.seen()["views"]["0"]["outcome"]["winners"]
    assert told["body"].startswith("You have won!" if winners == [1] else "Ann " if winners == [0] else "")
    assert told["body"].endswith("Why First? with Ann.")


def _play_to_the_end(game: Party) -> None:
    """Everybody plays without a connection."""
    while game.seen()["status"] == "running":
        for seat, person in enumerate(game.people):
            choices = person.ask("GET", game.path)["views"][str(seat)]["choices"]
            legal = [choice["action"] for choice in choices if choice["legal"]]
            if legal:
                game.play((seat, legal[0]))


def test_a_muted_table_tells_nothing(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    ben = game.people[1]
    browser = service.subscribe(ben)
    assert ben.ask("DELETE", f"{game.path}/notices")["muted"] == [game.id]
    game.play((0, "a>2"))
    assert _quiet_for(browser) == []
    assert ben.ask("PUT", f"{game.path}/notices")["muted"] == []
    stranger = Person(game.host.url, "Dan")
    assert stranger.ask("DELETE", f"{game.path}/notices", status=403)["error"]["key"] == "server-who-are-you"
    stranger.http.close()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(service: PushService, table: MakeTable, status: int) -> None:
    game = table("Ann", "Ben")
    gone, there = service.subscribe(game.people[1], mood=status), service.subscribe(game.people[1])
    game.play((0, "a>2"))
    there.wait()
    _until(lambda: len(game.people[1].ask("GET", "/api/me/notices")["subscriptions"]) == 1)
    assert gone.asked == 1


def test_a_push_service_in_trouble_is_asked_again_later(service: PushService, house: Inside, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    ill, well = service.subscribe(game.people[1], mood=500), service.subscribe(game.people[1])
    busy = service.subscribe(game.people[1], mood=429, more={"Retry-After": "1"})
    game.play((0, "a>2"))
    well.wait()
    _until(lambda: busy.asked == 1 and ill.asked == 1)
    busy.mood = 201
    busy.wait()
    assert (len(well.pushed), ill.asked) == (1, 1), "only those that have not got it are tried again"

    def failures() -> list[int]:
        found = game.people[1].ask("GET", "/api/me/notices")["subscriptions"]
        return [each["failures"] for each in found]

    _until(lambda: failures() == [1, 0, 0])


def test_a_push_service_that_hangs_delays_nobody(service: PushService, table: MakeTable) -> None:
    game, other = table("Ann", "Ben"), table("Cleo", "Dan")
    hanging, quick = service.subscribe(game.people[1], mood="hang"), service.subscribe(other.people[1])
    began = time.monotonic()
    game.play((0, "a>2"))
    _until(lambda: hanging.asked == 1)
    game.play((1, "a>4"))
    other.play((0, "a>2"))
    quick.wait()
    assert time.monotonic() - began < 5


def _until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def test_trying_out_says_how_it_went(service: PushService, house: Inside) -> None:
    ann = Person(house.url, "Ann")
    browser = service.subscribe(ann)
    (known,) = ann.ask("GET", "/api/me/notices")["subscriptions"]
    assert ann.ask("POST", "/api/push/test", {"id": known["id"]}) == {"sent": True}
    (pushed,) = browser.wait()
    assert (pushed.notice["kind"], pushed.notice["table"], pushed.notice["url"]) == ("test", None, "/#/settings")
    browser.mood = 500
    refused = ann.ask("POST", "/api/push/test", {"id": known["id"]}, status=409)
    assert refused["error"]["key"] == "server-push-failed"
    left = ann.ask("DELETE", f"/api/push/subscriptions/{known['id']}")
    assert left["subscriptions"] == []
    assert ann.ask("POST", "/api/push/test", {"id": known["id"]}, status=404)["error"]["key"] == "server-push-unknown"
    ann.http.close()


def test_a_device_has_ten_browsers_at_most(service: PushService, house: Inside) -> None:
    ann = house.person("Ann with many browsers")
    made = [service.browser("many").subscription for _ in range(12)]
    house.limits._rates = {**house.limits._rates, "notice": (100.0, 100.0)}
    for each in made:
        ann.ask("POST", "/api/push/subscriptions", each)
    kept = ann.ask("GET", "/api/me/export")["notices"]["subscriptions"]
    assert sorted(each["endpoint"] for each in kept) == sorted(each["endpoint"] for each in made[2:])


def test_a_browser_goes_along_with_whoever_uses_it(service: PushService, house: Inside, table: MakeTable) -> None:
    """The same browser as another device: after being forgotten, or with a passkey. Nobody else can take it."""
    ann, ben = Person(house.url, "Ann"), Person(house.url, "Ben")
    browser = service.subscribe(ann)
    ben.ask("POST", "/api/push/subscriptions", browser.subscription)
    assert ann.ask("GET", "/api/me/notices")["subscriptions"] == []
    keys = service.browser("else").subscription["keys"]
    forged = {**browser.subscription, "keys": keys}
    assert ann.ask("POST", "/api/push/subscriptions", forged, status=403)["error"]["key"] == "server-push-taken"
    assert len(ben.ask("GET", "/api/me/notices")["subscriptions"]) == 1
    for person in (ann, ben):
        person.http.close()


def test_being_forgotten_ends_everything(service: PushService, house: Inside, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    ben = game.people[1]
    service.subscribe(ben)
    ben.ask("DELETE", f"{game.path}/notices")
    address = ben.ask("POST", "/api/me/feed")["address"]
    device = ben.ask("GET", "/api/me/export")["device"]["id"]
    ben.ask("DELETE", "/api/me")
    for name in ("subscriptions", "muted_tables", "notices"):
        assert house.query(f"SELECT * FROM {name} WHERE device = ?", device) == []
    assert game.host.http.get(address).status_code == 404


def test_a_rematch_is_told(service: PushService, house: Inside, table: MakeTable) -> None:
    game = table("Ann", "Ben")
    browser = service.subscribe(game.people[1])
    game.host.ask("POST", f"{game.path}/close")
    next_table = game.host.ask("POST", f"{game.path}/rematch")["id"]
    kinds = {each.notice["kind"]: each.notice for each in browser.wait()}
    if "rematch" not in kinds:
        kinds = {each.notice["kind"]: each.notice for each in browser.wait(2)}
    assert kinds["rematch"]["title"] == "Ann wants another game"
    assert kinds["rematch"]["url"] == f"/#/table/{next_table}"


# ---- by a clock that goes when the test says so


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[Inside, Clock]]:
    clock = Clock()
    with inside(tmp_path, clock=clock, push_private=True, notice_after=0) as running:
        yield running, clock


def _look(house: Inside) -> None:
    """Let the house look at what is due, until nothing is."""

    async def look() -> None:
        while await house.hub.notices.look():
            await house.hub.notices.settled()
        await house.hub.notices.settled()

    house.wait(look())


def test_quiet_hours_are_kept_and_what_is_true_then_is_told(service: PushService, slow: tuple[Inside, Clock]) -> None:
    house, clock = slow
    # 2027-01-15 08:00 UTC, which is 09:00 in Madrid.
    game = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:3")
    ann, ben = game.people
    browsers = [service.subscribe(person) for person in game.people]
    ben.ask("PATCH", "/api/me/notices", {"quiet": {"from": "08:30", "to": "10:30", "zone": "Europe/Madrid"}})
    game.play((0, "a>2"))
    _look(house)
    assert browsers[1].pushed == []
    clock.at += 5300
    _look(house)
    assert browsers[1].pushed == []
    clock.at += 200
    _look(house)
    (pushed,) = browsers[1].wait()
    assert pushed.notice["kind"] == "turn"
    # What is not true any more is not told.
    ann.ask("PATCH", "/api/me/notices", {"quiet": {"from": "08:30", "to": "13:00", "zone": "Europe/Madrid"}})
    game.play((1, "a>4"))
    _look(house)
    game.play((0, "a>5"))
    clock.at += 86400
    _look(house)
    assert browsers[0].pushed == []
    game.close()


def test_time_that_runs_short_is_told_once(service: PushService, slow: tuple[Inside, Clock]) -> None:
    house, clock = slow
    game = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:1")
    browser = service.subscribe(game.people[1])
    game.play((0, "a>2"))
    _look(house)
    assert [each.notice["kind"] for each in browser.wait()] == ["turn"]
    clock.at += 17.9 * 3600
    _look(house)
    assert len(browser.pushed) == 1
    clock.at += 0.2 * 3600
    _look(house)
    pushed = browser.wait(2)[1]
    assert (pushed.notice["kind"], pushed.headers["urgency"]) == ("time", "high")
    assert pushed.notice["body"] == "5 hours left. Hare & Tortoise with Ann."
    clock.at += 5 * 3600
    _look(house)
    assert len(browser.pushed) == 2
    game.close()


def test_who_runs_out_of_time_is_told_that_a_bot_plays(service: PushService, slow: tuple[Inside, Clock]) -> None:
    house, clock = slow
    game = Party(house, "hare(players=2)", "Ann", "Ben", pace="days:1")
    browser = service.subscribe(game.people[1])
    game.play((0, "a>2"))
    clock.at += 86401
    house.wait(house.hub.clocks.run_out(game.id))
    _until(lambda: game.seen()["seats"][1]["lent"] is not None)
    clock.at += 2
    _look(house)
    # The server's own look may have come in between, and have said that time runs short.
    _until(lambda: "A bot plays for you" in [each.notice["title"] for each in browser.pushed])
    game.close()


def test_who_loses_the_seat_is_told(service: PushService, table: MakeTable) -> None:
    game = table("Ann", "Ben", "Cleo", ruleset="hare(players=3)")
    browser = service.subscribe(game.people[1])
    game.host.ask("PATCH", f"{game.path}/seats/1", {"remove": True})
    (pushed,) = browser.wait()
    assert pushed.notice["title"] == "You are no longer at the table"
    assert pushed.notice["body"] == "The host has freed your seat. Hare & Tortoise with Ann and Cleo."


def test_a_notice_survives_a_crash(service: PushService, tmp_path: Path) -> None:
    """It is kept with the move: whoever starts next tells it."""
    clock = Clock()
    with inside(tmp_path, clock=clock, push_private=True, notice_after=3600) as first:
        game = Party(first, "hare(players=2)", "Ann", "Ben")
        browser = service.subscribe(game.people[1])
        game.play((0, "a>2"))
        game.close()
    clock.at += 3601
    with inside(tmp_path, clock=clock, push_private=True, notice_after=3600) as second:
        _look(second)
        browser.wait()


def test_a_server_without_notices_says_so(tmp_path: Path, service: PushService) -> None:
    with inside(tmp_path, push=False) as house:
        ann = house.person("Ann")
        assert ann.ask("GET", "/api/push/key") == {"key": None}
        wish = service.browser("Ann").subscription
        assert ann.ask("POST", "/api/push/subscriptions", wish, status=409)["error"]["key"] == "server-push-off"
