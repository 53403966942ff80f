"""A table: the edition and options chosen, and the rules record made from them (sections 12, 13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..kernel.ruleset import Constraint, Option, canonical_text, choose_options
from .codes import Hare, Kind
from .editions import Edition, editions
from .layout import RULES, Rules
from .words import KINDS, MODE_CODES, MODES

NAME: Final = "hare"
#: Spaces that pay by race position.
_NUMBERS = (Kind.TWO, Kind.THREE, Kind.FOUR, Kind.ONE_FIVE_SIX)
#: Section 11: what a table may choose instead of the edition's own hare.
VARIANTS = tuple(name for mode, name in MODES.items() if mode > Hare.DECK)

OPTIONS: tuple[Option, ...] = (
    Option("edition", tuple(editions()), "gibsons-2010"),
    Option("players", ("2", "3", "4", "5", "6"), "4"),
    Option("teams", ("0", "2", "3"), "0"),
    Option("hare", ("edition", *VARIANTS), "edition"),
    Option("until", ("places", "winner"), "places"),
    Option("first", ("seat0", "draw"), "seat0"),
    Option("open_carrots", ("false", "true"), "false"),
    Option("memory_aid", ("false", "true"), "false"),
    Option("number_pay", ("on_leaving", "turn_start"), "on_leaving", matters_for=("players", ("2",))),
)

#: Section 10: two teams need two or three seats each, three teams two; sections 8 and 9: where a race can end early.
CONSTRAINTS: tuple[Constraint, ...] = (
    Constraint("teams", ("2",), "players", ("4", "6"), "hare-two-teams-need"),
    Constraint("teams", ("3",), "players", ("6",), "hare-three-teams-need"),
    Constraint("until", ("winner",), "players", ("3", "4", "5", "6"), "hare-until-winner-needs"),
    Constraint("until", ("winner",), "teams", ("0",), "hare-until-winner-needs"),
)


@dataclass(frozen=True)
class HareTable:
    """What is played at a table; everything else about the rules follows from it."""

    options: Mapping[str, str]

    @classmethod
    def of(cls, chosen: Mapping[str, str]) -> HareTable:
        """Check the options and how they go together."""
        return cls(choose_options(NAME, OPTIONS, chosen, CONSTRAINTS))

    @cached_property
    def ruleset(self) -> str:
        """The canonical text."""
        return canonical_text(NAME, OPTIONS, self.options)

    @cached_property
    def edition(self) -> Edition:
        return editions()[self.options["edition"]]

    @cached_property
    def players(self) -> int:
        return int(self.options["players"])

    @cached_property
    def printed(self) -> tuple[int, ...]:
        """The numbers that the board prints on its spaces."""
        return tuple(map(self.edition.printed_number, range(len(self.edition.board.kinds))))

    @cached_property
    def does(self) -> tuple[str, ...]:
        """For each space the key of the message that says what it will do, at this table."""
        return tuple(map(self._does, self.edition.board.kinds))

    def _does(self, kind: int) -> str:
        if kind == Kind.HARE:
            mode = "edition" if self.hare <= Hare.DECK else self.options["hare"]
            return f"hare-does-hare-{mode}"
        return "hare-does-number" if kind in _NUMBERS else f"hare-does-{KINDS[kind]}"

    @property
    def minutes(self) -> int:
        """About how long a race among people takes: a turn takes a person some 17 seconds; to the next five minutes."""
        turns = self.players * (29 if self.pawns_each == 2 else 21)
        return 5 * round(turns * 17 / 60 / 5)

    @cached_property
    def teams(self) -> int:
        """HT-1001: how many teams, 0 for none; HT-1003: they talk in the open, nothing is shared in secret."""
        return int(self.options["teams"])

    @property
    def entrants(self) -> int:
        """Nobody runs without a seat."""
        return self.players

    @property
    def team_of(self) -> list[int] | None:
        """HT-1001: the team of each seat; teams sit alternately."""
        return [seat % self.teams for seat in range(self.players)] if self.teams else None

    @property
    def has_secrets(self) -> bool:
        """HT-104: carrots are counted in secret."""
        return not self.carrots_are_public

    @cached_property
    def pawns_each(self) -> int:
        """HT-101, HT-901: two pawns in the two-player race, else one."""
        return 2 if self.players == 2 else 1

    @property
    def lettuces(self) -> int:
        """HT-103, HT-901."""
        return 5 if self.players == 2 else 3

    @cached_property
    def hare(self) -> int:
        """The hare mode in force: the edition's, or the variant that replaces it (section 11)."""
        variant = self.options["hare"]
        return self.edition.hare.mode if variant == "edition" else MODE_CODES[variant]

    @cached_property
    def carrots_are_public(self) -> bool:
        """HT-104: open on the table, or counted by the memory aid."""
        return self.options["open_carrots"] == "true" or self.options["memory_aid"] == "true"

    @cached_property
    def rules(self) -> Rules:
        """The read-only rules record; ``rules.buffer`` are its bytes."""
        edition, mode = self.edition, self.edition.hare
        rules = RULES.new()
        rules.start_carrots = edition.start[self.players]
        rules.restart_carrots = edition.restart_carrots(self.players)
        for space, kind in enumerate(edition.board.kinds):
            rules.kind[space] = kind
            rules.tortoise_behind[space] = edition.board.tortoise_behind(space)
        rules.tortoise_spaces = edition.board.spaces_of(Kind.TORTOISE)
        rules.lettuce_spaces = edition.board.spaces_of(Kind.LETTUCE)
        rules.closed_spaces = edition.board.spaces_of(Kind.HARE) if self.hare == Hare.CLOSED else 0
        rules.players = self.players
        rules.pawns_each = self.pawns_each
        rules.pawns = self.players * self.pawns_each
        rules.teams = self.teams
        rules.lettuces = self.lettuces
        rules.hare = self.hare
        rules.until_winner = self.options["until"] == "winner"
        rules.draw_first = self.options["first"] == "draw"
        rules.pay_on_leaving = self.pawns_each == 2 and self.options["number_pay"] == "on_leaving"
        rules.flat_limit = edition.flat_limit or 0
        for row, effects in enumerate(mode.table):
            for column, effect in enumerate(effects):
                rules.chart[row, column] = effect
        if self.hare == Hare.DECK:
            rules.card_kinds = len(mode.cards)
            for index, card in enumerate(mode.cards):
                rules.card_count[index] = card.count
                rules.card_effect[index] = card.effect
                rules.card_value[index] = card.value
        for switch, on in edition.switches.items():
            setattr(rules, switch, on)
        return RULES.fixed(rules.buffer)
