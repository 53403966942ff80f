# The arena: bots against bots, measured.

arena-help = Let bots play each other in balanced seatings, and measure their strength.
arena-help-bots = The bots, such as "level:3,level:5,mybot.py"; list one twice to give it two seats. If a command holds commas, separate by semicolons.
arena-help-games = How many games to play.
arena-help-seed = The seed of the arena: the same seed and simulation budgets give the same games.
arena-help-workers = How many processes play; the result is the same for any number.
arena-help-limit = Cut a game after so many decisions.
arena-help-move-seconds = Seconds for a move; a bot that takes longer loses the move.
arena-help-sprt = With two bots: stop as soon as it is clear whether the first one’s strength is nearer to LOW or to HIGH, in Elo (0:30) or in win shares (50%:55%).
arena-help-alpha = The risk of accepting HIGH although LOW is right.
arena-help-beta = The risk of accepting LOW although HIGH is right.
arena-help-out = Write the results to this file: .parquet, .csv (a row per seat and game) or .json (standings and settings).
arena-help-resume = Go on with an arena that was interrupted, from the journal beside --out.
arena-help-json = Print the results as one line of JSON.

## What goes wrong

arena-bots-count = An arena has 1 to { $most } bots, not { $count }.
arena-bots-empty = A bot in “{ $text }” has no name.
arena-move-seconds = move-seconds must be a number above 0 and at most { $most }, not { $value }.
arena-bad-sprt = “{ $text }” is no question: give two bounds, the lower first, in Elo (0:30) or in win shares (50%:55%).
arena-bad-risk = { $option } must be a number between 0 and 0.5, not { $value }.
arena-sprt-two = --sprt compares two bots; { $count ->
        [one] only 1 is
       *[other] { $count } different ones are
    } named.
arena-bad-ending = Results cannot be written to { $file }: its name must end in one of { $known }.
arena-out-folder = { $file } is a folder, not a file.
arena-out-no-folder = { $file } cannot be written: there is no folder { $folder }.
arena-out-forbidden = You are not allowed to write { $file }.
arena-out-failed = { $file } cannot be written: { $reason }.
arena-resume-needs-out = --resume needs --out: the journal of finished games stands beside that file.
arena-resume-fewer = { $kept } games are kept, more than the { $games } asked for now: ask for at least as many, so that none is lost.
arena-journal-exists = { $file } holds { $games ->
        [one] 1 game
       *[other] { $games } games
    } of an arena that was interrupted. Go on with --resume, or remove it.
arena-journal-unreadable = { $file } is no journal of an arena that this version can read; remove it to begin anew.
arena-journal-differs = { $file } belongs to another arena: its { $setting } was { $then }, now it is { $now }.
arena-worker-died = Game { $game } has ended two worker processes (exit code { $code }). With --out, --resume goes on from the games that are done.

## While it runs

arena-warming = Warming up: the search is fetched from the cache, or compiled (that takes about a minute, once)
arena-playing = Games
arena-nothing-to-resume = There is no journal beside { $file }: this arena begins from the first game.
arena-interrupted = Interrupted after { $done } of { $games } games.
arena-go-on = They are kept in { $file }: the same command with --resume goes on.

## The result

arena-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $ruleset }, seed { $seed }
arena-column-bot = bot
arena-column-games = games
arena-column-share = win share
arena-column-interval = 95% interval
arena-column-place = place
arena-column-rating = rating
arena-column-think = ms/move
arena-column-incidents = faults
arena-equal = Shares are for one seat: with equal bots each would be { $share }.
arena-length = { $mean } decisions a game on average; { $cut ->
        [0] none was cut
       *[other] { $cut } cut after { $limit } decisions
    }; { $seconds } s.
arena-unbalanced = Every bot has been in every seat equally often after { $games } games; this was not such a number.
arena-sprt = { $bot }: LOW is { $low } of the wins, HIGH is { $high }; log-likelihood ratio { $ratio } (bounds { $lower } and { $upper }) after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of paired games.
arena-sprt-verdict = { $verdict ->
    [high] Accepted: HIGH.
    [low] Accepted: LOW.
   *[open] Not decided yet: more games are needed.
}
arena-incidents = What bots did wrong (the move was then chosen at random):
arena-incident = game { $game }, seat { $seat }, { $bot }: { $problem }
arena-incidents-more = … and { $count ->
        [one] 1 more
       *[other] { $count } more
    }.
arena-written = Written to { $file }.
