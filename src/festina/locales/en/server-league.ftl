# What the server says about races of the day, ratings, pairings and cups.

## The race of the day

server-daily-no-day = There is no race of that day.
server-daily-first = First the race that counts: you can practise once it is over.
server-daily-no-undo = In the race of the day nothing is taken back: everybody has one try.
server-daily-same-cards = The cards of the day belong to the race of the day: practise it there.

## Cups

server-cup-no-takeback = In a cup no move is taken back once somebody has answered it.

## Ratings

server-rating-no-name = To stand in the list you need a name: choose one in the settings first.
