"""What the table plays by itself: only what everybody can see to be forced, and only if the table wants it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from festina import new_game
from festina.server.entries import Moved
from festina.server.match import Match

from .histories import AT, begin, place, tables_begin_anywhere
from .party import Party, told


def test_a_pawn_on_a_lettuce_eats_by_itself(party: Callable[..., Party]) -> None:
    """HT-503."""
    table = party("hare(players=3)", "Ann", "Ben", "Cleo")
    cleo = table.talk(2)
    table.play((0, ">10"), (1, ">2"), (2, ">4"))
    forced = told(cleo, "move")
    assert (forced["seat"], forced["auto"]) == (0, True)
    assert [event["kind"] for event in forced["events"]["2"]][:1] == ["ate"]
    assert forced["views"]["2"]["to_act"] == [1]
    assert not next(m for m in cleo.heard if m.get("kind") == "move" and m["seat"] == 2).get("views"), "with the last"


def test_a_table_that_does_not_want_it_waits(party: Callable[..., Party]) -> None:
    table = party("hare(players=3)", "Ann", "Ben", "Cleo", autoplay=False)
    ann = table.talk(0)
    table.play((0, ">10"), (1, ">2"), (2, ">4"))
    assert ann.views["0"]["to_act"] == [0]
    assert ann.legal(0) == ["eat"]


def _forced_after(match: Match, seat: int, action: str) -> list[str]:
    match.begin(AT)
    match.play(seat, action, AT)
    return [entry.text for entry in match.play_forced(AT) if isinstance(entry, Moved)]


@pytest.mark.parametrize(
    ("carrots", "space", "forced"),
    [
        (0, 4, ["restart"]),  # HT-205: nothing is legal, which the restart itself shows
        (1, 4, []),  # HT-104: one move is legal, which nobody else may know
        (20, 4, []),
    ],
)
def test_an_only_move_is_left_to_its_seat(
    monkeypatch: pytest.MonkeyPatch, carrots: int, space: int, forced: list[str]
) -> None:
    tables_begin_anywhere(monkeypatch)
    start = new_game("hare(players=3)", seed=1).facts()
    place(start, 1, space)
    start["carrots"] = [65, carrots, 65]
    assert _forced_after(begin("hare(players=3)", 5, start), 0, ">2") == forced
