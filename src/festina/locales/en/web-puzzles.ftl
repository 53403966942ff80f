# Puzzles: those of the day, all of them, and one to solve.

web-puzzles-lead = One choice is clearly best. Find it, and see why.
web-puzzles-today = Puzzles of the day
web-puzzles-all = All puzzles
web-puzzles-puzzle = Puzzle
web-puzzles-number = Puzzle { $number }
web-puzzles-about = Puzzle: { $theme }
web-puzzles-theme-none = Mixed
web-puzzles-stars = { $count ->
        [one] 1 star out of 5
       *[other] { $count } stars out of 5
    }
web-puzzles-of = { $solved } of { $count } solved
web-puzzles-solved = solved
web-puzzles-missed = not solved
web-puzzles-solve = Solve
web-puzzles-solve-theme = Solve a puzzle: { $theme }
web-puzzles-again = View again
web-puzzles-choose = Choose one

## One's own record

web-puzzles-record = Your record
web-puzzles-record-tried = Tried
web-puzzles-record-solved = Solved
web-puzzles-record-streak = In a row
web-puzzles-record-longest = Longest run
web-puzzles-record-note = The first answer counts. Only this device remembers it.
web-puzzles-record-none = You have not tried any puzzle yet.

## One puzzle

web-puzzles-ask = What should { $name } do?
web-puzzles-ask-sentence = Decide on the board. The first answer counts.
web-puzzles-nudge = A hint
web-puzzles-right = Right!
web-puzzles-wrong = Not the best: it loses { $points } points
web-puzzles-best-was = Best: { $action }
web-puzzles-solution = Solution
web-puzzles-next = Next puzzle
web-puzzles-retry = Try again
web-puzzles-analyse = Look at it on the analysis board
