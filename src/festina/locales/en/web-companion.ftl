# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Play with the real board, and enter here what happens. The page counts carrots and positions, says what every move costs, and what the rules allow. Pass this device round, or let one of you be the clerk.
web-companion-who = Who plays, in the order of the seats
web-companion-more = One more
web-companion-fewer = One fewer
web-companion-first = The first in the list begins.
web-companion-secret = Keep carrots secret
web-companion-secret-sentence = Everybody sees only their own; the device is handed on at every turn.
web-companion-start = Open the companion

## At the table

web-companion-panel = Companion
web-companion-play = Move on the real board, and enter the same move here.
web-companion-ask = What did the card or the die say?
web-companion-odds = { $num } in { $den }

## One device for everybody: people are called by their names

web-move-of = { $name } to move
web-turn-now-of = { $moment } · now { $name }
web-shared-hare-prompt-gift = { hare-giver } gives { hare-amount }: keep them, or put them in the bank?
web-shared-hare-prompt-choice = { $nothing ->
    [yes] The hare leaves the choice: take 10 carrots, give 10, or do nothing.
   *[no] The hare leaves the choice: take 10 carrots or give 10.
}
web-shared-hare-prompt-eat = The pawn eats a lettuce this turn.
web-shared-hare-prompt-miss = A turn is missed: the pawn is turned up.
web-shared-hare-prompt-nap = The pawn wakes up this turn, and stays.
web-shared-hare-prompt-leave = { $ways ->
    [forward] The pawn has eaten and must leave: forward.
    [back] The pawn has eaten and must leave: back.
    [restart] The pawn has eaten and must leave, but cannot: it has to restart.
   *[other] The pawn has eaten and must leave: forward or back.
}
