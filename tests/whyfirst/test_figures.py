"""How a seat has played, in numbers."""

from __future__ import annotations

from festina import new_game


def test_points_rounds_won_and_how_often_second_add_up() -> None:
    game = new_game("whyfirst(players=3)", seed=3)
    while game.outcome is None:
        seat = int(game.to_act[0])
        game.bot("random", seat=seat, seed=5).play()
    totals = game.outcome.as_dict()["totals"]
    for seat in range(3):
        found = game.definition.figures(game.table, game.state, game.steps, seat)
        points, won, second = (figure.value for figure in found)
        assert [figure.name for figure in found] == ["points", "won", "second"]
        assert points == totals[seat]
        scored = [event for event in game.events() if event.kind == "scored" and event.params()["seat"] == seat]
        assert second == len(scored)
        assert won == sum(int(str(event.params()["points"])) > 0 for event in scored)
