# Finding somebody to play with.

## The lobby

web-lobby-mine = Your tables
web-lobby-more = More to play for
web-lobby-new = Open a table for others

## What one wants, and waiting for it

web-pair-title = Play with somebody
web-pair-lead = Say what you would like. Whoever wants the same is seated with you.
web-pair-game = Game
web-pair-edition = Edition
web-pair-any = Any
web-pair-seats = How many play
web-pair-any-seats = any number
web-pair-live = Now
web-pair-live-sentence = With a clock: 10 minutes each, and 15 seconds more for every decision.
web-pair-days = In days
web-pair-days-sentence = Up to three days for every decision. You are told when it is your turn.
web-pair-bots = Bots may take empty seats if nobody else comes
web-pair-find = Find somebody
web-pair-here = { $count ->
    [one] One person is waiting
   *[other] { $count } people are waiting
}
web-pair-looking = Looking for somebody …
web-pair-fitting = { $count ->
    [0] Nobody else wants the same yet.
    [one] One person wants the same.
   *[other] { $count } people want the same.
}
web-pair-missing = { $count ->
    [one] One more is missing.
   *[other] { $count } more are missing.
}
web-pair-soon = It begins in a moment.
web-pair-waited = Time you have waited
web-pair-bots-later = After 45 seconds you can begin with bots.
web-pair-patience = You can begin with bots in the empty seats, play a race meanwhile, or go on waiting.
web-pair-with-bots = Begin with bots
web-pair-meanwhile = Race bots meanwhile
web-pair-cancel = Stop waiting
web-pair-found = Your table is ready: the others are there.
web-pair-go = To the table
