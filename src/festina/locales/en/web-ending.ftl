## The end of a game

web-ending-wins = { $name } wins
web-ending-after = { $count ->
    [one] after one turn
   *[other] after { $count } turns
}
web-ending-standing = How everybody stands
web-ending-chart = The race, turn by turn
web-ending-turn = turn { $turn }
web-ending-turn-column = Turn
web-ending-moments = The moments that changed it most
web-ending-points = +{ $points }% chance for { $name }
web-ending-look = Look
web-ending-same-cards = Same cards again
web-ending-share = Share
web-ending-board = The board
web-ending-back = Back to the result
web-ending-next = What now?
web-hare-end-home = home with { $carrots }
web-hare-end-on = { $space } with { $carrots }
