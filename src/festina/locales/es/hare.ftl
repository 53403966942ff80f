# What Hare & Tortoise says.
# A seat ($seat, $to, $by, $giver) is a number, or a name where the caller gives one.
# The slow runner is a tortoise in some editions and a hedgehog in others: sentences name it as the edition does, or not at all.

hare-description = Una carrera a base de zanahorias: cuanto más lejos vas, más cuesta, y a la meta no se llega con demasiadas en la mano.

## Parts of sentences

hare-who = { $seat ->
    [one] Asiento { $seat }
    [many] Asiento { $seat }
    [other] Asiento { $seat }
   *[name] { $seat }
}
hare-whom = { $to ->
    [one] al asiento { $to }
    [many] al asiento { $to }
    [other] al asiento { $to }
   *[name] a { $to }
}
hare-by = { $by ->
    [one] al asiento { $by }
    [many] al asiento { $by }
    [other] al asiento { $by }
   *[name] a { $by }
}
hare-giver = { $giver ->
    [one] Asiento { $giver }
    [many] Asiento { $giver }
    [other] Asiento { $giver }
   *[name] { $giver }
}
hare-space = { $space ->
    [0] la salida
    [64] la meta
   *[other] la casilla { $space }
}
hare-origin = { $origin ->
    [0] la salida
   *[other] la casilla { $origin }
}
hare-amount = { $amount ->
    [one] 1 zanahoria
   *[other] { $amount } zanahorias
}
hare-count = { $carrots ->
    [one] 1 zanahoria
   *[other] { $carrots } zanahorias
}
hare-left = { $lettuces ->
    [0] no le queda ninguna
    [one] le queda 1
   *[other] le quedan { $lettuces }
}

## Tables that cannot be

hare-two-teams-need = Para dos equipos hacen falta 4 o 6 jugadores, no { $players }.
hare-three-teams-need = Para tres equipos hacen falta 6 jugadores, no { $players }.
hare-until-winner-needs = Una carrera solo puede acabar con el ganador (until=winner) si hay de 3 a 6 jugadores y no hay equipos.

## Texts that are no action

hare-text-needs-pawn = «{ $text }» no dice qué ficha: empieza por a o b, como en «a>12» (solo «keep» y «bank» van sin letra).
hare-text-unknown = «{ $text }» no es una acción. Las acciones son «>12» (adelante hasta la casilla 12), «<11» (atrás hasta la casilla 11), «+10», «-10», «0», «eat», «miss», «restart», «keep» y «bank».
hare-text-no-such-space = «{ $text }» se sale del recorrido: las casillas van de la 0 (salida) a la 64 (meta).
hare-outcome-unknown = «{ $text }» no es un resultado del azar. Los resultados son como «card:lose_half», «card:+15», «die:4», «draw:4» y «first:2».

## Why not: chance

hare-no-such-first-seat = «{ $text }» no puede salir ahora: puede salir de «first:0» a «first:{ $last }», para decir quién empieza.
hare-no-such-card = «{ $text }» no se puede sacar ahora: en el mazo de liebre de esta mesa esa no puede ser la siguiente carta.
hare-no-such-roll = «{ $text }» no puede salir ahora: solo puede salir un número del 1 al 6, con el dado o con cartas según la edición de esta mesa.

## Why not: whose action it is

hare-no-over = La carrera ha terminado.
hare-no-not-to-act = { $seat ->
    [-1] Ahora no le toca a ningún asiento: le toca al azar.
   *[other] Ahora no le toca a este asiento. { hare-who } tiene que jugar.
}
hare-no-pawn-home = Esta ficha ya está en la meta.
hare-no-not-this-pawn = Tiene que volver a empezar otra ficha tuya, no esta.
hare-no-other-bound = Primero va tu ficha { $pawn }: tiene que comer, levantarse o dejar su casilla.

## Why not: a pawn lies face down, or must go on

