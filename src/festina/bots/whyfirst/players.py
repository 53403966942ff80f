"""The bots that play only Why First?."""

from __future__ import annotations

from typing import ClassVar

from ..policies import FallibleBot, PolicyBot


class Eager(PolicyBot):
    """Wants to be in front, always."""

    name: ClassVar[str] = "eager"


class Modest(PolicyBot):
    """Tries to stay just behind the leader."""

    name: ClassVar[str] = "modest"


class Saboteur(PolicyBot):
    """Plays on others rather than on itself."""

    name: ClassVar[str] = "saboteur"


class Wavering(FallibleBot):
    """A strategist that now and then wants to be in front."""

    name: ClassVar[str] = "wavering"


class Narrow(FallibleBot):
    """A strategist that now and then only looks at the place behind the leader."""

    name: ClassVar[str] = "narrow"
