### What others show of a link: messengers and search engines.

preview-full = All seats are taken.
preview-running = The race is under way.
preview-over = The race is over.
preview-table = A table to watch, or to sit down at.
preview-replay = A finished race, move by move: { $names }.
preview-bots = A finished race of bots, move by move.
preview-picture = The board of { $game }
preview-house = The start page of Festina: a race on the meadow
