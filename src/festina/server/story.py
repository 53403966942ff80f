"""The story of a finished game, from its record: curves over its turns, and the moments that changed it most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ..bots.kits import AnyKit, Turning, find_kit
from ..kernel.events import seen_by
from ..kernel.game import Game, Step
from ..kernel.messages import Message
from .redeal import deciding
from .replay import Abandoned
from .wire_story import Story, StoryLine, StoryMoment

_MOMENTS: Final = 3
#: Turns between two moments, where there are enough of them: one story is not told twice.
_APART: Final = 2
#: Less than this part of the win changes nothing worth telling.
_LEAST: Final = 0.03
#: Sentences that tell a moment.
_SENTENCES: Final = 3


class _Sample(NamedTuple):
    """The game right before a decision (or at its end, without one)."""

    state: bytes
    turn: int
    #: The number of steps made before it.
    steps: int


def story(game: Game, wanted: Callable[[], bool]) -> Story:
    """The story of a game that is over (Abandoned once it is not wanted any more)."""
    samples = _samples(game)
    gauges = []
    for sample in samples:
        if not wanted():
            raise Abandoned
        cursor = game.definition.state_layout.cursor(bytearray(sample.state))
        gauges.append(game.definition.gauges(game.table, cursor))
    lines = [
        StoryLine(
            title=Message(f"{game.definition.name}-gauge-{gauge.name}"),
            most=gauge.most,
            samples=[taken[number].values for taken in gauges],
        )
        for number, gauge in enumerate(gauges[0])
    ]
    return Story(turns=[sample.turn for sample in samples], lines=lines, moments=_moments(game, samples))


def _samples(game: Game) -> list[_Sample]:
    """Before each decision, and at the end; a turn is over when somebody decides for the next time."""
    made: Counter[int] = Counter()
    samples, turn = [], 0
    for number, step in enumerate(game.steps):
        if step.actor is not None:
            samples.append(_Sample(step.before, turn, number))
            made[step.actor] += 1
            turn = max(turn, made[step.actor])
    samples.append(_Sample(bytes(game.state.buffer), turn, len(game.steps)))
    return samples


def _moments(game: Game, samples: Sequence[_Sample]) -> list[StoryMoment]:
    """The decisions between whose samples the judged chances changed most, in their order."""
    kit = find_kit(game.definition)
    if kit is None or kit.judge is None or len(samples) < 2:
        return []
    shares = kit.judge(game.table, [sample.state for sample in samples])
    changes = [[now - then for then, now in zip(before, after, strict=True)] for before, after in pairwise(shares)]
    sizes = [sum(map(abs, change)) / 2 for change in changes]
    moments = largest(sizes, [sample.turn for sample in samples])
    return [_moment(game, kit, samples, number, changes[number]) for number in sorted(moments)]


def largest(sizes: Sequence[float], turns: Sequence[int]) -> list[int]:
    """The largest changes: some turns apart; a short game that has no three of these tells near ones, too."""
    matter = sorted((number for number in range(len(sizes)) if sizes[number] >= _LEAST), key=lambda one: -sizes[one])
    chosen: list[int] = []
    for apart in (_APART, 0):
        for number in matter:
            near = any(number == other or abs(turns[number] - turns[other]) < apart for other in chosen)
            if not near and len(chosen) < _MOMENTS:
                chosen.append(number)
    return chosen


def _moment(game: Game, kit: AnyKit, samples: Sequence[_Sample], number: int, change: Sequence[float]) -> StoryMoment:
    before, after = samples[number], samples[number + 1]
    steps: Sequence[Step] = game.steps[before.steps : after.steps]
    # Where several have chosen in secret, nobody's decision did it alone: it is told of whom it touched most.
    seat = max(deciding(game, steps[0]), key=lambda seat: (round(abs(change[seat]), 6), change[seat]))
    gainer = max(range(len(change)), key=lambda entrant: change[entrant])
    events = seen_by(None, [event for step in steps for event in step.events])
    says = (
        [event.message() for event in events]
        if kit.tell is None
        else kit.tell(game.table, Turning(seat, events, before.state, after.state))
    )
    return StoryMoment(
        step=after.steps,
        sample=number,
        turn=after.turn,
        seat=seat,
        says=says[:_SENTENCES],
        gainer=gainer,
        points=round(100 * change[gainer]),
    )
