"""Nobody sees what is hidden: change a hidden fact, and view, events and record of everybody else keep every byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from festina import BadStart, Event, Game, IllegalMove, new_game
from festina.hare.events import Gave, Given, NothingHappened, Paid, Restarted, Shown
from festina.kernel.messages import Message
from festina.registry import definitions

from .looks import from_facts
from .rulesets import rulesets
from .walk import walk

Change = tuple[int, dict[str, Any]]


def _more_carrots(game: Game) -> Iterator[Change]:
    """HT-104: a seat's count, unless it was shown or lies open: a few more, a few fewer."""
    facts = game.facts()
    if not game.table.has_secrets:
        return
    for seat in range(game.players):
        carrots = list(facts["carrots"])
        carrots[seat] += 7 if carrots[seat] % 2 else -2
        if carrots[seat] >= 0 and not facts["shown"][seat]:
            yield seat, {**facts, "carrots": carrots}


def _other_hands(game: Game) -> Iterator[Change]:
    """WF-112: a seat's hand and its hidden choice: another card, another target."""
    facts = game.facts()
    choices = [text for seat, text in walk(game.ruleset).steps if seat != "chance" and not text.startswith("move")]
    seen = {text.partition("@")[0] for text in choices}
    for seat, hand in enumerate(facts["hands"][: game.players]):
        chosen = facts["chosen"][seat]
        for card in hand[:1]:
            for other in sorted(seen - set(hand)):
                hands, choices = list(facts["hands"]), list(facts["chosen"])
                hands[seat] = sorted([other, *hand[1:]])
                if chosen and chosen.partition("@")[0] == card:
                    choices[seat] = other + chosen[len(card) :]
                yield seat, {**facts, "hands": hands, "chosen": choices}
        if chosen and "@" in chosen:
            card, _, target = chosen.partition("@")
            choices = list(facts["chosen"])
            choices[seat] = f"{card}@{'0' if target != '0' else '1'}"
            yield seat, {**facts, "chosen": choices}


def _other_choices(game: Game) -> Iterator[Change]:
    """A seat's hidden choice: another action instead. All that is known of the secrets of other packages' games."""
    facts = game.facts()
    for seat in range(game.players):
        if not game.definition.can_retract(game.table, game.state, seat):
            continue
        undecided = from_facts(game, facts)
        undecided.retract(seat)
        for text in undecided.legal(seat):
            changed = undecided.copy()
            changed.play(text, seat)
            if changed.facts() != facts:
                yield seat, changed.facts()


_SECRETS = {"hare": _more_carrots, "whyfirst": _other_hands}


def _changes(game: Game) -> Iterator[Change]:
    return _SECRETS.get(game.definition.name, _other_choices)(game)


def _positions(ruleset: str, count: int) -> Iterator[Game]:
    """Some positions on the way; where only choices are secret, all, because not every position has any."""
    known = walk(ruleset).begin().definition.name in _SECRETS
    return walk(ruleset).positions(count, ends=False) if known else walk(ruleset).positions()


def _told_to(game: Game, seat: int | None) -> str:
    """Everything a seat or a spectator gets: its bytes."""
    events = [event.as_dict() for event in game.events(seat)]
    record = game.record(seat, spectator=True)
    return json.dumps([game.view(seat).as_dict(), events, record, _planned_by(game, seat)], sort_keys=True)


def _planned_by(game: Game, seat: int | None) -> object:
    """What a seat is shown of a turn that it plans, or why it cannot."""
    ahead = Message("plan-none") if seat is None else game.turn_ahead(seat)
    return ahead.key if isinstance(ahead, Message) else ahead.view(seat).as_dict()


def test_views_do_not_show_what_is_hidden(ruleset: str) -> None:
    compared = 0
    for game in _positions(ruleset, 2):
        if game.is_over:
            continue
        truth = from_facts(game, game.facts())
        told = {other: _told_to(truth, other) for other in (*range(game.players), None)}
        for seat, facts in _changes(game):
            try:
                changed = from_facts(game, facts)
            except BadStart:
                continue  # a count that could not be: everybody can tell
            for other in ((seat + 1) % game.players, None):
                assert _told_to(changed, other) == told[other], f"{other} sees what only {seat} may know"
                compared += 1
    assert compared or "open_carrots" in ruleset or "memory_aid" in ruleset


def test_a_seat_sees_its_own(ruleset: str) -> None:
    """The other side of secrecy: what is hidden from others is there for the seat itself."""
    for game in _positions(ruleset, 1):
        if game.is_over:
            continue
        own = [game.view(seat) for seat in range(game.players)]
        for seat, facts in _changes(game):
            try:
                changed = from_facts(game, facts)
            except BadStart:
                continue
            assert changed.view(seat) != own[seat]


def _depends_on_the_count(event: Event) -> bool:
    """Events of a race that show in the open how many carrots somebody holds."""
    if isinstance(event, Paid):
        return event.why in ("half", "tournament")
    return isinstance(event, Given | Gave | Shown | Restarted | NothingHappened)


_SECRET_TABLES = [
    table for table in rulesets("hare") if not any(option in table for option in ("open_carrots", "memory_aid", "draw"))
]


@pytest.mark.parametrize("table", _SECRET_TABLES)
def test_a_whole_race_does_not_show_what_is_hidden(table: str) -> None:
    """The same race with other carrots in one seat's hand, told to the others alike until the count itself matters."""
    script = walk(table)
    seat = script.seed % script.begin().players
    carrots: list[int] = script.begin().facts()["carrots"]
    games = []
    for more in (0, 2):
        start = {"carrots": [count + more * (other == seat) for other, count in enumerate(carrots)]}
        games.append(new_game(table, start=start, chance="manual", date="2000-01-01"))
    for number, (actor, text) in enumerate(script.steps[:65]):
        try:
            told = [game.play(text, actor) for game in games]
        except IllegalMove:
            break  # only the seat itself knows that it could have done so with other carrots
        if told[0] != told[1]:
            assert any(_depends_on_the_count(event) for event in (*told[0], *told[1]))
            break
        if number % 30 == 3 and not games[0].is_over and not games[0].facts()["shown"][seat]:
            for other in ((seat + 1) % len(carrots), None):
                assert _told_to(games[0], other) == _told_to(games[1], other)


def test_a_running_record_for_a_seat_never_tells_the_seed() -> None:
    for name in definitions():
        game = walk(name).after(10)
        for told in (*(game.record(seat) for seat in range(game.players)), game.record(spectator=True)):
            assert "Seed" not in told
            assert "Seen by: " in told
