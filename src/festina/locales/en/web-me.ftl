## Oneself, and the people one knows

web-me = Me
web-me-runner = My figure
web-me-runner-sentence = It runs for you at every table, unless somebody there has it already.
web-me-history = What I have played
web-me-history-none = Nothing yet. Finished games will be listed here.
web-me-more = Show more
web-me-won = Won
web-me-people = People I have played with
web-me-people-none = Nobody yet. Whoever plays a game with you will be listed here.
web-me-again = Play again
web-me-asked = { $name } is invited.
web-me-friend = See when they are here
web-me-unfriend = No longer see when they are here
web-me-here = Here now
web-me-sessions = My browsers
web-me-this = this one
web-me-sign-out = Sign out
web-me-passkeys = Passkeys
web-me-passkeys-sentence = A passkey brings you back on any browser: no password, no e-mail.
web-me-passkeys-secure = Passkeys work over https, or at localhost.
web-me-passkey-make = Make a passkey
web-me-passkey-use = Sign in with a passkey
web-me-passkey-delete = Delete
web-me-passkey-bring = Bring along what this browser has ({ $count })
web-me-passkey-done = You are signed in.
web-me-profile = Who I am
web-me-games = Games
web-me-place = Mean place
web-me-minutes = Minutes a game
web-me-by = Grouped by
web-me-by-edition = Edition
web-me-by-seats = Seats
web-me-by-opponent = Opponent
web-me-length = { $minutes } min
web-me-together = { $games ->
    [one] One game together
   *[other] { $games } games together
}
web-me-visible = Let others see when I am here
web-me-visible-sentence = Only where both of you wish it; nobody else sees it.
web-me-asks = would like to see when you are here
web-me-waits = not answered yet
web-me-blocked = blocked
web-me-made = Made on { $date }
web-me-sessions-sentence = Every browser that is signed in as you. Sign out those you no longer use.
web-me-browser = A browser
web-me-seen = Last here on { $date }
web-invited = { $name } invites you
web-invited-accept = Take the seat
web-invited-decline = Decline
web-invited-back = { $name } asks you back to your seat
web-invited-removed = taken off
web-invited-asked = asked back
web-link-all = One link for all seats
