"""What the terminal says: messages in the user's language, with names for seats."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ..kernel.messages import Message, Param, install_voice
from .trouble import Trouble

#: Parameters of messages that name an entrant.
ENTRANTS = ("seat", "to", "by", "giver")
_chosen: list[str] = []


def language() -> str:
    """The language in use: the chosen one, else that of the environment, else English."""
    from ..locales import DEFAULT, languages

    if _chosen:
        return _chosen[-1]
    asked = os.environ.get("FESTINA_LANGUAGE", DEFAULT)
    return asked if asked in languages() else DEFAULT


def use_language(chosen: str | None) -> None:
    """Speak this language from now on (None: that of the environment)."""
    from ..locales import languages, say

    if chosen is not None:
        if chosen not in languages():
            raise Trouble(t("cli-no-such-language", language=chosen, known=", ".join(languages())))
        _chosen[:] = [chosen]
    install_voice(lambda message: say(message, language()))


def t(key: str, /, **params: Param) -> str:
    """A message by its key."""
    from ..locales import say

    return say(Message(key, params), language())


def phrase(message: Message, names: Sequence[str] = ()) -> str:
    """A message in words, with names instead of the numbers of seats."""
    from ..locales import say

    return say(_named(message, names), language())


def _named(message: Message, names: Sequence[str]) -> Message:
    params: dict[str, Param] = {}
    for name, value in message.params.items():
        if isinstance(value, Message):
            params[name] = _named(value, names)
        elif name in ENTRANTS and isinstance(value, int) and 0 <= value < len(names):
            params[name] = names[value]
        else:
            params[name] = value
    return Message(message.key, params)


def listing(words: Sequence[str]) -> str:
    """Ann, Ben and Cleo."""
    if len(words) < 2:
        return "".join(words)
    return t("cli-list", first=", ".join(words[:-1]), last=words[-1])


def figure(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number as the user's language writes it, with so many decimals: 1,234.5 or 1.234,5."""
    return ("+" if signed and value >= 0 else "") + _written(value, digits, "decimal")


def percent(share: float, digits: int = 1) -> str:
    """A part of a whole in hundredths, with the sign: 42.5% or 42,5 %."""
    return _written(share, digits, "percent")


def _written(value: float, digits: int, style: str) -> str:
    from fluent.runtime.types import FluentFloat

    return t(
        "cli-figure",
        value=FluentFloat(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits),
    )
