"""Section 7b: the deck of 2008 and 2010."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from festina import BadStart, Game

from .helpers import carrots, faces, forbidden, kinds, play, positions, race, seen, spaces, told

CARDS = {
    "give_10": 2,
    "behind_or_again": 2,
    "restore_65": 2,
    "ten_per_lettuce": 2,
    "free_ride": 2,
    "lose_half": 2,
    "show": 2,
    "shuffle": 1,
}
FOUR = "hare(players=4)"
BOTH = pytest.mark.parametrize("edition", ["gibsons-2010", "ravensburger-2008"])


def draw(card: str, spaces: list[int], ruleset: str = FOUR, **facts: Any) -> Game:
    """Seat 0's first pawn stands on a hare space and draws this card."""
    game = race(ruleset, spaces, pending={"kind": "draw", "paid": 3}, **facts)
    game.play(f"card:{card}")
    return game


# ---- the deck


@BOTH
def test_fifteen_cards_two_of_each_but_one_shuffle(edition: str) -> None:
    """HT-720."""
    game = race(f"hare(edition={edition},players=4)", [14, 2, 5, 13], pending={"kind": "draw"})
    assert sum(CARDS.values()) == 15
    assert game.facts()["deck"] == {"unseen": CARDS, "seen": []}
    assert game.odds() == {f"card:{name}": Fraction(count, 15) for name, count in CARDS.items()}


@BOTH
def test_a_card_goes_to_the_bottom(edition: str) -> None:
    """HT-720, HT-713."""
    game = race(f"hare(edition={edition},players=4)", [14, 2, 5, 13], pending={"kind": "draw"}, seen=["show", "show"])
    assert "card:show" not in game.odds()
    assert forbidden(game, "card:show") == ["HT-713"]
    game.play("card:lose_half")
    assert game.facts()["deck"]["seen"] == ["show", "show", "lose_half"]


def test_the_shuffle_card_is_never_at_the_bottom() -> None:
    """HT-720: a position that says so is refused."""
    with pytest.raises(BadStart):
        race(FOUR, [14, 2, 5, 13], seen=["shuffle"])


def test_the_fifteenth_card_is_known() -> None:
    """HT-720: fourteen seen, the shuffle must come."""
    seen = [name for name in CARDS if name != "shuffle" for _ in range(2)]
    game = race(FOUR, [14, 2, 5, 13], pending={"kind": "draw"}, seen=seen)
    assert game.odds() == {"card:shuffle": Fraction(1)}


# ---- give_10


def test_give_10_to_each_seat_behind() -> None:
    """HT-721: nothing for those ahead; each receiver decides, in seat order after the giver."""
    game = race(FOUR, [2, 5, 14, 20], carrots=[30, 30, 30, 30], turn=2, pending={"kind": "draw"})
    events = game.play("card:give_10")
    assert told(events, "given") == [{"seat": 2, "to": 0, "amount": 10}, {"seat": 2, "to": 1, "amount": 10}]
    assert carrots(game) == [30, 30, 10, 30]
    assert game.facts()["pending"] == {"kind": "gift", "pawn": "a", "gifts": [10, 10, 0, 0]}
    assert game.to_act == (0,)
    assert game.legal() == ["keep", "bank"]
    assert told(game.play("keep"), "kept") == [{"seat": 0, "amount": 10}]
    assert list(game.to_act) == [1]
    events = game.play("bank")
    assert told(events, "banked") == [{"seat": 1, "amount": 10}]
    assert carrots(game) == [40, 30, 10, 30]
    assert list(game.to_act) == [3]


def test_the_seats_after_the_giver_answer_first() -> None:
    """HT-721: after seat 1 come 2, 3, then 0."""
    game = race(FOUR, [2, 14, 5, 4], carrots=[30] * 4, turn=1, pending={"kind": "draw"})
    game.play("card:give_10")
    asked = []
    while game.facts()["pending"]:
        asked.append(game.to_act[0])
        game.play("keep")
    assert asked == [2, 3, 0]


