# What Why First? says.
# A seat ($seat, $to, $by) is a number, or a name where the caller gives one; Leo is always “Leo”.

whyfirst-description = Una carrera de faroles en la que solo puntúa la segunda posición, y gana el segundo total más alto.

## Parts of sentences

whyfirst-who = { $seat ->
    [one] Asiento { $seat }
    [many] Asiento { $seat }
    [other] Asiento { $seat }
   *[name] { $seat }
}
whyfirst-to = { $to ->
    [one] el asiento { $to }
    [many] el asiento { $to }
    [other] el asiento { $to }
   *[name] { $to }
}
whyfirst-by = { $by ->
    [one] Asiento { $by }
    [many] Asiento { $by }
    [other] Asiento { $by }
   *[name] { $by }
}
whyfirst-whose-pawn = { $seat ->
    [one] la ficha del asiento { $seat }
    [many] la ficha del asiento { $seat }
    [other] la ficha del asiento { $seat }
   *[name] la ficha de { $seat }
}
whyfirst-moved-pawn = { $own ->
    [yes] { $by ->
        [Leo] su ficha
       *[other] su propia ficha
    }
   *[no] { whyfirst-whose-pawn }
}
whyfirst-origin = { $origin ->
    [0] la salida
   *[other] la casilla { $origin }
}
whyfirst-space = { $space ->
    [0] la salida
   *[other] la casilla { $space }
}
whyfirst-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
whyfirst-total = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}

## Texts that are no action

whyfirst-text-base = «{ $text }» no es una acción. Indica una carta y el asiento sobre el que se juega, como en «+3@2» (o «+3@leo», si juega Leo).
whyfirst-text-tactical = «{ $text }» no es una acción. Indica una carta con su número blanco, como en «+3/21», y cuando se descubran las cartas una ficha, como en «move:2» (o «move:leo», si juega Leo).
whyfirst-outcome-unknown = «{ $text }» no es un resultado del azar. Los resultados son como «deal:+3», «leo:-1» y, en la variante táctica, «deal:+3/21», «leo:-1/4».

## Why not: chance

whyfirst-no-chance = El azar no tiene nada que hacer ahora: les toca a los asientos.
whyfirst-no-such-deal = «{ $text }» no puede salir ahora: no queda ninguna carta así por repartir.
whyfirst-no-deal-now = «{ $text }» no puede salir ahora: las manos se reparten al empezar una ronda.
whyfirst-no-such-leo = «{ $text }» no puede salir ahora: Leo no puede tener una carta así.
whyfirst-no-leo-now = «{ $text }» no puede salir ahora: la carta de Leo se descubre cuando los dos asientos han elegido.

## Why not: whose action it is

whyfirst-no-over = La partida ha terminado.
whyfirst-no-not-to-act = { $seat ->
    [-1] Ahora no le toca a ningún asiento: le toca al azar.
   *[other] A este asiento no le toca mover una ficha. { whyfirst-who } mueve una ahora.
}
whyfirst-no-has-chosen = Este asiento ya ha elegido. Hasta que se descubran las cartas, puede retirar su elección.

## Why not: the choice

whyfirst-no-not-in-hand = En esta mano no hay ninguna carta así.
whyfirst-no-no-seat = Aquí no hay tal asiento: los asientos van del 0 al { $last }.
whyfirst-no-no-leo = Leo solo juega en una mesa de dos.
whyfirst-no-names-a-seat = En la variante táctica se deja solo la carta, con su número blanco, como en «+3/21»; a quién mueve se elige cuando se descubren las cartas.
whyfirst-no-not-tactical = Eso es de la variante táctica. Aquí una carta se juega directamente sobre un asiento, como en «+3@2».
whyfirst-no-card-first = Primero cada cual deja una carta; las fichas se mueven cuando las cartas se descubren.
whyfirst-no-pawn-now = Tu carta está descubierta: ahora indica la ficha que mueve, como en «move:2».

## What is expected now

whyfirst-prompt-over = La partida ha terminado.
whyfirst-prompt-deal = Se reparten cartas { $seat ->
        [one] al asiento { $seat }
        [many] al asiento { $seat }
        [other] al asiento { $seat }
       *[name] a { $seat }
    }.
