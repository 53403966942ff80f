"""An exact search that knows the boards and prices only: how fast could a lone runner be?

Held at a fixed race position, avoiding hare spaces, with 3 lettuces to eat and at most 10 carrots left at Finish. The
figures were found independently; a wrong space, price or bonus would change them.
"""

from __future__ import annotations

import pytest

from .helpers import NEW_BOARD, OLD_BOARD, choice, race

FEWEST_TURNS = {
    ("old", 65): (20, 14, 12, 12, 10, 10),
    ("old", 95): (18, 13, 12, 11, 10, 10),
    ("new", 65): (19, 14, 12, 12, 10, 10),
    ("new", 95): (17, 13, 12, 11, 10, 10),
}
BOARDS = {"old": OLD_BOARD, "new": NEW_BOARD}

#: A runner's place: space, lettuces left, and whether it "moves" freely, must "eat" or must "leave".
Place = tuple[int, int, str]
#: For each place the hands it can be reached with: bit n is set if n carrots are possible.
Reached = dict[Place, int]


def prices() -> list[int]:
    """What moving 0..64 spaces costs, as the game says."""
    game = race("hare(players=3)", [0, 0, 0], carrots=[2080, 0, 0])
    return [0, *(choice(game, f">{distance}").cost for distance in range(1, 65))]


def bonus(kind: str, position: int) -> int:
    """HT-401."""
    return 10 * position if str(position) in {"1": "156"}.get(kind, kind) else 0


def next_turn(reached: Reached, board: str, costs: list[int], position: int) -> tuple[Reached, bool]:
    """Everything that can be reached one turn later, and whether Finish is."""
    later: Reached = {}
    for (space, lettuces, state), hands in reached.items():
        if state == "eat":
            add(later, (space, lettuces - 1, "leave"), hands << 10 * position)
            continue
        kind = board[space - 1] if space else "start"
        hands <<= bonus(kind, position)
        if kind == "c" and state == "move":
            add(later, (space, lettuces, "move"), hands << 10 | hands >> 10)
        behind = [s for s in range(1, space) if board[s - 1] == "t"]
        if behind:
            add(later, (behind[-1], lettuces, "move"), hands << 10 * (space - behind[-1]))
        for target in range(space + 1, 64):
            paid = hands >> costs[target - space]
            if board[target - 1] == "l" and lettuces:
                add(later, (target, lettuces, "eat"), paid)
            elif board[target - 1] not in "lth":
                add(later, (target, lettuces, "move"), paid)
        if not lettuces and hands >> costs[64 - space] & 0b111_1111_1111:
            return later, True
    return later, False


def add(reached: Reached, place: Place, hands: int) -> None:
    """Note more hands for a place."""
    if hands:
        reached[place] = reached.get(place, 0) | hands


def fewest_turns(board: str, carrots: int, position: int, costs: list[int]) -> int:
    """Turn by turn, all hands at once."""
    reached: Reached = {(0, 3, "move"): 1 << carrots}
    for turn in range(1, 40):
        reached, home = next_turn(reached, board, costs, position)
        if home:
            return turn
    raise AssertionError("never home")


@pytest.mark.parametrize(("board", "carrots"), FEWEST_TURNS)
def test_the_fewest_turns_of_a_lone_runner(board: str, carrots: int) -> None:
    """HT-301, HT-401, HT-501, HT-503, HT-601, HT-850 on both boards."""
    costs = prices()
    found = tuple(fewest_turns(BOARDS[board], carrots, position, costs) for position in range(1, 7))
    assert found == FEWEST_TURNS[board, carrots]
