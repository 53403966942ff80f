# Hints at a table, and positions on the analysis board: what the server says where it cannot help.

server-hints-off = Hints are off at this table.
server-hints-no-judgement = There is no analysis for this game, so there are no hints.
server-hints-contest = { $kind ->
    [daily] In the race of the day everybody runs without hints: the results are compared.
    [cup] In a cup everybody plays without hints.
   *[pairing] The server found you players for this table, so there are no hints.
}
server-hints-public = Strangers can join this table, so there are no hints. Make the table private first.
server-hints-counts = Other people play at this table and the game counts for ratings: hints would be unfair.
server-hints-warming = Hints are still being prepared. Ask again in a moment.
server-hints-busy = All bots of this server are thinking just now. Ask again in a moment.
server-hints-not-to-act = There is nothing to decide for this seat now.
server-hints-no-choice = “{ $action }” is not a choice here.
server-no-step = { $last ->
    [one] The record has only 1 step.
   *[other] The record has only { $last } steps.
}
server-position-over = At this point the game is already over: there is nothing left to analyse.