whyfirst-prompt-leo = Todo el mundo ha elegido: se descubre la carta de Leo.
whyfirst-prompt-choose-base = Elige una carta y la ficha que mueve: la tuya, o la de quien quieras.
whyfirst-prompt-choose-tactical = Elige una carta. Qué ficha mueve lo dices cuando se descubran las cartas, empezando por el número blanco más alto.
whyfirst-prompt-chosen = { $count ->
    [one] Has elegido. Aún falta un asiento.
   *[other] Has elegido. Aún faltan { $count } asientos.
}
whyfirst-prompt-wait = { $count ->
    [one] Un asiento sigue eligiendo.
   *[other] { $count } asientos siguen eligiendo.
}
whyfirst-prompt-move = Tu carta es { $card }: ¿qué ficha mueve?
whyfirst-prompt-wait-move = { whyfirst-who } mueve una ficha con { $card }.

## What an action does

whyfirst-does-play = La ficha se mueve la suma de todas las cartas que se jueguen sobre ella en esta baza.
whyfirst-does-lay = La carta se descubre con las demás; luego eliges la ficha que mueve.
whyfirst-does-move = Esta ficha se mueve ya según tu carta.

## What happened

whyfirst-event-round = Ronda { $round }: todas las fichas en la salida, todas las cartas barajadas.
whyfirst-event-hand = { whyfirst-who } recibe una mano de { $count } cartas.
whyfirst-event-dealt = La mano: { $cards }.
whyfirst-event-chose = { whyfirst-who } ha elegido.
whyfirst-event-trick = Ronda { $round }, baza { $trick }: se descubren las cartas.
whyfirst-event-revealed = { $automatic ->
    [yes] { whyfirst-who } juega su última carta, { $card }, sobre su propia ficha.
   *[no] { $own ->
        [yes] { whyfirst-who } juega { $card } sobre su propia ficha.
       *[no] { whyfirst-who } juega { $card } sobre { whyfirst-to }.
    }
}
whyfirst-event-laid = { $automatic ->
    [yes] { whyfirst-who } muestra su última carta, { $card }.
   *[no] { whyfirst-who } muestra { $card }.
}
whyfirst-event-moved = { $stopped ->
    [yes] { whyfirst-who } se movería { $amount } desde { whyfirst-origin } y se detiene al final del recorrido, en la casilla { $space }.
   *[no] { $cancel ->
        [yes] Las cartas se anulan: { whyfirst-whose-pawn } sigue en { whyfirst-space }.
       *[no] { whyfirst-who } se mueve { $amount }, desde { whyfirst-origin } hasta { whyfirst-space }.
    }
}
whyfirst-event-moved-by = { $stopped ->
    [yes] { whyfirst-by } movería { whyfirst-moved-pawn } { $amount } desde { whyfirst-origin }; se detiene al final del recorrido, en la casilla { $space }.
   *[no] { whyfirst-by } mueve { whyfirst-moved-pawn } { $amount }, desde { whyfirst-origin } hasta { whyfirst-space }.
}
whyfirst-event-round-over = { $why ->
    [all-level] La ronda { $round } ha terminado. Todas las fichas comparten casilla, así que no hay segundo y nadie puntúa.
    [below-a-tie] La ronda { $round } ha terminado. Hay varias fichas en cabeza, en la casilla { $first }; la siguiente casilla hacia abajo es la segunda: { $second }.
   *[second] La ronda { $round } ha terminado. La primera posición está en la casilla { $first } y no puntúa; la segunda posición es { $second }.
}
whyfirst-event-scored = { whyfirst-who } queda en segunda posición y se anota { whyfirst-points }; ya suma { $total }.
whyfirst-event-over = { $why ->
    [all-level] La partida ha terminado. Todos los totales son { $highest }: no hay segundo, así que gana todo el mundo.
    [below-a-tie] La partida ha terminado. Varios comparten el total más alto, { $highest }; el siguiente, { $winning }, es el segundo y gana.
   *[second] La partida ha terminado. El total más alto es { $highest }; gana el segundo, { $winning }.
}
whyfirst-event-final = { $won ->
    [yes] { $seat ->
        [Leo] Leo gana con { whyfirst-total }, y eso que ni siquiera estaba.
       *[other] { whyfirst-who } gana con { whyfirst-total }.
    }
   *[no] { whyfirst-who } termina con { whyfirst-total }.
}

