"""What a network does to messages."""

from __future__ import annotations

from collections.abc import Container
from random import Random


class Weather:
    """What the network does to a client: this one nothing."""

    def cuts(self, direction: str) -> bool:
        """Whether the connection breaks after a message that was ``sent`` or ``heard``."""
        return False

    def doubles(self) -> bool:
        """Whether a message arrives twice."""
        return False

    def delays(self) -> bool:
        """Whether an old message arrives after a newer one."""
        return False


class Cuts(Weather):
    """The connection breaks after messages with certain indices, in one direction; it also counts them."""

    def __init__(self, direction: str, at: Container[int] = ()) -> None:
        self._direction = direction
        self._at = at
        self.count = 0

    def cuts(self, direction: str) -> bool:
        if direction != self._direction:
            return False
        self.count += 1
        return self.count in self._at


class Storm(Weather):
    """Everything, now and then."""

    def __init__(self, random: Random, cut: float = 0.02, double: float = 0.1, delay: float = 0.1) -> None:
        self._random = random
        self._cut, self._double, self._delay = cut, double, delay

    def cuts(self, direction: str) -> bool:
        return self._random.random() < self._cut

    def doubles(self) -> bool:
        return self._random.random() < self._double

    def delays(self) -> bool:
        return self._random.random() < self._delay
