"""What becomes of a race before a seat has its next turn: what the hare brings, and what good players do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...bots.hare.estimate import turns_home
from ...bots.hare.layout import SCALE, Knowledge
from ...hare.choices import HareChoice
from ...hare.codes import FINISH, Phase
from ...hare.events import Finished, Restarted, Took
from ...hare.layout import STATE, State
from ...hare.table import HareTable
from ...hare.view import HareView
from ...kernel.data import Data
from ...kernel.game import Game
from ..ahead import Others, outcomes

#: How often the others' next moves are tried out.
TRIALS: Final = 40
#: How many hare spaces are followed that lead to one another.
_HARES: Final = 3


class Next(Data, frozen=True):
    """What a pawn could do in its seat's next turn."""

    #: The carrots left on coming home; None if it could not.
    home: int | None
    #: The carrots too many for coming home; 0 where that does not stand in the way.
    excess: int
    #: What the tortoise behind would bring; 0 where there is nothing to go back to.
    back: int


#: The next turn of a seat whose race is over before.
NEVER: Final = Next(None, 0, 0)


def own_turn(others: Others, after: Game, seat: int, trial: int) -> Game:
    """A copy in which good players have played on until a seat begins its next turn, or the race is over.

    Whatever the seat itself is asked before (HT-702, HT-710, HT-721) it answers as they would.
    """
    played, asked = others.until_turn(after, seat, trial), 0
    while played.to_act and not _begins(played, seat):
        asked += 1
        played.play_step(others.choice(played, seat, trial), seat)
        played = others.until_turn(played, seat, trial + asked * TRIALS)
    return played


def _begins(game: Game, seat: int) -> bool:
    state = _state(game)
    return state.phase == Phase.ACTION and state.turn == seat


def paid_for_number(begun: Game, after: Game, seat: int, pawn: str, on_leaving: bool) -> int:
    """What a number space has paid for a pawn at the beginning of a turn, or pays when it leaves (HT-401, HT-403)."""
    events = [event for step in begun.steps_since(after.length) for event in step.events]
    took = sum(event.amount for event in events if isinstance(event, Took) and _is_number(event, seat, pawn))
    return took or (_waiting(_view(begun), seat, pawn) if on_leaving else 0)


def _is_number(event: Took, seat: int, pawn: str) -> bool:
    return event.why == "number" and event.seat == seat and event.pawn == pawn


def _waiting(view: HareView, seat: int, pawn: str) -> int:
    return next(each.waits for each in view.pawns if each.seat == seat and each.name == pawn)


def next_of(game: Game, table: HareTable, seat: int, pawn: str) -> Next:
    """What a pawn could do in a turn of its seat that has begun."""
    if game.is_over:
        return NEVER
    view = _view(game, seat)
    own = [choice for choice in view.choices if choice.pawn == pawn]
    homes = [choice for choice in own if choice.kind == "forward" and choice.space == FINISH]
    bonus = _waiting(view, seat, pawn) if table.rules.pay_on_leaving else 0
    return Next(
        home=max((choice.left for choice in homes if choice.legal), default=None),
        excess=min((_excess(choice) for choice in homes), default=0),
        back=max((choice.gain - bonus for choice in own if choice.kind == "back" and choice.legal), default=0),
    )


def _excess(choice: HareChoice) -> int:
    """The carrots too many for coming home, if nothing else forbids it."""
    found = [reason.params.get("excess") for reason in choice.why_not]
    return found[0] if len(found) == 1 and isinstance(found[0], int) else 0


def planned_turns(begun: Game, table: HareTable, know: Knowledge, seat: int, more: int) -> float | None:
    """The turns home by the plan, with so many carrots more; None where the race is over before the seat is home."""
    state = STATE.cursor(bytearray(begun.state.buffer))
    if table.rules.pay_on_leaving:
        more += max(pawn.waits for pawn in _view(begun).pawns if pawn.seat == seat)
    state.carrots[seat] += more
    turns = turns_home(state, table.rules, know, seat)
    return None if begun.is_over and turns else turns / SCALE


def brought_by_hare(
    others: Others, drawing: Game, seat: int, part: float = 1.0, depth: int = 1
) -> Iterator[tuple[float, Game]]:
    """What may come of a hare space, with its odds.

    Ten more or ten less is chosen as a good player would (HT-702), and a hare space that it leads to acts, too.
    """
    for odds, drawn in outcomes(drawing):
        if _state(drawn).phase == Phase.CHOICE:
            drawn.play_step(others.choice(drawn, seat), seat)
        if drawn.odds() and depth < _HARES:
            yield from brought_by_hare(others, drawn, seat, part * odds, depth + 1)
        else:
            yield part * odds, drawn


def leaves_the_track(drawn: Game, drawing: Game, seat: int) -> bool:
    """Whether a hare space sends a pawn to Start or home; then its carrots say little."""
    events = [event for step in drawn.steps_since(drawing.length) for event in step.events]
    if any(choice.kind == "restart" for choice in _view(drawn, seat).choices):
        return True
    return any(isinstance(event, Restarted | Finished) and event.seat == seat for event in events)


def loses_turn(game: Game, seat: int) -> bool:
    """Whether a pawn of a seat lies face down and will not eat (HT-701, HT-707, HT-722, HT-724, HT-1102)."""
    return any(pawn.seat == seat and pawn.face in ("miss", "nap") for pawn in _view(game).pawns)


def meals_ahead(game: Game, seat: int, meals: list[int]) -> int:
    """What the lettuces bring that pawns of a seat lie down for (HT-503, HT-707), by their race positions."""
    eating = [pawn for pawn in _view(game).pawns if pawn.seat == seat and pawn.face == "eat"]
    return sum(meals[pawn.position - 1] for pawn in eating)


def carrots_of(game: Game, seat: int) -> int:
    """What a seat holds."""
    return _state(game).carrots[seat]


def _state(game: Game) -> State:
    return STATE.cursor(game.state.buffer)


def _view(game: Game, seat: int | None = None) -> HareView:
    view = game.view(seat)
    assert isinstance(view, HareView)
    return view
