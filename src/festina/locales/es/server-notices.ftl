# What the server tells people who are not at their table: notices and the feed; and what it says about them.

## Notices

notice-turn = Te toca
notice-turn-of = { $name }, te toca
notice-time = Te queda poco tiempo
notice-time-of = { $name }, te queda poco tiempo
notice-time-left = Aún { $span }.
notice-time-until = Hasta { $time }.
notice-lent = Un bot juega por ti
notice-lent-of = Un bot juega por { $name }
notice-lent-news = En cuanto vuelvas, juegas tú de nuevo.
notice-removed = Ya no estás en la mesa
notice-removed-news = Quien lleva la mesa ha liberado tu asiento.
notice-over = La partida ha terminado
notice-over-you = ¡Has ganado!
notice-over-won = { $count ->
    [one] Ha ganado { $names }.
   *[other] Han ganado { $names }.
}
notice-rematch = ¿Otra partida?
notice-rematch-by = { $name } quiere otra partida
notice-invite = Tienes una invitación
notice-invite-by = { $name } te invita
notice-game = { $game }.
notice-game-with = { $game } con { $names }.
notice-and = { $names } y { $last }
notice-play = Jugar
notice-look = Ver
notice-test = Los avisos llegan
notice-test-body = Así te avisa Festina cuando te toca.
notice-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
notice-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
notice-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
notice-feed-title = Festina: partidas que te esperan

## What does not work

server-push-off = Este servidor no envía avisos.
server-push-endpoint = Esta no es la dirección de un servicio push. Debe empezar por https:// y estar en Internet.
server-push-keys = Estas no son claves de un navegador.
server-push-taken = En esta dirección recibe avisos otro navegador.
server-push-unknown = Este navegador no consta entre los que reciben avisos.
server-push-gone = El servicio push del navegador ya no conoce este navegador. Desactiva los avisos y vuelve a activarlos.
server-push-failed = El servicio push del navegador no ha aceptado el aviso. Inténtalo más tarde.
server-push-muted-too-many = Se pueden desactivar los avisos de { $most } mesas como máximo.
server-push-quiet-empty = Las horas de silencio deben terminar a una hora distinta de la de inicio.
server-push-no-zone = «{ $zone }» no es una zona horaria.
server-no-feed = En esta dirección no hay ningún canal. Quizá se haya retirado.
