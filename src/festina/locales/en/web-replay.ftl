# Replays in the browser: finished games, tables of mine, records from a file.

web-replay-lead = Watch a game again, move by move, through anybody’s eyes.
web-replay-finished = Your finished games
web-replay-none = You have not finished a game on this device yet.
web-replay-upload = A record from elsewhere
web-replay-upload-sentence = A record is a text file: the one a finished game lets you download. It is shown here and kept nowhere.
web-replay-file = From a file
web-replay-paste = Or paste its text
web-replay-look = Show it
web-replay-others = Other replays
web-replay-missing = No such replay
web-replay-to-table = Back to the table

## Going through time

web-replay-controls = Go through the game
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-moment = Moment of the game
web-replay-at = Step { $at } of { $last }
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-keys = Keys: arrows for a step, Home and End for the ends, space to play and pause.
web-replay-eyes = Through the eyes of
web-replay-spectator = a spectator
web-replay-link = Link to this moment
