# The rulebook of Hare & Tortoise, in our own words.
# $runner is what the edition calls the slow runner; switches of the edition are “yes” or “no”.

hare-runner = { $runner ->
    [hedgehog] erizo
   *[tortoise] tortuga
}

## Chapters

hare-section-setup = Preparación
hare-section-turn = El turno
hare-section-forward = Mover hacia delante
hare-section-numbers = Casillas de posición
hare-section-food = Casillas de zanahoria y de lechuga
hare-section-back = { $runner ->
    [hedgehog] Casillas de erizo
   *[tortoise] Casillas de tortuga
}
hare-section-hare = Casillas de liebre
hare-section-restart = Volver a empezar
hare-section-finish = La meta
hare-section-two = La carrera para dos
hare-section-teams = Equipos
hare-section-variant = { $whole ->
    [yes] Variantes de la liebre
   *[no] La liebre en esta mesa
}

## Set-up

hare-rule-101 = De 3 a 6 jugadores toman una ficha cada uno y la ponen en la salida. Si son dos, toman dos fichas cada uno; si son 4 o 6, pueden jugar por equipos.
hare-rule-102 = Zanahorias para empezar, según el número de jugadores: { $starts }. En una mesa de { $players } son { $start } para cada uno.
hare-rule-103 = Cada cual toma tres lechugas.
hare-rule-104 = { $carrots_public ->
    [yes] En esta mesa todos ven cuántas zanahorias tienen los demás.
   *[no] Cuántas zanahorias tiene un jugador es secreto, pero todos ven lo que se paga o se toma. Una cantidad mostrada a todos sigue siendo conocida hasta que cambia. Una mesa puede acordar jugar con las zanahorias a la vista, o con una ayuda para la memoria que lleva la cuenta para todos.
}
hare-rule-104-note = Lectura nuestra: el reglamento de esta edición no dice si las zanahorias son secretas; el texto del autor sí.
hare-rule-105 = { $first ->
    [draw] Se sortea quién empieza.
   *[seat0] Se acuerda quién empieza; aquí es el primer asiento.
} Luego se juega dando la vuelta a la mesa.

## The turn

hare-rule-201 = Una ficha tumbada por un turno perdido se levanta, y se acaba el turno.
hare-rule-202 = Una ficha tumbada para comer come ahora, y se acaba el turno.
hare-rule-203 = Lo primero de todo: una casilla de posición que coincide paga, se quiera o no. Con dos fichas cada uno, mira HT-403.
hare-rule-204 = Si no, el turno es una acción con una ficha: mover hacia delante, retroceder hasta una casilla de { hare-runner } o quedarse en una casilla de zanahoria. No se puede pasar. Una segunda ficha que descansa en una casilla de zanahoria mientras la otra mueve no gana nada.
hare-rule-205 = Quien no tiene ninguna acción permitida tiene que volver a empezar, y solo entonces.
hare-rule-206 = { $hare ->
    [chart] Una casilla de liebre actúa al momento, en cuanto se llega a ella.
    [die] Una casilla de liebre actúa al momento, en cuanto se llega a ella.
    [deck] Una casilla de liebre actúa al momento, en cuanto se llega a ella.
   *[variant] Qué hace una casilla de liebre en esta mesa se explica más abajo.
} Las casillas de posición, de zanahoria y de lechuga actúan en el turno siguiente.
hare-rule-207 = Quien tiene todas sus fichas en la meta ya no tiene turnos.

## Moving forward

hare-rule-301 = Mover 1, 2, 3, 4, 5 casillas cuesta 1, 3, 6, 10, 15 zanahorias: cada casilla más cuesta una zanahoria más que la anterior. Se pagan a la banca antes de mover la ficha. Las casillas ocupadas cuentan.
hare-rule-302 = El movimiento tiene que acabar en una casilla libre; solo en la salida y en la meta cabe cualquier número de fichas.
hare-rule-303 = Un movimiento hacia delante nunca acaba en una casilla de { hare-runner }.
hare-rule-304 = En una casilla de lechuga solo se puede entrar con una lechuga en la mano.
hare-rule-305 = Para el movimiento a la meta, mira HT-850.

## Number spaces

