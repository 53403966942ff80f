## Moments that are shown large: the draw, the overtaking, the finish

web-scene-deck-left = { $count ->
    [0] none to come
    [one] { $count } to come
   *[other] { $count } to come
}
web-scene-deck-alike = { $count ->
    [one] one more like this
   *[other] { $count } more like this
}
web-scene-go-on = Press anywhere, or Space, to go on
web-scene-hidden = the purse stays hidden
web-scene-rolls = { $name } rolls for the hare
web-scene-draws = { $name } draws for the hare
web-scene-table-sentence = where you stand decides what it means
web-scene-waits = +{ $count } waits
web-scene-waits-no-more = +{ $count }
web-scene-place-now = { $place ->
    [1] { $name } leads now
    [2] { $name } is second now
    [3] { $name } is third now
    [4] { $name } is fourth now
    [5] { $name } is fifth now
   *[other] { $name } is in place { $place } now
}
web-scene-pays = space { $space } pays { $count }
web-scene-pays-no-more = space { $space } pays nothing any more
web-scene-of = { $carrots } of { $limit }
web-scene-home = { $place ->
    [1] { $name } is home first
    [2] { $name } is home second
    [3] { $name } is home third
   *[other] { $name } is home
}
web-scene-home-with = { $carrots ->
    [0] with no carrot left
    [one] with 1 carrot of the { $limit } allowed
   *[other] with { $carrots } carrots of the { $limit } allowed
}
