"""OpenSpiel: Mensch ärgere dich nicht (``maedn``), four uniform random bots in OpenSpiel's own C++ loop.

``evaluate_bots`` returns only the result, but it plays on the state it is given, so the finished state's move number is
the exact number of steps, die rolls and decisions together. In maedn each roll is followed by one decision (a pass is
one too), so half of the steps are decisions; some games are read step by step before the clock runs to make sure of it.
Reading every game so would slow the peer down, even with the clock stopped: it spoils the caches.

Games are not cut: OpenSpiel names a ``max_game_length`` of 1000 decisions for maedn but does not enforce it, and random
play comes to an end by itself.
"""

from random import Random

import pyspiel
from _common import Peer, measure, parse_options, report

PLAYERS = 4
GAMES_READ = 100
PEER = Peer(
    "open_spiel_maedn",
    "open_spiel",
    "maedn, decisions of four uniform random bots in evaluate_bots",
    "decisions",
    also_per_second=("steps", "games"),
)


def check_half_are_decisions(state: pyspiel.State) -> None:
    """Stop if a finished game is not rolls and decisions by turns, for then our count would be wrong."""
    for number, step in enumerate(state.full_history()):
        if (step.player == pyspiel.PlayerId.CHANCE) != (number % 2 == 0):
            raise SystemExit(f"maedn: step {number} is by player {step.player}; rolls and decisions should alternate")
    if state.move_number() % 2:
        raise SystemExit("maedn: a game ended with a roll that nobody used")


def main() -> None:
    """Measure and print."""
    options = parse_options(__doc__)
    seeds = Random(options.seed)
    game = pyspiel.load_game("maedn", {"players": PLAYERS})
    bots = [pyspiel.make_uniform_random_bot(player, seeds.randrange(2**31)) for player in range(PLAYERS)]

    def play() -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.randrange(2**31))
        return state

    def tally(state: pyspiel.State) -> dict[str, int]:
        steps = state.move_number()
        return {"decisions": steps // 2, "steps": steps, "games": 1}

    for _ in range(GAMES_READ):
        check_half_are_decisions(play())
    report(PEER, measure(play, tally, options.seconds))


if __name__ == "__main__":
    main()
