# Insight: positions analysed, games reviewed. A point is a hundredth of the win.

analysis-no-insight = { $game } cannot be analysed: nobody has taught the analysis this game.
analysis-running = Only a game that is over can be reviewed: before that a review would give away what is still hidden.
analysis-bad-sims = sims must be a whole number from { $low } to { $high }, not { $sims }.
server-review-warming = The analysis is still being prepared on this server. Try again in a minute.
server-review-failed = The review could not be worked out. Try again later.

## The class of a decision, by what it lost

analysis-grade-best = best
analysis-grade-good = good
analysis-grade-slip = slip
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder

## A game in sentences; $who is "you" where the reader is meant

analysis-says-errors = { $who ->
        [you] { $points ->
            [0] Your decisions cost you nothing.
            [one] You lost 1 point through errors.
           *[other] You lost { $points } points through errors.
        }
       *[they] { $points ->
            [0] The decisions cost nothing.
            [one] 1 point lost through errors.
           *[other] { $points } points lost through errors.
        }
    }
analysis-says-luck-bad = { $who ->
        [you] { $points ->
            [one] Bad luck cost you 1 point.
           *[other] Bad luck cost you { $points } points.
        }
       *[they] { $points ->
            [one] 1 point lost through bad luck.
           *[other] { $points } points lost through bad luck.
        }
    }
analysis-says-luck-good = { $who ->
        [you] { $points ->
            [one] Good luck brought you 1 point.
           *[other] Good luck brought you { $points } points.
        }
       *[they] { $points ->
            [one] 1 point gained through good luck.
           *[other] { $points } points gained through good luck.
        }
    }
analysis-says-luck-none = Good and bad luck were even.
analysis-says-average = { $who ->
        [you] With average luck you would have won { $percent }% of such games.
       *[they] With average luck, { $percent }% of such games would have been won.
    }
