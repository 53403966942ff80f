# The race of the day.

## The screen

web-daily-title = Course du jour
web-daily-lead = Les mêmes règles, cartes et bots pour tout le monde. Une seule course compte ; le jour finit à minuit, temps universel.
web-daily-before = Le jour d’avant
web-daily-after = Le jour d’après
web-daily-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
web-daily-streak = { $count } jours de suite
web-daily-against = contre { $bots }
web-daily-race = Courir
web-daily-once = Un seul essai, sans retour en arrière.
web-daily-go-on = Continuer la course
web-daily-given-up = Tu as abandonné cette course. Elle n’a pas de résultat.
web-daily-practice = S’entraîner
web-daily-look = La revoir
web-daily-place-of = { web-place } sur { $of }
web-daily-turns-count = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
web-daily-rank-of = nº { $rank } sur { $of } courses
web-daily-running = { $count ->
    [one] Une autre course est en cours.
   *[other] { $count } autres courses sont en cours.
}

## The table of results

web-daily-results = Résultats
web-daily-rank = Rang
web-daily-name = Nom
web-daily-place = Place
web-daily-turns = Décisions
web-daily-places = Les arrivées
web-daily-you = toi
web-daily-order = La meilleure place vient d’abord ; à place égale, qui est allé plus loin, puis qui a pris moins de décisions.
web-daily-nobody = Personne n’est encore arrivé.

## Sharing

web-daily-share = Partager l’image
web-daily-copy = Copier en texte
web-daily-picture = Une image à partager : { $place }, { $detail }. De petits carrés montrent la place à chaque décision, ni cartes ni coups.

## At the table

web-occasion-daily = Résultats du jour
web-occasion-practice = Résultats du jour
web-occasion-cup = Vers le tournoi
