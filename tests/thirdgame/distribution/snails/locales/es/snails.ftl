# What Snails says. A seat ($seat) is a number, or a name where the caller gives one.

snails-description = Una carrera lenta: al sol los más rápidos se secan, y de los que llegan a la lechuga gana el más lento.

snails-who = { $seat ->
    [one] Asiento { $seat }
    [many] Asiento { $seat }
    [other] Asiento { $seat }
   *[name] { $seat }
}

## Texts that are no action, and reasons

snails-text-unknown = «{ $text }» no es una acción. Elige un paso: «slow», «steady» o «fast».
snails-outcome-unknown = «{ $text }» no es un resultado del azar. El cielo es «sky:sun» o «sky:rain».
snails-no-chosen = Este asiento ya ha elegido su paso. Puede deshacer la elección hasta que se descubran los pasos.
snails-no-dry = Un caracol que se ha secado no puede ser rápido en el turno siguiente.
snails-no-over = La carrera ha terminado.
snails-no-sky = El cielo se muestra cuando todos los asientos han elegido.

## What is expected now, and what a pace does

snails-prompt-choose = Elige un paso. Al sol los más rápidos se secan.
snails-prompt-wait = { $count ->
    [one] Un asiento todavía está eligiendo.
   *[other] { $count } asientos todavía están eligiendo.
}
snails-prompt-sky = Todos han elegido: ¿qué hará el cielo?
snails-prompt-over = La carrera ha terminado.
snails-does-slow = Arrástrate una casilla.
snails-does-steady = Arrástrate dos casillas, salvo al sol si tu paso es el más rápido.
snails-does-fast = Arrástrate tres casillas, salvo al sol si tu paso es el más rápido.
snails-sky-sun = Sol
snails-sky-rain = Lluvia

## What happened

snails-event-chose = { snails-who } ha elegido.
snails-event-sky = { $sky ->
    [sun] Hace sol.
   *[rain] Llueve.
}
snails-event-crawled = { snails-who } se arrastra { $pace }, hasta la casilla { $space }.
snails-event-dried = { snails-who } llevaba el paso más rápido y se seca en la casilla { $space }.
snails-event-won = { snails-who } gana.

## Start positions that cannot arise

snails-start-all-dry = En cada turno se arrastra al menos un caracol: no pueden haberse secado todos.
snails-start-left-behind = La carrera ha empezado: un caracol que sigue en la casilla 0 acaba de secarse.

## The rulebook

snails-section-setup = El recorrido
snails-section-turn = Un turno
snails-section-end = El final
snails-rule-1 = De dos a cuatro caracoles salen de la casilla 0. La lechuga está en la casilla { $lettuce }.
snails-rule-2 = En cada turno cada asiento elige en secreto un paso: lento (1), constante (2) o rápido (3).
snails-rule-3 = Cuando todos han elegido, se descubren los pasos y el cielo: sol dos veces de cada tres, si no lluvia.
snails-rule-4 = Lluvia: cada caracol se arrastra tantas casillas como su paso, como mucho hasta la lechuga.
snails-rule-5 = Sol: los más rápidos de este turno se secan y se quedan donde están, los demás se arrastran. Si todos han elegido el mismo paso, nadie es el más rápido, y todos se arrastran.
snails-rule-6 = Un caracol que se ha secado no puede ser rápido en el turno siguiente.
snails-rule-7 = La carrera termina con el turno en que un caracol llega a la lechuga. De los que están allí gana el más lento de ese turno; pueden ser varios.

## The bot

bot-patient = Va a paso lento mientras nadie le lleva ventaja, si no a paso constante.

## On the page

web-game-snails = Caracoles
web-option-snails-track = Recorrido
web-option-snails-track-short = Corto
web-option-snails-track-short-sentence = La lechuga está en la casilla 8.
web-option-snails-track-long = Largo
web-option-snails-track-long-sentence = La lechuga está en la casilla 12.