hare-rule-401 = Una ficha en una casilla de posición cuyo número es su posición en la carrera toma 10 zanahorias multiplicadas por esa posición antes de seguir, se quiera o no. 1/5/6 vale para la primera (10), la quinta (50) y la sexta (60).
hare-rule-402 = Al llegar no pasa nada: hasta el turno siguiente, las fichas que la rebasan hacia delante o hacia atrás cambian su posición.
hare-rule-403 = { $number_pay ->
    [turn_start] Con dos fichas cada uno, toda ficha propia en un número que coincide toma su premio al principio del turno, aunque luego el turno se gaste en comer o se pierda.
   *[on_leaving] Con dos fichas cada uno, solo toma su premio la ficha que ahora mueve, hacia delante o hacia atrás, como primer paso del movimiento. El premio ya ayuda a pagar ese movimiento y cuenta para el límite de la meta.
}
hare-rule-403-note = Lectura nuestra: los textos principales dicen «justo antes de salir», los resúmenes «al principio del turno». Con dos fichas no es lo mismo; una mesa puede elegir (number_pay).
hare-rule-404 = La posición en la carrera es uno más el número de fichas que están estrictamente por delante. Las fichas en la meta van por delante, en orden de llegada; las fichas que están juntas en la salida comparten posición. Cuentan todas las fichas, también las propias.
hare-rule-404-note = Lectura nuestra: que las fichas en la salida comparten posición, y que cuenta la segunda ficha propia.

## Carrot and lettuce spaces

hare-rule-501 = En una casilla de zanahoria, en vez de mover, un jugador puede quedarse y tomar 10 zanahorias de la banca o darle 10, tantos turnos seguidos como quiera.
hare-rule-501-note = Lectura nuestra: para dar 10 hacen falta 10 zanahorias en la mano.
hare-rule-502 = Una ficha que llega a una casilla de lechuga se tumba.
hare-rule-503 = En el turno siguiente se levanta, una lechuga sale del juego y su jugador toma 10 zanahorias multiplicadas por la posición de la ficha en ese momento. Se acaba el turno.
hare-rule-504 = En el turno después de ese, la ficha tiene que irse, hacia delante o hacia atrás. No puede volver a comer ahí sin haberse ido.

## Tortoise and hedgehog spaces

hare-rule-601 = Una ficha puede retroceder hasta la casilla de { hare-runner } más cercana por detrás, y a ninguna otra, si está libre. No cuesta nada: toma 10 zanahorias por cada casilla que retrocede, se quiera o no. Si detrás no hay ninguna, no hay vuelta atrás.
hare-rule-602 = De una casilla de { hare-runner } se puede retroceder a la anterior, turno tras turno.

## Hare spaces: charts, die and the deck of 1978

