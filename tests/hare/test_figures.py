"""How a seat has run, in numbers."""

from __future__ import annotations

from festina import Game

from .helpers import lettuces, play, race


def figures(game: Game, seat: int) -> dict[str, int]:
    found = game.definition.figures(game.table, game.state, game.steps, seat)
    return {figure.name: figure.value for figure in found}


def test_turns_are_counted_and_carrots_given_up_or_left_over_are_wasted() -> None:
    # Seat 0 gives ten carrots up on the carrot space 61, and comes home with nine left.
    game = race("hare(players=3)", [61, 9, 5], carrots=[25, 65, 65], lettuces=[0, 3, 3], turn=0)
    play(game, "-10", ">12", ">7", ">64")
    assert figures(game, 0) == {"turns": 2, "wasted": 10 + 9, "lettuces": 0, "hares": 0}
    assert figures(game, 1)["wasted"] == 0, "who is not home may still need them"


def test_a_lettuce_is_on_time_unless_the_pawn_had_to_turn_back() -> None:
    game = race("hare(players=3)", [9, 1, 2], carrots=[300, 65, 65], turn=0)
    play(game, ">10", ">4", ">5", "eat", ">7", ">8")
    assert figures(game, 0)["lettuces"] == 1
    # On to 23, back to the tortoise on 19, and from there to the lettuce on 22 that it had passed.
    play(game, ">23", ">9", ">12", "<19", ">13", ">16", ">22", ">17", ">18", "eat")
    assert lettuces(game)[0] == 1
    assert figures(game, 0) == {"turns": 6, "wasted": 0, "lettuces": 1, "hares": 0}
    assert figures(game, 1)["lettuces"] == 0


def test_what_the_hare_brings_is_counted_for_who_landed_there() -> None:
    game = race("hare(players=3)", [5, 1, 2], carrots=[65, 65, 65], turn=0)
    play(game, ">6", "card:show")
    assert [figures(game, seat)["hares"] for seat in range(3)] == [1, 0, 0]
