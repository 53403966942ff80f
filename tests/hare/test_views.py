"""Views: what a seat may see, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from festina import BadStart, Game, IllegalMove, new_game
from festina.hare.choices import HareChoice

from .helpers import EDITIONS, choice, forbidden, play, race, seen

TABLES = [
    *(f"hare(edition={edition},players=4)" for edition in EDITIONS),
    *(f"hare(edition={edition},players=2)" for edition in EDITIONS),
    "hare(players=3,hare=sprint)",
    "hare(players=3,hare=nap)",
    "hare(players=6,hare=closed,teams=3)",
    "hare(players=3,hare=tournament)",
    "hare(players=2,hare=tournament,number_pay=turn_start)",
    "hare(players=4,hare=parking,teams=2)",
]


def wander(ruleset: str, samples: int, seed: int = 2) -> list[Game]:
    """Positions of a random race, a few actions apart, as games of their own."""
    game = new_game(ruleset, seed=seed, chance="manual")
    player = random.Random(seed)
    reached = []
    for _ in range(samples):
        for _ in range(player.randint(1, 8)):
            game.play(player.choice(game.legal()))
        reached.append(new_game(ruleset, start=game.facts(), chance="manual", seed=seed))
    return reached


# ---- choices


@pytest.mark.parametrize("ruleset", TABLES)
def test_every_legal_action_is_a_choice_and_every_other_choice_has_its_reasons(ruleset: str) -> None:
    """For every choice a person could try: legal, or why not, exactly as `legal` and `why_not` say."""
    for game in wander(ruleset, 12):
        for seat in (seat for seat in game.to_act if isinstance(seat, int)):
            choices = seen(game, seat).choices
            assert {entry.action for entry in choices if entry.legal} == set(game.legal())
            for entry in choices:
                rules = [reason.rule for reason in entry.why_not]
                assert rules == forbidden(game, entry.action, seat)
                assert entry.legal is (rules == [])


@pytest.mark.parametrize("ruleset", TABLES)
def test_what_a_choice_promises_comes_true(ruleset: str) -> None:
    """Cost, carrots left and position: as they are after the action, before any card is drawn."""
    for game in wander(ruleset, 12, seed=4):
        for seat in (seat for seat in game.to_act if isinstance(seat, int)):
            for entry in seen(game, seat).choices:
                if entry.legal:
                    check_promise(game, seat, entry)


def check_promise(game: Game, seat: int, entry: HareChoice) -> None:
    before = game.facts()["carrots"][seat]
    assert entry.left == before + entry.gain - entry.cost or entry.kind == "restart"
    game.play(entry.action)
    facts = game.facts()
    if game.to_act != (seat,) or entry.kind == "restart":
        assert facts["carrots"][seat] == entry.left, entry
    if entry.kind in ("forward", "back"):
        pawn = next(p for p in facts["pawns"] if (p["seat"], p["name"]) == (seat, entry.pawn))
        assert pawn["position"] == entry.position, entry
        assert pawn["space"] == entry.space
    game.undo()


def test_all_spaces_ahead_the_tortoise_behind_and_the_carrot_space() -> None:
    """The whole list for a pawn on a carrot space."""
    game = race("hare(players=3)", [13, 17, 5], carrots=[12, 9, 9])
    choices = seen(game, 0).choices
    actions = [entry.action for entry in choices]
    assert actions == [*(f">{space}" for space in range(14, 65)), "<11", "+10", "-10"]
    kinds = [entry.kind for entry in choices]
    assert kinds == ["forward"] * 51 + ["back", "take", "give"]
    back = choice(game, "<11")
    assert (back.cost, back.gain, back.left, back.position) == (0, 20, 32, 2)
    assert (choice(game, "+10").left, choice(game, "-10").left) == (22, 2)


@pytest.mark.parametrize(
    ("hare", "does"),
    [
        ("edition", "hare-does-hare-edition"),
        ("sprint", "hare-does-hare-sprint"),
        ("nap", "hare-does-hare-nap"),
        ("closed", "hare-does-hare-closed"),
        ("tournament", "hare-does-hare-tournament"),
        ("parking", "hare-does-hare-parking"),
    ],
)
def test_what_the_space_will_do(hare: str, does: str) -> None:
    """Sections 4 to 8, 11."""
    game = race(f"hare(players=3,hare={hare})", [13, 17, 5])
    said = {entry.action: entry.does for entry in seen(game, 0).choices}
    assert said[">14"] == does
    assert (said[">16"], said[">21"], said[">22"]) == ("hare-does-number", "hare-does-carrot", "hare-does-lettuce")
    assert (said[">19"], said["<11"], said[">64"]) == ("hare-does-tortoise", "hare-does-tortoise", "hare-does-finish")
    assert said["+10"] == said["-10"] == "hare-does-stay"


def test_gifts_and_answers_to_the_hare_are_choices_too() -> None:
    """HT-702, HT-721."""
    answering = race("hare(edition=ravensburger-1978,players=3)", [14, 17, 5], pending={"kind": "choice"})
    assert {entry.action: entry.left for entry in seen(answering, 0).choices if entry.legal} == {
        "+10": 78,
        "-10": 58,
        "0": 68,
    }
    receiving = race("hare(players=3)", [14, 17, 5], pending={"kind": "draw"})
    receiving.play("card:give_10")
    assert {entry.action: entry.left for entry in seen(receiving, 2).choices if entry.legal} == {
        "keep": 75,
        "bank": 65,
    }
    assert seen(receiving, 0).choices == []


# ---- the prompt


def key(game: Game, seat: int | None) -> str:
    """The prompt's message key."""
    return game.view(seat).prompt.key


