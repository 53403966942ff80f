"""Editions by the names people know them under."""

from __future__ import annotations

from ..hare.editions import Edition, editions
from ..kernel.ruleset import shorten
from ..registry import definitions
from .trouble import Trouble
from .words import t


def looks_like_ruleset(text: str) -> bool:
    """Whether a text is meant as a ruleset: a game's name, perhaps with options in brackets."""
    return "(" in text or text.strip() in definitions()


def find_editions(text: str) -> list[Edition]:
    """The editions with this id, or else those whose names, publishers, years and id hold all of its words."""
    if text in editions():
        return [editions()[text]]
    words = text.lower().replace("-", " ").split()
    return [edition for edition in editions().values() if words and all(word in _known_as(edition) for word in words)]


def _known_as(edition: Edition) -> str:
    parts = [edition.id, *edition.names.values(), *edition.publishers, *map(str, edition.years)]
    return " ".join(parts).lower()


def edition_named(text: str) -> str:
    """The id of the one edition that is meant."""
    found = find_editions(text)
    if not found:
        raise Trouble(t("cli-no-such-edition", name=shorten(text), known=", ".join(editions())))
    if len(found) > 1:
        raise Trouble(t("cli-which-edition", name=shorten(text), found=", ".join(edition.id for edition in found)))
    return found[0].id
