"""Action and outcome texts: one canonical text for each code, and back (design: action texts)."""

from __future__ import annotations

import re

from ..kernel.contract import NotAnAction
from ..kernel.ruleset import shorten
from .codes import NO_CARD, NO_LEO, NO_SEAT, Do, Phase
from .layout import State
from .table import WhyFirstTable
from .words import LEO

_VALUE = r"\+[1-6]|-[1-4]"
_WHITE = r"[1-9]|[12][0-9]|3[0-4]"
_PAWN = rf"[0-5]|{LEO}"
_PLAY = re.compile(rf"({_VALUE})@({_PAWN})")
_LAY = re.compile(rf"(?:{_VALUE})/(?:{_WHITE})")
_MOVE = re.compile(rf"move:({_PAWN})")
_OUTCOME = re.compile(rf"(deal|{LEO}):((?:{_VALUE})(?:/(?:{_WHITE}))?)")


def pawn_text(table: WhyFirstTable, pawn: int) -> str:
    """A seat's number, or ``leo``."""
    return LEO if pawn == table.leo else str(pawn)


def action_text(table: WhyFirstTable, code: int) -> str:
    """The text of an action code."""
    if code >= Do.MOVE:
        return f"move:{pawn_text(table, code - Do.MOVE)}"
    if code >= Do.LAY:
        return table.texts[code - Do.LAY]
    return f"{table.texts[code // 8]}@{pawn_text(table, code % 8)}"


def parse_action(table: WhyFirstTable, text: str) -> int:
    """The code of an action text, of this table or another; NotAnAction says what an action looks like."""
    if play := _PLAY.fullmatch(text):
        return Do.PLAY + 8 * _kind(table, play[1]) + _pawn(table, play[2])
    if _LAY.fullmatch(text):
        return Do.LAY + _kind(table, text)
    if move := _MOVE.fullmatch(text):
        return Do.MOVE + _pawn(table, move[1])
    raise NotAnAction(f"whyfirst-text-{table.options['mode']}", text=shorten(text))


def _kind(table: WhyFirstTable, card: str) -> int:
    """The kind of a card, ``NO_CARD`` for one that this table does not have."""
    return table.texts.index(card) if card in table.texts else NO_CARD


def _pawn(table: WhyFirstTable, name: str) -> int:
    """A pawn's number; ``NO_LEO`` or ``NO_SEAT`` for one that this table does not have."""
    if name == LEO:
        return NO_LEO if table.leo is None else table.leo
    return int(name) if int(name) < table.players else NO_SEAT


def choice_text(table: WhyFirstTable, state: State, entrant: int) -> str | None:
    """What an entrant has chosen, as the action that chose it; None while it has not."""
    kind = state.chosen[entrant] - 1
    if kind < 0:
        return None
    return action_text(table, Do.LAY + kind if table.tactical else Do.PLAY + 8 * kind + state.target[entrant])


def outcome_text(table: WhyFirstTable, state: State, code: int) -> str:
    """The text of a chance outcome."""
    return f"{'deal' if state.phase == Phase.DEAL else LEO}:{table.texts[code]}"


def parse_outcome(table: WhyFirstTable, state: State, text: str) -> int:
    """The code of an outcome's text, -1 for one that belongs to another table or moment; NotAnAction otherwise."""
    parts = _OUTCOME.fullmatch(text)
    if not parts:
        raise NotAnAction("whyfirst-outcome-unknown", text=shorten(text))
    due = {Phase.DEAL: "deal", Phase.LEO: LEO}.get(state.phase)
    return table.texts.index(parts[2]) if parts[1] == due and parts[2] in table.texts else -1
