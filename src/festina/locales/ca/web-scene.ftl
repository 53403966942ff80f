## Els grans moments: la carta, l’avançament, l’arribada

web-scene-deck-left = { $count ->
    [0] no en queda cap
    [one] en queda { $count }
   *[other] en queden { $count }
}
web-scene-deck-alike = { $count ->
    [one] una altra d’igual
   *[other] { $count } més d’iguals
}
web-scene-go-on = Toca on vulguis, o prem Espai, per continuar
web-scene-hidden = el rebost continua amagat
web-scene-rolls = { $name } tira el dau de la llebre
web-scene-draws = { $name } roba per a la llebre
web-scene-table-sentence = la posició decideix què vol dir
web-scene-waits = +{ $count } esperen
web-scene-waits-no-more = +{ $count }
web-scene-place-now = { $place ->
    [1] { $name } va al capdavant
    [2] { $name } ara va en segona posició
    [3] { $name } ara va en tercera posició
    [4] { $name } ara va en quarta posició
    [5] { $name } ara va en cinquena posició
   *[other] { $name } ara va en la posició { $place }
}
web-scene-pays = la casella { $space } paga { $count }
web-scene-pays-no-more = la casella { $space } ja no paga res
web-scene-of = { $carrots } de { $limit }
web-scene-home = { $place ->
    [1] { $name } arriba en primer lloc
    [2] { $name } arriba en segon lloc
    [3] { $name } arriba en tercer lloc
   *[other] { $name } ha arribat
}
web-scene-home-with = { $carrots ->
    [0] sense cap pastanaga
    [one] amb 1 pastanaga de les { $limit } permeses
   *[other] amb { $carrots } pastanagues de les { $limit } permeses
}
