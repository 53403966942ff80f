"""The decks as data: counts, white numbers and where they come from agree (WF-102, WF-303)."""

from __future__ import annotations

from collections import Counter

import pytest

from festina.whyfirst.deck import decks


@pytest.mark.parametrize("deck", decks().values(), ids=lambda deck: deck.id)
def test_white_numbers_are_the_cards(deck: object) -> None:
    from festina.whyfirst.deck import Deck

    assert isinstance(deck, Deck)
    assert Counter(deck.white_numbers) == Counter(deck.counts)
    assert len(deck.white_numbers) == deck.size == sum(deck.counts.values())
    assert [abs(value) for value in deck.white_numbers] == sorted(abs(value) for value in deck.white_numbers)
    assert deck.provenance
    assert any("white_numbers" in item for item in deck.reconstructed)


def test_the_printed_deck_adds_two_cards() -> None:
    standard, printed = decks()["standard"], decks()["printed-34"]
    assert printed.white_numbers == (*standard.white_numbers, 5, 6)