hare-rule-701 = Pierde un turno: la ficha se tumba; el turno siguiente solo sirve para levantarla.
hare-rule-702 = Diez más o diez menos: toma 10 zanahorias o da 10{ $choice_of_nothing ->
    [yes] , o no hagas nada.
   *[no] .
}
hare-rule-702-note = Lectura nuestra: para dar 10 hacen falta 10 zanahorias en la mano.
hare-rule-703 = Adelante a una zanahoria: { $jump_to_vacant ->
    [yes] hasta la siguiente casilla de zanahoria libre por delante. Si no hay, no pasa nada.
   *[no] hasta la siguiente casilla de zanahoria por delante. Si está ocupada, o no hay, no pasa nada.
}
hare-rule-704 = Atrás a una zanahoria: { $jump_to_vacant ->
    [yes] hasta la casilla de zanahoria libre más cercana por detrás. Si no hay, no pasa nada.
   *[no] hasta la casilla de zanahoria más cercana por detrás. Si está ocupada, o no hay, no pasa nada.
}
hare-rule-705 = Gana una posición: hasta la primera casilla libre por delante de la siguiente ficha que va delante en el recorrido, saltando las casillas de { hare-runner }, y las de lechuga si no se tiene ninguna lechuga en la mano. Después actúa esa casilla. { $position_to_finish ->
    [yes] Si antes de la meta no hay una casilla así, la ficha va a la meta sin pagar, siempre que ahora pueda llegar a ella; si no puede, no pasa nada.
   *[no] Si antes de la meta no hay una casilla así, no pasa nada.
}
hare-rule-705-note = Lectura nuestra: como siguiente ficha vale cualquiera, también una propia{ $position_to_finish ->
    [yes] .
   *[no] ; y si antes de la meta no queda ninguna casilla, no pasa nada.
}
hare-rule-706 = Pierde una posición: hasta la primera casilla libre por detrás de la siguiente ficha que va detrás en el recorrido, saltando { $position_to_tortoise ->
    [yes] las casillas de lechuga si no se tiene ninguna lechuga en la mano. Así se puede llegar a una casilla de { hare-runner }, pero no paga nada.
   *[no] las casillas de { hare-runner }, y las de lechuga si no se tiene ninguna lechuga en la mano.
} Después actúa la casilla a la que se llega.
hare-rule-706-note = Lectura nuestra: si la siguiente ficha por detrás está en la salida, o después de la salida no queda ninguna casilla, no pasa nada.
hare-rule-707 = Come una lechuga: como en una casilla de lechuga, la ficha se tumba, come en el turno siguiente y tiene que irse en el turno después de ese. Quien no tiene lechugas pierde el turno y no toma nada.
hare-rule-708 = Come una zanahoria: paga 1 zanahoria. Quien no tiene ninguna vuelve a empezar.
hare-rule-709 = Movimiento gratis: se recuperan las zanahorias pagadas por el movimiento que ha llevado hasta aquí, se quiera o no.
hare-rule-709-note = Lectura nuestra: una ficha que ha llegado aquí por un evento no ha pagado nada, así que no recupera nada.
hare-rule-710 = Mueve otra vez: la misma ficha tiene que hacer otro movimiento al momento, pagado como siempre, y la casilla a la que llega actúa. Si no puede, vuelve a empezar.
hare-rule-710-note = Lectura nuestra: otro movimiento es hacia delante o hacia atrás, no quedarse.
hare-rule-711 = Lo que no se puede cumplir no ocurre.
hare-rule-712 = { $hare ->
    [chart] Se saca una de seis cartas numeradas, todas con la misma probabilidad cada vez. La tabla da el evento: la fila es la carta, la columna la posición de la ficha tras su movimiento.
   *[die] Se tira un dado. La tabla da el evento: la fila es la posición de la ficha tras su movimiento, la columna el número que ha salido.
}
hare-rule-712-note = Reconstruida en parte: conocemos con certeza algunas celdas de la tabla; el resto sigue la tabla de 1974.
hare-rule-713 = El mazo de liebre tiene { $deck_size } cartas. Una carta sacada va al fondo del mazo cuando empieza su acción, antes que cualquier carta a la que su acción lleve.{ $deck_shuffles ->
    [yes] { "" }
   *[no] { " " }Nunca se vuelve a barajar: una vez vistas todas las cartas, se conoce su orden.
}
hare-rule-713-note = Lectura nuestra: en qué momento exacto va la carta al fondo del mazo.

## Hare spaces: the deck of 2008 and 2010

hare-rule-720 = La carta que hace barajar el mazo no va al fondo: se baraja con las demás.
hare-rule-721 = Da diez: da 10 zanahorias a cada jugador que va por detrás. { $give_less ->
    [yes] Si no alcanza para todos: 5 a cada uno; si aún no alcanza: 1 a cada uno; si aún no alcanza: nada.
   *[no] Si no alcanza para todos: nada.
} Cada uno de ellos se queda el regalo entero o lo pone en la banca.
hare-rule-721-note = Lectura nuestra: a los regalos se responde por orden de turno después de quien los da{ $give_less ->
    [yes] , y quien no puede dar ni 1 a cada uno no da nada.
   *[no] .
}
hare-rule-722 = Detrás u otra vez: con más jugadores detrás que delante, pierde el próximo turno. Si no, también con igual número, mueve otra vez al momento (HT-710).
hare-rule-722-note = Lectura nuestra: quienes están en la meta van delante; quienes están en la salida, detrás.
hare-rule-723 = Sesenta y cinco: desde ahora, exactamente 65 zanahorias, sean más o menos que antes.
hare-rule-723-note = Lectura nuestra: 65 con cualquier número de jugadores.
hare-rule-724 = Diez por lechuga: toma 10 zanahorias por cada lechuga que quede en la mano. Quien no tiene ninguna pierde el próximo turno.
hare-rule-725 = Paseo gratis: se recuperan las zanahorias pagadas por el movimiento que ha llevado hasta aquí, se quiera o no; tras un evento no hay nada que recuperar.
hare-rule-726 = Pierde la mitad: la mitad de las zanahorias va a la banca. Si son impares, la que sobra se conserva.
hare-rule-727 = Muestra: todos ven las zanahorias de este jugador.
hare-rule-728 = Baraja: cada uno de los demás jugadores, esté o no en la meta, da 1 zanahoria a quien ha sacado la carta. Luego se baraja todo el mazo, incluida esta carta.
hare-rule-728-note = Lectura nuestra: quien no tiene zanahorias no da ninguna.
hare-rule-729 = En la carrera para dos, «jugadores detrás» y «jugadores delante» son las fichas rivales, vistas desde la ficha que ha sacado la carta. El regalo es de { hare-gift-each } por cada una de ellas, y se queda o se pone en la banca entero.
hare-gift-each = { $give_less ->
    [yes] 10 (o 5, o 1)
   *[no] 10
}
hare-rule-729-note = Lectura nuestra: la carta habla de jugadores; con dos fichas cada uno contamos fichas.

