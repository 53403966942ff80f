"""Who came where in a game: the places and the share of the win of every seat."""

from __future__ import annotations

from ..kernel.game import Game


def result_of(game: Game) -> tuple[list[float], list[float]]:
    """The place and the share of the win of every seat; also of a game that was cut.

    Seats that have a place come first, in order; in a game of teams the winners do. All others share the places
    behind. A game that was cut has a winner only if the first place is taken already, and none where teams win
    together.
    """
    in_teams = game.table.team_of is not None
    if not game.is_over and in_teams:
        return [(game.players + 1) / 2] * game.players, [0.0] * game.players
    standing = game.standing()
    winners = standing.winners
    ranks = [place or game.players + 1 for place in standing.places[: game.players]]
    if not game.is_over:
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    elif in_teams:
        ranks = [1 if seat in winners else 2 for seat in range(game.players)]
    places = [sum(rank < own for rank in ranks) + (ranks.count(own) + 1) / 2 for own in ranks]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    return places, shares
