"""Positions of Why First? in few words, all reached through the public API."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from festina import Event, Game, new_game
from festina.whyfirst.deck import decks
from festina.whyfirst.view import WhyFirstView

#: Every table there is: players, variant, deck.
RULESETS = [
    new_game("whyfirst", players=players, mode=mode, deck=deck, chance="manual").ruleset
    for players, mode, deck in product(range(2, 7), ("base", "tactical"), ("standard", "printed-34"))
]


def position(ruleset: str, /, **facts: Any) -> Game:
    """A game that begins with these facts; the caller plays chance."""
    return new_game(ruleset, start=facts, chance="manual", date="2000-01-01")


def dealt(ruleset: str, *hands: str) -> Game:
    """A game whose first round was dealt these hands, each a text such as ``"+1 +2 -1 -2 +3"``."""
    game = new_game(ruleset, chance="manual", date="2000-01-01")
    for hand in hands:
        for card in hand.split():
            game.play(f"deal:{card}")
    return game


def choose(game: Game, *texts: str) -> list[Event]:
    """Every seat chooses, seat 0 first; returns what the last choice made happen."""
    events: list[Event] = []
    for seat, text in enumerate(texts):
        events = game.play(text, seat)
    return events


def rules_against(game: Game, text: str, seat: int | None = None) -> list[str]:
    """The ids of the rules that forbid an action."""
    return [rule for rule, _ in game.why_not(text, seat)]


def seen(game: Game, seat: int | None) -> WhyFirstView:
    """What a seat, or a spectator, sees."""
    view = game.view(seat)
    assert isinstance(view, WhyFirstView)
    return view


def result(game: Game) -> dict[str, Any] | None:
    """How the game ended, in plain JSON types; None while it runs."""
    return game.outcome.as_dict() if game.outcome else None


def kinds(events: Sequence[Event]) -> list[str]:
    """What sorts of things happened."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one sort, as plain data."""
    return [event.as_dict() for event in events if event.kind == kind]


def cards_for(pawns: Sequence[int], count: int, taken: Sequence[str] = ()) -> list[str]:
    """``count`` cards of the standard deck, beside those taken, that can have brought pawns to these spaces."""
    left = Counter({f"{value:+d}": copies for value, copies in decks()["standard"].counts.items()})
    left.subtract(taken)
    for cards in _handfuls(sorted(left.items(), key=lambda item: -abs(int(item[0]))), count, sum(pawns)):
        values = [int(card) for card in cards]
        forward, back = sum(v for v in values if v > 0), sum(v for v in values if v < 0)
        if forward >= max(*pawns, 0) and back <= min(*pawns, 0):
            return cards
    raise AssertionError(f"no {count} cards lead to {pawns}")


def _handfuls(left: list[tuple[str, int]], count: int, total: int) -> Iterator[list[str]]:
    if not left:
        if count == 0 and total == 0:
            yield []
        return
    (card, copies), others = left[0], left[1:]
    for number in range(min(copies, count) + 1):
        for rest in _handfuls(others, count - number, total - number * int(card)):
            yield [card] * number + rest


def last_choices(pawns: Sequence[int], ruleset: str | None = None, **facts: Any) -> Game:
    """The fourth trick with pawns on these spaces; every seat holds +1 and -1, so a round can end as it stands."""
    entrants = len(pawns)
    seats = 2 if ruleset else entrants
    hands = [["+1", "-1"] if seat < seats else [] for seat in range(entrants)]
    held = [card for hand in hands for card in hand]
    told = {"trick": 4, "pawns": list(pawns), "hands": hands, "played": cards_for(pawns, 3 * entrants, held)}
    return position(ruleset or f"whyfirst(players={seats})", **told, **facts)


def finish_round(game: Game) -> list[Event]:
    """From ``last_choices``: +1 on oneself now, -1 by the game; the pawns end where they stood."""
    return choose(game, *(f"+1@{seat}" for seat in range(game.players)))
