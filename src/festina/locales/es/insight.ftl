# The commands analyse and review.

insight-help-analyse = Cuánto vale ahora cada acción: probabilidades de victoria con intervalos, puestos esperados, continuación probable.
insight-help-what = El archivo de un registro, una posición (datos en JSON, o un archivo que los contiene) o un conjunto de reglas.
insight-help-step = La posición tras este número de pasos del registro.
insight-help-analyse-seat = El asiento que decide, cuando deciden varios.
insight-help-sims = Simulaciones de una búsqueda.
insight-help-seed = Con la misma semilla, las mismas cifras.
insight-help-deeper = Añade simulaciones hasta que la mejor acción destaque, o hasta un límite.
insight-help-json = Muéstralo todo en una sola línea JSON.
insight-help-review = Repasa una partida terminada: suerte y errores de todos, paso a paso.
insight-help-file = El archivo del registro.
insight-help-review-seat = Muestra solo las decisiones de este asiento.

## What goes wrong

insight-no-position = { $what } no es ni un archivo ni un conjunto de reglas: { $problem }
insight-bad-position = { $what } no contiene ninguna posición: { $problem }
insight-not-facts = No es ni un registro ni un JSON con los datos y un conjunto de reglas.
insight-no-step = No hay ningún paso { $step }: el último es el { $last }.
insight-over = La partida ha terminado. Repásala con «festina review», o indica un momento con --step.
insight-chance-due = Le toca al azar: nadie tiene que decidir nada.
insight-name-the-seat = Ahora deciden varios asientos. Indica uno con --seat: { $seats }
insight-not-to-act = Ahora no le toca decidir al asiento { $seat }, sino a: { $seats }

## What is shown

insight-searching = Analizando
insight-reviewing = Repasando
insight-title = { $ruleset }: decide { $name } ({ $sims ->
        [one] 1 simulación
       *[other] { $sims } simulaciones
    })
insight-player = Quién
insight-chance = Azar
insight-action = Acción
insight-share = Victoria %
insight-interval = Intervalo 95 %
insight-place = Puesto
insight-visits = Visitas
insight-line = Continuación probable: { $line }
insight-exact = Ya se sabe quién gana: las probabilidades son exactas y solo están en juego los puestos.
insight-exact-end = Calculado hasta el final: las probabilidades de esta posición son exactas, no estimadas.
insight-why = Por qué { $action }:
insight-unclear = Las mejores acciones aún no se distinguen; --deeper busca más tiempo.
insight-review-title = { $ruleset }, repaso con { $sims ->
        [one] 1 simulación
       *[other] { $sims } simulaciones
    } por búsqueda
insight-review-cut = Interrumpido tras { $steps } de { $all } pasos.
insight-initial = Al principio %
insight-final = Al final %
insight-luck = Suerte
insight-own = Decisiones propias
insight-others = Decisiones de los demás
insight-errors = Perdidos por errores
insight-average = Con una suerte normal %
insight-turning-points = Puntos de inflexión
insight-step = Paso
insight-change = Cambio
insight-gainer = Quién sale ganando más
insight-decisions = Decisiones que han costado algo
insight-best = Mejor
insight-grade = Veredicto
insight-why-best = Por qué la mejor opción era mejor
insight-why-line = Paso { $step }, { $name }: { $best } en lugar de { $played }
insight-review-deeper = Para mirar un paso más a fondo: festina analyse { $file } --step { $step } --deeper
