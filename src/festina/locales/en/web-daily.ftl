# The race of the day.

## The screen

web-daily-title = Race of the day
web-daily-lead = The same rules, cards and bots for everybody. One run counts; the day ends at midnight, universal time.
web-daily-before = The day before
web-daily-after = The day after
web-daily-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
web-daily-streak = { $count } days in a row
web-daily-against = against { $bots }
web-daily-race = Race
web-daily-once = One try, nothing is taken back.
web-daily-go-on = Go on racing
web-daily-given-up = You gave this race up. It has no result.
web-daily-practice = Practise it
web-daily-look = Look at it again
web-daily-place-of = { web-place } of { $of }
web-daily-turns-count = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
web-daily-rank-of = number { $rank } of { $of } runs
web-daily-running = { $count ->
    [one] One more run is under way.
   *[other] { $count } more runs are under way.
}

## The table of results

web-daily-results = Results
web-daily-rank = Rank
web-daily-name = Name
web-daily-place = Place
web-daily-turns = Decisions
web-daily-places = Who came in where
web-daily-you = you
web-daily-order = The better place comes first; at the same place who came further, then who needed fewer decisions.
web-daily-nobody = Nobody is home yet.

## Sharing

web-daily-share = Share the picture
web-daily-copy = Copy as text
web-daily-picture = A picture to share: { $place }, { $detail }. Small squares show the place at each decision, no cards and no moves.

## At the table

web-occasion-daily = Results of the day
web-occasion-practice = Results of the day
web-occasion-cup = To the cup
