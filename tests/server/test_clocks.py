"""Clocks, from entries alone: who uses time, what earns it, what never comes back."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from festina.server.clocks import DAY, GRACE_DAYS, GRACE_LIVE, Clocks, Span, control_of
from festina.server.entries import (
    ChanceDealt,
    ClocksSet,
    Entry,
    Moved,
    OptionsChanged,
    Retracted,
    SeatAway,
    SeatChanged,
    SeatLent,
    SeatReturned,
    Started,
    TableClosed,
    Undone,
)
from festina.server.match import Match


class Game:
    """Clocks that are told what happens; a test says who is to act after it."""

    def __init__(self, pace: str, players: int = 2, people: tuple[int, ...] | None = None) -> None:
        control = control_of(pace)
        assert control is not None
        given = ClocksSet(pace, tuple(range(players)) if people is None else people)
        self.decided = [0] * players
        self.clocks = Clocks(given, control, self.decided)
        self.at = 0.0

    def then(self, seconds: float, entry: Entry, *to_act: int) -> None:
        """So many seconds later."""
        self.at += seconds
        if isinstance(entry, Moved):
            self.decided[entry.seat] += 1
        self.clocks.follow(replace(entry, at=self.at), to_act, lambda: self.decided)

    def move(self, seconds: float, seat: int, *to_act: int, auto: bool = False) -> None:
        self.then(seconds, Moved(seat=seat, text="?", auto=auto), *to_act)

    def back(self, seconds: float, entry: Entry, *to_act: int, decided: list[int]) -> None:
        self.decided[:] = decided
        self.then(seconds, entry, *to_act)

    def left(self, seat: int) -> float:
        """Now."""
        time = self.clocks.time(seat)
        return time.left if time.runs_from is None else time.left - max(0.0, self.at - time.runs_from)

    def runs(self) -> list[int]:
        return [seat for seat in range(len(self.decided)) if self.clocks.time(seat).runs_from is not None]


def test_paces() -> None:
    assert control_of("live") is None
    assert control_of("live:600+15") == (600.0, 15.0, False, GRACE_LIVE)
    assert control_of("days:3") == (3 * DAY, 0.0, True, GRACE_DAYS)


def test_a_bank_is_used_up_and_every_decision_earns() -> None:
    game = Game("live:600+15")
    game.then(0, Started(), 0)
    assert (game.runs(), game.clocks.deadline) == ([0], 600.0)
    game.move(40, 0, 1)
    assert (game.left(0), game.runs(), game.clocks.deadline) == (575.0, [1], 640.0)
    game.move(100, 1, 0)
    assert (game.left(1), game.left(0)) == (515.0, 575.0)
    game.at += 10
    assert game.left(0) == 565.0


def test_those_who_choose_together_use_each_their_own() -> None:
    game = Game("live:60+0", 3)
    game.then(0, Started(), 0, 1, 2)
    game.move(10, 1, 0, 2)
    game.move(20, 0, 2)
    game.at += 5
    assert [game.left(seat) for seat in range(3)] == [30.0, 50.0, 25.0]
    assert game.runs() == [2]


def test_bots_stand_ins_forced_moves_and_chance_use_no_time() -> None:
    game = Game("live:60+5", 3, people=(0, 1))
    game.then(0, Started(), 2)
    game.move(1000, 2, 1)
    assert (game.runs(), game.left(2)) == ([1], 60.0)
    game.move(10, 1, 0)
    game.move(0, 0, 1, auto=True)
    assert game.left(0) == 60.0, "nothing is spent, nothing earned"
    game.then(4, SeatLent(seat=1, bot="random"), 1)
    game.move(500, 1)
    assert game.left(1) == 51.0, "what a stand-in decides earns nothing either"
    game.then(300, ChanceDealt(text="card:+5"), 0)
    game.then(0, SeatReturned(seat=1), 0)
    assert (game.left(0), game.left(1), game.runs()) == (60.0, 51.0, [0])


def test_two_decisions_in_a_row() -> None:
    game = Game("live:60+5")
    game.then(0, Started(), 0)
    game.move(10, 0, 0)
    game.move(10, 0, 1)
    assert game.left(0) == 50.0


def test_going_back_gives_no_time_and_earns_nothing_twice() -> None:
    game = Game("live:60+5")
    game.then(0, Started(), 0)
    for _ in range(3):
        game.move(1, 0, 1)
        game.back(1, Undone(seat=0, decisions=1), 0, decided=[0, 0])
    assert (game.left(0), game.left(1)) == (62.0, 57.0)
    game.move(1, 0, 1)
    assert game.left(0) == 61.0
    game.move(1, 1, 0)
    game.move(1, 0, 1)
    assert game.left(0) == 65.0, "only what it has never decided before"


def test_a_hidden_choice_taken_back() -> None:
    game = Game("live:60+5", 3)
    game.then(0, Started(), 0, 1, 2)
    for _ in range(4):
        game.move(2, 0, 1, 2)
        game.back(1, Retracted(seat=0), 0, 1, 2, decided=[0, 0, 0])
    assert [game.left(seat) for seat in range(3)] == [57.0, 48.0, 48.0]


def test_time_that_runs_out() -> None:
    game = Game("live:60+5")
    game.then(0, Started(), 0)
    assert (game.clocks.overdue(59.9), game.clocks.overdue(60.0)) == ([], [0])
    game.then(61, SeatLent(seat=0, bot="random", auto=True), 0)
    assert (game.left(0), game.clocks.time(0).ran_out, game.clocks.deadline) == (0.0, True, None)
    game.move(1, 0, 1)
    game.then(1, SeatReturned(seat=0), 1)
    game.move(1, 1, 0)
    assert game.left(0) == GRACE_LIVE
    game.move(10, 0, 1)
    assert game.left(0) == GRACE_LIVE - 5
    game.move(1, 1, 0)
    assert game.left(0) == GRACE_LIVE, "for every decision"


def test_a_grace_is_given_once_for_a_decision() -> None:
    """Whoever runs out of it again is played for: the others need not wait for ever."""
    game = Game("live:60+0")
    game.then(0, Started(), 0)
    game.then(60, SeatLent(seat=0, bot="random", auto=True), 0)
    assert game.clocks.may_return(0)
    game.then(1, SeatReturned(seat=0), 0)
    assert game.left(0) == GRACE_LIVE
    game.move(20, 0, 1)
    game.back(0, Undone(seat=0, decisions=1), 0, decided=[0, 0])
    assert game.left(0) == GRACE_LIVE - 20
    game.then(10, SeatLent(seat=0, bot="random", auto=True), 0)
    assert not game.clocks.may_return(0)


def test_a_move_that_is_stored_before_the_clock_counts() -> None:
    game = Game("live:60+5")
    game.then(0, Started(), 0)
    game.move(75, 0, 1)
    assert (game.left(0), game.clocks.time(0).ran_out) == (5.0, False)


def test_a_wall_clock_that_goes_back_takes_nothing() -> None:
    game = Game("live:60+0")
    game.then(100, Started(), 0)
    game.move(-50, 0, 1)
    assert game.left(0) == 60.0


def test_days_begin_anew_with_every_decision() -> None:
    game = Game("days:3")
    game.then(0, Started(), 0)
    game.move(2 * DAY, 0, 1)
    assert game.clocks.deadline == 5 * DAY
    game.move(DAY, 1, 0)
    assert game.left(0) == 3 * DAY


def test_a_slow_decision_taken_up_again_has_what_it_had_left() -> None:
    game = Game("days:3")
    game.then(0, Started(), 0)
    game.move(2 * DAY, 0, 1)
    game.back(DAY, Undone(seat=0, decisions=1), 0, decided=[0, 0])
    assert game.left(0) == DAY
    game.move(DAY / 2, 0, 1)
    assert game.left(1) == 2 * DAY


def test_days_that_are_over() -> None:
    game = Game("days:1")
    game.then(0, Started(), 0)
    game.then(DAY, SeatLent(seat=0, bot="random", auto=True), 0)
    game.then(1, SeatReturned(seat=0), 0)
    assert game.left(0) == GRACE_DAYS
    game.move(60, 0, 1)
    game.move(60, 1, 0)
    assert game.left(0) == DAY


def test_a_slow_game_waits_for_a_holiday() -> None:
    game = Game("days:3")
    game.then(0, Started(), 0)
    game.then(DAY, SeatAway(seat=0, since=DAY, until=8 * DAY), 0)
    time = game.clocks.time(0)
    assert (time.left, time.runs_from, time.away_until) == (2 * DAY, 8 * DAY, 8 * DAY)
    assert (game.clocks.deadline, game.clocks.overdue(9 * DAY)) == (10 * DAY, [])
    game.then(2 * DAY, SeatAway(seat=0, since=3 * DAY, until=None), 0)
    assert (game.clocks.deadline, game.clocks.time(0).away_until) == (5 * DAY, None), "back before it was over"
    game.move(DAY, 0, 1)
    game.then(0, SeatAway(seat=1, since=4 * DAY, until=6 * DAY), 1)
    game.then(DAY, SeatAway(seat=1, since=5 * DAY, until=7 * DAY), 1)
    assert game.clocks.deadline == 10 * DAY, "made longer"
    game.move(4 * DAY, 1, 0)
    game.move(0, 0, 1)
    game.back(0, Undone(seat=1, decisions=1), 1, decided=[0, 0])
    assert game.left(1) == DAY, "two days of it count, and a day before it was set"


def test_a_holiday_that_is_noticed_late_counts_from_its_beginning() -> None:
    game = Game("days:3")
    game.then(0, Started(), 0)
    game.then(3 * DAY, SeatAway(seat=0, since=DAY, until=5 * DAY), 0)
    assert game.clocks.deadline == 7 * DAY


def test_live_clocks_know_no_holiday() -> None:
    game = Game("live:600+0")
    game.then(0, Started(), 0)
    game.then(10, SeatAway(seat=0, since=10, until=8 * DAY), 0)
    assert game.clocks.deadline == 600.0


def test_seats_that_are_left_and_tables_that_are_closed() -> None:
    game = Game("live:60+0")
    game.then(0, Started(), 0)
    game.then(5, SeatChanged(seat=0, what="leave"), 0)
    assert game.runs() == []
    game.then(100, SeatChanged(seat=0, what="join"), 0)
    assert (game.runs(), game.left(0)) == ([0], 55.0)
    game.then(5, TableClosed(), 0)
    assert (game.runs(), game.clocks.deadline) == ([], None)


def test_a_span() -> None:
    assert Span(3, 7).within(0, 10) == 4
    assert Span(3, 7).within(5, 6) == 1
    assert Span(3, 7).within(8, 9) == 0


# ---- in a match


def _told(entries: list[Entry], pace: str = "live") -> Match:
    match = Match("hare(players=2)", 7, pace=pace)
    match.follow(entries)
    return match


def test_a_match_knows_its_clocks_from_its_entries() -> None:
    live = Match("hare(players=2)", 7)
    ticks = itertools.count(1000.0, 10.0)
    entries = live.begin(next(ticks), ClocksSet("live:600+15", (0, 1)))
    for seat, action in ((0, "a>2"), (1, "a>5"), (0, "b>7")):
        entries += live.play(seat, action, next(ticks))
    entries.append(live.undo(0, next(ticks)))
    again = _told(entries)
    assert live.clocks is not None
    assert again.clocks is not None
    assert [live.clocks.time(seat) for seat in (0, 1)] == [again.clocks.time(seat) for seat in (0, 1)]
    assert live.clocks.time(0).left == 600 + 2 * 15 - 2 * 10


def test_a_pace_that_changes_sets_all_clocks_anew() -> None:
    match = _told([Started(number=1, at=0.0)])
    assert match.clocks is None
    match.add(OptionsChanged(at=50.0, clocks=ClocksSet("live:60+0", (0, 1))))
    assert match.clocks is not None
    assert match.clocks.deadline == 110.0
    match.add(OptionsChanged(at=60.0))
    assert match.clocks.deadline == 110.0
    match.add(OptionsChanged(at=70.0, clocks=ClocksSet("live", (0, 1))))
    assert match.clocks is None


@pytest.mark.parametrize("pace", ["live", "days:2"])
def test_a_game_that_began_before_entries_named_their_pace(pace: str) -> None:
    match = _told([Started(number=1, at=0.0), Moved(number=2, seat=0, text="a>2", at=10.0)], pace)
    assert (match.clocks is None) == (pace == "live")
    assert match.clocks is None or match.clocks.deadline == 10.0 + 2 * DAY
