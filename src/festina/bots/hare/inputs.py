"""The numbers of the network's inputs in a race: each group by where it begins (see ``features``)."""

from __future__ import annotations

from typing import Final

# ---- where each group of a pawn's inputs begins; a seat's second pawn has its own
SPACE: Final = 0
KIND: Final = SPACE + 65
FACE: Final = KIND + 10
POSITION: Final = FACE + 5
NUMBER: Final = POSITION + 6  # number space: by how much its number and the position differ; other spaces: none
TORTOISE: Final = NUMBER + 12  # the way back to the tortoise, free or not
AHEAD: Final = TORTOISE + 24  # to the next pawn ahead, and behind
BEHIND: Final = AHEAD + 13
DUE: Final = BEHIND + 13  # a tournament hare that is still to be settled, by those who passed
PAWN: Final = DUE + 7

# ---- a seat's
CARROTS: Final = 2 * PAWN
LETTUCES: Final = CARROTS + 64
LETTUCES_AHEAD: Final = LETTUCES + 6  # lettuces left by lettuce spaces ahead
WAY: Final = LETTUCES_AHEAD + 36  # carrots left on going home at once
CAN_FINISH: Final = WAY + 42
TURNS: Final = CAN_FINISH + 2
LEAD: Final = TURNS + 72  # against the best other
LEAD_SECOND: Final = LEAD + 50  # against the second best
RANK: Final = LEAD_SECOND + 26
WAIT: Final = RANK + 6
ACTING: Final = WAIT + 6  # the phase, for the seat that acts
GIFT: Final = ACTING + 9
PARTNER: Final = GIFT + 1  # a partner's turns home
PLACE: Final = PARTNER + 26
INPUTS: Final = PLACE + 7

# ---- the table's
PLAYERS: Final = 0
HARE: Final = PLAYERS + 7
TEAMS: Final = HARE + 8
LIMIT: Final = TEAMS + 4
SWITCHES: Final = LIMIT + 2
START: Final = SWITCHES + 7
HOME: Final = START + 8
SOONEST: Final = HOME + 7  # how long the race will still take
GAP: Final = SOONEST + 40  # between the first and the second
UNSEEN: Final = GAP + 26  # cards that can still come, by their effect
PHASE: Final = UNSEEN + 20
SHARED_INPUTS: Final = PHASE + 9