hare-no-face-miss = Tu ficha está tumbada: este turno solo se levanta (miss).
hare-no-face-eat = Tu ficha está tumbada para comer: este turno come (eat).
hare-no-face-nap = Tu ficha duerme: este turno se despierta y se queda donde está (miss).
hare-no-not-face-miss = Esta ficha no tiene ningún turno que perder.
hare-no-not-face-eat = Esta ficha no está tumbada para comer.
hare-no-must-leave = Esta ficha acaba de comer: tiene que dejar su casilla, hacia delante o hacia atrás.
hare-no-must-move-again = La liebre ha hablado: la misma ficha tiene que mover otra vez, hacia delante o hacia atrás.
hare-no-must-move-from-start = La ficha que ha vuelto a empezar avanza desde la salida ahora mismo.
hare-no-something-legal = Aún puedes hacer otra cosa: solo vuelve a empezar quien no puede hacer nada más.

## Why not: forward

hare-no-not-ahead = Un movimiento hacia delante lleva más adelante, y { hare-space } no está por delante de esta ficha.
hare-no-too-dear = Eso cuesta { $cost ->
        [one] 1 zanahoria
       *[other] { $cost } zanahorias
    }; { $missing ->
        [one] te falta 1
       *[other] te faltan { $missing }
    }.
hare-no-occupied = { hare-who } ya está ahí.
hare-no-tortoise-ahead = A esa casilla solo se llega retrocediendo.
hare-no-no-lettuce = No te queda ninguna lechuga que comer ahí.
hare-no-hare-closed = En esta mesa las casillas de liebre están cerradas.
hare-no-lettuces-left = { $lettuces ->
    [one] Aún tienes que comer 1 lechuga antes de que esta ficha pueda llegar a la meta.
   *[other] Aún tienes que comer { $lettuces } lechugas antes de que esta ficha pueda llegar a la meta.
}
hare-no-too-many-carrots = Cruzarías la línea con { $left ->
        [one] 1 zanahoria
       *[other] { $left } zanahorias
    }, { $excess } de más: quien llegue ahora puede tener { $limit }.

## Why not: back

hare-no-no-tortoise-behind = Solo se retrocede a una casilla de { hare-runner }, y detrás de esta ficha no hay ninguna.
hare-no-not-nearest-tortoise = Solo se retrocede a la casilla de { hare-runner } más cercana: la { $space }.
hare-no-tortoise-occupied = { hare-who } ocupa la casilla a la que retroceder.

## Why not: carrots

hare-no-not-on-carrot = Solo una ficha en una casilla de zanahoria puede quedarse y tomar o dar 10.
hare-no-too-few-to-give = Para dar 10 hacen falta 10 zanahorias; tienes { $carrots }.
hare-no-choice-due = { $nothing ->
    [yes] Primero responde a la liebre: toma 10 zanahorias, da 10 o no hagas nada.
   *[no] Primero responde a la liebre: toma 10 zanahorias o da 10.
}
hare-no-no-choice-of-nothing = Aquí no hacer nada no es una respuesta: toma 10 o da 10.
hare-no-no-choice-due = La liebre no ha preguntado nada, así que no hay nada que rechazar.
hare-no-gift-due = Primero responde al regalo de { hare-amount }: quédatelo, o ponlo en la banca.
hare-no-no-gift = Nadie te ha dado zanahorias que quedarte o poner en la banca.

## What is expected now

