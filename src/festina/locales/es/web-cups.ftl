# Cups: small tournaments among people who have the link.

web-cup = Torneo
web-cups-title = Torneos
web-cups-lead = Un pequeño torneo entre amigos: varias rondas, juega todo el mundo, los puntos se suman.
web-cups-none = Aún no participas en ningún torneo. Crea uno y envía el enlace a los demás.

## A new cup

web-cup-new = Nuevo torneo
web-cup-new-lead = Eliges las reglas y envías el enlace. Las mesas primero se sortean y luego las decide la clasificación.
web-cup-name = Nombre del torneo
web-cup-name-example = Torneo de primavera
web-cup-rounds = Rondas
web-cup-scoring = Puntos
web-cup-scoring-places = Puntos por puesto
web-cup-scoring-places-sentence = El primer puesto vale { $top }, y cada puesto siguiente uno menos.
web-cup-scoring-winner = Solo cuenta ganar
web-cup-scoring-winner-sentence = Un punto para quien gana, nada para los demás.
web-cup-company = Quién juega
web-cup-fill = Completar con bots
web-cup-fill-sentence = Todas las mesas están llenas. Si no, los bots solo juegan donde sin ellos no se podría formar mesa.
web-cup-auto = Rondas automáticas
web-cup-auto-sentence = La ronda siguiente empieza en cuanto termina la última mesa.
web-cup-play = Yo también juego
web-cup-play-sentence = Si no, solo organizas el torneo.
web-cup-bots = Bots, también para quien no está
web-cup-create = Crear el torneo

## Joining

web-cup-join-by = { $name } te invita a un torneo
web-cup-join-with = Participan por ahora: { $names }
web-cup-join = Participar
web-cup-join-gone = Aquí no hay ningún torneo
web-cup-waiting = La primera ronda empieza cuando la inicia quien organiza.

## A cup

web-cup-seats = { $count ->
    [one] { $count } asiento por mesa
   *[other] { $count } asientos por mesa
}
web-cup-round-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
web-cup-people = { $count ->
    [one] Participa { $count } persona
   *[other] Participan { $count } personas
}
web-cup-status-open = Abierto: aún puede apuntarse gente.
web-cup-status-running = Se juega la ronda { $round } de { $rounds }.
web-cup-status-over = Este torneo ha terminado.
web-cup-between = La ronda { $round } de { $rounds } ha terminado.
web-cup-round = Ronda { $round }
web-cup-table = Mesa { $number }
web-cup-ruled = decidido por quien organiza
web-cup-my-table = A mi mesa
web-cup-watch = Mirar
web-cup-replay = Repetición
web-cup-bot-number = { $name } ({ $number })
web-cup-points-count = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Standings

web-cup-standings = Clasificación
web-cup-rank = Pos.
web-cup-player = Nombre
web-cup-points = Puntos
web-cup-opponents = Lo que tienen los rivales: la media de cada mesa, sumada
web-cup-opponents-short = Riv.
web-cup-wins = Vict.
web-cup-you = tú
web-cup-left = fuera del torneo
web-cup-order = Deciden los puntos, luego lo que tienen los rivales (Riv.), luego las victorias. Quien empata comparte el puesto.
web-cup-winner = { $count ->
    [one] { $names } gana el torneo.
   *[other] { $names } comparten la victoria en el torneo.
}
web-cup-csv = Resultados (CSV)
web-cup-json = Resultados (JSON)
web-cup-seed = Las mesas se sortearon con este número: { $seed }

## For the host

web-cup-host = Para quien organiza
web-cup-link = Quien tenga este enlace puede participar:
web-cup-link-renew = Enlace nuevo
web-cup-start = Empezar la ronda { $round }
web-cup-start-hint = Después ya no puede apuntarse nadie.
web-cup-wait = La ronda siguiente puede empezar cuando terminen todas las mesas.
web-cup-withdraw-some = Retirar a alguien
web-cup-withdraw-lead = Esta persona ya no tendrá más mesas. En una mesa en juego sigue un bot.
web-cup-withdraw-name = Retirar a { $name }
web-cup-withdraw-sure = ¿Retirar a { $name } de este torneo?
web-cup-leave = Dejar el torneo
web-cup-leave-sure = ¿Dejar este torneo? Ya no tendrás más mesas, y un bot sigue por ti.
web-cup-leave-sure-open = ¿Dejar este torneo?
web-cup-finish = Terminar el torneo
web-cup-finish-sure = ¿Terminar el torneo ahora? Las mesas que no han terminado no cuentan.
web-cup-delete = Borrar el torneo
web-cup-delete-sure = ¿Borrar este torneo con sus resultados? Las partidas se conservan.
web-cup-rule = Decidir el resultado
web-cup-rule-lead = Si esta mesa no se juega hasta el final, di cómo cuenta. Entonces se cierra.
web-cup-rule-places = Cuentan estos puestos
web-cup-rule-equal = Empate entre todos
