"""Generic packages know games through the contract alone: none names a game, or a field that only games have.

The words are taken from the games themselves. Code is searched, names and texts; comments and docstrings may take a
game as their example.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec
import pytest

from festina import kernel
from festina.kernel.contract import AnyDefinition
from festina.kernel.data import Data
from festina.registry import definitions

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "festina"
WEB = ROOT / "web" / "src"

GAMES = tuple(definitions().values())
FOLDERS = tuple(game.package.rpartition(".")[2] for game in GAMES)

#: Fields of games that are ordinary words, too: generic code means something else by them.
ORDINARY = {
    # what Python and JavaScript call things
    *("by", "count", "counts", "kind", "position", "size", "source", "start", "to", "value", "values"),
    # what every game has: people sit at a table, figures run for them on a board, a hidden choice may be taken back
    *(
        "board",
        "can_retract",
        "choice",
        "edition",
        "ending",
        "played",
        "runner",
        "seats",
        "team",
        "turn",
        "winning",
        "won",
    ),
    # what games bring to the page under these names (web/src/games/module.ts): points, numbers that a board prints
    *("points", "printed"),
    # what every program has
    *(
        "automatic",
        "cells",
        "effect",
        "effects",
        "explanation",
        "first",
        "gain",
        "home",
        "known",
        "left",
        "mode",
        "paid",
    ),
    *("restart", "round", "rounds", "second", "seen", "shown", "stopped", "total", "until", "why"),
}


def _structures(kind: type, found: dict[type, set[str]]) -> None:
    """The structures that a type holds, with the names of their fields."""

    def visit(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = {field.name for field in info.fields}
            parts: Iterable[object] = [field.type for field in info.fields]
        else:
            single = [getattr(info, name) for name in ("item_type", "key_type", "value_type") if hasattr(info, name)]
            parts = [*single, *getattr(info, "item_types", ()), *getattr(info, "types", ())]
        for part in parts:
            visit(part)

    visit(msgspec.inspect.type_info(kind))


def _fields(game: AnyDefinition) -> set[str]:
    """The names of all fields of a game's views, choices, events and settings, and of its options."""
    found: dict[type, set[str]] = {}
    declared = (game.view_type, game.setting_type, game.outcome_type, game.sheet_type, game.edition_type)
    for kind in (*declared, *game.event_types):
        if kind is not None:
            _structures(kind, found)
    return set().union(*found.values(), (option.name for option in game.options))


@cache
def _ours() -> set[str]:
    """The names of all fields that the kernel declares itself."""
    for module in iter_modules(kernel.__path__, "festina.kernel."):
        import_module(module.name)
    own = (kind for kind in _below(Data) if kind.__module__.startswith("festina.kernel."))
    return set().union({"players"}, *(kind.__struct_fields__ for kind in own))


def _below(kind: type[Data]) -> Iterator[type[Data]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


@cache
def forbidden_fields() -> frozenset[str]:
    """Fields that only games have."""
    return frozenset(set().union(*map(_fields, GAMES)) - _ours() - ORDINARY)


@cache
def forbidden_names() -> re.Pattern[str]:
    """Games as names, classes, rules or editions."""
    words: list[str] = []
    for game in GAMES:
        # Hare, hare_odds, isHare, "web-new-hare" and WhyFirstView name a game; share and ShareButton do not.
        name, prefix = game.name, game.view_type.__name__.removesuffix("View")
        words += [rf"(?<![A-Za-z]){name}(?![a-z])", rf"{prefix}(?![a-z])", rf"(?<![A-Z]){name.upper()}(?![A-Z])"]
        rules = {rule.id.partition("-")[0] for part in game.rulebook(game.table({}), whole=True) for rule in part.rules}
        words += [rf"\b{letters}-\d" for letters in rules]
        words += [re.escape(edition.id) for edition in game.editions()]
    return re.compile("|".join(words))


# ---- Python


def _python() -> list[Path]:
    packages = [SOURCE / name for name in ("kernel", "lab", "server", "cli", "bots", "analysis", "locales")]
    files = [file for package in packages for file in package.rglob("*.py")]
    files = [file for file in files if not set(file.relative_to(SOURCE).parts[:-1]) & set(FOLDERS)]
    # A game's board in the terminal is its own.
    return sorted(file for file in files if file.parent.name != "boards" or file.name == "plain.py")


def _docstrings(tree: ast.AST) -> set[int]:
    """The string nodes that are documentation: an expression of its own."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def _python_leaks(file: Path) -> Iterator[tuple[int, str]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    documentation = _docstrings(tree)
    for node in ast.walk(tree):
        for text, is_field in _words(node, documentation):
            if (is_field and text in forbidden_fields()) or forbidden_names().search(text):
                yield getattr(node, "lineno", 0), text


def _words(node: ast.AST, documentation: set[int]) -> Iterator[tuple[str, bool]]:
    """What a node names, and whether that may be a field of some structure."""
    match node:
        case ast.Constant(value=str(text)) if id(node) not in documentation:
            yield text, True
        case ast.Attribute(attr=text):
            yield text, True
        case ast.Name(id=text) | ast.arg(arg=text) | ast.FunctionDef(name=text) | ast.ClassDef(name=text):
            yield text, False
        case ast.ImportFrom(module=str(text)):
            yield text, False
        case ast.alias(name=text):
            yield text, False


@pytest.mark.parametrize("file", _python(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_python_names_no_game(file: Path) -> None:
    assert _shown(file, _python_leaks(file)) == []


# ---- the front end

#: Comments, and what is about looks alone: styles and the classes they are for.
_SKIPPED = re.compile(
    r"""/\*.*?\*/|<!--.*?-->|(?<![:"'`])//[^\n]*|<style.*?</style>|\bclass(?::[\w-]+|="[^"]*")""", re.DOTALL
)


def _front_end() -> list[Path]:
    files = [file for pattern in ("*.ts", "*.svelte") for file in WEB.rglob(pattern)]
    files = [file for file in files if file.relative_to(WEB).parts[0] != "games"]
    return sorted(file for file in files if not _is_generated(file) and ".test." not in file.name)


def _is_generated(file: Path) -> bool:
    return "generated" in file.read_text(encoding="utf-8")[:400]


def _front_end_leaks(file: Path) -> Iterator[tuple[int, str]]:
    text = file.read_text(encoding="utf-8")
    text = _SKIPPED.sub(lambda skipped: re.sub(r"[^\n]", " ", skipped[0]), text)
    fields = re.compile(rf"""(?<=\.)(?:{"|".join(forbidden_fields())})\b|(["'])(?:{"|".join(forbidden_fields())})\1""")
    for pattern in (fields, forbidden_names()):
        for found in pattern.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, found[0]


@pytest.mark.parametrize("file", _front_end(), ids=lambda file: str(file.relative_to(WEB)))
def test_the_front_end_names_no_game(file: Path) -> None:
    assert _shown(file, _front_end_leaks(file)) == []


def _shown(file: Path, leaks: Iterable[tuple[int, str]]) -> list[str]:
    return [f"{file.relative_to(ROOT)}:{line}: {text}" for line, text in sorted(set(leaks))]


# ---- this test itself


def test_the_words_are_there() -> None:
    assert {"carrots", "lettuces", "elsewhere", "leo"} <= forbidden_fields()
    for leak in ("hare", "HareView", "isHare", "WhyFirst", "web-new-two-hare", "HT-302", "devir-2014"):
        assert forbidden_names().search(leak), leak
    for fine in ("share", "shared", "sharehare", "chance"):
        assert not forbidden_names().search(fine), fine
