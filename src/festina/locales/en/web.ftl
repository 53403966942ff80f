# What the pages in the browser say. The game itself speaks through hare.ftl and whyfirst.ftl.
# The slow runner is a tortoise in some editions and a hedgehog in others: where it is named, both are here.

## Words used on many pages

web-title = Festina
web-title-turn = Your turn
web-nav = Pages
web-nav-home = Start page
web-nav-games = My games
web-nav-lobby = Lobby
web-nav-puzzles = Puzzles
web-nav-rules = Rules
web-nav-daily = Race of the day
web-nav-ratings = Ratings
web-nav-me = Me
web-language = Language
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = One moment …
web-guest = Guest
web-somebody = Somebody
web-default-name = Guest
web-name = Name
web-name-yours = Your name
web-game-hare = Hare & Tortoise
web-game-whyfirst = Why First?
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-team = Team { $team }
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-status-open = waiting
web-status-running = running
web-status-over = finished
web-status-closed = given up

## What goes wrong

web-trouble-unreachable = The server cannot be reached. Check your connection and try again.
web-trouble-unreadable = The server gave an answer that cannot be read.
web-trouble-crowded = The server has its hands full just now. Wait a moment and try again.
web-trouble-unknown = Something went wrong. Please try again.
web-not-found-title = Nothing here
web-not-found = There is no such page. Perhaps the address was cut short.

## A new table

web-new-title = A new table
web-new-game = The game
web-new-edition = The edition
web-new-players = How many play
web-new-two-hare = With two players everybody runs with two hares.
web-new-two-whyfirst = With two players Leo joins: a third runner who plays his cards blindly.
web-new-seats = Who sits where
web-new-seat-kind = Seat { $number }: who plays?
web-new-seat-me = Me
web-new-seat-person = Somebody at this device
web-new-seat-bot = A bot
web-new-seat-open = A friend, by link
web-new-seat-open-sentence = You get the link on the next page.
web-new-variants = Variants
web-new-table-options = Clock and privacy
web-start-game = Start
web-open-table = Open the table
web-table-public = In the lobby
web-table-public-sentence = Anybody on this server may take a free seat.
web-table-spectators = Others may watch
web-table-spectators-sentence = They see what lies open, never a secret.
web-table-chat = Chat
web-table-chat-sentence = People at the table can write to each other.
web-table-autoplay = Play forced moves for me
web-table-autoplay-sentence = When there is only one thing to do, the table does it.
web-pace = How fast
web-pace-days = { $days ->
    [one] Up to one day for a turn
   *[other] Up to { $days } days for a turn
}

## Bots

web-bot = Bot
web-bot-levels = By strength
web-bot-characters = Characters
web-bot-level = { $level ->
    [1] Level 1, gentle
    [5] Level 5, solid
    [10] Level 10, merciless
   *[other] Level { $level }
}
web-bot-random = Whimsical: anything allowed
web-bot-plodder = Plodder: one step at a time
web-bot-dasher = Dasher: as far as it can
web-bot-alternator = Jumper: a leap, a step, a leap
web-bot-eager = Eager: always wants to be first
web-bot-modest = Modest: just behind the leader
web-bot-saboteur = Saboteur: plays on others
web-bot-strategist = Strategist: weighs every move
web-bot-search = Thinker: plays it out in its head
web-bot-champion = Champion: has learned from thousands of races

# Six names for bots, in the order of the seats, separated by commas.
web-bot-names = Hazel, Bramble, Thistle, Sorrel, Clover, Sloe

## Options of Hare & Tortoise

