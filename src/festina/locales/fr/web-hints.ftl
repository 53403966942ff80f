# Les indices à la table, et le professeur.

web-hint = Indice
web-hint-title = { $label } (touche H)
web-hint-ask-nudge = Donne-moi un indice
web-hint-ask-choices = Montre-moi les meilleurs choix
web-hint-ask-why = Dis-moi pourquoi
web-hint-ask-again = Revoir l’indice
web-hint-best = Les meilleurs choix et leurs chances de victoire
web-hint-share = { $share } de chances de victoire
web-hint-numbers = Seuls les chiffres plaident pour ce choix.
web-hint-used = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}

web-hints = Indices
web-hints-usual = En solo avec des bots
web-hints-usual-sentence = Tu as droit aux indices quand personne d’autre ne joue.
web-hints-on = Activés
web-hints-on-sentence = Seulement là où la partie ne compte pour la cote de personne d’autre.
web-hints-off = Désactivés
web-hints-off-sentence = Chacun réfléchit par soi-même.

web-teacher = Professeur
web-teacher-off = Désactivé
web-teacher-gentle = Doux
web-teacher-watchful = Attentif
web-teacher-strict = Strict
web-teacher-from = { $points ->
    [one] demande confirmation si un choix réduit tes chances de victoire de plus de { $points } point
   *[other] demande confirmation si un choix réduit tes chances de victoire de plus de { $points } points
}
web-teacher-sentence = Là où il y a des indices, le professeur demande confirmation d’un choix qui coûte cher. Ses questions comptent comme des indices.
web-teacher-asks = Vraiment ?
web-teacher-loses = { $choice } : avec ce choix, tu gagnes { $share } des parties comme celle-ci, et { $best } avec le meilleur. Tes chances de victoire baissent de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-teacher-loses-least = { $choice } : avec ce choix, tu gagnes au plus { $share } des parties comme celle-ci, et { $best } avec le meilleur. Tes chances de victoire baissent d’au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-teacher-again = Choisir autre chose
web-teacher-keep = Garder ce choix
web-teacher-thinking = Le professeur examine ton choix…
