"""The numbers of the network's inputs in Why First?: each group by where it begins (see ``features``)."""

from __future__ import annotations

from typing import Final

#: Classes of a distance: none, 1 to 9 one by one, then wider ones.
GAPS: Final = 15
#: Classes of an order: two or more, one or no other value ahead, by the entrants ahead.
RANKS: Final = 18
SPACES: Final = 29
VALUES: Final = 11  # of a card: -4 to 6
LOWEST_VALUE: Final = -4
TRICKS: Final = 5
ROUNDS: Final = 5

# ---- where each group of an order's inputs begins, in a stretch of time (a trick, a round)
RANK: Final = 0
NEXT_AHEAD: Final = RANK + RANKS
SECOND_AHEAD: Final = NEXT_AHEAD + GAPS
NEXT_BEHIND: Final = SECOND_AHEAD + GAPS
LEVEL: Final = NEXT_BEHIND + GAPS  # others that are level
ORDER: Final = LEVEL + 6

# ---- where each group of an entrant's inputs begins
PAWNS: Final = 0  # its pawn among the pawns, by trick
TOTALS: Final = PAWNS + TRICKS * ORDER  # its total among the totals, by round
IF_NOW: Final = TOTALS + ROUNDS * ORDER  # its total if the round ended now, by trick, apart in the last round
SPACE: Final = IF_NOW + 2 * TRICKS * ORDER  # by trick
ENDS_SECOND: Final = SPACE + TRICKS * SPACES
OUTLOOK: Final = ENDS_SECOND + 16
LEO: Final = OUTLOOK + 24
FACE_UP: Final = LEO + 1  # WF-301: a card that still has to move a pawn, and how many come before it
TURN: Final = FACE_UP + VALUES
AGAINST_TOTAL: Final = TURN + 6  # against the seat that knows
AGAINST_PAWN: Final = AGAINST_TOTAL + 25

# ---- of the seat that knows its hand
KNOWS: Final = AGAINST_PAWN + 25
HELD: Final = KNOWS + 1  # cards of a value: one, two, three or more
HAND: Final = HELD + 3 * VALUES  # the sum, by number of cards
BEST: Final = HAND + 5 * 18
WORST: Final = BEST + 5 * VALUES
INPUTS: Final = WORST + 5 * VALUES

# ---- the table's
PLAYERS: Final = 0
SWITCHES: Final = PLAYERS + 7  # tactical, Leo, a card of 6
TIME: Final = SWITCHES + 3  # round and trick; between rounds the trick is the sixth
PHASE: Final = TIME + 6 * ROUNDS
TACTICAL_TRICK: Final = PHASE + 5
UNSEEN: Final = TACTICAL_TRICK + TRICKS  # the mean of the cards that the seat has not seen
WIDTH: Final = UNSEEN + 13  # from the last pawn to the first
SHARED_INPUTS: Final = WIDTH + GAPS
