# The companion: the real box lies on the table, the page keeps count.

web-companion-lead = Jugad con el tablero de verdad y apuntad aquí lo que pasa. La página cuenta zanahorias y posiciones, dice cuánto cuesta cada movimiento y qué permiten las reglas. Pasaos este dispositivo, o que alguien lleve las cuentas.
web-companion-who = Quién juega, por orden de asiento
web-companion-more = Uno más
web-companion-fewer = Uno menos
web-companion-first = Empieza el primero de la lista.
web-companion-secret = Mantener secretas las zanahorias
web-companion-secret-sentence = Cada cual ve solo las suyas; el dispositivo cambia de manos en cada turno.
web-companion-start = Abrir el ayudante

## At the table

web-companion-panel = Ayudante
web-companion-play = Mueve en el tablero de verdad y apunta aquí el mismo movimiento.
web-companion-ask = ¿Qué ha dicho la carta o el dado?
web-companion-odds = { $num } de { $den }

## Un dispositivo para todos: a cada uno por su nombre

web-move-of = Le toca a { $name }
web-turn-now-of = { $moment } · ahora { $name }
web-shared-hare-prompt-gift = { hare-giver } da { hare-amount }: ¿quedarse el regalo o ponerlo en la banca?
web-shared-hare-prompt-choice = { $nothing ->
    [yes] La liebre deja elegir: tomar 10 zanahorias, dar 10 o no hacer nada.
   *[no] La liebre deja elegir: tomar 10 zanahorias o dar 10.
}
web-shared-hare-prompt-eat = Este turno la ficha come una lechuga.
web-shared-hare-prompt-miss = Se pierde un turno: la ficha se levanta.
web-shared-hare-prompt-nap = Este turno la ficha se despierta, y se queda donde está.
web-shared-hare-prompt-leave = { $ways ->
    [forward] La ficha ha comido y tiene que irse: hacia delante.
    [back] La ficha ha comido y tiene que irse: hacia atrás.
    [restart] La ficha ha comido y tendría que irse, pero no puede: tiene que volver a empezar.
   *[other] La ficha ha comido y tiene que irse: hacia delante o hacia atrás.
}