web-option-hare-teams = Teams
web-option-hare-teams-0 = No teams
web-option-hare-teams-0-sentence = Everybody runs for themselves.
web-option-hare-teams-2 = Two teams
web-option-hare-teams-2-sentence = The first team with all its hares home wins; for four or six players.
web-option-hare-teams-3 = Three teams
web-option-hare-teams-3-sentence = Pairs of two; for six players.
web-option-hare-hare = Hare spaces
web-option-hare-hare-edition = As in the edition
web-option-hare-hare-edition-sentence = Cards, die or chart, as the box has them.
web-option-hare-hare-sprint = Sprint
web-option-hare-hare-sprint-sentence = Nothing happens there; leaving forward costs 5 carrots a space.
web-option-hare-hare-nap = Nap
web-option-hare-hare-nap-sentence = The hare falls asleep and loses a turn, unless somebody passes it.
web-option-hare-hare-closed = Closed
web-option-hare-hare-closed-sentence = Nobody may enter a hare space: no luck at all.
web-option-hare-hare-tournament = Tournament
web-option-hare-hare-tournament-sentence = 10 carrots next turn if nobody passes you, else pay 10 for each who did.
web-option-hare-hare-parking = Parking
web-option-hare-hare-parking-sentence = Nothing happens there.
web-option-hare-until = End of the race
web-option-hare-until-places = Run for the places
web-option-hare-until-places-sentence = The race goes on after the winner, for second place and the rest.
web-option-hare-until-winner = Stop at the winner
web-option-hare-until-winner-sentence = The first one home ends the race.
web-option-hare-first = Who starts
web-option-hare-first-seat0 = The first seat
web-option-hare-first-seat0-sentence = The seat at the top of the list begins.
web-option-hare-first-draw = Drawn
web-option-hare-first-draw-sentence = Chance says who begins.
web-option-hare-open-carrots = Carrots
web-option-hare-open-carrots-false = Secret
web-option-hare-open-carrots-false-sentence = Everybody sees what is paid and taken, and must remember it.
web-option-hare-open-carrots-true = Open
web-option-hare-open-carrots-true-sentence = Everybody sees everybody’s carrots.
web-option-hare-memory-aid = Memory aid
web-option-hare-memory-aid-false = None
web-option-hare-memory-aid-false-sentence = Who wants to know must count along.
web-option-hare-memory-aid-true = Count for us
web-option-hare-memory-aid-true-sentence = The page counts everybody’s carrots from what was paid in the open.
web-option-hare-number-pay = When number spaces pay
web-option-hare-number-pay-on-leaving = On leaving
web-option-hare-number-pay-on-leaving-sentence = Only the hare that moves on is paid, just before it leaves.
web-option-hare-number-pay-turn-start = At the start of the turn
web-option-hare-number-pay-turn-start-sentence = Both hares are paid, whichever moves.

## Options of Why First?

web-option-whyfirst-mode = How cards move pawns
web-option-whyfirst-mode-base = All at once
web-option-whyfirst-mode-base-sentence = Choose a card and whom it moves, in secret; then all are turned up.
web-option-whyfirst-mode-tactical = Tactical
web-option-whyfirst-mode-tactical-sentence = Cards are turned up first; then each moves a pawn, the highest white number first.
web-option-whyfirst-deck = The deck
web-option-whyfirst-deck-standard = 32 cards
web-option-whyfirst-deck-standard-sentence = From −4 to +5, as the publisher’s rules say.
web-option-whyfirst-deck-printed-34 = 34 cards
web-option-whyfirst-deck-printed-34-sentence = With a second +5 and a +6, as one printed table has it.

## Lobby and my games

web-lobby-title = Lobby
web-lobby-lead = Find people to play with, or a table that is open to everybody.
web-lobby-open = With a free seat
web-lobby-running = To watch
web-lobby-none = No table is waiting just now. Look for somebody, or open one: others will find it here.
web-mine-title = My games
web-mine-none = You have not played here yet.
web-mine-now = Running
web-mine-before = Before
web-mine-move = Playing on another device?

## Invitations and moving

web-join-title = { $name } invites you to a race
web-join-gone-title = This invitation is no longer good
web-invite = Invite
web-invite-link = Link for one friend
web-invite-local = This address only works on this computer. For other devices, start Festina with --host and open the address it prints.
web-take-seat = Take the seat
web-move-title = From one device to another
web-move-take = Bring my seats here
web-move-take-sentence = Type the code that your other device shows.
web-move-give = Make a code
web-move-give-sentence = The code moves all your seats from this device to another one.
web-move-code = Code of eight letters
web-move-code-how = On the other device open “Move to another device” and type this code. It is good once, for ten minutes.
web-move-done = { $count ->
    [one] One table is here now.
   *[other] { $count } tables are here now.
}
web-move-seat = Go on playing on another device

## Before the start

web-waiting-title = Who is coming?
web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-host = The game begins when the host starts it.
web-seat-free = free seat
web-seat-number = Player { $number }
web-seat-to-bot = Put a bot here
web-seat-to-open = Free this seat

## At the table

