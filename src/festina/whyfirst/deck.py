"""The decks: data with provenance, read once from ``data/`` (WF-102, WF-303)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Deck:
    """A set of race cards."""

    id: str
    size: int
    counts: dict[int, int]
    white_numbers: tuple[int, ...]  # the values of the numbers 1, 2, 3, …
    provenance: str
    note: str
    reconstructed: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """A kind of card: what players can tell apart. ``white`` is 0 where white numbers do not matter."""

    value: int
    copies: int
    white: int

    @property
    def text(self) -> str:
        """``+3``, or ``+3/21`` with its white number."""
        return f"{self.value:+d}/{self.white}" if self.white else f"{self.value:+d}"


@cache
def decks() -> dict[str, Deck]:
    """All decks by id."""
    data = tomllib.loads(files(__package__).joinpath("data", "deck.toml").read_text(encoding="utf-8"))
    return {
        id: Deck(
            id=id,
            size=deck["size"],
            counts={int(value): count for value, count in deck["cards"].items()},
            white_numbers=tuple(deck["white_numbers"]),
            provenance=deck["provenance"],
            note=deck["note"],
            reconstructed=tuple(deck["reconstructed"]),
        )
        for id, deck in data.items()
    }


@cache
def cards(deck: str, tactical: bool) -> tuple[Card, ...]:
    """The kinds of card at a table: every white number a kind of its own in the tactical variant, else every value."""
    chosen = decks()[deck]
    if tactical:
        return tuple(Card(value, 1, number) for number, value in enumerate(chosen.white_numbers, 1))
    return tuple(Card(value, count, 0) for value, count in sorted(chosen.counts.items()))
