# What the server says: to operators at the terminal, and to players whose request it does not carry out.

## The command line

server-help-serve = Serve the game in the browser.
server-help-host = The address to listen on; 0.0.0.0 lets phones in the same network in.
server-help-port = The port to listen on (0: any free one).
server-help-database = Where games are kept: sqlite:///file or postgresql://….
server-help-bus = “local”, or redis://… if several server processes share the tables.
server-help-config = A TOML file with settings; the environment (FESTINA_…) and the command line win.
server-help-open = Open the page in a browser.
server-help-db = Look after the database of the server.
server-help-check = Play every stored game again and report those that no longer fit.
server-help-migrate = Bring the database to the present shape.
server-help-tidy = Show what is old enough to be deleted, and what waits for your consent.
server-help-tidy-confirm = Confirm that the clock is right and that everything marked by now may be deleted.
server-help-backup = Copy everything into one file.
server-help-restore = Copy a backup into an empty database.
server-help-backup-file = The file of the backup.
server-ready = Festina is ready: { $address }
server-ready-phones = Phones in the same network find it here:
server-ready-stop = Stop it with Ctrl-C.
server-stopped = Stopped. All games are kept.
server-did-not-start = The server could not start; the lines above say why.
server-cannot-listen = Nothing can listen on { $host }, port { $port }: { $problem }. Another port helps (--port), or stopping what uses this one.
server-bad-database = “{ $url }” is no database for Festina: use sqlite:///file or postgresql://user@host/name.
server-no-database = There is no database “{ $file }”. Check the address; “festina serve” and “festina db migrate” create a new one.
server-database-served = Another Festina server is already using “{ $file }”. Stop that one first, or give this one a file of its own (--database). Several processes need PostgreSQL and Redis.
server-bad-bus = “{ $url }” is no bus: use “local” or redis://host.
server-no-bus = The Redis server does not answer: { $problem }
server-no-config = There is no settings file “{ $file }”.
server-bad-config = The settings file “{ $file }” cannot be read: { $problem }
server-bad-setting = The setting “{ $name }” does not fit: { $problem }
server-not-migrated = This database has no tables of Festina yet, or older ones. “festina db migrate” brings it up to date.
server-migrated = The database is up to date.
server-tidy-clock = The clock says { $now }, and the database was last used on { $expected }. Nothing is deleted until the clock can be trusted.
server-tidy-due = { $what ->
    [tables] Tables
   *[devices] Devices
}: { $due } of { $total } too old, { $ripe } to be deleted now, { $waiting } waiting for your consent.
server-tidy-confirm = If the clock is right and this is what you want: festina db tidy --confirm
server-tidy-confirmed = Confirmed: it is { $now }, and what is marked by now may be deleted. A running server begins within a minute.
server-check-bad = { $table } ({ $ruleset }): { $problem }
server-check-done = { $good ->
        [one] 1 game fits
       *[other] { $good } games fit
    }, { $bad ->
        [one] 1 does not.
       *[other] { $bad } do not.
    }
server-check-entry = entry { $number } does not fit: { $problem }
server-check-row = what is stored of the table itself does not fit: { $problem }
server-check-missing = { $entries } entries are there, { $version } should be.
server-check-status = the table says “{ $status }”, its moves do not.
server-check-record = its record tells another game.
server-backup-exists = “{ $file }” is there already; nothing was written.
server-no-backup = There is no file “{ $file }”.
server-not-a-backup = “{ $file }” is no backup of Festina.
server-restore-not-empty = The database holds games already: a backup goes into an empty one.
server-backed-up = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } copied to { $file }.
server-restored = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } restored.

## Requests that are not carried out

