## Les grands moments : le tirage, le dépassement, l’arrivée

web-scene-deck-left = { $count ->
    [0] plus aucune à venir
    [one] encore { $count } à venir
   *[other] encore { $count } à venir
}
web-scene-deck-alike = { $count ->
    [one] encore une pareille
   *[other] encore { $count } pareilles
}
web-scene-go-on = Touche n’importe où, ou Espace, pour continuer
web-scene-hidden = la réserve reste cachée
web-scene-rolls = { $name } lance le dé du lièvre
web-scene-draws = { $name } tire pour le lièvre
web-scene-table-sentence = la position décide de l’effet
web-scene-waits = +{ $count } en attente
web-scene-waits-no-more = +{ $count }
web-scene-place-now = { $place ->
    [1] { $name } est en tête
    [2] { $name } est maintenant en deuxième place
    [3] { $name } est maintenant en troisième place
    [4] { $name } est maintenant en quatrième place
    [5] { $name } est maintenant en cinquième place
   *[other] { $name } est maintenant à la place { $place }
}
web-scene-pays = la case { $space } rapporte { $count }
web-scene-pays-no-more = la case { $space } ne rapporte plus rien
web-scene-of = { $carrots } sur { $limit }
web-scene-home = { $place ->
    [1] { $name } arrive en tête
    [2] { $name } arrive en deuxième position
    [3] { $name } arrive en troisième position
   *[other] { $name } est à l’arrivée
}
web-scene-home-with = { $carrots ->
    [0] sans une seule carotte
    [one] avec 1 carotte sur les { $limit } permises
   *[other] avec { $carrots } carottes sur les { $limit } permises
}
