# What a trick of Why First? comes to, above the hill and in the dock. Points come with their sign.

web-whyfirst-itself = sich selbst
web-whyfirst-chooses = wählt noch
web-whyfirst-sums = Was die Karten ergeben
web-whyfirst-no-card = keine Karte
web-whyfirst-second-is = { $count ->
    [one] { $names } ist auf Rang 2
   *[other] { $names } sind auf Rang 2
}
web-whyfirst-second-none = Niemand ist auf Rang 2
web-whyfirst-second-level = Alle Figuren stehen auf demselben Feld.
web-whyfirst-second-so-far = { $count ->
    [one] { $points } Punkt, wenn es so bleibt.
   *[other] { $points } Punkte, wenn es so bleibt.
}
web-whyfirst-second-scores = { $count ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
web-whyfirst-leads = { $count ->
    [one] { $names } führt und bekommt nichts.
   *[other] { $names } führen und bekommen nichts.
}
web-whyfirst-first-nothing = Rang 1: nichts
web-whyfirst-next-trick = Kartenrunde { $trick }
web-whyfirst-next-round = Durchgang { $round }