def test_seats_on_start_are_behind_and_seats_home_are_not() -> None:
    """HT-721, HT-722."""
    game = draw("give_10", [14, 0, 64, 20], carrots=[30, 30, 5, 30], lettuces=[3, 3, 0, 3], home=[2])
    assert game.facts()["pending"]["gifts"] == [0, 10, 0, 0]


@pytest.mark.parametrize(("held", "each"), [(31, 10), (30, 10), (29, 5), (15, 5), (14, 1), (3, 1), (2, 0), (0, 0)])
def test_give_10_with_too_few_carrots(held: int, each: int) -> None:
    """HT-721: 5 each, then 1 each, then nothing."""
    game = draw("give_10", [14, 2, 5, 13], carrots=[held, 30, 30, 30])
    assert carrots(game)[0] == held - 3 * each
    if each:
        assert game.facts()["pending"]["gifts"] == [0, each, each, each]
        play(game, "keep", "keep", "bank")
        assert carrots(game)[1:3] == [30 + each, 30 + each]
    else:
        assert told(game.events(), "nothing") == [{"seat": 0, "pawn": "a", "effect": "give_10"}]
        assert game.to_act == (1,)


@pytest.mark.parametrize(("held", "each"), [(31, 10), (30, 10), (29, 0), (15, 0), (3, 0)])
def test_give_10_in_2008_is_10_or_nothing(held: int, each: int) -> None:
    """HT-721."""
    game = draw("give_10", [14, 2, 5, 13], "hare(edition=ravensburger-2008,players=4)", carrots=[held, 30, 30, 30])
    assert carrots(game)[0] == held - 3 * each
    assert (game.facts()["pending"] is not None) is (each == 10)


def test_give_10_with_nobody_behind_does_nothing() -> None:
    """HT-721, HT-711."""
    game = draw("give_10", [14, 20, 21, 26], carrots=[30] * 4)
    assert carrots(game)[0] == 30
    assert game.to_act == (1,)


def test_while_gifts_are_due_only_the_answers_are_legal() -> None:
    """HT-721."""
    game = draw("give_10", [14, 2, 5, 20], carrots=[30] * 4)
    for text in (">4", "+10", "restart", "eat"):
        assert forbidden(game, text) == ["HT-721"], text
    assert forbidden(game, "keep", seat=2) == ["HT-105"]
    assert forbidden(game, ">16", seat=0) == ["HT-105"]
    assert forbidden(race(FOUR, [14, 2, 5, 20]), "bank") == ["HT-721"]


def test_a_gift_goes_to_team_mates_too() -> None:
    """HT-721, HT-1002: all else as in the individual race."""
    game = draw("give_10", [14, 20, 2, 21], "hare(players=4,teams=2)", carrots=[30] * 4)
    assert game.facts()["pending"]["gifts"] == [0, 0, 10, 0]


@pytest.mark.parametrize(
    ("opponent", "held", "gift"),
    [([2, 5], 50, 20), ([2, 20], 50, 10), ([20, 21], 50, 0), ([2, 5], 19, 10), ([2, 5], 9, 2), ([2, 5], 1, 0)],
)
def test_give_10_two_pawns_for_each_pawn_behind(opponent: list[int], held: int, gift: int) -> None:
    """HT-729: 10 (5, 1) for each of the opponent's pawns behind the one that drew; one decision on the whole."""
    game = draw("give_10", [14, 33, *opponent], "hare(players=2)", carrots=[held, 30])
    assert carrots(game)[0] == held - gift
    if gift:
        assert game.facts()["pending"]["gifts"] == [0, gift]
        play(game, "keep")
        assert carrots(game)[1] == 30 + gift
    assert game.to_act == (1,)


def test_the_number_bonus_of_the_next_seat_comes_after_the_gift() -> None:
    """HT-721, HT-203: first the answer, then the next turn begins."""
    game = draw("give_10", [25, 20, 27, 4], carrots=[30] * 4)
    assert positions(game)[1] == 3
    play(game, "bank")
    events = play(game, "keep")
    assert kinds(events) == ["kept", "took"]
    assert carrots(game)[1] == 60


