"""Action texts to try: all that could be meant, and much that could not."""

from __future__ import annotations

from functools import cache
from itertools import product

from festina import new_game
from festina.hare.table import HareTable
from festina.kernel.ruleset import split_ruleset
from festina.whyfirst.table import WhyFirstTable

from .rulesets import rulesets
from .walk import Walk, walk

_HARE = (
    *(f"{way}{space}" for way in "<>" for space in range(65)),
    *("+10", "-10", "0", "eat", "miss", "restart", "keep", "bank"),
    *("first:0", "die:4", "draw:1", "card:show", "card:+15"),
)
_WHYFIRST = (
    *(f"{card}@{seat}" for card, seat in product(("-4", "-1", "+1", "+3", "+5", "+6"), ("0", "1", "5", "leo"))),
    *(f"{card}/{white}" for card, white in product(("-4", "+1", "+3"), (1, 4, 22, 34))),
    *(f"move:{seat}" for seat in ("0", "1", "5", "leo")),
    *("deal:+3", "deal:+3/22", "leo:-1", "leo:-1/4"),
)

_HARE_ACTIONS = _HARE[:-5]

#: Texts that are no action of any game, however generously they are read.
NONSENSE = (
    *("", " ", "\n", "\0", "?", "#", "#!", ">", "<", "a", "ab", "b>", "a>", ">65", ">-1", ">064", ">007", ">1e1"),
    *(">٣", ">²", "> 5", ">5 ", " >5", ">5\n", ">5>6", "c>5", "A>5", "aa>5", "+11", "+010", "−10", "00", "+0"),
    *("EAT", "Eat", "eat ", "pass", "skip", "resign", "undo", "chance", "card", "card:", "card:?", ":", "die:"),
    *("die:0", "die:7", "die:-1", "die:٣", "draw:0", "draw:7", "first:9", "first:", "first:-1", "deal:", "deal:+9"),
    *("+9@0", "+3@", "@0", "+3@6", "+3@-1", "+3@leo ", "+3/0", "+3/99", "move:", "move:9", "move:Leo", "leo:"),
    *("💥", "\ud800", "x" * 5000, "9" * 5000, ">" + "9" * 5000, "first:" + "9" * 5000),
)


@cache
def _walked(game: Walk) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text for _, text in game.steps))


def every_action(ruleset: str) -> tuple[str, ...]:
    """The text of everything that is an action at this table, whenever it is legal."""
    table = new_game(ruleset, chance="manual").table
    if isinstance(table, HareTable):
        if table.pawns_each == 1:
            return _HARE_ACTIONS
        return (*(f"{pawn}{text}" for text in _HARE_ACTIONS[:-2] for pawn in "ab"), "keep", "bank")
    if isinstance(table, WhyFirstTable):
        pawns = [str(seat) for seat in range(table.players)] + ["leo"] * (table.leo is not None)
        played = () if table.tactical else (f"{card}@{pawn}" for card, pawn in product(table.texts, pawns))
        return (*played, *(table.texts if table.tactical else ()), *(f"move:{pawn}" for pawn in pawns))
    # A game from another package: whatever was done in the sample games of all its tables.
    tables = rulesets(split_ruleset(ruleset)[0])
    return tuple(dict.fromkeys(text for table in tables for seat, text in walk(table).steps if seat != "chance"))


def plausible(ruleset: str) -> tuple[str, ...]:
    """Texts a person could try at this table, well or badly timed; those of the table's own game among them."""
    if not ruleset.startswith("hare"):
        return tuple(dict.fromkeys((*_walked(walk(ruleset)), *_WHYFIRST, *_HARE[::20])))
    own = _HARE if "players=2" not in ruleset else tuple(f"{pawn}{text}" for text in _HARE for pawn in "ab")
    return tuple(dict.fromkeys((*own, "keep", "bank", *_walked(walk(ruleset)), *_HARE[::20], *_WHYFIRST[::6])))
