# The rules in the browser. The complete rules stand in hare-rules.ftl and whyfirst-rules.ftl; here is what is around them.

web-rules-title = Reglas
web-rules-short = En un minuto
web-rules-complete = Completas
web-rules-marks = Cada regla tiene un número. «Lectura nuestra» señala lo que los reglamentos dejan abierto o lo que hemos recompuesto por nuestra cuenta.
web-rules-reading = lectura nuestra
web-rules-not-here = { $rule } no importa en esta mesa, así que no está en la lista.
web-rules-search = Buscar una regla
web-rules-search-example = lechuga, volver a empezar, 301…
web-rules-found = { $count ->
    [0] Ninguna regla dice eso.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
web-rules-try = Aprende jugando

## Hare & Tortoise in a minute

web-rules-short-hare-1 = { $pawns ->
    [2] Se corre a base de zanahorias, con dos liebres. Tienes { $start } para las dos, y cada paso de un movimiento cuesta una más que el anterior: 1 casilla cuesta 1, 2 cuestan 3, 3 cuestan 6, 10 cuestan 55.
   *[one] Se corre a base de zanahorias. Tienes { $start }, y cada paso de un movimiento cuesta una más que el anterior: 1 casilla cuesta 1, 2 cuestan 3, 3 cuestan 6, 10 cuestan 55.
}
web-rules-short-hare-2 = { $pawns ->
    [2] En tu turno haces avanzar a una de tus liebres hasta donde puedas pagar, a una casilla libre; o retrocede, o se queda en una casilla de zanahoria. No puedes pasar.
   *[one] En tu turno avanzas hasta donde puedas pagar, a una casilla libre; o retrocedes, o te quedas en una casilla de zanahoria. No puedes pasar.
}
web-rules-short-hare-3 = { $pawns ->
    [2] { $number_pay ->
        [turn_start] Al principio de tu turno, cada liebre tuya que está en una casilla de posición da 10 zanahorias multiplicadas por su posición, si el número es su posición en la carrera.
       *[on_leaving] Una casilla de posición da 10 zanahorias multiplicadas por la posición de la liebre que está en ella cuando esa liebre sigue adelante, si el número es entonces su posición en la carrera.
    }
   *[one] Una casilla de posición da 10 zanahorias multiplicadas por tu posición cuando sigues adelante, si su número es entonces tu posición en la carrera.
}
web-rules-short-hare-4 = En una casilla de zanahoria puedes quedarte, y tomar 10 zanahorias o dar 10.
web-rules-short-hare-5 = Por el camino tienes que comer { $lettuces } lechugas. En una casilla de lechuga pasas un turno comiendo, y tomas 10 zanahorias multiplicadas por tu posición: cuanto más atrás, más.
web-rules-short-hare-6 = { $runner ->
    [hedgehog] Volver al erizo más cercano
   *[tortoise] Volver a la tortuga más cercana
} por detrás no cuesta nada y da 10 zanahorias por casilla. Así es como te abasteces.
web-rules-short-hare-7 = { $hare ->
    [sprint] En una casilla de liebre no pasa nada. Seguir adelante desde allí cuesta 5 zanahorias por casilla, por lejos que vayas.
    [nap] En una casilla de liebre tu liebre se duerme y pierde un turno, a no ser que alguien la rebase.
    [closed] Las casillas de liebre están cerradas: nadie puede entrar en ellas.
    [tournament] En una casilla de liebre apuestas a que nadie te rebasará: si es así, en tu siguiente turno tomas 10 zanahorias; si no, pagas 10 por cada jugador que te haya rebasado.
    [parking] Las casillas de liebre son un aparcamiento: allí no pasa nada.
   *[edition] Una casilla de liebre es una apuesta: pasa algo al momento.
}
web-rules-short-hare-8 = { $pawns ->
    [2] Gana quien lleva primero sus dos liebres a la meta. { $first_pawn_any_lettuces ->
        [yes] Tu primera liebre puede llegar con tantas zanahorias y lechugas como quieras;
       *[no] Tu primera liebre puede llegar con tantas zanahorias como quieras, pero sin lechugas;
    } la segunda solo sin lechugas, y con un máximo de { $flat ->
        [yes] { $second } zanahorias.
       *[no] { $second } zanahorias si es la segunda liebre que llega, { $third } si es la tercera.
    }
   *[one] { $team ->
        [yes] Gana el primer equipo que tiene todas sus liebres en la meta.
       *[no] Gana quien llega primero.
    } Pero solo puedes cruzar la línea sin lechugas, y con un máximo de { $flat ->
        [yes] { $limit } zanahorias.
       *[no] { $limit } zanahorias si llegas en primera posición.
    }
}

## Why First? in a minute

web-rules-short-whyfirst-1 = Cada cual tiene una ficha en un recorrido de { $lowest } a { $highest }, y cinco cartas de { $weakest } a { $strongest }. Una partida son cinco rondas; una ronda son cinco bazas.
web-rules-short-whyfirst-2 = { $mode ->
    [tactical] En cada baza, cada cual deja una carta boca abajo.
   *[base] En cada baza, cada cual elige en secreto una carta y la ficha que mueve: la suya, o la de cualquiera.
}
web-rules-short-whyfirst-3 = { $mode ->
    [tactical] Todas las cartas se descubren a la vez. Después, del número blanco más alto hacia abajo, cada cual mueve una ficha con su carta: la suya, o la de cualquiera.
   *[base] Todas las cartas se descubren a la vez. Cada ficha se mueve una sola vez, la suma de sus cartas.
}
web-rules-short-whyfirst-4 = { $mode ->
    [tactical] Incluso la última carta de una ronda puede mover cualquier ficha.
   *[base] La última carta de una ronda se juega sobre uno mismo.
}
web-rules-short-whyfirst-5 = Entonces solo puntúa la segunda posición: el número en el que está. La primera no se lleva nada, y las demás tampoco.
web-rules-short-whyfirst-6 = Tras cinco rondas gana el segundo total más alto. El más alto, no.
web-rules-short-whyfirst-leo = El tercero en correr es Leo, a quien nadie maneja. En las cuatro primeras bazas se descubre una carta para él, que mueve su ficha. Tú también puedes moverla; Leo puntúa como todos, y puede ganar.

## Numbers, cards and tables

web-rules-numbers = En números
web-rules-by-players = Zanahorias y lechugas según el número de jugadores
web-rules-start = Zanahorias al principio
web-rules-restart = Al volver a empezar
web-rules-lettuces = Lechugas
web-rules-finish = Zanahorias permitidas en la meta
web-rules-finish-place = Llegada
web-rules-finish-carrots = Zanahorias, como máximo
web-rules-hare = Qué hace la liebre
web-rules-deck = Las cartas de liebre
web-rules-card = Carta
web-rules-count = Cuántas
web-rules-what = Qué pasa
web-rules-chart = La tabla de la liebre
web-rules-position-roll = Posición \ dado
web-rules-card-position = Carta \ posición
web-rules-card-number = Carta { $number }
web-rules-chart-star = * reconstruido
web-rules-sources = De dónde viene
web-rules-reconstructed = Reconstruido:
web-rules-race-deck = El mazo: { $size } cartas de carrera
web-rules-white = Números blancos