hare-prompt-over = La carrera ha terminado.
hare-prompt-first = Se sortea quién empieza.
hare-prompt-draw = { hare-who } espera lo que decida la liebre.
hare-prompt-wait = { hare-who } tiene que jugar.
hare-prompt-gift = { hare-giver } te da { hare-amount }: ¿te quedas el regalo o lo pones en la banca?
hare-prompt-again = { $ways ->
    [forward] Mueve otra vez la misma ficha: hacia delante.
    [back] Mueve otra vez la misma ficha: hacia atrás.
    [restart] La misma ficha tendría que mover otra vez y no puede: tiene que volver a empezar.
   *[other] Mueve otra vez la misma ficha, hacia delante o hacia atrás.
}
hare-prompt-restarted = De nuevo en la salida: avanza ahora mismo.
hare-prompt-choice = { $nothing ->
    [yes] La liebre lo deja en tus manos: toma 10 zanahorias, da 10 o no hagas nada.
   *[no] La liebre lo deja en tus manos: toma 10 zanahorias o da 10.
}
hare-prompt-eat = Este turno tu ficha come una lechuga.
hare-prompt-miss = Pierdes este turno: tu ficha se levanta.
hare-prompt-nap = Este turno tu ficha se despierta, y se queda donde está.
hare-prompt-leave = { $ways ->
    [forward] Tu ficha ha comido y tiene que irse: hacia delante.
    [back] Tu ficha ha comido y tiene que irse: hacia atrás.
    [restart] Tu ficha ha comido y tendría que irse, pero no puede: tiene que volver a empezar.
   *[other] Tu ficha ha comido y tiene que irse: hacia delante o hacia atrás.
}
hare-prompt-action = { $ways ->
    [forward] Te toca: avanza.
    [forward-back] Te toca: avanza o retrocede.
    [forward-stay] Te toca: avanza, o quédate y toma o da 10.
    [back] Te toca: retrocede.
    [back-stay] Te toca: retrocede, o quédate en la casilla de zanahoria.
    [stay] Te toca: quédate en la casilla de zanahoria.
    [restart] Te toca, pero no hay ningún movimiento posible: tienes que volver a empezar.
   *[other] Te toca: avanza, retrocede, o quédate y toma o da 10.
}

## What a space or an action does

hare-does-finish = ¡En la meta!
hare-does-carrot = El próximo turno podrás quedarte, para tomar 10 zanahorias o para dar 10.
hare-does-lettuce = Tu ficha se tumba; el próximo turno come una lechuga y toma 10 zanahorias multiplicadas por su posición.
hare-does-tortoise = 10 zanahorias por cada casilla que retrocedes.
hare-does-number = Da 10 zanahorias multiplicadas por tu posición cuando sigues adelante, si el número es entonces tu posición.
hare-does-hare-edition = La liebre decide al momento.
hare-does-hare-sprint = Ahora nada; salir de ella hacia delante cuesta 5 zanahorias por casilla.
hare-does-hare-nap = Tu ficha se duerme y pierde un turno, a no ser que alguien la rebase.
hare-does-hare-closed = Cerrada: aquí no entra nadie.
hare-does-hare-tournament = El próximo turno: 10 zanahorias si ningún otro jugador te ha rebasado; si no, pagas 10 por cada uno que lo haya hecho.
hare-does-hare-parking = Aquí no pasa nada.
hare-does-stay = Tu ficha se queda donde está.
hare-does-nothing = Ni tomar ni dar.
hare-does-eat = Come una lechuga y toma 10 zanahorias multiplicadas por tu posición.
hare-does-miss = La ficha se levanta; se acaba el turno.
hare-does-restart = Vuelve a la salida con las zanahorias de quien empieza de nuevo, y mueve ahora mismo.
hare-does-keep = El regalo es tuyo.
hare-does-bank = El regalo va a la banca.

## What happened

