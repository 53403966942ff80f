"""Words in six languages: one Fluent file per language and area, used by terminal, server and browser alike.

Another package's games and bots bring their own words, in ``locales/<language>/`` of that package (``add_words``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, Literal

from ..kernel.messages import Message, Param

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
#: What the page asks for: the words of its start page, or the others.
Part = Literal["start", "rest"]
_START: Final = ("web.ftl", "web-home.ftl")
#: What nobody says but the terminal.
_TERMINAL: Final = ("arena.ftl", "cli.ftl", "insight.ftl", "lab.ftl", "protocol.ftl", "puzzles.ftl", "train.ftl")
#: Each holds a folder per language; the first is our own.
_folders: list[Traversable] = [files(__package__)]
#: A message on one line with nothing but text and parameters: most are, and need no Fluent, which takes long to load.
_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]*(?:\{ \$[\w-]+ \}[^{}\n]*)*)$(?!\n(?:[ \t]*\n)*[ \t]+\S)", re.MULTILINE)
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_PARAMETER = re.compile(r"\{ \$([\w-]+) \}")


def add_words(package: str) -> None:
    """Add the words of another package, if it has any."""
    folder = files(package).joinpath("locales")
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        for cached in (source, _plain, _keys, _bundle):
            cached.cache_clear()


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, DEFAULT], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


@cache
def _plain(language: str) -> dict[str, str]:
    """The plain messages, by key."""
    return {key: text.strip() for key, text in _PLAIN.findall(source(language))}


@cache
def _keys(language: str) -> frozenset[str]:
    """The keys of all messages."""
    return frozenset(_KEY.findall(source(language)))


def load(language: str) -> None:
    """Read all words of a language now, which takes a fifth of a second, rather than when they are needed."""
    _bundle(language)


@cache
def languages() -> tuple[str, ...]:
    """The languages that Festina speaks."""
    return tuple(sorted(folder.name for folder in _folders[0].iterdir() if folder.joinpath("kernel.ftl").is_file()))


@cache
def source(language: str, part: Part | None = None) -> str:
    """The Fluent files of a language, in one text: all of them, or those that a part of the page needs."""
    wanted = [file for file in _files(language) if part is None or _part_of(file.name) == part]
    return "\n".join(file.read_text(encoding="utf-8") for file in wanted)


def _part_of(name: str) -> Part | None:
    if name in _START:
        return "start"
    return None if name in _TERMINAL else "rest"


def _files(language: str) -> Iterator[Traversable]:
    for folder in _folders:
        # A package that does not speak the language is shown in the default one.
        spoken = folder.joinpath(language) if folder.joinpath(language).is_dir() else folder.joinpath(DEFAULT)
        if spoken.is_dir():
            found = sorted(spoken.iterdir(), key=lambda file: file.name)
            yield from (file for file in found if file.name.endswith(".ftl"))


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether a message exists."""
    return key in _keys(language)


def say(message: Message, language: str = DEFAULT, values: Mapping[str, Param] | None = None) -> str:
    """A message in words; ``values`` adds or replaces parameters (names for seats, for example)."""
    if not has(message.key, language):
        language = DEFAULT
    params: dict[str, Param] = {}
    for name, value in {**message.params, **(values or {})}.items():
        params[name] = say(value, language) if isinstance(value, Message) else value
    plain = _plain(language).get(message.key)
    if plain is not None and all(isinstance(params.get(name), str) for name in _PARAMETER.findall(plain)):
        return _PARAMETER.sub(lambda found: str(params[found[1]]), plain)
    bundle = _bundle(language)
    pattern = bundle.get_message(message.key).value if bundle.has_message(message.key) else None
    if pattern is None:
        raise KeyError(f"no message {message.key} in {language}")
    text, problems = bundle.format_pattern(pattern, params)
    if problems:
        raise ValueError(f"message {message.key} in {language}: {problems}")
    return str(text)


def text(key: str, language: str = DEFAULT, **params: Param) -> str:
    """A message by key and parameters, in words."""
    return say(Message(key, params), language)
