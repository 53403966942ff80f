"""socha 3.7.2, the Software-Challenge client for Hase und Igel: uniformly random moves a second, two players.

A move is one ``is_over``, one ``possible_moves`` and one ``perform_move`` of its ``GameState`` (Rust behind Python).
A game ends in the goal or after 30 rounds. Skipping a player who cannot move is the server's work, which the client
does not do: such a game stops there and is counted as stuck.
"""

from random import Random

from _common import Peer, measure, parse_options, report
from socha import Board, Field, GameState, Hare, TeamEnum

FIELDS = {
    "0": Field.Start,
    "1": Field.Position1,
    "2": Field.Position2,
    "C": Field.Carrots,
    "G": Field.Goal,
    "H": Field.Hare,
    "L": Field.Salad,
    "M": Field.Market,
    "T": Field.Hedgehog,
}
# The contest's server deals the track: these stretches in this order. In a bracketed one every field but a lettuce
# changes places at random.
STRETCHES = "0 [CCCHHH12M] LT [CCH] T [12M] T [CCL2] T [CC2HM] T [CC12HH] T [CC2H] LT [CC12HM] T [CC2HM] TL HC1CHC G"
BOARDS = 32
PEER = Peer("socha", "socha", "uniformly random moves of two players in Hase und Igel", "moves")


def deal_track(random: Random) -> str:
    """A track of 65 fields as the contest's server deals it, a letter a field."""
    track = ""
    for stretch in STRETCHES.split():
        if stretch.startswith("["):
            fields = stretch.strip("[]")
            movable = random.sample(fields.replace("L", ""), len(fields) - fields.count("L"))
            track += "".join("L" if field == "L" else movable.pop() for field in fields)
        else:
            track += stretch
    return track


def opening(random: Random) -> GameState:
    """A new game on a freshly dealt track."""
    board = Board([FIELDS[letter] for letter in deal_track(random)])
    return GameState(board, 0, Hare(TeamEnum.One), Hare(TeamEnum.Two), None)


def main() -> None:
    """Measure and print."""
    options = parse_options(__doc__)
    random = Random(options.seed)
    # Dealing is the server's work too, so the boards are ready before the clock runs.
    openings = [opening(random) for _ in range(BOARDS)]

    def play() -> GameState:
        state = random.choice(openings)
        while not state.is_over() and (moves := state.possible_moves()):
            state = state.perform_move(random.choice(moves))
        return state

    def tally(state: GameState) -> dict[str, int]:
        return {"moves": state.turn, "games": 1, "games_stuck": int(not state.is_over())}

    report(PEER, measure(play, tally, options.seconds))


if __name__ == "__main__":
    main()