hare-event-starts = { hare-who } empieza: así lo ha querido el sorteo.
hare-event-paid = { $why ->
    [move] { hare-who } paga { hare-amount } por el movimiento.
    [carrot_space] { hare-who } se queda y da { hare-amount } a la banca.
    [choice] { hare-who } elige dar { hare-amount }.
    [card] { hare-who } paga { hare-amount } por la carta.
    [eat_carrot] { hare-who } come { hare-amount }.
    [half] { hare-who } pierde la mitad: { hare-amount }.
    [tournament] { hare-who } ha visto pasar a otros en la casilla de liebre y paga { hare-amount }.
   *[other] { hare-who } paga { hare-amount }.
}
hare-event-took = { $why ->
    [number] { hare-who } toma { hare-amount }: el número coincide.
    [carrot_space] { hare-who } se queda y toma { hare-amount }.
    [lettuce] { hare-who } toma { hare-amount } por la lechuga.
    [tortoise] { hare-who } toma { hare-amount } por retroceder.
    [choice] { hare-who } elige tomar { hare-amount }.
    [card] { hare-who } toma { hare-amount } por la carta.
    [free_move] { $amount ->
        [0] { hare-who } tenía el movimiento gratis, pero no había pagado nada.
       *[other] { hare-who } recupera { hare-amount }: el movimiento era gratis.
    }
    [per_lettuce] { hare-who } toma { hare-amount } por las lechugas de la mano.
    [tournament] { hare-who } toma { hare-amount }: no ha pasado nadie.
   *[other] { hare-who } toma { hare-amount }.
}
hare-event-moved = { $by ->
    [forward] { $space ->
        [64] { hare-who } avanza desde { hare-origin } y cruza la línea de meta.
       *[other] { hare-who } avanza desde { hare-origin } hasta { hare-space }.
    }
    [back] { hare-who } retrocede desde { hare-origin } hasta { hare-space }.
    [event] { $space ->
        [64] { hare-who } pasa de { hare-origin } al otro lado de la línea de meta, por orden de la liebre.
       *[other] { hare-who } pasa de { hare-origin } a { hare-space }, por orden de la liebre.
    }
   *[restart] { hare-who } vuelve de { hare-origin } a la salida.
}
hare-event-gave = { hare-who } da { hare-amount } { hare-whom }.
hare-event-ate = { hare-who } come una lechuga en la posición { $position }: { hare-left }.
hare-event-laid-down = { $face ->
    [eat] { hare-who } se tumba a comer.
    [nap] { hare-who } se duerme.
   *[miss] { hare-who } perderá un turno.
}
hare-event-turned-up = { $face ->
    [nap] { hare-who } se despierta.
   *[miss] { hare-who } ha perdido un turno y vuelve a estar en pie.
}
hare-event-woke = { hare-who } ve pasar { hare-by } y se despierta.
hare-event-passed = { hare-who } ve pasar { hare-by }.
hare-event-drew = { $effect ->
    [carrots] { hare-who } saca { $card }.
    [zero] { hare-who } saca 0.
   *[other] { hare-who } saca: { hare-effect }
}
hare-event-rolled = { hare-who } saca un { $die } en la posición { $position }: { hare-effect }
hare-event-charted = { hare-who } saca el número { $card } en la posición { $position }: { hare-effect }
hare-event-given = { hare-who } da { hare-amount } { hare-whom }.
hare-event-kept = { hare-who } se queda { hare-amount }.
hare-event-banked = { hare-who } pone { hare-amount } en la banca.
hare-event-restored = { hare-who } tiene ahora exactamente { hare-count }.
hare-event-shown = { hare-who } muestra { hare-count }.
hare-event-shuffled = Se baraja el mazo de liebre.
hare-event-restarted = { hare-who } vuelve a empezar con { hare-count }.
hare-event-finished = { $place ->
    [1] { hare-who } llega a la meta… ¡en primera posición!
    [2] { hare-who } llega a la meta en segunda posición.
    [3] { hare-who } llega a la meta en tercera posición.
    [4] { hare-who } llega a la meta en cuarta posición.
    [5] { hare-who } llega a la meta en quinta posición.
   *[other] { hare-who } llega a la meta en la posición { $place }.
}
hare-story-overtakes = { $place ->
    [1] { hare-who } adelanta y se pone en cabeza.
    [2] { hare-who } adelanta y ahora va en segunda posición.
    [3] { hare-who } adelanta y ahora va en tercera posición.
    [4] { hare-who } adelanta y ahora va en cuarta posición.
    [5] { hare-who } adelanta y ahora va en quinta posición.
   *[other] { hare-who } adelanta y ahora va en la posición { $place }.
}
hare-event-nothing = { $effect ->
    [plus_minus_10] { hare-who } elige no hacer nada.
    [carrot_forward] Por delante no hay ninguna casilla de zanahoria a la que ir: no pasa nada.
    [carrot_back] Por detrás no hay ninguna casilla de zanahoria a la que ir: no pasa nada.
    [position_forward] No hay sitio delante de otra ficha: no pasa nada.
    [position_back] No hay sitio detrás de otra ficha: no pasa nada.
    [give_10] No hay nadie detrás, o no hay bastante para dar: no pasa nada.
   *[other] No pasa nada.
}
hare-event-again = { hare-who } tiene que mover otra vez.
hare-event-stuck = { hare-who } tampoco puede mover desde la salida: se acaba el turno.
hare-event-over = La carrera ha terminado.

