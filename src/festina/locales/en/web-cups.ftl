# Cups: small tournaments among people who have the link.

web-cup = Cup
web-cups-title = Cups
web-cups-lead = A small tournament among friends: several rounds, everybody plays, the points add up.
web-cups-none = You are not in a cup yet. Create one, and send its link to the others.

## A new cup

web-cup-new = New cup
web-cup-new-lead = You choose the rules and send the link. Who meets whom is drawn, then decided by the standings.
web-cup-name = Name of the cup
web-cup-name-example = Spring cup
web-cup-rounds = Rounds
web-cup-scoring = Points
web-cup-scoring-places = Points by place
web-cup-scoring-places-sentence = First place gets { $top }, each place after it one less.
web-cup-scoring-winner = Only winning counts
web-cup-scoring-winner-sentence = One point for the winner, nothing for the others.
web-cup-company = Who plays
web-cup-fill = Fill up with bots
web-cup-fill-sentence = Every table is full. Otherwise bots play only where a table could not be laid without them.
web-cup-auto = Rounds start by themselves
web-cup-auto-sentence = The next round begins as soon as the last table is over.
web-cup-play = I play, too
web-cup-play-sentence = Otherwise you only run the cup.
web-cup-bots = Bots, also for absent people
web-cup-create = Create the cup

## Joining

web-cup-join-by = { $name } invites you to a cup
web-cup-join-with = Taking part so far: { $names }
web-cup-join = Take part
web-cup-join-gone = No cup here
web-cup-waiting = The host starts the first round when everybody is there.

## A cup

web-cup-seats = { $count ->
    [one] { $count } seat per table
   *[other] { $count } seats per table
}
web-cup-round-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-cup-people = { $count ->
    [one] { $count } person takes part
   *[other] { $count } people take part
}
web-cup-status-open = Open: people can join.
web-cup-status-running = Round { $round } of { $rounds } is being played.
web-cup-status-over = This cup is over.
web-cup-between = Round { $round } of { $rounds } is over.
web-cup-round = Round { $round }
web-cup-table = Table { $number }
web-cup-ruled = ruled by the host
web-cup-my-table = To my table
web-cup-watch = Watch
web-cup-replay = Replay
web-cup-bot-number = { $name } ({ $number })
web-cup-points-count = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Standings

web-cup-standings = Standings
web-cup-rank = Rank
web-cup-player = Name
web-cup-points = Points
web-cup-opponents = What the opponents have: the mean of each table, added up
web-cup-opponents-short = Opp.
web-cup-wins = Wins
web-cup-you = you
web-cup-left = withdrawn
web-cup-order = Points decide, then what the opponents have (Opp.), then wins. Equals share a rank.
web-cup-winner = { $count ->
    [one] { $names } wins the cup.
   *[other] { $names } win the cup together.
}
web-cup-csv = Results (CSV)
web-cup-json = Results (JSON)
web-cup-seed = The pairings were drawn from this number: { $seed }

## For the host

web-cup-host = For the host
web-cup-link = Everybody who has this link can join:
web-cup-link-renew = New link
web-cup-start = Start round { $round }
web-cup-start-hint = Nobody can join afterwards.
web-cup-wait = The next round can begin when all tables are over.
web-cup-withdraw-some = Withdraw somebody
web-cup-withdraw-lead = They get no further table. At a running table a bot plays on.
web-cup-withdraw-name = Withdraw { $name }
web-cup-withdraw-sure = Withdraw { $name } from this cup?
web-cup-leave = Leave the cup
web-cup-leave-sure = Leave this cup? You get no further table, and a bot plays on for you.
web-cup-leave-sure-open = Leave this cup?
web-cup-finish = End the cup now
web-cup-finish-sure = End the cup now? Tables that are not over do not count.
web-cup-delete = Delete the cup
web-cup-delete-sure = Delete this cup with its results? The games themselves stay.
web-cup-rule = Rule the result
web-cup-rule-lead = If this table will not be played to its end, say how it counts. It is then closed.
web-cup-rule-places = Count these places
web-cup-rule-equal = All equal
