"""Ruleset texts: ``hare(edition=devir-2014,players=3)``, written one canonical way and accepted everywhere."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .data import Data
from .errors import BadRuleset

_TEXT = re.compile(r"\s*([^\s(),=]+)\s*(?:\((.*)\)\s*)?", re.DOTALL)


class Option(Data, frozen=True):
    """A choice at the table: its spelling, its values, what is usual."""

    name: str
    values: tuple[str, ...]
    default: str
    #: Another option and its values at which this one matters; without them it always does.
    matters_for: tuple[str, tuple[str, ...]] | None = None


class Constraint(Data, frozen=True):
    """An option may have one of ``values`` only where the option ``needs`` has one of ``allowed``."""

    option: str
    values: tuple[str, ...]
    needs: str
    allowed: tuple[str, ...]
    #: The key of the message that says so.
    key: str

    def holds(self, options: Mapping[str, str]) -> bool:
        """Whether a table's options keep to it."""
        return options[self.option] not in self.values or options[self.needs] in self.allowed


def split_ruleset(text: str) -> tuple[str, dict[str, str]]:
    """The game's name and the options of a ruleset text."""
    if not isinstance(text, str):
        raise BadRuleset("ruleset-not-text", type=type(text).__name__)
    match = _TEXT.fullmatch(text)
    if not match:
        raise BadRuleset("ruleset-not-readable", text=shorten(text))
    options: dict[str, str] = {}
    inner = match[2]
    for part in inner.split(",") if inner and inner.strip() else []:
        name, equals, value = part.partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name or not value:
            raise BadRuleset("ruleset-not-an-option", part=shorten(part.strip()), text=shorten(text))
        if name in options:
            raise BadRuleset("ruleset-option-twice", option=shorten(name), text=shorten(text))
        options[name] = value
    return match[1], options


def merge_options(written: Mapping[str, str], given: Mapping[str, object]) -> dict[str, str]:
    """Options from the text and from keyword arguments together."""
    merged = dict(written)
    for name, value in given.items():
        text = str(value).lower() if isinstance(value, bool) else value if isinstance(value, str) else shorten(value)
        if merged.get(name, text) != text:
            raise BadRuleset(
                "ruleset-option-differs", option=shorten(name), first=shorten(merged[name]), second=shorten(text)
            )
        merged[name] = text
    return merged


def choose_options(
    game: str, options: tuple[Option, ...], chosen: Mapping[str, str], constraints: tuple[Constraint, ...] = ()
) -> dict[str, str]:
    """All options with their values, the usual ones where nothing was chosen, if they go together (BadRuleset)."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadRuleset("ruleset-no-such-option", game=game, option=shorten(name), known=", ".join(known))
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise BadRuleset("ruleset-no-such-value", option=name, value=shorten(value), known=values)
    complete = {option.name: chosen.get(option.name, option.default) for option in options}
    for constraint in constraints:
        if not constraint.holds(complete):
            value = complete[constraint.needs]
            raise BadRuleset(constraint.key, **{constraint.needs: int(value) if value.isdecimal() else value})
    return complete


def canonical_text(game: str, options: tuple[Option, ...], chosen: Mapping[str, str]) -> str:
    """The one way to write it: only what differs from the usual, in the options' order."""
    parts = [f"{o.name}={chosen[o.name]}" for o in options if chosen[o.name] != o.default]
    return f"{game}({','.join(parts)})" if parts else game


def shorten(value: object) -> str:
    """A value as text, short enough to be quoted in a message."""
    try:
        text = str(value)
    except ValueError:  # a whole number of thousands of digits
        return "..."
    return text if len(text) <= 60 else text[:57] + "..."
