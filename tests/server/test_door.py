"""The door alone: who comes in, who makes way, what is counted and logged."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from festina.server.door import Door
from festina.server.metrics import Metrics
from festina.server.settings import read_settings


class _Guest:
    """A connection that waits for its client, and makes way if it is not being read."""

    def __init__(self, door: Door, address: str, reading: bool = False) -> None:
        self._door = door
        self._address = address
        self.reading = reading
        self.gone = False
        assert door.enter(address) is None
        door.wait(self, address)

    def make_way(self) -> bool:
        if self.reading:
            return False
        self._door.stop_waiting(self)
        self._door.leave(self._address)
        self.gone = True
        return True


def test_the_door_counts() -> None:
    door = Door(read_settings(connections=8, connections_per_address=2))
    here, there, near = "192.0.2.1", "2001:db8::1", "127.0.0.1"
    assert [door.enter(here) for _ in range(3)] == [None, None, HTTPStatus.TOO_MANY_REQUESTS]
    assert [door.enter(f"{there}{n}") for n in range(3)] == [None, None, HTTPStatus.TOO_MANY_REQUESTS]
    assert [door.enter(near) for _ in range(5)] == [None] * 4 + [HTTPStatus.SERVICE_UNAVAILABLE]
    door.leave(here)
    assert [door.enter(near), door.enter(near)] == [None, HTTPStatus.SERVICE_UNAVAILABLE]


def test_a_proxy_may_have_nearly_all() -> None:
    """Also one in another place that is trusted; a stranger gets the rest."""
    door = Door(read_settings(connections=100, connections_per_address=2, proxies="10.0.0.0/24"))
    assert [door.enter("10.0.0.7") for _ in range(96)] == [None] * 95 + [HTTPStatus.TOO_MANY_REQUESTS]
    assert [door.enter("10.0.1.7") for _ in range(3)] == [None, None, HTTPStatus.TOO_MANY_REQUESTS]
    usual = Door(read_settings(connections=11_250))
    assert all(usual.enter("127.0.0.1") is None for _ in range(10_500)), "a crowd on one machine"


def test_the_oldest_of_an_address_makes_way_for_the_same_address() -> None:
    door = Door(read_settings(connections=8, connections_per_address=2))
    other = _Guest(door, "192.0.2.7")
    old, young = _Guest(door, "192.0.2.1"), _Guest(door, "192.0.2.1")
    _Guest(door, "192.0.2.1")
    assert (other.gone, old.gone, young.gone) == (False, True, False)
    door.stop_waiting(young)
    _Guest(door, "192.0.2.1")
    assert not young.gone, "it is being answered"
    assert door.enter("192.0.2.1") is None, "in place of the latest"
    assert door.enter("192.0.2.1") == HTTPStatus.TOO_MANY_REQUESTS


def test_the_oldest_of_all_makes_way_where_all_places_are_taken() -> None:
    door = Door(read_settings(connections=4))
    guests = [_Guest(door, f"192.0.2.{number}", reading=number == 1) for number in range(1, 5)]
    _Guest(door, "203.0.113.1")
    _Guest(door, "203.0.113.2")
    assert [guest.gone for guest in guests] == [False, True, True, False], "the first is still reading"


def test_troubles_are_counted_each_time_and_logged_seldom(caplog: pytest.LogCaptureFixture) -> None:
    moment, metrics = 0.0, Metrics()
    door = Door(read_settings(), metrics, clock=lambda: moment)
    for _ in range(3):
        door.note("connections ended, a body was too long")
        door.note("connections ended, a request came too slowly")
    moment = 11.0
    door.note("connections ended, a body was too long")
    assert [record.message for record in caplog.records] == [
        "connections ended, a body was too long (1)",
        "connections ended, a request came too slowly (1)",
        "connections ended, a body was too long (3)",
    ]
    assert metrics.registry.get_sample_value("festina_refused_total", {"code": "too_large"}) == 4
    assert metrics.registry.get_sample_value("festina_refused_total", {"code": "too_fast"}) == 3
