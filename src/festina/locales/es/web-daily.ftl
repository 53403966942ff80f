# The race of the day.

## The screen

web-daily-title = Carrera del día
web-daily-lead = Las mismas reglas, cartas y bots para todos. Solo cuenta una carrera; el día acaba a medianoche, hora universal.
web-daily-before = El día anterior
web-daily-after = El día siguiente
web-daily-left = { $hours ->
    [0] quedan { $minutes } min
   *[other] quedan { $hours } h { $minutes } min
}
web-daily-streak = { $count } días seguidos
web-daily-against = contra { $bots }
web-daily-race = Corre
web-daily-once = Un solo intento, sin vuelta atrás.
web-daily-go-on = Continuar la carrera
web-daily-given-up = Has abandonado esta carrera. No tiene resultado.
web-daily-practice = Practicar
web-daily-look = Volver a verla
web-daily-place-of = { web-place } de { $of }
web-daily-turns-count = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
web-daily-rank-of = número { $rank } de { $of } carreras
web-daily-running = { $count ->
    [one] Hay otra carrera en marcha.
   *[other] Hay otras { $count } carreras en marcha.
}

## The table of results

web-daily-results = Resultados
web-daily-rank = Posición
web-daily-name = Nombre
web-daily-place = Puesto
web-daily-turns = Decisiones
web-daily-places = Las llegadas
web-daily-you = tú
web-daily-order = Primero el mejor puesto; a igual puesto, quien llegó más lejos y luego quien tomó menos decisiones.
web-daily-nobody = Todavía no ha llegado nadie.

## Sharing

web-daily-share = Compartir la imagen
web-daily-copy = Copiar como texto
web-daily-picture = Una imagen para compartir: { $place }, { $detail }. Los cuadritos muestran el puesto en cada decisión, sin cartas ni jugadas.

## At the table

web-occasion-daily = Resultados del día
web-occasion-practice = Resultados del día
web-occasion-cup = Al torneo