## The hare’s events and cards

hare-effect = { $effect ->
    [miss_turn] { hare-effect-miss_turn }
    [plus_minus_10] { hare-effect-plus_minus_10 }
    [plus_minus_10_or_nothing] { hare-effect-plus_minus_10_or_nothing }
    [carrot_forward] { hare-effect-carrot_forward }
    [carrot_back] { hare-effect-carrot_back }
    [position_forward] { hare-effect-position_forward }
    [position_back] { hare-effect-position_back }
    [eat_lettuce] { hare-effect-eat_lettuce }
    [eat_carrot] { hare-effect-eat_carrot }
    [last_move_free] { hare-effect-last_move_free }
    [play_again] { hare-effect-play_again }
    [give_10] { hare-effect-give_10 }
    [behind_or_again] { hare-effect-behind_or_again }
    [restore_65] { hare-effect-restore_65 }
    [ten_per_lettuce] { hare-effect-ten_per_lettuce }
    [free_ride] { hare-effect-free_ride }
    [lose_half] { hare-effect-lose_half }
    [show] { hare-effect-show }
    [shuffle] { hare-effect-shuffle }
   *[zero] { hare-effect-zero }
}
hare-effect-miss_turn = Pierde el próximo turno.
hare-effect-plus_minus_10 = Toma 10 zanahorias o da 10.
hare-effect-plus_minus_10_or_nothing = Toma 10 zanahorias, da 10 o no hagas nada.
hare-effect-carrot_forward = Adelante hasta la siguiente casilla de zanahoria.
hare-effect-carrot_back = Atrás hasta la casilla de zanahoria más cercana por detrás.
hare-effect-position_forward = Gana una posición: justo delante de la ficha que te precede.
hare-effect-position_back = Pierde una posición: justo detrás de la ficha que te sigue.
hare-effect-eat_lettuce = Come una lechuga el próximo turno; si no tienes, lo pierdes.
hare-effect-eat_carrot = Come una zanahoria: paga 1.
hare-effect-last_move_free = El movimiento hasta aquí era gratis.
hare-effect-play_again = Mueve otra vez ahora mismo.
hare-effect-give_10 = Da 10 zanahorias a cada jugador que va por detrás.
hare-effect-behind_or_again = Más jugadores detrás que delante: pierde un turno. Si no: mueve otra vez.
hare-effect-restore_65 = Quédate con 65 zanahorias exactas.
hare-effect-ten_per_lettuce = Toma 10 zanahorias por cada lechuga de la mano; si no tienes, pierde un turno.
hare-effect-free_ride = El movimiento hasta aquí era gratis.
hare-effect-lose_half = Pierde la mitad de las zanahorias.
hare-effect-show = Muestra las zanahorias a todo el mundo.
hare-effect-shuffle = Los demás dan 1 zanahoria cada uno; luego se baraja el mazo.
hare-effect-zero = Nada; se baraja el mazo.
hare-effect-carrots = Más: toma esas zanahorias. Menos: págalas, o vuelve a empezar.
hare-take-carrots = Toma { hare-amount }.
hare-pay-carrots = Paga { hare-amount }; si tienes menos, vuelve a empezar.

## Start positions that cannot arise

