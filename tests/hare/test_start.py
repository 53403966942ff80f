"""Positions to start from: facts in, facts out, and what cannot arise is refused."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadStart, new_game

from .helpers import race


def pawns(*spaces: int, **first: Any) -> list[dict[str, Any]]:
    """Pawns on these spaces; more about the first."""
    listed: list[dict[str, Any]] = [{"space": space} for space in spaces]
    listed[0].update(first)
    return listed


def test_keys_left_out_are_as_in_a_new_game() -> None:
    """And nothing at all is a new game."""
    new = new_game("hare(players=3)").facts()
    assert new_game("hare(players=3)", start={}).facts() == new
    assert new_game("hare(players=3)", start={"carrots": [1, 2, 3]}).facts() == {**new, "carrots": [1, 2, 3]}


def test_facts_are_complete_whatever_is_pending() -> None:
    """A game from facts equals the one they came from."""
    deck = "hare(edition=ravensburger-1978,players=3)"
    waiting = [
        race(deck, [14, 17, 5], pending={"kind": "draw", "paid": 3}, seen=["miss_turn", "carrot_back"]),
        race(deck, [14, 17, 5], pending={"kind": "choice"}),
        race(deck, [14, 17, 5], pending={"kind": "again"}),
        race("hare(players=3)", [0, 17, 5], pending={"kind": "restarted"}),
        race("hare(players=3)", [14, 17, 5], shown=[True, False, True], turn=2),
        race("hare(players=3,hare=tournament)", [14, 17, 5], turn=1, passed_by={0: [2]}),
        race("hare(players=2)", [22, 64, 5, 64], lettuces=[4, 5], must_leave=[0], home=[3, 1]),
        new_game("hare(first=draw)", chance="manual"),
    ]
    gift = race("hare(players=3)", [14, 13, 5], pending={"kind": "draw"})
    gift.play("card:give_10")
    gift.play("keep")
    waiting.append(gift)
    for game in waiting:
        again = new_game(game.ruleset, start=game.facts(), chance="manual")
        assert again.facts() == game.facts()
        assert again.legal() == game.legal()
        assert again.odds() == game.odds()


@pytest.mark.parametrize("start", [{"to_act": [0]}, {"turn": 2, "to_act": [2]}, {"pawns": pawns(13, 4, 5, position=1)}])
def test_what_follows_from_other_facts_may_be_said(start: dict[str, Any]) -> None:
    """If it is right."""
    assert new_game("hare(players=3)", start=start).legal()


def test_what_contradicts_the_other_facts_is_named() -> None:
    """HT-404, HT-105."""
    with pytest.raises(BadStart, match=r"pawns\[0\]\.position: .*\b1\b") as refused:
        new_game("hare(players=3)", start={"pawns": pawns(13, 4, 5, position=3)})
    assert refused.value.where == "pawns[0].position"
    with pytest.raises(BadStart, match=r"to_act: .*\[0\]") as refused:
        new_game("hare(players=3)", start={"to_act": [2]})
    assert refused.value.where == "to_act"


@pytest.mark.parametrize(
    "start",
    [
        {"pawns": pawns(13, 13, 5)},
        {"pawns": pawns(22, 4, 5)},
        {"pawns": pawns(64, 4, 5)},
        {"pawns": pawns(13, 4, 5, place=1)},
        {"pawns": pawns(64, 4, 5, place=2), "lettuces": [0, 3, 3], "carrots": [5, 9, 9]},
        {"pawns": pawns(13, 4, 5, face="miss")},
        {"pawns": pawns(13, 4, 5, face="eat")},
        {"pawns": pawns(14, 4, 5, face="nap")},
        {"pawns": pawns(13, 4, 5, face="asleep")},
        {"pawns": pawns(13, 4, 5, must_leave=True)},
        {"pawns": pawns(13, 4, 5, seat=1)},
        {"pawns": pawns(13, 4, 5, name="b")},
        {"pawns": pawns(13, 4, 5, position=2)},
        {"pawns": pawns(13, 4, 5, position=None)},
        {"pawns": pawns(13, 4, 5, position=True)},
        {"to_act": [1]},
        {"to_act": []},
        {"to_act": [0, 1]},
        {"to_act": 0},
        {"to_act": None},
        {"to_act": [True], "turn": 1},
        {"turn": 1, "to_act": [0]},
        {"pawns": pawns(65, 4, 5)},
        {"pawns": pawns(-1, 4, 5)},
        {"pawns": pawns(13, 4)},
        {"pawns": pawns(13, 4, 5, colour="red")},
        {"carrots": [1, 2]},
        {"carrots": [1, 2, -3]},
        {"carrots": [1, 2, 3.0]},
        {"carrots": [1, 2, True]},
        {"carrots": "123"},
        {"lettuces": [3, 3, 4]},
        {"turn": 3},
        {"turn": None},
        {"turn": "0"},
        {"turn": 0, "pawns": pawns(64, 4, 5, place=1), "lettuces": [0, 3, 3], "carrots": [5, 9, 9]},
        {"finished": [0]},
        {"shown": [1, 0, 0]},
        {"deck": {"seen": ["miss_turn"]}},
        {"ruleset": "hare"},
        {"pending": {"kind": "first"}},
        {"turn": 0, "pending": {"kind": "draw"}},
        {"turn": 0, "pending": {"kind": "again"}},
        {"turn": 0, "pending": {"kind": "choice"}, "pawns": pawns(14, 4, 5)},
        {"turn": 0, "pending": {"kind": "gift", "gifts": [0, 10, 0]}, "pawns": pawns(14, 17, 5)},
        {"turn": 0, "pending": {"kind": "gift", "gifts": [0, 0, 7]}, "pawns": pawns(14, 17, 5)},
        {"turn": 0, "pending": {"kind": "restarted"}, "pawns": pawns(13, 17, 5)},
        {"turn": 0, "pending": {"kind": "restarted"}, "carrots": [64, 65, 65]},
        {"turn": 0, "pending": {"kind": "waiting"}},
        {"something": 1},
    ],
)
def test_what_cannot_arise_is_refused(start: dict[str, Any]) -> None:
    """BadStart, and no other error."""
    with pytest.raises(BadStart) as refused:
        new_game("hare(players=3)", start=start)
    assert str(refused.value)


@pytest.mark.parametrize("start", [[], "hare", 3, {"pawns": {}}, {"pawns": [1, 2, 3]}, {3: 4}])
def test_what_is_no_position_is_refused(start: Any) -> None:
    """BadStart too."""
    with pytest.raises(BadStart):
        new_game("hare(players=3)", start=start)


def test_a_position_of_another_table_is_refused() -> None:
    """The facts name their rules."""
    facts = new_game("hare(players=3)").facts()
    with pytest.raises(BadStart) as refused:
        new_game("hare(players=3,hare=nap)", start=facts)
    assert refused.value.where == "ruleset"


def test_facts_are_not_shared_with_the_caller() -> None:
    """Writing in them changes no game."""
    game = race("hare(players=3)", [13, 17, 5])
    facts = game.facts()
    facts["carrots"][0] = 0
    facts["pawns"][0]["space"] = 1
    assert game.facts()["carrots"][0] == 65
    assert game.facts()["pawns"][0]["space"] == 13


GIBSONS = "hare(players=4)"


@pytest.mark.parametrize(
    ("ruleset", "facts"),
    [
        # HT-722: with more behind than ahead the turn would be missed, not played again.
        (GIBSONS, {"pawns": [{"space": s} for s in (14, 2, 5, 4)], "pending": {"kind": "again"}}),
        # HT-721: who can give 10 to each does not give 1.
        (
            "hare(players=3)",
            {
                "pawns": [{"space": s} for s in (14, 2, 5)],
                "carrots": [100, 65, 65],
                "pending": {"kind": "gift", "gifts": [0, 1, 1]},
            },
        ),
        # HT-702, HT-712: the fourth in the race is never offered the choice.
        (
            "hare(edition=abacus-2000)",
            {"pawns": [{"space": s} for s in (14, 20, 21, 26)], "pending": {"kind": "choice"}},
        ),
        # HT-709: no move costs 2 carrots, and none to space 1 costs 3.
        (GIBSONS, {"pawns": [{"space": s} for s in (14, 0, 0, 0)], "pending": {"kind": "draw", "paid": 2}}),
        (GIBSONS, {"pawns": [{"space": s} for s in (1, 0, 0, 0)], "pending": {"kind": "draw", "paid": 3}}),
        # HT-1104: a lone pawn that waits on a hare space is still to be settled.
        (
            "hare(hare=tournament)",
            {"turn": 1, "pawns": [{"space": 14, "passed_by": None}, {"space": 2}, {"space": 4}, {"space": 5}]},
        ),
    ],
)
def test_what_cannot_be_pending_is_refused(ruleset: str, facts: dict[str, Any]) -> None:
    """Positions that no game could have come to."""
    with pytest.raises(BadStart):
        new_game(ruleset, start=facts)


def test_a_pending_start_without_a_turn_is_seat_0s() -> None:
    """HT-105: keys left out are as in a new game."""
    pawns = [{"space": 14}, {"space": 2}, {"space": 5}]
    game = new_game("hare(players=3)", start={"pawns": pawns, "pending": {"kind": "draw"}}, chance="manual")
    assert game.facts()["turn"] == 0
    assert game.to_act == ("chance",)


def test_carrots_without_end_are_read_back() -> None:
    """HT-853: the rules know no limit of carrots."""
    pawns = [{"space": 2}, {"space": 4}, {"space": 5}]
    game = new_game("hare(players=3)", start={"pawns": pawns, "carrots": [10**9, 9, 9]})
    game.play("+10")
    assert new_game("hare(players=3)", start=game.facts()).facts() == game.facts()