web-seats = Players
web-seat-you = you
web-seat-away = away
web-seat-lent = { $bot } plays for now
web-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-thinking = { $name } is thinking …
web-you-watch = You are watching. { $prompt }
web-skip = Skip
web-undo = Undo
web-lend = Let a bot play
web-return = Play myself
web-resting = The bots have run on alone for a long time, and rest now.
web-wake = Let them run on
web-story = What happened
web-story-empty = Nothing yet.
web-retell = Since my turn
web-retell-title = Show again what happened since my last turn
web-log-undone = { $seat } takes a decision back.
web-chat = Chat
web-chat-empty = Nobody has written anything yet.
web-chat-write = Write something
web-chat-send = Send
web-chat-delete = Delete this line
web-chat-muted = The host has muted you.
web-chat-unread = { $count } new
web-takeback = Taking back
web-takeback-ask = Ask to take my last decision back
web-takeback-asked = { $count ->
    [one] { $name } would like to take the last decision back. Do you agree?
   *[other] { $name } would like to go back { $count } decisions. Do you agree?
}
web-takeback-waiting = { $name } has asked to take a decision back. The others are being asked.
web-agree = Agree
web-decline = Decline
web-hand-over = The next turn is { $name }’s: pass the device on.
web-hand-over-ready = I am { $name }
web-connection-lost = The connection is lost. Nothing is forgotten; trying again …
web-connection-none = The table cannot be reached. Trying again …
web-move-waits = Your decision is kept, and sent as soon as the connection is back.
web-table-menu = Table
web-table-rules = Rules of this table
web-table-closed = This table was given up.
web-table-missing-title = You cannot open this table
web-replay = Replay
web-record = Download the record
web-leave = Leave the table
web-leave-sure = Leave this table? A bot will play on for you.
web-leave-alone = Give this game up? It ends here.
web-leave-alone-yes = Give up
web-people = People
web-mute = Mute
web-unmute = Let them write
web-remove = Remove
web-result = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-result-you = You win!
web-result-place = You come in { web-place }.
web-result-second = The second-highest total wins.
web-rematch = Another game
web-rematch-join = To the next game

## Settings

web-setting-theme = Colours
web-setting-theme-auto = As the system
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-pace = Animations
web-setting-pace-calm = Calm
web-setting-pace-brisk = Brisk
web-setting-pace-none = None
web-setting-pace-reduced = Your system asks for less motion, so there are none.
web-setting-at-once = Move at once
web-setting-at-once-sentence = One click moves, without asking again.
web-privacy = Privacy
web-privacy-sentence = There are no accounts. This device has a name you choose and the games it plays in; a cookie finds them again.
web-forget = Forget this device
web-forget-sure = Forget this device? You leave all your seats, and your name and what you wrote are deleted.
web-forgotten = Forgotten.

## The race on the board

web-hare-board = The track, space by space
web-hare-board-help = Arrow left and right go from space to space, arrow up and down from one space you can reach to the next. Enter chooses, Enter again moves, Escape cancels.
web-hare-dock = Your turn and your carrots
web-hare-own = What you have
web-hare-start = Start
web-hare-finish = Finish
web-hare-space = Space { $number }
web-hare-kind-carrot = carrot
web-hare-kind-lettuce = lettuce
web-hare-kind-hare = hare
web-hare-kind-tortoise = tortoise
web-hare-kind-hedgehog = hedgehog
web-hare-kind-number = number { $number }
web-hare-kind-numbers = numbers { $numbers }
web-hare-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
web-hare-lying-eat = { $name } (eating)
web-hare-lying-miss = { $name } (missing a turn)
web-hare-lying-nap = { $name } (asleep)
web-hare-home-place = home, { web-place }
web-hare-lettuces = { $count ->
    [0] no lettuce left
    [one] 1 lettuce
   *[other] { $count } lettuces
}
web-hare-carrots = { $count ->
    [one] 1 carrot
   *[other] { $count } carrots
}
web-hare-limit-title = What you may hold when you come home next
web-hare-limit = home with at most { $limit }
web-hare-limit-none = home with any number
web-hare-cost = Costs
web-hare-gain = Brings
web-hare-left = Left
web-hare-position = Then
web-hare-price-cost = { $cost ->
    [one] costs 1 carrot
   *[other] costs { $cost } carrots
}
web-hare-price-gain = { $gain ->
    [one] brings 1 carrot
   *[other] brings { $gain } carrots
}
web-hare-price-both = costs { $cost }, brings { $gain }
web-hare-price-free = free
web-hare-then = then { $left ->
    [one] 1 carrot
   *[other] { $left } carrots
}
web-hare-label-move = You can go there: { $price }, { $left } left, then { $place }.
web-hare-label-chosen = Chosen. Enter again moves.
web-hare-label-not = Not allowed:
web-hare-which-pawn = Which of your hares?
web-hare-pawn = Hare { $pawn } · { $space }
web-hare-do-take = Stay and take 10
web-hare-do-give = Stay and give 10
web-hare-answer-take = Take 10
web-hare-answer-give = Give 10
web-hare-do-nothing = Do nothing
web-hare-do-eat = Eat a lettuce
web-hare-do-miss = Get up
web-hare-do-restart = Start again
web-hare-do-keep = Keep the gift
web-hare-do-bank = Put it in the bank

## Games without a board of their own

web-plain-dock = Your turn
web-plain-choices = What you can do
web-plain-facts = The table
web-yes = yes
web-no = no
