# Las pistas en la mesa y las posiciones en el tablero de análisis: lo que dice el servidor cuando no puede ayudar.

server-hints-off = En esta mesa las pistas están desactivadas.
server-hints-no-judgement = Nadie sabe valorar las jugadas de este juego, así que no hay pistas.
server-hints-contest = { $kind ->
    [daily] En la carrera del día todos corren sin pistas: los resultados se comparan.
    [cup] En un torneo todos juegan sin pistas.
   *[pairing] Os hemos puesto en la misma mesa, así que no hay pistas.
}
server-hints-public = En esta mesa pueden sentarse desconocidos, así que no hay pistas. Primero haz privada la mesa.
server-hints-counts = En esta mesa juegan otras personas y la partida cuenta para las puntuaciones: las pistas serían injustas.
server-hints-warming = Las pistas todavía se están preparando. Vuelve a pedirlas en un momento.
server-hints-busy = Ahora mismo todos los bots de este servidor están pensando. Vuelve a pedirlo en un momento.
server-hints-not-to-act = Ahora este asiento no tiene nada que decidir.
server-hints-no-choice = Aquí no se puede elegir «{ $action }».
server-no-step = { $last ->
    [one] El registro solo tiene 1 paso.
   *[other] El registro solo tiene { $last } pasos.
}
server-position-over = En ese punto la partida ya ha terminado: no queda nada que analizar.
