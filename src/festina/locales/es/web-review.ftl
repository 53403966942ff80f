# El análisis de una partida terminada: quién iba ganando, qué decidió cada cual, la suerte y el juego por separado.

web-review = Repaso
web-review-missing = No hay nada que repasar
web-review-not-over = Esta partida aún no ha terminado.
web-review-failed = No se ha podido hacer el repaso
web-review-working = Calculando…
web-review-progress = Posiciones examinadas en este dispositivo: { $done } de { $of }
web-review-back-end = Volver al resultado
web-review-whose = De quién son las decisiones
web-review-all = Todos
web-review-summary = En pocas palabras
web-review-link = Copiar el enlace
web-review-table = El gráfico como tabla
web-occasion-trial = Volver al repaso

## El gráfico

web-review-graph = Quién iba ganando, turno a turno
web-review-moment = Momento de la partida
web-review-says = Turno { $turn }. { $what }. { $shares }
web-review-start = inicio
web-review-turn = turno { $turn }
web-review-turn-title = Turno { $turn }
web-review-decisions = Las decisiones, según los puntos perdidos
web-review-legend = Qué significan los signos
web-review-luck-legend = Azar: la buena suerte encima de la línea, la mala debajo
web-review-chance = El azar
web-review-who = Quién
web-review-what = Qué ha pasado
web-review-lost-column = Veredicto

## Qué era una decisión

web-review-grade-best = Mejor jugada
web-review-grade-good = Buena
web-review-grade-slip = Imprecisión
web-review-grade-mistake = Error
web-review-grade-blunder = Error grave
web-review-range-best = menos de ½
web-review-range-good = ½–2
web-review-range-slip = 2–5
web-review-range-mistake = 5–10
web-review-range-blunder = más de 10
web-review-lost = { $grade }, { $points } puntos
web-review-forced = Jugada obligada
web-review-forced-sentence = Solo se podía hacer una cosa.
web-review-settled = El ganador ya era seguro
web-review-end = El final
web-review-exact = Valor exacto: el resto de la partida está resuelto.
web-review-count = { $count } × { $grade }

## El momento

web-review-board = El tablero en este momento
web-review-to-move = le toca a { $name }
web-review-chose = { $name } eligió: { $action }.
web-review-mark-best = la mejor: { $action }
web-review-mark-played = elegida: { $action }
web-review-mark-both = la mejor y la elegida: { $action }
web-review-alternatives = Qué se podía hacer
web-review-best = la mejor
web-review-played = elegida
web-review-often = el { $percent } de las veces
web-review-often-title = Con qué frecuencia la elige quien juega lo mejor posible
web-review-between = Otras búsquedas la encuentran entre { $low } y { $high }, 19 veces de cada 20
web-review-reasons-to = Explicación para { $name }:
web-review-against = En comparación con { $action }:
web-review-give-or-take = con un margen de { $points }
web-review-off-column = Margen de error
web-review-shares-off = { $shares }, cada una con un margen de { $points }
web-review-why = Por qué
web-review-try = Probar desde aquí
web-review-analyse = Abrir en el tablero de análisis
web-review-next-mistake = Error siguiente
web-review-previous-mistake = Error anterior

## El azar

web-review-luck-good = Buena suerte para { $name }, { $points } puntos
web-review-luck-bad = Mala suerte para { $name }, { $points } puntos
web-review-luck-sentence = Probabilidad de victoria de { $name }: antes { $before }, después { $after }.
web-review-could-come = Qué podía salir
web-review-likely = Probabilidad
web-review-came = ha salido esto

## En qué quedó

web-review-accounts = La suerte y el juego, por separado
web-review-accounts-note = en puntos; cada fila cuadra
web-review-luck = suerte
web-review-own = juego propio
web-review-others = juego de los demás
web-review-end-column = final
web-review-turnings = Puntos de inflexión
web-review-no-turnings = Ningún momento por sí solo ha cambiado gran cosa.
web-review-sum-you = { $errors ->
        [0] Los errores no te han costado nada
        [one] Los errores te han costado 1 punto
       *[other] Los errores te han costado { $errors } puntos
    }{ $kind ->
        [good] ; la buena suerte te ha dado { $luck ->
            [one] 1 punto.
           *[other] { $luck } puntos.
        }
        [bad] ; la mala suerte te ha costado { $luck ->
            [one] 1 punto.
           *[other] { $luck } puntos.
        }
       *[even] ; la buena suerte y la mala se han compensado.
    } Con una suerte normal habrías ganado el { $average } de las partidas como esta.