def test_the_prompt_says_what_is_expected() -> None:
    """One for each thing that can be due."""
    chart, deck = "hare(edition=intellect-1974,players=3)", "hare(edition=ravensburger-1978,players=3)"
    again = {"kind": "again", "pawn": "a"}
    assert key(race(deck, [13, 17, 5]), 0) == "hare-prompt-action"
    assert key(race(deck, [13, 17, 5]), 1) == "hare-prompt-wait"
    assert key(race(deck, [13, 17, 5]), None) == "hare-prompt-wait"
    assert key(race(deck, [22, 17, 5], faces={0: "eat"}), 0) == "hare-prompt-eat"
    assert key(race(chart, [14, 17, 5], faces={0: "miss"}), 0) == "hare-prompt-miss"
    assert key(race("hare(players=3,hare=nap)", [14, 17, 5], faces={0: "nap"}), 0) == "hare-prompt-nap"
    assert key(race(deck, [22, 17, 5], lettuces=[2, 3, 3], must_leave=[0]), 0) == "hare-prompt-leave"
    assert key(race(deck, [14, 17, 5], pending=again), 0) == "hare-prompt-again"
    assert key(race(deck, [14, 17, 5], pending={"kind": "choice"}), 0) == "hare-prompt-choice"
    assert key(race(deck, [14, 17, 5], pending={"kind": "draw"}), 0) == "hare-prompt-draw"
    assert key(new_game("hare(first=draw)", chance="manual"), 0) == "hare-prompt-first"
    restarted = race("hare(players=3)", [0, 17, 5], pending={"kind": "restarted"})
    assert key(restarted, 0) == "hare-prompt-restarted"
    gift = race("hare(players=3)", [14, 17, 5], pending={"kind": "draw"})
    gift.play("card:give_10")
    assert (key(gift, 2), key(gift, 0)) == ("hare-prompt-gift", "hare-prompt-wait")
    over = race("hare(players=3,until=winner)", [63, 2, 5], carrots=[5, 9, 9], lettuces=[0, 3, 3])
    over.play(">64")
    assert (key(over, 0), key(over, None)) == ("hare-prompt-over", "hare-prompt-over")


