## I grandi momenti: la pesca, il sorpasso, il traguardo

web-scene-deck-left = { $count ->
    [0] nessuna nel mazzo
    [one] ancora { $count } nel mazzo
   *[other] ancora { $count } nel mazzo
}
web-scene-deck-alike = { $count ->
    [one] un’altra uguale
   *[other] altre { $count } uguali
}
web-scene-go-on = Tocca ovunque, o premi Spazio, per continuare
web-scene-hidden = la riserva resta nascosta
web-scene-rolls = { $name } tira il dado della lepre
web-scene-draws = { $name } pesca per la lepre
web-scene-table-sentence = la posizione decide che cosa significa
web-scene-waits = +{ $count } in attesa
web-scene-waits-no-more = +{ $count }
web-scene-place-now = { $place ->
    [1] { $name } è in testa
    [2] { $name } ora è in seconda posizione
    [3] { $name } ora è in terza posizione
    [4] { $name } ora è in quarta posizione
    [5] { $name } ora è in quinta posizione
   *[other] { $name } ora è in posizione { $place }
}
web-scene-pays = la casella { $space } frutta { $count }
web-scene-pays-no-more = la casella { $space } non frutta più nulla
web-scene-of = { $carrots } su { $limit }
web-scene-home = { $place ->
    [1] { $name } è al traguardo: primo posto
    [2] { $name } è al traguardo: secondo posto
    [3] { $name } è al traguardo: terzo posto
   *[other] { $name } è al traguardo
}
web-scene-home-with = { $carrots ->
    [0] senza più carote
    [one] con 1 carota delle { $limit } consentite
   *[other] con { $carrots } carote delle { $limit } consentite
}
