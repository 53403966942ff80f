"""The messages of a language as the files hold them, and the keys that the sources use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import festina

SOURCES = Path(festina.__file__).parent
#: The page, which speaks the same messages.
PAGE = Path(__file__).resolve().parent.parent.parent / "web" / "src"
#: Calls whose first argument is the key of a message; of a reason it is the second, after the rule.
_SPEAKERS = {
    "Message",
    "FestinaError",
    "BadRuleset",
    "BadStart",
    "BadRecord",
    "IllegalMove",
    "NotAnAction",
    "BadBot",
    "BotTrouble",
    "BadMessage",
    "text",
    "t",
}
#: What a key looks like: SQLAlchemy's ``text`` speaks, too, but not to people.
_KEY = re.compile(r"[a-z][a-z0-9-]*")


@dataclass
class Entry:
    """One message: its file, the variables it uses and the messages it refers to."""

    file: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """All messages of a language; a line that Fluent cannot read fails, and so does a key given twice."""
    entries: dict[str, Entry] = {}
    for file in sorted((SOURCES / "locales" / language).glob("*.ftl")):
        for item in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(item, ftl.Junk), f"{file.name}: {item.content}"
            if isinstance(item, ftl.Message):
                assert item.id.name not in entries, f"{file.name}: {item.id.name} is there twice"
                entries[item.id.name] = _entry(file.name, item)
    return entries


def _entry(file: str, message: Any) -> Entry:
    entry = Entry(file)

    def visit(node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            entry.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            entry.references.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for child in value if isinstance(value, list) else [value]:
                visit(child)

    visit(message.value)
    return entry


def variables(key: str, language: str = "en") -> set[str]:
    """The variables of a message, with those of the messages it refers to."""
    entry = catalogue(language)[key]
    return entry.variables.union(*(variables(other, language) for other in entry.references))


@dataclass(frozen=True)
class Use:
    """A message spoken in the sources: its key, the parameters where they can be read off the call, and the place."""

    key: str
    params: frozenset[str] | None
    where: str


@cache
def uses() -> tuple[Use, ...]:
    """All calls that speak a message with a key written out."""
    return tuple(use for call, where in _calls() for use in _uses_of(call, where))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The shapes of keys put together from parts (f-strings, templates), with a hole for every part."""
    nodes = (node for _, tree in _trees() for node in ast.walk(tree))
    shapes = [
        [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
        for node in nodes
        if isinstance(node, ast.JoinedStr)
    ]
    for text in _page():
        for template in re.findall(r"`([\w-]*\$\{[^`]*)`", text):
            parts = re.split(r"\$\{[^}]*\}", template)
            shapes.append([part for constant in parts for part in (constant, None)][:-1])
        for first in re.findall(r"""\["([a-z-]+)",[^\]]*\]\.join\("-"\)""", text):
            shapes.append([f"{first}-", None])
    return tuple(
        re.compile("".join(r"[\w-]+" if part is None else re.escape(part) for part in shape))
        for shape in shapes
        if _is_key("".join(part or "" for part in shape))
    )


def _is_key(constant: str) -> bool:
    """Whether the constant part of a shape says enough to tell whose keys they are; ``web-`` fits all of the page's."""
    says_enough = re.search(r"[a-z]{3}", constant) and "-" in constant and constant != "web-"
    return bool(re.fullmatch(r"[a-z0-9_-]+", constant) and says_enough)


@cache
def constants() -> frozenset[str]:
    """All texts written out in the sources and in the page: a key may wait in a table until it is spoken."""
    nodes = (node for _, tree in _trees() for node in ast.walk(tree))
    found = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for text in _page():
        found.update(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
    return frozenset(found)


def _page() -> Iterator[str]:
    for ending in ("*.ts", "*.svelte"):
        for file in sorted(PAGE.rglob(ending)):
            yield file.read_text(encoding="utf-8")


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(SOURCES.rglob("*.py")):
        yield str(file.relative_to(SOURCES)), ast.parse(file.read_text(encoding="utf-8"))


def _calls() -> Iterator[tuple[ast.Call, str]]:
    for file, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _key_of(node) is not None:
                yield node, f"{file}:{node.lineno}"


def _key_of(call: ast.Call) -> ast.expr | None:
    """The argument of a call that is the key of a message."""
    name = _name(call.func)
    if name == "Reason" and len(call.args) > 1:
        return call.args[1]
    return call.args[0] if name in _SPEAKERS and call.args else None


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _uses_of(call: ast.Call, where: str) -> Iterator[Use]:
    key = _key_of(call)
    for option in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
        if isinstance(option, ast.Constant) and isinstance(option.value, str) and _KEY.fullmatch(option.value):
            yield Use(option.value, _params(call), where)


def _params(call: ast.Call) -> frozenset[str] | None:
    """The names of the parameters, or None if a call does not write them out."""
    if _name(call.func) not in ("Message", "Reason"):
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(str(name) for name in names)
    rest = call.args[2:] if _name(call.func) == "Reason" else call.args[1:]
    if not rest:
        return frozenset()
    given = rest[0]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
