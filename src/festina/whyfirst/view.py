"""What a seat may see of a game, built from nothing, field by field (WF-112)."""

from __future__ import annotations

from typing import Literal

from ..kernel.data import Data, extend
from ..kernel.messages import Message
from ..kernel.position import Position
from ..kernel.view import Common, PublicView
from .choices import WhyFirstChoice, choices
from .codes import HAND, HIGHEST, LEO_CARDS, LOWEST, NOWHERE, ROUNDS, START, TRICKS, Phase
from .events import Over, RoundOver
from .facts import WhyFirstOutcome, face_up, hand, outcome, played
from .layout import State
from .notation import choice_text
from .rules.dealing import cards_held
from .rules.scoring import highest_total, winning_total
from .rules.tricks import next_mover
from .standing import standing
from .table import WhyFirstTable
from .veil import can_retract
from .words import PHASES, why_second


class Track(Data, frozen=True):
    """The ends of the track, and where a round begins."""

    lowest: int
    start: int
    highest: int


TRACK = Track(LOWEST, START, HIGHEST)


class Entrant(Data, frozen=True):
    """A seat, or Leo, as everybody sees it: how many cards, not which; whether it has chosen, not what."""

    seat: int
    leo: bool
    space: int
    total: int
    cards: int
    has_chosen: bool
    face_up: str | None


class LastRound(Data, frozen=True):
    """How the last round was scored, and why."""

    round: int
    pawns: list[int]
    first: int
    second: int | None
    scores: list[int]
    why: str
    explanation: Message


class Ending(Data, frozen=True):
    """Which total won, and why."""

    highest: int
    winning: int
    why: str
    explanation: Message


class WhyFirstPublic(PublicView, frozen=True):
    """What everybody sees of a game."""

    game: Literal["whyfirst"]
    outcome: WhyFirstOutcome | None
    phase: str
    round: int
    rounds: int
    trick: int
    tricks: int
    track: Track
    #: Leo's number; None where he does not play.
    leo: int | None
    seats: list[Entrant]
    #: The foremost space, the second-placed one, and who stands on it.
    first: int
    second: int | None
    runners_up: list[int]
    #: The cards that everybody has seen this round.
    played: list[str]
    last_round: LastRound | None
    ending: Ending | None


class WhyFirstView(WhyFirstPublic, frozen=True):
    """What a seat, or a spectator, sees of a game."""

    seat: int | None
    hand: list[str]
    #: The seat's own hidden choice.
    choice: str | None
    can_retract: bool
    #: The cards that this seat has not seen this round, and how many of each.
    elsewhere: dict[str, int]
    prompt: Message
    choices: list[WhyFirstChoice]


def public(table: WhyFirstTable, state: State, common: Common) -> WhyFirstPublic:
    """The open table."""
    now = standing(table, [state.pawn[entrant] for entrant in range(table.entrants)])
    return WhyFirstPublic(
        **common._asdict(),
        phase=PHASES[state.phase],
        round=state.round,
        rounds=ROUNDS,
        trick=state.trick,
        tricks=TRICKS,
        track=TRACK,
        leo=table.leo,
        seats=[entrant_view(table, state, entrant) for entrant in range(table.entrants)],
        first=now.first,
        second=now.second,
        runners_up=now.runners_up,
        played=table.in_order(played(table, state)),
        last_round=last_round(table, state),
        ending=ending(table, state),
    )


def view(
    table: WhyFirstTable, state: State, seat: int | None, shared: WhyFirstPublic, position: Position
) -> WhyFirstView:
    """The open table, the seat's own hand and choice, and, if it is to act, every choice it has."""
    own = hand(table, state, seat) if seat is not None else []
    return extend(
        WhyFirstView,
        shared,
        seat=seat,
        hand=table.in_order(own),
        choice=own_choice(table, state, seat),
        can_retract=seat is not None and can_retract(state, seat),
        elsewhere=elsewhere(table, state, own),
        prompt=prompt(table, state, seat),
        choices=choices(table, state, seat, position),
    )


def entrant_view(table: WhyFirstTable, state: State, entrant: int) -> Entrant:
    """A seat, or Leo."""
    is_leo = entrant == table.leo
    choosing = state.phase in (Phase.CHOOSE, Phase.LEO)
    revealed = state.trick - (state.phase != Phase.MOVE)
    return Entrant(
        seat=entrant,
        leo=is_leo,
        space=state.pawn[entrant],
        total=state.total[entrant],
        cards=max(LEO_CARDS - revealed, 0) if is_leo else cards_held(state, table.rules, entrant),
        has_chosen=choosing and state.chosen[entrant] > 0,
        face_up=face_up(table, state)[entrant],
    )


def own_choice(table: WhyFirstTable, state: State, seat: int | None) -> str | None:
    """The hidden choice of the seat itself."""
    if seat is None or state.phase not in (Phase.CHOOSE, Phase.LEO):
        return None
    return choice_text(table, state, seat)


def elsewhere(table: WhyFirstTable, state: State, own: list[int]) -> dict[str, int]:
    """The cards this seat has not seen this round: in other hands, with Leo or out of the round."""
    seen = own + played(table, state)
    left = {table.texts[kind]: card.copies - seen.count(kind) for kind, card in enumerate(table.cards)}
    return {text: left[text] for text in table.in_order(range(len(table.cards))) if left[text]}


def last_round(table: WhyFirstTable, state: State) -> LastRound | None:
    """How the last round was scored, and why (WF-108, WF-109)."""
    if not state.has_ended:
        return None
    number = state.round if state.phase == Phase.OVER else state.round - 1
    then = standing(table, [state.ended[entrant] for entrant in range(table.entrants)])
    why = why_second(NOWHERE if then.second is None else then.second, then.leaders)
    event = RoundOver(table.leo, number, then.first, then.second, why)
    return LastRound(number, list(then.spaces), then.first, then.second, then.scores, why, event.message())


def ending(table: WhyFirstTable, state: State) -> Ending | None:
    """Who won, and why; None while the game goes on (WF-110, WF-111)."""
    if state.phase != Phase.OVER:
        return None
    result = outcome(table, state)
    highest, winning = highest_total(state, table.rules), winning_total(state, table.rules)
    why = why_second(NOWHERE if highest == winning else winning, result.totals.count(highest))
    event = Over(table.leo, tuple(result.winners), highest, winning, why)
    return Ending(highest, winning, why, event.message())


def prompt(table: WhyFirstTable, state: State, seat: int | None) -> Message:
    """What is expected now, said to this seat."""
    if state.phase == Phase.OVER:
        return Message("whyfirst-prompt-over")
    if state.phase == Phase.DEAL:
        return Message("whyfirst-prompt-deal", {"seat": state.dealt // HAND})
    if state.phase == Phase.LEO:
        return Message("whyfirst-prompt-leo")
    if state.phase == Phase.MOVE:
        mover = next_mover(state, table.rules)
        card = face_up(table, state)[mover]
        if seat == mover:
            return Message("whyfirst-prompt-move", {"card": card})
        return Message("whyfirst-prompt-wait-move", {"card": card, "seat": mover})
    if seat is not None and not state.chosen[seat]:
        return Message(f"whyfirst-prompt-choose-{table.options['mode']}", {"trick": state.trick})
    missing = sum(not state.chosen[other] for other in range(table.players))
    return Message("whyfirst-prompt-wait" if seat is None else "whyfirst-prompt-chosen", {"count": missing})
