"""What viewers are sent: the shared part is encoded once, and the whole is what encoding the view would give."""

from __future__ import annotations

import msgspec
import pytest

from festina import new_game
from festina.kernel.view import PublicView
from festina.server.views import Shared
from festina.server.wire import TableView


@pytest.mark.parametrize("game", ["hare", "whyfirst"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("whole", [True, False])
def test_a_view_of_parts_is_the_view_encoded(game: str, players: int, whole: bool) -> None:
    race = new_game(f"{game}(players={players})", seed=5)
    for _ in range(12):
        shared = Shared(race.public())
        for seat in (None, *range(race.players)):
            view = race.view(seat, whole=whole, public=shared.public)
            assert isinstance(view, PublicView)
            sent = bytes(shared.joined(view, TableView(can_undo=True)))
            assert sent == msgspec.json.encode(race.view(seat, whole=whole))[:-1] + b',"can_undo":true}'
        seat = next(seat for seat in race.to_act if isinstance(seat, int))
        race.play(race.legal(seat)[-1], seat)


def test_nothing_private_is_shared() -> None:
    """The part that everybody gets is what a spectator sees."""
    game = new_game("hare(players=3)", seed=1)
    public = game.public().as_dict()
    spectator = game.view(None).as_dict()
    assert {name: spectator[name] for name in public} == public
    assert all(seat["carrots"] is None for seat in public["seats"])
