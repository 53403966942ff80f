"""Every text of the terminal lives in its Fluent file, and nothing there is idle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import festina
from festina.cli.words import figure, percent, use_language
from festina.locales import has

ROOT = Path(festina.__file__).parent


def written_keys() -> set[str]:
    text = (ROOT / "locales" / "en" / "cli.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(cli-[a-z0-9-]+) =", text, re.MULTILINE))


def used_keys() -> tuple[set[str], list[str]]:
    """Keys in the source, and the beginnings of those that are put together."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "cli").rglob("*.py"))
    whole = set(re.findall(r"""["'](cli-[a-z0-9-]+)["']""", source))
    parts = re.findall(r"""f["'](cli-[a-z0-9-]*-)\{""", source)
    return whole, parts


def test_every_text_that_is_used_exists() -> None:
    whole, parts = used_keys()
    prefixes = {key for key in whole if not has(key)}
    for key in prefixes:
        assert any(written.startswith(f"{key}-") for written in written_keys()), key
    for part in parts:
        assert any(written.startswith(part) for written in written_keys()), part


def test_every_text_that_exists_is_used() -> None:
    whole, parts = used_keys()
    beginnings = [*parts, *(f"{key}-" for key in whole)]
    idle = {key for key in written_keys() - whole if not key.startswith(tuple(beginnings))}
    assert idle == set()


@pytest.mark.parametrize(
    ("language", "number", "change", "share"),
    [
        ("en", "1,234.5", "+3.0", "42.1%"),
        ("de", "1.234,5", "+3,0", "42,1\N{NO-BREAK SPACE}%"),
        ("fr", "1\N{NARROW NO-BREAK SPACE}234,5", "+3,0", "42,1\N{NO-BREAK SPACE}%"),
    ],
)
def test_figures_are_written_as_the_language_does(language: str, number: str, change: str, share: str) -> None:
    use_language(language)
    try:
        assert figure(1234.5, 1) == number
        assert figure(3, 1, signed=True) == change
        assert percent(0.4213) == share
    finally:
        use_language("en")