hare-start-passers = Solo a una ficha que espera en una casilla de liebre fuera de su turno la pueden haber rebasado otros asientos, cada uno indicado una sola vez.
hare-start-shuffler-seen = La carta { $card } se vuelve a barajar al momento: nunca está entre las cartas vistas.
hare-start-deck = Las cartas sin ver y las vistas, juntas, no forman el mazo de { $size } cartas.
hare-start-no-turn = Di de quién es el turno.
hare-start-two-pawns = Hay dos fichas en la casilla { $space }: en una casilla del recorrido cabe una.
hare-start-both-bound = Solo una de las fichas de un asiento puede estar tumbada o tener que irse.
hare-start-hare-closed = En esta mesa las casillas de liebre están cerradas: no puede haber ninguna ficha en ellas.
hare-start-lettuce-idle = Una ficha en pie en una casilla de lechuga acaba de comer y tiene que irse: indícalo con must_leave.
hare-start-nothing-to-eat = Una ficha solo está tumbada para comer donde se come lechuga, y solo con una lechuga en la mano.
hare-start-no-missed-turn = En esta casilla, en esta mesa, no se puede perder ningún turno.
hare-start-no-nap = Una ficha solo duerme en una casilla de liebre, y solo con hare=nap.
hare-start-need-not-leave = Solo tiene que irse una ficha que acaba de comer: en pie, donde se come lechuga, con una lechuga menos en la mano.
hare-start-place = Una ficha tiene puesto si está en la meta (casilla 64), y solo entonces.
hare-start-places = Los puestos de las fichas en la meta tienen que ser 1, 2, 3 y así sucesivamente, cada uno una vez.
hare-start-finished = Aquí van los asientos de las fichas en la meta, por orden de puesto.
hare-start-over = La carrera ya habría terminado.
hare-start-could-not-finish = Con tantas zanahorias o lechugas, esta ficha no podría haber llegado a la meta.
hare-start-already-racing = Quién empieza se sortea antes de que pase cualquier otra cosa.
hare-start-turn-home = Todas las fichas de este asiento están en la meta: no tiene turno.
hare-start-pending-bound = La ficha que tiene algo pendiente está en pie, libre para irse y fuera de la meta.
hare-start-pending = «{ $kind }» no puede estar pendiente en esta posición.

## Chance outcomes

hare-outcome-die = Un { $number }
hare-outcome-draw = Carta { $number }
hare-outcome-first = { hare-who } empieza

## Figures of a race, for statistics

hare-figure-turns = Turnos
hare-figure-wasted = Zanahorias malgastadas
hare-figure-lettuces = Lechugas a tiempo
hare-figure-hares = Eventos de la liebre

## Hasta dónde ha llegado cada cual, para contar una carrera

hare-gauge-space = Casilla del recorrido
hare-gauge-carrots = Zanahorias en mano

## Plans for the next turn

hare-plan-home = Ya has llegado a la meta: no queda nada que planear.
hare-plan-answer = Antes tienes que responder a otra cosa.
hare-plan-eat = En tu próximo turno comes una lechuga. Podrás planear el siguiente cuando lo hayas hecho.
hare-plan-miss = Pierdes tu próximo turno. Podrás planear el siguiente cuando haya pasado.
hare-plan-nap = En tu próximo turno duermes. Podrás planear el siguiente cuando despiertes.
hare-plan-restart = Tal como están las cosas, en tu próximo turno solo puedes volver a la salida.
hare-plan-if-place = Solo si sigo en la posición { $value } de la carrera
hare-plan-if-place-a = Solo si la liebre A sigue en la posición { $value } de la carrera
hare-plan-if-place-b = Solo si la liebre B sigue en la posición { $value } de la carrera

## Its bots by strength, each in a sentence

hare-level-1 = Corre mientras le duran las zanahorias, y se acuerda demasiado tarde de las lechugas.
hare-level-2 = Tiene un plan, pero a menudo olvida que hay que comerse las lechugas.
hare-level-3 = Se fía de todas las casillas de posición, incluso de las que no van a pagar.
hare-level-4 = Conoce el camino, pero calcula mal las distancias.
hare-level-5 = Planea su propio camino a la meta y hace poco caso a los demás.
hare-level-6 = Prevé un movimiento o dos.
hare-level-7 = Mira muy adelante y rara vez se equivoca.
hare-level-8 = Tiene olfato para la carrera y juega por instinto, sin mirar adelante.
hare-level-9 = Repasa cientos de posibilidades antes de cada movimiento.
hare-level-10 = El campeón: se toma dos segundos para cada movimiento y no se le escapa casi nada.
