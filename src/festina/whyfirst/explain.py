"""Reasons with their parameters: who is to act, which pawn is meant."""

from __future__ import annotations

from ..kernel.messages import Message, Param, Reason
from .codes import Phase
from .layout import State
from .reasons import CITED, No
from .rules.tricks import next_mover
from .table import WhyFirstTable


def explain(table: WhyFirstTable, state: State, bits: int) -> list[Reason]:
    """The reasons in ``bits`` as messages, ascending by rule, one a rule (two causes of one rule are joined)."""
    found: dict[str, list[Message]] = {}
    for bit, (rule, key) in CITED.items():
        if bits & bit:
            found.setdefault(rule, []).append(Message(f"whyfirst-no-{key}", _params(table, state, bit)))
    return [Reason.of(rule, messages[0] if len(messages) == 1 else _both(messages)) for rule, messages in found.items()]


def _both(messages: list[Message]) -> Message:
    return Message("both-reasons", {"first": messages[0], "second": messages[1]})


def _params(table: WhyFirstTable, state: State, bit: int) -> dict[str, Param]:
    if bit == No.NOT_TO_ACT:
        return {"seat": next_mover(state, table.rules) if state.phase == Phase.MOVE else -1}
    if bit == No.NO_SEAT:
        return {"last": table.players - 1}
    return {}


def explain_not_to_act(state: State) -> Reason:
    """Why chance has no say now (WF-101, WF-105)."""
    if state.phase == Phase.OVER:
        return Reason("WF-101", "whyfirst-no-over")
    return Reason("WF-105", "whyfirst-no-chance")


def explain_outcome(state: State, text: str) -> list[Reason]:
    """Why a chance outcome cannot come now: no such card is left, or another one is due (WF-104, WF-201)."""
    dealing = state.phase == Phase.DEAL
    if text.startswith("deal"):
        return [Reason("WF-104", f"whyfirst-no-{'such-deal' if dealing else 'deal-now'}", {"text": text})]
    return [Reason("WF-201", f"whyfirst-no-{'leo-now' if dealing else 'such-leo'}", {"text": text})]
