"""Chance after a game has gone back: what was drawn comes again, and asking to go back is never a second throw.

The seats that draw are the one whose decision made chance due and, if that revealed hidden choices, those who had
chosen. While they decide the same as before, they draw the same, whatever the others do. If one of them decides
otherwise, the seed and their decisions determine what comes: nobody could know it, and it is the same every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from ..kernel.game import Game, Step


class Redeal:
    """What was drawn in a game and taken back."""

    def __init__(self) -> None:
        self._known: dict[bytes, str] = {}

    def __bool__(self) -> bool:
        """Whether there is anything that must not be drawn again."""
        return bool(self._known)

    def remember(self, game: Game, steps: Sequence[Step], kept: int) -> None:
        """Remember what was drawn in those of a game's steps that are taken back: all after the first ``kept``."""
        for index in range(kept, len(steps)):
            if steps[index].actor is None:
                # The first outcome counts: where it is impossible, the seed decides, and does so every time.
                self._known.setdefault(_draw(game, steps[:index]), steps[index].text)

    def outcome(self, game: Game) -> str | None:
        """The outcome that comes now; None if chance is not due."""
        possible = game.odds()
        if not possible:
            return None
        draw = _draw(game, game.steps)
        known = self._known.get(draw)
        if known in possible:
            return known
        fresh = game.copy()
        fresh.reseed(int.from_bytes(blake2b(draw, key=str(game.seed).encode(), digest_size=8).digest()))
        return fresh.sample()


def _draw(game: Game, steps: Sequence[Step]) -> bytes:
    """A name for the draw that comes after some steps: of whom, after which decisions of theirs, and which one then."""
    last = next((index for index in range(len(steps) - 1, -1, -1) if steps[index].actor is not None), -1)
    drawing = deciding(game, steps[last]) if last >= 0 else []
    decided = [(seat, [step.text for step in steps if step.actor == seat]) for seat in drawing]
    return blake2b(repr((decided, len(steps) - last)).encode(), digest_size=16).digest()


def deciding(game: Game, decision: Step) -> list[int]:
    """The seats whose decisions lead to what comes after one: its own, and those with a hidden choice till then."""
    before = game.definition.state_layout.cursor(bytearray(decision.before))
    chosen = game.definition.can_retract
    return [seat for seat in range(game.players) if seat == decision.actor or chosen(game.table, before, seat)]
