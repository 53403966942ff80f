"""A position of any kind, looked at and played on from: pure functions, for a server and for a device without one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..analysis.guides import find_guide
from ..analysis.kits import find_insight
from ..analysis.planning import known_shares
from ..analysis.why import why_better
from ..bots.base import Seat
from ..bots.brief import Brief, brief_for, terms_of
from ..kernel.contract import CHANCE, AnyDefinition, Table
from ..kernel.events import seen_by
from ..kernel.game import Game
from ..kernel.insight import LineStep, Shares
from ..kernel.view import Actor
from ..registry import default_game, table_for
from .hinting import can_be_judged
from .library import check_length, read
from .refusal import Refusal
from .wire import TableView, joined, sent_event
from .wire_positions import (
    LikelyLine,
    LikelyStep,
    LineCode,
    LineWish,
    PositionInfo,
    PositionReasons,
    PositionWish,
    StepWish,
    WhyWish,
)

#: Who thinks on the board, until somebody stops it.
_ANALYST: Final = "champion:sims=1000000"


def look_at(wish: PositionWish, wanted: Callable[[], bool] = lambda: True) -> PositionInfo:
    """A position in words and numbers (BadStart and others say what cannot be; Abandoned: nobody waits any more)."""
    return _told(_rolled(position(wish, wanted), wish), wish.seat)


def step_from(wish: StepWish, wanted: Callable[[], bool] = lambda: True) -> PositionInfo:
    """The position after a step (IllegalMove: it cannot be taken)."""
    game = position(wish, wanted)
    game.play_step(wish.action, wish.actor)
    return _told(_rolled(game, wish), wish.seat)


def reasons_in(wish: WhyWish, wanted: Callable[[], bool] = lambda: True) -> PositionReasons:
    """Why an action is better than another (Refusal: one of them cannot be done)."""
    return reasons_of(position(wish, wanted), wish)


def reasons_of(game: Game, wish: WhyWish) -> PositionReasons:
    """The same, in a position that is there already."""
    seat = eyes_of(game, wish.seat)
    legal = [] if seat is None else game.legal(seat)
    for action in (wish.best, wish.other):
        if action not in legal:
            raise Refusal("bad_value", "server-hints-no-choice", action=action)
    assert seat is not None
    return PositionReasons(reasons=tuple(why_better(game, seat, wish.best, wish.other)))


def line_from(wish: LineWish, wanted: Callable[[], bool] = lambda: True) -> LikelyLine:
    """What the steps are called that a device's search thinks likely (Refusal: one of them cannot be taken)."""
    game = position(wish, wanted)
    return LikelyLine(line=named(game, (_in_text(game, step) for step in wish.steps)))


def named(game: Game, line: Iterable[LineStep]) -> tuple[LikelyStep, ...]:
    """The steps of a line with what the view of each moment calls them; the game is played on."""
    steps: list[LikelyStep] = []
    for step in line:
        choice = odds = None
        if step.actor is None:
            odds = next((each for each in game.odds_for(None) if each.outcome == step.text), None)
        else:
            choice = next((each for each in game.view(step.actor).choices if each.action == step.text), None)
        steps.append(
            LikelyStep(
                actor=step.actor,
                text=step.text,
                choice=choice,
                title=odds.title if odds else None,
                probability=odds.num / odds.den if odds else None,
            )
        )
        game.play_step(step.text, CHANCE if step.actor is None else step.actor)
    return tuple(steps)


def _in_text(game: Game, step: LineCode) -> LineStep:
    """A step in the position in which the game is now (Refusal: it cannot be taken)."""
    definition, actor, code = game.definition, step.actor, step.code
    if actor is None:
        if any(code == outcome for outcome, _ in game.position.outcomes()):
            return LineStep(None, definition.outcome_text(game.table, game.state, code))
    elif actor in game.to_act and code in game.position.legal(actor):
        return LineStep(actor, definition.action_text(game.table, game.state, actor, code))
    raise Refusal("bad_value", "server-hints-no-choice", action=str(code))


def position(wish: PositionWish, wanted: Callable[[], bool] = lambda: True) -> Game:
    """A game that begins in the position; chance waits (BadStart and others, Abandoned)."""
    ruleset, facts = wish.ruleset or default_game(), wish.facts
    if wish.record is not None:
        ruleset, facts = _moment(wish.record, wish.step, wanted)
    definition, table = _open_table(ruleset)
    start = None if facts is None else {**facts, "ruleset": table.ruleset}
    return Game(definition, table, seed=wish.roll or 0, chance="manual", start=start, deal=False)


def _open_table(ruleset: str) -> tuple[AnyDefinition, Table]:
    """A table of a ruleset at which a seat knows all that a position alone can tell: who sets it up knows it, too."""
    definition, table = table_for(ruleset, {})
    guide = find_guide(definition)
    return (definition, table) if guide is None else table_for(str(table.ruleset), dict(guide.open_options))


def _moment(record: str, step: int | None, wanted: Callable[[], bool]) -> tuple[str, dict[str, object]]:
    """The ruleset and the facts of a moment of a record (BadRecord, Refusal)."""
    check_length(record)
    game = read(record, wanted)
    if step is not None and step > game.length:
        raise Refusal("not_there", "server-no-step", last=game.length)
    moment = game if step is None else game.earlier(step)
    if moment.is_over:
        raise Refusal("not_now", "server-position-over")
    return moment.ruleset, moment.facts()


def _rolled(game: Game, wish: PositionWish) -> Game:
    """The game, with what chance brings if it is to play by itself."""
    if wish.roll is not None:
        game.chance = "auto"
        game.deal()
    return game


def _told(game: Game, seat: int | None) -> PositionInfo:
    eyes = eyes_of(game, seat)
    events = [event for step in game.steps for event in seen_by(eyes, step.events)]
    return PositionInfo(
        ruleset=game.ruleset,
        game=game.definition.name,
        players=game.players,
        setting=game.definition.setting(game.table),
        facts=game.facts(),
        seat=eyes,
        view=joined(game.view(eyes), TableView()),
        to_act=list(game.to_act),
        chance=game.odds_for(None) if game.to_act == (CHANCE,) else [],
        brief=_brief(game, eyes),
        known=_known(game),
        events=[sent_event(event) for event in events],
    )


def eyes_of(game: Game, seat: int | None) -> int | None:
    """The seat that is asked for; otherwise one that decides, or the first."""
    if seat is not None:
        if seat >= game.players:
            raise Refusal("not_there", "server-no-seat", last=game.players - 1)
        return seat
    acting: list[Actor] = [actor for actor in game.to_act if actor != CHANCE]
    first = acting[0] if acting else 0
    return first if isinstance(first, int) else 0


def _brief(game: Game, seat: int | None) -> Brief | None:
    """What a device needs to think about the choice of a seat; None where there is nothing to think about."""
    if seat is None or seat not in game.to_act or not can_be_judged(game.definition):
        return None
    at = Seat(game.definition, game.table, seat, seed=0)
    return brief_for(terms_of(_ANALYST, game.definition), at, game.view(seat, whole=False), game.events(seat))


def _known(game: Game) -> Shares | None:
    """Everybody's shares, if they are known for certain."""
    insight = find_insight(game.definition)
    if insight is None:
        return None
    return known_shares(game.table, insight, game.position, game.state)
