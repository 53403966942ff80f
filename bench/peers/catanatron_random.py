"""Catanatron: actions a second in complete games of four random players.

A game ends with a winner or at Catanatron's own limit of 1000 turns; the games it cut are counted. Catanatron's seed
does not fix a game from one process to the next (it chooses from sets whose order depends on memory addresses), so
the games behind the figure differ a little between runs.
"""

from random import Random

from _common import Peer, measure, parse_options, report
from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

PEER = Peer("catanatron", "catanatron", "actions with four random players", "actions")


def main() -> None:
    """Measure and print."""
    options = parse_options(__doc__)
    seeds = Random(options.seed)

    def play() -> Game:
        # Catanatron draws from Python's global generator and seeds it per game; it takes 0 for "no seed".
        game = Game([RandomPlayer(color) for color in Color], seed=seeds.randrange(1, 2**31))
        game.play()
        return game

    def tally(game: Game) -> dict[str, int]:
        return {"actions": len(game.state.actions), "games": 1, "games_cut": int(game.winning_color() is None)}

    report(PEER, measure(play, tally, options.seconds))


if __name__ == "__main__":
    main()
