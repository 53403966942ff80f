# The rulebook of Why First?, in our own words.

## Chapters

whyfirst-section-setup = Preparación
whyfirst-section-tricks = Una baza
whyfirst-section-tactical = La variante táctica
whyfirst-section-score = La puntuación de una ronda
whyfirst-section-end = Fin de la partida
whyfirst-section-leo = Leo, el tercero en una mesa de dos

## Set-up

whyfirst-rule-101 = De 2 a 6 jugadores, con una ficha cada uno. Una partida son cinco rondas; una ronda son cinco bazas.
whyfirst-rule-102 = El mazo tiene { $size } cartas de carrera: { $counts }.
whyfirst-rule-102-note = { $deck ->
    [printed-34] Es la tabla que imprime el reglamento italiano: enumera más cartas que las 32 de las que habla el mismo reglamento.
   *[standard] Lo aclara el reglamento alemán de la editorial. El italiano imprime una tabla de 34, que se puede jugar como deck=printed-34.
}
whyfirst-rule-103 = El recorrido tiene doce casillas por detrás de la salida, de -1 a -12, y dieciséis por delante, de 1 a 16. En una casilla caben todas las fichas que haga falta.
whyfirst-rule-103-note = Lectura nuestra: la salida cuenta como 0.
whyfirst-rule-104 = Una ronda empieza con todas las fichas en la salida y todas las cartas barajadas. Cada cual recibe cinco; las demás quedan sin ver hasta la ronda siguiente.

## A trick

whyfirst-rule-105 = { $mode ->
    [tactical] Cada cual elige en secreto una carta de su mano. Todas las cartas se descubren a la vez.
   *[base] En las cuatro primeras bazas, cada cual elige en secreto una carta de su mano y el jugador sobre el que se juega, que puede ser uno mismo. Todas las cartas se descubren a la vez.
}
whyfirst-rule-105-note = Añadido nuestro: hasta que se descubran las cartas, una elección se puede retirar.
whyfirst-rule-106 = Un jugador puede recibir cualquier número de cartas, o ninguna. La ficha se mueve una sola vez, la suma de todas: primero se suma, luego se mueve. Se detiene en -12 y en 16; así, una ficha en 15 que recibe +3 y -4 va a 14.
whyfirst-rule-107 = La quinta y última carta se juega sobre uno mismo.
whyfirst-rule-107-note = Lectura nuestra: ya no queda nada que elegir, así que el programa la juega por todos.
whyfirst-rule-112 = Las cartas jugadas quedan a la vista, y todo el mundo puede saber quién las jugó y sobre quién. Las manos, y las elecciones antes de descubrirse, son secretas.
whyfirst-rule-112-note = Lectura nuestra: el reglamento aparta las cartas jugadas sin decir si se pueden mirar.

## The tactical variant

whyfirst-rule-301 = Cada cual deja una carta boca abajo; todas se descubren a la vez. Después, del número blanco más alto al más bajo, cada jugador mueve una ficha cualquiera según su carta, y la misma ficha se puede mover otra vez. Las cinco bazas se juegan así.
whyfirst-rule-301-note = Lectura nuestra: la última carta la pone el programa; su jugador sigue eligiendo la ficha.
whyfirst-rule-302 = Cada movimiento se detiene en -12 y en 16. Hay que mover una ficha; un movimiento contra el final del recorrido no hace nada.
whyfirst-rule-302-note = Lectura nuestra: el reglamento no dice qué pasa en los extremos en esta variante.
whyfirst-rule-303 = Cada carta tiene su propio número blanco. Solo importa en esta variante; si no, las cartas del mismo valor son iguales.
whyfirst-rule-303-note = Qué número lleva cada carta es reconstrucción nuestra: cuanto más mueve una carta, más alto es su número.

## The score of a round

whyfirst-rule-108 = Tras la última baza, cada ficha que está en la casilla ocupada que va segunda se anota el número de esa casilla, y un número negativo es una pérdida. Las demás no se anotan nada.
whyfirst-rule-109 = Si hay varias fichas en cabeza, va segunda la siguiente casilla ocupada hacia abajo. Si todas las fichas comparten una casilla, no hay segundo y nadie puntúa.
whyfirst-rule-109-note = Lectura nuestra: el reglamento no trae ningún ejemplo de empate en cabeza.

## The end of the game

whyfirst-rule-110 = Tras cinco rondas gana el segundo total más alto. Quienes lo comparten ganan a la vez.
whyfirst-rule-111 = Los totales iguales cuentan una sola vez: con 10, 10 y 5 gana el 5. Si todos los totales son iguales, ganan todos.
whyfirst-rule-111-note = Lectura nuestra: como con las fichas, que haya varios arriba no convierte a ninguno en segundo.

## Leo

whyfirst-rule-201 = A los dos jugadores se les une Leo, que tiene una ficha y cuatro cartas boca abajo por ronda. En las cuatro primeras bazas su carta de arriba se descubre cuando los dos han elegido. { $mode ->
    [tactical] En la quinta baza no juega ninguna. Su ficha se puede mover como cualquier otra.
   *[base] Se juega sobre él mismo; en la quinta baza no juega ninguna. Se pueden jugar cartas sobre él.
} Puntúa como todos, y puede ganar.
whyfirst-rule-304 = En la variante táctica, la carta de Leo actúa cuando llega su número blanco, y siempre mueve a Leo.
whyfirst-rule-304-note = Lectura nuestra: el reglamento no dice cómo juega Leo en esta variante.

## The deck

whyfirst-deck-standard = Del reglamento alemán de la editorial.
whyfirst-deck-printed-34 = Como lo imprime la tabla del reglamento italiano, que sin embargo habla de 32.
whyfirst-reconstructed-white-numbers = Números blancos: qué número lleva cada carta es reconstrucción nuestra.
