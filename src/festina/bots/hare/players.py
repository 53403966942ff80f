"""The bots that play only Hare & Tortoise: the simple ones of the designer's first test."""

from __future__ import annotations

from typing import ClassVar

from ..policies import PolicyBot


class Dasher(PolicyBot):
    """Always runs as far as its carrots allow."""

    name: ClassVar[str] = "dasher"


class Plodder(PolicyBot):
    """Always goes one space at a time."""

    name: ClassVar[str] = "plodder"


class Alternator(PolicyBot):
    """One big leap, one small step, and so on."""

    name: ClassVar[str] = "alternator"