@pytest.mark.parametrize(
    ("spaces", "ways"),
    [
        ([0, 17, 5], "forward"),
        ([3, 17, 5], "forward"),
        ([2, 17, 5], "forward-stay"),
        ([16, 17, 5], "forward-back"),
        ([13, 17, 5], "forward-back-stay"),
    ],
)
def test_ht_204_the_prompt_names_what_can_be_done(spaces: list[int], ways: str) -> None:
    assert seen(race("hare(players=3)", spaces), 0).prompt.params == {"ways": ways}


STUCK = "hare(players=3)"
EATEN = "hare(edition=ravensburger-1978,players=3)"


@pytest.mark.parametrize(
    ("game", "expected", "words"),
    [
        (race(STUCK, [24, 27, 5], carrots=[9, 0, 9], turn=1), "hare-prompt-action", "you have to restart"),
        (
            race(STUCK, [19, 22, 5], carrots=[9, 0, 9], lettuces=[3, 2, 3], must_leave=[1], turn=1),
            "hare-prompt-leave",
            "it has to restart",
        ),
        (
            race(EATEN, [25, 24, 5], carrots=[0, 9, 9], pending={"kind": "again"}),
            "hare-prompt-again",
            "it has to restart",
        ),
    ],
)
def test_ht_205_the_prompt_says_so_when_only_a_restart_is_left(game: Game, expected: str, words: str) -> None:
    (seat,) = game.to_act
    assert game.legal() == ["restart"]
    assert isinstance(seat, int)
    assert key(game, seat) == expected
    assert game.view(seat).prompt.params["ways"] == "restart"
    assert words in str(game.view(seat).prompt)
    assert game.view(seat, whole=False).prompt == game.view(seat).prompt


@pytest.mark.parametrize(
    ("spaces", "carrots", "ways"),
    [([22, 17, 5], 30, "forward-back"), ([22, 17, 5], 0, "back"), ([22, 19, 5], 9, "forward")],
)
def test_ht_504_the_prompt_names_the_ways_to_leave(spaces: list[int], carrots: int, ways: str) -> None:
    game = race(STUCK, spaces, carrots=[carrots, 9, 9], lettuces=[2, 3, 3], must_leave=[0])
    assert game.view(0).prompt.params["ways"] == ways


def test_ht_601_spaces_behind_say_why_not() -> None:
    """One sentence for all of them, the nearest tortoise aside."""
    behind = seen(race("hare(players=3)", [16, 17, 5]), 0).behind
    assert {pawn: [(reason.rule, reason.params["space"]) for reason in behind[pawn]] for pawn in behind} == {
        "a": [("HT-601", 15)]
    }
    assert seen(race("hare(players=3)", [16, 17, 5]), 1).behind == {}
    assert seen(race("hare(players=3)", [0, 17, 5]), 0).behind == {}
    assert set(seen(race("hare(players=2)", [16, 0, 5, 7]), 0).behind) == {"a"}


def test_who_is_not_to_act_has_no_choices() -> None:
    """HT-105."""
    game = race("hare(players=3)", [13, 17, 5])
    assert seen(game, 1).choices == seen(game, None).choices == []
    game.play(">14")
    assert seen(game, 0).choices == []


# ---- what stays hidden


def views(game: Game, without: int) -> list[str]:
    """What all others and a spectator see, as text."""
    return [json.dumps(game.view(seat).as_dict()) for seat in (*range(game.players), None) if seat != without]


@pytest.mark.parametrize("ruleset", TABLES)
def test_anothers_carrots_leave_no_trace(ruleset: str) -> None:
    """HT-104: change a hidden count, and every byte of the other views stays."""
    for game in wander(ruleset, 10, seed=6):
        facts = game.facts()
        for seat in (seat for seat in range(game.players) if not facts["shown"][seat]):
            hidden = list(facts["carrots"])
            hidden[seat] += 7
            try:
                other = new_game(ruleset, start={**facts, "carrots": hidden}, chance="manual", seed=6)
            except BadStart:
                continue
            assert views(other, seat) == views(game, seat)
            assert other.view(seat) != game.view(seat)


