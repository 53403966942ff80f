# The review of a finished game: who was winning, what everybody decided, luck and play kept apart.

web-review = Review
web-review-missing = There is nothing to review
web-review-not-over = This game is not over yet.
web-review-failed = The review could not be worked out
web-review-working = Working it out …
web-review-progress = { $done } of { $of } positions examined on this device
web-review-back-end = Back to the result
web-review-whose = Whose decisions
web-review-all = All seats
web-review-summary = In short
web-review-link = Copy the link
web-review-table = The graph as a table
web-occasion-trial = Back to the review

## The graph

web-review-graph = Who was winning, turn by turn
web-review-moment = Moment of the game
web-review-says = Turn { $turn }. { $what }. { $shares }
web-review-start = start
web-review-turn = turn { $turn }
web-review-turn-title = Turn { $turn }
web-review-decisions = Decisions, by what they cost (points of win share)
web-review-legend = What the signs mean
web-review-luck-legend = Luck: good above the line, bad below
web-review-chance = Chance
web-review-who = Who
web-review-what = What happened
web-review-lost-column = Judgement

## What a decision was

web-review-grade-best = Best
web-review-grade-good = Good
web-review-grade-slip = Slip
web-review-grade-mistake = Mistake
web-review-grade-blunder = Blunder
web-review-range-best = under ½
web-review-range-good = ½–2
web-review-range-slip = 2–5
web-review-range-mistake = 5–10
web-review-range-blunder = over 10
web-review-lost = { $grade }, { $points } points
web-review-forced = No choice
web-review-forced-sentence = There was only one thing to do.
web-review-settled = The winner was known
web-review-end = The end
web-review-exact = Known exactly: the rest of the game is solved.
web-review-count = { $count } × { $grade }

## The moment

web-review-board = The board at this moment
web-review-to-move = { $name } to move
web-review-chose = { $name } chose { $action }.
web-review-mark-best = best: { $action }
web-review-mark-played = played: { $action }
web-review-mark-both = best and played: { $action }
web-review-alternatives = What could have been done
web-review-best = best
web-review-played = played
web-review-often = { $percent } of the time
web-review-often-title = How often best play chooses it
web-review-between = Other searches find it between { $low } and { $high }, 19 times out of 20
web-review-reasons-to = Said to { $name }:
web-review-against = Compared with { $action }:
web-review-give-or-take = give or take { $points }
web-review-off-column = How far off the shares may be
web-review-shares-off = { $shares }, each give or take { $points }
web-review-why = Why
web-review-try = Try it from here
web-review-analyse = Open on the analysis board
web-review-next-mistake = Next mistake
web-review-previous-mistake = Previous mistake

## Luck

web-review-luck-good = Good luck for { $name }, { $points } points
web-review-luck-bad = Bad luck for { $name }, { $points } points
web-review-luck-sentence = { $name }’s win share was { $before } before it and { $after } after.
web-review-could-come = What could come
web-review-likely = How likely
web-review-came = this came

## What it came to

web-review-accounts = Luck and play, kept apart
web-review-accounts-note = points; each line adds up
web-review-luck = luck
web-review-own = own play
web-review-others = others’ play
web-review-end-column = end
web-review-turnings = Turning points
web-review-no-turnings = No single moment changed much.
web-review-sum-you = { $errors ->
        [0] You lost nothing through errors
        [one] You lost 1 point through errors
       *[other] You lost { $errors } points through errors
    }{ $kind ->
        [good] {" "}and gained { $errors ->
            [0] { $luck ->
                [one] 1 point
               *[other] { $luck } points
            }
           *[other] { $luck }
        } through good luck.
        [bad] { $errors ->
            [0] , but { $luck ->
                [one] 1 point
               *[other] { $luck } points
            }
           *[other] {" "}and { $luck }
        } through bad luck.
       *[even] ; good and bad luck were even.
    } With average luck you would have won { $average } of such games.
web-review-sum = { $errors ->
        [0] { $name } lost nothing through errors
        [one] { $name } lost 1 point through errors
       *[other] { $name } lost { $errors } points through errors
    }{ $kind ->
        [good] {" "}and gained { $errors ->
            [0] { $luck ->
                [one] 1 point
               *[other] { $luck } points
            }
           *[other] { $luck }
        } through good luck.
        [bad] { $errors ->
            [0] , but { $luck ->
                [one] 1 point
               *[other] { $luck } points
            }
           *[other] {" "}and { $luck }
        } through bad luck.
       *[even] ; good and bad luck were even.
    } With average luck { $name } would have won { $average } of such games.
web-review-sum-doubt = Other searches would find the cost of errors within { $errors ->
        [one] 1 point
       *[other] { $errors } points
    } of this and the effect of luck within { $luck ->
        [one] 1 point
       *[other] { $luck } points
    }, 19 times out of 20.
web-review-sum-doubt-errors = Other searches would find the cost of errors within { $errors ->
        [one] 1 point
       *[other] { $errors } points
    } of this, 19 times out of 20.
web-review-sum-doubt-luck = Other searches would find the effect of luck within { $luck ->
        [one] 1 point
       *[other] { $luck } points
    } of this, 19 times out of 20.

## Trying something else

web-review-compare = What you tried
web-review-compare-from = From
web-review-compare-share = Chance then
web-review-compare-then = In the game
web-review-compare-now = When you tried
web-review-try-running = still running
web-review-try-won = won
web-review-try-lost = not won
web-review-try-on = Play on

## Learning from mistakes

web-review-learn = Learn from your mistakes
web-review-learn-of = Learn from { $name }’s mistakes
web-review-learn-number = { $number } of { $count }
web-review-learn-ask = What would you do here?
web-review-learn-hint = In the game you did not choose the best. Choose on the board.
web-review-learn-hint-of = In the game { $name } did not choose the best. Choose on the board.
web-review-learn-answer = Your answer
web-review-learn-then = In the game: { $action } – { $lost }
web-review-learn-next = Go on
web-review-learn-done = { $count ->
        [one] { $right } of 1 found
       *[other] { $right } of { $count } found
    }
web-review-learn-end = Back to the review

## Keys

web-review-keys = Keys and meaning
web-review-key-step = ← →
web-review-key-step-does = one decision or chance event back or forward
web-review-key-mistake = Shift + ← →
web-review-key-mistake-does = to the previous or next mistake
web-review-key-ends = Home, End
web-review-key-ends-does = to the beginning or the end
web-review-about = A point is one percentage point of win share, the chance of winning. A decision is judged by what its seat could know: it costs what the best choice was worth, less what the chosen one was worth. Luck is what chance changed, compared with what could be expected. All of it is worked out on your device.
web-review-about-server = A point is one percentage point of win share, the chance of winning. A decision is judged by what its seat could know: it costs what the best choice was worth, less what the chosen one was worth. Luck is what chance changed, compared with what could be expected. All of it was worked out by the server.

## Worked out by the server

web-review-by-server = The server is working this out, because this device cannot. That may take a minute or two.
web-review-cut-short = The server had no time to work this out to the end. So far you see { $count ->
        [0] none of the { $of } steps
        [one] the first step of { $of }
       *[other] the first { $count } steps of { $of }
    }.
web-review-again = Try again
