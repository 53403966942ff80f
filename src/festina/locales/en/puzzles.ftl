# Puzzles in the terminal.

puzzles-help = List the puzzles; mine and pack new ones.
puzzles-help-solve = Solve a puzzle.
puzzles-help-which = “today”, “random”, a number in the list, or an id.
puzzles-help-game = The game, such as hare.
puzzles-help-theme = Only puzzles about this.
puzzles-help-level = Only puzzles that players of about this level (1 to 10) solve.
puzzles-help-mine = Mine puzzles from games between strong players. A run that was stopped goes on where it left off.
puzzles-help-journal = The journal of mining; if it is there already, the run goes on with it.
puzzles-help-count = How many puzzles.
puzzles-help-sims = Simulations of the deep look, for each action.
puzzles-help-pack = Explain what was mined, choose a mixed selection and write it into one file.
puzzles-help-journals = Journals of mining, all of one game.
puzzles-help-packed = The file to write.
puzzles-column-number = No.
puzzles-column-id = Id
puzzles-column-theme = Theme
puzzles-column-stars = Difficulty
puzzles-column-ruleset = Table
puzzles-column-action = Action
puzzles-column-share = Win share
puzzles-column-interval = 95% interval
puzzles-no-level = { $level } is not a level: levels go from 1 to 10.
puzzles-no-theme = No puzzle is about “{ $theme }”. Themes: { $known }.
puzzles-none = There are no such puzzles.
puzzles-no-such = “{ $which }” is not a puzzle: say “today”, “random”, a number up to { $last }, or an id.
puzzles-mining = Mining
puzzles-explaining = Explaining
puzzles-interrupted = Stopped. { $file } keeps what was found; the same command goes on.
puzzles-cannot-write = { $file } cannot be written: { $reason }.
puzzles-mined = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $file }
puzzles-packed = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} packed: { $file }
puzzles-several-games = These journals are not all of one game.
puzzles-journal-differs = { $file } belongs to another run: { $game } with seed { $seed }, or another number of simulations.
puzzles-journal-unreadable = { $file } is not a mining journal.
puzzles-not-minable = Nothing can be mined from { $game }: it has no champion or no levels.
puzzles-title = Puzzle { $id }  { $theme }  { $stars }
puzzles-task = Find the best action. “hint” gives a hint, “show” the solution, “quit” leaves.
puzzles-prompt = Your action:
puzzles-no-nudge = There is no hint for this one, only the numbers.
puzzles-right = Right!
puzzles-nearly = Nearly as good as the best, { $best }: your action costs only { $loss } points.
puzzles-wrong = The best is { $best }; your action costs { $loss } points of win share.
puzzles-solution = The best is { $best }.