# ---- behind_or_again


@pytest.mark.parametrize(
    ("players", "others", "misses"),
    [
        (4, [2, 5, 20], True),
        (4, [2, 20, 21], False),
        (4, [0, 0, 20], True),
        (5, [2, 5, 20, 21], False),
        (5, [2, 5, 13, 21], True),
        (3, [2, 20], False),
    ],
)
def test_behind_or_again(players: int, others: list[int], misses: bool) -> None:
    """HT-722: more behind than ahead: miss a turn; equal or fewer: move again at once."""
    game = draw("behind_or_again", [14, *others], f"hare(players={players})")
    if misses:
        assert (faces(game)[0], game.to_act) == ("miss", (1,))
    else:
        assert game.facts()["pending"] == {"kind": "again", "pawn": "a"}
        assert game.to_act == (0,)
        assert {text[0] for text in game.legal()} == {">", "<"}
        assert forbidden(game, "+10") == ["HT-501", "HT-710"]


def test_behind_or_again_seats_home_are_ahead() -> None:
    """HT-722: one home, one behind, one ahead on the track: move again."""
    game = draw("behind_or_again", [14, 2, 64, 5], carrots=[30, 30, 5, 30], lettuces=[3, 3, 0, 3], home=[2])
    assert faces(game)[0] == "miss"
    game = draw("behind_or_again", [14, 2, 64, 20], carrots=[30, 30, 5, 30], lettuces=[3, 3, 0, 3], home=[2])
    assert game.facts()["pending"]["kind"] == "again"


def test_behind_or_again_without_a_legal_move_is_a_restart() -> None:
    """HT-722 as HT-710."""
    game = draw("behind_or_again", [14, 11, 20, 21], carrots=[0, 9, 9, 9])
    assert game.legal() == ["restart"]
    game.play("restart")
    assert (carrots(game)[0], spaces(game)[0], list(game.to_act)) == (65, 0, [0])


@pytest.mark.parametrize(("opponent", "misses"), [([2, 5], True), ([2, 20], False), ([20, 21], False)])
def test_behind_or_again_two_pawns(opponent: list[int], misses: bool) -> None:
    """HT-729: the opponent's pawns against the pawn that drew; one's own other pawn does not count."""
    for own in (4, 33):
        game = draw("behind_or_again", [14, own, *opponent], "hare(players=2)")
        assert (faces(game)[0] == "miss") is misses


# ---- the others


@BOTH
@pytest.mark.parametrize("held", [0, 64, 65, 66, 400])
@pytest.mark.parametrize("players", [3, 6])
def test_restore_65(edition: str, held: int, players: int) -> None:
    """HT-723: exactly 65, up or down, in every edition and player count."""
    game = draw(
        "restore_65",
        [14, *[2, 5, 13, 21, 26][: players - 1]],
        f"hare(edition={edition},players={players})",
        carrots=[held] + [9] * (players - 1),
    )
    assert told(game.events(), "restored") == [{"seat": 0, "carrots": 65}]
    assert (carrots(game)[0], game.to_act) == (65, (1,))


def test_restore_65_two_players() -> None:
    """HT-723: 65 there too, although one starts with 95."""
    assert carrots(draw("restore_65", [14, 4, 2, 5], "hare(players=2)"))[0] == 65


@pytest.mark.parametrize(("lettuce", "gain"), [(3, 30), (2, 20), (1, 10)])
def test_ten_per_lettuce(lettuce: int, gain: int) -> None:
    """HT-724."""
    game = draw("ten_per_lettuce", [14, 2, 5, 13], carrots=[7] * 4, lettuces=[lettuce, 3, 3, 3])
    assert told(game.events(), "took") == [{"seat": 0, "pawn": "a", "amount": gain, "why": "per_lettuce"}]
    assert (carrots(game)[0], faces(game)[0], game.to_act) == (7 + gain, "up", (1,))


