# What a comparison of the editions of Hare & Tortoise says.

hare-fact-start = Carrots at the start
hare-fact-start-value = { $more ->
    [0] { $carrots }
   *[other] { $carrots }; { $then } from { $more } players on
}
hare-fact-two = With two players
hare-fact-two-value = { $carrots }, two hares each
hare-fact-restart = After a restart
hare-fact-restart-value = { $carrots ->
    [as_started] as at the start
   *[other] { $carrots }
}
hare-fact-finish = Carrots left at Finish
hare-fact-finish-value = { $limit ->
    [0] at most 10 for each place
   *[other] at most { $limit } for everybody
}
hare-fact-hare = Hare spaces
hare-fact-hare-value = { $mode ->
    [chart] six numbered cards and a chart
    [die] a die and a table
   *[deck] { $cards } cards
}
hare-fact-board = Board
hare-fact-board-value = { $about }
hare-fact-printed = Numbers on the spaces
hare-fact-printed-value = { $printed ->
    [to_finish] count down to Finish
   *[from_start] count up from Start
}
hare-fact-runner = The slow runner
hare-fact-runner-value = { $runner ->
    [hedgehog] a hedgehog
   *[tortoise] a tortoise
}

## A table at a glance

hare-chip-carrots = { $carrots } to start
hare-chip-lettuces = { $lettuces } to eat
hare-chip-deck = { $cards } cards
hare-chip-die = die and table
hare-chip-chart = chart
hare-chip-runner = { $runner ->
    [hedgehog] hedgehog
   *[tortoise] tortoise
}
