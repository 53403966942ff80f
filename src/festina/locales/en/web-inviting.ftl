# Inviting people to a table, and being invited.

## The invitation

web-join-tab = Invitation
web-join-sit = Sit down
web-join-seats = Who sits there
web-join-speaks = The host reads { $language }
web-join-learn = Learn first
web-join-learn-sentence = A first race with a coach; then you come back here.
web-join-rules = Read the rules
web-join-watch = Just watch
web-join-back = Back to the invitation
web-join-full-title = All seats are taken
web-join-full = { $name } has no free seat any more. Ask for another table, or open your own.
web-join-running-title = The race has begun
web-join-running = Nobody can sit down any more, but there are other races.
web-join-over-title = This race is over
web-join-over = You were invited to a race that has been run.
web-join-closed-title = This table is closed
web-join-closed = The host closed it before the race began.
web-join-see = Watch how it went
web-join-own = Open a table
web-join-lobby = Find another table

## Before the start

web-invite-title = Invite people
web-invite-lead = Whoever opens this link can take a free seat.
web-invite-qr = The link as a QR code, for a phone’s camera
web-invite-share = Share
web-invite-renew = New link
web-invite-renewed = The old link does not work any more.
web-invite-people = People you played with
web-invite-ask = Ask
web-invite-ask-whom = Ask { $name } to this table
web-invite-asked = asked
