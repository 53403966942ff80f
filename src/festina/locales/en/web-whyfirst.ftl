# The table of Why First? in the browser. Cards ($card) and points come with their sign: +3, −2.

web-whyfirst-round = Round { $round } of { $rounds }
web-whyfirst-trick = trick { $trick } of { $tricks }
web-whyfirst-course = The course: who stands where, first to last
web-whyfirst-course-pawn = { $name } stands on { $space }.
web-whyfirst-course-second = This is second place.

## Everybody’s cards

web-whyfirst-places = The cards of this trick
web-whyfirst-place-empty = { $name } has no card here.
web-whyfirst-place-waiting = { $name } has not chosen yet.
web-whyfirst-place-down = { $name } has chosen.
web-whyfirst-place-laid = { $name } shows { $card }.
web-whyfirst-place-own = { $name } plays { $card } on their own pawn.
web-whyfirst-place-played = { $name } plays { $card } on { $to }.
web-whyfirst-last-trick = The trick before:

## My hand

web-whyfirst-dock = Your turn and your hand
web-whyfirst-hand = Your hand
web-whyfirst-card-white = { $card }, white number { $number }
web-whyfirst-whom = Whom shall it move?
web-whyfirst-targets = Pawns
web-whyfirst-myself = Myself
web-whyfirst-on = on { $space }
web-whyfirst-way = { $origin } → { $space }
web-whyfirst-stopped = stops at the end
web-whyfirst-then-second = second is then { $space }
web-whyfirst-then-none = then nobody is second
web-whyfirst-confirm-play = Play { $card } on { $name }
web-whyfirst-confirm-own = Play { $card } on myself
web-whyfirst-confirm-lay = Lay down { $card }
web-whyfirst-confirm-move = Move { $name }
web-whyfirst-confirm-move-own = Move myself
web-whyfirst-unseen = Cards you have not seen this round

## Points

web-whyfirst-score = Points
web-whyfirst-score-how = After each round the second-placed pawns score the number they stand on. After five rounds the second-highest total wins.
web-whyfirst-score-round = Round
web-whyfirst-score-total = Total
web-whyfirst-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-whyfirst-is-second = second
web-whyfirst-has-chosen = has chosen

## The log by tricks

web-whyfirst-log-round = Round { $round }
web-whyfirst-log-trick = Round { $round }, trick { $trick }
web-whyfirst-log-scores = Round { $round }: second scores
web-whyfirst-log-no-score = Round { $round }: nobody is second
