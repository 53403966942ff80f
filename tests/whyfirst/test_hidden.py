"""WF-112: hands and choices are nobody else's business until the reveal; what was played is everybody's."""

from __future__ import annotations

import json
from random import Random

import pytest

from festina import BadRecord, Game, load_game, new_game
from festina.whyfirst.deck import decks

from .helpers import RULESETS, choose, dealt, only, position, seen

HANDS = ("+1 +1 +2 -1 -2", "+3 +3 +2 -1 -2", "+4 +4 +2 -1 -2")


def told(game: Game, seat: int | None) -> str:
    """Every byte that a seat, or a spectator, gets of a game."""
    events = [event.as_dict() for event in game.events(seat)]
    sentences = [str(event.message()) for event in game.events(seat)[-8:]]
    record = game.record(seat, spectator=True)
    return json.dumps([game.view(seat).as_dict(), events, sentences, record])


def test_wf_112_hands_are_for_their_seats() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    assert seen(game, 1).hand == ["-2", "-1", "+2", "+3", "+3"]
    assert seen(game, None).hand == []
    assert [seat.cards for seat in seen(game, 0).seats] == [5, 5, 5]
    assert [event["seat"] for event in only(game.events(1), "dealt")] == [1]
    assert only(game.events(None), "dealt") == []
    assert [event["seat"] for event in only(game.events(None), "hand")] == [0, 1, 2]


def test_wf_112_everybody_sees_that_a_seat_has_chosen() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    game.play("+3@0", 1)
    assert seen(game, 1).choice == "+3@0"
    for seat in (0, 2, None):
        assert seen(game, seat).choice is None
        assert [entrant.has_chosen for entrant in seen(game, seat).seats] == [False, True, False]
        assert "+3@0" not in told(game, seat)
        assert only(game.events(seat), "chose") == [{"kind": "chose", "leo": None, "seat": 1}]


def test_wf_112_after_the_reveal_everybody_knows_who_played_what_on_whom() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    choose(game, "+1@2", "+3@0", "+4@1")
    for seat in (0, 1, 2, None):
        shown = only(game.events(seat), "revealed")
        assert [(event["seat"], event["card"], event["to"]) for event in shown] == [
            (0, "+1", 2),
            (1, "+3", 0),
            (2, "+4", 1),
        ]
        assert seen(game, seat).played == ["+1", "+3", "+4"]


def test_wf_112_a_seat_counts_what_it_has_not_seen() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    choose(game, "+1@2", "+3@0", "+4@1")
    mine = seen(game, 0).elsewhere
    assert mine == {"-4": 1, "-3": 3, "-2": 3, "-1": 4, "+1": 4, "+2": 4, "+3": 3, "+4": 2, "+5": 1}
    assert sum(mine.values()) == 32 - 4 - 3
    assert sum(seen(game, None).elsewhere.values()) == 32 - 3


def test_a_running_record_shows_a_seat_what_it_may_know() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    choose(game, "+1@2", "+3@0", "+4@1")
    game.play("-1@1", 1)
    game.play("+1@0", 0)
    veiled = "deal:? deal:? deal:? deal:? deal:?"
    assert game.record(0).partition("\n\n")[2].splitlines() == [
        "chance: deal:+1 deal:+1 deal:+2 deal:-1 deal:-2",
        f"chance: {veiled}",
        f"chance: {veiled}",
        "0: +1@2",
        "1: +3@0",
        "2: +4@1",
        "1: ?",
        "0: +1@0",
        "end 20",
    ]
    assert "Seen by: seat 0" in game.record(0)
    assert "Seed" not in game.record(0)
    watched = game.record(spectator=True)
    assert "Seen by: a spectator" in watched
    assert watched.count(veiled) == 3
    assert watched.count(": ?\n") == 2
    for text in (game.record(0), watched):
        with pytest.raises(BadRecord, match="hidden"):
            load_game(text)


def test_a_running_record_veils_the_start_position() -> None:
    hands = [hand.split() for hand in HANDS]
    game = position("whyfirst(players=3)", hands=hands, chosen=["+1@0", "+3@0", None])
    start = json.loads(next(line for line in game.record(1).splitlines() if line.startswith("Start: "))[7:])
    assert start["hands"] == [["?"] * 5, ["+2", "+3", "+3", "-1", "-2"], ["?"] * 5]
    assert start["chosen"] == ["?", "+3@0", None]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_finished_record_shows_all_to_everybody(ruleset: str) -> None:
    game, random = new_game(ruleset, seed=9), Random(9)
    while game.to_act:
        seat = random.choice(game.to_act)
        assert isinstance(seat, int)
        game.play(random.choice(game.legal(seat)), seat)
    assert "?" not in game.record()
    assert game.record(0) == game.record(1) == game.record(spectator=True) == game.record()
    assert load_game(game.record()) == game


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_a_hidden_choice_changes_nothing_for_the_others(chooser: int) -> None:
    for seat in (0, 1, 2, None):
        seen = set()
        for choice in ("-1@0", "-1@1", "-2@2", "+2@1"):
            game = dealt("whyfirst(players=3)", *HANDS)
            game.play(choice, chooser)
            seen.add(told(game, seat))
        assert len(seen) == (4 if seat == chooser else 1)


def _shuffled(ruleset: str, random: Random) -> list[str]:
    """All cards of a table in some order."""
    game = new_game(ruleset, chance="manual")
    size = decks()[game.table.options["deck"]].size
    cards = [text.removeprefix("deal:") for text, share in game.odds().items() for _ in range(int(size * share))]
    random.shuffle(cards)
    return cards


def _differing_in_one_card(ruleset: str, random: Random) -> tuple[Game, Game, set[str]]:
    """Two games dealt alike, but that seat 1 has a card in one that nobody was dealt in the other."""
    cards = _shuffled(ruleset, random)
    seats = new_game(ruleset, chance="manual").players
    hands = [cards[5 * seat : 5 * seat + 5] for seat in range(seats)]
    mine = next(card for card in hands[1] if hands[1].count(card) == 1)
    unseen = next(card for card in cards[5 * seats :] if card not in hands[1])
    changed = (1, hands[1].index(mine))
    games = []
    for card in (mine, unseen):
        game = new_game(ruleset, chance="manual", date="2000-01-01")
        for seat, hand in enumerate(hands):
            for place, usual in enumerate(hand):
                game.play(f"deal:{card if (seat, place) == changed else usual}")
        games.append(game)
    return games[0], games[1], {mine, unseen}


def _card(text: str) -> str:
    return text.partition("@")[0].removeprefix("leo:")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_hidden_card_changes_nothing_for_the_others_until_it_is_played(ruleset: str) -> None:
    random = Random(ruleset)
    one, other, secret = _differing_in_one_card(ruleset, random)
    while one.facts()["hands"] != other.facts()["hands"]:
        for seat in (0, 1, one.players - 1, None):
            assert (told(one, seat) == told(other, seat)) == (seat != 1)
        who = random.choice(one.to_act)
        both = [text for text in one.legal(who) if text in other.legal(who)]
        text = random.choice([text for text in both if who not in (1, "chance") or _card(text) not in secret])
        one.play(text, who)
        other.play(text, who)
    assert one.facts()["trick"] == 5 or one.facts()["round"] == 2
    assert told(one, 0) != told(other, 0)
