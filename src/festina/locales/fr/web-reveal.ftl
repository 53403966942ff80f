# What a trick of Why First? comes to, above the hill and in the dock. Points come with their sign.

web-whyfirst-itself = son propre pion
web-whyfirst-chooses = choisit encore
web-whyfirst-sums = Ce que donnent les cartes
web-whyfirst-no-card = aucune carte
web-whyfirst-second-is = { $count ->
    [one] { $names } est deuxième
   *[other] { $names } sont deuxièmes
}
web-whyfirst-second-none = Personne n’est deuxième
web-whyfirst-second-level = Tous les pions sont sur la même case.
web-whyfirst-second-so-far = { $count ->
    [one] { $points } point, si rien ne change.
   *[other] { $points } points, si rien ne change.
}
web-whyfirst-second-scores = { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-whyfirst-leads = { $count ->
    [one] { $names } est en tête et ne gagne rien.
   *[other] { $names } sont en tête et ne gagnent rien.
}
web-whyfirst-first-nothing = première place : rien
web-whyfirst-next-trick = Tour { $trick }
web-whyfirst-next-round = Manche { $round }
