"""Bots at a seat of a game, as ``Game.bot`` gives them: they decide, report and play."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Self

from ..kernel.errors import IllegalMove
from ..kernel.player import Decision
from .base import Bot
from .registry import bot_classes, make_bot

if TYPE_CHECKING:
    from ..kernel.events import Event
    from ..kernel.game import Game

#: How long a search waits for its compiled code before a strategist answers in its place, in seconds.
_READY_SECONDS = 15.0


class SeatedBot:
    """A bot that plays a seat of a game (see ``kernel.player.Player``)."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self._game = game
        self._bot = bot
        self._is_ready = False

    @property
    def spec(self) -> str:
        """The bot's spec in its canonical form."""
        return self._bot.seat.spec

    @property
    def seat(self) -> int:
        """The seat that it plays."""
        return self._bot.seat.number

    def decide(self) -> Decision:
        """Choose an action for the seat now, from its view and events (IllegalMove if it is not to act).

        The first decision of a search waits for its compiled code: seconds, or up to a minute the very first time.
        After ``_READY_SECONDS`` a strategist decides in its place, and a note says so.
        """
        if self.seat not in self._game.to_act:
            raise IllegalMove("bot-not-to-act", seat=self.seat)
        if not self._is_ready:
            self._bot.get_ready(_READY_SECONDS)
            self._is_ready = True
        return self._bot.decide(self._game.view(self.seat), self._game.events(self.seat))

    def play(self) -> list[Event]:
        """Decide and play; returns what happened, chance included."""
        return self._game.play(self.decide().action, self.seat)

    def close(self) -> None:
        """Let the bot see the end, if there is one, and give back what it holds."""
        if self._game.is_over:
            self._bot.game_over(self._game.view(self.seat), self._game.events(self.seat))
        self._bot.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.spec} at seat {self.seat}>"


def seat_player(game: Game, spec: str, seat: int, seed: int | None) -> SeatedBot:
    """The player that a spec describes, at a seat of a game (BadBot); without a spec a search, where there is one."""
    text = spec or usual_spec(game)
    own = bots_seed(game) if seed is None else seed
    return SeatedBot(game, make_bot(text, game.definition, game.table, seat, own))


def usual_spec(game: Game) -> str:
    """The spec of the bot that plays where none is named."""
    return "search" if bot_classes()["search"].plays(game.definition) else "random"


def bots_seed(game: Game) -> int:
    """A seed for bots that sit down now: the same in an equal game, and it reveals nothing the dealer will draw."""
    return random.Random(f"{game.seed} {len(game.steps)}").getrandbits(63)