## Start positions that cannot arise

whyfirst-start-no-last-round = Antes de la primera ronda no hay ninguna.
whyfirst-start-leo-hand = Leo no tiene mano: sus cartas no se conocen hasta que se descubren.
whyfirst-start-leo-chosen = Leo no elige nada.
whyfirst-start-hand-size = Ahora en esta mano tiene que haber { $size } cartas, no { $given }.
whyfirst-start-too-many-cards = El mazo tiene { $card } solo { $copies ->
        [one] una vez
        [2] dos veces
       *[other] { $copies } veces
    }.
whyfirst-start-chosen-not-held = Una carta elegida sigue en la mano hasta que se descubre, y { $card } no está en esta.
whyfirst-start-chosen-now = Mientras se mueven las fichas no se elige nada: las cartas están descubiertas.
whyfirst-start-not-tactical = Solo en la variante táctica las cartas mueven las fichas una a una.
whyfirst-start-face-up = { $card } no puede estar aquí: una carta descubierta se ha jugado en esta ronda y está ante un solo asiento.
whyfirst-start-last-trick = Las últimas cartas las juega el programa en cuanto acaba la cuarta baza: en la baza 5 nadie elige.
whyfirst-start-all-chosen = Cuando elige el último asiento, las cartas se descubren al momento: alguien tiene que estar aún por elegir.
whyfirst-start-leo = La carta de Leo se descubre en una mesa de dos, cuando los dos asientos han elegido.
whyfirst-start-played = A estas alturas se han jugado { $expected } cartas en esta ronda, no { $given }.
whyfirst-start-deal-order = Se reparten primero cinco cartas al asiento 0, luego al asiento 1, y así sucesivamente.
whyfirst-start-all-dealt = Todas las manos están completas: no queda nada por repartir.
whyfirst-start-deal-first = En una ronda, las manos se reparten antes que nada.
whyfirst-start-no-mover = La carta descubierta más alta tiene que ser de un asiento, que mueve una ficha a continuación (la carta de Leo lo mueve a él al momento).
whyfirst-start-leo-card = En la quinta baza Leo no juega ninguna carta.
whyfirst-start-used-cards = Antes que estas se usaron cartas con números blancos más altos; { $missing ->
        [one] 1 de ellas no está
       *[other] { $missing } de ellas no están
    } entre las cartas jugadas.
whyfirst-start-out-of-reach = Con las cartas usadas hasta ahora, esta ficha solo puede estar entre { $low } y { $high }.
whyfirst-start-sum = Las casillas de las fichas suman { $given }; tras las cartas usadas hasta ahora, la suma tiene que estar entre { $low } y { $high }.
whyfirst-start-totals = { $rounds ->
    [0] Nadie ha puntuado antes de que acabe la primera ronda.
    [one] Ninguna ronda puede haber dado estos totales.
   *[other] { $rounds } rondas no pueden haber dado estos totales.
}

## Names

whyfirst-leo = Leo
whyfirst-outcome-card = { $card }

## Figures of a game, for statistics

whyfirst-figure-points = Puntos
whyfirst-figure-won = Rondas ganadas
whyfirst-figure-second = Veces en segunda posición

## Hasta dónde ha llegado cada cual, para contar una partida

whyfirst-gauge-points = Puntos

## Its bots by strength, each in a sentence

whyfirst-level-1 = Quiere ir en cabeza, como si ganara la primera posición.
whyfirst-level-2 = De vez en cuando recuerda que la que gana es la segunda posición.
whyfirst-level-3 = Sabe que gana la segunda posición, pero a menudo le tienta ir en cabeza.
whyfirst-level-4 = A menudo se queda justo detrás de quien va en cabeza y no se pregunta a quién ayudarán los puntos.
whyfirst-level-5 = Sopesa los puntos de la ronda, pero sin hilar muy fino.
whyfirst-level-6 = Sopesa a quién le vendrían bien los puntos de la ronda.
whyfirst-level-7 = Tiene olfato para el juego y no juega siempre igual.
whyfirst-level-8 = Piensa en lo que los demás pueden tener y jugar.
whyfirst-level-9 = Piensa mucho en lo que traman los demás, y cuesta adivinar qué hará.
whyfirst-level-10 = El campeón: dos segundos para cada carta, y con él no puedes dar nada por hecho.
