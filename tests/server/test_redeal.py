"""Chance after going back: who plays the same draws the same, who plays otherwise draws what only the seed knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from festina import load_game
from festina.server.entries import ChanceDealt, Entry, Moved, TakebackAsked, Undone, columns_of, entry_of
from festina.server.match import Match
from tests.tools.policy import choose

from .histories import AT, DATE, begin

RULESETS = [
    "hare(players=3)",
    "hare(players=2)",
    "hare(edition=ravensburger-1978,players=4)",
    "whyfirst(players=3)",
    "whyfirst(players=2)",
    "whyfirst(mode=tactical,players=3)",
]
Line = Sequence[tuple[int | None, str]]


def _line(match: Match) -> list[tuple[int | None, str]]:
    return [(step.actor, step.text) for step in match.running.steps]


def _take_back(match: Match, seat: int) -> None:
    match.add(TakebackAsked(seat=seat, at=AT))
    match.take_back(AT)


def _play(match: Match, decisions: Line) -> None:
    for seat, action in decisions:
        assert seat is not None
        match.play(seat, action, AT)


def _decisions(line: Line) -> Line:
    return [(seat, text) for seat, text in line if seat is not None]


def _play_on(match: Match, random: Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.running.is_over:
            return
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.running.legal(seat)), AT)


def _begun(ruleset: str, seed: int, *moves: tuple[int, str]) -> Match:
    match = begin(ruleset, seed)
    match.begin(AT)
    _play(match, moves)
    return match


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_play_draws_the_same_however_often(ruleset: str) -> None:
    """Each time another line is played in between; then everything is played again as it was at first."""
    match = _begun(ruleset, 3)
    random = Random(3)
    _play_on(match, random, 40)
    lines = [_line(match)]
    for _ in range(6):
        seat = random.choice([seat for seat in range(match.running.players) if match.takeback_depth(seat)])
        for _ in range(random.randrange(1, 4)):
            if match.takeback_depth(seat) is not None:
                _take_back(match, seat)
        _play_on(match, random, 12)
        lines.append(_line(match))
    for line in lines * 2:
        while _decisions(_line(match)):
            _take_back(match, _decisions(_line(match))[-1][0] or 0)
        _play(match, _decisions(line))
        assert _line(match) == line


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_stored_game_draws_what_the_live_one_draws(ruleset: str) -> None:
    """Random take-backs and play; wherever the server is started again, it goes on as it would have."""
    random = Random(11)
    live = _begun(ruleset, 11)
    for _ in range(25):
        _play_on(live, random, random.randrange(1, 6))
        stored = Match(ruleset, 11, date=DATE)
        stored.follow(entry_of(dict(columns_of(update.entry))) for update in live.updates)
        assert _line(stored) == _line(live)
        state = random.getstate()
        for match in (live, stored):
            random.setstate(state)
            _play_on(match, random, 4)
        assert _line(stored) == _line(live)
        seat = random.randrange(live.running.players)
        if not live.running.is_over and live.takeback_depth(seat) is not None:
            _take_back(live, seat)


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "whyfirst(players=3)"])
def test_the_record_of_a_game_with_take_backs_is_exact(ruleset: str) -> None:
    random = Random(7)
    match = _begun(ruleset, 7)
    while not match.running.is_over:
        seat = random.choice(match.to_act)
        match.play(seat, choose(match.running, seat, random), AT)
        if random.random() < 0.1 and not match.running.is_over:
            _take_back(match, seat)
    again = load_game(match.running.record())
    assert [(step.actor, step.text) for step in again.steps] == _line(match)
    assert again.outcome == match.running.outcome


def test_what_a_seat_drew_is_not_dealt_to_another() -> None:
    """Ann sees a card, goes back and moves elsewhere: it is not the card that Ben draws then."""
    same = 0
    for seed in range(40):
        match = _begun("hare(players=3)", seed, (0, ">1"))
        drawn = _line(match)[-1]
        _take_back(match, 0)
        _play(match, [(0, ">4"), (1, ">1")])
        assert _line(match)[-1][0] is None
        same += _line(match)[-1] == drawn
    assert same < 20, "now and then the same card comes by chance"


def test_a_seat_that_plays_the_same_draws_the_same_whatever_the_others_do() -> None:
    for seed in range(20):
        match = _begun("hare(players=3)", seed, (0, ">4"), (1, ">2"), (2, ">1"))
        drawn = _line(match)[-1]
        for action in (">7", ">5", ">4"):
            _take_back(match, 0)
            _play(match, [(0, action), (1, ">2"), (2, ">1")])
            assert _line(match)[-1] == drawn


def test_a_seat_that_plays_otherwise_draws_otherwise_and_gets_no_third_card() -> None:
    """Of two hare spaces each has its card, however often the seat goes back and tries again."""
    different = 0
    for seed in range(40):
        match = _begun("hare(players=3)", seed)
        cards: dict[str, set[str]] = {">1": set(), ">3": set()}
        for action in (">1", ">3") * 3:
            match.play(0, action, AT)
            cards[action].add(_drawn(match)[0])
            _take_back(match, 0)
        assert [len(seen) for seen in cards.values()] == [1, 1]
        different += cards[">1"] != cards[">3"]
    assert different > 20


def test_the_order_of_hidden_choices_does_not_matter() -> None:
    """WF-105: who chooses last is nobody's decision; a round's new hands come again whatever the order."""
    random = Random(5)
    match = _begun("whyfirst(players=3)", 5)
    while _rounds(match) < 2:
        _play_on(match, random, 1)
    line = _line(match)
    last = _decisions(line)[-3:]
    assert {seat for seat, _ in last} == {0, 1, 2}
    for order in ((2, 0, 1), (1, 2, 0), (0, 2, 1)):
        while len(_decisions(_line(match))) > len(_decisions(line)) - 3:
            _take_back(match, _decisions(_line(match))[-1][0] or 0)
        _play(match, [last[place] for place in order])
        assert _drawn(match) == [text for seat, text in line if seat is None]


def _drawn(match: Match) -> list[str]:
    return [text for seat, text in _line(match) if seat is None]


def _rounds(match: Match) -> int:
    line = _line(match)
    return sum(seat is None and (index == 0 or line[index - 1][0] is not None) for index, (seat, _) in enumerate(line))


def test_a_companion_tables_cards_are_never_the_servers() -> None:
    match = Match("hare(players=3)", 1, companion=True)
    match.begin(AT)
    match.play(0, ">1", AT)
    match.play("chance", match.running.legal("chance")[0], AT)
    _take_back(match, 0)
    match.play(0, ">1", AT)
    assert match.running.to_act == ("chance",)


def test_entries_that_brought_another_dealers_seed_are_followed() -> None:
    """Take-backs were stored so before: the seed stands in the record, and the stored outcomes count."""
    match = _begun("hare(players=3)", 1, (0, ">1"))
    stored: list[Entry] = [update.entry for update in match.updates]
    stored.append(Undone(number=4, seat=0, decisions=1, seed="77", at=AT))
    stored.append(Moved(number=5, seat=0, text=">1", at=AT))
    other = next(text for text in match.running.earlier(1).odds() if text != _drawn(match)[0])
    stored.append(ChanceDealt(number=6, text=other, at=AT))
    again = begin("hare(players=3)", 1)
    again.follow(stored)
    assert again.running.seed == 77
    assert _line(again) == [(0, ">1"), (None, other)]
