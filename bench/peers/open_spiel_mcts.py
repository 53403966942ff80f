"""OpenSpiel: simulations a second of its C++ ``MCTSBot``, one random rollout a leaf, on ``maedn`` with four players.

``MCTSBot`` ends a search at once where only one action is legal, and in maedn that is so for the first turns of every
game (pass, or bring a piece in). So each search starts at the first real choice after an opening played at random, and
what is counted is the visits of the root, not the limit that was asked for. A rollout plays the game to its end.
"""

from random import Random

import pyspiel
from _common import Peer, measure, parse_options, report

PLAYERS = 4
SIMULATIONS = 500
POSITIONS = 32
EXPLORATION = 2.0
MEMORY_MB = 1000
PEER = Peer(
    "open_spiel_mcts",
    "open_spiel",
    f"maedn, four players, MCTSBot with one random rollout, {SIMULATIONS} simulations a search",
    "simulations",
    also_per_second=(),
)


def first_choice(game: pyspiel.Game, random: Random) -> pyspiel.State:
    """Play from the opening at random until a player has more than one legal action."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def main() -> None:
    """Measure and print."""
    options = parse_options(__doc__)
    random = Random(options.seed)
    game = pyspiel.load_game("maedn", {"players": PLAYERS})
    positions = [first_choice(game, random) for _ in range(POSITIONS)]
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(1, options.seed),
        EXPLORATION,
        SIMULATIONS,
        MEMORY_MB,
        False,  # solve
        options.seed,
        False,  # verbose
    )

    def play() -> pyspiel.SearchNode:
        return bot.mcts_search(random.choice(positions))

    def tally(root: pyspiel.SearchNode) -> dict[str, int]:
        return {"simulations": root.explore_count, "searches": 1}

    report(PEER, measure(play, tally, options.seconds))


if __name__ == "__main__":
    main()
