"""python-chess: uniformly random plies a second from the opening.

A game goes on until ``is_game_over()`` or 300 plies; the games cut there are counted.
"""

from random import Random

import chess
from _common import Peer, measure, parse_options, report

MAX_PLIES = 300
PEER = Peer("chess", "chess", f"uniformly random plies, at most {MAX_PLIES} a game", "plies")


def main() -> None:
    """Measure and print."""
    options = parse_options(__doc__)
    random = Random(options.seed)

    def play() -> chess.Board:
        board = chess.Board()
        for _ in range(MAX_PLIES):
            if board.is_game_over():
                break
            board.push(random.choice(list(board.legal_moves)))
        return board

    def tally(board: chess.Board) -> dict[str, int]:
        return {"plies": board.ply(), "games": 1, "games_cut": int(not board.is_game_over())}

    report(PEER, measure(play, tally, options.seconds))


if __name__ == "__main__":
    main()
