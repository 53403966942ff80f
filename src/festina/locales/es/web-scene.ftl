## Los grandes momentos: la carta, el adelantamiento, la meta

web-scene-deck-left = { $count ->
    [0] no queda ninguna
    [one] queda { $count }
   *[other] quedan { $count }
}
web-scene-deck-alike = { $count ->
    [one] otra igual
   *[other] { $count } más iguales
}
web-scene-go-on = Toca donde quieras, o pulsa Espacio, para seguir
web-scene-hidden = la reserva sigue oculta
web-scene-rolls = { $name } tira el dado de la liebre
web-scene-draws = { $name } roba para la liebre
web-scene-table-sentence = la posición decide qué significa
web-scene-waits = +{ $count } esperan
web-scene-waits-no-more = +{ $count }
web-scene-place-now = { $place ->
    [1] { $name } va en cabeza
    [2] { $name } ahora va en segunda posición
    [3] { $name } ahora va en tercera posición
    [4] { $name } ahora va en cuarta posición
    [5] { $name } ahora va en quinta posición
   *[other] { $name } ahora va en la posición { $place }
}
web-scene-pays = la casilla { $space } paga { $count }
web-scene-pays-no-more = la casilla { $space } ya no paga nada
web-scene-of = { $carrots } de { $limit }
web-scene-home = { $place ->
    [1] { $name } llega en primer lugar
    [2] { $name } llega en segundo lugar
    [3] { $name } llega en tercer lugar
   *[other] { $name } ha llegado
}
web-scene-home-with = { $carrots ->
    [0] sin ninguna zanahoria
    [one] con 1 zanahoria de las { $limit } permitidas
   *[other] con { $carrots } zanahorias de las { $limit } permitidas
}
