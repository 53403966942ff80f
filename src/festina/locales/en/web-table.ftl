# What the pages say at a table: the race as lanes, the log by turns, drawers, the cards of the spaces.

## The room

web-race = The race
web-race-how = down: turn · lane: who leads
web-lane-acts = to move
web-lane-thinking = thinking …
web-turns = Turns
web-turn = turn { $number }
web-turn-now = { $moment } · now you
web-turn-to = to
web-your-move = Your move, { $name }
web-drawer = Turns, talk and rules
web-drawer-shut = Fold away
web-drawer-open = Unfold
web-drawer-back = Back to the board
web-sound-on = Sound on
web-sound-off = Sound off
web-bots = Bots
web-lane-level = { $level ->
    [1] gentle
    [2] gentle
    [3] gentle
    [4] fair
    [5] fair
    [6] fair
    [7] hard
    [8] hard
   *[other] merciless
}

## The race

web-hare-hidden = hidden
web-hare-hidden-what = (carrots)
web-hare-limit-home = home with ≤ { $limit }
web-hare-state-eat = eating
web-hare-state-miss = missing a turn
web-hare-state-nap = napping
web-hare-state-home = home
web-hare-brief-eat = eats
web-hare-brief-miss = misses
web-hare-brief-nap = naps
web-hare-log-at = { $space } · { $what }
web-hare-log-takes = takes ten
web-hare-log-gives = gives ten
web-hare-log-eats = eats a lettuce
web-hare-log-wakes = wakes up
web-hare-log-misses = misses a turn
web-hare-now = { $now } now
web-hare-now-after = { $now } now, { $after } after this
web-hare-then-place = then { web-place }
web-hare-leaves = Leaves { $left }.
web-hare-touch = Touch a space with a ring.
web-hare-more = More
web-hare-go = Go to { $space } · { $price }
web-hare-go-back = Back to { $space } · { $price }
web-hare-prompt-action = { $ways ->
    [forward] forward, for carrots
    [forward-back] forward for carrots, or back for a rest
    [forward-stay] forward for carrots, or stay for ten
    [back] back, for a rest
    [back-stay] back for a rest, or stay on the carrot space
    [stay] stay on the carrot space, and take or give ten
    [restart] no move is possible: back to Start
   *[other] forward for carrots, back for a rest, or stay for ten
}

## Settings at the table

web-setting-sound = Sound
web-setting-sound-sentence = Hops, cards and carrots can be heard.

## The hare’s cards of carrots: { $values } is “+5, +10 … +25”

web-hare-odds-gain = { $values }
web-hare-odds-loss = { $values }, and what you cannot pay sends you to Start
