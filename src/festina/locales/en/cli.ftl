# What the terminal says.

cli-list = { $first } and { $last }
cli-figure = { $value }
cli-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-you = Player
cli-no = no

## The commands

cli-help = Race games in which the fastest does not win.
cli-help-version = Print the version and leave.
cli-help-language = The language to speak, such as en.
cli-help-seed = The seed of all chance: the same seed, the same cards and dice.
cli-help-ruleset = A game and its options, such as "hare(edition=devir-2014,players=3)".
cli-help-play = Play a game: people and bots at one terminal. Without options it asks.
cli-help-play-ruleset = A game and its options, such as "hare(players=3,hare=nap)", or the name of an edition.
cli-help-edition = The edition, by its id or another name ("festina editions" lists them).
cli-help-players = How many play.
cli-help-seats = Who sits where, such as "Ann,Ben,random": names are people; random, level:5 and search:ms=300 are bots.
cli-help-resume = Go on with a game that was saved.
cli-help-save = Keep the game in this file, from the first turn to the end.
cli-help-rules = Print the rules of an edition, with their numbers and what is our own reading.
cli-help-rules-what = An edition (an id, or a name such as waddingtons), a ruleset or a game.
cli-help-editions = Compare editions side by side.
cli-help-editions-names = Only these editions.
cli-help-replay = Step through a saved game.
cli-help-replay-file = The record of a game.
cli-help-replay-step = Begin at this move.
cli-help-replay-all = Tell the whole story at once.
cli-help-simulate = Play random games by the thousand and count.
cli-help-simulate-games = How many games to play.
cli-help-simulate-limit = Cut a game after so many decisions.
cli-help-simulate-workers = How many threads play; the figures are the same for any number.
cli-help-simulate-json = Print the figures as one line of JSON.
cli-usage = { $problem } “festina --help” tells more.
cli-output = The output cannot be written: { $reason }.
cli-interrupted = Interrupted.

## What goes wrong

cli-no-such-language = There are no words in “{ $language }”. There are: { $known }.
cli-no-such-edition = There is no edition “{ $name }”. There are: { $known }.
cli-which-edition = “{ $name }” may mean several editions: { $found }. Name one of them.
cli-no-such-rules = There are no rules for “{ $name }”. There are editions: { $editions }; and games: { $games }.
cli-no-such-rule = No rule of this table has the id or the word “{ $topic }”.
cli-seats-empty = A seat in “{ $text }” has no name.
cli-seats-twice = Two seats cannot both be called “{ $name }”.
cli-seats-count = This is a game of { $players } seats, but { $count ->
        [one] 1 is
       *[other] { $count } are
    } named.
cli-seats-range = There is no game for { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }; the number of seats can be: { $known }.
cli-resume-alone = A game that is resumed keeps its rules and its seed: leave out the ruleset, --edition, --players and --seed.
cli-file-missing = There is no file { $file }.
cli-file-directory = { $file } is a folder, not a file.
cli-file-forbidden = You are not allowed to read { $file }.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-not-text = { $file } is not a record: it is not even text.
cli-file-too-large = { $file } is too large to be the record of a game.
cli-file-no-folder = { $file } cannot be written: there is no folder { $folder }.
cli-file-not-writable = You are not allowed to write { $file }.
cli-file-foreign = { $file } exists and is no record of a game: choose another name.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-file-bad-record = { $file }: { $problem }
cli-missing-extra = “{ $module }” is needed for this and is not installed. Install it with: { $command }

## Setting the table

cli-welcome = Festina: the fastest does not win.
cli-welcome-usual = Enter starts { $game }: you against { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }. Or name an edition or a ruleset; c to choose, q to leave.
cli-ask-start = Start?
cli-ask-game = Which game ({ $known }) [{ $usual }]?
cli-ask-edition = Which edition [{ $usual }]?
cli-ask-players = How many play ({ $known }) [{ $usual }]?
cli-ask-seats = Who sits where? Names are people; random, level:5, search:ms=300 are bots [{ $usual }]:
cli-ask-again = “{ $answer }” is not among them: { $known }.
cli-seating = The bots take their seats.
cli-goodbye = Another time, then.
cli-table = { $ruleset }, seed { $seed }

## At the table

