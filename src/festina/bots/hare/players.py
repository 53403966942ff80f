"""The bots that play only Hare & Tortoise: the simple ones of the designer's first test, and some with failings."""

from __future__ import annotations

from typing import ClassVar

from ..policies import FallibleBot, PolicyBot


class Dasher(PolicyBot):
    """Always runs as far as its carrots allow."""

    name: ClassVar[str] = "dasher"


class Plodder(PolicyBot):
    """Always goes one space at a time."""

    name: ClassVar[str] = "plodder"


class Alternator(PolicyBot):
    """One big leap, one small step, and so on."""

    name: ClassVar[str] = "alternator"


class Trusting(FallibleBot):
    """A strategist that now and then believes that every number space will pay."""

    name: ClassVar[str] = "trusting"


class Forgetful(FallibleBot):
    """A strategist that now and then forgets the lettuces."""

    name: ClassVar[str] = "forgetful"


class Hasty(FallibleBot):
    """Forgetful, and now and then it simply runs."""

    name: ClassVar[str] = "hasty"
