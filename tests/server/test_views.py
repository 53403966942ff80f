"""What viewers are sent: the part that is made once for all of them is what a spectator sees."""

from __future__ import annotations

from festina import new_game


def test_nothing_private_is_shared() -> None:
    """The part that everybody gets is what a spectator sees."""
    game = new_game("hare(players=3)", seed=1)
    public = game.public().as_dict()
    spectator = game.view(None).as_dict()
    assert {name: spectator[name] for name in public} == public
    assert all(seat["carrots"] is None for seat in public["seats"])
