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
web-companion-back = Take the last entry back
