# What a trick of Why First? comes to, above the hill and in the dock. Points come with their sign.

web-whyfirst-itself = la pròpia fitxa
web-whyfirst-chooses = està triant
web-whyfirst-sums = El que sumen les cartes
web-whyfirst-no-card = cap carta
web-whyfirst-second-is = { $count ->
    [one] { $names } va en segona posició
   *[other] { $names } van en segona posició
}
web-whyfirst-second-none = Ningú no va en segona posició
web-whyfirst-second-level = Totes les fitxes són a la mateixa casella.
web-whyfirst-second-so-far = { $count ->
    [one] { $points } punt, si no canvia res.
   *[other] { $points } punts, si no canvia res.
}
web-whyfirst-second-scores = { $count ->
    [one] { $points } punt.
   *[other] { $points } punts.
}
web-whyfirst-leads = { $count ->
    [one] { $names } va al davant i no guanya res.
   *[other] { $names } van al davant i no guanyen res.
}
web-whyfirst-first-nothing = primera posició: res
web-whyfirst-next-trick = Basa { $trick }
web-whyfirst-next-round = Ronda { $round }
