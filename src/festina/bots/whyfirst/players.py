"""The bots that play only Why First?."""

from __future__ import annotations

from typing import ClassVar

from ..policies import FallibleBot, NoisyBot, PolicyBot
from ..spec import Parameter


class Eager(PolicyBot):
    """Wants to be in front, always."""

    name: ClassVar[str] = "eager"


class Modest(NoisyBot):
    """Tries to stay just behind the leader."""

    name: ClassVar[str] = "modest"
    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("noise", 0, 0, 100_000),)


class Saboteur(PolicyBot):
    """Plays on others rather than on itself."""

    name: ClassVar[str] = "saboteur"


class Wavering(FallibleBot):
    """Tries to stay just behind the leader, but now and then wants to be in front."""

    name: ClassVar[str] = "wavering"
