# The words of the start page and of what stands on every page: they come first.

## Start page

web-home-title = The fastest does not win.
web-home-lead = Run on carrots, eat your lettuces, and come home with almost nothing left.
web-home-race = Race now
web-home-race-first = You against three gentle bots. No account, no waiting.
web-home-race-last = As last time: { $what }
web-home-learn = Teach me
web-home-waits = Your games
web-home-waits-more = { $count ->
    [one] and one more game
   *[other] and { $count } more games
}
web-home-turn-of = { $name } is to move
web-home-invited = { $count ->
    [one] one invitation
   *[other] { $count } invitations
}
web-home-links = More
web-home-lobby = Lobby
web-home-lobby-free = { $count ->
    [one] Lobby: one table has a free seat
   *[other] Lobby: { $count } tables have a free seat
}
web-home-me = My profile
web-home-replay = Replays
web-home-companion = Companion for the box
web-home-rules = Rules of every edition
web-home-move = Move to another device

## The doors of the games

web-door-hare = { $count ->
    [7] Seven editions
   *[other] { $count } editions
}, { $from } to { $to }
web-door-whyfirst = Only second place scores
web-way-bots = Bots
web-way-friends = Friends
web-way-device = One device

## The race that runs by itself

web-race-live = A race of four bots.
web-race-pause = Stop the race
web-race-play = Let them run
web-race-runs = { $name } runs to { $space }.
web-race-back = { $name } goes back to { $space }.
web-race-eats = { $name } eats on { $space }.
web-race-ate = { $count ->
    [0] { $name } has eaten the last lettuce.
    [one] { $name } has one lettuce left.
   *[other] { $name } has { $count } lettuces left.
}
web-race-draws = { $name } draws a hare card.
web-race-home = { $name } comes in { web-place }.

## A table in one line

web-told = { $title }, { $who }, { $rules }.
web-told-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
web-told-you = you
web-told-watch = bots alone
web-told-friends = { $count ->
    [1] a friend
   *[other] { web-told-number } friends
}
web-told-here = { $count ->
    [1] somebody beside you
   *[other] { web-told-number } people beside you
}
web-told-bots-gentle = { $count ->
    [1] { web-told-number } gentle bot
   *[other] { web-told-number } gentle bots
}
web-told-bots-fair = { $count ->
    [1] { web-told-number } fair bot
   *[other] { web-told-number } fair bots
}
web-told-bots-hard = { $count ->
    [1] { web-told-number } hard bot
   *[other] { web-told-number } hard bots
}
web-told-bots-merciless = { $count ->
    [1] { web-told-number } merciless bot
   *[other] { web-told-number } merciless bots
}
web-told-bots-mixed = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } mixed bots
}
web-told-bots-own = { $count ->
    [1] { web-told-number } bot
   *[other] { web-told-number } bots
}
web-told-usual = usual rules
web-told-variants = { $count ->
    [1] one variant
   *[other] { web-told-number } variants
}

## Announcements

web-announcements = Announcements
web-announcement-read = I have read this
