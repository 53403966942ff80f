"""A table: the options chosen, and the rules record made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from festina.kernel.ruleset import Option, canonical_text, choose_options

from .layout import RULES

NAME: Final = "snails"
OPTIONS = (Option("players", ("2", "3", "4"), "3"), Option("track", ("short", "long"), "short"))
LETTUCE = {"short": 8, "long": 12}


@dataclass(frozen=True)
class SnailsTable:
    """What is played at a table; everything else about the rules follows from it."""

    options: Mapping[str, str]
    #: SN-1: there is a seat for every snail, and everybody plays alone.
    team_of: None = None
    #: SN-2: paces are hidden until they are turned up.
    has_secrets: bool = True

    @classmethod
    def of(cls, chosen: Mapping[str, str]) -> SnailsTable:
        """Check the options (BadRuleset)."""
        return cls(choose_options(NAME, OPTIONS, chosen))

    @property
    def ruleset(self) -> str:
        return canonical_text(NAME, OPTIONS, self.options)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def entrants(self) -> int:
        return self.players

    @property
    def lettuce(self) -> int:
        """SN-1: the last space."""
        return LETTUCE[self.options["track"]]

    @cached_property
    def rules(self) -> Any:  # a cursor over RULES
        rules = RULES.new()
        rules.players = self.players
        rules.lettuce = self.lettuce
        return rules
