"""The rulebook of a table: the rules that matter there, and its deck, ready for printing."""

from __future__ import annotations

from ..kernel.data import Data
from ..kernel.messages import Message, Param
from ..kernel.rulebook import Section, printed_rulebook
from .deck import Deck, decks
from .table import NAME, WhyFirstTable

#: The names that conditions in ``data/rulebook.toml`` may use, each with all its values.
VOCABULARY: dict[str, set[str]] = {
    "mode": {"base", "tactical"},
    "leo": {"yes", "no"},
}


class DeckSheet(Data, frozen=True):
    """The deck of a table: how many cards of each value, the value of each white number, and what we guessed."""

    size: int
    counts: dict[str, int]
    white_numbers: dict[int, str]
    source: Message
    reconstructed: list[Message]


def rulebook(table: WhyFirstTable, whole: bool = False) -> list[Section]:
    """The rules that matter at a table; ``whole``: for all numbers of players, the tactical variant included."""
    leo = "no" if table.leo is None else "yes"
    facts = VOCABULARY if whole else {"mode": {table.options["mode"]}, "leo": {leo}}
    return printed_rulebook(__package__, NAME, facts, _params(table))


def sheet(table: WhyFirstTable) -> DeckSheet:
    """The deck in numbers; white numbers only where they matter."""
    deck = _deck(table)
    white = enumerate(deck.white_numbers, 1) if table.tactical else ()
    return DeckSheet(
        size=deck.size,
        counts={f"{value:+d}": count for value, count in deck.counts.items()},
        white_numbers={number: f"{value:+d}" for number, value in white},
        source=Message(f"whyfirst-deck-{deck.id}"),
        reconstructed=[Message("whyfirst-reconstructed-white-numbers")] if table.tactical else [],
    )


def _deck(table: WhyFirstTable) -> Deck:
    return decks()[table.options["deck"]]


def _params(table: WhyFirstTable) -> dict[str, Param]:
    """The numbers that texts may name."""
    deck = _deck(table)
    counts = ", ".join(f"{value:+d} ×{count}" for value, count in deck.counts.items())
    return {"mode": table.options["mode"], "deck": deck.id, "size": deck.size, "counts": counts}