## Hare spaces: the deck of 2014

hare-rule-740 = +n: toma n zanahorias. −n: paga n zanahorias; quien tiene menos vuelve a empezar.
hare-rule-741 = 0: no pasa nada, y se baraja todo el mazo.
hare-rule-742 = Cuántas cartas hay de cada valor se ve en la tabla del mazo.
hare-rule-742-note = Reconstruido: el reglamento nombra los valores y 15 cartas en total, no cuántas hay de cada uno.

## Restart

hare-rule-801 = Quien no tiene ninguna acción permitida, o no puede pagar lo que pide un evento, devuelve la ficha a la salida y tiene entonces exactamente { $restart_as_started ->
    [yes] tantas zanahorias como al principio: { $restart } en una mesa de { $players }
   *[no] { $restart } zanahorias
}. Las lechugas comidas, comidas están.
hare-rule-801-note = Lectura nuestra: el texto del autor dice «sea cual sea el motivo». El reglamento de esta edición nombra dos: muy pocas zanahorias con la casilla de { hare-runner } de detrás ocupada, y un evento que no se puede pagar.
hare-rule-802 = Tras volver a empezar, la ficha mueve al momento, en el mismo turno. Pero volver a empezar por no poder pagar un evento acaba el turno.
hare-rule-802-note = Lectura nuestra: el reglamento de esta edición calla; lo dice el texto del autor.
hare-rule-803 = Con dos fichas cada uno, quien está bloqueado vuelve a empezar con una ficha a su elección que no esté ni en la meta ni en la salida; solo si no hay ninguna, con una de la salida. Una ficha que tenía que irse o mover otra vez y no puede es la que vuelve a empezar, aunque la otra pudiera mover. Tras un evento, es la ficha a la que le ha tocado.
hare-rule-803-note = Lectura nuestra: los reglamentos no dicen cuál de las dos fichas vuelve a empezar.
hare-rule-804 = Quien ha vuelto a empezar y sigue sin poder mover acaba el turno.
hare-rule-804-note = Lectura nuestra: los reglamentos no mencionan este caso.

## Finish

hare-rule-850 = Una ficha llega a la meta pagando la distancia exacta. Solo puede hacerlo sin lechugas y, después de pagar, con un máximo de { $flat ->
    [yes] { $flat_limit } zanahorias, sea cual sea el puesto.
   *[no] 10 zanahorias multiplicadas por su puesto: 10 para la primera en llegar, 20 para la segunda, 30 para la tercera, y así sucesivamente.
}
hare-rule-851 = { $until ->
    [winner] Gana quien llega primero, y la carrera se acaba al momento.
   *[places] Cuando cada cual corre por su cuenta, gana quien llega primero. Los demás siguen corriendo por los puestos, hasta que han llegado cinco o solo queda uno.
}
hare-rule-851-note = Lectura nuestra: con menos de seis jugadores, la carrera acaba cuando solo queda uno.
hare-rule-852 = Las fichas en la meta siguen contando para todas las posiciones.
hare-rule-853 = Ninguna regla limita el número de turnos, las zanahorias que puede tener un jugador ni las de la banca.
hare-rule-853-note = Lectura nuestra: nada en los reglamentos pone un límite. Las simulaciones de quien juega sin rumbo se cortan tras cierto número de acciones, y lo dicen.

## The race for two

hare-rule-901 = Cada uno de los dos jugadores toma dos fichas, 5 lechugas y { $start_two } zanahorias, en una sola mano para las dos fichas.
hare-rule-902 = Un turno es para una de las dos fichas, nunca para las dos. Una ficha que ha llegado a una casilla de lechuga tiene que comer en el turno siguiente e irse en el turno después de ese.
hare-rule-902-note = Lectura nuestra: lo mismo vale tras cualquier evento que tumbe una ficha: el turno siguiente es de esa ficha.
hare-rule-903 = { $first_pawn_any_lettuces ->
    [yes] La primera de las fichas de un jugador puede llegar a la meta con cualquier número de zanahorias y lechugas.
   *[no] La primera de las fichas de un jugador puede llegar a la meta con cualquier número de zanahorias, pero solo cuando ya se han comido todas las lechugas.
}
hare-rule-903-note = Lectura nuestra: los textos inglés y francés de esta edición piden que se hayan comido todas las lechugas; el alemán y el italiano callan.
hare-rule-904 = La segunda ficha solo puede llegar a la meta sin lechugas y con un máximo de { $flat ->
    [yes] { $flat_limit } zanahorias.
   *[no] 10 zanahorias multiplicadas por su puesto entre todas las fichas: 20 si es la segunda, 30 si es la tercera.
}
hare-rule-905 = Gana quien antes tiene sus dos fichas en la meta, y la carrera se acaba.