web-review-sum = { $errors ->
        [0] { $name } no ha perdido nada por errores
        [one] { $name } ha perdido 1 punto por errores
       *[other] { $name } ha perdido { $errors } puntos por errores
    }{ $kind ->
        [good] ; la buena suerte le ha dado { $luck ->
            [one] 1 punto.
           *[other] { $luck } puntos.
        }
        [bad] ; la mala suerte le ha costado { $luck ->
            [one] 1 punto.
           *[other] { $luck } puntos.
        }
       *[even] ; la buena suerte y la mala se han compensado.
    } Con una suerte normal { $name } habría ganado el { $average } de las partidas como esta.
web-review-sum-doubt = Otras búsquedas encontrarían el mismo coste de los errores con un margen de { $errors ->
        [one] 1 punto
       *[other] { $errors } puntos
    } y el mismo efecto de la suerte, con uno de { $luck ->
        [one] 1 punto
       *[other] { $luck } puntos
    }, 19 veces de cada 20.
web-review-sum-doubt-errors = Otras búsquedas encontrarían el mismo coste de los errores con un margen de { $errors ->
        [one] 1 punto
       *[other] { $errors } puntos
    }, 19 veces de cada 20.
web-review-sum-doubt-luck = Otras búsquedas encontrarían el mismo efecto de la suerte con un margen de { $luck ->
        [one] 1 punto
       *[other] { $luck } puntos
    }, 19 veces de cada 20.

## Probar otra cosa

web-review-compare = Lo que has probado
web-review-compare-from = Desde
web-review-compare-share = Probabilidad entonces
web-review-compare-then = En la partida
web-review-compare-now = Al probarlo
web-review-try-running = en curso
web-review-try-won = ganada
web-review-try-lost = no ganada
web-review-try-on = Seguir

## Aprender de los errores

web-review-learn = Aprende de tus errores
web-review-learn-of = Aprende de los errores de { $name }
web-review-learn-number = { $number } de { $count }
web-review-learn-ask = ¿Qué harías aquí?
web-review-learn-hint = En la partida no elegiste la mejor opción. Elige en el tablero.
web-review-learn-hint-of = En la partida { $name } no eligió la mejor opción. Elige en el tablero.
web-review-learn-answer = Tu respuesta
web-review-learn-then = En la partida: { $action } – { $lost }
web-review-learn-next = Siguiente
web-review-learn-done = { $count ->
        [one] Aciertos: { $right } de 1
       *[other] Aciertos: { $right } de { $count }
    }
web-review-learn-end = Volver al repaso

## Teclas

web-review-keys = Teclas y explicaciones
web-review-key-step = ← →
web-review-key-step-does = atrás o adelante, una decisión o un lance del azar
web-review-key-mistake = Mayús + ← →
web-review-key-mistake-does = al error anterior o siguiente
web-review-key-ends = Inicio, Fin
web-review-key-ends-does = al principio o al final
web-review-about = Un punto es un 1 % de probabilidad de victoria. Una decisión se juzga según lo que podía saber quien la tomó: cuesta lo que valía la mejor opción, menos lo que valía la que se eligió. La suerte es lo que el azar ha cambiado respecto de lo que se podía esperar. Todo se calcula en tu dispositivo.
web-review-about-server = Un punto es un 1 % de probabilidad de victoria. Una decisión se juzga según lo que podía saber quien la tomó: cuesta lo que valía la mejor opción, menos lo que valía la que se eligió. La suerte es lo que el azar ha cambiado respecto de lo que se podía esperar. Todo lo ha calculado el servidor.

## Worked out by the server

web-review-by-server = Lo calcula el servidor, porque este dispositivo no puede. Puede tardar un minuto o dos.
web-review-cut-short = El servidor no ha tenido tiempo de calcularlo todo. Por ahora { $count ->
        [0] no se ve todavía ningún paso
        [one] solo se ve el primer paso
       *[other] solo se ven los primeros { $count } pasos
    } de { $of }.
web-review-again = Volver a intentarlo
