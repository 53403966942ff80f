# Finding somebody to play with.

## The lobby

web-lobby-mine = Tes tables
web-lobby-more = Pour aller plus loin
web-lobby-new = Ouvrir une table aux autres

## What one wants, and waiting for it

web-pair-title = Jouer avec quelqu’un
web-pair-lead = Dis ce que tu aimerais. Qui veut la même chose s’assoit avec toi.
web-pair-game = Jeu
web-pair-edition = Édition
web-pair-any = Peu importe
web-pair-seats = Nombre de joueurs
web-pair-any-seats = peu importe le nombre
web-pair-live = Maintenant
web-pair-live-sentence = Avec une pendule : 10 minutes chacun, et 15 secondes de plus par décision.
web-pair-days = Sur plusieurs jours
web-pair-days-sentence = Jusqu’à trois jours par décision. On te prévient quand c’est à toi.
web-pair-bots = Des bots peuvent prendre les sièges vides si personne d’autre ne vient
web-pair-find = Trouver quelqu’un
web-pair-here = { $count ->
    [one] Une personne attend
   *[other] { $count } personnes attendent
}
web-pair-looking = On cherche quelqu’un…
web-pair-fitting = { $count ->
    [0] Personne d’autre ne veut encore la même chose.
    [one] Une personne veut la même chose.
   *[other] { $count } personnes veulent la même chose.
}
web-pair-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
web-pair-soon = Ça commence dans un instant.
web-pair-waited = Temps d’attente
web-pair-bots-later = Au bout de 45 secondes, tu peux commencer avec des bots.
web-pair-patience = Tu peux commencer avec des bots aux sièges vides, faire une course en attendant, ou patienter encore.
web-pair-with-bots = Commencer avec des bots
web-pair-meanwhile = Jouer contre des bots en attendant
web-pair-cancel = Ne plus attendre
web-pair-found = Ta table est prête : les autres sont là.
web-pair-go = À la table
