"""Positions in one line, and short questions about a race."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from festina import Event, Game, new_game
from festina.hare.choices import HareChoice
from festina.hare.table import HareTable
from festina.hare.view import HareView

EDITIONS = (
    "intellect-1974",
    "ravensburger-1978",
    "gibsons-1987",
    "abacus-2000",
    "ravensburger-2008",
    "gibsons-2010",
    "devir-2014",
)
VARIANTS = ("edition", "sprint", "nap", "closed", "tournament", "parking")

#: Kinds of spaces, written out here once more: h hare, c carrot, l lettuce, t tortoise, 1 for 1/5/6.
OLD_BOARD = "hch3chlt42t3cht124t3cl2thc432th1ch23tchc2lt34h21cth324ctlhc2hlh"
NEW_BOARD = "hch3ch124lt3cht124t3cl2thc432th1ch23tchc2lt34h21cth324ctlhc1chc"


def race(
    ruleset: str = "hare",
    spaces: Sequence[int] | None = None,
    *,
    carrots: Sequence[int] | None = None,
    lettuces: Sequence[int] | None = None,
    turn: int | None = None,
    faces: Mapping[int, str] | None = None,
    must_leave: Iterable[int] = (),
    home: Sequence[int] = (),
    passed_by: Mapping[int, Sequence[int]] | None = None,
    shown: Sequence[bool] | None = None,
    seen: Sequence[str] | None = None,
    pending: Mapping[str, Any] | None = None,
    seed: int = 1,
    chance: str = "manual",
) -> Game:
    """A race from a position; pawns are numbered seat by seat, ``home`` lists those home in order of arrival."""
    start: dict[str, Any] = {}
    if turn is None and pending is not None:
        turn = 0
    for key, value in (("carrots", carrots), ("lettuces", lettuces), ("turn", turn), ("pending", pending)):
        if value is not None:
            start[key] = value
    if shown is not None:
        start["shown"] = list(shown)
    if seen is not None:
        start["deck"] = {"seen": list(seen)}
    if spaces is not None:
        start["pawns"] = [{"space": space} for space in spaces]
        for pawn, face in (faces or {}).items():
            start["pawns"][pawn]["face"] = face
        for pawn in must_leave:
            start["pawns"][pawn]["must_leave"] = True
        for pawn, passers in (passed_by or {}).items():
            start["pawns"][pawn]["passed_by"] = list(passers)
        for place, pawn in enumerate(home, start=1):
            start["pawns"][pawn].update(space=64, place=place)
    return new_game(ruleset, start=start, chance=chance, seed=seed)


def on_hare(ruleset: str, spaces: Sequence[int], **facts: Any) -> Game:
    """Seat 0's first pawn has just reached a hare space and 3 carrots were paid for it (1 for the first space)."""
    return race(ruleset, spaces, pending={"kind": "draw", "paid": 3 if spaces[0] > 1 else 1}, **facts)


def play(game: Game, *texts: str) -> list[Event]:
    """Play several actions and outcomes; returns all that happened."""
    happened: list[Event] = []
    for text in texts:
        happened += game.play(text)
    return happened


def forbidden(game: Game, text: str, seat: Any = None) -> list[str]:
    """The ids of the rules against an action."""
    return [reason.rule for reason in game.why_not(text, seat)]


def parameters(game: Game, text: str, rule: str) -> dict[str, Any]:
    """What the reason of one rule against an action says in numbers."""
    return next(dict(reason.message.params) for reason in game.why_not(text) if reason.rule == rule)


def carrots(game: Game) -> list[int]:
    """What every seat holds."""
    return list(game.facts()["carrots"])


def lettuces(game: Game) -> list[int]:
    """The lettuces of every seat."""
    return list(game.facts()["lettuces"])


def spaces(game: Game) -> list[int]:
    """Where every pawn stands."""
    return [pawn["space"] for pawn in game.facts()["pawns"]]


def faces(game: Game) -> list[str]:
    """How every pawn lies."""
    return [pawn["face"] for pawn in game.facts()["pawns"]]


def positions(game: Game) -> list[int]:
    """Every pawn's race position."""
    return [pawn["position"] for pawn in game.facts()["pawns"]]


def leaving(game: Game) -> list[int]:
    """The pawns that must leave their space."""
    return [index for index, pawn in enumerate(game.facts()["pawns"]) if pawn["must_leave"]]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """All events of a kind, as plain data without the kind."""
    found = [event.as_dict() for event in events if event.kind == kind]
    return [{key: value for key, value in event.items() if key != "kind"} for event in found]


def table_of(game: Game) -> HareTable:
    """The table of a race."""
    assert isinstance(game.table, HareTable)
    return game.table


def seen(game: Game, seat: int | None) -> HareView:
    """What a seat, or a spectator, sees."""
    view = game.view(seat)
    assert isinstance(view, HareView)
    return view


def choice(game: Game, text: str, seat: int | None = None) -> HareChoice:
    """What a seat's view says about one choice."""
    asked = game.to_act[0] if seat is None else seat
    assert isinstance(asked, int)
    return next(entry for entry in seen(game, asked).choices if entry.action == text)


def result(game: Game) -> dict[str, Any] | None:
    """How the race ended, in plain JSON types; None while it runs."""
    return game.outcome.as_dict() if game.outcome else None
