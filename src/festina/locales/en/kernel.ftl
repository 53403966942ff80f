# What the kernel and the house say, whatever the game.

## Acting

illegal-move = “{ $text }” is not allowed now.
action-not-text = An action is a text such as “>12”, not a value of type { $type }.
name-the-seat = Several seats are to act ({ $seats }): say which one.
no-such-seat = There is no seat { $seat } here; seats are numbered from 0 to { $last }.
nothing-to-undo = There is no decision to take back.
nothing-to-retract = Seat { $seat } has no hidden choice to take back.
both-reasons = { $first } { $second }
# What data says in every language, by the language’s code.
in-languages = { $en }

## Setting a game up

chance-mode-unknown = Chance cannot be “{ $mode }”: it is “auto” (the dealer plays it) or “manual” (you do).
bad-seed = { $seed } is no seed: a whole number from 0 to 18446744073709551615 is.
bad-date = “{ $date }” is no date: write it like 2026-11-15.
bad-seat-names = The names of the seats are a list of { $players } texts, one for each seat.
bad-seat-name = “{ $name }” cannot be a seat’s name: 1 to 80 printable characters, without “|”.

## Ruleset texts

ruleset-not-text = A ruleset is a text such as “hare(players=3)”, not a value of type { $type }.
ruleset-not-readable = “{ $text }” is no ruleset: write the game’s name, then its options in brackets, as in “hare(players=3)”.
ruleset-not-an-option = “{ $part }” in “{ $text }” is no option: write name=value.
ruleset-option-twice = The option { $option } is given twice in “{ $text }”.
ruleset-option-differs = The option { $option } is given twice, as { $first } and as { $second }.
ruleset-no-such-game = There is no game “{ $game }”. There are: { $known }.
ruleset-no-such-option = The game { $game } has no option “{ $option }”. It has: { $known }.
ruleset-no-such-value = { $option } cannot be “{ $value }”. It can be: { $known }.

## Start positions

start-not-a-mapping = This must be a mapping of facts, such as facts() gives.
start-unknown-key = There is no fact “{ $key }” here. There are: { $known }.
start-must-be-null = This means nothing at this table; leave it out, or make it null.
start-other-ruleset = These are the facts of another table; this one is { $ruleset }.
start-must-be = This can only be { $value } here.
start-not-a-flag = This must be true or false.
start-not-a-list = This must be a list.
start-wrong-length =
    { $length ->
        [one] This must have 1 entry
       *[other] This must have { $length } entries
    }, not { $given }.
start-not-a-number = This must be a whole number, not “{ $value }”.
start-out-of-range = This must be from { $low } to { $high }, not { $value }.
start-unknown-word = This cannot be “{ $value }”. It can be: { $known }.

## Records

record-not-text = A record is a text.
record-foreign = This is no record of a game: the first line of one is “{ $title }”.
record-newer = The record is of version { $version }; this program reads “{ $title }”.
record-header-twice = { $header } is given twice.
record-no-ruleset = The record has no “Ruleset:” line.
record-no-such-game = There is no game “{ $game }”. There are: { $known }.
record-because = { $reason }
record-chance = Chance cannot be “{ $mode }”: it is “auto” or “manual”.
record-seed = “{ $seed }” is no seed: a whole number is.
record-date = “{ $date }” is no date: write year-month-day, as in 2010-05-31.
record-start = The start position is not readable: it is one JSON object, as facts() gives it.
record-after-end = The record goes on after its “end” line.
record-steps = The record should hold { $expected ->
        [one] 1 step
       *[other] { $expected } steps
    }, but { $found ->
        [one] 1 was
       *[other] { $found } were
    } found before this line: lines are missing or too many.
record-at-line = line { $line }: { $problem }
record-cut-short = The record stops without its “end” line: it was cut short.
record-not-a-step = “{ $text }” is no step: write a seat or “chance”, a colon, and what it did, as in “0: >10”.
record-veiled = This step is hidden: the record was made for one seat of a running game, and cannot be played again.
record-illegal = The record does not fit the game. { $reason }
record-comment = The record says “{ $said }”, but what the game did by itself here is: { $due }.
record-result = The result should be “{ $result }”.

## Players


## Where a rule comes from

rule-mark-t = stated in a rulebook
rule-mark-f = found in public sources
rule-mark-i = our reading or reconstruction
plan-none = In this game nothing can be planned ahead.
