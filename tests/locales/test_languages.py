"""Six languages, and nothing left in English by accident."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from festina.locales import DEFAULT, languages, source

from .catalogue import SOURCES, catalogue, variables

OTHERS = [language for language in languages() if language != DEFAULT]

#: What a parameter may be: counts of every plural form, and a name.
_VALUES: tuple[Any, ...] = (0, 1, 2, 5, 21, 1_000_000, "Ann")
#: Words that selectors ask for are read off the files; so many combinations of them are tried for a message.
_MOST = 400


def test_there_are_six() -> None:
    assert set(languages()) == {"ca", "de", "en", "es", "fr", "it"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_and_every_message_is_there_and_no_other(language: str) -> None:
    english, other = catalogue(DEFAULT), catalogue(language)
    assert set(english) - set(other) == set()
    assert set(other) - set(english) == set()
    moved = [key for key in english if english[key].file != other[key].file]
    assert moved == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_asks_for_a_parameter_that_english_does_not_have(language: str) -> None:
    more = {key: variables(key, language) - variables(key) for key in catalogue(DEFAULT)}
    assert {key: extra for key, extra in more.items() if extra} == {"in-languages": {language}}


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """A text of three words or more that reads as in English was forgotten."""
    english, other = _texts(DEFAULT), _texts(language)
    same = [key for key, text in english.items() if _words(text) >= 3 and text == other.get(key)]
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_every_message_formats_whatever_it_is_given(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    words = _selected_words(source(language))
    for key in catalogue(language):
        names = sorted(variables(key, language))
        choices = [_values(name, words) for name in names]
        for count, chosen in enumerate(product(*choices)):
            if count >= _MOST:
                break
            given = dict(zip(names, chosen, strict=True))
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            text, problems = bundle.format_pattern(pattern, given)
            assert not problems, f"{key} in {language} with {given}: {problems}"
            assert str(text).strip(), f"{key} in {language} with {given} says nothing"


def _texts(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in (SOURCES / "locales" / language).glob("*.ftl"):
        for entry in re.split(r"\n(?=[a-z])", file.read_text(encoding="utf-8")):
            key, _, text = entry.partition(" = ")
            found[key.strip()] = re.sub(r"\n#.*", "", text).strip()
    return found


def _words(text: str) -> int:
    """Words of a text, without what is typed as it is: placeables, quoted texts, options."""
    plain = re.sub(r"\{[^{}]*\}|\$\w+|“[^”]*”|--\w+|\b\w+[:=]\S*|\[\w+\]", " ", text)
    return len(re.findall(r"[a-z]{3,}", plain))


def _selected_words(text: str) -> dict[str, set[str]]:
    """The words that selectors on a parameter know."""
    found: dict[str, set[str]] = {}
    for selector in re.finditer(r"\{ ?\$(\w+) ->(.*?)\n\s*\}", text, re.DOTALL):
        keys = re.findall(r"\n\s*\*?\[(\w[\w-]*)\]", selector[2])
        found.setdefault(selector[1], set()).update(key for key in keys if key not in _PLURALS)
    return found


_PLURALS = {"zero", "one", "two", "few", "many", "other", "name"}


def _values(name: str, words: dict[str, set[str]]) -> list[Any]:
    known = sorted(words.get(name, ()))
    return [*(int(word) if word.isdigit() else word for word in known), *_VALUES]
