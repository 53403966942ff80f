"""``festina analyse`` and ``festina review``: what actions are worth, and what a game came to."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from .. import load_game, new_game
from ..kernel.errors import FestinaError
from ..kernel.record import TITLE
from .display import Display
from .files import load_game_file, read_record_file
from .screen import out
from .trouble import Trouble
from .words import figure, phrase, t

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ..kernel.game import Game
    from ..kernel.insight import Analysis, Review, ReviewStep, Shares

_TITLE = TITLE.rsplit(" ", 1)[0]
#: Classes of decisions that are listed one by one.
_LISTED = ("slip", "mistake", "blunder")
#: A share beyond which somebody has won.
_CERTAIN = 1 - 1e-9


def analyse(
    what: str, step: int | None, seat: int | None, sims: int | None, seed: int, deeper: bool, as_json: bool
) -> None:
    """What each action of the seat to act is worth; Ctrl-C ends the search, and what it found is shown."""
    from ..analysis.analysing import analyse as look
    from ..analysis.why import why

    game = _at(position(what), step)
    decides = _deciding(game, seat)
    with _bar(t("insight-searching")) as advance, _until_interrupted() as wanted:
        found = look(game, decides, sims, seed, deeper, advance, wanted)
    if as_json:
        print(json.dumps(found.as_dict()))
        return
    console = out()
    names = Display(game, console).names
    title = t("insight-title", ruleset=found.ruleset, name=names[decides], sims=found.simulations)
    console.print(title, style="bold")
    console.print(_shares(found.shares, found.doubt, names))
    console.print()
    console.print(_actions(found))
    console.print()
    if found.line:
        steps = (f"{t('insight-chance') if s.actor is None else names[s.actor]} {s.text}" for s in found.line)
        console.print(t("insight-line", line=", ".join(steps)))
    reasons = [phrase(reason, names) for reason in why(game, decides, found.best, found.actions)]
    _say_why(console, t("insight-why", action=found.best), reasons)
    if found.exact:
        console.print(t("insight-exact" if _is_decided(found) else "insight-exact-end"))
    elif not found.clear:
        console.print(t("insight-unclear"), style="dim")


def review(file: str, seat: int | None, sims: int | None, seed: int, as_json: bool) -> None:
    """Luck and errors of a whole game; Ctrl-C ends the work, and the steps that are done are shown."""
    from ..analysis.reviewing import review_game

    game = load_game_file(file)
    if seat is not None and not 0 <= seat < game.players:
        raise Trouble(t("no-such-seat", seat=str(seat), last=game.players - 1))
    with _bar(t("insight-reviewing")) as advance, _until_interrupted() as wanted:
        found = review_game(game, sims, seed, progress=advance, wanted=wanted)
    if as_json:
        print(json.dumps(found.as_dict()))
        return
    console = out()
    names = Display(game, console).names
    console.print(t("insight-review-title", ruleset=found.ruleset, sims=found.sims), style="bold")
    if not found.complete:
        console.print(t("insight-review-cut", steps=len(found.steps), all=game.length))
    if not found.steps:
        return
    console.print(_seats(found, names))
    console.print()
    if found.turning_points:
        console.print(_turning_points(found, names))
        console.print()
    listed = _listed(found, seat)
    console.print(_decisions(listed, names))
    _explain(game, listed, names, console)
    if listed:
        worst = max(listed, key=lambda step: step.error or 0.0)
        console.print()
        console.print(t("insight-review-deeper", file=file, step=worst.number), style="dim")
    for one in found.seats:
        if one.says and seat in (None, one.entrant):
            console.print()
            console.print(f"{names[one.entrant]}: {' '.join(phrase(message) for message in one.says)}")


def position(what: str) -> Game:
    """The game that an argument means: a record, a position (facts as JSON, in a file or as they are) or a ruleset."""
    text = what if what.lstrip().startswith("{") else None
    if text is None and not os.path.exists(what):
        try:
            return new_game(what)
        except FestinaError as problem:
            raise Trouble(t("insight-no-position", what=what, problem=str(problem))) from None
    text = read_record_file(what) if text is None else text
    try:
        if text.lstrip("\ufeff \r\n").startswith(_TITLE):
            return load_game(text)
        return _from_facts(text)
    except FestinaError as problem:
        raise Trouble(t("insight-bad-position", what=what, problem=str(problem))) from None


def _from_facts(text: str) -> Game:
    try:
        facts = msgspec.json.decode(text, type=dict[str, object])
    except msgspec.DecodeError:
        raise FestinaError("insight-not-facts") from None
    ruleset = facts.pop("ruleset", "")
    if not isinstance(ruleset, str) or not ruleset:
        raise FestinaError("insight-not-facts")
    return new_game(ruleset, start=facts, chance="manual")


def _at(game: Game, step: int | None) -> Game:
    if step is None:
        return game
    if not 0 <= step <= game.length:
        raise Trouble(t("insight-no-step", step=step, last=game.length))
    return game.earlier(step)


def _deciding(game: Game, seat: int | None) -> int:
    """The seat to act (Trouble if there is none, or several and none is named)."""
    if game.is_over:
        raise Trouble(t("insight-over"))
    waiting = [each for each in game.to_act if isinstance(each, int)]
    if not waiting:
        raise Trouble(t("insight-chance-due"))
    if seat is None and len(waiting) > 1:
        raise Trouble(t("insight-name-the-seat", seats=", ".join(map(str, waiting))))
    chosen = waiting[0] if seat is None else seat
    if chosen not in waiting:
        raise Trouble(t("insight-not-to-act", seat=chosen, seats=", ".join(map(str, waiting))))
    return chosen


@contextmanager
def _until_interrupted() -> Iterator[Callable[[], bool]]:
    """Whether nobody has pressed Ctrl-C: the first one ends the work in good order, the second one at once."""
    import signal

    pressed: list[int] = []

    def press(number: int, frame: object) -> None:
        if pressed:
            raise KeyboardInterrupt
        pressed.append(number)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: not pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, moved by what is done and how much there is; it pulses until that is known."""
    from rich.progress import Progress

    console = out(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task(title, total=None)
        yield lambda done, of: bars.update(task, completed=done, total=of)


def _table(*columns: str, title: str | None = None) -> Table:
    from rich.table import Table

    made = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number else "left")
    return made


