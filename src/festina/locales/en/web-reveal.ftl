# What a trick of Why First? comes to, above the hill and in the dock. Points come with their sign.

web-whyfirst-itself = itself
web-whyfirst-chooses = is choosing
web-whyfirst-sums = What the cards come to
web-whyfirst-no-card = no card
web-whyfirst-second-is = { $count ->
    [one] { $names } is second
   *[other] { $names } are second
}
web-whyfirst-second-none = Nobody is second
web-whyfirst-second-level = All pawns share one space.
web-whyfirst-second-so-far = { $count ->
    [one] { $points } point, if it stays so.
   *[other] { $points } points, if it stays so.
}
web-whyfirst-second-scores = { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-whyfirst-leads = { $count ->
    [one] { $names } leads and gets nothing.
   *[other] { $names } lead and get nothing.
}
web-whyfirst-first-nothing = first: nothing
web-whyfirst-next-trick = Trick { $trick }
web-whyfirst-next-round = Round { $round }
