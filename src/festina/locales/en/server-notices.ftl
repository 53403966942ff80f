# What the server tells people who are not at their table: notices and the feed; and what it says about them.

## Notices

notice-turn = Your turn
notice-turn-of = { $name }, it is your turn
notice-time = Your time runs short
notice-time-of = { $name }, your time runs short
notice-time-left = { $span } left.
notice-time-until = Until { $time }.
notice-lent = A bot plays for you
notice-lent-of = A bot plays for { $name }
notice-lent-news = As soon as you are back, you play again.
notice-removed = You are no longer at the table
notice-removed-news = The host has freed your seat.
notice-over = The game is over
notice-over-you = You have won!
notice-over-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
notice-rematch = Another game?
notice-rematch-by = { $name } wants another game
notice-invite = You are invited
notice-invite-by = { $name } invites you
notice-game = { $game }.
notice-game-with = { $game } with { $names }.
notice-and = { $names } and { $last }
notice-play = Play
notice-look = Look
notice-test = Notices work
notice-test-body = This is how Festina tells you when it is your turn.
notice-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
notice-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
notice-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
notice-feed-title = Festina: games that wait for you

## What does not work

server-push-off = This server sends no notices.
server-push-endpoint = This is no address of a push service. It must begin with https:// and be on the internet.
server-push-keys = These are no keys of a browser.
server-push-taken = Another browser takes notices under this address.
server-push-unknown = This browser is not known as one that takes notices.
server-push-gone = The browser’s push service does not know this browser any more. Switch notices off and on again.
server-push-failed = The browser’s push service did not take the notice. Try again later.
server-push-muted-too-many = Notices can be switched off for { $most } tables at most.
server-push-quiet-empty = Quiet hours must end at another time than they begin.
server-push-no-zone = “{ $zone }” is no time zone.
server-no-feed = There is no feed at this address. It may have been withdrawn.
