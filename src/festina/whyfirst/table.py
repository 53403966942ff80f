"""A table: the options chosen, and the rules record made from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..kernel.ruleset import Option, canonical_text, choose_options
from .deck import Card, cards, decks
from .layout import RULES, Rules

NAME: Final = "whyfirst"

OPTIONS: tuple[Option, ...] = (
    Option("players", ("2", "3", "4", "5", "6"), "4"),
    Option("mode", ("base", "tactical"), "base"),
    Option("deck", tuple(decks()), "standard"),
)


@dataclass(frozen=True)
class WhyFirstTable:
    """What is played at a table; everything else about the rules follows from it."""

    options: Mapping[str, str]

    @classmethod
    def of(cls, chosen: Mapping[str, str]) -> WhyFirstTable:
        """Check the options; all of them go together."""
        return cls(choose_options(NAME, OPTIONS, chosen))

    @cached_property
    def ruleset(self) -> str:
        """The canonical text."""
        return canonical_text(NAME, OPTIONS, self.options)

    @cached_property
    def players(self) -> int:
        """WF-101."""
        return int(self.options["players"])

    @cached_property
    def tactical(self) -> bool:
        """WF-301."""
        return self.options["mode"] == "tactical"

    @cached_property
    def leo(self) -> int | None:
        """WF-201: Leo's number at a table for two, after the seats; None where he does not play."""
        return 2 if self.players == 2 else None

    @property
    def minutes(self) -> int:
        """About how long a game among people takes: twenty tricks of half a minute, for all choose at once."""
        return 10

    @property
    def team_of(self) -> None:
        """Everybody plays alone."""
        return None

    @property
    def has_secrets(self) -> bool:
        """WF-112: hands are hidden."""
        return True

    @cached_property
    def entrants(self) -> int:
        """How many have a pawn: the seats, and Leo."""
        return self.players + (self.leo is not None)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The kinds of card at this table (WF-102, WF-303)."""
        return cards(self.options["deck"], self.tactical)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The text of each kind of card."""
        return tuple(card.text for card in self.cards)

    def in_order(self, kinds: Iterable[int]) -> list[str]:
        """Cards as a person sorts them: by value, then by white number."""
        return [self.texts[kind] for kind in sorted(kinds, key=lambda kind: (self.cards[kind].value, kind))]

    @cached_property
    def rules(self) -> Rules:
        """The read-only rules record; ``rules.buffer`` are its bytes."""
        rules = RULES.new()
        rules.players = self.players
        rules.entrants = self.entrants
        rules.tactical = self.tactical
        rules.kinds = len(self.cards)
        for kind, card in enumerate(self.cards):
            rules.value[kind] = card.value
            rules.copies[kind] = card.copies
        return RULES.fixed(rules.buffer)