cli-type-help = Type a number of the list, an action such as { $example }, or “help”.
cli-prompt = { $name }>
cli-choose = Type a number from 1 to { $last }, or “help”.
cli-no-such-number = There is no number { $number } in the list: it ends at { $last }.
cli-not-allowed = { $action } is not allowed now:
cli-why-what = Why what? For example: why { $example }
cli-no-odds = Chance has nothing in store just now.
cli-hand-over = The next turn is { $name }’s. Hand over; { $name } presses Enter.
cli-chance = Chance is played by hand: what did it give?
cli-chance-name = chance
cli-bots-run-on = The bots run on among themselves; Ctrl-C stops them.
cli-cut = The bots were stopped after { $limit } more actions.
cli-open = The game is not over.
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
cli-possible = This is possible now.
cli-help-text =
    1, 2, 3, …     the action with this number in the list
    { $example }
                   an action by its name
    Enter          the action, if there is only one
    why ACTION     what it would bring, or why it is not allowed
    odds           what chance may bring
    undo           take your last action back, if chance has not spoken since
    board          draw everything again
    rules          the rules of this table; with an id or a word, only those
    save FILE      keep the game, to go on later with “festina play --resume FILE”
    quit           leave
cli-undone = Taken back.
cli-undo-nothing = You have not decided anything yet.
cli-undo-chance = Chance has spoken since your last action: it cannot be taken back.
cli-undo-others = { $name } has acted since your last action: it cannot be taken back.
cli-undo-too-late = That cannot be taken back any more.
cli-undo-reveal = Something hidden was shown since your last action: it cannot be taken back.
cli-ask-save = Save the game? Enter for { $file }, another name, or “no”:
cli-ask-save-end = Keep the record of this game? A file name, or Enter for no:
cli-saved = Saved in { $file }.
cli-left-unsaved = The game was not saved.
cli-resume-with = Go on with: festina play --resume { $file }

## Replays

cli-replay-title = { $ruleset }, move { $move } of { $last }
cli-replay-prompt = Move { $move } of { $last }: Enter next, b back, a number, q leave>
cli-replay-no-such-move = There is no move { $move }: the record has moves 0 to { $last }.

## Rules and editions

cli-rules-title = Rules of { $ruleset }
cli-rules-marks = Behind each id: T stated in a rulebook, F found in public sources, I our reading or reconstruction.
cli-rules-reconstructed = Reconstructed: { $what }
cli-editions-name = Name
cli-editions-years = Years
cli-editions-publishers = Publishers
cli-editions-board = Board
cli-editions-board-old = old
cli-editions-board-new = new
cli-editions-start = Carrots, 3/4/5/6 players
cli-editions-start-two = Carrots, two players
cli-editions-restart = After a restart
cli-editions-as-started = as at the start
cli-editions-finish = At Finish, at most
cli-editions-finish-place = 10 × place
cli-editions-finish-flat = { $limit }, whatever the place
cli-editions-hare = Hare spaces
cli-editions-hare-chart = chart ({ $year })
cli-editions-hare-die = die ({ $year })
cli-editions-hare-deck = { $cards } cards ({ $year })
cli-editions-first-pawn = First of two pawns home with
cli-editions-lettuces-any = any lettuces
cli-editions-lettuces-none = no lettuce
cli-editions-printed = Printed numbers
cli-editions-printed-from-start = from Start
cli-editions-printed-to-finish = down to Finish
cli-editions-runner = Slow runner
cli-editions-runner-tortoise = tortoise
cli-editions-runner-hedgehog = hedgehog
cli-editions-reconstructed = Reconstructed
cli-editions-nothing = nothing
cli-editions-hint = “festina rules ID” prints an edition’s rules, “festina play --edition ID” plays it.

## Simulations

cli-simulate-warming = Warming up: compiling the rules
cli-simulate-playing = Playing
cli-simulate-title = { $games ->
        [one] 1 random game
       *[other] { $games } random games
    } of { $ruleset }, seed { $seed }
cli-simulate-mean = Decisions a game, mean
cli-simulate-quantile = { $percent }% of finished games take at most
cli-simulate-cut = Cut after { $limit } decisions
cli-simulate-title-wins = Who won, of the finished games
cli-simulate-seat = seat
cli-simulate-wins = games
cli-simulate-share = share
cli-simulate-interval = 95% interval
cli-simulate-speed = { $decisions } decisions in { $seconds } s by { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }: { $rate } a second (after { $warm } s of warming up).

## Any game

cli-plain-yes = yes
cli-plain-no = no

## Hare & Tortoise: the board

