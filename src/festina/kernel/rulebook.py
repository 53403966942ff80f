"""A game's rulebook as data: every rule's id, where it comes from, its chapter, and at which tables it matters.

The texts are messages (``<room>-rule-<number>``); the entries stand in the room's ``data/rulebook.toml``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby

from .messages import Message

#: What conditions are asked about: each name with the values it has at a table.
TableFacts = Mapping[str, Collection[str]]


@dataclass(frozen=True)
class Rule:
    """One rule. ``mark``: T stated in a rulebook, F found elsewhere, I our reading, or two of them.

    ``when`` and ``note`` are conditions on a table; a ``note`` of None means that there is none.
    """

    id: str
    mark: str
    section: str
    when: tuple[str, ...] = ()
    note: tuple[str, ...] | None = None

    def matters(self, table: TableFacts) -> bool:
        """Whether the rule is of use at a table with these facts."""
        return all_hold(self.when, table)

    def text(self, room: str, params: Mapping[str, object]) -> Message:
        """The rule itself."""
        return Message(f"{room}-rule-{self.number}", params)

    def note_text(self, room: str, table: TableFacts, params: Mapping[str, object]) -> Message | None:
        """What is our reading or reconstruction in it, and why, if that concerns this table."""
        if self.note is None or not all_hold(self.note, table):
            return None
        return Message(f"{room}-rule-{self.number}-note", params)

    def origin(self) -> list[Message]:
        """Where it comes from, in words."""
        return [Message(f"rule-mark-{mark.lower()}") for mark in self.mark.split("/")]

    @property
    def number(self) -> str:
        """The id without the game's letters."""
        return self.id.partition("-")[2]


@dataclass(frozen=True)
class Entry:
    """A rule as it is printed."""

    id: str
    mark: str
    origin: list[Message]
    text: Message
    note: Message | None


@dataclass(frozen=True)
class Section:
    """A chapter of the rulebook."""

    id: str
    title: Message
    rules: list[Entry]


def all_hold(conditions: Sequence[str], table: TableFacts) -> bool:
    """Whether each condition, ``name=value|value``, finds one of its values among the table's."""
    for condition in conditions:
        name, values = split_condition(condition)
        if not any(value in table[name] for value in values):
            return False
    return True


def split_condition(condition: str) -> tuple[str, list[str]]:
    """The name and the values of a condition."""
    name, _, values = condition.partition("=")
    return name, values.split("|")


@cache
def read_rulebook(package: str) -> tuple[Rule, ...]:
    """The rules of the game in ``package``, in the rulebook's order."""
    text = files(package).joinpath("data", "rulebook.toml").read_text(encoding="utf-8")
    return tuple(
        Rule(
            id=entry["id"],
            mark=entry["mark"],
            section=entry["section"],
            when=tuple(entry.get("when", ())),
            note=tuple(entry["note"]) if "note" in entry else None,
        )
        for entry in tomllib.loads(text)["rule"]
    )


def printed_rulebook(package: str, room: str, table: TableFacts, params: Mapping[str, object]) -> list[Section]:
    """The rules that matter at a table, in chapters, ready for printing."""

    def entry(rule: Rule) -> Entry:
        note = rule.note_text(room, table, params)
        return Entry(rule.id, rule.mark, rule.origin(), rule.text(room, params), note)

    rules = [rule for rule in read_rulebook(package) if rule.matters(table)]
    return [
        Section(id, Message(f"{room}-section-{id}", params), [entry(rule) for rule in chapter])
        for id, chapter in groupby(rules, key=lambda rule: rule.section)
    ]
