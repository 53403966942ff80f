"""Worlds: a whole state from what one seat knows, true where the seat could know, and never more than that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from festina import BadStart, Game, View, new_game
from festina.bots.kits import kit_of
from festina.bots.protocol import decode_event, decode_view
from festina.registry import definitions, table_for
from festina.whyfirst.view import WhyFirstView
from tests.contract.looks import from_facts, state_bytes
from tests.contract.rulesets import rulesets
from tests.contract.walk import walk

from .helpers import RACES, ask, bot_at, moments, seats_to_act

_OPTIONS = {option.name: option.values for option in definitions()["hare"].options}


def _edition_and_variant_tables() -> list[str]:
    """Every edition with every hare variant, at numbers of seats that change from one to the next."""
    tables = []
    for number, (edition, hare) in enumerate(product(_OPTIONS["edition"], _OPTIONS["hare"])):
        players = _OPTIONS["players"][number % len(_OPTIONS["players"])]
        tables.append(table_for("hare", {"edition": edition, "hare": hare, "players": players})[1].ruleset)
    return tables


def _world(game: Game, seat: int, key: int = 0) -> bytes:
    return kit_of(game.definition).world(game.table, game.view(seat), game.events(seat), key)


@pytest.mark.parametrize("ruleset", _edition_and_variant_tables())
def test_in_a_race_from_the_start_the_world_is_the_truth_at_every_decision(ruleset: str) -> None:
    """HT-104: whoever has seen every payment knows every count."""
    decisions = 0
    for game in walk(ruleset).states():
        for seat in seats_to_act(game):
            assert _world(game, seat) == state_bytes(game), f"after {len(game.steps)} steps, for seat {seat}"
            decisions += 1
    assert decisions > 20


@pytest.mark.parametrize("ruleset", rulesets("hare")[::4])
def test_the_same_for_every_seat(ruleset: str) -> None:
    for game in moments(ruleset, 4):
        for seat in range(game.players) if not game.is_over else ():
            assert _world(game, seat) == state_bytes(game)


def _seen_by_the_seat(view: View) -> dict[str, Any]:
    """A view without what says who has chosen already, and where the game came from."""
    plain = view.as_dict()
    seats = [{name: value for name, value in seat.items() if name != "has_chosen"} for seat in plain["seats"]]
    dropped = ("to_act", "names", "from_position", "prompt", "seats", "last_round")
    return {**{name: value for name, value in plain.items() if name not in dropped}, "seats": seats}


@pytest.mark.parametrize("ruleset", rulesets("whyfirst"))
def test_hidden_hands_are_dealt_so_that_they_fit_what_the_seat_sees(ruleset: str) -> None:
    for game in moments(ruleset, 6):
        layout = game.definition.state_layout
        for seat in seats_to_act(game):
            worlds = {_world(game, seat, key) for key in range(8)}
            for world in worlds:
                facts = game.definition.facts(game.table, layout.cursor(bytearray(world)))
                imagined = from_facts(game, facts)
                assert _seen_by_the_seat(imagined.view(seat)) == _seen_by_the_seat(game.view(seat))
                assert imagined.legal(seat) == game.legal(seat)
            hidden = sum(len(hand) for other, hand in enumerate(game.facts()["hands"]) if other != seat)
            assert len(worlds) > 1 or hidden < 2, "the cards lie in different ways"


def _other_carrots(game: Game, seat: int) -> Iterator[dict[str, Any]]:
    facts = game.facts()
    for other, change in product(range(game.players), (6, -2)):
        carrots = list(facts["carrots"])
        carrots[other] += change
        if other != seat and not facts["shown"][other] and carrots[other] >= 0:
            yield {**facts, "carrots": carrots}


def _other_cards(game: Game, seat: int) -> Iterator[dict[str, Any]]:
    """The same game with the hidden cards dealt in another way to all who have not chosen yet."""
    facts = game.facts()
    holders = [other for other in range(game.players) if other != seat and not facts["chosen"][other]]
    view = game.view(seat)
    assert isinstance(view, WhyFirstView)
    pool = [card for card, count in view.elsewhere.items() for _ in range(count)]
    for other in set(range(game.players)) - {seat, *holders}:
        for card in facts["hands"][other]:
            pool.remove(card)
    for deal in range(3):
        Random(deal).shuffle(pool)
        cards = iter(pool)
        hands = list(facts["hands"])
        for other in holders:
            hands[other] = sorted(islice(cards, len(hands[other])))
        if hands != facts["hands"]:
            yield {**facts, "hands": hands}


@pytest.mark.parametrize("ruleset", [*RACES, *rulesets("whyfirst")])
def test_a_bot_decides_alike_whatever_it_cannot_know(ruleset: str) -> None:
    """Change a hidden fact: the bots that must decide get the same, imagine the same, and do the same."""
    changes = _other_carrots if ruleset.startswith("hare") else _other_cards
    compared = 0
    for game in moments(ruleset, 20):
        for seat in seats_to_act(game):
            known = from_facts(game, game.facts())
            decided = {spec: ask(bot_at(known, spec, seat), known) for spec in ("strategist", "random")}
            for facts in changes(game, seat):
                try:
                    changed = from_facts(game, facts)
                except BadStart:
                    continue  # a count that could not be: everybody can tell
                assert _world(changed, seat, 3) == _world(known, seat, 3)
                for spec, decision in decided.items():
                    assert ask(bot_at(changed, spec, seat), changed) == decision
                compared += 1
    assert compared


def test_what_was_never_known_is_taken_to_be_as_at_the_start() -> None:
    game = new_game("hare(players=3)", start={"carrots": [10, 50, 90]})
    facts = game.definition.facts(game.table, game.definition.state_layout.cursor(bytearray(_world(game, 0))))
    assert facts["carrots"] == [10, 65, 65]


def test_who_is_home_is_never_imagined_with_more_than_the_limit() -> None:
    pawns = [{"space": 64, "place": 1}, {"space": 20}, {"space": 30}]
    start = {"turn": 1, "carrots": [4, 50, 90], "lettuces": [0, 2, 2], "pawns": pawns}
    game = new_game("hare(players=3)", start=start)
    facts = game.definition.facts(game.table, game.definition.state_layout.cursor(bytearray(_world(game, 1))))
    assert facts["carrots"] == [0, 50, 65]


def test_who_gives_what_it_can_afford_is_never_imagined_with_more() -> None:
    """HT-721: only 5 to each of two seats behind, because ten to each would have been too dear."""
    pawns = [{"space": 14}, {"space": 2}, {"space": 4}]
    pending = {"kind": "gift", "pawn": "a", "gifts": [0, 5, 5]}
    game = new_game("hare(players=3)", start={"turn": 0, "carrots": [3, 50, 50], "pawns": pawns, "pending": pending})
    facts = game.definition.facts(game.table, game.definition.state_layout.cursor(bytearray(_world(game, 1))))
    assert facts["carrots"] == [0, 50, 65]
    assert ask(bot_at(game, "strategist", 1), game).action in ("keep", "bank")


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst"])
def test_a_world_needs_only_what_can_be_sent(ruleset: str) -> None:
    """A view and events that have been through JSON, as a bot in another program gets them, give the same world."""
    for game in moments(ruleset, 3):
        for seat in seats_to_act(game):
            view = decode_view(game.definition, json.loads(json.dumps(game.view(seat).as_dict())))
            sent = json.loads(json.dumps([event.as_dict() for event in game.events(seat)]))
            events = [decode_event(game.definition, event) for event in sent]
            assert kit_of(game.definition).world(game.table, view, events, 1) == _world(game, seat, 1)