cli-hare-title = Hare & Tortoise ({ $edition })
cli-hare-tile-start = START
cli-hare-tile-finish = HOME
cli-hare-tile-hare = H
cli-hare-tile-carrot = C
cli-hare-tile-lettuce = L
cli-hare-tile-tortoise = { $runner ->
    [hedgehog] G
   *[tortoise] T
}
cli-hare-kind-start = Start
cli-hare-kind-finish = home
cli-hare-kind-hare = hare
cli-hare-kind-carrot = carrot
cli-hare-kind-lettuce = lettuce
cli-hare-kind-tortoise = { $runner ->
    [hedgehog] hedgehog
   *[tortoise] tortoise
}
cli-hare-kind-number = number { $number }
cli-hare-legend-numbers = numbers
cli-hare-legend = Underlined: where you can go. Hollow pawns lie face down.
cli-hare-legend-printed = The board prints the spaces still to go: here in italics, beside the number you type.
cli-hare-start = Start
cli-hare-home = home
cli-hare-team = team { $team }
cli-hare-note-eat = eats next
cli-hare-note-miss = misses a turn
cli-hare-note-nap = asleep
cli-hare-note-leave = must leave
cli-hare-note-turn = to act
cli-hare-column-player = player
cli-hare-column-space = space
cli-hare-column-carrots = carrots
cli-hare-column-lettuces = lettuces
cli-hare-column-change = carrots
cli-hare-column-left = left
cli-hare-column-position = pos.
cli-hare-do-take = stay, take 10
cli-hare-do-give = stay, give 10
cli-hare-do-nothing = do nothing
cli-hare-do-eat = eat a lettuce
cli-hare-do-miss = miss the turn
cli-hare-do-restart = restart
cli-hare-do-keep = keep the gift
cli-hare-do-bank = bank the gift
cli-hare-describe = { $action } ({ $target }): { $cost ->
        [0] costs nothing
       *[other] costs { $cost }
    }{ $gain ->
        [0] {""}
       *[other] , brings { $gain }
    }, leaves you { $left ->
        [one] 1 carrot
       *[other] { $left } carrots
    }, in { $position } position.
cli-hare-odds = { $chances } in { $total } ({ $percent }%): { $shown ->
        [none] { $effect }
       *[other] { $shown }: { $effect }
    }
cli-hare-odds-position = (for a pawn in { $position } position)
cli-hare-moves = { $seat } pays { $amount } and moves{ $pawn ->
        [one] {""}
       *[other] {" "}{ $pawn }
    } { $space ->
        [64] across the line.
       *[other] to { $space } ({ $kind }).
    }
cli-hare-end-open = The race is not over.
cli-hare-aimless = Aimless play may never end (HT-853).
cli-hare-end-team = Team { $team } wins: { $names } are all home.
cli-hare-end-both = { $name } wins: both pawns are home.
cli-hare-end-first = { $name } wins: first home.
cli-hare-end-place = { $place }: { $name }
cli-hare-end-running = Not home: { $names }

## Hare & Tortoise: tables

cli-hare-sheet-players = players
cli-hare-sheet-start = carrots at the start
cli-hare-sheet-restart = carrots after a restart
cli-hare-sheet-lettuces = lettuces
cli-hare-sheet-finish = Carrots allowed at Finish, by place: { $places }.
cli-hare-sheet-deck = The hare deck
cli-hare-sheet-die = The hare’s table: a row for the position, a column for the die
cli-hare-sheet-chart = The hare’s chart: a row for the card drawn, a column for the position
cli-hare-sheet-star = * reconstructed
cli-hare-stats-more = A game has { $restarts } restarts, { $lettuces } lettuces eaten and { $draws } draws of chance on average.
cli-hare-stats-kinds = Where moves ended
cli-hare-stats-kind = kind
cli-hare-stats-spaces = spaces
cli-hare-stats-moves = moves
cli-hare-stats-share = share
cli-hare-stats-each = a space a game
cli-hare-stats-most = Most used:
cli-hare-stats-least = Least used:

## Why First?

cli-whyfirst-title = Why First?
cli-whyfirst-now = Round { $round } of { $rounds }, trick { $trick }
cli-whyfirst-column-space = space
cli-whyfirst-column-total = total
cli-whyfirst-note-second = second
cli-whyfirst-note-card = { $card }
cli-whyfirst-note-chosen = has chosen
cli-whyfirst-hand = Your cards: { $cards }
cli-whyfirst-hand-of = { $name } holds { $cards }
cli-whyfirst-played = Played this round: { $cards }
cli-whyfirst-legend = A lane for each pawn, from −12 to +16; the space that is second now is shaded.
cli-whyfirst-on = { $name } (@{ $target })
cli-whyfirst-move = { $name }’s pawn from { $origin } to { $space }; second would be: { $second }
cli-whyfirst-nobody = nobody
cli-whyfirst-elsewhere = Not seen this round: { $cards }
cli-whyfirst-deck = { $size } cards: { $cards }
cli-whyfirst-white = White numbers: { $cards }