@pytest.mark.parametrize("ruleset", ["hare(players=3,open_carrots=true)", "hare(players=3,memory_aid=true)"])
def test_open_or_counted_carrots_are_seen_by_all(ruleset: str) -> None:
    """HT-104."""
    one = race(ruleset, [13, 17, 5], carrots=[1, 2, 3])
    other = race(ruleset, [13, 17, 5], carrots=[1, 2, 4])
    assert [seat.carrots for seat in seen(one, None).seats] == [1, 2, 3]
    assert one.view(0) != other.view(0)


def test_shown_carrots_are_seen_by_all() -> None:
    """HT-104, HT-727."""
    game = race("hare(players=3)", [13, 17, 5], carrots=[1, 2, 3], shown=[False, True, False])
    assert [seat.carrots for seat in seen(game, 0).seats] == [1, 2, None]
    assert [seat.shown for seat in seen(game, 0).seats] == [False, True, False]


def test_a_seats_own_record_hides_the_others_hands_and_the_seed() -> None:
    """HT-104: while the race runs."""
    game = race("hare(players=3)", [13, 17, 5], carrots=[111, 222, 333], seed=987654321)
    game.play("+10")
    told = game.record(1)
    assert "222" in told
    assert not any(secret in told for secret in ("111", "333", "987654321"))
    assert all(known in game.record() for known in ("111", "222", "333", "987654321"))


# ---- form


@pytest.mark.parametrize("ruleset", TABLES)
def test_views_are_plain_json(ruleset: str) -> None:
    """For browsers and bots."""
    for game in wander(ruleset, 8, seed=8):
        for seat in (*range(game.players), None):
            plain = game.view(seat).as_dict()
            assert json.loads(json.dumps(plain)) == plain


def test_looking_changes_nothing() -> None:
    """A view is built from nothing and leaves nothing behind."""
    game = race("hare(players=3)", [13, 17, 5])
    before = game.facts()
    for seat in (0, 1, 2, None):
        view = seen(game, seat)
        view.seats.clear()
        view.pawns.clear()
        with pytest.raises(AttributeError):
            view.turn = 2  # type: ignore[misc]
    assert game.facts() == before
    assert game.view(0) == game.view(0)


def test_the_odds_of_the_next_hare_space_are_public() -> None:
    """HT-713: all saw the cards that came."""
    game = race("hare(edition=ravensburger-1978,players=3)", [13, 17, 5], seen=["miss_turn"])
    odds = {line.outcome: (line.num, line.den) for line in seen(game, 2).hare_odds}
    assert odds["card:last_move_free"] == (2, 11)
    assert "card:miss_turn" not in odds
    game.play(">14")
    assert set(odds) == set(game.odds())


@pytest.mark.parametrize("seat", [-1, 3, "0", True, "chance", 1.0])
def test_a_seat_that_does_not_exist_sees_nothing(seat: Any) -> None:
    """One kind of error."""
    game = race("hare(players=3)", [13, 17, 5])
    with pytest.raises(IllegalMove):
        game.view(seat)


def test_the_limit_at_finish_is_shown() -> None:
    """HT-850, HT-903."""
    game = race("hare(players=4)", [13, 64, 5, 4], carrots=[9, 9, 9, 9], lettuces=[3, 0, 3, 3], home=[1])
    assert [seat.finish_limit for seat in seen(game, 0).seats] == [20] * 4
    two = race("hare(players=2)", [13, 64, 5, 4], home=[1])
    assert [seat.finish_limit for seat in seen(two, 0).seats] == [20, None]


def test_the_view_after_the_end_tells_the_outcome() -> None:
    """HT-851."""
    game = race("hare(players=3)", [63, 62, 5], carrots=[5, 9, 9], lettuces=[0, 0, 3])
    play(game, ">64", ">64")
    assert seen(game, 2).as_dict()["outcome"] == {"places": [1, 2, None], "winners": [0]}
    assert seen(game, 2).turn is None
