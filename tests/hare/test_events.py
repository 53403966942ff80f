"""Events tell the whole story: who has only them and the beginning knows the whole board and every hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from festina import Event, Game, new_game

from .helpers import EDITIONS, VARIANTS, race

SHUFFLERS = ("shuffle", "0")


class Story:
    """A race followed from its events alone."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.carrots = list(facts["carrots"])
        self.lettuces = list(facts["lettuces"])
        self.pawns = {(pawn["seat"], pawn["name"]): dict(pawn) for pawn in facts["pawns"]}
        self.deck = facts["deck"]
        self.full = None if self.deck is None else dict(self.deck["unseen"])
        self.gifts = [0] * len(self.carrots)
        self.winners: list[int] | None = None

    def hear(self, event: Event) -> None:
        """Take in one event."""
        told = event.as_dict()
        getattr(self, event.kind.replace("-", "_"))(told["seat"], told)

    def starts(self, seat: int, told: dict[str, Any]) -> None:
        pass

    again = stuck = rolled = charted = nothing = passed = starts

    def paid(self, seat: int, told: dict[str, Any]) -> None:
        self.carrots[seat] -= told["amount"]

    def took(self, seat: int, told: dict[str, Any]) -> None:
        self.carrots[seat] += told["amount"]

    def moved(self, seat: int, told: dict[str, Any]) -> None:
        pawn = self.pawns[seat, told["pawn"]]
        assert pawn["space"] == told["origin"]
        pawn.update(space=told["space"], face="up", must_leave=False)

    def gave(self, seat: int, told: dict[str, Any]) -> None:
        self.carrots[seat] -= told["amount"]
        self.carrots[told["to"]] += told["amount"]

    def given(self, seat: int, told: dict[str, Any]) -> None:
        self.carrots[seat] -= told["amount"]
        self.gifts[told["to"]] = told["amount"]

    def kept(self, seat: int, told: dict[str, Any]) -> None:
        assert self.gifts[seat] == told["amount"]
        self.carrots[seat] += told["amount"]
        self.gifts[seat] = 0

    def banked(self, seat: int, told: dict[str, Any]) -> None:
        assert self.gifts[seat] == told["amount"]
        self.gifts[seat] = 0

    def ate(self, seat: int, told: dict[str, Any]) -> None:
        assert self.lettuces[seat] == told["lettuces"] + 1
        self.lettuces[seat] -= 1
        self.pawns[seat, told["pawn"]].update(face="up", must_leave=True)

    def laid_down(self, seat: int, told: dict[str, Any]) -> None:
        self.pawns[seat, told["pawn"]]["face"] = told["face"]

    def turned_up(self, seat: int, told: dict[str, Any]) -> None:
        self.pawns[seat, told["pawn"]]["face"] = "up"

    woke = turned_up

    def drew(self, seat: int, told: dict[str, Any]) -> None:
        if any(self.deck["unseen"].values()):
            self.deck["unseen"][told["card"]] -= 1
        else:
            assert self.deck["seen"].pop(0) == told["card"]
        if told["card"] not in SHUFFLERS:
            self.deck["seen"].append(told["card"])

    def shuffled(self, seat: int, told: dict[str, Any]) -> None:
        self.deck = {"unseen": dict(self.full or {}), "seen": []}

    def restored(self, seat: int, told: dict[str, Any]) -> None:
        self.carrots[seat] = told["carrots"]

    restarted = restored

    def shown(self, seat: int, told: dict[str, Any]) -> None:
        assert self.carrots[seat] == told["carrots"]

    def finished(self, seat: int, told: dict[str, Any]) -> None:
        self.pawns[seat, told["pawn"]]["place"] = told["place"]

    def over(self, seat: int, told: dict[str, Any]) -> None:
        self.winners = told["winners"]

    def agrees_with(self, facts: dict[str, Any]) -> None:
        """Compare with the truth."""
        assert self.carrots == facts["carrots"]
        assert self.lettuces == facts["lettuces"]
        assert self.deck == facts["deck"]
        for pawn in facts["pawns"]:
            mine = self.pawns[pawn["seat"], pawn["name"]]
            for key in ("space", "face", "place", "must_leave"):
                assert mine[key] == pawn[key]


def chosen(game: Game, player: random.Random) -> str:
    """Any legal action, but home when that is possible."""
    legal = game.legal()
    home = [text for text in legal if text.endswith(">64")]
    return home[0] if home else player.choice(legal)


def follow(game: Game, seed: int, actions: int) -> Story:
    """Play at random and compare story and truth after every action."""
    player = random.Random(seed)
    story = Story(game.facts())
    for event in game.events():
        story.hear(event)
    for _ in range(actions):
        if not game.to_act:
            break
        for event in game.play(chosen(game, player)):
            story.hear(event)
        story.agrees_with(game.facts())
    assert story.winners == (game.outcome.winners if game.outcome else None)
    return story


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hare", VARIANTS)
def test_events_tell_carrots_lettuces_spaces_faces_places_and_cards(edition: str, hare: str) -> None:
    """HT-104: every payment and gain is made in the open; the count can always be followed."""
    for players in (2, 3, 6):
        game = new_game("hare", edition=edition, players=players, hare=hare, seed=players)
        follow(game, players, 120)


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_tell_the_end_of_the_race(edition: str) -> None:
    """HT-851: near Finish, without lettuces, to the last place."""
    for seed in range(3):
        game = race(
            f"hare(edition={edition})",
            [49, 52, 54, 55],
            carrots=[30, 40, 50, 60],
            lettuces=[0] * 4,
            chance="auto",
            seed=seed,
        )
        follow(game, seed, 400)


def test_a_race_to_the_end_was_among_them() -> None:
    """The test above would be worth little if no race ended."""
    game = race("hare", [59, 52, 61, 63], carrots=[30, 40, 6, 1], lettuces=[0] * 4, chance="auto", seed=3)
    assert follow(game, 3, 2000).winners is not None


def test_events_since_a_number() -> None:
    """Who knows the first ones asks for the rest."""
    game = race("hare(players=3)", [13, 2, 5])
    first = game.play("+10")
    second = game.play("+10")
    assert game.events() == first + second
    assert game.events(1, since=len(first)) == second
    assert game.events(since=99) == []


def test_events_are_plain_data_with_a_kind() -> None:
    """For logs and animations."""
    game = race("hare(edition=devir-2014,players=3)", [13, 2, 5])
    (event,) = game.play("+10")
    assert event.as_dict() == {"kind": "took", "seat": 0, "pawn": "a", "amount": 10, "why": "carrot_space"}
