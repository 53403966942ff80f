# What the pages say at a table: the race as lanes, the log by turns, drawers, the cards of the spaces.

## The room

web-race = La carrera
web-race-how = filas: turnos · calle: quién lidera
web-lane-acts = le toca
web-lane-thinking = piensa…
web-turns = Turnos
web-turn = turno { $number }
web-turn-now = { $moment } · te toca a ti
web-turn-to = a
web-your-move = Te toca, { $name }
web-drawer = Turnos, chat y reglas
web-drawer-shut = Plegar
web-drawer-open = Desplegar
web-drawer-back = Volver al tablero
web-sound-on = Activar el sonido
web-sound-off = Silenciar
web-bots = Bots
web-lane-level = { $level ->
    [1] suave
    [2] suave
    [3] suave
    [4] medio
    [5] medio
    [6] medio
    [7] fuerte
    [8] fuerte
   *[other] implacable
}

## The race

web-hare-hidden = ocultas
web-hare-hidden-what = (zanahorias)
web-hare-limit-home = a la meta con ≤ { $limit }
web-hare-state-eat = come
web-hare-state-miss = pierde un turno
web-hare-state-nap = duerme
web-hare-state-home = ha llegado
web-hare-brief-eat = come
web-hare-brief-miss = pierde
web-hare-brief-nap = duerme
web-hare-log-at = { $space } · { $what }
web-hare-log-takes = toma diez
web-hare-log-gives = entrega diez
web-hare-log-eats = come una lechuga
web-hare-log-wakes = se despierta
web-hare-log-misses = pierde un turno
web-hare-now = ahora { $now }
web-hare-now-after = ahora { $now }, después { $after }
web-hare-then-place = después { web-place }
web-hare-leaves = Quedan { $left }.
web-hare-touch = Toca una casilla con anillo.
web-hare-more = Más
web-hare-go = Ir a { $space } · { $price }
web-hare-go-back = Volver a { $space } · { $price }
web-hare-prompt-action = { $ways ->
    [forward] adelante, pagando zanahorias
    [forward-back] adelante pagando zanahorias, o atrás para descansar
    [forward-stay] adelante pagando zanahorias, o quédate por diez
    [back] atrás, para descansar
    [back-stay] atrás para descansar, o quédate en la casilla de zanahoria
    [stay] quédate en la casilla de zanahoria: toma o entrega diez
    [restart] no hay ningún movimiento posible: hay que empezar de nuevo
   *[other] adelante pagando zanahorias, atrás para descansar, o quédate por diez
}

## Settings at the table

web-setting-sound = Sonido
web-setting-sound-sentence = Se oyen saltos, cartas y zanahorias.

## The hare’s cards of carrots: { $values } is “+5, +10 … +25”

web-hare-odds-gain = { $values }
web-hare-odds-loss = { $values }, y si no puedes pagarlo, vuelves a la salida
