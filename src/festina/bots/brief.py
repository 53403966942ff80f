"""A search as data: all that is needed to think about one choice of a seat, and nothing that the seat may not know.

Whoever wants a search asks by a ``Brief``: a bot in this process, a page whose device thinks by itself. The answer is a
``Thought``, the same for equal briefs wherever it was thought.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

import msgspec

from ..kernel.contract import AnyDefinition
from ..kernel.data import Data
from ..kernel.errors import BadBot
from ..kernel.events import Event
from ..kernel.player import ActionReport, Decision
from ..kernel.random import below, stream
from ..kernel.view import View
from .base import Seat, legal_actions
from .kits import kit_of
from .policies import own_stream

#: The lane of a brief's stream from which a mixture is drawn; those of the searching threads are below.
_DRAW = 1 << 20
#: What a mixture's probabilities are counted in.
_FINE = 1_000_000


class SearchTerms(Data, frozen=True, kw_only=True):
    """What a bot's spec asks of a search; 0 simulations or milliseconds: no such limit."""

    learned: bool
    places: bool
    sims: int
    ms: int
    threads: int
    seed: int

    def within(self, seconds: float, one_core: bool = False) -> SearchTerms:
        """The same in a hurry: within so many seconds (and on one core)."""
        most = max(1, int(1000 * seconds))
        threads = 1 if one_core else self.threads
        return msgspec.structs.replace(self, ms=min(self.ms or most, most), threads=threads)

    def on(self, threads: int) -> SearchTerms:
        """The same with so many threads."""
        return msgspec.structs.replace(self, threads=threads)


class BriefAction(Data, frozen=True):
    """A legal action: its code in the rules, and its text."""

    code: int
    text: str


class Brief(Data, frozen=True, kw_only=True):
    """All that a search needs to think about one choice of a seat: made of what the seat may know, nothing else."""

    #: The game's name.
    game: str
    seat: int
    players: int
    #: The rules record, in base64.
    rules: str
    #: A state record that fits what the seat knows, in base64: what is hidden lies by chance.
    world: str
    actions: tuple[BriefAction, ...]
    #: The key of what can be known of the table beforehand; None where the game needs nothing of the kind.
    knowledge: str | None
    #: The key of the search's random stream: unsigned, 64 bits, in decimal.
    key: str
    #: Whether the learned judgement judges, or the hand-made one.
    learned: bool
    #: Whether places count, or wins alone.
    places: bool
    #: The simulations of all threads together, and milliseconds; 0: no such limit.
    sims: int
    ms: int
    #: Independent searches whose results are added up.
    threads: int


class Thought(Data, frozen=True):
    """What a search thinks of every action of a brief, the best first, and how many simulations it took."""

    report: tuple[ActionReport, ...]
    simulations: int


def terms_of(text: str, game: AnyDefinition) -> SearchTerms:
    """What a spec asks of a search of a game; a level stands for its bot (BadBot if that does not search)."""
    from .levels import LevelBot, level_spec
    from .registry import bot_spec
    from .searching import SearchBot

    spec = bot_spec(text, game, foreign=False)
    if issubclass(spec.bot, LevelBot):
        spec = level_spec(spec, game)
    if not issubclass(spec.bot, SearchBot):
        raise BadBot("bot-no-search", bot=spec.bot.name)
    return spec.bot.terms(spec)


def brief_for(terms: SearchTerms, seat: Seat, view: View, events: Sequence[Event], decision: int = 0) -> Brief:
    """The brief for the choice that a view offers; ``decision`` counts those that the bot has searched before."""
    definition, table, number = seat.definition, seat.table, seat.number
    kit = kit_of(definition)
    key = stream(stream(own_stream(seat), terms.seed), decision)
    world = kit.world(table, view, events, key % 2**62)
    state = definition.state_layout.cursor(bytearray(world))
    return Brief(
        game=definition.name,
        seat=number,
        players=table.players,
        rules=b64encode(table.rules.buffer).decode(),
        world=b64encode(world).decode(),
        actions=tuple(BriefAction(definition.parse_action(table, state, text), text) for text in legal_actions(view)),
        knowledge=kit.knowledge_key(table) if kit.knowledge_key else None,
        key=str(key),
        learned=terms.learned,
        places=terms.places,
        sims=terms.sims,
        ms=terms.ms,
        threads=terms.threads,
    )


def decide_by(thought: Thought, brief: Brief, mixes: bool) -> Decision:
    """The decision that follows from a thought: the best action, or, where choices are hidden, one of the mixture."""
    chosen = _drawn(thought.report, int(brief.key)) if mixes else thought.report[0].action
    return Decision(chosen, thought.report, simulations=thought.simulations)


def _drawn(report: Sequence[ActionReport], key: int) -> str:
    weights = [round(action.probability * _FINE) for action in report]
    rest = below(stream(key, _DRAW), 0, max(sum(weights), 1))
    for action, weight in zip(report, weights, strict=True):
        if rest < weight:
            return action.action
        rest -= weight
    return report[0].action
