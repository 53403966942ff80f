"""Action and outcome texts: one canonical text for each code, and back (design: action texts)."""

from __future__ import annotations

import re
from functools import cache

from ..kernel.contract import NotAnAction
from ..kernel.ruleset import shorten
from .codes import FINISH, PAWN_B, START, Do, Hare, Phase
from .layout import State
from .table import HareTable

_WORDS = {
    "+10": Do.TAKE,
    "-10": Do.GIVE,
    "0": Do.NOTHING,
    "eat": Do.EAT,
    "miss": Do.MISS,
    "restart": Do.RESTART,
    "keep": Do.KEEP,
    "bank": Do.BANK,
}
_TEXTS = {code: word for word, code in _WORDS.items()}
_MOVE = re.compile(r"([<>])(0|[1-9][0-9]?)")
_SEATLESS = (Do.KEEP, Do.BANK)


def action_text(table: HareTable, code: int) -> str:
    """The text of an action code."""
    return _action_text(table.pawns_each, code)


@cache
def _action_text(pawns_each: int, code: int) -> str:
    what, letter = code % PAWN_B, code // PAWN_B
    if what <= FINISH:
        word = f">{what}"
    elif what < Do.TAKE:
        word = f"<{what - Do.BACK}"
    else:
        word = _TEXTS[what]
    if pawns_each == 1 or what in _SEATLESS:
        return word
    return "ab"[letter] + word


def parse_action(table: HareTable, text: str) -> int:
    """The code of an action text; NotAnAction says what an action looks like."""
    word, letter = text, 0
    if table.pawns_each == 2 and text not in ("keep", "bank"):
        if text[:1] not in ("a", "b"):
            raise NotAnAction("hare-text-needs-pawn", text=shorten(text))
        word, letter = text[1:], "ab".index(text[0])
    if word in _WORDS and (word == text or _WORDS[word] not in _SEATLESS):
        return _WORDS[word] + letter * PAWN_B
    move = _MOVE.fullmatch(word)
    if not move:
        raise NotAnAction("hare-text-unknown", text=shorten(text))
    space = int(move[2])
    if not START <= space <= FINISH:
        raise NotAnAction("hare-text-no-such-space", text=shorten(text))
    return (Do.FORWARD if move[1] == ">" else Do.BACK) + space + letter * PAWN_B


def outcome_text(table: HareTable, state: State, code: int) -> str:
    """The text of a chance outcome."""
    if state.phase == Phase.FIRST:
        return f"first:{code}"
    if table.hare == Hare.DECK:
        return f"card:{table.edition.hare.cards[code].name}"
    return f"draw:{code}" if table.hare == Hare.CHART else f"die:{code}"


def parse_outcome(table: HareTable, state: State, text: str) -> int:
    """The code of an outcome's text, -1 for one that belongs to another edition or moment; NotAnAction otherwise."""
    kind, colon, value = text.partition(":")
    expected = outcome_text(table, state, 0).partition(":")[0] if state.phase in (Phase.FIRST, Phase.DRAW) else ""
    if not colon or not value:
        raise NotAnAction("hare-outcome-unknown", text=shorten(text))
    if kind == "card":
        names = [card.name for card in table.edition.hare.cards] if table.hare == Hare.DECK else []
        if value not in names and value not in _all_card_names():
            raise NotAnAction("hare-outcome-unknown", text=shorten(text))
        return names.index(value) if value in names and expected == "card" else -1
    if kind not in ("die", "draw", "first") or not re.fullmatch(r"[0-9]{1,2}", value):
        raise NotAnAction("hare-outcome-unknown", text=shorten(text))
    return int(value) if kind == expected else -1


def _all_card_names() -> set[str]:
    from .editions import hare_modes

    return {card.name for mode in hare_modes().values() for card in mode.cards}
