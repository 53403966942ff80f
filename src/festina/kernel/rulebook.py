"""A game's rulebook as data: every rule's id, where it comes from, its chapter, and at which tables it matters.

The texts are messages (``<game>-rule-<number>``); the entries stand in the package's ``data/rulebook.toml``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby

from .data import Data
from .messages import Message, Params

#: What conditions are asked about: each name with the values it has at a table.
TableFacts = Mapping[str, Collection[str]]


#: T stated in a rulebook, F found elsewhere, I our reading, or two of them.
MARKS = ("T", "F", "I", "T/F", "T/I", "F/I")


@dataclass(frozen=True)
class Rule:
    """One rule. ``mark`` is one of ``MARKS``.

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

    def text(self, game: str, params: Params) -> Message:
        """The rule itself."""
        return Message(f"{game}-rule-{self.number}", params)

    def note_text(self, game: str, table: TableFacts, params: Params) -> Message | None:
        """What is our reading or reconstruction in it, and why, if that concerns this table."""
        if self.note is None or not all_hold(self.note, table):
            return None
        return Message(f"{game}-rule-{self.number}-note", params)

    @property
    def number(self) -> str:
        """The id without the game's letters."""
        return self.id.partition("-")[2]


class PrintedRule(Data, frozen=True):
    """A rule as it is printed."""

    id: str
    mark: str
    origin: list[Message]
    text: Message
    note: Message | None


class Section(Data, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: Message
    rules: list[PrintedRule]


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


def origin(mark: str) -> list[Message]:
    """Where a rule comes from, in words."""
    return [Message(f"rule-mark-{letter.lower()}") for letter in mark.split("/")]


def printed_rulebook(
    package: str, game: str, table: TableFacts, params: Params, marks: Mapping[str, str] | None = None
) -> list[Section]:
    """The rules that matter at a table, in chapters, ready for printing; ``marks`` are the table's own, by rule."""

    def entry(rule: Rule) -> PrintedRule:
        mark = (marks or {}).get(rule.id, rule.mark)
        note = rule.note_text(game, table, params)
        return PrintedRule(rule.id, mark, origin(mark), rule.text(game, params), note)

    rules = [rule for rule in read_rulebook(package) if rule.matters(table)]
    return [
        Section(id, Message(f"{game}-section-{id}", params), [entry(rule) for rule in chapter])
        for id, chapter in groupby(rules, key=lambda rule: rule.section)
    ]
