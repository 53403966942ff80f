"""Tables as lists of entries, played by fixed seeds with everything that can happen at one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from festina import Game
from festina.registry import table_for
from festina.server import match as matches
from festina.server.entries import Entry, SeatChanged, TakebackAgreed, TakebackAsked, TakebackDeclined
from festina.server.match import Match
from tests.tools.policy import choose

DATE = "2027-01-15"
#: When everything in a history happened.
AT = 1_800_000_000.0


@dataclass(frozen=True)
class History:
    """A table's rules, its dealer's seed, where it begins (None: as usual) and what was done."""

    ruleset: str
    seed: int
    entries: tuple[Entry, ...]
    start: Mapping[str, Any] | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(table_for(self.ruleset, {})[1].players)

    def match(self) -> Match:
        """The match that it leads to."""
        match = begin(self.ruleset, self.seed, self.start)
        match.follow(self.entries)
        return match


def begin(ruleset: str, seed: int, start: Mapping[str, Any] | None = None) -> Match:
    """A match before its first entry (with a start: needs ``tables_begin_anywhere``)."""
    match = Match(ruleset, seed, date=DATE)
    _STARTS[match.table.ruleset, seed] = start
    return match


_STARTS: dict[tuple[str, int], Mapping[str, Any] | None] = {}


def tables_begin_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of the server begin at the beginning, or with a lesson: tests put them where little is left to choose."""

    def game(definition: Any, table: Any, *, seed: int, start: Any = None, **more: Any) -> Game:
        return Game(definition, table, seed=seed, start=_STARTS.get((table.ruleset, seed)) or start, **more)

    monkeypatch.setattr(matches, "Game", game)


def place(start: dict[str, Any], pawn: int, space: int) -> None:
    """Put a pawn on another space of a start position; who is in which race position follows from that."""
    start["pawns"][pawn]["space"] = space
    for each in start["pawns"]:
        each.pop("position")


def played(ruleset: str, seed: int, length: int, start: Mapping[str, Any] | None = None) -> History:
    """A table after about so many entries, or at the end of its game."""
    random = Random(seed)
    match = begin(ruleset, seed, start)
    entries = match.begin(AT)
    while len(entries) < length and not match.running.is_over:
        entries += _something(match, random)
    return History(ruleset, seed, tuple(entries), start)


def _something(match: Match, random: Random) -> list[Entry]:
    """Mostly a move; now and then something is taken back, asked for, refused or renamed."""
    seat = random.randrange(match.running.players)
    wish = random.random()
    if wish < 0.08 and (match.can_retract(seat) or match.undo_depth(seat) is not None):
        return [match.undo(seat, AT)]
    if wish < 0.12 and match.takeback_depth(seat) is not None:
        return _asked_back(match, random, seat)
    if wish < 0.15:
        return [match.add(SeatChanged(seat=seat, what="name", at=AT))]
    seat = random.choice(match.to_act)
    action = random.choice(match.running.legal(seat)) if wish < 0.5 else choose(match.running, seat, random)
    command = f"{seat}:{match.version}"
    return match.play(seat, action, AT, command) + (match.play_forced(AT) if wish < 0.8 else [])


def _asked_back(match: Match, random: Random, seat: int) -> list[Entry]:
    others = [other for other in range(match.running.players) if other != seat]
    asked = [match.add(TakebackAsked(seat=seat, at=AT))]
    if random.random() < 0.4:
        return [*asked, match.add(TakebackDeclined(seat=others[0], at=AT))]
    asked += [match.add(TakebackAgreed(seat=other, at=AT)) for other in others]
    return [*asked, match.take_back(AT)]
