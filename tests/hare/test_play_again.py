"""Section 7a, HT-710: the same pawn must move again."""

from __future__ import annotations

from .helpers import carrots, faces, forbidden, kinds, play, race, spaces, told

DECK = "hare(edition=ravensburger-1978,players=4)"
TWO = "hare(edition=ravensburger-1978,players=2)"
AGAIN = {"kind": "again", "pawn": "a"}


def test_play_again_is_another_paid_move_with_its_action() -> None:
    """HT-710: paid as usual; the space it reaches acts."""
    game = race(DECK, [13, 20, 2, 5], carrots=[50] * 4)
    events = play(game, ">14", "card:play_again")
    assert told(events, "again") == [{"seat": 0, "pawn": "a"}]
    assert game.to_act == (0,)
    assert game.facts()["pending"] == AGAIN
    game.play(">22")
    assert carrots(game)[0] == 50 - 1 - 36
    assert (faces(game)[0], list(game.to_act)) == ("eat", [1])


def test_play_again_may_go_back() -> None:
    """HT-710."""
    game = race(DECK, [14, 20, 2, 5], carrots=[50] * 4, pending=AGAIN)
    game.play("<11")
    assert (carrots(game)[0], spaces(game)[0], game.to_act) == (80, 11, (1,))


def test_play_again_onto_another_hare_draws_again() -> None:
    """HT-710, HT-713: the first card is at the bottom before the next is drawn."""
    game = race(DECK, [13, 20, 2, 5], carrots=[200] * 4)
    play(game, ">14", "card:play_again", ">25")
    assert list(game.to_act) == ["chance"]
    assert game.facts()["deck"]["seen"] == ["play_again"]
    assert "card:play_again" not in game.odds()


def test_play_again_is_a_move_and_nothing_else() -> None:
    """HT-710: no stay, no waiting, no restart while a move is possible."""
    game = race(DECK, [14, 20, 2, 5], carrots=[50] * 4, pending=AGAIN)
    assert {text[0] for text in game.legal()} == {">", "<"}
    assert forbidden(game, "miss") == ["HT-201", "HT-710"]
    assert forbidden(game, "eat") == ["HT-202", "HT-710"]
    assert forbidden(game, "+10") == ["HT-501", "HT-710"]
    assert forbidden(game, "restart") == ["HT-205"]


def test_play_again_is_for_the_same_pawn() -> None:
    """HT-710: two pawns; the other may neither move nor stay on its carrot space."""
    game = race(TWO, [14, 13, 2, 5], pending=AGAIN)
    assert all(text.startswith("a") for text in game.legal())
    assert forbidden(game, "b>16") == ["HT-710"]
    assert forbidden(game, "b<11") == ["HT-710"]
    assert forbidden(game, "b+10") == ["HT-710"]


def test_play_again_without_a_legal_move_is_an_ordinary_restart() -> None:
    """HT-710, HT-205, HT-802: restart, and move at once."""
    game = race(DECK, [14, 11, 2, 5], carrots=[0, 9, 9, 9], pending=AGAIN)
    assert game.legal() == ["restart"]
    events = game.play("restart")
    assert kinds(events) == ["moved", "restarted"]
    assert (carrots(game)[0], spaces(game)[0], game.to_act) == (68, 0, (0,))
    game.play(">4")
    assert game.to_act != (0,)


def test_play_again_blocked_restarts_this_pawn_even_if_the_other_could_move() -> None:
    """HT-710, HT-803."""
    game = race(TWO, [14, 21, 11, 5], carrots=[0, 9], pending=AGAIN)
    assert game.legal() == ["arestart"]
    assert forbidden(game, "brestart") == ["HT-803"]
    assert forbidden(game, "b+10") == ["HT-710"]
    game.play("arestart")
    assert spaces(game)[:2] == [0, 21]
    assert all(text.startswith("a>") for text in game.legal())


def test_play_again_may_lead_home() -> None:
    """HT-710, HT-850."""
    game = race(DECK, [61, 20, 2, 5], carrots=[16, 9, 9, 9], lettuces=[0, 3, 3, 3], pending=AGAIN)
    assert ">64" in game.legal()
    assert told(game.play(">64"), "finished") == [{"seat": 0, "pawn": "a", "place": 1}]