def test_ten_per_lettuce_without_one_is_a_missed_turn() -> None:
    """HT-724."""
    game = draw("ten_per_lettuce", [14, 2, 5, 13], carrots=[7] * 4, lettuces=[0, 3, 3, 3])
    assert (carrots(game)[0], faces(game)[0], game.to_act) == (7, "miss", (1,))


@BOTH
def test_free_ride(edition: str) -> None:
    """HT-725: the price of the move comes back."""
    game = race(f"hare(edition={edition},players=4)", [12, 2, 5, 13], carrots=[100, 9, 9, 9])
    events = play(game, ">25", "card:free_ride")
    assert told(events, "took") == [{"seat": 0, "pawn": "a", "amount": 91, "why": "free_move"}]
    assert carrots(game)[0] == 100


@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 1), (2, 1), (3, 2), (64, 32), (65, 33)])
def test_lose_half_keeps_the_odd_carrot(held: int, left: int) -> None:
    """HT-726."""
    game = draw("lose_half", [14, 2, 5, 13], carrots=[held, 9, 9, 9])
    assert (carrots(game)[0], game.to_act) == (left, (1,))


def test_show_tells_everybody_the_count() -> None:
    """HT-727."""
    game = draw("show", [14, 2, 5, 13], carrots=[42, 9, 9, 9])
    assert told(game.events(3), "shown") == [{"seat": 0, "carrots": 42}]
    assert game.facts()["shown"] == [True, False, False, False]
    for seat in (1, 2, 3, None):
        assert seen(game, seat).seats[0].carrots == 42
    assert carrots(game)[0] == 42


def test_what_was_shown_is_hidden_when_it_changes() -> None:
    """HT-727, HT-104: also by another's doing."""
    game = race(FOUR, [13, 2, 5, 14], carrots=[42, 9, 9, 9], shown=[True, True, False, False])
    game.play("+10")
    assert game.facts()["shown"] == [False, True, False, False]
    game.play("+10")
    assert game.facts()["shown"] == [False, False, False, False]
    taxed = race(
        FOUR, [13, 2, 5, 14], carrots=[42, 0, 9, 9], shown=[True] * 4, turn=3, pending={"kind": "draw", "paid": 1}
    )
    taxed.play("card:shuffle")
    assert taxed.facts()["shown"] == [False, True, False, False]


def test_shuffle_takes_a_carrot_from_every_other_seat() -> None:
    """HT-728: home or not; one with none gives nothing."""
    game = race(
        "hare(players=5)",
        [2, 14, 5, 64, 13],
        carrots=[30, 10, 0, 7, 1],
        lettuces=[3, 3, 3, 0, 3],
        home=[3],
        turn=1,
        seen=["show", "give_10"],
        pending={"kind": "draw"},
    )
    events = game.play("card:shuffle")
    assert told(events, "gave") == [
        {"seat": 3, "to": 1, "amount": 1},
        {"seat": 4, "to": 1, "amount": 1},
        {"seat": 0, "to": 1, "amount": 1},
    ]
    assert carrots(game) == [29, 13, 0, 6, 0]
    assert "shuffled" in kinds(events)
    assert game.to_act == (2,)


@BOTH
def test_shuffle_makes_the_whole_deck_unseen_again(edition: str) -> None:
    """HT-728: this card included."""
    game = race(
        f"hare(edition={edition},players=4)",
        [14, 2, 5, 13],
        seen=["show", "give_10", "show"],
        pending={"kind": "draw"},
    )
    game.play("card:shuffle")
    assert game.facts()["deck"] == {"unseen": CARDS, "seen": []}


def test_shuffle_two_players() -> None:
    """HT-728: the opponent gives one carrot, not one a pawn."""
    game = draw("shuffle", [14, 4, 2, 5], "hare(players=2)", carrots=[50, 50])
    assert carrots(game) == [51, 49]
