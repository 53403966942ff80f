"""What the server answers to a request that it does not carry out: a code, a message, and the rules that forbid."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import BadRecord, BadStart, FestinaError, IllegalMove
from ..kernel.messages import Message
from ..locales import say

STATUS = {
    "malformed": 400,
    "bad_value": 400,
    "not_yours": 403,
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

    def __init__(self, code: str, key: str, /, **params: Any) -> None:
        super().__init__(key, **params)
        self.code = code

    @property
    def status(self) -> int:
        """For HTTP."""
        return STATUS[self.code]


def told(problem: FestinaError, language: str) -> dict[str, Any]:
    """An error as clients get it."""
    message = problem.message
    if isinstance(problem, BadRecord) and problem.line:
        message = Message("record-at-line", {"line": str(problem.line), "problem": problem.message})
    answer: dict[str, Any] = {
        "code": code_of(problem),
        **message.as_dict(),
        "text": say(message, language),
        "reasons": [],
    }
    if isinstance(problem, BadStart) and problem.where:
        answer["where"] = problem.where
    if isinstance(problem, IllegalMove):
        answer["reasons"] = [{**why.as_dict(), "text": say(why.message, language)} for why in problem.why]
    return answer


def code_of(problem: FestinaError) -> str:
    """What kind of wrong it is."""
    if isinstance(problem, Refusal):
        return problem.code
    return "illegal" if isinstance(problem, IllegalMove) else "bad_value"
