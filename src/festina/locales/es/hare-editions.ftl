# Qué dice una comparación de las ediciones de La liebre y la tortuga.

hare-fact-start = Zanahorias en la salida
hare-fact-start-value = { $more ->
    [0] { $carrots }
   *[other] { $carrots }; { $then } a partir de { $more } jugadores
}
hare-fact-two = Con dos jugadores
hare-fact-two-value = { $carrots }, dos liebres cada uno
hare-fact-restart = Al volver a empezar
hare-fact-restart-value = { $carrots ->
    [as_started] como en la salida
   *[other] { $carrots }
}
hare-fact-finish = Zanahorias que pueden sobrar en la meta
hare-fact-finish-value = { $limit ->
    [0] un máximo de 10 por cada puesto
   *[other] un máximo de { $limit } para todos
}
hare-fact-hare = Casillas de liebre
hare-fact-hare-value = { $mode ->
    [chart] seis cartas numeradas y una tabla
    [die] un dado y una tabla
   *[deck] { $cards } cartas
}
hare-fact-board = Tablero
hare-fact-board-value = { $about }
hare-fact-printed = Números en las casillas
hare-fact-printed-value = { $printed ->
    [to_finish] cuentan atrás hasta la meta
   *[from_start] cuentan desde la salida
}
hare-fact-runner = Quien va despacio
hare-fact-runner-value = { $runner ->
    [hedgehog] un erizo
   *[tortoise] una tortuga
}

## Una mesa de un vistazo

hare-chip-carrots = { $carrots } en la salida
hare-chip-lettuces = { $lettuces } por comer
hare-chip-deck = { $cards } cartas
hare-chip-die = dado y tabla
hare-chip-chart = tabla
hare-chip-runner = { $runner ->
    [hedgehog] erizo
   *[tortoise] tortuga
}