## Teams

hare-rule-1001 = 4 jugadores forman dos equipos de dos; 6 jugadores, tres equipos de dos o dos equipos de tres. Dos del mismo equipo nunca van seguidos en el orden de turno.
hare-rule-1001-note = Lectura nuestra: los asientos se reparten por turno entre los equipos: con dos equipos, uno de cada dos asientos; con tres, uno de cada tres.
hare-rule-1002 = Todo lo demás es como cuando cada cual corre por su cuenta. Gana el primer equipo con todas sus fichas en la meta, y la carrera se acaba.
hare-rule-1003 = Dentro de un equipo se puede hablar, ayudarse y estorbar a los demás, abiertamente.

## Variants

hare-rule-1101 = Esprint: al llegar a una casilla de liebre no pasa nada. Salir de ella hacia delante cuesta 5 zanahorias por casilla, sea cual sea la distancia.
hare-rule-1102 = Siesta: en una casilla de liebre la ficha se duerme, tumbada. Su turno siguiente solo sirve para levantarla; puede mover en el turno después de ese. Si mientras duerme la rebasa la ficha de otro jugador, hacia delante o hacia atrás, se despierta al momento y mueve como siempre en su turno siguiente.
hare-rule-1102-note = Lectura nuestra: también rebasa una ficha que vuelve a la salida o que llega a la meta.
hare-rule-1103 = Cerradas: ninguna ficha puede entrar en una casilla de liebre.
hare-rule-1104 = Torneo: al llegar a una casilla de liebre no pasa nada. Lo primero en el turno siguiente, justo después de que paguen las casillas de posición, su jugador toma 10 zanahorias si ningún otro jugador ha rebasado la ficha desde entonces. Si no, paga 10 por cada jugador que lo haya hecho, contado una sola vez, hasta donde lleguen las zanahorias.
hare-rule-1104-note = Hallada en las reglas de torneo que se usan en la Mind Sports Olympiad desde 2019. Lectura nuestra: qué significa rebasar (ir más allá de la ficha de cualquier modo, en cualquiera de los dos sentidos), y que una deuda acaba con la última zanahoria.
hare-rule-1105 = Aparcamiento: en una casilla de liebre no pasa nada. Se sale de ella como de cualquier otra.

## The edition’s numbers and tables

hare-printed = { $printed ->
    [to_finish] Los números pequeños impresos en el tablero van en cuenta atrás hasta la meta: la casilla 10 de este reglamento lleva impreso el 54.
   *[from_start] Los números pequeños impresos en el tablero cuentan desde la salida, como en este reglamento.
}
hare-board = { $about } El orden de sus casillas se ha recompuesto a partir de imágenes y descripciones; tenemos un { $confidence } % de certeza sobre el conjunto.
hare-reconstructed-board = El orden de las casillas del tablero: tenemos un { $confidence } % de certeza.

## Short names of the hare’s events and cards

hare-card-miss_turn = Pierde un turno
hare-card-plus_minus_10 = Diez más o diez menos
hare-card-plus_minus_10_or_nothing = Diez más, diez menos o nada
hare-card-carrot_forward = Adelante a una zanahoria
hare-card-carrot_back = Atrás a una zanahoria
hare-card-position_forward = Gana una posición
hare-card-position_back = Pierde una posición
hare-card-eat_lettuce = Come una lechuga
hare-card-eat_carrot = Come una zanahoria
hare-card-last_move_free = Movimiento gratis
hare-card-play_again = Mueve otra vez
hare-card-give_10 = Da diez
hare-card-behind_or_again = Detrás u otra vez
hare-card-restore_65 = Sesenta y cinco
hare-card-ten_per_lettuce = Diez por lechuga
hare-card-free_ride = Paseo gratis
hare-card-lose_half = Pierde la mitad
hare-card-show = Muestra
hare-card-shuffle = Baraja
hare-card-carrots = { $card }
hare-card-zero = 0