## The operator

cli-help-admin = Look after tables and people: reports, bans, announcements.
cli-help-admin-json = Print everything as one line of JSON.
cli-help-admin-number = The number that the list shows.
cli-help-admin-table-id = The id of the table.
cli-help-admin-tables = List the tables, the latest first.
cli-help-admin-status = Only tables with this status.
cli-help-admin-reported = Only tables with open reports.
cli-help-admin-limit = How many at most.
cli-help-admin-table = Show a table and the devices of its seats.
cli-help-admin-close = Close a table: its game ends here.
cli-help-admin-reports = List the open reports.
cli-help-admin-reports-all = The closed ones too.
cli-help-admin-report = Show a report, with what the person had said.
cli-help-admin-report-close = Close it: it is dealt with.
cli-help-admin-ban = Ban a device or a range of addresses: no playing and no looking on any more.
cli-help-admin-ban-reason = The reason, which the person gets to read.
cli-help-admin-ban-device = The id of the device ("festina admin table" shows it).
cli-help-admin-ban-network = An address or a range, such as 203.0.113.0/24 or 2001:db8::/64.
cli-help-admin-ban-report = The person this report is about; the report is closed with it.
cli-help-admin-ban-days = For so many days; otherwise until it is lifted.
cli-help-admin-bans = List all bans.
cli-help-admin-unban = Lift a ban.
cli-help-admin-announce = Say something to everybody on the server.
cli-help-admin-announce-text = What to say.
cli-help-admin-announce-hours = For so many hours; otherwise until it is withdrawn.
cli-help-admin-announcements = List all announcements.
cli-help-admin-unannounce = Withdraw an announcement.
cli-admin-table-line = { $table }  { $status }{ $public ->
        [yes] , public
       *[no] { "" }
    }  { $ruleset }  { $people }  { $changed }{ $reports ->
        [0] { "" }
        [one] , 1 report
       *[other] , { $reports } reports
    }
cli-admin-table = { $table }: { $status }, { $ruleset }. Host: device { $host }
cli-admin-seat = Seat { $seat } ({ $kind }): { $name }, device { $device }
cli-admin-table-reports = Reports: { $numbers }
cli-admin-no-tables = There are no such tables.
cli-admin-no-table = There is no table “{ $table }”.
cli-admin-busy = Table { $table } is being played too fast. Try again.
cli-admin-ended = Table { $table } has already ended.
cli-admin-closed = Table { $table } is closed.
cli-admin-report-line = { $number }  { $at }  { $reason ->
        [words] words
        [name] name
        [stalling] stalling
        [cheating] cheating
       *[other] other
    }: { $name }, table { $table }, seat { $seat }{ $state ->
        [closed] {" "}(closed)
       *[open] { "" }
    }
cli-admin-report-text = What was reported: { $text }
cli-admin-report-about = About device { $device }, network { $network }
cli-admin-report-by = By device { $device }
cli-admin-said = { $at }  { $text }
cli-admin-report-closed = Report { $number } is closed.
cli-admin-no-reports = There are no reports.
cli-admin-no-report = There is no report { $number }.
cli-admin-ban-whom = Name one of these: --device, --network or --report.
cli-admin-no-device = There is no device “{ $device }”.
cli-admin-banned = Ban { $number }: { $whom }. Servers follow within seconds.
cli-admin-ban-line = { $number }  { $whom }  { $until }  { $reason }
cli-admin-no-bans = There are no bans.
cli-admin-no-ban = There is no ban { $number }.
cli-admin-unbanned = Ban { $number } is lifted.
cli-admin-announced = Announcement { $number }: everybody sees it within seconds.
cli-admin-announcement-line = { $number }  { $until }  { $text }
cli-admin-no-announcements = There are no announcements.
cli-admin-no-announcement = There is no announcement { $number }.
cli-admin-unannounced = Announcement { $number } is withdrawn.
cli-admin-no-end = without end
cli-admin-until = until { $at }
cli-admin-ended-at = ended { $at }
cli-admin-empty = The text is empty.
cli-admin-span = “{ $number }” is no span of time: it must be more than 0.
cli-admin-bad-network = “{ $network }” is no range of addresses: write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
