"""Who is seated with whom: wishes that fit, ratings that are near, and how both give way to waiting."""

from __future__ import annotations

from typing import Any

import pytest

from festina.lab.skill import BEGINNING
from festina.server.matching import GATHER, NEAR, WIDER, Apart, Room, Waiting, company_of, find_group, fitting

NOW = 1000.0
ROOM = Room((2, 3, 4, 5, 6), 4, lambda edition, size: edition != "duel" or size == 2)


def one(device: str, waited: float = 0.0, points: float | None = None, **wish: Any) -> Waiting:
    """Somebody who waits; points are those of the rating above the beginning."""
    rating = None if points is None else BEGINNING.mu + points / 20
    wanted = {"edition": None, "players": None, "pace": "live", "bots": True, **wish}
    return Waiting(device, device, "race", rating=rating, at=NOW - waited, seen=NOW, **wanted)


def together(*waiting: Waiting, apart: Apart = (), now: float = NOW) -> str:
    found = find_group(waiting, apart, ROOM, now)
    return "" if found is None else "".join(sorted(person.device for person in found.people))


def test_a_named_number_of_seats_begins_as_soon_as_it_is_full() -> None:
    assert together(one("a", players=2)) == ""
    assert together(one("a", players=2), one("b", players=2)) == "ab"
    assert together(*(one(device, players=4) for device in "abc")) == ""
    assert together(*(one(device, players=4) for device in "abcd")) == "abcd"
    assert together(one("a", players=2), one("b", players=3)) == ""


def test_who_does_not_mind_joins_who_does() -> None:
    assert together(one("a"), one("b", players=2)) == "ab"
    assert together(one("a"), one("b", edition="old", players=2)) == "ab"
    assert together(one("a", edition="new"), one("b", edition="old", players=2)) == ""
    assert together(one("a", 9, players=2), one("b", 5, edition="duel"), one("c", 7, players=3)) == "ab"


def test_where_nobody_minds_the_usual_number_begins_at_once_and_fewer_after_a_moment() -> None:
    assert together(*(one(device) for device in "abcd")) == "abcd"
    assert together(one("a"), one("b")) == ""
    assert together(one("a", GATHER), one("b")) == "ab"
    assert together(one("a", GATHER), one("b"), one("c")) == "abc", "as many as there are"


def test_the_longest_wait_is_served_first() -> None:
    assert together(one("a", 1, players=2), one("b", 3, players=2), one("c", 2, players=2)) == "bc"


def test_an_edition_that_two_of_three_want_is_found() -> None:
    waiting = (one("a", 9), one("b", 3, edition="new"), one("c", 2, edition="old"), one("d", 1, edition="old"))
    found = find_group([person._replace(players=3) for person in waiting], (), ROOM, NOW)
    assert found is not None
    assert (found.edition, {person.device for person in found.people}) == ("old", {"a", "c", "d"})


def test_near_ratings_come_first_and_far_ones_after_a_while() -> None:
    far = one("a", points=0, players=2), one("b", points=NEAR + 300, players=2)
    assert together(*far) == ""
    assert together(*far, one("c", points=NEAR, players=2)) == "ac"
    later = 300 / WIDER
    assert together(*far, now=NOW + later - 1) == ""
    assert together(*far, now=NOW + later) == "ab"
    assert together(one("a", points=900, players=2), one("b", players=2)) == "ab", "one of them has no rating"
    nearest = one("a", 5, points=0, players=2), one("b", 4, points=90, players=2), one("c", 3, points=20, players=2)
    assert together(*nearest) == "ac"


def test_people_who_do_not_want_to_meet_are_never_together() -> None:
    pair = frozenset({frozenset("ab")})
    waiting = [one(device, 100 - place, players=3) for place, device in enumerate("abc")]
    assert together(*waiting, apart=pair) == ""
    assert together(*waiting, one("d", players=3), apart=pair) == "acd"
    assert [person.device for person in fitting(waiting[0], waiting, pair)] == ["c"]


def test_with_bots_those_begin_who_do_not_mind_them() -> None:
    first = one("a", 50, players=4)
    group = company_of(first, [first, one("b", players=4, bots=False), one("c"), one("d", players=3)], (), ROOM, NOW)
    assert ([person.device for person in group.people], group.size) == (["a", "c"], 4)
    alone = company_of(one("a", 50), [one("a", 50)], (), ROOM, NOW)
    assert (len(alone.people), alone.size, alone.edition) == (1, ROOM.usual, None)


@pytest.mark.parametrize("wish", [{"pace": "days"}, {"edition": "old"}, {"players": 3}])
def test_other_wishes_do_not_fit(wish: dict[str, Any]) -> None:
    mine = one("a", edition="new", players=2)
    assert fitting(mine, [mine, one("b", **wish)], ()) == []
