# The screen for a new table.

web-edition = Edition
web-edition-note = changes the rules and the look
web-edition-place = { $place } of { $count }
web-compare = Compare
web-compare-all = { $count ->
    [7] all seven
   *[other] all { $count }
}, side by side
web-compare-title = The editions side by side
web-compare-name = Name on the box
web-compare-chosen = chosen
web-new-seats-title = Seats
web-new-seat-press = Press a seat to change who sits there.
web-new-seat-title = Seat { $number }
web-new-seat-here = at this device
web-new-seat-bot-word = bot, { $word }
web-new-seat-link = by link
web-new-you = You
web-done = Done
web-new-preview = The table as it will be
web-new-minutes = { $minutes } min
web-new-variants-none = none chosen
web-new-public = in the lobby
web-new-private = private
web-new-start = Start the race
web-new-next-start = It starts at once and takes about { $minutes } minutes.
web-new-next-now = It starts at once.
web-new-next-link = You get the link for your friends on the next page.
web-new-invite-sentence = Opens the table for friends, who come by a link.