server-malformed = That request does not fit ({ $where }): { $problem }
server-not-json = That is not a JSON object.
server-too-large = That is too much: { $kilobytes } kB at most.
server-too-fast = That was too fast. Wait a moment and try again.
server-too-many-public = Your network has as many public tables open as it may ({ $most }). Finish or leave one first, or do not make this one public.
server-other-origin = This page may not talk to this server.
server-trouble = Something went wrong on the server. Nothing was changed; please try again.
server-busy = The table is very busy just now. Please try again.
server-no-page = There is nothing at this address.
server-who-are-you = You hold no seat here yet.
server-no-language = There are words in these languages: { $known }.
server-name-empty = A name needs at least one letter.
server-nothing-to-change = Nothing was named that should change.

## Tables and seats

server-no-table = There is no such table. It may have been given up.
server-table-is = { $status ->
    [open] The game has not begun yet.
    [running] The game has begun already.
    [over] The game is over.
   *[closed] The table is closed.
}
server-not-started = The game has not begun yet.
server-seats-wanted = This game has { $players } seats, and { $given } were named.
server-no-such-lesson = There is no lesson “{ $lesson }” for these rules.
server-seats-open = There are still free seats: wait for people, or seat bots.
server-seat-taken = That seat is taken.
server-no-seat = There is no such seat: they go from 0 to { $last }.
server-no-seat-here = You hold no seat at this table.
server-not-your-seat = Seat { $seat } is not yours.
server-no-person-there = Nobody sits there.
server-host-only = Only the host of the table may do that.
server-no-spectators = This table is for its players only.
server-by-invitation = This table is by invitation.
server-no-invitation = This invitation has been used or withdrawn. Ask for a new one.
server-no-code = This code does not fit: it may be used, or older than ten minutes.
server-code-is-yours = These seats are already on this device.
server-code-empty = There is nothing to move: the device that made this code no longer holds the seat.
server-rematch-made = There is a rematch already.
server-no-demo = There is no race to watch for this game.
server-no-shared-game = There is no such game.

## Playing

server-no-such-command = There is no such command; there are: { $known }.
server-bad-id = Every command carries an id of 1 to { $longest } characters.
server-bad-action = An action is a text of at most { $longest } characters.
server-no-version = A move says which version of the table it is for.
server-stale = Something has happened since you chose. Look again, then choose.
server-chance-is-dealt = Here the table draws and rolls by itself.
server-seat-is-lent = A bot is playing for you. Take your seat back first.
server-undo-too-late = It is too late to undo: somebody has acted, or a card or die has spoken. You can ask the others to take it back.
server-nothing-to-retract = There is no hidden choice of yours to take back.
server-takeback-asked = Somebody is already asking to take a move back.
server-takeback-nothing = You have not made a move that could be taken back.
server-takeback-not-asked = Nobody is asking to take a move back.
server-takeback-not-you = Your answer is not needed.
server-cannot-lend = That seat cannot be given to a bot now: its player is here, or has not been gone for long enough.
server-not-lent = No bot is playing for that seat.
server-not-resting = No bot is resting here.
server-damaged-table = This game is stored in a way that no longer fits. Whoever runs the server finds the reason in the log.
server-replay-too-long = This record is too long to be shown here: at most { $most } lines.
server-database-trouble = The database cannot be used: { $problem }
server-bot-failed = { $why ->
    [overran] The bot took too long; a move was drawn for it.
   *[crashed] The bot failed; a move was drawn for it.
}

## Chat

server-chat-empty = There is nothing to say in that.
server-chat-closed = This table has no chat.
server-chat-seats-only = Only those with a seat may talk here.
server-muted = The host has muted you.
server-no-chat = There is no such line.

## Among strangers

server-words-off = You see no messages at this table. Turn them on first; reactions always work.
server-host-is-blocked = You have blocked the host of this table. Lift the block if you want to play there.
server-not-for-you = This table has no seat for you.
server-not-yourself = You cannot do that to yourself.
server-too-many-blocks = You have blocked { $most } people already. Lift a block first.
server-no-block = There is no such block.
server-banned = You can no longer play or look on here. The operator’s reason: { $reason }
server-banned-until = You cannot play or look on here until { $until }. The operator’s reason: { $reason }
server-same-cards-private = At a public table the cards cannot be dealt again: somebody might sit down who has not seen them.
