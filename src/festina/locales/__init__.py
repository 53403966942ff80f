"""Words in six languages: one Fluent file a language and area, used by terminal, server and browser alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ..kernel.messages import Message

DEFAULT = "en"


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, DEFAULT], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words in."""
    rooms = files(__package__).iterdir()
    return tuple(sorted(room.name for room in rooms if room.is_dir() and room.joinpath("kernel.ftl").is_file()))


@cache
def source(language: str) -> str:
    """All files of a language, one after the other."""
    found = sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl"))


def has(key: str, language: str = DEFAULT) -> bool:
    """Whether a message exists."""
    return bool(_bundle(language).has_message(key))


def say(message: Message, language: str = DEFAULT, values: Mapping[str, Any] | None = None) -> str:
    """A message in words; ``values`` adds or replaces parameters (names for seats, say)."""
    if not has(message.key, language):
        language = DEFAULT
    bundle = _bundle(language)
    params: dict[str, Any] = {}
    for name, value in {**message.params, **(values or {})}.items():
        params[name] = say(value, language) if isinstance(value, Message) else value
    if not bundle.has_message(message.key):
        raise KeyError(f"no message {message.key} in {language}")
    text, problems = bundle.format_pattern(bundle.get_message(message.key).value, params)
    if problems:
        raise ValueError(f"message {message.key} in {language}: {problems}")
    return str(text)


def text(key: str, language: str = DEFAULT, **params: Any) -> str:
    """A message by key and parameters, in words."""
    return say(Message(key, params), language)