def _percent(share: float) -> str:
    return figure(100 * share, 1)


def _signed(share: float) -> str:
    return figure(100 * share, 1, signed=True)


def _reach(share: float) -> str:
    return f"±{_percent(share)}"


def _give_or_take(share: float, doubt: float) -> str:
    """A share with how far it may be off; alone where it is exact."""
    return f"{_percent(share)} {_reach(doubt)}" if doubt else _percent(share)


def _shares(shares: Shares, doubt: float, names: Sequence[str]) -> Table:
    made = _table(t("insight-player"), t("insight-share"))
    for name, share in zip(names, shares, strict=True):
        made.add_row(name, _give_or_take(share, doubt))
    return made


def _actions(found: Analysis) -> Table:
    columns = (t("insight-action"), t("insight-share"), t("insight-interval"), t("insight-place"), t("insight-visits"))
    made = _table(*columns)
    for action in found.actions:
        interval = f"{_percent(action.low)} – {_percent(action.high)}"
        place = figure(action.place, 2) if action.visits else "–"
        made.add_row(action.action, _percent(action.win_share), interval, place, figure(action.visits))
    return made


def _seats(found: Review, names: Sequence[str]) -> Table:
    columns = (
        t("insight-player"),
        t("insight-initial"),
        t("insight-final"),
        t("insight-luck"),
        t("insight-own"),
        t("insight-others"),
        t("insight-errors"),
        t("insight-average"),
    )
    made = _table(*columns)
    for seat in found.seats:
        doubt = seat.doubt
        changes = ((seat.luck, doubt.luck), (seat.own, doubt.own), (seat.others, doubt.others))
        made.add_row(
            names[seat.entrant],
            _give_or_take(seat.initial, found.steps[0].doubt.before),
            _give_or_take(seat.final, found.steps[-1].doubt.after),
            *(f"{_signed(change)} {_reach(reach)}" for change, reach in changes),
            f"{_percent(seat.error)} {_reach(doubt.error)}",
            f"{_percent(seat.average)} {_reach(doubt.luck)}",
        )
    return made


def _turning_points(found: Review, names: Sequence[str]) -> Table:
    columns = (t("insight-step"), t("insight-player"), t("insight-action"), t("insight-change"), t("insight-gainer"))
    made = _table(*columns, title=t("insight-turning-points"))
    for point in found.turning_points:
        step = found.steps[point.step]
        actor = t("insight-chance") if step.actor is None else names[step.actor]
        change = _give_or_take(point.size, point.doubt)
        made.add_row(str(step.number), actor, step.text, change, names[point.gainer])
    return made


def _is_decided(found: Analysis) -> bool:
    """Whether the winner is known, whatever is chosen: only places are at stake."""
    winner = found.shares.index(max(found.shares))
    return all(action.shares[winner] > _CERTAIN for action in found.actions)


def _listed(found: Review, seat: int | None) -> list[ReviewStep]:
    """The decisions that lost something, of one seat or of all."""
    return [step for step in found.steps if step.grade in _LISTED and seat in (None, step.actor)]


def _say_why(console: Console, title: str, reasons: Sequence[str]) -> None:
    """Reasons under a title; nothing where only the numbers are known."""
    from rich.padding import Padding

    if reasons:
        console.print(title)
        for reason in reasons:
            console.print(Padding(reason, (0, 0, 0, 2)))


def _explain(game: Game, listed: Sequence[ReviewStep], names: Sequence[str], console: Console) -> None:
    """Why something else would have been better, as far as reasons are known."""
    from ..analysis.why import why_better

    titled = False
    for step in listed:
        assert step.actor is not None
        best = step.actions[0].action
        known = why_better(game.earlier(step.number), step.actor, best, step.text)
        reasons = [phrase(reason, names) for reason in known]
        if reasons and not titled:
            console.print()
            console.print(t("insight-why-best"))
            titled = True
        title = t("insight-why-line", step=step.number, name=names[step.actor], best=best, played=step.text)
        _say_why(console, title, reasons)


def _decisions(listed: Sequence[ReviewStep], names: Sequence[str]) -> Table:
    from ..analysis.words import GRADE_WORDS

    columns = (
        t("insight-step"),
        t("insight-player"),
        t("insight-action"),
        t("insight-best"),
        t("insight-errors"),
        t("insight-grade"),
    )
    made = _table(*columns, title=t("insight-decisions"))
    for step in listed:
        assert step.actor is not None
        assert step.error is not None
        assert step.grade is not None
        lost, word = _give_or_take(step.error, step.doubt.error), phrase(GRADE_WORDS[step.grade])
        made.add_row(str(step.number), names[step.actor], step.text, step.actions[0].action, lost, word)
    return made
