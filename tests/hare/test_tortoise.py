"""Section 6: tortoise (hedgehog) spaces."""

from __future__ import annotations

import pytest

from .helpers import NEW_BOARD, OLD_BOARD, carrots, choice, forbidden, kinds, parameters, play, race, spaces, told

THREE = "hare(players=3)"


@pytest.mark.parametrize(("space", "takes"), [(12, 10), (13, 20), (14, 30)])
def test_moving_back_takes_10_a_space(space: int, takes: int) -> None:
    """HT-601: 10 if it is right behind, 20 if two behind, …; it costs nothing."""
    game = race(THREE, [space, 4, 0], carrots=[0, 9, 9])
    assert choice(game, "<11").gain == takes
    events = game.play("<11")
    assert kinds(events)[:2] == ["moved", "took"]
    assert told(events, "moved") == [
        {"seat": 0, "pawn": "a", "origin": space, "space": 11, "printed": 11, "by": "back"}
    ]
    assert told(events, "took")[0] == {"seat": 0, "pawn": "a", "amount": takes, "why": "tortoise"}
    assert (carrots(game)[0], spaces(game)[0]) == (takes, 11)
    assert game.to_act == (1,)


def test_only_the_nearest_tortoise_behind() -> None:
    """HT-601."""
    game = race(THREE, [23, 4, 0])
    assert [text for text in game.legal() if text[0] == "<"] == ["<19"]
    assert forbidden(game, "<15") == ["HT-601"]
    assert forbidden(game, "<24") == ["HT-601"]
    assert forbidden(game, "<18") == ["HT-601"]
    assert forbidden(game, "<0") == ["HT-601"]


def test_only_if_it_is_free() -> None:
    """HT-601: an occupied one does not open the way to the next."""
    game = race(THREE, [23, 19, 0])
    assert not any(text[0] == "<" for text in game.legal())
    assert forbidden(game, "<19") == ["HT-601"]
    assert parameters(game, "<19", "HT-601")["seat"] == 1
    assert forbidden(game, "<15") == ["HT-601"]


def test_the_own_other_pawn_occupies_a_tortoise_too() -> None:
    """HT-601: two pawns."""
    game = race("hare(players=2)", [23, 19, 0, 0])
    assert forbidden(game, "a<19") == ["HT-601"]


@pytest.mark.parametrize("space", [0, 4, 9, 11])
def test_no_tortoise_behind(space: int) -> None:
    """HT-601: before the first tortoise, and on it, there is no way back."""
    game = race(THREE, [space, 13, 13 + 3], carrots=[20, 9, 9])
    assert not any(text[0] == "<" for text in game.legal())
    assert forbidden(game, "<11") == ["HT-601"]


@pytest.mark.parametrize(("edition", "board"), [("gibsons-2010", NEW_BOARD), ("intellect-1974", OLD_BOARD)])
def test_the_way_back_from_every_space(edition: str, board: str) -> None:
    """HT-601: on both boards."""
    tortoises = [space for space, kind in enumerate(board, start=1) if kind == "t"]
    assert tortoises == ([11, 15, 19, 24, 30, 37, 43, 50, 56] if edition == "gibsons-2010" else [8, 11, *tortoises[2:]])
    for space in range(1, 64):
        if board[space - 1] == "l":
            game = race(f"hare(edition={edition},players=3)", [space, 0, 0], lettuces=[2, 3, 3], must_leave=[0])
        else:
            game = race(f"hare(edition={edition},players=3)", [space, 0, 0])
        behind = max((tortoise for tortoise in tortoises if tortoise < space), default=None)
        expected = [] if behind is None else [f"<{behind}"]
        assert [text for text in game.legal() if text[0] == "<"] == expected, space


def test_from_a_tortoise_back_to_the_one_before() -> None:
    """HT-602: turn after turn, hundreds of carrots."""
    game = race(THREE, [63, 2, 5], carrots=[0, 9, 9])
    for tortoise in (56, 50, 43, 37, 30, 24, 19, 15, 11):
        play(game, f"<{tortoise}", "+10", "+10")
    assert carrots(game)[0] == 10 * (63 - 11)
    assert not any(text[0] == "<" for text in game.legal())


def test_the_gain_is_compulsory() -> None:
    """HT-601: no other way to go back."""
    game = race(THREE, [13, 2, 5], carrots=[100, 9, 9])
    play(game, "<11")
    assert carrots(game)[0] == 120


def test_a_tortoise_space_is_left_forward_like_any_other() -> None:
    """HT-301, HT-602."""
    game = race(THREE, [11, 2, 5], carrots=[100, 9, 9])
    play(game, ">13")
    assert carrots(game)[0] == 97
