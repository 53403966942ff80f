"""What the server answers to a request that it does not carry out: a code, a message, and the rules that forbid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET

from ..kernel.errors import BadRecord, BadStart, FestinaError, IllegalMove
from ..kernel.messages import Message, Param, Reason
from ..locales import say
from .wire import Code, Trouble, WordedReason

#: The HTTP status of each code.
STATUS: Final[Mapping[Code, int]] = {
    "malformed": 400,
    "bad_value": 400,
    "not_yours": 403,
    "banned": 403,
    "not_there": 404,
    "not_now": 409,
    "stale": 409,
    "illegal": 409,
    "too_large": 413,
    "too_fast": 429,
    "trouble": 500,
}


class Refusal(FestinaError):
    """A request that is not carried out; nothing was changed."""

    def __init__(self, code: Code, key: str, /, **params: Param) -> None:
        super().__init__(key, **params)
        self.code: Code = code

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def code_of(problem: FestinaError) -> Code:
    """What kind of wrong an error is."""
    if isinstance(problem, Refusal):
        return problem.code
    return "illegal" if isinstance(problem, IllegalMove) else "bad_value"


def trouble(problem: FestinaError, language: str | None) -> Trouble:
    """An error as clients get it; without a language they put it into words themselves."""
    message = problem.message
    if isinstance(problem, BadRecord) and problem.line:
        message = Message("record-at-line", {"line": str(problem.line), "problem": problem.message})
    return Trouble(
        code=code_of(problem),
        key=message.key,
        params=dict(message.params),
        text=_said(message, language),
        reasons=worded(problem.reasons, language) if isinstance(problem, IllegalMove) else [],
        where=problem.where if isinstance(problem, BadStart) and problem.where else UNSET,
    )


def worded(reasons: list[Reason], language: str | None) -> list[WordedReason]:
    """Reasons in the reader's language; without one they have no words yet."""
    return [
        WordedReason(reason.rule, reason.key, dict(reason.params), _said(reason.message, language))
        for reason in reasons
    ]


def _said(message: Message, language: str | None) -> str:
    return "" if language is None else say(message, language)
