# The commands analyse and review.

insight-help-analyse = What every action is worth now: win shares with intervals, expected places, the likely line.
insight-help-what = A record’s file, a position (facts as JSON, or a file with them) or a ruleset.
insight-help-step = The position after so many steps of the record.
insight-help-analyse-seat = The seat that decides, where several do.
insight-help-sims = Simulations of a search.
insight-help-seed = Same seed, same numbers.
insight-help-deeper = Add simulations until the best action stands out, or a limit is reached.
insight-help-json = Print everything as one line of JSON.
insight-help-review = Review a finished game: luck and errors of everybody, step by step.
insight-help-file = The record’s file.
insight-help-review-seat = List the decisions of this seat only.

## What goes wrong

insight-no-position = { $what } is neither a file nor a ruleset: { $problem }
insight-bad-position = { $what } holds no position: { $problem }
insight-not-facts = It is neither a record nor facts as JSON with a ruleset.
insight-no-step = There is no step { $step }: the last one is { $last }.
insight-over = The game is over. Review it with “festina review”, or name a moment with --step.
insight-chance-due = It is chance’s turn: nobody has anything to decide.
insight-name-the-seat = Several decide now. Name one with --seat: { $seats }
insight-not-to-act = Seat { $seat } does not decide now. These do: { $seats }

## What is shown

insight-searching = Thinking
insight-reviewing = Reviewing
insight-title = { $ruleset }: { $name } decides ({ $sims ->
        [one] 1 simulation
       *[other] { $sims } simulations
    })
insight-player = Player
insight-chance = Chance
insight-action = Action
insight-share = Win share %
insight-interval = 95% interval
insight-place = Place
insight-visits = Visits
insight-line = Likely line: { $line }
insight-exact = The winner is known: the shares are exact, only places are at stake.
insight-exact-end = Played through to the end: the shares of this position are exact, and not estimated.
insight-why = Why { $action }:
insight-unclear = The best actions cannot be told apart yet; --deeper looks longer.
insight-review-title = { $ruleset }, reviewed with { $sims ->
        [one] 1 simulation
       *[other] { $sims } simulations
    } per search
insight-review-cut = Stopped after { $steps } of { $all } steps.
insight-initial = At first %
insight-final = In the end %
insight-luck = Luck
insight-own = Own decisions
insight-others = Others’ decisions
insight-errors = Lost through errors
insight-average = With average luck %
insight-turning-points = Turning points
insight-step = Step
insight-change = Change
insight-gainer = Gained most
insight-decisions = Decisions that lost something
insight-best = Best
insight-grade = Judgement
insight-why-best = Why the best was better
insight-why-line = Step { $step }, { $name }: { $best } rather than { $played }
insight-review-deeper = A deeper look at a step: festina analyse { $file } --step { $step } --deeper
