"""Which figure runs for whom: people keep theirs, and no two seats have the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from festina.server.runners import dealt, runners_of, sat_down
from festina.server.store.data import SeatData

from .client import Person
from .party import Party


def _runners(table: dict[str, Any]) -> list[int]:
    return [seat["runner"] for seat in table["seats"]]


def _seats(*kinds: str) -> list[SeatData]:
    return [SeatData(number, kind, device="x" if kind == "person" else None) for number, kind in enumerate(kinds)]  # type: ignore[arg-type]


def test_a_new_table_gives_its_maker_the_favourite_and_a_bot_swaps(guest: Callable[..., Person]) -> None:
    ann = guest("Ann")
    assert ann.ask("PATCH", "/api/me", {"name": "Ann", "runner": 2})["runner"] == 2
    assert ann.ask("GET", "/api/me")["runner"] == 2
    assert _runners(ann.table("hare(players=3)")) == [2, 1, 0]
    ann.ask("PATCH", "/api/me", {"runner": 5})
    assert _runners(ann.table("hare(players=3)")) == [5, 1, 2], "nobody at the table has it"
    ann.ask("PATCH", "/api/me", {"runner": 6}, status=400)


def test_who_sits_down_gets_the_favourite_unless_another_person_has_it(guest: Callable[..., Person]) -> None:
    ann, ben, cleo = guest("Ann"), guest("Ben"), guest("Cleo")
    for person, runner in ((ann, 1), (ben, 1), (cleo, 0)):
        person.ask("PATCH", "/api/me", {"name": person.name, "runner": runner})
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    table = ann.table("hare(players=4)", seats, public=True)
    assert _runners(table) == [1, 0, 2, 3]
    path = f"/api/tables/{table['id']}"
    assert _runners(ben.ask("POST", f"{path}/join", {"name": "Ben", "seat": 2})) == [1, 0, 2, 3], "Ann has it"
    assert _runners(cleo.ask("POST", f"{path}/join", {"name": "Cleo", "seat": 1})) == [1, 0, 2, 3]
    # Who leaves leaves the figure to whoever comes, and a bot in place of an open seat does not change it.
    ben.ask("POST", f"{path}/leave", {"seat": 2})
    assert _runners(ann.ask("PATCH", f"{path}/seats/2", {"kind": "bot"})) == [1, 0, 2, 3]


def test_an_open_seat_swaps_its_figure(guest: Callable[..., Person]) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    ben.ask("PATCH", "/api/me", {"name": "Ben", "runner": 3})
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    table = ann.table("hare(players=4)", seats, public=True)
    joined = ben.ask("POST", f"/api/tables/{table['id']}/join", {"name": "Ben", "seat": 1})
    assert _runners(joined) == [0, 3, 2, 1]


def test_a_rematch_keeps_the_figures_with_their_owners(party: Callable[..., Party]) -> None:
    table = party("whyfirst(players=3)", "Ann", "Ben", bots=1)
    table.people[1].ask("PATCH", "/api/me", {"runner": 4})
    table.play_on()
    before = {seat["name"]: seat["runner"] for seat in table.seen()["seats"]}
    again = table.host.ask("POST", f"{table.path}/rematch")
    assert {seat["name"]: seat["runner"] for seat in again["seats"]} == before
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "random", "Ann"]
    shared = table.host.ask("GET", f"/api/games/{table.seen()['share']}")
    assert shared["runners"] == _runners(table.seen())
    assert table.host.ask("GET", f"{table.path}/replay")["runners"] == shared["runners"]


def test_a_record_from_elsewhere_has_no_figures_of_its_own(
    guest: Callable[..., Person], party: Callable[..., Party]
) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    record = table.host.http.get(f"{table.path}/record").text
    assert guest().ask("POST", "/api/replay", {"record": record})["runners"] is None


def test_those_who_come_with_wishes_of_their_own_are_all_served_if_they_can_be() -> None:
    assert runners_of(dealt(_seats("person", "person", "bot"), {0: 1, 1: 0})) == [1, 0, 2]
    assert runners_of(dealt(_seats("person", "person", "bot"), {0: 1, 1: 1})) == [1, 0, 2]
    assert runners_of(dealt(_seats("person", "person", "bot"), {0: None, 1: 2})) == [0, 2, 1]


def test_of_more_seats_than_figures_none_has_anothers() -> None:
    seats = _seats(*["open"] * 8)
    for number in range(8):
        seated = SeatData(number, "person", device=str(number))
        for seat in sat_down(seats, seated, favourite=5):
            seats[seat.seat] = seat
        assert sorted(runners_of(seats)) == list(range(8))
    assert runners_of(seats)[0] == 5
